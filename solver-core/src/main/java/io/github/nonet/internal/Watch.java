package io.github.nonet.internal;

/**
 * May this go on? Whatever takes long asks its watch once in a millisecond or oftener. It knows no
 * more of it: whether there is a limit, and of what, is the caller's affair.
 */
@FunctionalInterface
public interface Watch {
  /** The watch for short work: it never throws. */
  Watch NONE = () -> {};

  /** Returns normally if the caller may continue; otherwise throws. */
  void look();
}
