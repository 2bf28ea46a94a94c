package io.github.nonet.logic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.nonet.Board;
import io.github.nonet.TextFormatException;
import io.github.nonet.variant.Grid;
import io.github.nonet.variant.Rules;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

/** Games as texts for links. */
class GameLinkTest {
  private static final Board PUZZLE =
      Board.parse(
          "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");

  /** Returns a game in any state: right or wrong digits, marks that the rules allow or do not. */
  private static Game random(Random random) {
    Board givens = Board.EMPTY;
    int clues = random.nextInt(4) == 0 ? random.nextInt(82) : 25;
    for (int i = 0; i < clues; i++) {
      givens = givens.with(random.nextInt(81), 1 + random.nextInt(9));
    }
    Game game = Game.of(random.nextBoolean() ? givens : PUZZLE);
    for (int i = random.nextInt(300); i > 0; i--) {
      int cell = random.nextInt(81);
      if (game.givens().digit(cell) == 0) {
        game = game.mark(cell, 1 + random.nextInt(9));
        game = random.nextInt(8) == 0 ? game.put(cell, 1 + random.nextInt(9)) : game;
      }
    }
    return game;
  }

  @Property(tries = 500)
  void parse_isInverseOfWriting(@ForAll long seed) {
    Game game = random(new Random(seed));
    String text = game.toLinkString();
    assertThat(text).matches("[A-Za-z0-9._~-]+");
    assertThat(Game.parse(text)).isEqualTo(game);
    assertThat(Game.parse(" " + text + "\n")).isEqualTo(game);
  }

  @Property(tries = 500)
  void mutated_refused(@ForAll long seed) {
    Random random = new Random(seed);
    StringBuilder text = new StringBuilder(random(random).toLinkString());
    String before = text.toString();
    int at = 1 + random.nextInt(text.length() - 1);
    switch (random.nextInt(4)) {
      case 0 -> text.setCharAt(at, "Ab0-_~.%é".charAt(random.nextInt(9)));
      case 1 -> text.deleteCharAt(at);
      case 2 -> text.insert(at, text.charAt(random.nextInt(text.length())));
      default -> text.setLength(at);
    }
    if (!before.contentEquals(text)) {
      assertThatExceptionOfType(TextFormatException.class)
          .isThrownBy(() -> Game.parse(text))
          .withMessageContaining("link");
    }
  }

  @Test
  void markedGame_isShort() {
    Game game = Game.of(PUZZLE);
    for (int cell = 0; cell < 81; cell++) {
      for (int digit : PUZZLE.candidates(cell)) {
        game = game.mark(cell, digit);
      }
    }
    assertThat(game.toLinkString()).hasSizeLessThan(50);
    assertThat(Game.parse(game.toLinkString())).isEqualTo(game);
  }

  @Test
  void puzzle_readByBothWorlds() {
    String text = Grid.of(PUZZLE).toLinkString();
    assertThat(Game.parse(text)).isEqualTo(Game.of(PUZZLE));
    assertThatExceptionOfType(TextFormatException.class)
        .isThrownBy(() -> Grid.parse(Game.of(PUZZLE).toLinkString()))
        .withMessageContaining("holds a game; expected a puzzle");
  }

  @Test
  void otherRules_refused() {
    for (Rules rules : new Rules[] {Rules.of(6), Rules.samurai(), Rules.of(4)}) {
      assertThatExceptionOfType(TextFormatException.class)
          .isThrownBy(() -> Game.parse(rules.emptyGrid().toLinkString()))
          .withMessageContaining("rules other than those of boards");
    }
  }
}
