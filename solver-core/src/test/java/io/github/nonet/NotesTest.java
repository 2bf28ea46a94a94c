package io.github.nonet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.nonet.logic.Game;
import io.github.nonet.logic.LogicalSolver;
import io.github.nonet.logic.Technique;
import io.github.nonet.variant.Grid;
import io.github.nonet.variant.GridCandidates;
import io.github.nonet.variant.GridGame;
import io.github.nonet.variant.GridLogicalSolver;
import io.github.nonet.variant.Rules;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A note is not a proof: only marks that are the candidates of a cell exclude other values. */
class NotesTest {
  /** The puzzle that the page opens with. */
  private static final Board OPENING =
      Board.parse(
          "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");

  private static final Rules DIAGONAL = Rules.builder(6).grid(0, 0, 2, 3).diagonals().build();

  static Stream<Position> openings() {
    return Stream.of(Game.of(OPENING), GridGame.of(Grid.of(OPENING)));
  }

  @ParameterizedTest
  @MethodSource("openings")
  void nextStep_doesNotTakeANoteForAll(Position start) {
    Position noted = start.mark(2, 4);
    assertThat(noted.candidates(2)).containsExactly(1, 2, 4);
    LogicalStep step = noted.nextStep(SearchLimit.NONE).orElseThrow();
    assertThat(step).isEqualTo(start.nextStep(SearchLimit.NONE).orElseThrow());
    for (Locale locale : List.of(Locale.ENGLISH, Locale.GERMAN)) {
      assertThat(step.describe(Detail.FULL, locale)).doesNotContain("r1c3");
    }
    assertThat(noted.apply(step).marks(2)).containsExactly(4);
  }

  /** The solution has a 4 in the third cell. */
  @ParameterizedTest
  @MethodSource("openings")
  void mistake_isNotANoteWithoutTheRightDigit(Position start) {
    assertThat(start.mark(2, 1).mistake()).isEmpty();
    Position marked = start.markAll();
    assertThat(marked.unmark(2, 4).mistake().orElseThrow().candidates())
        .containsExactly(new Candidate(2, 4));
    assertThat(marked.unmark(2, 4).unmark(2, 1).unmark(2, 2).mistake()).isEmpty();
    assertThat(marked.unmark(2, 4).unmark(2, 1).unmark(2, 2).mark(2, 1).mistake()).isEmpty();
    assertThat(marked.put(2, 9).unmark(2, 4).erase(2).mistake()).isPresent();
    assertThat(marked.unmark(2, 4).unmarkAll().mark(2, 1).mistake()).isEmpty();
    assertThat(marked.unmark(2, 4).restart().mark(2, 1).mistake()).isEmpty();
  }

  /** A state has candidates, of which a mark more or less makes no note. */
  @Test
  void of_candidatesAreNoNotes() {
    Candidates state = Candidates.of(OPENING).without(2, 1);
    assertThat(Game.of(state).candidates()).isEqualTo(state);
    assertThat(Game.of(state).unmark(2, 2).candidates(2)).containsExactly(4);
    for (String text : List.of(state.toString(), state.toGridString(), state.toSukakuString())) {
      assertThat(Game.parse(text).candidates()).isEqualTo(Candidates.parse(text));
    }
    GridCandidates grid = GridCandidates.of(Grid.of(OPENING)).without(2, 1);
    assertThat(GridGame.of(grid).candidates()).isEqualTo(grid);
    assertThat(GridGame.parse(grid.toFullString()).candidates()).isEqualTo(grid);
  }

