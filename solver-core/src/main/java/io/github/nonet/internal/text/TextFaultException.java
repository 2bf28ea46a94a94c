package io.github.nonet.internal.text;

/**
 * Ends the reading of a text. It is checked, so that it cannot leave the library: the caller of a
 * reader turns it into a public exception.
 */
public final class TextFaultException extends Exception {
  private static final long serialVersionUID = 1L;

  /** The fault. It is not serialized, because the exception never leaves the library. */
  private final transient TextFault fault;

  /** Makes an exception without a stack trace, which the public one has. */
  TextFaultException(TextFault fault) {
    super(fault.message(), null, false, false);
    this.fault = fault;
  }

  public TextFault fault() {
    return fault;
  }
}
