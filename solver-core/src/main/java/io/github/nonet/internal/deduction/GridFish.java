package io.github.nonet.internal.deduction;

import io.github.nonet.internal.groups.Structure.Kind;
import io.github.nonet.variant.GridTechnique;
import java.util.Comparator;
import java.util.stream.IntStream;

/**
 * Basic fish of one square grid: all places of a value in some rows lie in an equal number of
 * columns, or the other way round. It goes from the rest of those columns.
 */
final class GridFish extends ValueFinder {
  private final GridTechnique technique;
  private final int size;
  private final int symbols;

  /** The units of the rows from the top, and of the columns from the left. */
  private final int[] rows;

  private final int[] columns;
  private final int[] lines;
  private final Selection selection;

  GridFish(Units units, GridTechnique technique, int size, Runnable pulse) {
    super(units);
    this.technique = technique;
    this.size = size;
    symbols = units.symbols;
    rows = lines(units, Kind.ROW);
    columns = lines(units, Kind.COLUMN);
    lines = new int[symbols];
    selection = new Selection(symbols, pulse);
  }

  /** Returns whether the rules have one square grid, whose rows and columns cross. */
  static boolean isPossible(Units units) {
    return units.structure.groups().stream().allMatch(group -> group.grid() == 0)
        && lines(units, Kind.ROW).length == units.symbols
        && lines(units, Kind.COLUMN).length == units.symbols;
  }

  private static int[] lines(Units units, Kind kind) {
    return IntStream.range(0, units.groups)
        .filter(unit -> units.isHouse[unit] && units.kind(unit) == kind)
        .boxed()
        .sorted(Comparator.comparing(unit -> units.group(unit).index()))
        .mapToInt(Integer::intValue)
        .toArray();
  }

  @Override
  boolean find(GridState state, int bit, GridFinding finding) {
    return find(state, rows, columns, bit, finding) || find(state, columns, rows, bit, finding);
  }

  private boolean find(GridState state, int[] base, int[] cover, int bit, GridFinding finding) {
    selection.begin(size);
    for (int line = 0; line < symbols; line++) {
      int places = places(state, base[line], bit);
      if (places != 0 && Integer.bitCount(places) <= size) {
        lines[selection.count()] = line;
        selection.offer(places);
      }
    }
    while (selection.next()) {
      if (step(state, base, cover, bit, finding)) {
        return true;
      }
    }
    return false;
  }

  /**
   * Returns where the value has a place in a line, from bit 0 on; none if the line already has it.
   */
  private static int places(GridState state, int unit, int bit) {
    int[] cells = state.units.cellsOf[unit];
    int places = 0;
    for (int i = 0; i < cells.length; i++) {
      if ((state.sets[cells[i]] & bit) != 0) {
        if (state.isFilled[cells[i]]) {
          return 0;
        }
        places |= 1 << i;
      }
    }
    return places;
  }

  private boolean step(GridState state, int[] base, int[] cover, int bit, GridFinding finding) {
    finding.begin(technique, bit);
    int inBase = 0;
    for (int i = 0; i < size; i++) {
      int line = lines[selection.chosen(i)];
      inBase |= 1 << line;
      finding.base(base[line]);
    }
    for (int rest = selection.union(); rest != 0; rest &= rest - 1) {
      int line = Integer.numberOfTrailingZeros(rest);
      finding.cover(cover[line]);
      int[] cells = state.units.cellsOf[cover[line]];
      for (int i = 0; i < cells.length; i++) {
        if ((inBase >>> i & 1) == 0) {
          finding.remove(state, cells[i], bit);
        } else if ((state.sets[cells[i]] & bit) != 0) {
          finding.cause(cells[i]);
        }
      }
    }
    return finding.isStep();
  }
}
