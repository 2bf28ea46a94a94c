package io.github.nonet.variant;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.nonet.TextFormatException;
import io.github.nonet.logic.Game;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Grids of any rules as texts for links. */
class GridLinkTest {
  static List<Rules> allRules() {
    return AllRules.stream().toList();
  }

  @ParameterizedTest
  @MethodSource("allRules")
  void parse_isInverseOfWriting(Rules rules) {
    for (int seed = 0; seed < 10; seed++) {
      requireSame(AllRules.grid(rules, new Random(seed)));
    }
    requireSame(rules.emptyGrid());
    requireSame(GridSolver.getDefault().solve(rules.emptyGrid()).orElseThrow());
  }

  private static void requireSame(Grid grid) {
    String text = grid.toLinkString();
    assertThat(text).matches("[A-Za-z0-9._~-]+");
    Grid read = Grid.parse(text);
    assertThat(read).isEqualTo(grid);
    assertThat(read.rules().houses()).isEqualTo(grid.rules().houses());
    assertThat(read.toLinkString()).isEqualTo(text);
    for (int house = 0; house < grid.rules().houses().size(); house++) {
      assertThat(read.rules().houseName(house)).isEqualTo(grid.rules().houseName(house));
    }
    for (int group = 0; group < grid.rules().groups().size(); group++) {
      assertThat(read.rules().groupName(group)).isEqualTo(grid.rules().groupName(group));
    }
  }

  @Property(tries = 300)
  void parse_isInverseOfWriting_ofAnyRules(@ForAll long seed) {
    Random random = new Random(seed);
    requireSame(AllRules.grid(RandomRules.of(random), random));
  }

  @Property(tries = 300)
  void mutated_refused(@ForAll long seed) {
    Random random = new Random(seed);
    StringBuilder text =
        new StringBuilder(AllRules.grid(RandomRules.of(random), random).toLinkString());
    String before = text.toString();
    int at = 1 + random.nextInt(text.length() - 1);
    switch (random.nextInt(3)) {
      case 0 -> text.setCharAt(at, "Ab0-_".charAt(random.nextInt(5)));
      case 1 -> text.deleteCharAt(at);
      default -> text.setLength(at);
    }
    if (!before.contentEquals(text)) {
      assertThatExceptionOfType(TextFormatException.class)
          .isThrownBy(() -> Grid.parse(text))
          .withMessageContaining("link");
    }
  }

  /** The calls that make a killer take 600 to 800 characters. */
  @Test
  void killers_areShort() {
    GridGenerator killers = GridGenerator.builder(Rules.of(9)).seed(1).cages(2, 4).build();
    for (int number = 0; number < 10; number++) {
      Grid killer = killers.make(number).puzzle();
      assertThat(killer.toLinkString()).hasSizeLessThan(75);
      requireSame(killer);
    }
  }

  @Test
  void cages_thatOverlapOrHaveOddSums() {
    Rules rules = Rules.of(9);
    List<Cage> cages =
        List.of(
            Cage.of(0, 0, 1), Cage.of(5_000, 1, 2), Cage.of(3, 8), Cage.of(Integer.MAX_VALUE, 80));
    requireSame(rules.withCages(cages).emptyGrid());
    requireSame(rules.withCages(cages.subList(1, 4)).emptyGrid());
    requireSame(rules.withCages(cages.subList(3, 4)).emptyGrid().with(3, 9));
  }

  @Test
  void regions_withNamesOfTheirOwn() {
    Rules rules = Rules.jigsaw("zz\u00e9\u00e9 zz\u00e9\u00e9 1122 1122");
    requireSame(rules.emptyGrid());
    assertThat(Grid.parse(rules.emptyGrid().toLinkString()).rules().houseName(10))
        .isEqualTo("region 1");
  }

  @Test
  void constraints() {
    Rules rules =
        Rules.of(9)
            .withConstraints(
                List.of(
                    Constraint.thermometer(0, 10, 20),
                    Constraint.arrow(4, 13, 22),
                    Constraint.pairs("parity \u00e9", (a, b) -> (a + b) % 2 == 1, 27, 28, 29)));
    requireSame(rules.emptyGrid().with(3, 7));
    requireSame(Rules.builder(9).grid(0, 0, 3, 3).antiKnight().build().emptyGrid());
    assertThat(rules.emptyGrid().toLinkString()).hasSizeLessThan(110);
  }

  /** Returns a game in any state: right or wrong values, marks that the rules allow or do not. */
  private static GridGame game(Rules rules, Random random) {
    GridGame game = GridGame.of(AllRules.grid(rules, random));
    for (int i = random.nextInt(200); i > 0; i--) {
      int cell = random.nextInt(rules.cellCount());
      if (!game.isGiven(cell)) {
        game = game.mark(cell, 1 + random.nextInt(rules.valueCount()));
        game =
            random.nextInt(8) == 0 ? game.put(cell, 1 + random.nextInt(rules.valueCount())) : game;
      }
    }
    return random.nextInt(4) == 0 ? game.markAll() : game;
  }

  @Property(tries = 300)
  void games_areReadBack(@ForAll long seed) {
    Random random = new Random(seed);
    GridGame game = game(RandomRules.of(random), random);
    String text = game.toLinkString();
    assertThat(text).matches("[A-Za-z0-9._~-]+");
    assertThat(GridGame.parse(text)).isEqualTo(game);
    assertThatExceptionOfType(TextFormatException.class)
        .isThrownBy(() -> Grid.parse(text))
        .withMessageContaining("holds a game; expected a puzzle");
    assertThatExceptionOfType(TextFormatException.class)
        .isThrownBy(() -> GridGame.parse(text.substring(0, text.length() - 1)));
  }

  @Test
  void games_ofPuzzlesAndBoards() {
    Grid puzzle = Rules.of(6).emptyGrid().with(0, 3);
    assertThat(GridGame.parse(puzzle.toLinkString())).isEqualTo(GridGame.of(puzzle));
    Grid classic = Rules.of(9).emptyGrid().with(0, 3);
    GridGame game = GridGame.of(classic).mark(5, 2).put(7, 8);
    Game same = Game.parse(game.toLinkString());
    assertThat(same.toLinkString()).isEqualTo(game.toLinkString());
    assertThat(same.marks(5)).containsExactly(2);
  }

  /** What an app saves after "mark all" takes few characters: the rules imply the marks. */
  @Test
  void games_withAllMarks_areShort() {
    Grid killer = GridGenerator.builder(Rules.of(9)).seed(1).cages(2, 4).build().make(0).puzzle();
    assertThat(GridGame.of(killer).markAll().toLinkString()).hasSizeLessThan(120);
  }
}
