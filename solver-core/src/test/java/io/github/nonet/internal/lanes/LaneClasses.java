package io.github.nonet.internal.lanes;

import io.github.nonet.internal.Geometry;
import io.github.nonet.internal.PlainBoard;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.stream.Stream;

/** The classes of the lanes for JDK 25, which this code is not compiled against. */
final class LaneClasses {
  private static final String PACKAGE = "io.github.nonet.internal.lanes.";
  private static final int WORDS = 27;

  static final int LANE_COUNT = constant("LANE_COUNT");
  static final int BLOCK = constant("BLOCK");

  private LaneClasses() {}

  private static int constant(String name) {
    try {
      return Class.forName(PACKAGE + "Layout").getDeclaredField(name).getInt(null);
    } catch (ReflectiveOperationException e) {
      throw new AssertionError(e);
    }
  }

  /** Runs a round; returns the result in each lane. */
  static SlowLane.Result[] round(int[] block) {
    Object outcome = cells(block);
    int emptied = (int) call(null, "Kernel", "dead", outcome);
    int stuckOrDead = (int) call(null, "Kernel", "stuck", outcome);
    int full = (int) call(null, "Kernel", "full", outcome);
    int dead = emptied | (int) call(null, "Kernel", "lines", block);
    int solved = full & ~dead;
    int stuck = stuckOrDead & ~dead;
    SlowLane.Result[] results = new SlowLane.Result[LANE_COUNT];
    for (int lane = 0; lane < LANE_COUNT; lane++) {
      int bits = (dead >> lane & 1) + 2 * (solved >> lane & 1) + 4 * (stuck >> lane & 1);
      results[lane] =
          switch (bits) {
            case 0 -> SlowLane.Result.GOES_ON;
            case 1 -> SlowLane.Result.DEAD;
            case 2 -> SlowLane.Result.SOLVED;
            case 4 -> SlowLane.Result.STUCK;
            default -> throw new AssertionError("lane " + lane + " is in two sets");
          };
    }
    return results;
  }

  /** Runs the first half of a round; returns its outcome. */
  static Object cells(int[] block) {
    return call(null, "Kernel", "cells", block);
  }

  static Object newChoice() {
    try {
      Constructor<?> constructor = Class.forName(PACKAGE + "Choice").getDeclaredConstructor();
      return constructor.newInstance();
    } catch (ReflectiveOperationException e) {
      throw new AssertionError(e);
    }
  }

  static Object call(Object object, String type, String name, Object... arguments) {
    try {
      Method method =
          Stream.of(Class.forName(PACKAGE + type).getDeclaredMethods())
              .filter(m -> m.getName().equals(name))
              .findFirst()
              .orElseThrow();
      return method.invoke(object, arguments);
    } catch (InvocationTargetException e) {
      throw new AssertionError(e.getCause());
    } catch (ReflectiveOperationException e) {
      throw new AssertionError(e);
    }
  }

  /** Writes a board into a lane. */
  static void write(PlainBoard board, int[] block, int lane) {
    for (int word = 0; word < WORDS; word++) {
      block[word * LANE_COUNT + lane] = 0;
    }
    for (int cell = 0; cell < Geometry.CELLS; cell++) {
      for (int group = 0; group < 3; group++) {
        int digits = board.set(cell) >> 1 + 3 * group & 0b111;
        block[(word(cell) + group) * LANE_COUNT + lane] |= digits << shift(cell);
      }
    }
  }

  static PlainBoard read(int[] block, int lane) {
    int[] sets = new int[Geometry.CELLS];
    for (int cell = 0; cell < Geometry.CELLS; cell++) {
      for (int group = 0; group < 3; group++) {
        int word = block[(word(cell) + group) * LANE_COUNT + lane];
        sets[cell] |= (word >> shift(cell) & 0b111) << 1 + 3 * group;
      }
    }
    return PlainBoard.of(sets);
  }

  /** Returns the first word of a cell. */
  static int word(int cell) {
    return 3 * (3 * (Geometry.row(cell) % 3) + Geometry.column(cell) % 3);
  }

  static int shift(int cell) {
    return 9 * (Geometry.column(cell) / 3) + 3 * (Geometry.row(cell) / 3);
  }
}
