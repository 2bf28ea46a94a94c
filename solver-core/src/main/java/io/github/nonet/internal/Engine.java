package io.github.nonet.internal;

/**
 * A depth-first search on boards as bytes. To whom a board is a grid like others, it is an engine
 * for any grid.
 *
 * <p>An engine knows no boards, no limits and no interruption. Its scratch space is so large,
 * compared with its task, that it is worth using again.
 */
public interface Engine extends GroupEngine {
  /**
   * Starts a new search and discards the last. The bytes are copied.
   *
   * @param cells holds 81 cells, starting at {@code offset}, each 0 to 9, {@code '0'} to {@code
   *     '9'}, or {@code '.'}; anything else is undefined
   */
  void load(byte[] cells, int offset);

  /**
   * Writes the solution found last: 81 digits, 1 to 9, starting at {@code offset}.
   *
   * @throws IllegalStateException if none was found yet
   */
  void store(byte[] digits, int offset);

  @Override
  default void store(int[] values) {
    byte[] digits = new byte[Geometry.CELLS];
    store(digits, 0);
    for (int cell = 0; cell < digits.length; cell++) {
      values[cell] = digits[cell];
    }
  }
}
