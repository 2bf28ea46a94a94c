package io.github.nonet.internal.text;

import io.github.nonet.internal.language.Quoted;

/**
 * A fault in a text. The message has two halves with the place between them, so that the reader of
 * an enclosing text can name the place there.
 *
 * @param index the place: the number of characters before it
 * @param line the line of the place, from 1
 * @param column the column of the place, from 1
 * @param before the part of the message before the place
 * @param after the part after the place
 */
public record TextFault(int index, int line, int column, String before, String after) {
  /** Returns the fault at a place of the text. */
  static TextFault at(CharSequence text, int index, String before, String after) {
    int line = 1;
    int lineStart = 0;
    for (int i = 0; i < index; i++) {
      boolean crOfCrLf =
          text.charAt(i) == '\r' && i + 1 < text.length() && text.charAt(i + 1) == '\n';
      if (Alphabet.isLineEnd(text.charAt(i)) && !crOfCrLf) {
        line++;
        lineStart = i + 1;
      }
    }
    return new TextFault(index, line, index - lineStart + 1, before, after);
  }

  /** Returns the fault of a character, or of the end of the text. */
  static TextFault found(CharSequence text, int index, String expected) {
    String found =
        index < text.length() ? Quoted.show(Character.codePointAt(text, index)) : "the end";
    return at(text, index, "", " is " + found + "; expected " + expected);
  }

  public String message() {
    return message("character " + (index + 1) + " (line " + line + ", column " + column + ")");
  }

  /** Returns the message with this name for the place. */
  public String message(String place) {
    return before + place + after;
  }
}
