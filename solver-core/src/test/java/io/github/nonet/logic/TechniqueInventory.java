package io.github.nonet.logic;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Board;
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
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * How many steps each technique finds in some states, and how many candidates they are about:
 * {@code technique-inventory.txt}. A technique that is not in a line finds none there. All steps
 * must be different and true. One finder searches all states, and ends where it is told to.
 *
 * <p>There is a test for each family: mutation testing loads, and runs, whole classes.
 */
final class TechniqueInventory {
  /** Begins a line in which the techniques are asked that take longer than all the others. */
  private static final String SLOW_TOO = "+";

  private TechniqueInventory() {}

  /** Asks a technique in each state. */
  static void requireAsListed(Technique technique) {
    requireAsListed(technique, "");
  }

  /** Asks a technique in the states for those that take long. */
  static void requireAsListedForSlow(Technique technique) {
    requireAsListed(technique, SLOW_TOO);
  }

  private static void requireAsListed(Technique technique, String start) {
    Finder finder = new Finders().of(technique);
    List<String> expected = new ArrayList<>();
    List<String> found = new ArrayList<>();
    for (String line : read().split("\n")) {
      if (line.startsWith(start) && !line.startsWith("#")) {
        String name = line.substring(0, line.indexOf(' '));
        expected.add(name + entry(line, technique));
        found.add(name + steps(name, technique, finder));
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
        .orElse("=0/0");
  }

  /** The state of a worked example, or where singles and subsets find no more in a puzzle. */
  private static String steps(String name, Technique technique, Finder finder) {
    String state = name.startsWith(SLOW_TOO) ? name.substring(1) : name;
    if (state.length() == 81) {
      Board puzzle = Board.parse(state);
      Candidates end = WorkedExamplesTest.BASICS.solve(Candidates.of(puzzle)).end();
      return steps(puzzle, steps(technique, finder, end));
    }
    return WorkedExamplesTest.examples()
        .filter(example -> example.technique().name().equals(state))
        .findFirst()
        .map(example -> steps(example.puzzle(), steps(technique, finder, example.state())))
        .orElseThrow();
  }

  private static List<Step> steps(Technique technique, Finder finder, Candidates candidates) {
    State state = State.of(candidates);
    List<Step> all = new ArrayList<>();
    assertThat(finder.find(state, technique, all::add)).isTrue();
    if (!all.isEmpty()) {
      Set<Integer> ends = new TreeSet<>(List.of(1, (all.size() + 1) / 2, all.size()));
      ends.forEach(
          end -> assertThat(first(end, technique, finder, state)).isEqualTo(all.subList(0, end)));
    }
    return all;
  }

  private static List<Step> first(int count, Technique technique, Finder finder, State state) {
    List<Step> first = new ArrayList<>();
    assertThat(finder.find(state, technique, step -> first.add(step) && first.size() < count))
        .isFalse();
    return first;
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
