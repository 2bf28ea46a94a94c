package io.github.nonet.variant;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Candidates;
import io.github.nonet.Detail;
import io.github.nonet.Level;
import io.github.nonet.LogicalStep;
import io.github.nonet.Tries;
import io.github.nonet.generate.PuzzleGenerator;
import io.github.nonet.logic.LogicalSolver;
import io.github.nonet.logic.Step;
import io.github.nonet.logic.Technique;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Prints sentences for people to read: as many of boards and of other rules as {@code
 * -Dnonet.sentences} says, in English and in German. All techniques have as many, and no two
 * sentences of a technique have the same words. The seed is {@code nonet.seed}, or else 1. Run by
 * the profile {@code soak} alone.
 */
@Tag(Tries.SOAK)
class SentencesToReadSoak {
  private static final int COUNT = Integer.getInteger("nonet.sentences", 150);
  private static final long SEED = Long.getLong("nonet.seed", 1);

  /** How many puzzles are played for each sentence that is wanted. */
  private static final int PART = 3;

  private static final int MOST_OF_A_STATE = 5;

  /** The steps of each technique, by the words of their sentences. */
  private final Map<String, Map<String, LogicalStep>> stepsOf = new TreeMap<>();

  private void add(LogicalStep step) {
    String text = step.describe(Detail.FULL, Locale.ENGLISH);
    String words = new TreeSet<>(Arrays.asList(text.split("[^A-Za-z]+"))).toString();
    stepsOf
        .computeIfAbsent(step.describe(Detail.TECHNIQUE), name -> new LinkedHashMap<>())
        .putIfAbsent(words, step);
  }

  private void print(String title) {
    List<LogicalStep> chosen = new ArrayList<>();
    List<List<LogicalStep>> all = new ArrayList<>();
    for (Map<String, LogicalStep> steps : stepsOf.values()) {
      List<LogicalStep> mixed = new ArrayList<>(steps.values());
      Collections.shuffle(mixed, new Random(SEED));
      all.add(mixed);
    }
    for (int round = 0; chosen.size() < COUNT; round++) {
      int before = chosen.size();
      for (List<LogicalStep> steps : all) {
        steps.stream().skip(round).limit(1).forEach(chosen::add);
      }
      if (chosen.size() == before) {
        break;
      }
    }
    assertThat(chosen).hasSizeGreaterThanOrEqualTo(COUNT);
    System.out.println(title + ", seed " + SEED);
    for (int i = 0; i < COUNT; i++) {
      System.out.println();
      for (Locale locale : List.of(Locale.ENGLISH, Locale.GERMAN)) {
        String where = chosen.get(i).describe(Detail.WHERE, locale);
        System.out.println(i + 1 + " " + where.substring(where.indexOf(':') + 2));
        System.out.println("  " + chosen.get(i).describe(Detail.FULL, locale));
      }
    }
  }

  @Test
  void ofBoards() {
    Random random = new Random(SEED);
    PuzzleGenerator.builder().seed(SEED).build().stream()
        .limit(COUNT / PART)
        .forEach(
            puzzle -> {
              List<Step> path = LogicalSolver.standard().solve(Candidates.of(puzzle)).steps();
              path.forEach(this::add);
              Candidates state = Candidates.of(puzzle);
              for (Step step : path.subList(0, random.nextInt(path.size()))) {
                state = step.applyTo(state);
              }
              for (Technique technique : Technique.values()) {
                if (technique != Technique.USER_DEFINED) {
                  try (Stream<Step> found = LogicalSolver.of(technique).steps(state)) {
                    found.limit(MOST_OF_A_STATE).forEach(this::add);
                  }
                }
              }
            });
    print("Boards");
  }

  @Test
  void ofOtherRules() {
    for (int i = 0; i < COUNT / PART; i++) {
      Random random = new Random(SEED + i);
      GridCandidates start = GridCandidates.of(puzzle(i, random));
      GridPath path = GridLogicalSolver.upTo(Level.UNFAIR).solve(start);
      path.steps().forEach(this::add);
      List<GridStep> before = path.steps().subList(0, random.nextInt(path.steps().size() + 1));
      GridCandidates state = start;
      for (GridStep step : before) {
        state = step.applyTo(state);
      }
      for (GridCandidates each : List.of(state, path.end())) {
        try (Stream<GridStep> found = GridLogicalSolver.standard().withoutSearch().steps(each)) {
          found.limit(20L * MOST_OF_A_STATE).forEach(this::add);
        }
      }
    }
    print("Other rules");
  }

  /** Returns a killer, or a puzzle with random cages or constraints. */
  private static Grid puzzle(int number, Random random) {
    Rules rules = layout(number);
    if (number % 5 == 4) {
      return GridStates.killer(rules, 5, random).emptyGrid();
    }
    Grid plain = GridStates.solution(rules, random);
    if (number % 5 == 3) {
      rules = plain.rules().withCages(GridStates.cages(plain, 5, random));
    } else {
      int count = 6 + random.nextInt(14);
      rules = RandomConstraints.rules(plain, count, Integer.MAX_VALUE, random);
    }
    Grid solution = Grid.copyOf(rules, plain.toArray());
    return GridStates.puzzle(solution, .1 + random.nextInt(20) / 100.0, random);
  }

  private static Rules layout(int number) {
    Rules.Builder rules = Rules.builder(9).grid(0, 0, 3, 3);
    return switch (number % 7) {
      case 0 -> rules.diagonals().build();
      case 1 -> rules.antiKnight().build();
      case 2 -> rules.windows().build();
      case 3 -> rules.nonConsecutive().build();
      case 4 -> Rules.of(6);
      default -> Rules.of(9);
    };
  }
}
