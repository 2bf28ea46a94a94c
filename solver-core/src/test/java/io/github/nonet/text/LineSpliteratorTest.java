package io.github.nonet.text;

import static java.util.Comparator.comparingLong;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LineSpliteratorTest {
  private static final String EVERY_END = "a\nb\r\nc\rd\n\n\r\r\ne";

  /** Gives the text in pieces, with an empty one before each. */
  private static Readable pieces(String text, int length) {
    Iterator<String> pieces =
        Stream.of(text.split("(?s)(?<=\\G.{" + length + "})"))
            .flatMap(piece -> Stream.of("", piece))
            .iterator();
    return buffer -> {
      String piece = pieces.hasNext() ? pieces.next() : null;
      buffer.put(piece == null ? "" : piece);
      return piece == null ? -1 : piece.length();
    };
  }

  private static List<String> lines(Readable text) {
    return PuzzleFormat.lines(text).toList();
  }

  @Test
  void lines_allEnds() {
    assertThat(lines(new StringReader(EVERY_END))).isEqualTo(EVERY_END.lines().toList());
    assertThat(lines(new StringReader(EVERY_END + "\n"))).isEqualTo(EVERY_END.lines().toList());
    assertThat(lines(new StringReader(""))).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4})
  void lines_inPieces(int length) {
    assertThat(lines(pieces(EVERY_END, length))).isEqualTo(EVERY_END.lines().toList());
    assertThat(lines(pieces(EVERY_END + "\r\n", length))).isEqualTo(EVERY_END.lines().toList());
  }

  @ParameterizedTest
  @ValueSource(ints = {8_191, 8_192, 8_193, 20_000})
  void lines_longerThanTheBuffer(int length) {
    String line = "x".repeat(length);
    assertThat(lines(new StringReader(line + "\r\n" + line + "\ny")))
        .containsExactly(line, line, "y");
  }

  @Test
  void lines_ofTheGreatestLength() {
    String line = "5".repeat(LineSpliterator.LONGEST);
    assertThat(lines(new StringReader(line + "\n"))).containsExactly(line);
  }

  @Test
  void lines_tooLong() {
    String text = "a\n\n" + "5".repeat(LineSpliterator.LONGEST + 1) + "\nb";
    Iterator<String> lines = PuzzleFormat.lines(new StringReader(text)).iterator();
    assertThat(List.of(lines.next(), lines.next())).containsExactly("a", "");
    assertThatExceptionOfType(PuzzleFormatException.class)
        .isThrownBy(lines::next)
        .returns(3L, PuzzleFormatException::line);
    assertThat(lines.hasNext()).isFalse();
  }

  @Test
  void readAny_lineTooLong() {
    String text = "5".repeat(LineSpliterator.LONGEST + 1);
    List<PuzzleFormatException> faults = new ArrayList<>();
    Stream<String> lines = PuzzleFormat.lines(new StringReader(text));
    assertThat(PuzzleFormat.readAny(lines, faults::add)).isEmpty();
    assertThat(faults).singleElement().returns(1L, PuzzleFormatException::line);
  }

  @Test
  void readAny_lineTooLongBelowAnUnfinishedGrid_reportsTheGridFirst() {
    String text = "53..7....\n6..195...\n" + "5".repeat(LineSpliterator.LONGEST + 1);
    List<PuzzleFormatException> faults = new ArrayList<>();
    Stream<String> lines = PuzzleFormat.lines(new StringReader(text));
    assertThat(PuzzleFormat.readAny(lines, faults::add)).isEmpty();
    assertThat(faults).hasSize(2).isSortedAccordingTo(comparingLong(PuzzleFormatException::line));
  }

  @Test
  void lines_failing() {
    Readable failing =
        buffer -> {
          throw new IOException("broken");
        };
    Stream<TextPuzzle> puzzles = PuzzleFormat.LINES.read(PuzzleFormat.lines(failing));
    assertThatExceptionOfType(UncheckedIOException.class)
        .isThrownBy(puzzles::toList)
        .withMessageContaining("broken");
  }
}
