package io.github.nonet.benchmarks.corpus;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.benchmarks.Outcome;
import io.github.nonet.benchmarks.corpus.GridMaker.Kind;
import io.github.nonet.variant.Rules;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The command in the header makes the puzzles of the file again. */
class GridMakerTest {
  private static final int COMPARED = 1;

  @ParameterizedTest
  @EnumSource
  void puzzles_areTheShippedOnes(Kind kind) {
    assertThat(new GridMaker(1).puzzles(kind).limit(COMPARED))
        .containsExactlyElementsOf(
            GridCorpus.load(kind + ":" + COMPARED).puzzles().stream()
                .map(GridCorpus.Puzzle::grid)
                .toList());
  }

  @Test
  void kinds_areTheShippedOnes() {
    assertThat(List.of(Kind.values()))
        .map(Kind::toString)
        .containsExactlyElementsOf(GridCorpus.SHIPPED);
  }

  @Test
  void regions_areReadBack() {
    for (int seed = 0; seed < 20; seed++) {
      Rules rules = Rules.jigsaw(new Regions(new Random(seed)).swapped(seed));
      assertThat(Rules.jigsaw(Regions.of(rules))).isEqualTo(rules);
    }
  }

  @Test
  void command_printsTheFile() {
    Outcome outcome = Outcome.of("make-variants", "x", "--puzzles=2");
    assertThat(outcome.exitCode()).isZero();
    assertThat(outcome.out())
        .startsWith("# corpus: x\n# origin: random solutions")
        .contains("# command: java -jar benchmarks.jar make-variants x --seed=1 --puzzles=2\n")
        .endsWith(GridCorpus.load("x").puzzles().get(1).grid() + "|X" + System.lineSeparator());
    assertThat(Outcome.of("make-variants", "samurai", "--puzzles=1").out())
        .contains("# rules: samurai\n");
  }

  @Test
  void command_noSuchKind() {
    Outcome outcome = Outcome.of("make-variants", "y");
    assertThat(outcome.exitCode()).isEqualTo(2);
    assertThat(outcome.err()).startsWith("make-variants: no kind 'y'; there are [6x6, 12x12");
  }
}
