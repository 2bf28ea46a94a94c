package io.github.nonet.playground;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.nonet.Board;
import io.github.nonet.Candidates;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GameTest {
  private static final Board PUZZLE =
      Board.parse(
          "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");

  @Test
  void of_isThePuzzleAsText() {
    assertThat(Game.of(PUZZLE)).hasToString(PUZZLE.toString());
    assertThat(Game.of(PUZZLE).puzzle()).isEqualTo(PUZZLE);
  }

  /** Random moves, legal and not: each game is the same after it was written and read. */
  @Test
  void parse_whatWasWritten() {
    long seed = System.nanoTime();
    Random random = new Random(seed);
    Game game = Game.of(PUZZLE);
    for (int move = 0; move < 2_000; move++) {
      int cell = random.nextInt(81);
      int digit = 1 + random.nextInt(9);
      game =
          switch (random.nextInt(5)) {
            case 0 -> game.put(cell, digit);
            case 1 -> game.erase(cell);
            case 2 -> game.markAll();
            default -> game.mark(cell, digit);
          };
      Game read = Game.parse(game.toString());
      assertThat(read).as("seed %d", seed).hasToString(game.toString());
      assertThat(read.puzzle()).isEqualTo(PUZZLE);
      assertThat(read.board()).isEqualTo(game.board());
      assertThat(read.state()).isEqualTo(game.state());
      assertThat(game.toString()).matches("[0-9a-v._]+");
    }
  }

  @ParameterizedTest
  @CsvSource({
    "'', 'character 1 of the game is the end'",
    "'1x', 'character 2 of the game is ''x'''",
    "'_0', 'character 2 of the game is ''0'''",
    "'_00', 'character 2 of the game is ''0'''",
    "'_zz', 'character 2 of the game is ''z'''",
  })
  void parse_whatIsNoGame(String text, String message) {
    assertThatIllegalArgumentException().isThrownBy(() -> Game.parse(text)).withMessage(message);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Game.parse(PUZZLE + "1"))
        .withMessage("character 82 of the game is '1'");
  }

  @Test
  void put_takesTheMarksThatItForbids() {
    Game game = Game.of(PUZZLE).mark(3, 2).mark(3, 4).put(2, 4);
    assertThat(game.isMarked(3, 4)).isFalse();
    assertThat(game.isMarked(3, 2)).isTrue();
    assertThat(game.digit(2)).isEqualTo(4);
    assertThat(game.put(0, 1)).isSameAs(game);
    assertThat(game.erase(0)).isSameAs(game);
  }

  /** A cell without marks has all candidates of the rules; one with marks has these. */
  @Test
  void state_marksOrRules() {
    Game game = Game.of(PUZZLE).mark(2, 1).mark(2, 4);
    Candidates state = game.state();
    assertThat(state.digits(2)).containsExactly(1, 4);
    assertThat(state.digits(3)).isEqualTo(Candidates.of(PUZZLE).digits(3));
    assertThat(state.isGiven(0)).isTrue();
  }

  @Test
  void without_marksTheOthers() {
    Game game = Game.of(PUZZLE).without(2, 1);
    assertThat(game.state()).isEqualTo(Candidates.of(PUZZLE).without(2, 1));
    assertThat(game.without(2, 2).state().digits(2)).containsExactly(4);
  }

  @Test
  void markAll_andNone() {
    Game game = Game.of(PUZZLE).markAll();
    assertThat(game.state()).isEqualTo(Candidates.of(PUZZLE));
    assertThat(game.withoutMarks()).hasToString(PUZZLE.toString());
    assertThat(game.put(2, 4).restart()).hasToString(PUZZLE.toString());
  }
}
