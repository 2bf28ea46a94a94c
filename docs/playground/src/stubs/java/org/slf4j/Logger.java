package org.slf4j;

/** A logger that logs nothing: a page has no log. Only what the library calls is here. */
public final class Logger {
  public boolean isDebugEnabled() {
    return false;
  }

  public void debug(String message) {}

  public void debug(String format, Object argument) {}

  public void debug(String format, Object first, Object second) {}
}
