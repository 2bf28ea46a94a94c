package io.github.nonet.internal.text;

/**
 * Ends the reading of a text. It is checked, so that none leaves the library: the code that calls a
 * reader makes a public exception of it.
 */
public final class TextFaultException extends Exception {
  private static final long serialVersionUID = 1L;

  /** What is wrong. Not written into streams: the exception never gets so far. */
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