  /** Each game has a short move of its own, so that a mistake of the text shows in one of them. */
  @Test
  void equals_asksWhichMarksAreCandidates() {
    for (Position start : openings().toList()) {
      Position candidates = start.markAll();
      Position notes = noted(start);
      for (int cell = 0; cell < 81; cell++) {
        assertThat(notes.marks(cell)).isEqualTo(candidates.marks(cell));
      }
      assertThat(notes).isNotEqualTo(candidates).doesNotHaveToString(candidates.toString());
      assertThat(notes.toLinkString()).isNotEqualTo(candidates.toLinkString());
      assertThat(notes.unmark(2, 4).candidates(2)).containsExactly(1, 2, 4);
      assertThat(candidates.unmark(2, 4).candidates(2)).containsExactly(1, 2);
    }
  }

  /** Returns the marks of {@link Position#markAll}, made one by one. */
  private static Position noted(Position start) {
    Position next = start;
    Position all = start.markAll();
    for (int cell = 0; cell < start.cellCount(); cell++) {
      for (int value : all.marks(cell)) {
        next = next.mark(cell, value);
      }
    }
    return next;
  }

  /** What OpenSudoku's text says of marks: all are candidates, or none. */
  @Test
  void openSudoku_cannotKeepIt() {
    Game start = Game.of(OPENING);
    assertThat(openSudoku(noted(start))).isEqualTo(start.markAll());
    assertThat(openSudoku(start.mark(2, 4))).isEqualTo(start.mark(2, 4));
    Game few = start.markAll().unmark(2, 4).unmark(2, 1).unmark(2, 2).unmark(3, 2);
    assertThat(openSudoku(few).candidates(3)).contains(2);
    assertThat(openSudoku(few)).isNotEqualTo(few);
  }

  private static Game openSudoku(Position game) {
    return Game.parse(((Game) game).toOpenSudokuString());
  }

  /** A text that does not say which marks are candidates is as it was when none did. */
  @Test
  void texts_withoutItStayAsTheyAre() {
    Game start = Game.of(OPENING);
    assertThat(start.mark(2, 4).toString()).endsWith("::::marks 413:");
    assertThat(start.markAll().unmark(2, 4).toString()).contains(":413:::marks ").endsWith("97:");
    assertThat(start.mark(2, 4).toLinkString())
        .isEqualTo("~1fqHoARH-oBNpu7RKFd-bxWDLb0IUQ6Aojxnh-C1");
    assertThat(start.markAll().unmark(2, 4).toLinkString())
        .isEqualTo("~1lDyoARH-oBNpu7RKFd-bxWDLb0IUQ6AojxnlBxt");
    GridGame grid = GridGame.of(Rules.of(4).parseGrid("12.. 34.. 2143 432."));
    assertThat(grid.mark(2, 4)).hasToString("12..34..2143432.~...(4)");
    assertThat(grid.markAll()).hasToString("12..34..2143432.~...(3).(4)...(1).(12)........(1)");
  }

  @Test
  void texts_thatSayIt() {
    Game start = Game.of(OPENING);
    Game few = start.markAll().unmark(2, 4).unmark(2, 1).unmark(2, 2);
    assertThat(few.toString()).contains("97:candidates 14 16 17 18 19 22 ");
    assertThat(noted(start).toString()).endsWith("97:candidates:");
    GridGame grid = GridGame.of(Rules.of(4).parseGrid("12.. 34.. 2143 432."));
    assertThat(noted(grid)).hasToString("12..34..2143432.~!...(3).(4)...(1).(12)........(1)");
    assertThat(grid.markAll().unmark(2, 3).mark(2, 4))
        .hasToString("12..34..2143432.~!...(4).[4]...[1].[12]........[1]");
    assertThat(GridGame.parse("12..34..2143432.~!...(3).[4]"))
        .isEqualTo(
            grid.markAll()
                .unmark(6, 1)
                .unmark(7, 1)
                .unmark(7, 2)
                .unmark(15, 1)
                .unmark(2, 3)
                .mark(2, 3));
  }

