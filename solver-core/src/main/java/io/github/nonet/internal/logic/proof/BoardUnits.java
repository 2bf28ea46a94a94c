package io.github.nonet.internal.logic.proof;

import io.github.nonet.Candidate;
import io.github.nonet.Inference.Unit;
import io.github.nonet.internal.logic.CellSet;
import io.github.nonet.internal.logic.Houses;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/** The units of proofs on boards. Houses are numbered as in {@link Houses}. */
public final class BoardUnits {
  private static final int NONE = -1;

  private BoardUnits() {}

  /** Returns one cell. */
  public static Unit cell(int cell) {
    return new Unit(Unit.Kind.CELL, NONE, List.of(cell));
  }

  /** Returns a whole house. */
  public static Unit house(int house) {
    return of(Unit.Kind.HOUSE, house, Houses.SETS[house]);
  }

  /** Returns the part of a house that these cells are; they only have to differ. */
  public static Unit part(int house, CellSet cells) {
    return of(Unit.Kind.HOUSE, house, cells.and(Houses.SETS[house]));
  }

  /** Returns cells that differ where they see each other. */
  public static Unit sight(CellSet cells) {
    return of(Unit.Kind.SIGHT, NONE, cells);
  }

  /** Returns cells that would have two fillings. */
  static Unit twin(CellSet cells) {
    return of(Unit.Kind.ONE_SOLUTION, NONE, cells);
  }

  static Unit of(Unit.Kind kind, int index, CellSet cells) {
    return new Unit(kind, index, cells.toList());
  }

  /** Returns whether cells may be removed from a unit, or added to it. */
  static boolean isLoose(Unit unit) {
    return unit.kind() == Unit.Kind.SIGHT
        || unit.kind() == Unit.Kind.HOUSE && unit.cells().size() < Houses.SIZE;
  }

  /** Returns the unit extended by cells, if it may have more: by those in its house, or by all. */
  static Unit with(Unit unit, CellSet more) {
    if (!isLoose(unit)) {
      return unit;
    }
    boolean isHouse = unit.kind() == Unit.Kind.HOUSE;
    CellSet added = isHouse ? more.and(Houses.SETS[unit.index()]) : more;
    return of(unit.kind(), unit.index(), cells(unit.cells()).or(added));
  }

  static CellSet cells(Collection<Integer> cells) {
    CellSet set = CellSet.EMPTY;
    for (int cell : cells) {
      set = set.with(cell);
    }
    return set;
  }

  /** Returns the cells of candidates. */
  public static CellSet cellsOf(Collection<Candidate> candidates) {
    CellSet set = CellSet.EMPTY;
    for (Candidate candidate : candidates) {
      set = set.with(candidate.cell());
    }
    return set;
  }

  /** Returns the houses that contain all the cells. */
  public static List<Integer> housesWith(CellSet cells) {
    List<Integer> houses = new ArrayList<>();
    for (int house : Houses.OF_CELL[cells.first()]) {
      if (Houses.SETS[house].containsAll(cells)) {
        houses.add(house);
      }
    }
    return houses;
  }
}
