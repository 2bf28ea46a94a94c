package io.github.nonet.logic;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Board;
import io.github.nonet.GivenFile;
import io.github.nonet.Tries;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * The agreement with ratings of HoDoKu 2.2.0: {@code -Dnonet.hodoku=FILE}, lines of puzzle, level
 * and score, separated by tabs.
 */
@Tag(Tries.SOAK)
class HodokuRatingSoak {
  private static final double LEVELS = 0.97;
  private static final double SCORES = 0.90;
  private static final double TOLERANCE = 0.10;

  @Test
  void of_agreesWithHodoku() throws IOException {
    List<String[]> lines =
        Files.readAllLines(GivenFile.of("nonet.hodoku")).stream()
            .filter(line -> !line.startsWith("#"))
            .map(line -> line.split("\t"))
            .toList();
    int levels = 0;
    int exact = 0;
    int near = 0;
    for (String[] line : lines) {
      HodokuRating rating = HodokuRating.of(Board.parse(line[0]));
      int score = Integer.parseInt(line[2]);
      levels += rating.level().name().equalsIgnoreCase(line[1]) ? 1 : 0;
      exact += rating.score() == score ? 1 : 0;
      near += Math.abs(rating.score() - score) <= TOLERANCE * score ? 1 : 0;
    }
    System.out.printf(
        "%d puzzles: level equal %d, score equal %d, score within 10 %% %d%n",
        lines.size(), levels, exact, near);
    assertThat(levels).isGreaterThanOrEqualTo((int) Math.ceil(LEVELS * lines.size()));
    assertThat(near).isGreaterThanOrEqualTo((int) Math.ceil(SCORES * lines.size()));
  }
}
