package io.github.nonet.internal.logic.fish;

import io.github.nonet.internal.logic.CellSet;
import io.github.nonet.internal.logic.Eliminations;
import io.github.nonet.internal.logic.State;
import io.github.nonet.internal.sets.ValueSet;
import io.github.nonet.logic.Reason;
import io.github.nonet.logic.Step;
import io.github.nonet.logic.Technique;

/**
 * A complex fish that eliminates something. Fish are in the order of their base sets, then of their
 * cover sets, as lists of houses.
 *
 * @param body the places in base and cover sets that are not fins
 * @param fins the places only in base sets
 * @param endoFins the places in two base sets
 */
record FoundFish(int base, int cover, CellSet body, CellSet fins, CellSet endoFins, CellSet gone)
    implements Comparable<FoundFish> {
  Step step(State state, int digit, Technique technique) {
    Reason reason =
        new Reason.Fish(
            digit,
            ParallelLines.houses(0, base),
            ParallelLines.houses(0, cover),
            body.toList(),
            fins.toList(),
            endoFins.toList());
    return new Eliminations(state).add(digit, gone).step(technique, reason);
  }

  @Override
  public int compareTo(FoundFish other) {
    int byBase = compare(base, other.base);
    return byBase != 0 ? byBase : compare(cover, other.cover);
  }

  /** Compares sets of the same size as ascending lists: the first difference decides. */
  private static int compare(int one, int other) {
    int first = ValueSet.lowestBit(one ^ other);
    return first == 0 ? 0 : (one & first) != 0 ? -1 : 1;
  }
}
