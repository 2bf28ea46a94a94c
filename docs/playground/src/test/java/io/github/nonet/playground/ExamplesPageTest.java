package io.github.nonet.playground;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.LogicalStep;
import io.github.nonet.Position;
import io.github.nonet.SearchLimit;
import io.github.nonet.Solver;
import io.github.nonet.logic.Chain;
import io.github.nonet.logic.Game;
import io.github.nonet.logic.Reason;
import io.github.nonet.logic.Step;
import io.github.nonet.variant.GridGame;
import io.github.nonet.variant.GridSolver;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The positions that a visitor sees first show what their names say. */
class ExamplesPageTest {
  private static final Path EXAMPLES = Path.of("src/page/examples.js");

  /** No technique that supposes something and follows it in several branches. */
  private static final Pattern FORCING = Pattern.compile("FORCING|BRUTE|CONTRADICTION|TEMPLATE");

  private static Map<String, String> examples() throws IOException {
    Map<String, String> found = new LinkedHashMap<>();
    Pattern.compile("(\\w+)(?:: | = )'([^']+)'")
        .matcher(Files.readString(EXAMPLES))
        .results()
        .forEach(it -> found.put(it.group(1), it.group(2)));
    return found;
  }

  private static Position position(String name) throws IOException {
    String text = examples().get(name);
    return name.matches("killer|thermometers|large") ? GridGame.parse(text) : Game.parse(text);
  }

  private static LogicalStep first(Position position) {
    return position.nextStep(SearchLimit.NONE).orElseThrow();
  }

  @Test
  void start_showsAPatternAndNeedsNoForcingChain() throws IOException {
    Game start = Game.parse(examples().get("START"));
    Step first = start.nextStep(SearchLimit.NONE).orElseThrow();
    boolean isWing = first.technique().name().endsWith("_WING");
    boolean isShortChain =
        first.reason() instanceof Chain chain && chain.links().size() <= 4 && !isWing;
    assertThat(first.reason() instanceof Reason.Fish || isWing || isShortChain)
        .as("%s", first)
        .isTrue();
    assertThat(first.eliminations()).hasSizeGreaterThan(1);
    assertThat(Solver.getDefault().hasUniqueSolution(start.givens())).isTrue();
    for (Game puzzle : new Game[] {start, Game.of(start.givens())}) {
      Position game = puzzle;
      while (!game.isSolved()) {
        LogicalStep step = first(game);
        assertThat(step.code()).doesNotContainPattern(FORCING);
        game = game.apply(step);
      }
    }
  }

  @ParameterizedTest
  @CsvSource({
    "xWing, X_WING",
    "chain, XY_CHAIN",
    "killer, INNIES_OUTIES",
    "thermometers, WHOLE_CONSTRAINT",
    "large, NAKED_PAIR",
  })
  void example_isOfItsTechnique(String name, String technique) throws IOException {
    Position game = position(name);
    assertThat(first(game).code()).isEqualTo(technique);
    boolean isUnique =
        game instanceof GridGame grid
            ? GridSolver.getDefault().hasUniqueSolution(grid.givens())
            : Solver.getDefault().hasUniqueSolution(((Game) game).givens());
    assertThat(isUnique).isTrue();
    assertThat(game.mistake()).isEmpty();
  }

  @Test
  void examples_areSix() throws IOException {
    assertThat(examples())
        .containsOnlyKeys("START", "xWing", "chain", "killer", "thermometers", "large", "hardest");
    assertThat(position("large").rowCount()).isEqualTo(16);
  }

  /** Its path needs many techniques that suppose something and follow it. */
  @Test
  void hardest_isAmongTheHardest() throws IOException {
    Game hardest = (Game) position("hardest");
    assertThat(Solver.getDefault().hasUniqueSolution(hardest.givens())).isTrue();
    Position game = hardest;
    int forcing = 0;
    while (!game.isSolved()) {
      LogicalStep step = first(game);
      forcing += FORCING.matcher(step.code()).find() ? 1 : 0;
      game = game.apply(step);
    }
    assertThat(forcing).isGreaterThan(10);
  }
}
