package io.github.nonet.symmetry;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Board;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/**
 * A check of a file of puzzles, one a line, that are known to be different: so are their canonical
 * forms, and each is the same for 20 random rearrangements of its puzzle. The known list of all
 * 49,158 puzzles with 17 clues is such a file. It is not part of the build:
 *
 * <pre>
 * mvn -B -ntp -pl solver-core test -Dtest=DifferentPuzzlesCheck -Dnonet.puzzles=FILE
 * </pre>
 */
class DifferentPuzzlesCheck {
  private static final int CELLS = 81;
  private static final int REARRANGEMENTS = 20;

  @Test
  void forms_areDifferentAndInvariant() throws IOException {
    String file = System.getProperty("nonet.puzzles");
    assertThat(file).as("the file of puzzles, given by -Dnonet.puzzles=FILE").isNotNull();
    List<String> lines = Files.readAllLines(Path.of(file));
    SplittableRandom random = new SplittableRandom(49_158);
    Set<Board> forms = new HashSet<>();
    long start = System.nanoTime();
    for (String line : lines) {
      Board puzzle = Board.parse(line.substring(0, CELLS));
      Board form = Canonical.form(puzzle);
      assertThat(forms.add(form)).as("%s is new", puzzle).isTrue();
      for (int i = 0; i < REARRANGEMENTS; i++) {
        Board other = Transformation.random(random::nextLong).apply(puzzle);
        assertThat(Canonical.form(other)).as(line).isEqualTo(form);
      }
    }
    long seconds = (System.nanoTime() - start) / 1_000_000_000;
    System.out.printf(
        "%d puzzles, %d forms, %d forms computed in %d s%n",
        lines.size(), forms.size(), lines.size() * (1 + REARRANGEMENTS), seconds);
    assertThat(forms).hasSameSizeAs(lines);
  }
}
