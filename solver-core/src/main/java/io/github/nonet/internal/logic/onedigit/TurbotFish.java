package io.github.nonet.internal.logic.onedigit;

import io.github.nonet.internal.logic.CellSet;
import io.github.nonet.internal.logic.Finder;
import io.github.nonet.internal.logic.Houses;
import io.github.nonet.internal.logic.State;
import io.github.nonet.internal.logic.StepOrder;
import io.github.nonet.internal.logic.StepSink;
import io.github.nonet.logic.Step;
import io.github.nonet.logic.Technique;
import java.util.ArrayList;
import java.util.List;

/**
 * <b>Turbot fish</b>: two strong links of a digit, in houses of any kind, have ends that see each
 * other. So not both of these are true, and one of the two far ends is: the digit goes from the
 * cells that see both far ends.
 *
 * <pre>
 *   a ===== b           a or b is true
 *           |           b and c see each other
 *           c ===== d   c or d is true
 *
 *   so a or d is true
 * </pre>
 *
 * <p>Skyscrapers and two-string kites are turbot fish with lines as houses; an empty rectangle of
 * two places is one with a box. They are found here, too. It is the shortest X-chain. The name is
 * due to Nick70 (2005), who found it as a fish.
 *
 * <p>A box whose two places are in a line is left to locked candidates: once they are done, the
 * line has the same link. The steps come as HoDoKu sorts them: those that eliminate most first.
 */
public final class TurbotFish implements Finder {
  private final StrongLinks links = new StrongLinks();
  private final List<Step> found = new ArrayList<>();

  @Override
  public boolean find(State state, StepSink sink) {
    found.clear();
    for (int rest = state.unsettled(); rest != 0; rest &= rest - 1) {
      int digit = Integer.numberOfTrailingZeros(rest);
      links.collect(state, digit, 0, Houses.COUNT);
      for (int i = 0; i < links.count(); i++) {
        for (int j = i + 1; j < links.count(); j++) {
          join(state, digit, i, j);
        }
      }
    }
    return StepOrder.report(found, state, sink);
  }

  private void join(State state, int digit, int i, int j) {
    if (isInLine(i) || isInLine(j)) {
      return;
    }
    for (int ends = 0; ends < 4; ends++) {
      int a = links.end(i, 1 - (ends >> 1));
      int b = links.end(i, ends >> 1);
      int c = links.end(j, ends & 1);
      int d = links.end(j, 1 - (ends & 1));
      if (a != c && a != d && b != d && Houses.see(b, c)) {
        CellSet gone = DigitChain.seenByBoth(state, digit, a, d);
        if (!gone.isEmpty()) {
          found.add(DigitChain.step(state, Technique.TURBOT_FISH, digit, gone, a, b, c, d));
        }
      }
    }
  }

  /** Returns whether the link is one of a box, but both ends are in a line, which has it, too. */
  private boolean isInLine(int link) {
    int one = links.end(link, 0);
    int other = links.end(link, 1);
    return links.house(link) >= Houses.FIRST_BOX
        && (Houses.ROW[one] == Houses.ROW[other] || Houses.COLUMN[one] == Houses.COLUMN[other]);
  }
}
