package io.github.nonet.logic;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Algorithm;
import io.github.nonet.Board;
import io.github.nonet.Candidates;
import io.github.nonet.Detail;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Each technique beyond the basic ones on an example: what it finds, that it is true, and what it
 * says in each depth and language. The examples are in {@code worked-examples.txt}.
 */
class WorkedExamplesTest {
  static final LogicalSolver BASICS =
      LogicalSolver.of(
          EnumSet.range(Technique.FULL_HOUSE, Technique.HIDDEN_QUADRUPLE)
              .toArray(Technique[]::new));

  /**
   * An example.
   *
   * @param technique what finds the step
   * @param puzzle the givens
   * @param marks all candidates; empty for those that singles and subsets leave
   * @param english the full text of the first step
   * @param german the same in German
   */
  record Example(Technique technique, Board puzzle, String marks, String english, String german) {
    static Example of(List<String> lines) {
      String[] state = lines.get(1).split(" ");
      return new Example(
          Technique.valueOf(lines.get(0)),
          Board.parse(state[0]),
          state.length == 1 ? "" : state[1],
          lines.get(2),
          lines.get(3));
    }

    Candidates state() {
      Candidates state = Candidates.of(puzzle);
      return marks.isEmpty() ? BASICS.solve(state).end() : narrow(state, Candidates.parse(marks));
    }

    /** Returns the state with its givens, but with no more candidates than the other one. */
    private static Candidates narrow(Candidates state, Candidates other) {
      Candidates next = state;
      for (int cell = 0; cell < 81; cell++) {
        for (int digit = 1; digit <= 9; digit++) {
          boolean gone = next.allows(cell, digit) && !other.allows(cell, digit);
          next = gone ? next.without(cell, digit) : next;
        }
      }
      for (int cell = 0; cell < 81; cell++) {
        boolean placed = next.digit(cell) == 0 && other.digit(cell) != 0;
        next = placed ? next.with(cell, other.digit(cell)) : next;
      }
      return next;
    }

    @Override
    public String toString() {
      return technique.name();
    }
  }

  static Stream<Example> examples() {
    List<Example> examples = new ArrayList<>();
    List<String> lines = new ArrayList<>();
    for (String line : read().split("\n")) {
      if (!line.isEmpty() && !line.startsWith("#")) {
        lines.add(line);
      }
    }
    for (int i = 0; i < lines.size(); i += 4) {
      examples.add(Example.of(lines.subList(i, i + 4)));
    }
    return examples.stream();
  }

  private static String read() {
    try (InputStream in = WorkedExamplesTest.class.getResourceAsStream("worked-examples.txt")) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @ParameterizedTest
  @MethodSource("examples")
  void example_isFoundTrueAndTold(Example example) {
    Candidates state = example.state();
    List<Step> steps = LogicalSolver.of(example.technique()).steps(state).toList();
    assertThat(steps).isNotEmpty().doesNotHaveDuplicates();
    Board solution = Algorithm.BITBOARD.solver().solve(example.puzzle()).orElseThrow();
    for (Step step : steps) {
      assertThat(step.technique()).isEqualTo(example.technique());
      assertThat(step.eliminations())
          .allMatch(gone -> state.allows(gone.cell(), gone.digit()))
          .noneMatch(gone -> solution.digit(gone.cell()) == gone.digit());
    }
    Step first = steps.get(0);
    assertThat(first.describe(Detail.FULL)).isEqualTo(example.english());
    assertThat(first.describe(Detail.FULL, Locale.GERMAN)).isEqualTo(example.german());
    assertThat(first.describe(Detail.WHERE))
        .startsWith(example.technique().displayName() + ": look at");
    assertThat(first.describe(Detail.WHERE, Locale.GERMAN))
        .startsWith(example.technique().displayName(Locale.GERMAN) + ": Achte auf");
    assertThat(first.describe(Detail.TECHNIQUE)).isEqualTo(example.technique().displayName());
  }

  @Test
  void examples_ofEachTechniqueOfTheseFamilies() {
    EnumSet<Technique> expected = EnumSet.range(Technique.X_WING, Technique.SASHIMI_JELLYFISH);
    expected.addAll(EnumSet.range(Technique.SIMPLE_COLORS_TRAP, Technique.MULTI_COLORS_2));
    assertThat(examples().map(Example::technique)).containsAll(expected);
  }
}
