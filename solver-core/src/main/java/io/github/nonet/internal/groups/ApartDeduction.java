package io.github.nonet.internal.groups;

import io.github.nonet.internal.ValueSet;

/** Takes the value of a cell from cells that have other values without a group in common. */
final class ApartDeduction implements Propagator {
  private final Domains marks;
  private final int[] cell;
  private final int[] partners;

  ApartDeduction(Domains marks, int cell, int... partners) {
    this.marks = marks;
    this.cell = new int[] {cell};
    this.partners = partners;
  }

  @Override
  public int[] cells() {
    return cell;
  }

  @Override
  public boolean deduce() {
    int set = marks.sets[cell[0]];
    return !ValueSet.isClosed(set) || marks.removeFromAll(partners, set);
  }

  @Override
  public int work() {
    return 1;
  }

  @Override
  public int weight() {
    return 0;
  }
}
