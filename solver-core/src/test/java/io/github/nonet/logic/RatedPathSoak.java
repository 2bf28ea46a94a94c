package io.github.nonet.logic;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Board;
import io.github.nonet.GivenFile;
import io.github.nonet.Tries;
import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * The agreement with paths of Sudoku Explainer 1.2.1: {@code -Dnonet.paths=FILE}, for each puzzle a
 * line {@code # PUZZLE}, then for each step a line of technique, rating, placement ({@code 12=5},
 * or {@code -}) and eliminations ({@code 03<>4 17<>4}, ascending), separated by tabs.
 */
@Tag(Tries.SOAK)
class RatedPathSoak {
  @Test
  void explainerPath_isThatOfTheOriginal() throws IOException {
    Map<String, List<String>> paths = read();
    int steps = 0;
    int equal = 0;
    for (Map.Entry<String, List<String>> path : paths.entrySet()) {
      List<String> ours =
          ExplainerRating.path(Board.parse(path.getKey())).map(RatedPathSoak::line).toList();
      equal += ours.equals(path.getValue()) ? 1 : 0;
      steps += ours.size();
    }
    System.out.printf("%d paths of %d steps: %d equal%n", paths.size(), steps, equal);
    assertThat(equal).isPositive().isEqualTo(paths.size());
  }

  private static Map<String, List<String>> read() throws IOException {
    Map<String, List<String>> paths = new LinkedHashMap<>();
    List<String> path = new ArrayList<>();
    for (String line : Files.readAllLines(GivenFile.of("nonet.paths"))) {
      if (line.startsWith("# ")) {
        path = new ArrayList<>();
        paths.put(line.substring(2), path);
      } else {
        path.add(line);
      }
    }
    return paths;
  }

  private static String line(RatedStep step) {
    String placed =
        step.placements().stream().map(it -> it.cell() + "=" + it.digit()).findFirst().orElse("-");
    String gone =
        step.eliminations().stream()
            .map(it -> String.format("%02d<>%d", it.cell(), it.digit()))
            .sorted()
            .collect(Collectors.joining(" "));
    return String.join("\t", step.technique(), String.valueOf(step.rating()), placed, gone);
  }
}
