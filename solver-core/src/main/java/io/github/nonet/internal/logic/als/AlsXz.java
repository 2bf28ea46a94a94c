package io.github.nonet.internal.logic.als;

import io.github.nonet.internal.logic.Bits;
import io.github.nonet.internal.logic.Eliminations;
import io.github.nonet.internal.logic.Finder;
import io.github.nonet.internal.logic.State;
import io.github.nonet.internal.logic.StepSink;
import io.github.nonet.internal.logic.als.RestrictedCommons.Link;
import io.github.nonet.logic.Candidate;
import io.github.nonet.logic.Technique;
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
 * <p>With two restricted commons each set loses one of them: then both are locked, and their other
 * digits go from all that see them. Described by "Bennys" in 2005.
 */
public final class AlsXz implements Finder {
  @Override
  public boolean find(State state, Technique technique, StepSink sink) {
    RestrictedCommons commons = RestrictedCommons.of(state);
    Eliminations gone = new Eliminations(state);
    Set<List<Candidate>> known = new HashSet<>();
    for (Link link : commons.links) {
      Als a = commons.sets.get(link.first());
      Als b = commons.sets.get(link.second());
      gone.clear();
      AlsSteps.addShared(gone, a, b, 1 << link.digit());
      if (link.other() != 0) {
        AlsSteps.addShared(gone, a, b, 1 << link.other());
        addLocked(gone, a, b, link);
        addLocked(gone, b, a, link);
      }
      if (!gone.isEmpty()) {
        List<Candidate> eliminations = gone.toList();
        if (known.add(eliminations)
            && !sink.accept(new AlsSteps(state).step(technique, eliminations, a, b, link))) {
          return false;
        }
      }
    }
    return true;
  }

  private static void addLocked(Eliminations gone, Als locked, Als other, Link link) {
    for (int digit : Bits.in(locked.digits() & ~link.digits())) {
      gone.add(digit, locked.seen(digit).andNot(other.cells()));
    }
  }
}
