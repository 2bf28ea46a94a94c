package io.github.nonet.internal.deduction;

import io.github.nonet.internal.groups.Structure.UnitKind;
import io.github.nonet.internal.sets.ValueSet;
import io.github.nonet.logic.GridTechnique;
import java.util.Comparator;
import java.util.stream.IntStream;

/**
 * Basic fish of one square grid: all places of a value in some rows lie in an equal number of
 * columns, or the other way round. The value is eliminated from the rest of these columns.
 */
final class GridFish extends ValueFinder {
  private final GridTechnique technique;
  private final int size;
  private final int symbols;

  /** The units of the rows from the top, and of the columns from the left. */
  private final int[] rows;

  private final int[] columns;

  /** The places of the value in each base line, starting at bit 0. */
  private final int[] places;

  GridFish(Units units, GridTechnique technique, int size) {
    super(units);
    this.technique = technique;
    this.size = size;
    symbols = units.symbols;
    rows = lines(units, UnitKind.ROW);
    columns = lines(units, UnitKind.COLUMN);
    places = new int[symbols];
  }

  /** Returns whether the rules have one square grid, whose rows and columns cross. */
  static boolean isPossible(Units units) {
    return units.structure.groups().stream().allMatch(group -> group.grid() == 0)
        && lines(units, UnitKind.ROW).length == units.symbols
        && lines(units, UnitKind.COLUMN).length == units.symbols;
  }

  private static int[] lines(Units units, UnitKind kind) {
    return IntStream.range(0, units.groups)
        .filter(unit -> units.isHouse[unit] && units.kind(unit) == kind)
        .boxed()
        .sorted(Comparator.comparing(unit -> units.group(unit).index()))
        .mapToInt(Integer::intValue)
        .toArray();
  }

  @Override
  boolean findValue(GridState state, int bit, StepDraft finding) {
    return find(state, rows, columns, bit, finding) || find(state, columns, rows, bit, finding);
  }

  private boolean find(GridState state, int[] base, int[] cover, int bit, StepDraft finding) {
    for (int line = 0; line < symbols; line++) {
      places[line] = places(state, base[line], bit);
    }
    return find(state, base, cover, bit, 0, 0, finding);
  }

  /** Adds lines to the base, each after the last one, until they form a fish. */
  private boolean find(
      GridState state, int[] base, int[] cover, int bit, int inBase, int inCover, StepDraft it) {
    if (Integer.bitCount(inBase) == size) {
      return Integer.bitCount(inCover) == size
          && step(state, base, cover, bit, inBase, inCover, it);
    }
    state.look();
    int next = ValueSet.greatest(inBase) + 1;
    for (int line = next; line < symbols; line++) {
      int all = inCover | places[line];
      if (places[line] != 0
          && Integer.bitCount(all) <= size
          && find(state, base, cover, bit, inBase | ValueSet.bit(line), all, it)) {
        return true;
      }
    }
    return false;
  }

  /**
   * Returns the places of the value in a line, starting at bit 0; none if the line already has it.
   */
  private static int places(GridState state, int unit, int bit) {
    int[] cells = state.units.cellsOf[unit];
    int places = 0;
    for (int i = 0; i < cells.length; i++) {
      if ((state.sets[cells[i]] & bit) != 0) {
        if (state.isFilled[cells[i]]) {
          return 0;
        }
        places |= ValueSet.bit(i);
      }
    }
    return places;
  }

  private boolean step(
      GridState state, int[] base, int[] cover, int bit, int inBase, int inCover, StepDraft it) {
    it.begin(technique, bit);
    for (int line : new ValueSet(inBase)) {
      it.base(base[line]);
    }
    for (int line : new ValueSet(inCover)) {
      it.cover(cover[line]);
      int[] cells = state.units.cellsOf[cover[line]];
      for (int i = 0; i < cells.length; i++) {
        if (!ValueSet.contains(inBase, i)) {
          it.remove(state, cells[i], bit);
        } else if ((state.sets[cells[i]] & bit) != 0) {
          it.cause(cells[i]);
        }
      }
    }
    return it.isStep();
  }
}
