package io.github.nonet.internal;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.CellOrder;
import io.github.nonet.GivenFile;
import io.github.nonet.Tries;
import io.github.nonet.internal.bitboard.BitboardEngine;
import io.github.nonet.internal.sets.ValueSet;
import io.github.nonet.internal.textbook.ExactCoverEngine;
import java.io.IOException;
import java.nio.file.Files;
import java.util.Arrays;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

/**
 * Solves pencil-mark puzzles from the file that the system property {@code nonet.pencilmarks}
 * names, one a line: nine characters for each cell, a digit or a dot. Each puzzle has one solution.
 * Run by the profile {@code soak} alone.
 */
@EnabledIfSystemProperty(named = "nonet.pencilmarks", matches = ".+")
@Tag(Tries.SOAK)
class PencilMarksSoak {
  private static final int LENGTH = Geometry.CELLS * Geometry.SIZE;

  private final Engine bitboard = new BitboardEngine(CellOrder.MOST_CONSTRAINED);
  private final Engine judge = new ExactCoverEngine(CellOrder.MOST_CONSTRAINED);

  @Test
  void loadCandidates_file() throws IOException {
    int puzzles = 0;
    for (String line : Files.readAllLines(GivenFile.of("nonet.pencilmarks"))) {
      if (line.length() == LENGTH) {
        EngineTrace trace = trace(bitboard, line);
        assertThat(trace.solutions()).hasSize(1).isEqualTo(trace(judge, line).solutions());
        puzzles++;
      }
    }
    assertThat(puzzles).isPositive();
  }

  private static EngineTrace trace(Engine engine, String line) {
    int[] marks = new int[Geometry.CELLS];
    Arrays.setAll(
        marks,
        cell ->
            line.substring(cell * Geometry.SIZE, (cell + 1) * Geometry.SIZE)
                .chars()
                .filter(c -> c != '.')
                .map(c -> ValueSet.bit(c - '0'))
                .sum());
    return EngineTrace.unpaused(engine, marks);
  }
}
