package io.github.nonet.logic;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Board;
import io.github.nonet.Candidates;
import io.github.nonet.Solver;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.StringJoiner;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * How many steps each technique finds in one state, and how many candidates they are about: {@code
 * technique-inventory.txt}. A technique that is not in a line finds none there. All steps must be
 * different and true.
 *
 * <p>Some techniques take longer than all the others. They are asked in the lines that begin with a
 * plus sign.
 */
class TechniqueInventoryTest {
  private static final String ALL = "+";

  /** Mutant fish are not asked at all: they find thousands, and another test knows which. */
  private static final Set<Technique> QUICK =
      EnumSet.complementOf(
          EnumSet.of(
              Technique.ALS_CHAIN,
              Technique.GROUPED_CONTINUOUS_NICE_LOOP,
              Technique.GROUPED_DISCONTINUOUS_NICE_LOOP,
              Technique.GROUPED_AIC,
              Technique.FORCING_CHAIN_CONTRADICTION,
              Technique.FORCING_CHAIN_VERITY,
              Technique.FORCING_NET_CONTRADICTION,
              Technique.FORCING_NET_VERITY,
              Technique.FINNED_MUTANT_JELLYFISH,
              Technique.FINNED_MUTANT_SQUIRMBAG,
              Technique.FINNED_MUTANT_WHALE,
              Technique.BRUTE_FORCE));

  private static final Set<Technique> SLOW =
      EnumSet.range(Technique.GROUPED_CONTINUOUS_NICE_LOOP, Technique.FORCING_NET_VERITY);

  static {
    SLOW.removeAll(QUICK);
    SLOW.removeIf(technique -> technique.name().startsWith("FINNED_MUTANT"));
  }

  static Stream<String> lines() {
    return read().lines().filter(line -> !line.isEmpty() && !line.startsWith("#"));
  }

  private static String read() {
    try (InputStream in =
        TechniqueInventoryTest.class.getResourceAsStream("technique-inventory.txt")) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @ParameterizedTest
  @MethodSource("lines")
  void steps_ofEachTechnique(String line) {
    String name = line.substring(0, line.indexOf(' '));
    assertThat(name + inventory(name)).isEqualTo(line);
  }

  /** The state of a worked example, or where singles and subsets find no more in a puzzle. */
  private static String inventory(String name) {
    String state = name.startsWith(ALL) ? name.substring(1) : name;
    if (state.length() == 81) {
      Board puzzle = Board.parse(state);
      Candidates end = WorkedExamplesTest.BASICS.solve(Candidates.of(puzzle)).end();
      return inventory(puzzle, end, name.startsWith(ALL));
    }
    return WorkedExamplesTest.examples()
        .filter(example -> example.technique().name().equals(state))
        .findFirst()
        .map(it -> inventory(it.puzzle(), it.state(), name.startsWith(ALL)))
        .orElseThrow();
  }

  private static String inventory(Board puzzle, Candidates state, boolean slowToo) {
    Board solution = Solver.getDefault().solve(puzzle).orElseThrow();
    StringJoiner found = new StringJoiner(" ", " ", "");
    Arrays.stream(Technique.values())
        .filter(technique -> QUICK.contains(technique) || slowToo && SLOW.contains(technique))
        .forEach(technique -> addTo(found, technique, States.steps(technique, state), solution));
    return found.toString();
  }

  private static void addTo(
      StringJoiner found, Technique technique, List<Step> steps, Board solution) {
    assertThat(steps).doesNotHaveDuplicates();
    Set<Candidate> candidates = new HashSet<>();
    for (Step step : steps) {
      assertThat(step.placements()).allMatch(it -> solution.digit(it.cell()) == it.digit());
      assertThat(step.eliminations()).noneMatch(it -> solution.digit(it.cell()) == it.digit());
      candidates.addAll(step.placements());
      candidates.addAll(step.eliminations());
    }
    if (!steps.isEmpty()) {
      found.add(technique + "=" + steps.size() + "/" + candidates.size());
    }
  }
}
