package io.github.nonet;

/**
 * Thrown when a text is not a board. The message gives the place, what was found there and what was
 * expected.
 *
 * @since 1.0.0
 */
public final class BoardFormatException extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  /** Offset of the first fault in the text. */
  private final int index;

  BoardFormatException(String message, int index) {
    super(message);
    this.index = index;
  }

  /**
   * {@return the offset of the first fault in the text, in {@code char} units from 0; the length of
   * the text if it ended too early}
   */
  public int index() {
    return index;
  }
}