  @ParameterizedTest
  @ValueSource(strings = {"candidates 1", "candidates 013", "candidates 103", "candidates x3"})
  void library_faults(String field) {
    String line = Game.of(OPENING).mark(2, 4).toString();
    assertThatExceptionOfType(TextFormatException.class)
        .isThrownBy(() -> Game.parse(line + field + ":"))
        .withMessage(
            "character %d begins an invalid cell; expected row and column, as in 13",
            line.length() + "candidates ".length() + 1)
        .satisfies(e -> assertThat(e.index()).isEqualTo(line.length() + "candidates ".length()));
  }

  @Test
  void texts_otherFaults() {
    String line = Game.of(OPENING).mark(2, 4).toString();
    assertThatExceptionOfType(TextFormatException.class)
        .isThrownBy(() -> Game.parse(line + "candidates 13 14:"))
        .withMessageEndingWith(" begins r1c4, which has no marks; expected a cell with marks");
    assertThat(Game.parse("\n " + line + "candidates  13:").candidates(2)).containsExactly(4);
    requireFault("12..34..2143432.~...[3]", "is '['; expected a value");
    requireFault("12..34..2143432.~?...[3]", "is '['; expected a value");
    requireFault("12..34..2143432.~!...[3)", "is ')'; expected a value");
    requireFault("12..34..2143432.~!...[3", "the text ends within marks; expected a ]");
    requireFault("12..34..2143432.~!.[3].", "expected no marks of cell 0");
    requireFault("12..34..2143432.~!...!", "is '!'; expected a value");
  }

  private static void requireFault(String text, String message) {
    assertThatExceptionOfType(TextFormatException.class)
        .isThrownBy(() -> GridGame.parse(text))
        .withMessageContaining(message);
  }

  /** Plays at random, and keeps beside it what the marks are, as the documentation says. */
  @Property(tries = 120)
  void play_asDocumented(@ForAll long seed) throws Exception {
    Random random = new Random(seed);
    Position start =
        switch (random.nextInt(4)) {
          case 0 -> Game.of(OPENING);
          case 1 -> Game.of(Board.EMPTY);
          case 2 -> GridGame.of(Grid.of(OPENING));
          default -> GridGame.of(DIAGONAL.emptyGrid().with(random.nextInt(36), 1));
        };
    Played played = new Played(start);
    List<Position> before = new ArrayList<>();
    for (int moves = random.nextInt(100); moves > 0; moves--) {
      before.add(played.position);
      played.move(random);
      played.requireAsMarked();
    }
    requireReadBack(played.position);
    for (Position other : before) {
      boolean isSame = other.toString().equals(played.position.toString());
      assertThat(other.equals(played.position)).isEqualTo(isSame);
      assertThat(other.toLinkString().equals(played.position.toLinkString())).isEqualTo(isSame);
    }
  }

