package io.github.nonet.internal.verdict;

import io.github.nonet.internal.Lists;
import io.github.nonet.internal.groups.Structure;
import java.util.List;
import java.util.stream.IntStream;

/**
 * What there is to say of a puzzle.
 *
 * @param solutions two, or as many as there are
 * @param isConsistent whether what fills the cells contradicts no rule
 * @param reason why there is no solution; hidden where there is one, or a conflict
 * @param suspects the clues without any one of which there is a solution, if there is none
 * @param suspectCages the numbers of the cages without whose sum there is a solution
 * @param <S> the solutions
 */
public record Answer<S>(
    List<S> solutions,
    boolean isConsistent,
    Reason reason,
    List<Single> suspects,
    List<Integer> suspectCages) {
  /**
   * Answers a question. The limit bounds the search for solutions; where it ends the search for a
   * reason, there is none.
   */
  public static <S> Answer<S> to(Question<S> question) {
    question.look();
    boolean isConsistent = question.isConsistent();
    List<S> solutions = isConsistent ? question.solutions() : List.of();
    return solutions.isEmpty()
        ? new Answer<>(
            solutions,
            isConsistent,
            isConsistent ? reason(question) : Reason.HIDDEN,
            question.unlessLate(() -> suspects(question), List.of()),
            question.unlessLate(() -> suspectCages(question), List.of()))
        : new Answer<>(solutions, true, Reason.HIDDEN, List.of(), List.of());
  }

  private static Reason reason(Question<?> question) {
    return question.unlessLate(
        () -> Reasons.of(question.structure(), question.sets(), question.values(), question::look),
        Reason.HIDDEN);
  }

  private static List<Single> suspects(Question<?> question) {
    return Suspects.among(question.clues(), question::countWithout);
  }

  private static List<Integer> suspectCages(Question<?> question) {
    List<Structure.Cage> cages = question.structure().cages();
    List<Integer> withSum =
        IntStream.range(0, cages.size())
            .filter(cage -> cages.get(cage).sum() != 0)
            .boxed()
            .collect(Lists.toList());
    return Suspects.among(withSum, question::countWithoutSum);
  }

  /** Returns the cells that the reason is about, ascending; none where it is hidden. */
  public List<Integer> place(Structure structure, int[] values) {
    IntStream cells = isConsistent ? cells(structure) : clashing(structure, values);
    return cells.sorted().distinct().boxed().collect(Lists.toList());
  }

  private static IntStream clashing(Structure structure, int[] values) {
    return Clashes.of(structure, values).stream()
        .flatMapToInt(clash -> clash.cells().stream().mapToInt(cell -> cell));
  }

  private IntStream cells(Structure structure) {
    if (reason instanceof Reason.DeadEnd end) {
      return IntStream.of(end.gap().cells(structure));
    }
    return reason instanceof Reason.Cases cases
        ? cases.options().stream().mapToInt(Single::cell)
        : IntStream.empty();
  }
}
