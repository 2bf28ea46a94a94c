package io.github.nonet.logic;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Board;
import io.github.nonet.Candidate;
import io.github.nonet.Candidates;
import io.github.nonet.Solver;
import io.github.nonet.internal.logic.Finder;
import io.github.nonet.internal.logic.Finders;
import io.github.nonet.internal.logic.State;
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
import java.util.function.Predicate;

/**
 * How many steps each technique finds in some states, how many candidates they place or eliminate,
 * and how many things their reasons name: {@code technique-inventory.txt}. A technique that is not
 * in a line finds none there. All steps must be different and true. One finder searches all states,
 * ends where it is asked to, and finds the same in the state turned about.
 *
 * <p>There is a test for each family: mutation testing loads, and runs, whole classes.
 */
final class TechniqueInventory {
  /** Begins a line in which the techniques are asked that take longer than all the others. */
  private static final String SLOW_TOO = "+";

  /** Begins a line about all states on the way there, in which the basic techniques are asked. */
  private static final String ALONG_THE_PATH = "*";

  /** Of reasons that overlap, these take those that they come across first. */
  private static final Set<Technique> DEPENDING_ON_ORDER =
      EnumSet.of(
          Technique.FINNED_SWORDFISH,
          Technique.SASHIMI_SWORDFISH,
          Technique.FINNED_JELLYFISH,
          Technique.SASHIMI_JELLYFISH,
          Technique.ALS_CHAIN,
          Technique.CONTINUOUS_NICE_LOOP,
          Technique.DISCONTINUOUS_NICE_LOOP,
          Technique.AIC,
          Technique.GROUPED_CONTINUOUS_NICE_LOOP,
          Technique.GROUPED_DISCONTINUOUS_NICE_LOOP,
          Technique.GROUPED_AIC);

  private TechniqueInventory() {}

  /** Asks a technique in each state. */
  static void requireAsListed(Technique technique) {
    requireAsListed(technique, line -> !line.startsWith(ALONG_THE_PATH));
  }

  /** Asks a technique in the states for those that take long. */
  static void requireAsListedForSlow(Technique technique) {
    requireAsListed(technique, line -> line.startsWith(SLOW_TOO));
  }

  /** Asks a technique in all states from a puzzle to where singles and subsets find no more. */
  static void requireAsListedAlongThePath(Technique technique) {
    requireAsListed(technique, line -> line.startsWith(ALONG_THE_PATH));
  }

  private static void requireAsListed(Technique technique, Predicate<String> lines) {
    Finder finder = new Finders().of(technique);
    List<String> expected = new ArrayList<>();
    List<String> found = new ArrayList<>();
    for (String line : read().split("\n")) {
      if (!line.startsWith("#") && lines.test(line)) {
        String name = line.substring(0, line.indexOf(' '));
        expected.add(name + entry(line, technique));
        found.add(name + entry(name, technique, finder));
      }
    }
    assertThat(found).isEqualTo(expected);
  }

  private static String read() {
    try (InputStream in = TechniqueInventory.class.getResourceAsStream("technique-inventory.txt")) {
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
        .orElse("=0/0/0");
  }

  private static String entry(String name, Technique technique, Finder finder) {
    int count = 0;
    int reasons = 0;
    Set<Candidate> candidates = new HashSet<>();
    for (Candidates state : states(name)) {
      List<Step> steps = steps(technique, finder, state);
      requireTrue(steps, state.board());
      count += steps.size();
      reasons += steps.stream().mapToInt(step -> size(step.reason())).sum();
      steps.forEach(step -> candidates.addAll(Turned.conclusions(step)));
    }
    return "=" + count + "/" + candidates.size() + "/" + reasons;
  }

  /** Returns how many houses, cells, candidates and links the reason names. */
  private static int size(Reason pattern) {
    return pattern.links().size()
        + pattern.parts().stream()
            .mapToInt(it -> it.houses().size() + it.cells().size() + it.candidates().size())
            .sum();
  }

  /** The state of a worked example, or where singles and subsets find no more in a puzzle. */
  private static List<Candidates> states(String name) {
    if (name.startsWith(ALONG_THE_PATH)) {
      return path(Candidates.of(Board.parse(name.substring(1))));
    }
    String state = name.startsWith(SLOW_TOO) ? name.substring(1) : name;
    return List.of(
        state.length() == 81
            ? WorkedExamplesTest.BASICS.solve(Candidates.of(Board.parse(state))).end()
            : example(state));
  }

  private static List<Candidates> path(Candidates start) {
    List<Candidates> states = new ArrayList<>();
    states.add(start);
    for (Step step : WorkedExamplesTest.BASICS.solve(start).steps()) {
      states.add(step.applyTo(states.get(states.size() - 1)));
    }
    return states;
  }

  private static Candidates example(String name) {
    return WorkedExamplesTest.examples()
        .filter(example -> example.technique().name().equals(name))
        .findFirst()
        .map(WorkedExamplesTest.Example::state)
        .orElseThrow();
  }

  private static List<Step> steps(Technique technique, Finder finder, Candidates candidates) {
    State state = State.of(candidates);
    List<Step> all = all(finder, state);
    if (!all.isEmpty()) {
      for (int count : new int[] {1, (all.size() + 1) / 2, all.size()}) {
        assertThat(first(count, finder, state)).isEqualTo(all.subList(0, count));
      }
    }
    if (!DEPENDING_ON_ORDER.contains(technique)) {
      List<Step> turned = all(finder, State.of(Turned.state(candidates)));
      assertThat(turned.stream().map(Turned::conclusions))
          .containsExactlyInAnyOrderElementsOf(
              all.stream().map(Turned::turnedConclusions).toList());
    }
    return all;
  }

  private static List<Step> all(Finder finder, State state) {
    List<Step> all = new ArrayList<>();
    assertThat(finder.find(state, all::add)).isTrue();
    return all;
  }

  private static List<Step> first(int count, Finder finder, State state) {
    List<Step> first = new ArrayList<>();
    assertThat(finder.find(state, step -> first.add(step) && first.size() < count)).isFalse();
    return first;
  }

  private static void requireTrue(List<Step> steps, Board board) {
    Board solution = Solver.getDefault().solve(board).orElseThrow();
    assertThat(steps).doesNotHaveDuplicates();
    for (Step step : steps) {
      assertThat(step.placements()).allMatch(it -> solution.digit(it.cell()) == it.digit());
      assertThat(step.eliminations()).noneMatch(it -> solution.digit(it.cell()) == it.digit());
    }
  }
}
