package io.github.nonet.internal.verdict;

import io.github.nonet.internal.verdict.DeadReason.DeadEnd;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Fills singles until nothing is left for a place, and then leaves out the singles that do not lead
 * there.
 *
 * <p>Singles come in layers: a layer is all singles that can be filled after the layers before it.
 * The first layer that leaves a gap ends the search, and the gap that needs the fewest singles is
 * taken. None of these can be left out.
 */
final class DeadEnds {
  /** The most gaps of a layer to try; later ones usually follow from the first. */
  private static final int MOST_GAPS = 12;

  private DeadEnds() {}

  /** Returns whether singles lead from here to a dead end. */
  static boolean isDead(SinglesState start) {
    return !gaps(start.copy(), new ArrayList<>()).isEmpty();
  }

  /** Returns the dead end that singles lead to, or null if they do not. */
  static @Nullable DeadEnd find(SinglesState start) {
    List<FoundSingle> filled = new ArrayList<>();
    List<Gap> gaps = gaps(start.copy(), filled);
    DeadEnd shortest = null;
    for (Gap gap : gaps.subList(0, Math.min(MOST_GAPS, gaps.size()))) {
      DeadEnd end = shorten(start, new DeadEnd(filled, gap));
      if (shortest == null || end.singles().size() < shortest.singles().size()) {
        shortest = end;
      }
    }
    return shortest;
  }

  /** Fills layer after layer, and returns the gaps that the last one leaves. */
  private static List<Gap> gaps(SinglesState state, List<FoundSingle> filled) {
    List<Gap> gaps = state.gaps();
    List<FoundSingle> layer = state.singles();
    while (gaps.isEmpty() && !layer.isEmpty()) {
      for (FoundSingle single : layer) {
        state.look();
        if (state.isSingle(single)) {
          state.fill(single);
          filled.add(single);
        }
      }
      gaps = state.gaps();
      layer = state.singles();
    }
    return gaps;
  }

  /** Returns the end with only the singles that cannot be left out. */
  private static DeadEnd shorten(SinglesState start, DeadEnd end) {
    DeadEnd shorter = end;
    int all = end.singles().size();
    for (int length = Integer.highestOneBit(Math.max(1, all)); length > 0; length /= 2) {
      for (int from = shorter.singles().size() - length; from > -length; from -= length) {
        List<FoundSingle> fewer = new ArrayList<>(shorter.singles());
        fewer.subList(Math.max(0, from), from + length).clear();
        DeadEnd found = replay(start, fewer, end.gap());
        shorter = found == null ? shorter : found;
      }
    }
    return shorter;
  }

  /** Fills all of the singles, each as soon as it becomes a single, or returns null. */
  private static @Nullable DeadEnd replay(SinglesState start, List<FoundSingle> singles, Gap gap) {
    SinglesState state = start.copy();
    List<FoundSingle> open = new ArrayList<>(singles);
    List<FoundSingle> filled = new ArrayList<>();
    for (int i = 0; i < open.size(); i++) {
      state.look();
      if (state.isSingle(open.get(i))) {
        state.fill(open.get(i));
        filled.add(open.remove(i));
        i = -1;
      }
    }
    Gap left = open.isEmpty() ? state.gapAt(gap) : null;
    return left == null ? null : new DeadEnd(List.copyOf(filled), left);
  }
}
