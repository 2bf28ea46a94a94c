package io.github.nonet.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.nonet.Board;
import io.github.nonet.Candidates;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
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
    Arbitrary<String> words =
        Arbitraries.strings().withCharRange(' ', '~').withChars('\u00e9', '\u2603').ofMaxLength(20);
    Arbitrary<String> notes =
        Arbitraries.oneOf(words, Arbitraries.of(PUZZLE, PUZZLE + " 5", "#", ":|,;x", "\"a\",b"))
            .map(String::strip);
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
      FormatTraits has = FormatTraits.of(format);
      assertThat(read.get(i))
          .returns(written.puzzle(), TextPuzzle::puzzle)
          .returns(has.hasNote() ? written.note() : "", TextPuzzle::note)
          .returns(has.hasSolution() ? written.solution() : Optional.empty(), TextPuzzle::solution);
    }
    assertThat(PuzzleFormat.detect(lines)).isEqualTo(format);
  }

  @Provide
  Arbitrary<TextPuzzle> marked() {
    Arbitrary<Board> boards =
        Arbitraries.integers().between(-20, 9).array(int[].class).ofSize(81).map(this::board);
    Arbitrary<int[]> gone = Arbitraries.integers().between(0, 728).array(int[].class);
    return Combinators.combine(boards, boards, gone, boards.optional())
        .as(
            (givens, placed, candidates, solution) -> {
              Candidates marks = Candidates.of(givens);
              for (int cell = 0; cell < 81; cell++) {
                boolean isPlaced = marks.digit(cell) == 0 && placed.digit(cell) != 0;
                marks = isPlaced ? marks.with(cell, placed.digit(cell)) : marks;
              }
              for (int candidate : candidates) {
                boolean isOpen = marks.digit(candidate / 9) == 0;
                marks = isOpen ? marks.without(candidate / 9, candidate % 9 + 1) : marks;
              }
              return new TextPuzzle(marks, solution, "a note", 0);
            });
  }

  private Board board(int[] digits) {
    return Board.copyOf(Arrays.stream(digits).map(digit -> Math.max(0, digit)).toArray());
  }

  /** A game comes back from every format that has a place for it: given, placed and open cells. */
  @Property(tries = 200)
  void write_readMarks(@ForAll PuzzleFormat format, @ForAll("marked") TextPuzzle puzzle) {
    FormatTraits has = FormatTraits.of(format);
    if (!has.hasMarks()) {
      assertThatIllegalArgumentException()
          .isThrownBy(() -> format.write(Stream.of(puzzle)).count())
          .withMessageStartingWith(format + " has no place for the pencil marks of :0000:x:");
      return;
    }
    List<String> lines = format.write(Stream.of(puzzle, puzzle)).toList();
    assertThat(PuzzleFormat.detect(lines)).isEqualTo(format);
    assertThat(format.read(lines.stream()).toList())
        .hasSize(2)
        .extracting(TextPuzzle::candidates)
        .containsOnly(puzzle.candidates());
    assertThat(format.read(lines.stream()))
        .extracting(TextPuzzle::solution)
        .containsOnly(has.hasSolution() ? puzzle.solution() : Optional.empty());
  }

  @Provide
  Arbitrary<String> texts() {
    return Arbitraries.oneOf(
            Arbitraries.of(
                "\n",
                "\r\n",
                "\r",
                PUZZLE,
                ":0000:x:",
                "123456789".repeat(81),
                "413",
                "::",
                "53..7....\n",
                "53.|.7.|...\n",
                "---+---+---\n"),
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
    long lines = Math.max(1, text.lines().count());
    assertThat(puzzles).allMatch(puzzle -> puzzle.line() >= 1 && puzzle.line() <= lines);
    assertThat(puzzles).extracting(TextPuzzle::line).isSorted();
    assertThat(faults).allMatch(fault -> fault.line() >= 1 && fault.line() <= lines);
    assertThat(puzzles.size() + faults.size()).isPositive();
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
