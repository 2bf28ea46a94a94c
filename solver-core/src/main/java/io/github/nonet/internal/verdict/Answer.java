package io.github.nonet.internal.verdict;

import io.github.nonet.internal.groups.Structure;
import io.github.nonet.internal.sets.Lists;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.function.ToLongFunction;
import java.util.stream.IntStream;

/**
 * What there is to say of a puzzle.
 *
 * @param <S> its solutions
 */
public final class Answer<S> {
  private final Question<S> question;
  private final boolean isConsistent;
  private final List<S> solutions;

  /** Why there is no solution; hidden where there is one, or a conflict. */
  private final DeadReason reason;

  private final List<FoundSingle> suspects;
  private final List<Integer> suspectCages;

  /**
   * Answers a question. The limit bounds the search for solutions; where it ends the search for a
   * reason, there is none.
   */
  public Answer(Question<S> question) {
    this.question = question;
    question.look();
    isConsistent = question.isConsistent();
    solutions = isConsistent ? question.solutions() : List.of();
    boolean isSolvable = !solutions.isEmpty();
    reason =
        isConsistent && !isSolvable
            ? Question.unlessLate(this::findReason, DeadReason.HIDDEN)
            : DeadReason.HIDDEN;
    suspects = isSolvable ? List.of() : Question.unlessLate(this::findSuspects, List.of());
    suspectCages = isSolvable ? List.of() : Question.unlessLate(this::findCages, List.of());
  }

  private DeadReason findReason() {
    return Reasons.of(question.structure, question.sets, question.values, question::look);
  }

  private List<FoundSingle> findSuspects() {
    return suspectsAmong(question.clues(), clue -> question.countWithout(clue.cell()));
  }

  private List<Integer> findCages() {
    List<Structure.Cage> cages = question.structure.cages();
    List<Integer> withSum =
        IntStream.range(0, cages.size())
            .filter(cage -> cages.get(cage).sum() != 0)
            .boxed()
            .collect(Lists.toList());
    return suspectsAmong(withSum, question::countWithoutSum);
  }

  /**
   * Returns the clues without which there is one solution, then those without which there are
   * several.
   *
   * @param solutionsWithout how many solutions there are without a clue, counted up to 2
   */
  static <C> List<C> suspectsAmong(List<C> clues, ToLongFunction<C> solutionsWithout) {
    List<C> one = new ArrayList<>();
    List<C> several = new ArrayList<>();
    for (C clue : clues) {
      long count = solutionsWithout.applyAsLong(clue);
      if (count > 0) {
        (count == 1 ? one : several).add(clue);
      }
    }
    one.addAll(several);
    return Collections.unmodifiableList(one);
  }

  /** Returns two solutions, or all if fewer exist. */
  public List<S> solutions() {
    return solutions;
  }

  /** Returns the word for none, one or several solutions. */
  public <K> K choose(K none, K one, K several) {
    return solutions.isEmpty() ? none : solutions.size() == 1 ? one : several;
  }

  /**
   * Returns the cells that the verdict is about, ascending: those in which two solutions differ, of
   * the conflicts, or of the reason.
   */
  public List<Integer> cells() {
    IntStream cells =
        solutions.size() == 2
            ? IntStream.range(0, question.values.length).filter(this::isDifferent)
            : isConsistent
                ? reason.cells(question.structure)
                : question.conflicts().flatMap(List::stream).mapToInt(cell -> cell);
    return cells
        .filter(cell -> cell < question.structure.shown())
        .sorted()
        .distinct()
        .boxed()
        .collect(Lists.toList());
  }

  private boolean isDifferent(int cell) {
    return question.value(solutions.get(0), cell) != question.value(solutions.get(1), cell);
  }

  /**
   * Returns the cells of the clues without any one of which there is a solution, if there is none.
   */
  public List<Integer> suspects() {
    return suspects.stream().map(FoundSingle::cell).collect(Lists.toList());
  }

  /** Returns the numbers of the cages without whose sum there is a solution, if there is none. */
  public List<Integer> suspectCages() {
    return suspectCages;
  }

  /** Returns the values when singles have filled what leads to a gap, if they do. */
  public Optional<int[]> deadEnd() {
    if (!(reason instanceof DeadReason.DeadEnd end)) {
      return Optional.empty();
    }
    int[] filled = question.values.clone();
    end.singles().forEach(single -> filled[single.cell()] = single.value());
    return Optional.of(filled);
  }

  /**
   * Returns the verdict in words.
   *
   * @param conflicts is asked for those of a puzzle that contradicts the rules
   */
  public String describe(VerdictText text, Supplier<String> conflicts) {
    return switch (solutions.size()) {
      case 0 -> none(text, isConsistent ? text.reason(reason) : conflicts.get());
      case 1 -> text.one();
      default -> text.several(cells(), unused());
    };
  }

  private String none(VerdictText text, String why) {
    return text.none(why)
        + (suspects.isEmpty() ? "" : ' ' + text.suspects(suspects))
        + (suspectCages.isEmpty() ? "" : ' ' + text.suspectCages(suspectCages));
  }

  /**
   * Returns the values that no clue has, if these are two or more, but not all, and neither a sum
   * nor a constraint distinguishes them.
   */
  private List<Integer> unused() {
    Structure rules = question.structure;
    boolean isSymmetric = question.hasClues && rules.cages().isEmpty() && rules.forms().isEmpty();
    List<Integer> unused =
        IntStream.rangeClosed(1, isSymmetric ? rules.symbols() : 0)
            .filter(value -> IntStream.of(question.values).noneMatch(found -> found == value))
            .boxed()
            .collect(Lists.toList());
    return unused.size() > 1 && unused.size() < rules.symbols() ? unused : List.of();
  }
}
