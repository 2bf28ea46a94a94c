package io.github.nonet.internal.logic.basic;

import io.github.nonet.House;
import io.github.nonet.internal.logic.CellSet;
import io.github.nonet.internal.logic.Eliminations;
import io.github.nonet.internal.logic.Finder;
import io.github.nonet.internal.logic.Houses;
import io.github.nonet.internal.logic.State;
import io.github.nonet.internal.logic.StepSink;
import io.github.nonet.logic.Reason;
import io.github.nonet.logic.Technique;
import java.util.ArrayList;
import java.util.List;

/**
 * <b>Naked pair, triple, quadruple</b>: two, three or four cells of a house together have as many
 * candidates as there are cells. The cells hold these digits, in some order, so no other cell of
 * the house does.
 *
 * <pre>
 *   12  .  12 | .  .  . | -  .  .     1 and 2 fill r1c1 and r1c3:
 *   .   -  .  | .  .  . | .  .  .     eliminated from row 1 and box 1
 * </pre>
 *
 * <p><b>Locked pair, locked triple</b>: the cells lie in a box and a line, so the digits are
 * eliminated from the rest of both.
 *
 * <p><b>Hidden pair, triple, quadruple</b>: two, three or four digits of a house together have as
 * many places as there are digits. These cells hold these digits, in some order, so their other
 * candidates are eliminated.
 *
 * <pre>
 *   1 2 and others  |  .  .  .        in the box, 1 and 2 fit only
 *   .   .   .       |  .  .  .        into the two cells, so the
 *   1 2 and others  |  .  .  .        others are eliminated
 * </pre>
 *
 * A hidden subset is the complement of a naked subset: the other open cells of the house.
 */
public final class SubsetFinder implements Finder {
  /** Three places of a box, one in each of its lines. */
  private static final int[] DIAGONAL = {0, 4, 8};

  private static final List<Technique> HIDDEN =
      List.of(Technique.HIDDEN_PAIR, Technique.HIDDEN_TRIPLE, Technique.HIDDEN_QUADRUPLE);

  private final Technique technique;
  private final int size;
  private final boolean isHidden;
  private final boolean isLocked;
  private final HallSets hallSets;

  /** The digits of each cell of a house; for hidden subsets, the places of each digit. */
  private final int[] sets = new int[Houses.SIZE];

  /**
   * @param size the number of cells, 2 to 4
   * @param hallSets tell which houses may have a subset of the size
   */
  public SubsetFinder(Technique technique, int size, HallSets hallSets) {
    this.technique = technique;
    this.size = size;
    this.hallSets = hallSets;
    isHidden = HIDDEN.contains(technique);
    isLocked = technique == Technique.LOCKED_PAIR || technique == Technique.LOCKED_TRIPLE;
  }

  @Override
  public boolean find(State state, StepSink sink) {
    HallSets.Sizes sizes = hallSets.sizes(state);
    for (int i = 0; i < Houses.COUNT; i++) {
      int house = (Houses.FIRST_BOX + i) % Houses.COUNT;
      boolean mayBe = isHidden ? sizes.mayBeHidden(house, size) : mayBeNaked(sizes, house);
      if (mayBe && !findIn(state, house, sink)) {
        return false;
      }
    }
    return true;
  }

  /** A subset in a box and a line is found in the box, even if only the line loses candidates. */
  private boolean mayBeNaked(HallSets.Sizes sizes, int house) {
    if (sizes.mayBeNaked(house, size)) {
      return true;
    }
    if (house >= Houses.FIRST_BOX) {
      for (int place : DIAGONAL) {
        int[] lines = Houses.OF_CELL[Houses.CELLS[house][place]];
        if (sizes.mayBeNaked(lines[0], size) || sizes.mayBeNaked(lines[1], size)) {
          return true;
        }
      }
    }
    return false;
  }

  private boolean findIn(State state, int house, StepSink sink) {
    for (int i = 0; i < Houses.SIZE; i++) {
      sets[i] = isHidden ? state.places(house, i + 1) : state.digits(Houses.CELLS[house][i]);
    }
    return Unions.find(
        sets,
        size,
        (chosen, union) ->
            isHidden
                ? reportHidden(state, house, Houses.cells(house, union), chosen << 1, sink)
                : reportNaked(state, house, Houses.cells(house, chosen), union, sink));
  }

  private boolean reportHidden(State state, int house, CellSet cells, int digits, StepSink sink) {
    Eliminations gone = new Eliminations(state).addAll(Houses.ALL_DIGITS & ~digits, cells);
    return gone.isEmpty() || report(state, cells, digits, Houses.values(house), gone, sink);
  }

  private boolean reportNaked(State state, int house, CellSet cells, int digits, StepSink sink) {
    List<House> houses = new ArrayList<>();
    Eliminations gone = new Eliminations(state);
    boolean fromBox = false;
    boolean fromLine = false;
    for (int shared : Houses.OF_CELL[cells.first()]) {
      if (Houses.SETS[shared].containsAll(cells)) {
        houses.add(Houses.value(shared));
        CellSet rest = Houses.SETS[shared].andNot(cells);
        gone.addAll(digits, rest);
        boolean isBox = shared >= Houses.FIRST_BOX;
        fromBox |= isBox && (state.digitsOf(rest) & digits) != 0;
        fromLine |= !isBox && (state.digitsOf(rest.andNot(box(cells))) & digits) != 0;
      }
    }
    boolean isRepeated = house < Houses.FIRST_BOX && box(cells).containsAll(cells);
    boolean isAskedFor = isLocked == (size < 4 && fromBox && fromLine);
    return gone.isEmpty()
        || isRepeated
        || !isAskedFor
        || report(state, cells, digits, houses, gone, sink);
  }

  /** Returns the box of the first cell. */
  private static CellSet box(CellSet cells) {
    return Houses.SETS[Houses.OF_CELL[cells.first()][2]];
  }

  private boolean report(
      State state,
      CellSet cells,
      int digits,
      List<House> houses,
      Eliminations gone,
      StepSink sink) {
    Reason reason =
        new Reason.Subset(
            State.digitList(digits),
            cells.toList(),
            houses,
            state.candidatesByDigit(cells, digits));
    return sink.accept(gone.step(technique, reason));
  }
}
