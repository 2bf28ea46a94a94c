package io.github.nonet;

/**
 * The level of detail of a hint: how much of a step it reveals.
 *
 * <p>A later version may add constants at any place: keep names, not ordinals, and give a {@code
 * switch} a {@code default}.
 *
 * @since 1.0.0
 */
public enum Detail {
  /** The name of the technique. */
  TECHNIQUE,
  /** The name of the technique, and where to look. */
  WHERE,
  /** The name of the technique, the reason, and the result. */
  FULL
}
