package io.github.nonet;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.util.List;
import java.util.Random;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;

/** Laws of candidates, tried on states that no one would reach by thinking. */
class CandidatesProperties {
  @Provide
  Arbitrary<Candidates> states() {
    return Arbitraries.randomValue(CandidatesProperties::state);
  }

  /** Some clues, then digits placed and candidates eliminated anywhere. */
  private static Candidates state(Random random) {
    Board board = Board.EMPTY;
    for (int i = random.nextInt(30); i > 0; i--) {
      board = board.with(random.nextInt(81), random.nextInt(9) + 1);
    }
    Candidates state = Candidates.of(board);
    for (int i = random.nextInt(200); i > 0; i--) {
      int cell = random.nextInt(81);
      int digit = random.nextInt(9) + 1;
      boolean isOpen = state.digit(cell) == 0;
      state = isOpen && i % 10 == 0 ? state.with(cell, digit) : state;
      state = state.digit(cell) == 0 ? state.without(cell, digit) : state;
    }
    return state;
  }

  @Law
  void parse_everyFormThatIsWritten(@ForAll("states") Candidates state) {
    String line = state.toSukakuString();
    assertThat(
            List.of(
                line,
                line.replace('.', '0'),
                line.replaceAll(".{9}", "$0 "),
                line.replaceAll(".{81}", "$0\n")))
        .map(Candidates::parse)
        .allSatisfy(read -> assertThat(read.toSukakuString()).isEqualTo(line));
    String grid = state.toGridString();
    assertThat(
            List.of(
                grid,
                grid.replaceAll("(?m)^\\+-.*$\n?", ""),
                grid.replaceAll("[-|]|\\+(?!\\d)", " "),
                grid.replace("\n", "\r\n"),
                grid.replace('-', '\u2500')
                    .replaceAll("\\+(?!\\d)", "\u253c")
                    .replace('|', '\u2502')))
        .map(Candidates::parse)
        .allSatisfy(read -> assertThat(read.toSukakuString()).isEqualTo(line));
  }

  /** States from end to end: of a solution, with any part of it open, placed, given or marked. */
  @Provide
  Arbitrary<Candidates> statesOfASolution() {
    return Arbitraries.randomValue(CandidatesProperties::stateOfASolution);
  }

  private static Candidates stateOfASolution(Random random) {
    int givenIn81 = random.nextInt(82);
    int placedIn81 = random.nextInt(82);
    int removedIn81 = random.nextInt(100);
    Board givens = Board.EMPTY;
    for (int cell = 0; cell < 81; cell++) {
      boolean isGiven = random.nextInt(81) < givenIn81;
      givens = isGiven ? givens.with(cell, Boards.SOLUTION.digit(cell)) : givens;
    }
    Candidates state = Candidates.of(givens);
    for (int cell = 0; cell < 81; cell++) {
      if (state.digit(cell) == 0 && random.nextInt(81) < placedIn81) {
        state = state.with(cell, Boards.SOLUTION.digit(cell));
      }
    }
    for (int i = 0; i < 729; i++) {
      boolean isRemoved = state.digit(i / 9) == 0 && random.nextInt(81) < removedIn81;
      state = isRemoved ? state.without(i / 9, i % 9 + 1) : state;
    }
    return state;
  }

  @Law
  void parse_whatToGridStringWrote(
      @ForAll("states") Candidates any, @ForAll("statesOfASolution") Candidates ofASolution) {
    for (Candidates state : List.of(any, ofASolution)) {
      String grid = state.toGridString();
      assertThat(Candidates.parse(grid)).as(grid).isEqualTo(state);
      assertThat(Candidates.parse(grid.replaceAll("(?m)^\\+-.*$\n?", ""))).isEqualTo(state);
      assertThat(Candidates.parse(grid.replaceAll("[-|]|\\+(?!\\d)", " "))).isEqualTo(state);
      assertThat(Candidates.parse(grid.replace("\n", "\r\n"))).isEqualTo(state);
    }
  }

  @Law
  void parse_whatToLibraryStringWrote(
      @ForAll("states") Candidates any, @ForAll("statesOfASolution") Candidates ofASolution) {
    for (Candidates state : List.of(any, ofASolution)) {
      String line = state.toHodokuString();
      assertThat(line).matches(":0000:x:(?:\\+?[1-9]|\\.){81}:(?:[1-9]{3}(?: [1-9]{3})*)?::");
      assertThat(Candidates.parse(line)).as(line).isEqualTo(state);
      assertThat(Candidates.parse("  " + line + "413:0\r\n")).isEqualTo(state);
    }
  }

  @Law
  void serialization_keepsAll(@ForAll("states") Candidates state) throws Exception {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
      out.writeObject(state);
    }
    try (ObjectInputStream in =
        new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
      assertThat(in.readObject()).isEqualTo(state).hasSameHashCodeAs(state);
    }
  }

  @Law
  void openCells_neverAllowWhatAPeerHolds(@ForAll("states") Candidates state) {
    for (int cell = 0; cell < 81; cell++) {
      if (state.digit(cell) == 0) {
        assertThat(state.board().candidates(cell)).containsAll(state.digits(cell));
      }
    }
  }

  @Law
  void without_takesOneCandidateAndNoOther(
      @ForAll("states") Candidates state,
      @ForAll @IntRange(max = 80) int cell,
      @ForAll @IntRange(min = 1, max = 9) int digit) {
    if (state.digit(cell) == 0) {
      StringBuilder expected = new StringBuilder(state.toSukakuString());
      expected.setCharAt(9 * cell + digit - 1, '.');
      assertThat(state.without(cell, digit).toSukakuString()).isEqualTo(expected.toString());
    }
  }
}
