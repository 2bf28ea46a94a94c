package io.github.nonet.playground;

import io.github.nonet.generate.GenerationFailedException;
import io.github.nonet.generate.Symmetry;
import io.github.nonet.logic.Level;
import io.github.nonet.variant.GridGame;
import io.github.nonet.variant.GridGenerator;
import io.github.nonet.variant.Rules;
import java.time.Duration;
import java.util.List;
import java.util.Map;

/** Puzzles of other sizes and rules to order. */
final class Kinds {
  /** A number is that of the values; the others have nine, but for the small killer. */
  static final List<String> NAMES =
      List.of("4", "6", "8", "10", "12", "16", "X", "HYPER", "JIGSAW", "KILLER", "KILLER_4");

  private static final int LARGEST_CAGE = 5;

  /** Regions that half a turn leaves as they are. */
  private static final List<String> REGIONS =
      List.of(
          "111122223141123333142223363142555563444456666745555869747788869777789969788889999",
          "111112333122222233111225536444455336474456636477556666475588999778888889777899999",
          "112223333112122333411125563441225663444555666744588966745589996777889899777788899",
          "111233333112222663411252263441552663741555963744855966748858996744888899777778999",
          "211111633222221633222551663744511663774555633744995663744955888774988888774999998",
          "411222223411252333441152363411552366417753396447855996747859966777858996788888996");

  private Kinds() {}

  /** Returns a puzzle as text, or how many were {@code tried}. */
  static Map<String, Object> make(
      String kind, String level, String symmetry, int seed, int millis) {
    String regions = REGIONS.get(Math.floorMod(seed, REGIONS.size()));
    GridGenerator.Builder builder =
        GridGenerator.builder(rules(kind, regions))
            .seed(seed)
            .maxAttempts(Long.MAX_VALUE)
            .within(Duration.ofMillis(millis));
    if (!level.isEmpty()) {
      builder.level(Level.valueOf(level));
    }
    if (kind.startsWith("KILLER")) {
      builder.cages(2, kind.equals("KILLER") ? LARGEST_CAGE : 3);
    } else {
      builder.symmetry(Symmetry.valueOf(symmetry));
    }
    try {
      return Map.of("game", GridGame.of(builder.build().next()).toLinkString());
    } catch (GenerationFailedException e) {
      return Map.of("tried", e.attempts());
    }
  }

  private static Rules rules(String kind, String regions) {
    return switch (kind) {
      case "X" -> Rules.builder(9).grid(0, 0, 3, 3).diagonals().build();
      case "HYPER" -> Rules.builder(9).grid(0, 0, 3, 3).windows().build();
      case "JIGSAW" -> Rules.jigsaw(regions);
      case "KILLER" -> Rules.of(9);
      case "KILLER_4" -> Rules.of(4);
      default -> Rules.of(Integer.parseInt(kind));
    };
  }
}
