package io.github.nonet.internal.groups;

/** What a list of sets tells of cells that hold one of them. */
final class SetsDeduction implements Propagator {
  private static final int SETS_OF_A_LOOK = 20;

  private final CageDeduction cages;
  private final CageCells cells;
  private final int[] sets;

  SetsDeduction(CageDeduction cages, CageCells cells, int... sets) {
    this.cages = cages;
    this.cells = cells;
    this.sets = sets;
  }

  @Override
  public int[] cells() {
    return cells.cells;
  }

  @Override
  public boolean deduce() {
    return cages.deduceSets(cells, sets);
  }

  @Override
  public int work() {
    return 1 + sets.length / SETS_OF_A_LOOK;
  }

  @Override
  public int weight() {
    return 2 * 9 - cells.cells.length;
  }
}
