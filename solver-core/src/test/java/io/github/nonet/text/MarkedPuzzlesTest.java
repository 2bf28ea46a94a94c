package io.github.nonet.text;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Board;
import io.github.nonet.Boards;
import io.github.nonet.Candidates;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Puzzles with pencil marks, in the forms in which other programs write them. */
class MarkedPuzzlesTest {
  private static final Board PUZZLE = Boards.EASY;
  private static final String SOLUTION =
      "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
  private static final Candidates STATE = Candidates.of(PUZZLE).with(2, 4).without(3, 2);

  private final List<String> faults = new ArrayList<>();

  private List<TextPuzzle> readAny(String text) {
    return PuzzleFormat.readAny(text.lines(), fault -> faults.add(fault.getMessage())).toList();
  }

  @Test
  void lines_everyFormOfAState() {
    String marks = STATE.toSukakuString();
    String inOneLine = STATE.toGridString().replaceAll("[-|\n]|\\+(?!\\d)", " ");
    String text = String.join("\n", marks, STATE.toHodokuString(), inOneLine, "" + PUZZLE);
    List<TextPuzzle> puzzles = readAny(text);
    assertThat(faults).isEmpty();
    assertThat(puzzles).extracting(TextPuzzle::line).containsExactly(1L, 2L, 3L, 4L);
    assertThat(puzzles.get(0).candidates().toSukakuString()).isEqualTo(marks);
    assertThat(puzzles.get(1).candidates()).isEqualTo(STATE);
    assertThat(puzzles.get(2).candidates()).isEqualTo(STATE);
    assertThat(puzzles.get(3).marks()).isEmpty();
    assertThat(puzzles.get(3).candidates()).isEqualTo(Candidates.of(PUZZLE));
  }

  @Test
  void lines_columnsBehindMarks() {
    String text = STATE.toSukakuString() + " " + SOLUTION + " # a: note";
    assertThat(readAny(text))
        .containsExactly(solved(Candidates.parse(STATE.toSukakuString()), "a: note"));
    assertThat(readAny(STATE.toHodokuString() + SOLUTION + " # a: note"))
        .containsExactly(solved(STATE, "a: note"));
  }

  private static TextPuzzle solved(Candidates marks, String note) {
    Optional<Board> solution = Optional.of(Board.parse(SOLUTION));
    return new TextPuzzle(marks, solution, note, 1);
  }

  @Test
  void lines_techniqueOfALibraryLineIsANote() {
    String line = ":0300:4:" + PUZZLE + "::413 414:515:more";
    assertThat(readAny(line))
        .singleElement()
        .returns(Candidates.of(PUZZLE), TextPuzzle::candidates)
        .returns("0300:4:413 414 515:more", TextPuzzle::note);
  }

  @Test
  void lines_faultyMarks() {
    readAny(".".repeat(728) + "8\n:0000:x:5::\n" + "123 ".repeat(80) + "\n" + "12 ".repeat(82));
    assertThat(faults)
        .containsExactly(
            "line 1: column 729 is '8'; expected 9, or one of . 0 where it is not possible",
            "line 2: found 1 cells; expected 81 cells: column 10",
            "line 3: found 80 groups of digits; expected 81: the text ends at column 320",
            "line 4: found 82 groups of digits; expected 81: the first one too many is column 244");
  }

  @Test
  void grids_picturesOfPencilMarks() {
    String other = STATE.toGridString().replace("+-", "*-").replace("-+", "-*");
    String text = STATE.toGridString() + "\n\n" + other + "\n" + STATE.toGridString();
    List<TextPuzzle> puzzles = readAny(text);
    assertThat(faults).isEmpty();
    assertThat(puzzles).extracting(TextPuzzle::candidates).containsOnly(STATE);
    assertThat(puzzles).extracting(TextPuzzle::line).containsExactly(2L, 16L, 29L);
    String rows = STATE.toGridString().replaceAll("(?m)^\\+-.*$\n?", "");
    assertThat(readAny(rows)).extracting(TextPuzzle::candidates).containsExactly(STATE);
  }

  @Test
  void grids_faultInAPicture() {
    readAny(STATE.toGridString().replaceFirst("12", "11"));
    assertThat(faults).singleElement().asString().contains("expected each digit once in a cell");
  }

  @Test
  void csv_fieldsOfMarks() {
    String text =
        "id,puzzle\n1," + STATE.toSukakuString() + "\n2,\"" + STATE.toHodokuString() + "\"\n";
    assertThat(readAny(text))
        .extracting(TextPuzzle::candidates)
        .containsExactly(Candidates.parse(STATE.toSukakuString()), STATE);
    assertThat(PuzzleFormat.detect(List.of(STATE.toSukakuString() + "," + SOLUTION)))
        .isEqualTo(PuzzleFormat.CSV);
  }

  @Test
  void csv_columnThatTheHeaderCallsSolution() {
    String text = "puzzle,note,Solution\n" + PUZZLE + "," + PUZZLE + "," + SOLUTION + "\n";
    assertThat(readAny(text))
        .singleElement()
        .returns(Optional.of(Board.parse(SOLUTION)), TextPuzzle::solution)
        .returns(PUZZLE.toString(), TextPuzzle::note);
  }

  @Test
  void textPuzzle_withMore() {
    assertThat(TextPuzzle.of(STATE)).returns(STATE, TextPuzzle::candidates);
    Board solution = Board.parse(SOLUTION);
    assertThat(TextPuzzle.of(STATE).withNote("No. 12").withSolution(solution))
        .returns(STATE.board(), TextPuzzle::puzzle)
        .returns(Optional.of(STATE), TextPuzzle::marks)
        .returns(Optional.of(solution), TextPuzzle::solution)
        .returns("No. 12", TextPuzzle::note)
        .returns(0L, TextPuzzle::line)
        .isEqualTo(TextPuzzle.of(STATE).withSolution(solution).withNote("No. 12"))
        .isNotEqualTo(TextPuzzle.of(STATE.board()).withSolution(solution).withNote("No. 12"));
    assertThat(TextPuzzle.of(PUZZLE).marks()).isEmpty();
    assertThat(TextPuzzle.of(PUZZLE).withNote("a note")).hasToString(PUZZLE + " # a note");
  }

  /** Fifty lines as long as they may be are not kept to find the format. */
  @Test
  void readAny_looksAtAsManyCharactersAsItNeeds() {
    List<Integer> asked = new ArrayList<>();
    Stream<String> lines =
        Stream.iterate(0, i -> i + 1)
            .peek(asked::add)
            .map(i -> "# " + "x".repeat(50_000))
            .limit(50);
    assertThat(PuzzleFormat.readAny(lines.peek(line -> {}), fault -> {}).spliterator()).isNotNull();
    assertThat(asked).hasSizeLessThanOrEqualTo(3);
  }
}
