package io.github.nonet.docs;

/** Ends a program that runs in the JVM of the tests, where {@link System#exit} would end them. */
public final class ExampleExit extends Error {
  private static final long serialVersionUID = 1L;

  private final int code;

  private ExampleExit(int code) {
    super("exit code " + code);
    this.code = code;
  }

  /** Never returns, like {@link System#exit}. */
  public static void exit(int code) {
    throw new ExampleExit(code);
  }

  /** Returns the exit code. */
  int code() {
    return code;
  }
}
