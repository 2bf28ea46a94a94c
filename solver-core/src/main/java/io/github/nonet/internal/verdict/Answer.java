package io.github.nonet.internal.verdict;

import io.github.nonet.internal.groups.Structure;
import io.github.nonet.internal.sets.Lists;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/**
 * The answer to a question about a puzzle.
 *
 * @param <S> its solutions
 */
public final class Answer<S> {
  private final Question<S> question;
  private final boolean isConsistent;
  private final List<S> solutions;

  /** The reason why there is no solution; hidden if there is one, or a conflict. */
  private final DeadReason reason;

  private final List<Suspicion> suspects;
  private final boolean isComplete;

  /**
   * Answers a question. The limit bounds the search for solutions; if it ends the search for a
   * reason, there is no reason.
   */
  public Answer(Question<S> question) {
    this.question = question;
    question.look();
    isConsistent = question.isConsistent();
    solutions = isConsistent ? question.solutions() : List.of();
    boolean isSolvable = !solutions.isEmpty();
    DeadReason simple =
        isConsistent && !isSolvable
            ? Question.unlessLate(this::findReason, DeadReason.HIDDEN)
            : DeadReason.HIDDEN;
    SuspectSearch search = new SuspectSearch(question);
    if (question.hasClues && solutions.size() != 1) {
      search.search(solutions.stream().map(question::values).collect(Lists.toList()));
    }
    suspects = search.found();
    isComplete = search.isComplete();
    boolean isHidden = isConsistent && !isSolvable && simple == DeadReason.HIDDEN;
    reason = isHidden && question.hasClues ? Question.unlessLate(this::findCore, simple) : simple;
  }

  private DeadReason findReason() {
    return Reasons.of(question.structure, question.sets, question.values, question::look);
  }

  private DeadReason findCore() {
    List<PuzzleFact> needed = suspects.stream().map(Suspicion::fact).collect(Lists.toList());
    return Cores.of(question, needed);
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
   * Returns the cells of the verdict, ascending: the cells in which two solutions differ, or the
   * cells of the conflicts or of the reason.
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

  /** Returns the facts that may be wrong, the likeliest first. */
  public List<Suspicion> suspects() {
    return suspects;
  }

  /** Returns whether the limit allowed to decide on each fact. */
  public boolean isComplete() {
    return isComplete;
  }

  /** Returns the values after the singles that lead to a gap, if singles lead to one. */
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
   * @param conflicts returns the conflicts, the worst first; asked only if the puzzle contradicts
   *     the rules
   */
  public String describe(VerdictText text, Supplier<List<String>> conflicts) {
    String verdict =
        switch (solutions.size()) {
          case 0 -> text.none(isConsistent ? text.reason(reason) : text.conflicts(conflicts.get()));
          case 1 -> text.one();
          default -> text.several(cells(), unused());
        };
    return suspects.isEmpty() ? verdict : verdict + ' ' + text.suspects(suspects);
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
