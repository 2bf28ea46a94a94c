package io.github.nonet.internal.verdict;

import io.github.nonet.internal.groups.Structure;
import java.util.List;
import java.util.stream.IntStream;

/** Why there is no solution. */
public sealed interface DeadReason {
  /** No technique this simple shows it. */
  DeadReason HIDDEN = new Hidden();

  /** Returns the cells that it is about, in any order; none where it is hidden. */
  default IntStream cells(Structure structure) {
    return IntStream.empty();
  }

  /**
   * Singles, one after the other, until nothing is left for a place.
   *
   * @param singles what they fill; none where nothing is left from the start
   * @param gap the place
   */
  record DeadEnd(List<FoundSingle> singles, Gap gap) implements DeadReason {
    @Override
    public IntStream cells(Structure structure) {
      return IntStream.of(gap.cells(structure));
    }
  }

  /**
   * One of some values must be true, and each leads to a dead end.
   *
   * @param house the group that has these places for the one value; -1 where they are the values of
   *     one cell
   * @param options the values
   * @param ends where each of them leads
   */
  record Cases(int house, List<FoundSingle> options, List<DeadEnd> ends) implements DeadReason {
    @Override
    public IntStream cells(Structure structure) {
      return options.stream().mapToInt(FoundSingle::cell);
    }
  }

  /**
   * Facts that no solution meets together. Without any one of them there is a solution.
   *
   * @param houses the usual houses that are needed for that, by the numbers of their groups
   */
  record Core(List<PuzzleFact> facts, List<Integer> houses) implements DeadReason {
    @Override
    public IntStream cells(Structure structure) {
      return facts.stream().flatMapToInt(fact -> IntStream.of(fact.cells(structure)));
    }
  }

  /** Only a search shows it. */
  record Hidden() implements DeadReason {}
}
