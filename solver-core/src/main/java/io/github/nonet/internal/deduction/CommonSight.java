package io.github.nonet.internal.deduction;

import io.github.nonet.internal.groups.Structure.UnitKind;
import io.github.nonet.logic.GridTechnique;
import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * A value is eliminated from a cell that sees all its places in a house, some of them by one unit,
 * the others by another.
 */
final class CommonSight extends ValueFinder {
  /*
   * With only rows, columns and boxes, no cell sees places of a house by two units, so pointing and
   * claiming cover everything.
   */
  private final Units units;
  private final Sight sight;
  private final ValuePlaces places;

  CommonSight(Units units, Sight sight) {
    super(units);
    this.units = units;
    this.sight = sight;
    places = new ValuePlaces(units);
  }

  /**
   * Returns whether the rules have more than rows, columns and boxes, even if only a chess move.
   */
  static boolean isPossible(Units units) {
    return units.count() > units.groups
        || IntStream.range(0, units.groups).anyMatch(unit -> !isPlain(units, unit));
  }

  private static boolean isPlain(Units units, int unit) {
    return switch (units.kind(unit)) {
      case ROW, COLUMN -> true;
      case REGION ->
          lines(units, unit, UnitKind.ROW) * lines(units, unit, UnitKind.COLUMN) == units.symbols;
      case DIAGONAL, OTHER -> false;
    };
  }

  /** Returns the number of rows or columns in which a region has cells. */
  private static long lines(Units units, int region, UnitKind kind) {
    return Arrays.stream(units.cellsOf[region])
        .flatMap(cell -> Arrays.stream(units.unitsOf[cell]))
        .filter(line -> units.kind(line) == kind)
        .filter(line -> units.group(line).grid() == units.group(region).grid())
        .distinct()
        .count();
  }

  @Override
  boolean findValue(GridState state, int bit, StepDraft finding) {
    places.look(state, bit);
    for (int house = 0; house < units.groups; house++) {
      state.look();
      if (places.size(house) > 1 && find(state, house, bit, finding)) {
        return true;
      }
    }
    return false;
  }

  private boolean find(GridState state, int house, int bit, StepDraft finding) {
    finding.begin(GridTechnique.GENERALIZED_INTERSECTION, bit).base(house);
    sight.begin(places.all());
    int[] cells = units.cellsOf[house];
    return sight.clear(state, bit, cells, cells.length, finding);
  }
}
