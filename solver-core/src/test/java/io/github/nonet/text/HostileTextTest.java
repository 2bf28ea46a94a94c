package io.github.nonet.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.nonet.Board;
import io.github.nonet.Tries;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Texts that are made to cost time or memory. Where the cost of a text grew by the square of its
 * length, this class would run for minutes.
 */
@Tag("slow")
class HostileTextTest {
  private static final int MANY = Tries.of(60_000, 300_000);
  private static final int MAX_MESSAGE = 300;
  private static final String PUZZLE =
      "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

  private final List<PuzzleFormatException> faults = new ArrayList<>();

  /** Reads in a new thread: its stack is short, and each of the many faults takes a copy of it. */
  private List<TextPuzzle> read(PuzzleFormat format, String text) {
    FutureTask<List<TextPuzzle>> reading =
        new FutureTask<>(() -> format.read(text.lines(), this::addFault).toList());
    new Thread(reading).start();
    try {
      return reading.get();
    } catch (InterruptedException | ExecutionException e) {
      throw new AssertionError(e);
    }
  }

  /** Keeps the first faults: a hostile text has many, so an assertion for each takes seconds. */
  private void addFault(PuzzleFormatException fault) {
    if (fault.getMessage().length() >= MAX_MESSAGE) {
      throw new AssertionError(fault);
    }
    if (faults.size() < 10) {
      faults.add(fault);
    }
  }

  @ParameterizedTest
  @EnumSource
  void longLines(PuzzleFormat format) {
    for (String part :
        List.of("5", ".", "x", " ", ",", "\"", "|", "-", "#", "<", ">", "a=", "<game ", "&#")) {
      assertThat(read(format, part.repeat(MANY))).as(part).isEmpty();
    }
  }

  @ParameterizedTest
  @EnumSource
  void manyLines(PuzzleFormat format) {
    for (String line : List.of("", "---", "#", "[x]", "5", "1|2", "<game>", "<a", "a='", "-->")) {
      assertThat(read(format, "5........\n" + (line + "\n").repeat(MANY / 10))).as(line).isEmpty();
    }
  }

  @Test
  void openSudoku_longTagsAndComments() {
    String game = "<game data='" + PUZZLE + "'/>";
    String text =
        String.join(
            "\n",
            "<!--" + ">".repeat(MANY) + "-->" + game,
            "<game data=\"" + "1".repeat(2 * MANY) + "\">" + game,
            "<game " + "a".repeat(99_000) + ">" + game,
            "<game " + "a='".repeat(30_000) + ">" + game);
    assertThat(read(PuzzleFormat.OPEN_SUDOKU, text)).hasSize(4);
    assertThat(faults).extracting(PuzzleFormatException::line).containsExactly(2L, 3L, 4L);
    assertThat(faults.get(0)).hasMessage("line 2: a tag is longer than 100000 characters");
  }

  /** An entity that would grow to gigabytes is not resolved. */
  @Test
  void openSudoku_entities() {
    String text = "<!DOCTYPE x [<!ENTITY a \"aaaa\"><!ENTITY b \"&a;&a;\">]>\n<game data='&b;'/>";
    assertThat(read(PuzzleFormat.OPEN_SUDOKU, text)).isEmpty();
    assertThat(faults).hasSize(1);
  }

  /** A text without a line end, longer than any memory. */
  @Tag(Tries.SCALE)
  @ParameterizedTest
  @EnumSource
  void lines_endless(PuzzleFormat format) {
    Readable endless =
        buffer -> {
          buffer.append('5');
          return 1;
        };
    assertThat(format.read(PuzzleFormat.lines(endless), faults::add)).isEmpty();
    assertThat(faults)
        .singleElement()
        .asString()
        .endsWith("line 1: the line is longer than 10000000 characters; expected lines of puzzles");
  }

  @Test
  void lines_endlessBehindPuzzles() {
    List<String> start = List.of(PUZZLE, "\n", PUZZLE, "\r");
    List<String> parts = new ArrayList<>(start);
    Readable text =
        buffer -> {
          String part =
              parts.isEmpty() ? "x".repeat(Tries.of(buffer.remaining(), 1)) : parts.remove(0);
          buffer.put(part);
          return part.length();
        };
    assertThat(PuzzleFormat.readAny(PuzzleFormat.lines(text), faults::add)).hasSize(2);
    assertThat(faults).extracting(PuzzleFormatException::line).containsExactly(3L);
    parts.addAll(start);
    assertThatExceptionOfType(PuzzleFormatException.class)
        .isThrownBy(() -> PuzzleFormat.LINES.read(PuzzleFormat.lines(text)).count());
  }

  @Test
  void cells_stayAsTheyAre() {
    assertThat(read(PuzzleFormat.LINES, PUZZLE + " # " + "x".repeat(MANY)))
        .singleElement()
        .returns(Board.parse(PUZZLE), TextPuzzle::puzzle);
  }
}
