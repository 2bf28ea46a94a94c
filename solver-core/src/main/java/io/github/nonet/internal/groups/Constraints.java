package io.github.nonet.internal.groups;

import java.util.List;

/** All constraints of a structure by their numbers: crossings, groups, and cages. */
final class Constraints {
  private final Tables tables;
  private final Marks marks;
  private final GroupDeduction groups;
  private final CageDeduction cages;
  private final int firstGroup;
  private final int firstCage;

  /** The cages; a cage of any sum has the sum 0. */
  private final List<Structure.Cage> cageList;

  Constraints(Structure structure, Marks marks) {
    tables = structure.tables();
    this.marks = marks;
    firstGroup = tables.groupWord * Long.SIZE;
    firstCage = tables.words * Long.SIZE;
    cageList = structure.cages();
    groups = new GroupDeduction(marks);
    cages = new CageDeduction(tables, marks, seen());
    if (!cageList.isEmpty()) {
      marks.watch(rows(), tables.words + Bits.words(cageList.size()));
    }
  }

  private long[][] seen() {
    if (cageList.isEmpty()) {
      return tables.seen;
    }
    long[][] seen = new long[tables.cells][];
    for (int cell = 0; cell < seen.length; cell++) {
      seen[cell] = tables.seen[cell].clone();
    }
    for (Structure.Cage cage : cageList) {
      Bits.joinAll(seen, cage.cells());
    }
    return seen;
  }

  private Row[] rows() {
    Row[] rows = tables.rows.clone();
    for (int i = 0; i < cageList.size(); i++) {
      for (int cell : cageList.get(i).cells()) {
        rows[cell] = rows[cell].with(firstCage + i);
      }
    }
    return rows;
  }

  /** Takes candidates that are in no solution; returns false if there is no solution. */
  boolean deduce(int constraint) {
    if (constraint >= firstCage) {
      Structure.Cage cage = cageList.get(constraint - firstCage);
      return cage.sum() == 0
          ? groups.deduce(cage.cells(), cage.cells().length == tables.symbols ? tables.all : 0)
          : cages.deduce(cage.cells(), cage.sum());
    }
    if (constraint >= firstGroup) {
      int group = constraint - firstGroup;
      return groups.deduce(tables.groups[group], tables.isHouse[group] ? tables.all : 0);
    }
    return groups.deduce(tables.crossings[constraint]);
  }

  /** Returns the cells of a constraint. */
  int[] cells(int constraint) {
    if (constraint >= firstCage) {
      return cageList.get(constraint - firstCage).cells();
    }
    return constraint >= firstGroup
        ? tables.groups[constraint - firstGroup]
        : tables.crossings[constraint].common();
  }
}
