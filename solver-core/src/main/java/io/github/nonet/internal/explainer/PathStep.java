package io.github.nonet.internal.explainer;

/**
 * One step of a path, as {@link Explainer#next} returns it.
 *
 * @param tenths the rating, in tenths
 * @param placed the candidate that fills a cell, or {@link #NONE}
 * @param removed the candidates that it eliminates, ascending
 * @param finding why it is true
 */
public record PathStep(int tenths, int placed, int[] removed, Finding finding) {
  /** Means "no cell is filled". */
  public static final int NONE = -1;

  /** {@return whether it fills a cell} */
  public boolean places() {
    return placed != NONE;
  }
}
