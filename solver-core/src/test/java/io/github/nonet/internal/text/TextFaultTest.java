package io.github.nonet.internal.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TextFaultTest {
  @ParameterizedTest
  @CsvSource({
    "abc,            0, 1, 1",
    "abc,            3, 1, 4",
    "'a\nbc',        1, 1, 2",
    "'a\nbc',        2, 2, 1",
    "'a\r\nbc',      3, 2, 1",
    "'a\rbc',        2, 2, 1",
    "'a\n\r\n\rbc',  5, 4, 1",
  })
  void at_lineAndColumn(String text, int index, int line, int column) {
    assertThat(TextFault.at(text, index, "", ""))
        .isEqualTo(new TextFault(index, line, column, "", ""));
  }

  @Test
  void message_placeBetweenItsHalves() {
    TextFault fault = new TextFault(12, 3, 4, "found it: ", " (once)");
    assertThat(fault.message()).isEqualTo("found it: character 13 (line 3, column 4) (once)");
    assertThat(fault.message("column 4")).isEqualTo("found it: column 4 (once)");
    TextFaultException e = new TextFaultException(fault);
    assertThat(e).hasMessage(fault.message()).hasNoCause();
    assertThat(e.fault()).isSameAs(fault);
    assertThat(e.getStackTrace()).isEmpty();
  }

  /** What a text shows may look like a place; a message is put together, not taken apart. */
  @Test
  void found_theCharacterOrTheEnd() {
    String text = "\ud83d\ude00a";
    assertThat(TextFault.found(text, 0, "b").message("X")).isEqualTo("X is U+1F600; expected b");
    assertThat(TextFault.found(text, 2, "b").message("X")).isEqualTo("X is 'a'; expected b");
    assertThat(TextFault.found(text, 3, "b").message("X")).isEqualTo("X is the end; expected b");
  }

  @Test
  void faultOf_aTextThatCanBeRead() {
    assertThat(BoardReader.faultOf("1").message("X"))
        .isEqualTo("found 1 cell; expected 81: the text ends at X");
    assertThat(CandidatesReader.faultOf(":").message("X"))
        .startsWith("X is the end; expected four fields");
    String board = ".".repeat(81);
    assertThatIllegalArgumentException().isThrownBy(() -> BoardReader.faultOf(board));
    assertThatIllegalArgumentException().isThrownBy(() -> CandidatesReader.faultOf(board));
  }
}
