package io.github.nonet.internal.verdict;

import io.github.nonet.SearchLimit;
import io.github.nonet.SearchLimitExceededException;
import io.github.nonet.internal.LimitedWatch;
import io.github.nonet.internal.groups.Structure;
import io.github.nonet.internal.sets.Lists;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A puzzle that is asked about.
 *
 * @param <S> its solutions
 */
public abstract class Question<S> {
  final Structure structure;
  final int[] sets;
  final int[] values;
  final boolean hasClues;
  private final LimitedWatch watch;

  /**
   * @param structure the rules
   * @param sets the candidates of each cell
   * @param values what fills each cell, 0 for an open one
   * @param hasClues whether the filled cells say all: the candidates follow from them
   * @param limit what the search for solutions may cost; the search for a reason ends there, too
   */
  protected Question(
      Structure structure, int[] sets, int[] values, boolean hasClues, SearchLimit limit) {
    this.structure = structure;
    this.sets = sets;
    this.values = values;
    this.hasClues = hasClues;
    watch = new LimitedWatch(limit);
  }

  /** Returns the cells of each contradiction to the rules. */
  protected abstract Stream<List<Integer>> conflicts();

  /** Returns whether what fills the cells contradicts no rule. */
  protected abstract boolean isConsistent();

  /** Returns two solutions, or all if fewer exist. */
  protected abstract List<S> solutions();

  protected abstract int value(S solution, int cell);

  /** Returns how many solutions there are without the clue in a cell, counted up to 2. */
  protected abstract long countWithout(int cell);

  /**
   * Returns how many solutions there are if a cage has any sum, counted up to 2. Not every puzzle
   * has cages.
   */
  protected long countWithoutSum(int cage) {
    return 0;
  }

  /** Returns if there is time left; else throws. */
  protected final void look() {
    watch.look();
  }

  /** Returns what the work gives, or {@code otherwise} where a limit ends it. */
  protected static <T> T unlessLate(Supplier<T> work, T otherwise) {
    try {
      return work.get();
    } catch (SearchLimitExceededException e) {
      return otherwise;
    }
  }

  /** Returns the values that a person has typed; none where the candidates say more than they. */
  List<FoundSingle> clues() {
    return IntStream.range(0, hasClues ? structure.shown() : 0)
        .filter(cell -> values[cell] != 0)
        .mapToObj(cell -> new FoundSingle(cell, values[cell]))
        .collect(Lists.toList());
  }
}
