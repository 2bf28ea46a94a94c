package io.github.nonet.internal.logic.als;

import io.github.nonet.Candidate;
import io.github.nonet.internal.logic.Eliminations;
import io.github.nonet.internal.logic.Finder;
import io.github.nonet.internal.logic.Simplest;
import io.github.nonet.internal.logic.State;
import io.github.nonet.internal.logic.StepSink;
import io.github.nonet.internal.logic.als.RestrictedCommons.CommonLink;
import io.github.nonet.internal.sets.ValueSet;
import io.github.nonet.logic.AlmostLockedSets.Common;
import io.github.nonet.logic.Reason;
import io.github.nonet.logic.Technique;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * ALS-XY-wing: three almost locked sets; the middle one has a restricted common x with the first
 * and another, y, with the second. The middle set can lose only one of them, so the other one is
 * lost by its outer set, which is then locked: any other digit that both outer sets have is in one
 * of them.
 *
 * <pre>
 *   A ... x = C = y ... B        z is eliminated from all cells that see every z of A and B
 * </pre>
 *
 * <p>Sets that share cells are also tried, but only for digits that disjoint sets do not eliminate.
 * It generalises the XY-wing, whose sets are three cells.
 */
public final class AlsXyWing implements Finder {
  /** The beat of looks, in wings. */
  private static final int BEAT = 0x3F;

  private State state;
  private int work;
  private RestrictedCommons commons;
  private boolean overlaps;
  private Eliminations gone;
  private StepSink sink;

  private final Set<List<Candidate>> known = new HashSet<>();
  private final boolean simpleOnly;

  /** Makes a finder; a simple one takes only sets that share no cell. */
  public AlsXyWing(boolean simpleOnly) {
    this.simpleOnly = simpleOnly;
  }

  @Override
  public boolean find(State searched, StepSink receiver) {
    state = searched;
    gone = new Eliminations(state);
    if (simpleOnly) {
      return search(RestrictedCommons.of(state), false, receiver);
    }
    return Simplest.first(
        receiver,
        to -> search(RestrictedCommons.of(state), false, to),
        to -> search(RestrictedCommons.withOverlaps(state), true, to));
  }

  private boolean search(RestrictedCommons links, boolean mayOverlap, StepSink receiver) {
    commons = links;
    overlaps = mayOverlap;
    sink = receiver;
    known.clear();
    for (int i = 0; i < commons.links.size(); i++) {
      if (!wingsWith(i)) {
        return false;
      }
    }
    return true;
  }

  /** Tries the later links that share a set with this one, in ascending order. */
  private boolean wingsWith(int index) {
    CommonLink link = commons.links.get(index);
    int[] left = commons.all[link.first()];
    int[] right = commons.all[link.second()];
    int i = Arrays.binarySearch(left, index) + 1;
    int j = Arrays.binarySearch(right, index) + 1;
    while (i < left.length || j < right.length) {
      if ((++work & BEAT) == 0) {
        state.look();
      }
      boolean takesLeft = j == right.length || i < left.length && left[i] < right[j];
      int next = takesLeft ? left[i++] : right[j++];
      if (!wing(link, commons.links.get(next), takesLeft ? link.first() : link.second())) {
        return false;
      }
    }
    return true;
  }

  private boolean wing(CommonLink first, CommonLink second, int middle) {
    int digits = first.digits() | second.digits();
    if (ValueSet.hasAtMostOne(digits)) {
      return true;
    }
    FoundAls a = commons.sets.get(first.first() + first.second() - middle);
    FoundAls b = commons.sets.get(second.first() + second.second() - middle);
    boolean nested = a.cells().containsAll(b.cells()) || b.cells().containsAll(a.cells());
    if (nested || !overlaps && a.cells().intersects(b.cells())) {
      return true;
    }
    gone.clear();
    AlsSteps.addShared(gone, a, b, digits);
    if (!gone.isNewTo(known)) {
      return true;
    }
    List<Common> links = new ArrayList<>();
    AlsSteps.addCommons(links, 0, 1, first.digits());
    AlsSteps.addCommons(links, 1, 2, second.digits());
    List<FoundAls> sets = List.of(a, commons.sets.get(middle), b);
    Reason reason = AlsSteps.reason(state, sets, links, List.of());
    return sink.accept(gone.step(Technique.ALS_XY_WING, reason));
  }
}
