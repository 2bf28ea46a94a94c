package io.github.nonet.internal.verdict;

import io.github.nonet.internal.groups.Structure;
import java.util.List;
import java.util.stream.IntStream;

/** The reason why there is no solution. */
public sealed interface DeadReason {
  /** No simple technique shows it. */
  DeadReason HIDDEN = new Hidden();

  /** Returns the cells of the reason, in any order; none if it is hidden. */
  default IntStream cells(Structure structure) {
    return IntStream.empty();
  }

  /**
   * Singles, one after the other, until nothing is left for a place.
   *
   * @param singles the values that they fill; none if nothing is left from the start
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
   * @param house the group that has these places for one value; -1 if they are the values of one
   *     cell
   * @param options the values
   * @param ends the dead end to which each of them leads
   */
  record Cases(int house, List<FoundSingle> options, List<DeadEnd> ends) implements DeadReason {
    @Override
    public IntStream cells(Structure structure) {
      return options.stream().mapToInt(FoundSingle::cell);
    }
  }

  /**
   * Facts that exclude each other. Without any one of them there is a solution.
   *
   * @param houses the numbers of the usual houses that are needed to show this
   */
  record Core(List<PuzzleFact> facts, List<Integer> houses) implements DeadReason {
    @Override
    public IntStream cells(Structure structure) {
      return facts.stream().flatMapToInt(fact -> IntStream.of(fact.cells(structure)));
    }
  }

  /** The reason is hidden: only a search shows it. */
  record Hidden() implements DeadReason {}
}
