package io.github.nonet.internal.drawing;

import io.github.nonet.internal.rules.RulesTables;

/**
 * What a picture shows. The arrays are not changed.
 *
 * @param values the value of each cell, 0 for none
 * @param clues the values that are bold
 * @param marks the set of candidates of each cell, bit {@code v} for the value {@code v}
 * @param size the width in pixels
 * @param shown what is drawn of a step
 * @param isInteractive whether SVG tells a program what is what
 */
public record Drawing(
    RulesTables rules,
    byte[] values,
    byte[] clues,
    int[] marks,
    int size,
    StepShown shown,
    boolean isInteractive) {
  /** Returns the same with other clues. */
  public Drawing withClues(byte[] others) {
    return new Drawing(rules, values, others, marks, size, shown, isInteractive);
  }

  /** Returns the same in another size. */
  public Drawing withSize(int pixels) {
    return new Drawing(rules, values, clues, marks, pixels, shown, isInteractive);
  }

  /** Returns the same with a step. */
  public Drawing with(StepShown step) {
    return new Drawing(rules, values, clues, marks, size, step, isInteractive);
  }

  /** Returns the same, which tells a program what is what or does not. */
  public Drawing interactive(boolean interactive) {
    return new Drawing(rules, values, clues, marks, size, shown, interactive);
  }

  /** Returns the attribute of a class for an interactive picture, and nothing for another. */
  String named(String name) {
    return isInteractive ? " class=\"" + name + "\"" : "";
  }

  /** Returns the attribute of a cell for an interactive picture, and nothing for another. */
  String of(int cell) {
    return isInteractive ? " data-cell=\"" + cell + "\"" : "";
  }

  /** Returns the attributes of a candidate for an interactive picture, and nothing for another. */
  String of(int cell, int value) {
    return isInteractive ? of(cell) + " data-digit=\"" + value + "\"" : "";
  }
}
