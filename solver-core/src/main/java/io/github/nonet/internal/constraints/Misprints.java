package io.github.nonet.internal.constraints;

import io.github.nonet.internal.constraints.Misprint.Slip;
import java.util.Arrays;
import java.util.function.BiConsumer;
import java.util.function.ObjIntConsumer;

/** The numbers and the cells that may be right where others are printed. */
public final class Misprints {
  private static final int BASE = 10;

  private final CellMap map;

  public Misprints(CellMap map) {
    this.map = map;
  }

  /** Gives the numbers near a number, each with the misprint that it mends. */
  public static void numbers(int number, ObjIntConsumer<Misprint> found) {
    for (int distance = 1; distance <= 2; distance++) {
      found.accept(Misprint.ofNumber(number, number + distance), number + distance);
      found.accept(Misprint.ofNumber(number, number - distance), number - distance);
    }
    int swapped = number % BASE * BASE + number / BASE;
    boolean hasTwoDigits = number > BASE && number < BASE * BASE && number % BASE != 0;
    if (hasTwoDigits && Math.abs(swapped - number) > 2) {
      found.accept(new Misprint(Slip.SWAPPED, number, swapped, false), swapped);
    }
  }

  /** Gives the cells of which one is next to where it is printed, or is left out. */
  public void cells(int[] cells, boolean isLine, BiConsumer<Misprint, int[]> found) {
    boolean wasTorn = isTorn(cells, isLine);
    for (int i = 0; i < cells.length; i++) {
      for (int step = 0; step < 9; step++) {
        int next = map.from(cells[i], step / 3 - 1, step % 3 - 1);
        if (next >= 0 && Arrays.stream(cells).noneMatch(cell -> cell == next)) {
          int[] moved = cells.clone();
          moved[i] = next;
          found.accept(misprint(Slip.NEXT_CELL, cells[i], next, wasTorn, moved, isLine), moved);
        }
      }
      int[] fewer = new int[cells.length - 1];
      System.arraycopy(cells, 0, fewer, 0, i);
      System.arraycopy(cells, i + 1, fewer, i, fewer.length - i);
      found.accept(misprint(Slip.EXTRA_CELL, cells[i], 0, wasTorn, fewer, isLine), fewer);
    }
  }

  private Misprint misprint(
      Slip slip, int was, int is, boolean wasTorn, int[] cells, boolean isLine) {
    return new Misprint(slip, was, is, !wasTorn && isTorn(cells, isLine));
  }

  /** Returns whether a cell does not touch the one before it, or where they are no line, any. */
  private boolean isTorn(int[] cells, boolean isLine) {
    boolean isTorn = false;
    for (int i = isLine ? 1 : 0; i < cells.length && cells.length > 1; i++) {
      int cell = cells[i];
      isTorn |=
          isLine
              ? !map.areTouching(cells[i - 1], cell)
              : Arrays.stream(cells).noneMatch(other -> map.areTouching(other, cell));
    }
    return isTorn;
  }

  /** Returns the cells that are one step from some cells, or an empty array if one is missing. */
  int[] shifted(int[] cells, int down, int right) {
    int[] shifted = Arrays.stream(cells).map(cell -> map.from(cell, down, right)).toArray();
    return Arrays.stream(shifted).anyMatch(cell -> cell < 0) ? new int[0] : shifted;
  }
}
