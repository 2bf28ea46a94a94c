package io.github.nonet.benchmarks.corpus;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.nonet.Algorithm;
import io.github.nonet.Board;
import io.github.nonet.generate.Minimality;
import io.github.nonet.symmetry.Canonical;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class HardPuzzlesTest {
  private static List<String> lines(String arguments) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    HardPuzzles.run(arguments.split(" "), new PrintStream(out, true, StandardCharsets.UTF_8));
    return out.toString(StandardCharsets.UTF_8).lines().toList();
  }

  @Test
  void advance_makesThePoolHarder() {
    HardPuzzles search = new HardPuzzles(1, 10, Algorithm.EXACT_COVER);
    List<HardPuzzles.Rated> before = search.pool();
    search.advance(3);
    List<HardPuzzles.Rated> after = search.pool();
    assertThat(after).hasSize(10).isNotEqualTo(before);
    assertThat(after.get(9).guesses()).isGreaterThan(before.get(9).guesses());
    assertThat(after)
        .allSatisfy(
            rated -> {
              assertThat(Minimality.isMinimal(rated.puzzle())).isTrue();
              assertThat(Canonical.form(rated.puzzle())).isEqualTo(rated.puzzle());
            });
  }

  @Test
  void run_printsTheCommandAndThePuzzles() {
    List<String> lines = lines("7 5 1 EXACT_COVER");
    assertThat(lines).hasSize(7).isEqualTo(lines("7 5 1"));
    assertThat(lines.get(0)).endsWith("io.github.nonet.benchmarks.HardPuzzles 7 5 1 EXACT_COVER");
    assertThat(lines.get(1)).startsWith("# 5 minimal puzzles that need ");
    assertThat(Board.parse(lines.get(2)).clueCount()).isGreaterThan(16);
  }

  @ParameterizedTest
  @ValueSource(strings = {"1 2", "1 2 3 EXACT_COVER 5", "a 2 3", "1 2 3 NO_ALGORITHM"})
  void run_badArguments(String arguments) {
    assertThatIllegalArgumentException().isThrownBy(() -> lines(arguments));
  }
}
