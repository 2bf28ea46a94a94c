package io.github.nonet.internal.language;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.nonet.Tries;
import java.util.Locale;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class QuotedTest {
  @ParameterizedTest
  @ValueSource(strings = {"x", "/", "\u00e9", "\u0661", "\u2580", "\u65e5", "\u20ac"})
  void show_visible(String character) {
    assertThat(Quoted.show(character.codePointAt(0))).isEqualTo("'" + character + "'");
  }

  /** Controls, directions, joiners, marks, blanks, fillers, surrogates, private ones, the rest. */
  @ParameterizedTest
  @ValueSource(
      ints = {
        0x07, 0x20, 0x7f, 0x80, 0xa0, 0xad, 0x301, 0x378, 0x61c, 0x115f, 0x1160, 0x200b, 0x200d,
        0x200e, 0x200f, 0x2028, 0x202e, 0x2066, 0x20dd, 0x2800, 0x3000, 0x3164, 0xd800, 0xe000,
        0xfe0f, 0xfeff, 0xffa0, 0x1f600, 0xe0001
      })
  void show_byNumber(int codePoint) {
    assertThat(Quoted.show(codePoint)).isEqualTo(String.format("U+%04X", codePoint));
  }

  @ParameterizedTest
  @CsvSource({"ar-EG-u-nu-arab", "hi-IN-u-nu-deva", "tr-TR"})
  void show_inAnyLocale(String tag) {
    Locale before = Locale.getDefault();
    Locale.setDefault(Locale.forLanguageTag(tag));
    try {
      assertThat(Quoted.show(0x202e)).isEqualTo("U+202E");
    } finally {
      Locale.setDefault(before);
    }
  }

  /**
   * No character that is not ASCII gets into a message unless it is visible and keeps its place.
   */
  @Tag("slow")
  @Test
  void show_everyCharacter() {
    int step = Tries.of(31, 1);
    for (int codePoint = 0; codePoint <= Character.MAX_CODE_POINT; codePoint += step) {
      String shown = Quoted.show(codePoint);
      if (shown.charAt(0) == '\'') {
        assertThat(shown).isEqualTo("'" + Character.toString(codePoint) + "'");
        assertThat(Character.isISOControl(codePoint)).isFalse();
        assertThat(Character.isIdentifierIgnorable(codePoint)).isFalse();
        assertThat(Character.isSpaceChar(codePoint)).isFalse();
      }
    }
  }

  @Test
  void message_cutIfTooLong() {
    assertThat(Quoted.message("x".repeat(400))).isEqualTo("x".repeat(400));
    assertThat(Quoted.message("x".repeat(401))).isEqualTo("x".repeat(396) + " ...");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"row 6", "L'\u00e9toile", "\u65e5\u672c", "e\u0301", "a~b", "\ud83c\udf1f", "<b>"})
  void requireName_canBeSeen(String name) {
    assertThat(Quoted.requireName("a group", name)).isEqualTo(name);
  }

  /** A line end, NUL, a change of direction, a joiner, half a character, a private one. */
  @ParameterizedTest
  @ValueSource(
      ints = {'\n', '\r', 0, 0x1b, 0x85, 0x202e, 0x2066, 0x200d, 0x2028, 0xd800, 0xe000, 0xe0001})
  void requireName_hidden(int codePoint) {
    String name = "ab" + new String(Character.toChars(codePoint)) + "c";
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Quoted.requireName("a group", name))
        .withMessage(
            "character 3 of the name of a group is U+%04X; expected one that can be seen, or a"
                + " blank",
            codePoint);
  }

  @Test
  void requireName_length() {
    assertThat(Quoted.requireName("a group", "n".repeat(60))).hasSize(60);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Quoted.requireName("a group", "n".repeat(61)))
        .withMessage("the name of a group has 61 characters; expected 1 to 60");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Quoted.requireName("a group", " \t"))
        .withMessage("name is blank; expected the name of a group");
  }
}
