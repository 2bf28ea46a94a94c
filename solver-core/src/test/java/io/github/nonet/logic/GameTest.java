package io.github.nonet.logic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import io.github.nonet.Board;
import io.github.nonet.Candidate;
import io.github.nonet.Candidates;
import io.github.nonet.Detail;
import io.github.nonet.Mistake;
import io.github.nonet.TextFormatException;
import io.github.nonet.generate.PuzzleGenerator;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.util.Random;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GameTest {
  /** The first open cell of {@link States#EASY}, and the digit of the solution there. */
  private static final int OPEN = 2;

  private static final int RIGHT = 4;
  private static final int WRONG = 1;

  private static final Game EASY = Game.of(States.EASY);

  /** Games after a number of random moves, most of them wrong. */
  @Provide
  Arbitrary<Game> games() {
    return Arbitraries.longs().map(GameTest::play);
  }

  private static Game play(long seed) {
    Random random = new Random(seed);
    Board puzzle = PuzzleGenerator.builder().seed(seed).build().next();
    Game game = Game.of(random.nextInt(9) == 0 ? Board.EMPTY : puzzle);
    for (int moves = random.nextInt(200); moves > 0; moves--) {
      game = move(game, random);
    }
    return game;
  }

  private static Game move(Game game, Random random) {
    int cell = random.nextInt(81);
    int digit = 1 + random.nextInt(9);
    if (game.isGiven(cell)) {
      return random.nextInt(50) == 0 ? game.markAll() : game;
    }
    return switch (random.nextInt(6)) {
      case 0 -> game.put(cell, digit);
      case 1 -> game.erase(cell);
      case 2, 3 -> game.unmark(cell, digit);
      default -> game.mark(cell, digit);
    };
  }

  @Property(tries = 200)
  void text_readBack(@ForAll("games") Game game) throws Exception {
    assertThat(Game.parse(game.toHodokuString())).isEqualTo(game);
    assertThat(Game.parse(game.toLinkString())).isEqualTo(game).hasSameHashCodeAs(game);
    assertThat(Game.parse(" " + game + "\n")).isEqualTo(game);
    assertThat(read(write(game))).isEqualTo(game);
  }

  /** HoDoKu reads of the line what it knows: the state. */
  @Property(tries = 100)
  void libraryString_isTheLineOfTheState(@ForAll("games") Game game) {
    assertThat(game.toHodokuString()).startsWith(game.candidates().toHodokuString());
    assertThat(Candidates.parse(game.toHodokuString())).isEqualTo(game.candidates());
  }

  @Property(tries = 100)
  void candidates_areMarksThatTheRulesLeave(@ForAll("games") Game played) {
    Game game = withMarksAsCandidates(played);
    Candidates state = game.candidates();
    Candidates rules = Candidates.of(game.board());
    assertThat(state.board()).isEqualTo(game.board());
    for (int cell = 0; cell < 81; cell++) {
      assertThat(state.isGiven(cell)).isEqualTo(game.isGiven(cell));
      for (int digit = 1; digit <= 9 && game.value(cell) == 0; digit++) {
        boolean isMarked = game.marks(cell).isEmpty() || game.marks(cell).contains(digit);
        assertThat(state.allows(cell, digit)).isEqualTo(isMarked && rules.allows(cell, digit));
      }
    }
  }

  /** Returns the game with the same marks, where open cells have any, as candidates. */
  private static Game withMarksAsCandidates(Game played) {
    Game game = played.markAll();
    for (int cell = 0; cell < 81; cell++) {
      if (game.value(cell) == 0) {
        for (int digit : played.marks(cell)) {
          game = game.mark(cell, digit);
        }
        for (int digit : game.marks(cell)) {
          boolean isKept = played.marks(cell).isEmpty() || played.marks(cell).contains(digit);
          game = isKept ? game : game.unmark(cell, digit);
        }
      }
    }
    return game;
  }

  /** Whatever is on the screen, a mistake or a hint can be asked for. */
  @Property(tries = 60)
  void mistakeAndHint_neverThrow(@ForAll("games") Game game) {
    assertThat(game.mistake()).isNotNull();
    LogicalSolver.of(Technique.FULL_HOUSE, Technique.NAKED_SINGLE, Technique.NAKED_PAIR)
        .nextStep(game.candidates())
        .ifPresent(step -> assertThat(step.describe(Detail.FULL)).isNotBlank());
  }

  @Property(tries = 100)
  void games_areImmutable(@ForAll("games") Game game, @ForAll Random random) {
    String before = game.toString();
    Game next = move(game, random);
    assertThat(game).hasToString(before);
    assertThat(next.equals(game)).isEqualTo(next.toString().equals(before));
  }

  @Test
  void put_replacesAndErases() {
    Game game = EASY.put(OPEN, WRONG).put(OPEN, RIGHT);
    assertThat(game.value(OPEN)).isEqualTo(RIGHT);
    assertThat(game.givens()).isEqualTo(States.EASY);
    assertThat(game.erase(OPEN)).isEqualTo(EASY);
    assertThat(EASY.erase(OPEN)).isEqualTo(EASY);
  }

  @Test
  void marks_areThereAgainAfterErase() {
    Game game = EASY.mark(OPEN, 1).mark(OPEN, 4);
    assertThat(game.put(OPEN, 9).erase(OPEN)).isEqualTo(game);
    assertThat(game.marks(OPEN)).containsExactly(1, 4);
    assertThat(game.unmark(OPEN, 1).unmark(OPEN, 4).unmark(OPEN, 4)).isEqualTo(EASY);
  }

  /** The 52 cells without a mark are no mistakes. */
  @Test
  void mistake_noMarksYet() {
    assertThat(EASY.mistake()).isEmpty();
    assertThat(EASY.mark(OPEN, RIGHT).mistake()).isEmpty();
    assertThat(EASY.markAll().mistake()).isEmpty();
  }

  @Test
  void mistake_digitsFirst() {
    assertThat(EASY.mark(OPEN, WRONG).mistake()).isEmpty();
    Game wrongMarks = EASY.markAll().unmark(OPEN, RIGHT);
    assertThat(wrongMarks.mistake().orElseThrow().kind()).isEqualTo(Mistake.Kind.MISSING_CANDIDATE);
    Mistake both = wrongMarks.put(3, 2).mistake().orElseThrow();
    assertThat(both.kind()).isEqualTo(Mistake.Kind.WRONG_VALUE);
    assertThat(both.candidates()).containsExactly(new Candidate(3, 2));
  }

  /** A digit that a peer holds may be written; that is a mistake, not an error. */
  @Test
  void put_conflict() {
    Game game = EASY.put(OPEN, 5);
    assertThat(game.board().isConsistent()).isFalse();
    assertThat(game.mistake().orElseThrow().kind()).isEqualTo(Mistake.Kind.WRONG_VALUE);
    assertThat(Game.parse(game.toHodokuString())).isEqualTo(game);
  }

  @Test
  void markAll_unmarkAll() {
    Game game = EASY.markAll();
    assertThat(game.marks(OPEN)).isEqualTo(Candidates.of(States.EASY).digits(OPEN));
    assertThat(game.marks(0)).isEmpty();
    assertThat(game.candidates()).isEqualTo(EASY.candidates());
    assertThat(game).isNotEqualTo(EASY);
    assertThat(Game.parse(game.toString())).isEqualTo(game);
    assertThat(game.unmarkAll()).isEqualTo(EASY);
  }

  @Test
  void apply_solvesTheGame() {
    for (ExplainerLevel difficulty : ExplainerLevel.values()) {
      Game game = Game.of(PuzzleGenerator.builder().explainerLevel(difficulty).build().next());
      while (!game.isSolved()) {
        Step step = LogicalSolver.standard().nextStep(game.candidates()).orElseThrow();
        Candidates expected = step.applyTo(game.candidates());
        game = game.apply(step);
        assertThat(game.candidates()).isEqualTo(expected);
      }
      assertThat(game.board().isSolved()).isTrue();
    }
  }

  @Test
  void of_aState() {
    Candidates state = Candidates.of(States.EASY).with(OPEN, RIGHT);
    assertThat(Game.of(state)).isEqualTo(EASY.put(OPEN, RIGHT));
    Candidates less = state.without(3, 2);
    assertThat(Game.of(less).marks(3)).doesNotContain(2).isNotEmpty();
    assertThat(Game.of(less).candidates()).isEqualTo(less);
    assertThat(Game.parse(less.toHodokuString()).candidates()).isEqualTo(less);
    assertThat(Game.parse(States.EASY.toString())).isEqualTo(EASY);
  }

  @Test
  void givenCells_areKept() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> EASY.put(0, 1))
        .withMessage("r1c1 is given as 5; expected another cell");
    assertThatIllegalArgumentException().isThrownBy(() -> EASY.erase(0));
    assertThatIllegalArgumentException().isThrownBy(() -> EASY.mark(0, 1));
    assertThatIllegalArgumentException().isThrownBy(() -> EASY.unmark(0, 1));
  }

  @Test
  void wrongArguments() {
    for (int digit : new int[] {-1, 0, 10}) {
      assertThatIllegalArgumentException()
          .isThrownBy(() -> EASY.put(OPEN, digit))
          .withMessage("digit is " + digit + "; expected 1 to 9");
      assertThatIllegalArgumentException().isThrownBy(() -> EASY.mark(OPEN, digit));
    }
    for (int cell : new int[] {-1, 81}) {
      assertThatExceptionOfType(IndexOutOfBoundsException.class)
          .isThrownBy(() -> EASY.put(cell, 1))
          .withMessage("cell is " + cell + "; expected 0 to 80");
      assertThatExceptionOfType(IndexOutOfBoundsException.class).isThrownBy(() -> EASY.marks(cell));
    }
    assertThatNullPointerException().isThrownBy(() -> Game.parse(null));
    assertThatNullPointerException().isThrownBy(() -> Game.of(null));
  }

  private static String openSudoku(String... cells) {
    return "version: 1\n" + String.join("", cells) + "0|-|1|".repeat(81 - cells.length);
  }

  @Test
  void openSudoku_itsForm() {
    Game game = Game.of(Board.EMPTY.with(0, 5)).put(1, 3).mark(2, 1).mark(2, 4);
    assertThat(game.toOpenSudokuString()).isEqualTo(openSudoku("5|-|0|", "3|-|1|", "0|1,4,|1|"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "x|-|1|; 11; character 12 begins 'x'; expected a digit, 0 to 9",
        "0|1|1|; 13; character 14 begins '1'; expected marks as in 1,4, or - for none",
        "0|0,|1|; 13; character 14 begins '0,'; expected marks",
        "0|-|2|; 15; character 16 begins '2'; expected 1 for a cell of the player's, or 0",
        "0|-|0|; 17; r1c1 is given and has no digit; expected a digit and no marks",
        "5|1,|0|; 18; r1c1 is given and has marks; expected a digit and no marks"
      })
  void openSudoku_faults(String first, int index, String message) {
    assertThatExceptionOfType(TextFormatException.class)
        .isThrownBy(() -> Game.parse(openSudoku(first)))
        .withMessageStartingWith(message)
        .satisfies(e -> assertThat(e.index()).isEqualTo(index));
  }

  @Test
  void openSudoku_otherFaults() {
    requireFault("version: 1\n0|-|1|", "found 1 cells; expected 81");
    requireFault(openSudoku() + "0|-|1|", "found more; expected 81 cells");
    requireFault("version: 5\n0", "OpenSudoku's data has the version '5'; expected 1 to 4");
    requireFault("version:", "OpenSudoku's data has the version none and nothing below it");
  }

  /** A number has a bit for each digit; version 4 has marks of two kinds. */
  @ParameterizedTest
  @CsvSource({"2, 9||", "2, 9|", "3, 9|", "4, 9|0|", "4, 1|8|"})
  void openSudoku_laterVersions(int version, String marks) {
    String none = version == 4 ? "0|0|1|" : "0|1|";
    String text =
        "version: "
            + version
            + "\n5|"
            + none.replace("1|", "0|")
            + "3|"
            + none
            + "0|"
            + marks
            + "1|";
    Game expected = Game.of(Board.EMPTY.with(0, 5)).put(1, 3).mark(2, 1).mark(2, 4);
    assertThat(Game.parse(text + ("0|" + none).repeat(78))).isEqualTo(expected);
    requireFault(text + ("0|" + none).repeat(77), "found 80 cells; expected 81");
    requireFault(text.replace(marks, "512|"), "character");
  }

  @Test
  void libraryLine_faults() {
    String line = EASY.toHodokuString();
    requireFault(
        line + ":marks 41:", "character " + (line.length() + 8) + " begins an invalid mark");
    requireFault(
        line + ":marks 4111:", "character " + (line.length() + 8) + " begins an invalid mark");
    requireFault(
        line + ":marks 113 511:",
        "character " + (line.length() + 12) + " marks r1c1, which is given; expected another cell");
    assertThat(Game.parse(line + ":marks:")).isEqualTo(EASY);
    assertThat(Game.parse(line + ":5:")).isEqualTo(EASY);
  }

  private static void requireFault(String text, String message) {
    assertThatExceptionOfType(TextFormatException.class)
        .isThrownBy(() -> Game.parse(text))
        .withMessageStartingWith(message);
  }

  private static byte[] write(Game game) throws Exception {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
      out.writeObject(game);
    }
    return bytes.toByteArray();
  }

  private static Object read(byte[] bytes) throws Exception {
    try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes))) {
      return in.readObject();
    }
  }
}
