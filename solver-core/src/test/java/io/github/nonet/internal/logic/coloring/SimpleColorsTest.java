package io.github.nonet.internal.logic.coloring;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Candidate;
import io.github.nonet.internal.logic.FoundSteps;
import io.github.nonet.internal.logic.Houses;
import io.github.nonet.internal.logic.OneDigitStates;
import io.github.nonet.internal.logic.State;
import io.github.nonet.logic.Technique;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What colours of random states of one digit eliminate, found cell by cell. */
class SimpleColorsTest {
  private static final int STATES = 400;
  private static final int DIGIT = OneDigitStates.DIGIT;

  /** The colours, 1 and -1, of all that strong links reach from a cell; empty if they clash. */
  private static Map<Integer, Integer> colors(State state, int start) {
    Map<Integer, Integer> colors = new TreeMap<>(Map.of(start, 1));
    List<Integer> open = new ArrayList<>(List.of(start));
    while (!open.isEmpty()) {
      int cell = open.remove(0);
      for (int other : opposites(state, cell)) {
        Integer known = colors.putIfAbsent(other, -colors.get(cell));
        if (known == null) {
          open.add(other);
        } else if (known.equals(colors.get(cell))) {
          return Map.of();
        }
      }
    }
    return colors;
  }

  private static List<Integer> opposites(State state, int cell) {
    return IntStream.range(0, Houses.COUNT)
        .filter(house -> Houses.SETS[house].contains(cell))
        .mapToObj(house -> state.cells(house, DIGIT))
        .filter(places -> places.size() == 2)
        .map(places -> places.without(cell).first())
        .toList();
  }

  private static boolean sees(int cell, Map<Integer, Integer> colors, int color) {
    return colors.entrySet().stream()
        .anyMatch(it -> it.getValue() == color && Houses.see(cell, it.getKey()));
  }

  private static List<Integer> trap(State state, Map<Integer, Integer> colors) {
    return state.cells(DIGIT).toList().stream()
        .filter(cell -> sees(cell, colors, 1) && sees(cell, colors, -1))
        .toList();
  }

  private static List<Integer> wrap(Map<Integer, Integer> colors) {
    return colors.keySet().stream()
        .filter(
            cell ->
                colors.keySet().stream()
                    .filter(other -> colors.get(other).equals(colors.get(cell)))
                    .anyMatch(other -> sees(other, colors, colors.get(cell))))
        .toList();
  }

  @ParameterizedTest
  @CsvSource({
    "SIMPLE_COLORS_TRAP, 40, 60",
    "SIMPLE_COLORS_TRAP, 15, 60",
    "SIMPLE_COLORS_WRAP, 15, 20"
  })
  void find_asTheDefinitionSays(Technique technique, int percent, int fewest) {
    Random random = new Random(percent);
    int steps = 0;
    for (int i = 0; i < STATES; i++) {
      State state = OneDigitStates.random(random, percent);
      List<List<Integer>> expected = new ArrayList<>();
      boolean isClear = true;
      for (int cell : state.cells(DIGIT).toList()) {
        Map<Integer, Integer> colors = colors(state, cell);
        isClear &= !colors.isEmpty();
        if (colors.size() > 1 && colors.keySet().iterator().next() == cell) {
          expected.add(
              technique == Technique.SIMPLE_COLORS_TRAP ? trap(state, colors) : wrap(colors));
        }
      }
      expected.removeIf(List::isEmpty);
      if (isClear) {
        List<List<Integer>> found =
            FoundSteps.of(technique, state).stream()
                .map(step -> step.eliminations().stream().map(Candidate::cell).sorted().toList())
                .toList();
        assertThat(found).containsExactlyElementsOf(expected);
        steps += found.size();
      }
    }
    assertThat(steps).isGreaterThan(fewest);
  }
}
