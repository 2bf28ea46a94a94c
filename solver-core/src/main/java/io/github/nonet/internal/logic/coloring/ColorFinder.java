package io.github.nonet.internal.logic.coloring;

import io.github.nonet.internal.logic.CellSet;
import io.github.nonet.internal.logic.Eliminations;
import io.github.nonet.internal.logic.Finder;
import io.github.nonet.internal.logic.State;
import io.github.nonet.internal.logic.StepSink;
import io.github.nonet.internal.sets.ValueSet;
import io.github.nonet.logic.Colors;
import io.github.nonet.logic.Technique;
import java.util.List;

/**
 * <b>Simple colours</b>: the ends of a strong link are opposite, one true and one false. Strong
 * links that meet spread this: every candidate that they reach has one of two opposite colours, A
 * or B.
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
 * <p>In a <b>trap</b> the digit is eliminated from the cells that see both colours. In a
 * <b>wrap</b> it is eliminated from all cells of the colour that sees itself.
 *
 * <p><b>Multi-colours</b>: two pairs of opposite colours of a digit, A and B, C and D, that no
 * strong link joins.
 *
 * <pre>
 *   type 1: an A sees a C                      type 2: an A sees a C, an A sees a D
 *
 *     A and C are not both true,                 C or D is true,
 *     so B or D is true:                         so A is false:
 *     the digit is eliminated from               the digit is eliminated from all A
 *     cells that see a B and a D
 * </pre>
 *
 * <p>Players found these patterns in 2005; the names and numbers of the types are HoDoKu's.
 */
public final class ColorFinder implements Finder {
  private final Technique technique;

  /** Finds the trap or the wrap, or one of the two types of multi-colours. */
  public ColorFinder(Technique technique) {
    this.technique = technique;
  }

  @Override
  public boolean find(State state, StepSink sink) {
    for (int rest = state.unsettled(); rest != 0; rest = ValueSet.withoutLowest(rest)) {
      int digit = ValueSet.lowest(rest);
      List<ColorPair> pairs = ColorPair.of(state, digit);
      for (int i = 0; i < pairs.size(); i++) {
        for (int j = 0; j < pairs.size(); j++) {
          if (isWanted(i, j) && !look(state, digit, pairs.get(i), pairs.get(j), sink)) {
            return false;
          }
        }
      }
    }
    return true;
  }

  /** Simple colours need only one pair. For two pairs, type 1 is the same in either order. */
  private boolean isWanted(int i, int j) {
    return switch (technique) {
      case SIMPLE_COLORS_TRAP, SIMPLE_COLORS_WRAP -> i == j;
      case MULTI_COLORS_1 -> i < j;
      case MULTI_COLORS_2 -> i != j;
      default -> throw new AssertionError(technique);
    };
  }

  private boolean look(State state, int digit, ColorPair one, ColorPair other, StepSink sink) {
    Eliminations gone = new Eliminations(state).add(digit, gone(one, other));
    if (gone.isEmpty()) {
      return true;
    }
    List<Colors.Pair> pairs =
        one == other ? List.of(one.toValue()) : List.of(one.toValue(), other.toValue());
    return sink.accept(gone.step(technique, new Colors(digit, pairs)));
  }

  private CellSet gone(ColorPair one, ColorPair other) {
    return switch (technique) {
      case SIMPLE_COLORS_TRAP -> ColorPair.seenBy(one.first()).and(ColorPair.seenBy(one.second()));
      case SIMPLE_COLORS_WRAP ->
          ifItSees(one.first(), one.first(), one.first())
              .or(ifItSees(one.second(), one.second(), one.second()));
      case MULTI_COLORS_1 -> linked(one, other);
      case MULTI_COLORS_2 ->
          ifItSees(one.first(), other.first(), other.second())
              .or(ifItSees(one.second(), other.first(), other.second()));
      default -> throw new AssertionError(technique);
    };
  }

  /** Returns the colour if it sees both others. */
  private static CellSet ifItSees(CellSet color, CellSet first, CellSet second) {
    CellSet seen = ColorPair.seenBy(color);
    return seen.intersects(first) && seen.intersects(second) ? color : CellSet.EMPTY;
  }

  /** Returns the cells that see the opposites of both colours, if these colours see each other. */
  private static CellSet linked(ColorPair one, ColorPair other) {
    CellSet seenByA = ColorPair.seenBy(one.first());
    CellSet seenByB = ColorPair.seenBy(one.second());
    CellSet seenByC = ColorPair.seenBy(other.first());
    CellSet seenByD = ColorPair.seenBy(other.second());
    CellSet gone = CellSet.EMPTY;
    gone = seenByA.intersects(other.first()) ? gone.or(seenByB.and(seenByD)) : gone;
    gone = seenByA.intersects(other.second()) ? gone.or(seenByB.and(seenByC)) : gone;
    gone = seenByB.intersects(other.first()) ? gone.or(seenByA.and(seenByD)) : gone;
    return seenByB.intersects(other.second()) ? gone.or(seenByA.and(seenByC)) : gone;
  }
}
