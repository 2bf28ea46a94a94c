package io.github.nonet.playground;

import io.github.nonet.Level;
import io.github.nonet.generate.GenerationFailedException;
import io.github.nonet.generate.PuzzleGenerator;
import io.github.nonet.generate.Symmetry;
import io.github.nonet.logic.Technique;
import java.time.Duration;
import java.util.Map;

/** Puzzles to order. */
final class Orders {
  private Orders() {}

  static Map<String, Object> make(
      String level, String symmetry, String technique, int seed, int millis) {
    PuzzleGenerator.Builder builder =
        PuzzleGenerator.builder()
            .seed(seed)
            .symmetry(Symmetry.valueOf(symmetry))
            .maxAttempts(Long.MAX_VALUE)
            .maxTime(Duration.ofMillis(millis));
    if (!level.isEmpty()) {
      builder.level(Level.valueOf(level));
    }
    if (!technique.isEmpty()) {
      builder.containing(Technique.valueOf(technique));
    }
    try {
      return Map.of("game", builder.build().next().toString());
    } catch (GenerationFailedException e) {
      return Map.of("tried", e.attempts());
    }
  }
}
