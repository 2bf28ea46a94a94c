package io.github.nonet.internal.verdict;

import io.github.nonet.internal.verdict.Reason.DeadEnd;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Fills singles until nothing is left for a place, and leaves out again what does not lead there.
 *
 * <p>Singles come in layers: a layer is all that can be filled when those before it are. The first
 * layer that leaves a gap ends the search, and of its gaps the one that needs the fewest singles is
 * taken. Of these none can be left out.
 */
final class DeadEnds {
  /** Later gaps of a layer follow from the first ones. */
  private static final int MOST_GAPS = 12;

  private final Runnable clock;

  /**
   * Makes a finder.
   *
   * @param clock is run often, and may throw to end the search
   */
  DeadEnds(Runnable clock) {
    this.clock = clock;
  }

  /** Returns whether singles lead from here to a dead end. */
  boolean isDead(Pencil start) {
    return !gaps(start.copy(), new ArrayList<>()).isEmpty();
  }

  /** Returns the dead end that singles lead to, or null if they do not. */
  @Nullable DeadEnd find(Pencil start) {
    List<Single> filled = new ArrayList<>();
    List<Gap> gaps = gaps(start.copy(), filled);
    DeadEnd shortest = null;
    for (Gap gap : gaps.subList(0, Math.min(MOST_GAPS, gaps.size()))) {
      DeadEnd end = new DeadEnd(needed(start, filled, gap), gap);
      if (shortest == null || end.singles().size() < shortest.singles().size()) {
        shortest = end;
      }
    }
    return shortest;
  }

  /** Fills layer after layer, and returns what the last one leaves nothing for. */
  private List<Gap> gaps(Pencil pencil, List<Single> filled) {
    List<Gap> gaps = pencil.gaps();
    List<Single> layer = pencil.singles();
    while (gaps.isEmpty() && !layer.isEmpty()) {
      for (Single single : layer) {
        clock.run();
        if (pencil.isSingle(single)) {
          pencil.fill(single);
          filled.add(single);
        }
      }
      gaps = pencil.gaps();
      layer = pencil.singles();
    }
    return gaps;
  }

  /** Returns those of the singles, in their order, none of which can be left out. */
  private List<Single> needed(Pencil start, List<Single> singles, Gap gap) {
    List<Single> needed = new ArrayList<>(singles);
    for (int length = Integer.highestOneBit(Math.max(1, needed.size())); length > 0; length /= 2) {
      for (int from = needed.size() - length; from > -length; from -= length) {
        List<Single> fewer = new ArrayList<>(needed);
        fewer.subList(Math.max(0, from), from + length).clear();
        if (leads(start, fewer, gap)) {
          needed = fewer;
        }
      }
    }
    return List.copyOf(needed);
  }

  private boolean leads(Pencil start, List<Single> singles, Gap gap) {
    Pencil pencil = start.copy();
    for (Single single : singles) {
      clock.run();
      if (!pencil.isSingle(single)) {
        return false;
      }
      pencil.fill(single);
    }
    return pencil.has(gap);
  }
}
