package io.github.nonet.internal.constraints;

import io.github.nonet.internal.Refusal;
import io.github.nonet.internal.language.Quoted;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Remarks that a call after a constraint adds to it: its name, wording and look. Links contain the
 * ordinal numbers, so new ones must be added at the end.
 */
public enum ConstraintRemark {
  NAME("withName"),
  SENTENCE("withSentence"),
  LOOK("withLook"),
  /** Not a remark, but a call before the constraints: a table that several of them share. */
  TABLE("table");

  private static final int LONGEST_SENTENCE = 300;

  /** The only looks that can be in a picture. */
  private static final Pattern LOOKS =
      Pattern.compile(
          "none|outside( TEXT)?|(line|bulb|arrow|ends|circle|square|diamond|cells|dot)( COLOR( TEXT)?)?"
              .replace("COLOR", "#[0-9a-f]{3}([0-9a-f]{3})?")
              .replace("TEXT", "[A-Za-z0-9+=?*/.-]{1,4}"));

  private final String method;

  ConstraintRemark(String method) {
    this.method = method;
  }

  /** Returns the name of the call. */
  public String method() {
    return method;
  }

  /** Returns the remark of a call, or null if the call makes something else. */
  static @org.jspecify.annotations.Nullable ConstraintRemark of(String method) {
    return Arrays.stream(values()).filter(it -> it.method.equals(method)).findAny().orElse(null);
  }

  /** Returns the names of all calls. */
  static List<String> methods() {
    return Arrays.stream(values()).map(ConstraintRemark::method).collect(Collectors.toList());
  }

  /**
   * Returns the text in the form that suits this remark.
   *
   * @throws IllegalArgumentException if the text does not suit it
   */
  String checked(String text) {
    if (this == LOOK && !LOOKS.matcher(text).matches()) {
      throw Refusal.argument(
          "the look of a constraint is " + Quoted.text(text),
          "line, bulb, arrow, ends, circle, square, diamond, cells or dot, then a colour such as"
              + " #93d693, then 1 to 4 letters or digits; or outside and these; or none");
    }
    return this == SENTENCE
        ? Quoted.require("sentence", "a constraint", LONGEST_SENTENCE, text)
        : Quoted.requireName("a constraint", text);
  }
}
