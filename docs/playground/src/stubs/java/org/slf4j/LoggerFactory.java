package org.slf4j;

/** Gives the logger that logs nothing. */
public final class LoggerFactory {
  private LoggerFactory() {}

  public static Logger getLogger(Class<?> owner) {
    return new Logger();
  }
}
