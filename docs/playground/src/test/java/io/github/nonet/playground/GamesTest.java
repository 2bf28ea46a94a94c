package io.github.nonet.playground;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.nonet.Board;
import io.github.nonet.Candidates;
import io.github.nonet.logic.Game;
import io.github.nonet.logic.LogicalSolver;
import io.github.nonet.logic.Step;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GamesTest {
  private static final Board PUZZLE =
      Board.parse(
          "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");

  @Test
  void of_isThePuzzleAsText() {
    assertThat(Games.text(Game.of(PUZZLE))).isEqualTo(PUZZLE.toString());
    assertThat(Games.parse(PUZZLE.toString())).isEqualTo(Game.of(PUZZLE));
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
            case 0 -> Games.put(game, cell, digit);
            case 1 -> Games.erase(game, cell);
            case 2 -> game.markAll();
            default -> Games.mark(game, cell, digit);
          };
      Game read = Games.parse(Games.text(game));
      assertThat(Games.text(read)).as("seed %d", seed).isEqualTo(Games.text(game));
      assertThat(read.givens()).isEqualTo(PUZZLE);
      assertThat(read.board()).isEqualTo(game.board());
      assertThat(read.candidates()).isEqualTo(game.candidates());
      assertThat(Games.text(game)).matches("[0-9a-v._]+");
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
    assertThatIllegalArgumentException().isThrownBy(() -> Games.parse(text)).withMessage(message);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Games.parse(PUZZLE + "1"))
        .withMessage("character 82 of the game is '1'");
  }

  @Test
  void put_takesTheMarksThatItForbids() {
    Game game = Games.put(Game.of(PUZZLE).mark(3, 2).mark(3, 4).mark(5, 4), 2, 4);
    assertThat(game.marks(3)).containsExactly(2);
    assertThat(game.marks(5)).as("the last one stays").containsExactly(4);
    assertThat(game.digit(2)).isEqualTo(4);
    assertThat(Games.put(game, 0, 1)).isSameAs(game);
    assertThat(Games.erase(game, 0)).isSameAs(game);
    assertThat(Games.mark(game, 0, 1)).isSameAs(game);
  }

  @Test
  void erase_digitAndMarks() {
    Game marked = Game.of(PUZZLE).mark(2, 1).mark(2, 4);
    assertThat(Games.erase(marked, 2)).isEqualTo(Game.of(PUZZLE));
    assertThat(Games.erase(marked.put(2, 4), 2)).isEqualTo(Game.of(PUZZLE));
    assertThat(Games.mark(marked, 2, 4).marks(2)).containsExactly(1);
  }

  @Test
  void after_placementTakesMarks() {
    Game game = Game.of(PUZZLE).markAll();
    Step step = LogicalSolver.standard().nextStep(game.candidates()).orElseThrow();
    Candidates next = step.applyTo(game.candidates());
    assertThat(Games.after(game, step).candidates().toDigitSets()).isEqualTo(next.toDigitSets());
    assertThat(Games.isMarked(game)).isTrue();
    assertThat(Games.isMarked(game.unmarkAll())).isFalse();
  }
}
