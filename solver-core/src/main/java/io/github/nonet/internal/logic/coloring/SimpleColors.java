package io.github.nonet.internal.logic.coloring;

import io.github.nonet.internal.logic.CellSet;
import io.github.nonet.internal.logic.Eliminations;
import io.github.nonet.internal.logic.Finder;
import io.github.nonet.internal.logic.State;
import io.github.nonet.internal.logic.StepSink;
import io.github.nonet.logic.Colors;
import io.github.nonet.logic.Technique;
import java.util.List;

/**
 * <b>Simple colours</b>: the ends of a strong link are opposite, one true and one false. Strong
 * links that meet carry this on: all that they reach has one of two opposite colours, A or B.
 *
 * <pre>
 *   trap: - sees an A and a B        wrap: two A see each other, so A is false
 *
 *   / B / | / / A | / / /            A . . | . . B | . . .
 *   A . . | . . . | . . .            . . . | . . . | . . .
 *   . . . | . . . | . . .            . . A | . . . | . B .
 *   ------+-------+------            ------+-------+------
 *   B . . | . . - | . . .            B . . | . . . | . A .
 * </pre>
 *
 * <p>In a <b>trap</b> the digit goes from the cells that see both colours. In a <b>wrap</b> it goes
 * from all cells of the colour that sees itself.
 *
 * <p>Players of 2005 found it; the names of the two types are HoDoKu's.
 */
public final class SimpleColors implements Finder {
  private final Technique technique;

  /** Finds the trap or the wrap. */
  public SimpleColors(Technique technique) {
    this.technique = technique;
  }

  @Override
  public boolean find(State state, StepSink sink) {
    for (int rest = state.unsettled(); rest != 0; rest &= rest - 1) {
      int digit = Integer.numberOfTrailingZeros(rest);
      for (ColorPair pair : ColorPair.of(state, digit)) {
        CellSet cells = technique == Technique.SIMPLE_COLORS_WRAP ? wrap(pair) : trap(pair);
        Eliminations gone = new Eliminations(state).add(digit, cells);
        if (!gone.isEmpty()
            && !sink.accept(gone.step(technique, new Colors(digit, List.of(pair.toValue()))))) {
          return false;
        }
      }
    }
    return true;
  }

  private static CellSet trap(ColorPair pair) {
    return ColorPair.seenBy(pair.first).and(ColorPair.seenBy(pair.second));
  }

  private static CellSet wrap(ColorPair pair) {
    return ifItSeesItself(pair.first).or(ifItSeesItself(pair.second));
  }

  private static CellSet ifItSeesItself(CellSet color) {
    return ColorPair.seenBy(color).intersects(color) ? color : CellSet.EMPTY;
  }
}
