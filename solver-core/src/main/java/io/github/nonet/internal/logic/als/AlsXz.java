package io.github.nonet.internal.logic.als;

import io.github.nonet.Candidate;
import io.github.nonet.internal.logic.Eliminations;
import io.github.nonet.internal.logic.Finder;
import io.github.nonet.internal.logic.State;
import io.github.nonet.internal.logic.StepSink;
import io.github.nonet.internal.logic.als.RestrictedCommons.CommonLink;
import io.github.nonet.internal.sets.ValueSet;
import io.github.nonet.logic.AlmostLockedSets.Common;
import io.github.nonet.logic.Reason;
import io.github.nonet.logic.Technique;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * ALS-XZ: two almost locked sets with a restricted common x. One of them loses x, so every other
 * digit z that they share is in one of them.
 *
 * <pre>
 *   {x 1 z} {1 z} | . . . |            A = the two cells of row 1, B = the cell {x z}
 *     .       .   | . . . |
 *   {x z}     *   | . . . |            * sees all z of A and of B: it is not z
 * </pre>
 *
 * <p>With two restricted commons each set loses one of them, so both are locked, and their other
 * digits are eliminated from all cells that see all their places. Described by "Bennys" in 2005.
 */
public final class AlsXz implements Finder {
  private State state;
  private RestrictedCommons commons;
  private Eliminations gone;
  private StepSink sink;

  private final Set<List<Candidate>> known = new HashSet<>();

  @Override
  public boolean find(State searched, StepSink receiver) {
    state = searched;
    sink = receiver;
    commons = RestrictedCommons.of(state);
    gone = new Eliminations(state);
    known.clear();
    for (CommonLink link : commons.links) {
      state.look();
      if (!look(link)) {
        return false;
      }
    }
    return true;
  }

  private boolean look(CommonLink link) {
    FoundAls a = commons.sets.get(link.first());
    FoundAls b = commons.sets.get(link.second());
    gone.clear();
    AlsSteps.addShared(gone, a, b, ValueSet.bit(link.digit()));
    if (link.other() != 0) {
      AlsSteps.addShared(gone, a, b, ValueSet.bit(link.other()));
      addLocked(a, b, link);
      addLocked(b, a, link);
    }
    if (!gone.isNewTo(known)) {
      return true;
    }
    List<Common> links = new ArrayList<>();
    AlsSteps.addCommons(links, 0, 1, link.digits());
    Reason reason = AlsSteps.reason(state, List.of(a, b), links, List.of());
    return sink.accept(gone.step(Technique.ALS_XZ, reason));
  }

  private void addLocked(FoundAls locked, FoundAls other, CommonLink link) {
    for (int rest = locked.digits() & ~link.digits();
        rest != 0;
        rest = ValueSet.withoutLowest(rest)) {
      int digit = ValueSet.lowest(rest);
      gone.add(digit, locked.seen(digit).andNot(other.cells()));
    }
  }
}
