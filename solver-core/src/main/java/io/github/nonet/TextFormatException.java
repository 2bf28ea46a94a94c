package io.github.nonet;

import io.github.nonet.internal.Arguments;
import io.github.nonet.internal.StreamFields;
import io.github.nonet.internal.language.Quoted;
import io.github.nonet.internal.text.TextFault;
import io.github.nonet.internal.text.TextForms;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.util.Optional;

/**
 * Thrown when a text is not a board. The message gives the place, what was found there and what was
 * expected.
 *
 * @since 1.0.0
 */
public final class TextFormatException extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  /** Offset of the first fault in the text. Not final: a stream sets it after a check. */
  private int index;

  /**
   * Makes an exception.
   *
   * @param message the place, what was found and what was expected; cut after 400 characters
   * @param index 0 or more, the offset of the first fault
   * @throws IllegalArgumentException if {@code index} is negative
   */
  public TextFormatException(String message, int index) {
    super(Quoted.message(message));
    this.index = (int) Arguments.requireNotNegative("index", index);
  }

  /**
   * Returns the exception that explains what is wrong with a text.
   *
   * @param text the text, which may be words
   * @param name the message about a text in a form of something else, instead of the fault
   */
  static TextFormatException of(String text, TextFault fault, Optional<String> name) {
    return name.map(refusal -> new TextFormatException(refusal, 0))
        .orElseGet(
            () -> new TextFormatException(TextForms.message(text, fault.message()), fault.index()));
  }

  /**
   * {@return the offset of the first fault in the text, in {@code char} units from 0; the length of
   * the text if it ended too early}
   */
  public int index() {
    return index;
  }

  /**
   * Reads the numbers and refuses those that no exception has.
   *
   * @param in the stream
   * @throws IOException if a number is negative or the stream fails
   * @throws ClassNotFoundException if the stream names a class that is not there
   */
  private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
    index = StreamFields.requireNotNegativeInt(in.readFields(), "index");
  }
}
