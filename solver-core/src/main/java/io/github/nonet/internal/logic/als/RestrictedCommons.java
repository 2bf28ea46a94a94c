package io.github.nonet.internal.logic.als;

import io.github.nonet.internal.logic.CellSet;
import io.github.nonet.internal.logic.State;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The restricted commons of all almost locked sets: a digit of two sets whose places in the one all
 * see its places in the other. Only one of the two sets can have it.
 *
 * <p>Two sets may have two restricted commons; then each of them loses one.
 */
final class RestrictedCommons {
  final List<Als> sets;
  final List<Link> links = new ArrayList<>();

  /** Of each set: the indices of its links to later sets, and of all its links. */
  private final int[][] later;

  private int[][] all;

  /**
   * Two sets with one or two restricted commons.
   *
   * @param first the index of a set
   * @param second the index of a later set
   * @param digit a restricted common
   * @param other another one, or 0
   */
  record Link(int first, int second, int digit, int other) {
    /** Returns the restricted commons as a set. */
    int digits() {
      return 1 << digit | (other == 0 ? 0 : 1 << other);
    }
  }

  private RestrictedCommons(State state, boolean overlaps) {
    sets = Als.all(state);
    later = new int[sets.size()][];
    Als[] all = sets.toArray(new Als[0]);
    for (int i = 0; i < all.length; i++) {
      int from = links.size();
      CellSet reach = all[i].reach();
      for (int j = i + 1; j < all.length; j++) {
        if ((all[i].digits() & all[j].digits()) != 0 && reach.intersects(all[j].cells())) {
          link(i, j, overlaps);
        }
      }
      later[i] = IntStream.range(from, links.size()).toArray();
    }
  }

  /** Returns the indices of the links from this set to later ones, ascending. */
  int[] later(int set) {
    return later[set];
  }

  /** Returns the indices of the links of this set, ascending. */
  int[] all(int set) {
    if (all == null) {
      all = new int[sets.size()][];
      for (int i = 0; i < all.length; i++) {
        int one = i;
        all[i] =
            IntStream.range(0, links.size())
                .filter(link -> links.get(link).first() == one || links.get(link).second() == one)
                .toArray();
      }
    }
    return all[set];
  }

  private record Apart(RestrictedCommons commons) {}

  private record Overlapping(RestrictedCommons commons) {}

  /** Returns the restricted commons of sets that share no cell. */
  static RestrictedCommons of(State state) {
    return state.derived(Apart.class, s -> new Apart(new RestrictedCommons(s, false))).commons;
  }

  /** Returns the restricted commons of all sets; they do not lie in shared cells. */
  static RestrictedCommons withOverlaps(State state) {
    return state.derived(Overlapping.class, s -> new Overlapping(new RestrictedCommons(s, true)))
        .commons;
  }

  private void link(int i, int j, boolean overlaps) {
    Als a = sets.get(i);
    Als b = sets.get(j);
    int common = a.digits() & b.digits();
    if (!overlaps && a.cells().intersects(b.cells())) {
      return;
    }
    int digit = 0;
    int other = 0;
    for (int rest = common; rest != 0; rest &= rest - 1) {
      int next = Integer.numberOfTrailingZeros(rest);
      if (a.peers(next).containsAll(b.places(next))) {
        other = digit == 0 ? 0 : next;
        digit = digit == 0 ? next : digit;
      }
    }
    if (digit != 0) {
      links.add(new Link(i, j, digit, other));
    }
  }
}
