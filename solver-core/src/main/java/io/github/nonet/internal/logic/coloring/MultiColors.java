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
 * <b>Multi-colours</b>: two pairs of opposite {@linkplain SimpleColors colours} of a digit, A and
 * B, C and D, that no strong link joins.
 *
 * <pre>
 *   type 1: an A sees a C                      type 2: an A sees a C, an A sees a D
 *
 *     A and C are not both true,                 C or D is true,
 *     so B or D is true:                         so A is false:
 *     the digit goes from what sees              the digit goes from all A
 *     a B and a D
 * </pre>
 *
 * <p>Players of 2005 found it; the numbers of the types are HoDoKu's.
 */
public final class MultiColors implements Finder {
  private final Technique technique;

  /** Finds one of the two types. */
  public MultiColors(Technique technique) {
    this.technique = technique;
  }

  @Override
  public boolean find(State state, StepSink sink) {
    for (int rest = state.unsettled(); rest != 0; rest &= rest - 1) {
      int digit = Integer.numberOfTrailingZeros(rest);
      List<ColorPair> pairs = ColorPair.of(state, digit);
      for (int i = 0; i < pairs.size(); i++) {
        int from = technique == Technique.MULTI_COLORS_1 ? i + 1 : 0;
        for (int j = from; j < pairs.size(); j++) {
          if (i != j && !look(state, digit, pairs.get(i), pairs.get(j), sink)) {
            return false;
          }
        }
      }
    }
    return true;
  }

  private boolean look(State state, int digit, ColorPair one, ColorPair other, StepSink sink) {
    CellSet cells = technique == Technique.MULTI_COLORS_1 ? linked(one, other) : doomed(one, other);
    Eliminations gone = new Eliminations(state).add(digit, cells);
    return gone.isEmpty()
        || sink.accept(
            gone.step(technique, new Colors(digit, List.of(one.toValue(), other.toValue()))));
  }

  /** Type 1: returns what sees the opposites of two colours that see each other. */
  private static CellSet linked(ColorPair one, ColorPair other) {
    CellSet seenByA = ColorPair.seenBy(one.first);
    CellSet seenByB = ColorPair.seenBy(one.second);
    CellSet seenByC = ColorPair.seenBy(other.first);
    CellSet seenByD = ColorPair.seenBy(other.second);
    CellSet gone = CellSet.EMPTY;
    gone = seenByA.intersects(other.first) ? gone.or(seenByB.and(seenByD)) : gone;
    gone = seenByA.intersects(other.second) ? gone.or(seenByB.and(seenByC)) : gone;
    gone = seenByB.intersects(other.first) ? gone.or(seenByA.and(seenByD)) : gone;
    return seenByB.intersects(other.second) ? gone.or(seenByA.and(seenByC)) : gone;
  }

  /** Type 2: returns the colours of the one pair that see both of the other. */
  private static CellSet doomed(ColorPair one, ColorPair other) {
    return ifItSeesBoth(one.first, other).or(ifItSeesBoth(one.second, other));
  }

  private static CellSet ifItSeesBoth(CellSet color, ColorPair other) {
    CellSet seen = ColorPair.seenBy(color);
    return seen.intersects(other.first) && seen.intersects(other.second) ? color : CellSet.EMPTY;
  }
}
