package io.github.nonet.internal.fpuzzles;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.Map;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.CharRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PuzzleLinkTest {
  /** The example of the library's own page, in Base64. */
  @Test
  void decompress_knownText() {
    assertThat(LzString.decompress("BYUwNmD2Q===")).isEqualTo("hello");
  }

  @Property(tries = 300)
  void decompress_isInverse(@ForAll String text) {
    assertThat(LzString.decompress(LinkWriter.compress(text))).isEqualTo(text);
  }

  @Property(tries = 300)
  void decompress_isInverse_ofFewCharacters(@ForAll @CharRange(from = 'a', to = 'c') String text) {
    String longer = text.repeat(20);
    assertThat(LzString.decompress(LinkWriter.compress(longer))).isEqualTo(longer);
  }

  /** Any text ends: it is read, or refused with a message. */
  @Property(tries = 1000)
  void read_anything(@ForAll String text) {
    try {
      PuzzleLink.read(text);
    } catch (IllegalArgumentException e) {
      assertThat(e.getMessage()).contains("expected");
    }
  }

  /** Short addresses name a puzzle that a server keeps. */
  @ParameterizedTest
  @ValueSource(
      strings = {"https://sudokupad.app/a1b2c3", "https://f-puzzles.com/?id=ab", "http://"})
  void read_addressWithoutAPuzzle(String link) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> PuzzleLink.read(link))
        .withMessageStartingWith("the address has no puzzle in it")
        .withMessageContaining("expected");
  }

  @Test
  void decompress_ofATextThatGrows() {
    String longest = "a".repeat(1_000_000);
    assertThat(LzString.decompress(LinkWriter.compress(longest))).hasSize(1_000_000);
    String longer = longest + "a";
    assertThatIllegalArgumentException()
        .isThrownBy(() -> LzString.decompress(LinkWriter.compress(longer)))
        .withMessage("the compressed text has more than 1000000 characters; expected fewer");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "%s",
        " %s ",
        "https://www.f-puzzles.com/?load=%s",
        "https://f-puzzles.com/?id=1&load=%s&x=2#y",
        "https://sudokupad.app/fpuzzles%s",
        "https://app.crackingthecryptic.com/sudoku/?puzzleid=fpuzzles%s",
        "fpuz%s"
      })
  void read_links(String link) {
    String json = "{\"size\":4,\"grid\":[[{}]]}";
    PuzzleLink read = PuzzleLink.read(link.replace("%s", LinkWriter.compress(json)));
    assertThat(read.isDrawn()).isFalse();
    assertThat(read.data()).isEqualTo(Map.of("size", 4.0, "grid", List.of(List.of(Map.of()))));
    String escaped = LinkWriter.compress(json).replace("+", "%2B").replace("/", "%2F");
    assertThat(PuzzleLink.read(link.replace("%s", escaped.replace("=", "%3D")))).isEqualTo(read);
  }

  /** The letters of a head may come again in the compressed text. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "%s",
        "fpuz%s",
        "load=%s",
        "sudokupad.app/fpuzzles%s",
        "https://fpuzzles.com/?load=%s",
        "https://sudokupad.app/fpuz%s?x=/fpuzN",
        "https://sudokupad.app/?puzzleid=fpuzzles%s"
      })
  void read_headWithinTheCompressedText(String link) {
    String json =
        "{\"grid\":[],\"a\":\"bfceafbccdcbcadecfbfdcadadaedabedbcfbadeddddfddaffeacebcdefafcfafdaec"
            + "fbccbfacfbdbcfaefdbabffdfdfcfcacacfebfbdfffffabaebe\"}";
    String text = LinkWriter.compress(json);
    assertThat(text).contains("fpuz");
    assertThat(PuzzleLink.read(link.replace("%s", text)).data()).hasSize(2);
  }

  /** All characters that links write otherwise, and blanks, in texts that have some. */
  @Test
  void read_escapes() {
    for (int i = 0; i < 50; i++) {
      String json = "{\"grid\":[],\"a\":\"" + "xyz".repeat(i) + i + "\"}";
      String text = LinkWriter.compress(json);
      PuzzleLink plain = PuzzleLink.read(text);
      String upper = text.replace("+", "%2B").replace("/", "%2F").replace("A", "%41");
      String lower = upper.replace("%2B", "%2b").replace("%2F", "%2f").replace("O", "%4f");
      assertThat(upper).contains("%");
      assertThat(plain.data()).isEqualTo(Map.of("grid", List.of(), "a", "xyz".repeat(i) + i));
      assertThat(PuzzleLink.read("?load=" + upper)).isEqualTo(plain);
      assertThat(PuzzleLink.read("?load=" + lower + "%3D")).isEqualTo(plain);
      assertThat(PuzzleLink.read("?load=" + text.replace("+", "%20"))).isEqualTo(plain);
      assertThat(PuzzleLink.read("?load=%0A" + text.charAt(0) + "%0a" + text.substring(1)))
          .isEqualTo(plain);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"fpuz%", "fpuz%2", "fpuz%4g", "fpuz%g4", "fpuz%zz", "fpuz%-1"})
  void read_escapesThatAreNone_areNoDigits(String link) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> PuzzleLink.read(link))
        .withMessageStartingWith("character 1 of the compressed text: found '%'; expected");
  }

  /** A parameter behind the text is no part of it, though the text be cut off. */
  @ParameterizedTest
  @ValueSource(strings = {"fpuzN4Ig&x", "fpuzN4Ig#x", "fpuzN4Ig?x"})
  void read_endsBeforeWhatFollows(String link) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> PuzzleLink.read(link))
        .withMessageStartingWith("the compressed text ends too early");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "scl%s",
        "https://ascl.app/b.scl/scl%s",
        "https://sudokupad.app/scl%s",
        "https://sudokupad.app/ctc%s",
        "https://app.crackingthecryptic.com/sudoku/?puzzleid=scl%s"
      })
  void read_drawnPuzzles(String link) {
    String json = "{ce:[[,{v:5}]],u:t,c:#0,te:'it\\'s'}";
    PuzzleLink read = PuzzleLink.read(link.replace("%s", LinkWriter.compress(json)));
    assertThat(read.isDrawn()).isTrue();
    assertThat(read.data())
        .isEqualTo(
            Map.of(
                "ce",
                List.of(List.of(Map.of(), Map.of("v", 5.0))),
                "u",
                true,
                "c",
                "#0",
                "te",
                "it's"));
  }

  @Test
  void read_json() {
    assertThat(
            PuzzleLink.read(
                    "{\"grid\": [], \"a\" : [1.5e1, -2, true, false, null, \"\\u0041\\n\\\"\"]}")
                .data())
        .isEqualTo(Map.of("grid", List.of(), "a", List.of(15.0, -2.0, true, false, "", "A\n\"")));
  }

  /** Positions count from 1; that after the last character is the end. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '#',
      quoteCharacter = '~',
      value = {
        "{ # character 2 of the JSON: found the end; expected a name or a value",
        "{'a'} # character 5 of the JSON: found '}'; expected a : after the name",
        "{'a':1 # character 7 of the JSON: found the end; expected a , or }",
        "{'a':[1} # character 8 of the JSON: found '}'; expected a , or ]",
        "{'a':'x # character 8 of the JSON: found the end; expected the quote that ends the string",
        "{'a':'\\ # character 8 of the JSON: found the end; expected a character after the"
            + " backslash",
        "{'a':'\\u00'} # character 11 of the JSON: found '''; expected four hexadecimal digits"
            + " after \\u",
        "{'a':'\\u-001'} # character 9 of the JSON: found '-'; expected four hexadecimal digits"
            + " after \\u",
        "{} {} # character 4 of the JSON: found '{'; expected the end",
        "{:1} # character 2 of the JSON: found ':'; expected a name or a value",
        "{'a':1,'b':2,'a':3} # character 17 of the JSON: found the name 'a' again; expected each"
            + " name once",
        "fpuzN4Ig!N4Ig # character 5 of the compressed text: found '!'; expected JSON, or the text of a"
            + " link as f-puzzles writes it",
        "hello # found 'hello'; expected JSON, or the text of a link as f-puzzles writes it",
        "fpuzN4Ig # the compressed text ends too early, after 4 characters; expected all of it,"
            + " because a part of a link is not a puzzle",
        "53..7 # found 5 characters of a plain puzzle, which Grid.parse reads; expected JSON, or"
            + " the text of a link as f-puzzles writes it",
        "fpuzQQQQ # character 1 of the JSON: found the end; expected a name or a value",
        "~~ # found ''; expected JSON, or the text of a link as f-puzzles writes it"
      })
  void read_faults(String text, String message) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> PuzzleLink.read(text))
        .withMessage(message);
  }

  /** What only Java takes for a number is a word. */
  @ParameterizedTest
  @ValueSource(strings = {"NaN", "Infinity", "-Infinity", "1d", "1f", "0x1p3", "+1", "1e", "--1"})
  void read_wordsThatAreNoNumbers(String word) {
    assertThat(PuzzleLink.read("{\"a\":" + word + "}").data()).isEqualTo(Map.of("a", word));
  }

  @ParameterizedTest
  @CsvSource({"0,0", "-0.5,-0.5", "1e2,100", "1.5E+1,15", "10e-1,1", ".5,0.5", "5.,5", "007,7"})
  void read_numbers(String word, double number) {
    assertThat(PuzzleLink.read("{\"a\":" + word + "}").data()).isEqualTo(Map.of("a", number));
  }

  @Test
  void read_afterAByteOrderMark() {
    String json = "{\"grid\":[]}";
    for (String text : List.of(json, LinkWriter.compress(json), "\n" + json)) {
      assertThat(PuzzleLink.read("\uFEFF" + text).data()).isEqualTo(Map.of("grid", List.of()));
    }
    assertThatIllegalArgumentException().isThrownBy(() -> PuzzleLink.read("\uFEFF\uFEFF" + json));
  }

  @Test
  void read_deepJson() {
    String fifty = "{\"a\":" + "[".repeat(49) + "]".repeat(49) + "}";
    assertThat(PuzzleLink.read(fifty).data().keySet()).hasToString("[a]");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> PuzzleLink.read(fifty.replace("[]", "[[]]")))
        .withMessageContaining("at most 50 nested brackets");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> PuzzleLink.read("{\"a\":" + "[".repeat(100_000)))
        .withMessageContaining("at most 50 nested brackets");
  }
}
