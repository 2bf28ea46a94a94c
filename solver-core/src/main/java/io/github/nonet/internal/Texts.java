package io.github.nonet.internal;

import java.util.Collections;

/** What API level 26 of Android lacks about texts. */
public final class Texts {
  private Texts() {}

  /** Returns the text so many times. */
  public static String repeat(String text, int times) {
    return String.join("", Collections.nCopies(times, text));
  }
}
