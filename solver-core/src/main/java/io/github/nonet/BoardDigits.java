package io.github.nonet;

import io.github.nonet.internal.Geometry;

/** The state of a {@link Board}: 81 digits, row by row. */
abstract class BoardDigits {
  /*
   * This is a class of its own for the sake of forged streams. Java makes the object of a serializable
   * class by the constructor without arguments of the first superclass that is not serializable: this
   * one. A stream that holds a raw board is refused, but a later reference in the stream still reaches
   * the object. That object is a valid board then, without a clue.
   */

  /** Never changed and never handed out, so sharing a board is safe. */
  final byte[] digits;

  BoardDigits() {
    this(new byte[Geometry.CELLS]);
  }

  BoardDigits(byte[] digits) {
    this.digits = digits;
  }
}
