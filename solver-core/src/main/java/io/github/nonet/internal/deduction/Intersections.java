package io.github.nonet.internal.deduction;

import io.github.nonet.internal.groups.Structure.UnitKind;
import io.github.nonet.internal.sets.ValueSet;
import io.github.nonet.logic.GridTechnique;
import java.util.stream.IntStream;

/**
 * Finds values whose places in a house all lie in another unit, from the rest of which they are
 * eliminated.
 */
final class Intersections extends PartFinder {
  private final GridTechnique technique;
  private final Units units;
  private final Crossings crossings;

  /** The crossings that the technique uses. */
  private final int[] numbers;

  private Intersections(Units units, Crossings crossings, GridTechnique technique, int[] numbers) {
    super(numbers.length);
    this.technique = technique;
    this.units = units;
    this.crossings = crossings;
    this.numbers = numbers;
  }

  /** Returns the finder of POINTING, from regions, or CLAIMING, from lines. */
  static Intersections of(Units units, Crossings crossings, GridTechnique technique) {
    boolean isFromLines = technique == GridTechnique.CLAIMING;
    int[] numbers =
        IntStream.range(0, crossings.count())
            .filter(i -> isLine(units.kind(crossings.base[i])) == isFromLines)
            .toArray();
    return new Intersections(units, crossings, technique, numbers);
  }

  private static boolean isLine(UnitKind kind) {
    return kind == UnitKind.ROW || kind == UnitKind.COLUMN || kind == UnitKind.DIAGONAL;
  }

  @Override
  long change(GridState state, int i) {
    int crossing = numbers[i];
    return Math.max(
        state.changed[crossings.base[crossing]], state.changed[crossings.cover[crossing]]);
  }

  @Override
  boolean find(GridState state, int i, StepDraft finding) {
    int crossing = numbers[i];
    int locked = locked(state, crossing);
    for (int rest = locked; rest != 0; rest = ValueSet.withoutLowest(rest)) {
      if (step(state, crossing, ValueSet.lowestBit(rest), finding)) {
        return true;
      }
    }
    return false;
  }

  /** Returns the values of the common cells that the rest of the house does not have. */
  private int locked(GridState state, int crossing) {
    int[] cells = units.cellsOf[crossings.base[crossing]];
    int common = crossings.inBase[crossing];
    int inCommon = 0;
    int inRest = 0;
    for (int i = 0; i < cells.length; i++) {
      int set = state.sets[cells[i]];
      if (ValueSet.contains(common, i)) {
        inCommon |= set;
      } else {
        inRest |= set;
      }
    }
    return inCommon & ~inRest & units.valuesOf[crossings.base[crossing]];
  }

  private boolean step(GridState state, int crossing, int bit, StepDraft finding) {
    int base = crossings.base[crossing];
    int cover = crossings.cover[crossing];
    finding.begin(technique, bit).base(base).cover(cover);
    int[] others = units.cellsOf[cover];
    for (int i = 0; i < others.length; i++) {
      if (!ValueSet.contains(crossings.inCover[crossing], i)) {
        finding.remove(state, others[i], bit);
      }
    }
    if (!finding.isStep()) {
      return false;
    }
    for (int cell : units.cellsOf[base]) {
      if ((state.sets[cell] & bit) != 0) {
        finding.cause(cell);
      }
    }
    return true;
  }
}
