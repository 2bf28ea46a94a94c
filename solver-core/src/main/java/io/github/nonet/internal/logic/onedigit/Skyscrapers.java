package io.github.nonet.internal.logic.onedigit;

import io.github.nonet.internal.logic.CellSet;
import io.github.nonet.internal.logic.Finder;
import io.github.nonet.internal.logic.Houses;
import io.github.nonet.internal.logic.State;
import io.github.nonet.internal.logic.StepSink;
import io.github.nonet.logic.Technique;

/**
 * <b>Skyscraper</b>: two parallel lines have two places of a digit each. One end of each lies in
 * the same crossing line, the ground; so not both of them are true. So one of the other ends, the
 * roof, is true: the digit goes from the cells that see both.
 *
 * <pre>
 *   / / / | / R / | / / G     R the roof, G the ground
 *   . . . | - . . | . . .     / the line has the digit nowhere else
 *   . . . | - . . | . . .     - the digit is eliminated
 *   ------+-------+------
 *   / / / | R / / | / / G
 *   . . . | . - . | . . .
 *   . . . | . - . | . . .
 * </pre>
 *
 * <p>Here the towers lie: rows 1 and 4, the ground in column 9. Both towers rise to the same side
 * of the ground. If they do not, the reason holds, but it is called a {@linkplain TurbotFish turbot
 * fish}, as each skyscraper also is. The name is due to Havard (2007), for the look of two columns
 * with a slanted roof.
 */
public final class Skyscrapers implements Finder {
  private final StrongLinks links = new StrongLinks();

  @Override
  public boolean find(State state, StepSink sink) {
    return findIn(0, state, sink) && findIn(Houses.FIRST_COLUMN, state, sink);
  }

  private boolean findIn(int firstLine, State state, StepSink sink) {
    for (int rest = state.unsettled(); rest != 0; rest &= rest - 1) {
      int digit = Integer.numberOfTrailingZeros(rest);
      links.collect(state, digit, firstLine, firstLine + Houses.SIZE);
      for (int i = 0; i < links.count(); i++) {
        for (int j = i + 1; j < links.count(); j++) {
          if (!join(i, j, state, digit, sink)) {
            return false;
          }
        }
      }
    }
    return true;
  }

  /** Tries the first ends of both links as the ground, then the second ends. */
  private boolean join(int i, int j, State state, int digit, StepSink sink) {
    for (int ground = 0; ground < 2 && !isRectangle(i, j); ground++) {
      if (crossing(i, ground) == crossing(j, ground)) {
        int roof = links.end(i, 1 - ground);
        int otherRoof = links.end(j, 1 - ground);
        CellSet gone = DigitChain.seenByBoth(state, digit, roof, otherRoof);
        int[] chain = {roof, links.end(i, ground), links.end(j, ground), otherRoof};
        if (!gone.isEmpty()
            && !sink.accept(DigitChain.step(state, Technique.SKYSCRAPER, digit, gone, chain))) {
          return false;
        }
      }
    }
    return true;
  }

  /** Returns whether both ends are in the same crossing lines: that is an X-wing. */
  private boolean isRectangle(int i, int j) {
    return crossing(i, 0) == crossing(j, 0) && crossing(i, 1) == crossing(j, 1);
  }

  private int crossing(int link, int end) {
    return Houses.place(links.house(link), links.end(link, end));
  }
}