  private static void requireReadBack(Position position) throws Exception {
    for (String text : List.of(position.toString(), position.toLinkString())) {
      Position read = parse(position, text);
      assertThat(read)
          .isEqualTo(position)
          .hasSameHashCodeAs(position)
          .hasToString(position.toString());
      assertThat(read.toLinkString()).isEqualTo(position.toLinkString());
      assertThat(candidates(read)).isEqualTo(candidates(position));
    }
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
      out.writeObject(position);
    }
    try (ObjectInputStream in =
        new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
      assertThat(in.readObject()).isEqualTo(position);
    }
  }

  private static Position parse(Position like, String text) {
    return like instanceof Game ? Game.parse(text) : GridGame.parse(text);
  }

  /** Returns the candidates of each cell as a set of bits. */
  private static int[] candidates(Position position) {
    return position instanceof Game game
        ? game.candidates().toDigitSets()
        : ((GridGame) position).candidates().toSets();
  }

  /** A position, and beside it the marks as sets of bits, and which of them are candidates. */
  private static final class Played {
    private Position position;
    private final int[] marks;
    private final boolean[] areCandidates;

    Played(Position position) {
      this.position = position;
      marks = new int[position.cellCount()];
      areCandidates = new boolean[position.cellCount()];
    }

    private boolean isOpen(int cell) {
      return position.value(cell) == 0;
    }

    void requireAsMarked() {
      int[] found = candidates(position);
      int[] byValues = candidates(position.unmarkAll());
      for (int cell = 0; cell < marks.length; cell++) {
        assertThat(bits(position.marks(cell))).isEqualTo(marks[cell]);
        boolean isLess = isOpen(cell) && areCandidates[cell];
        assertThat(found[cell]).isEqualTo(isLess ? byValues[cell] & marks[cell] : byValues[cell]);
      }
    }

    private static int bits(Set<Integer> values) {
      return values.stream().mapToInt(value -> 1 << value).sum();
    }

    private void set(int cell, int set, boolean isOfCandidates) {
      marks[cell] = set;
      areCandidates[cell] = isOfCandidates && set != 0;
    }

    void move(Random random) throws Exception {
      int cell = random.nextInt(marks.length);
      int value = 1 + random.nextInt(position.valueCount());
      int move = random.nextInt(position.isGiven(cell) ? 14 : 60);
      switch (move) {
        case 0, 1, 2 -> markAll();
        case 3 -> {
          position = random.nextBoolean() ? position.unmarkAll() : position.restart();
          Arrays.fill(marks, 0);
          Arrays.fill(areCandidates, false);
        }
        case 4, 5, 6, 7 -> {
          requireReadBack(position);
          position =
              parse(position, random.nextBoolean() ? position.toString() : position.toLinkString());
        }
        case 8, 9, 10, 11, 12, 13 -> step(random).ifPresent(this::apply);
        case 14, 15, 16, 17, 18 -> position = position.put(cell, value);
        case 19, 20 -> position = position.erase(cell);
        default -> mark(cell, value, move < 40);
      }
    }

    private void markAll() {
      int[] all = candidates(position.unmarkAll());
      position = position.markAll();
      for (int cell = 0; cell < marks.length; cell++) {
        if (isOpen(cell)) {
          set(cell, all[cell], true);
        }
      }
    }

    private void mark(int cell, int value, boolean isMark) {
      position = isMark ? position.mark(cell, value) : position.unmark(cell, value);
      int bit = 1 << value;
      set(cell, isMark ? marks[cell] | bit : marks[cell] & ~bit, areCandidates[cell]);
    }

    /** Returns any of the first steps, more often one that takes candidates. */
    private Optional<? extends LogicalStep> step(Random random) {
      List<? extends LogicalStep> steps =
          position instanceof Game game
              ? LogicalSolver.of(
                      Technique.POINTING,
                      Technique.CLAIMING,
                      Technique.NAKED_PAIR,
                      Technique.HIDDEN_PAIR,
                      Technique.NAKED_SINGLE)
                  .steps(game.candidates())
                  .toList()
              : GridLogicalSolver.standard()
                  .steps(((GridGame) position).candidates())
                  .limit(8)
                  .toList();
      return steps.isEmpty()
          ? Optional.empty()
          : Optional.of(steps.get(random.nextInt(steps.size())));
    }

    /** What a step has eliminated is no candidate any more, unless it has left no mark at all. */
    private void apply(LogicalStep step) {
      int[] before = candidates(position);
      position = position.apply(step);
      step.eliminations().stream()
          .map(Candidate::cell)
          .distinct()
          .forEach(
              cell -> {
                int start = areCandidates[cell] ? marks[cell] : before[cell];
                int gone =
                    step.eliminations().stream()
                        .filter(it -> it.cell() == cell)
                        .mapToInt(it -> 1 << it.digit())
                        .sum();
                set(cell, start & ~gone, true);
                assertThat(marks[cell] == 0 ? 0 : candidates(position)[cell] & gone).isZero();
              });
      for (Candidate placed : step.placements()) {
        assertThat(position.value(placed.cell())).isEqualTo(placed.digit());
      }
    }
  }
}
