package io.github.nonet.internal.constraints;

/** How a machine reads the values of cells in their order. States are any numbers from 0 on. */
public interface Steps {
  /** Where there is no way on. */
  int NONE = -1;

  /** Returns the state before the first cell. */
  int start();

  /** Returns the state after a value, or a negative number if the value is not allowed there. */
  int next(int state, int value);

  /** Returns whether a state is good after the last cell. */
  boolean accepts(int state);
}
