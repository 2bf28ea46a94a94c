package io.github.nonet.internal.vector;

import io.github.nonet.Board;
import io.github.nonet.internal.Geometry;
import io.github.nonet.internal.Outcome;
import io.github.nonet.internal.Tactic;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.stream.Stream;

/**
 * The engine's classes for JDK 25, which the packaged jar holds and this code is not compiled
 * against. They also run, slowly, where vectors are narrow.
 */
final class VectorClasses {
  /** Shorts that hold a board, three times 32. */
  static final int SHORTS = 96;

  private VectorClasses() {}

  /** Returns which lane each lane takes its value from. */
  static int[] permutation(String name) throws ReflectiveOperationException {
    Object shuffle =
        Class.forName("io.github.nonet.internal.vector.Layout").getDeclaredField(name).get(null);
    return (int[])
        Class.forName("jdk.incubator.vector.VectorShuffle").getMethod("toArray").invoke(shuffle);
  }

  static void load(byte[] cells, int offset, short[] boards, int at) {
    call("Layout", "load", cells, offset, boards, at);
  }

  static void store(short[] boards, int at, byte[] digits, int offset) {
    call("Layout", "store", boards, at, digits, offset);
  }

  static Outcome deduce(short[] boards, int at) {
    return (Outcome) call("Kernel", "deduce", boards, at);
  }

  static boolean split(short[] boards, int at, Tactic tactic) {
    return (boolean) call("Choice", "split", boards, at, tactic);
  }

  /** Copies the digits of a board. */
  static void copy(Board board, byte[] digits, int offset) {
    for (int cell = 0; cell < Geometry.CELLS; cell++) {
      digits[offset + cell] = (byte) board.digit(cell);
    }
  }

  static void loadCandidates(int[] candidates, short[] boards, int at) {
    call("Layout", "loadCandidates", candidates, boards, at);
  }

  static int candidates(short[] boards, int at, int cell) {
    return (int) call("Layout", "candidates", boards, at, cell);
  }

  private static Object call(String type, String name, Object... arguments) {
    try {
      Method method =
          Stream.of(Class.forName("io.github.nonet.internal.vector." + type).getDeclaredMethods())
              .filter(m -> m.getName().equals(name))
              .findFirst()
              .orElseThrow();
      return method.invoke(null, arguments);
    } catch (InvocationTargetException e) {
      throw new AssertionError(e.getCause());
    } catch (ReflectiveOperationException e) {
      throw new AssertionError(e);
    }
  }

  /** Writes candidates, a set of nine bits for each cell, as the engine holds them. */
  static short[] boardOf(int[] candidates) {
    short[] board = new short[SHORTS];
    Arrays.fill(board, (short) SlowRound.ALL_DIGITS);
    for (int cell = 0; cell < Geometry.CELLS; cell++) {
      board[place(cell)] = (short) candidates[cell];
    }
    return board;
  }

  static int[] candidatesOf(short[] board) {
    int[] candidates = new int[Geometry.CELLS];
    Arrays.setAll(candidates, cell -> board[place(cell)]);
    return candidates;
  }

  private static int place(int cell) {
    return cell % 3 * 32 + cell / 3;
  }
}
