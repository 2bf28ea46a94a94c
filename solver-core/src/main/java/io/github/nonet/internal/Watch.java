package io.github.nonet.internal;

/**
 * May this go on? Whatever takes long asks its watch once in a millisecond or oftener. It knows no
 * more of it: whether there is a limit, and of what, is the caller's affair.
 */
@FunctionalInterface
public interface Watch {
  /** The watch of what is short: it never says no. */
  Watch NONE = () -> {};

  /** Returns if the caller may go on, and throws otherwise. */
  void look();
}
