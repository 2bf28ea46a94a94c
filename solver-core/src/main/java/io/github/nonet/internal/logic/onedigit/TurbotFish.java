package io.github.nonet.internal.logic.onedigit;

import io.github.nonet.internal.logic.CellSet;
import io.github.nonet.internal.logic.Finder;
import io.github.nonet.internal.logic.Houses;
import io.github.nonet.internal.logic.State;
import io.github.nonet.internal.logic.StepOrder;
import io.github.nonet.internal.logic.StepSink;
import io.github.nonet.internal.sets.ValueSet;
import io.github.nonet.logic.Chain;
import io.github.nonet.logic.Step;
import io.github.nonet.logic.Technique;
import java.util.ArrayList;
import java.util.List;

/**
 * <b>Turbot fish</b>: two strong links of a digit, in houses of any kind, have ends that see each
 * other. These two ends are not both true, so at least one of the far ends is: the digit is
 * eliminated from the cells that see both far ends.
 *
 * <pre>
 *   a ===== b           a or b is true
 *           |           b and c see each other
 *           c ===== d   c or d is true
 *
 *   so a or d is true
 * </pre>
 *
 * <p>It is the shortest X-chain. Nick70 (2005) named it; he found it as a fish. A box whose two
 * places are in a line is left to locked candidates, after which the line has the same link. The
 * steps come in HoDoKu's order, the most eliminations first.
 *
 * <p>Two kinds whose houses are lines have their own names, due to Havard (2007). They are also
 * found as turbot fish, and so is an {@linkplain EmptyRectangles empty rectangle} of two places.
 *
 * <pre>
 *   skyscraper                   two-string kite
 *
 *   / / / | / a / | / / b        / b / | / / a | / / /
 *   . . . | - . . | . . .        c . . | . . . | . . .     / the line has the digit nowhere else
 *   . . . | - . . | . . .        / . . | . . . | . . .     - the digit is eliminated
 *   ------+-------+------        ------+-------+------
 *   / / / | d / / | / / c        d . . | . . - | . . .
 *   . . . | . - . | . . .        / . . | . . . | . . .
 * </pre>
 *
 * <p><b>Skyscraper</b>: the lines are parallel, b and c are in the same crossing line, the ground.
 * It is named after its look: two towers with a slanted roof. <b>Two-string kite</b>: a row and a
 * column, b and c are in one box, and the digit is eliminated from the cell that completes the
 * rectangle. A <b>dual two-string kite</b> is two kites with the same two cells in the box and
 * different eliminations, reported as one step. As in HoDoKu, their digits may differ.
 */
public final class TurbotFish implements Finder {
  private final Technique technique;
  private final boolean dual;
  private final StrongLinks links = new StrongLinks();
  private final List<Step> found = new ArrayList<>();

  /** Finds turbot fish, skyscrapers, kites, or pairs of kites as one step. */
  public TurbotFish(Technique technique) {
    dual = technique == Technique.DUAL_TWO_STRING_KITE;
    this.technique = dual ? Technique.TWO_STRING_KITE : technique;
  }

  @Override
  public boolean find(State state, StepSink sink) {
    found.clear();
    if (dual) {
      search(state, 0, Houses.FIRST_BOX, found::add);
      return DigitChain.join(Technique.DUAL_TWO_STRING_KITE, found, TurbotFish::inBox, sink);
    }
    return switch (technique) {
      case SKYSCRAPER ->
          search(state, 0, Houses.FIRST_COLUMN, sink)
              && search(state, Houses.FIRST_COLUMN, Houses.FIRST_BOX, sink);
      case TWO_STRING_KITE -> search(state, 0, Houses.FIRST_BOX, sink);
      case TURBOT_FISH -> {
        search(state, 0, Houses.COUNT, found::add);
        yield StepOrder.report(found, state, sink);
      }
      default -> throw new AssertionError(technique);
    };
  }

  /** Returns the two cells in the box of a kite. */
  private static CellSet inBox(Step kite) {
    List<Chain.Node> nodes = ((Chain) kite.reason()).nodes();
    return CellSet.of(
        nodes.get(1).candidates().get(0).cell(), nodes.get(2).candidates().get(0).cell());
  }

  /** Examines every two links in the houses {@code from} to {@code to - 1}. */
  private boolean search(State state, int from, int to, StepSink sink) {
    for (int rest = state.unsettled(); rest != 0; rest = ValueSet.withoutLowest(rest)) {
      int digit = ValueSet.lowest(rest);
      links.collect(state, digit, from, to);
      for (int i = 0; i < links.count(); i++) {
        for (int j = i + 1; j < links.count(); j++) {
          if (isPair(i, j) && !join(state, digit, i, j, sink)) {
            return false;
          }
        }
      }
    }
    return true;
  }

  /** Returns whether the technique links houses of these two kinds. */
  private boolean isPair(int i, int j) {
    return switch (technique) {
      case SKYSCRAPER -> !isRectangle(i, j);
      case TWO_STRING_KITE ->
          links.house(i) < Houses.FIRST_COLUMN && links.house(j) >= Houses.FIRST_COLUMN;
      case TURBOT_FISH -> !isInLine(i) && !isInLine(j);
      default -> throw new AssertionError(technique);
    };
  }

  /**
   * Returns whether the ends of both links are in the same crossing lines, which makes an X-wing.
   */
  private boolean isRectangle(int i, int j) {
    return crossing(i, 0) == crossing(j, 0) && crossing(i, 1) == crossing(j, 1);
  }

  private int crossing(int link, int end) {
    return Houses.place(links.house(link), links.end(link, end));
  }

  /** Returns whether the link is in a box but its ends also share a line. */
  private boolean isInLine(int link) {
    int one = links.end(link, 0);
    int other = links.end(link, 1);
    return links.house(link) >= Houses.FIRST_BOX
        && (Houses.ROW[one] == Houses.ROW[other] || Houses.COLUMN[one] == Houses.COLUMN[other]);
  }

  /** Finds the ends of the links that see each other; for a kite, the first in one box. */
  private boolean join(State state, int digit, int i, int j, StepSink sink) {
    boolean isKite = technique == Technique.TWO_STRING_KITE;
    for (int ends = 0; ends < 4; ends++) {
      int a = links.end(i, 1 - (ends >> 1));
      int b = links.end(i, ends >> 1);
      int c = links.end(j, ends & 1);
      int d = links.end(j, 1 - (ends & 1));
      if (a != c && a != d && b != d && Houses.see(b, c) && isJoint(i, j, ends)) {
        CellSet gone = state.cells(digit).and(Houses.PEERS[a]).and(Houses.PEERS[d]);
        if (isKite) {
          gone = gone.and(CellSet.of(Houses.CELLS[Houses.ROW[d]][Houses.COLUMN[a]]));
        }
        boolean goOn =
            gone.isEmpty()
                || sink.accept(DigitChain.step(state, technique, digit, gone, a, b, c, d));
        if (isKite || !goOn) {
          return goOn;
        }
      }
    }
    return true;
  }

  /** Returns whether two ends see each other in the way that the technique requires. */
  private boolean isJoint(int i, int j, int ends) {
    int one = ends >> 1;
    int other = ends & 1;
    return switch (technique) {
      case SKYSCRAPER -> one == other && crossing(i, one) == crossing(j, other);
      case TWO_STRING_KITE -> Houses.BOX[links.end(i, one)] == Houses.BOX[links.end(j, other)];
      case TURBOT_FISH -> true;
      default -> throw new AssertionError(technique);
    };
  }
}
