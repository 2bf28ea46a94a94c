package io.github.nonet;

/**
 * How much of a step a hint reveals.
 *
 * <p>A later version may add constants at any place: keep names, not ordinals, and give a {@code
 * switch} a {@code default}.
 *
 * @since 1.0.0
 */
public enum Detail {
  /** The name of the technique. */
  TECHNIQUE,
  /** The name, and where to look. */
  WHERE,
  /** Where to look, the reason, and what follows. */
  FULL
}
