package io.github.nonet.internal.verdict;

import io.github.nonet.SearchLimit;
import io.github.nonet.SearchLimitExceededException;
import io.github.nonet.internal.GroupEngine;
import io.github.nonet.internal.LimitedWatch;
import io.github.nonet.internal.Watch;
import io.github.nonet.internal.constraints.Misprint;
import io.github.nonet.internal.groups.Structure;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A question about a puzzle.
 *
 * @param <S> its solutions
 */
public abstract class Question<S> {
  final Structure structure;
  final int[] sets;
  final int[] values;
  final boolean hasClues;
  private final LimitedWatch watch;
  final long mostGuesses;

  /**
   * @param structure the rules
   * @param sets the candidates of each cell
   * @param values the value of each cell, 0 for an open one
   * @param hasClues whether all candidates follow from the filled cells
   * @param limit the limit on the search for solutions, where the search for a reason also ends
   */
  protected Question(
      Structure structure, int[] sets, int[] values, boolean hasClues, SearchLimit limit) {
    this.structure = structure;
    this.sets = sets;
    this.values = values;
    this.hasClues = hasClues;
    watch = new LimitedWatch(limit);
    mostGuesses = limit.maxGuesses().orElse(Long.MAX_VALUE);
  }

  /** Returns the cells of each contradiction to the rules. */
  protected abstract Stream<List<Integer>> conflicts();

  /** Returns whether the filled cells contradict no rule. */
  protected abstract boolean isConsistent();

  /** Returns two solutions, or all if fewer exist. */
  protected abstract List<S> solutions();

  protected abstract int value(S solution, int cell);

  /** Returns a new engine for some rules, which asks the watch while it works. */
  protected abstract GroupEngine newEngine(Structure rules, Watch lookedAt);

  /**
   * Returns a new list of the facts that may be mistyped: only the clues, unless the rules may also
   * be.
   */
  protected List<PuzzleFact> facts() {
    List<PuzzleFact> facts = new ArrayList<>();
    for (int cell = 0; cell < structure.shown(); cell++) {
      if (values[cell] != 0) {
        facts.add(PuzzleFact.clue(cell, values[cell]));
      }
    }
    return facts;
  }

  /** Returns the rules that consist of these facts, one of which may differ from the puzzle's. */
  protected Structure rules(Collection<PuzzleFact> kept) {
    return structure;
  }

  /** Returns the possible corrections of a fact, the likeliest first. */
  protected List<Misprint<PuzzleFact>> near(PuzzleFact fact) {
    List<Misprint<PuzzleFact>> near = new ArrayList<>();
    for (int value = 1; value <= structure.symbols(); value++) {
      if (fact.isClue() && value != fact.value()) {
        PuzzleFact right = PuzzleFact.clue(fact.number(), value);
        near.add(Misprint.ofNumber(right, fact.value(), value));
      }
    }
    near.sort(Misprint.ORDER);
    return near;
  }

  /** Returns whether two cells share an edge or a corner. */
  protected boolean areTouching(int cell, int other) {
    int side = structure.symbols();
    return Math.abs(cell / side - other / side) <= 1 && Math.abs(cell % side - other % side) <= 1;
  }

  /** Returns whether values meet a fact. */
  protected boolean allows(PuzzleFact fact, int... solution) {
    return solution[fact.number()] == fact.value();
  }

  /** Returns normally if there is time left; otherwise throws. */
  protected final void look() {
    watch.look();
  }

  /** Returns the result of the work, or {@code otherwise} if a limit ends it. */
  protected static <T> T unlessLate(Supplier<T> work, T otherwise) {
    try {
      return work.get();
    } catch (SearchLimitExceededException e) {
      return otherwise;
    }
  }

  /** Returns the values of a solution. */
  final int[] values(S solution) {
    return IntStream.range(0, values.length).map(cell -> value(solution, cell)).toArray();
  }
}
