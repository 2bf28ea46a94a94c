package io.github.nonet.internal.logic.als;

import io.github.nonet.internal.logic.CellSet;
import io.github.nonet.internal.logic.State;
import io.github.nonet.internal.sets.ValueSet;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;

/**
 * The restricted commons of all almost locked sets: digits of two sets whose places in one set all
 * see their places in the other. Only one of the two sets can have such a digit.
 *
 * <p>If two sets have two restricted commons, each set loses one of them.
 */
final class RestrictedCommons {
  /** The beat of looks, in links listed. */
  private static final int BEAT = 0x1FFF;

  private static final Function<State, RestrictedCommons> APART =
      s -> new RestrictedCommons(s, false);
  private static final Function<State, RestrictedCommons> OVERLAPPING =
      s -> new RestrictedCommons(s, true);

  private final State state;
  final List<FoundAls> sets;
  final List<CommonLink> links = new ArrayList<>();

  /** The parts of the links, each as an array, for searches that follow millions of them. */
  final int[] first;

  final int[] second;
  final int[] digit;
  final int[] other;

  /** For each set, the indices of all its links, and of its links to later sets, both ascending. */
  final int[][] all;

  final int[][] later;

  /**
   * Two sets with one or two restricted commons.
   *
   * @param first the index of a set
   * @param second the index of a later set
   * @param other another digit, or 0
   */
  record CommonLink(int first, int second, int digit, int other) {
    int digits() {
      return ValueSet.bit(digit) | (other == 0 ? 0 : ValueSet.bit(other));
    }
  }

  private RestrictedCommons(State state, boolean overlaps) {
    this.state = state;
    sets = FoundAls.all(state);
    all = new int[sets.size()][];
    later = new int[sets.size()][];
    linkAll(overlaps);
    first = new int[links.size()];
    second = first.clone();
    digit = first.clone();
    other = first.clone();
    for (int i = 0; i < first.length; i++) {
      CommonLink link = links.get(i);
      first[i] = link.first();
      second[i] = link.second();
      digit[i] = link.digit();
      other[i] = link.other();
    }
    listAll();
  }

  /**
   * Links the pairs of sets that are within reach of each other. Most of about thirty thousand
   * pairs are not, so this loop reads arrays of digits and cells, not the sets.
   */
  private void linkAll(boolean overlaps) {
    int count = sets.size();
    int[] digits = new int[count];
    long[] low = new long[count];
    long[] high = new long[count];
    for (int i = 0; i < count; i++) {
      digits[i] = sets.get(i).digits();
      low[i] = sets.get(i).cells().low();
      high[i] = sets.get(i).cells().high();
    }
    for (int i = 0; i < count; i++) {
      state.look();
      linkLater(i, overlaps, digits, low, high);
    }
  }

  private void linkLater(int i, boolean overlaps, int[] digits, long[] low, long[] high) {
    CellSet reach = sets.get(i).reach();
    for (int j = i + 1; j < digits.length; j++) {
      if ((digits[i] & digits[j]) != 0
          && (reach.low() & low[j] | reach.high() & high[j]) != 0
          && (overlaps || (low[i] & low[j] | high[i] & high[j]) == 0)) {
        link(i, j);
      }
    }
  }

  private void link(int i, int j) {
    FoundAls a = sets.get(i);
    FoundAls b = sets.get(j);
    int digit = 0;
    int other = 0;
    for (int rest = a.digits() & b.digits(); rest != 0; rest = ValueSet.withoutLowest(rest)) {
      int next = ValueSet.lowest(rest);
      if (a.peers(next).containsAll(b.places(next))) {
        other = digit == 0 ? 0 : next;
        digit = digit == 0 ? next : digit;
      }
    }
    if (digit != 0) {
      links.add(new CommonLink(i, j, digit, other));
    }
  }

  /** Lists the links of each set. Links are ordered by set, so links to earlier sets come first. */
  private void listAll() {
    int[] total = new int[sets.size()];
    int[] earlier = new int[sets.size()];
    for (CommonLink link : links) {
      total[link.first]++;
      total[link.second]++;
      earlier[link.second]++;
    }
    for (int set = 0; set < total.length; set++) {
      all[set] = new int[total[set]];
    }
    for (int i = links.size() - 1; i >= 0; i--) {
      if ((i & BEAT) == 0) {
        state.look();
      }
      all[links.get(i).first][--total[links.get(i).first]] = i;
      all[links.get(i).second][--total[links.get(i).second]] = i;
    }
    for (int set = 0; set < total.length; set++) {
      later[set] = Arrays.copyOfRange(all[set], earlier[set], all[set].length);
    }
  }

  /** Returns the restricted commons of sets that share no cell. */
  static RestrictedCommons of(State state) {
    return state.derived(APART);
  }

  /** Returns the restricted commons of all sets, except for digits in cells that two sets share. */
  static RestrictedCommons withOverlaps(State state) {
    return state.derived(OVERLAPPING);
  }
}
