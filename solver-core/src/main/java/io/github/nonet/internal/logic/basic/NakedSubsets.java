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
 * <b>Naked pair, triple, quadruple</b>: two, three or four cells of a house have the same number of
 * candidates together. These digits go into these cells, in some order, so they go nowhere else in
 * the house.
 *
 * <pre>
 *   12  .  12 | .  .  . | -  .  .     1 and 2 fill r1c1 and r1c3:
 *   .   -  .  | .  .  . | .  .  .     they go from row 1, and from box 1
 * </pre>
 *
 * <p><b>Locked pair, locked triple</b>: the cells lie in a box and a line, and the digits go from
 * both: from the box, and from the line outside the box.
 */
public final class NakedSubsets implements Finder {
  /** Three places of a box, one in each of its lines. */
  private static final int[] DIAGONAL = {0, 4, 8};

  private final Technique technique;
  private final int size;
  private final boolean isLocked;
  private final HallSets hallSets;
  private final int[] digits = new int[Houses.SIZE];

  /**
   * @param size how many cells, 2 to 4
   * @param isLocked whether the digits must go from a box and a line, or from one of them only
   * @param hallSets say in which houses there may be a subset of a size
   */
  public NakedSubsets(Technique technique, int size, boolean isLocked, HallSets hallSets) {
    this.technique = technique;
    this.size = size;
    this.isLocked = isLocked;
    this.hallSets = hallSets;
  }

  @Override
  public boolean find(State state, StepSink sink) {
    HallSets.Sizes sizes = hallSets.sizes(state);
    for (int i = 0; i < Houses.COUNT; i++) {
      int house = (Houses.FIRST_BOX + i) % Houses.COUNT;
      if (mayBeIn(sizes, house) && !findIn(state, house, sink)) {
        return false;
      }
    }
    return true;
  }

  /** A subset in a box and a line is found in the box, whichever of the two loses anything. */
  private boolean mayBeIn(HallSets.Sizes sizes, int house) {
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
    for (int place = 0; place < Houses.SIZE; place++) {
      digits[place] = state.digits(Houses.CELLS[house][place]);
    }
    return Unions.find(
        digits,
        size,
        (places, union) -> report(state, house, Houses.cells(house, places), union, sink));
  }

  private boolean report(State state, int house, CellSet cells, int union, StepSink sink) {
    List<House> houses = new ArrayList<>();
    Eliminations gone = new Eliminations(state);
    boolean fromBox = false;
    boolean fromLine = false;
    for (int shared : Houses.OF_CELL[cells.first()]) {
      if (Houses.SETS[shared].containsAll(cells)) {
        houses.add(Houses.value(shared));
        CellSet rest = Houses.SETS[shared].andNot(cells);
        gone.addAll(union, rest);
        boolean isBox = shared >= Houses.FIRST_BOX;
        fromBox |= isBox && state.digitsOf(rest, union) != 0;
        fromLine |= !isBox && state.digitsOf(rest.andNot(box(cells)), union) != 0;
      }
    }
    boolean isRepeated = house < Houses.FIRST_BOX && box(cells).containsAll(cells);
    boolean isAskedFor = isLocked == (size < 4 && fromBox && fromLine);
    return gone.isEmpty()
        || isRepeated
        || !isAskedFor
        || sink.accept(gone.step(technique, reason(state, union, cells, houses)));
  }

  /** Returns the box of the first of the cells. */
  private static CellSet box(CellSet cells) {
    return Houses.SETS[Houses.OF_CELL[cells.first()][2]];
  }

  static Reason reason(State state, int digits, CellSet cells, List<House> houses) {
    return new Reason.Subset(
        State.digitList(digits), cells.toList(), houses, state.candidatesByDigit(cells, digits));
  }
}
