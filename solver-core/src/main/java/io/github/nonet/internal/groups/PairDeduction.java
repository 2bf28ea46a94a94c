package io.github.nonet.internal.groups;

/** What a relation of two cells tells. */
final class PairDeduction implements Deduction {
  private final Marks marks;
  private final int[] cells;
  private final PairTable forth;
  private final PairTable back;

  /** The cells that see both. */
  private final int[] watchers;

  PairDeduction(Marks marks, PairTable.Use pair, int... watchers) {
    this.marks = marks;
    this.watchers = watchers;
    cells = new int[] {pair.first(), pair.second()};
    forth = pair.forth();
    back = pair.back();
  }

  @Override
  public int[] cells() {
    return cells;
  }

  @Override
  public boolean deduce() {
    int first = marks.sets[cells[0]] & back.beside(marks.sets[cells[1]]);
    int second = marks.sets[cells[1]] & forth.beside(first);
    return marks.retain(cells[0], first)
        && marks.retain(cells[1], second)
        && (watchers.length == 0 || marks.removeFromAll(watchers, required(first, second)));
  }

  /** Returns the values that one of the cells has in any case. */
  private int required(int first, int second) {
    int required = first | second;
    for (int rest = first; rest != 0 && required != 0; rest &= rest - 1) {
      int beside = second & forth.besideValue(ValueSet.lowest(rest));
      required &= rest & -rest | (ValueSet.isClosed(beside) ? beside : 0);
    }
    return required;
  }

  @Override
  public int work() {
    return 1;
  }

  @Override
  public int weight() {
    return 1;
  }
}
