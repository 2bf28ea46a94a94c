package io.github.nonet.logic;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Board;
import io.github.nonet.Candidates;
import io.github.nonet.Solver;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * How many steps each technique finds in some states, and how many candidates they are about:
 * {@code technique-inventory.txt}. A technique that is not in a line finds none there. All steps
 * must be different and true.
 *
 * <p>Some techniques take longer than all the others. They are asked in the lines that begin with a
 * plus sign.
 */
class TechniqueInventoryTest {
  private static final String SLOW_TOO = "+";

  private static final Set<Technique> SLOW =
      EnumSet.of(
          Technique.ALS_CHAIN,
          Technique.GROUPED_CONTINUOUS_NICE_LOOP,
          Technique.GROUPED_DISCONTINUOUS_NICE_LOOP,
          Technique.GROUPED_AIC,
          Technique.FORCING_CHAIN_CONTRADICTION,
          Technique.FORCING_CHAIN_VERITY,
          Technique.FORCING_NET_CONTRADICTION,
          Technique.FORCING_NET_VERITY);

  /** Mutant fish are thousands, and another test knows which. */
  private static final Set<Technique> ASKED_NOWHERE =
      EnumSet.of(
          Technique.FINNED_MUTANT_JELLYFISH,
          Technique.FINNED_MUTANT_SQUIRMBAG,
          Technique.FINNED_MUTANT_WHALE,
          Technique.BRUTE_FORCE,
          Technique.USER_DEFINED);

  static Set<Technique> techniques() {
    return EnumSet.complementOf(EnumSet.copyOf(ASKED_NOWHERE));
  }

  @ParameterizedTest
  @MethodSource("techniques")
  void steps_inEachState(Technique technique) {
    List<String> expected = new ArrayList<>();
    List<String> found = new ArrayList<>();
    for (String line : read().split("\n")) {
      boolean isAsked = line.startsWith(SLOW_TOO) || !SLOW.contains(technique);
      if (isAsked && !line.startsWith("#")) {
        String name = line.substring(0, line.indexOf(' '));
        expected.add(name + entry(line, technique));
        found.add(name + steps(name, technique));
      }
    }
    assertThat(found).isEqualTo(expected);
  }

  private static String read() {
    try (InputStream in =
        TechniqueInventoryTest.class.getResourceAsStream("technique-inventory.txt")) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String entry(String line, Technique technique) {
    return Arrays.stream(line.split(" "))
        .filter(entry -> entry.startsWith(technique.name() + "="))
        .map(entry -> entry.substring(entry.indexOf('=')))
        .findFirst()
        .orElse("=0/0");
  }

  /** The state of a worked example, or where singles and subsets find no more in a puzzle. */
  private static String steps(String name, Technique technique) {
    String state = name.startsWith(SLOW_TOO) ? name.substring(1) : name;
    if (state.length() == 81) {
      Board puzzle = Board.parse(state);
      Candidates end = WorkedExamplesTest.BASICS.solve(Candidates.of(puzzle)).end();
      return steps(puzzle, States.steps(technique, end));
    }
    return WorkedExamplesTest.examples()
        .filter(example -> example.technique().name().equals(state))
        .findFirst()
        .map(example -> steps(example.puzzle(), States.steps(technique, example.state())))
        .orElseThrow();
  }

  private static String steps(Board puzzle, List<Step> steps) {
    Board solution = Solver.getDefault().solve(puzzle).orElseThrow();
    assertThat(steps).doesNotHaveDuplicates();
    Set<Candidate> candidates = new HashSet<>();
    for (Step step : steps) {
      assertThat(step.placements()).allMatch(it -> solution.digit(it.cell()) == it.digit());
      assertThat(step.eliminations()).noneMatch(it -> solution.digit(it.cell()) == it.digit());
      candidates.addAll(step.placements());
      candidates.addAll(step.eliminations());
    }
    return "=" + steps.size() + "/" + candidates.size();
  }
}
