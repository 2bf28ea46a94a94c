package io.github.nonet.text;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Board;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class PuzzleFormatProperties {
  private static final String PUZZLE =
      "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

  @Provide
  Arbitrary<List<TextPuzzle>> puzzles() {
    Arbitrary<Board> boards =
        Arbitraries.integers().between(0, 9).array(int[].class).ofSize(81).map(Board::copyOf);
    Arbitrary<String> notes =
        Arbitraries.strings()
            .withCharRange(' ', '~')
            .withChars('\u00e9', '\u2603')
            .ofMaxLength(20)
            .map(note -> ("n" + note).replaceAll(" +", " ").strip());
    return Combinators.combine(boards, boards.optional(), notes)
        .as((puzzle, solution, note) -> new TextPuzzle(puzzle, solution, note, 0))
        .list()
        .ofMinSize(1)
        .ofMaxSize(5);
  }

  /** What a format has a place for comes back. */
  @Property(tries = 200)
  void write_read(@ForAll PuzzleFormat format, @ForAll("puzzles") List<TextPuzzle> puzzles) {
    List<String> lines = format.write(puzzles.stream()).toList();
    List<TextPuzzle> read = format.read(lines.stream()).toList();
    assertThat(read).hasSameSizeAs(puzzles);
    for (int i = 0; i < read.size(); i++) {
      TextPuzzle written = puzzles.get(i);
      boolean hasNotes = format != PuzzleFormat.SIMPLE_SUDOKU && format != PuzzleFormat.CSV;
      boolean hasSolutions = format == PuzzleFormat.LINES || format == PuzzleFormat.CSV;
      assertThat(read.get(i))
          .returns(written.puzzle(), TextPuzzle::puzzle)
          .returns(hasNotes ? written.note() : "", TextPuzzle::note)
          .returns(hasSolutions ? written.solution() : Optional.empty(), TextPuzzle::solution);
    }
    assertThat(PuzzleFormat.detect(lines)).isEqualTo(format);
  }

  @Provide
  Arbitrary<String> texts() {
    return Arbitraries.oneOf(
            Arbitraries.of(
                "\n", "\r\n", "\r", PUZZLE, "53..7....\n", "53.|.7.|...\n", "---+---+---\n"),
            Arbitraries.of("<", ">", "<game ", "data=", "/>", "<!--", "-->", "&#x35;", "\"", "'"),
            Arbitraries.of("#", "[Puzzle]", "[State]", ",", ";", "\t", "|", "x", "\ufeff", "\0"),
            Arbitraries.strings().ofMaxLength(5))
        .list()
        .ofMaxSize(60)
        .map(parts -> String.join("", parts));
  }

  /** Any text is read to its end; each fault names one of its lines. */
  @Property(tries = 2_000)
  void read_anyText(@ForAll PuzzleFormat format, @ForAll("texts") String text) {
    List<PuzzleFormatException> faults = new ArrayList<>();
    List<TextPuzzle> puzzles = format.read(text.lines(), faults::add).toList();
    long lines = text.lines().count();
    assertThat(puzzles).allMatch(puzzle -> puzzle.line() >= 1 && puzzle.line() <= lines);
    assertThat(puzzles).extracting(TextPuzzle::line).isSorted();
    assertThat(faults).allMatch(fault -> fault.line() >= 1 && fault.line() <= lines);
    assertThat(faults)
        .allMatch(fault -> fault.getMessage().startsWith("line " + fault.line() + ": "));
    assertThat(PuzzleFormat.readAny(text.lines(), fault -> {}).count())
        .isEqualTo(
            PuzzleFormat.detect(text.lines().limit(50).toList())
                .read(text.lines(), fault -> {})
                .count());
  }

  @Property
  void lines_areThoseOfTheText(@ForAll("texts") String text) {
    assertThat(PuzzleFormat.lines(new StringReader(text))).isEqualTo(text.lines().toList());
  }
}
