package io.github.nonet.logic;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Board;
import io.github.nonet.Candidates;
import io.github.nonet.Solver;
import io.github.nonet.Tries;
import io.github.nonet.generate.PuzzleGenerator;
import io.github.nonet.internal.logic.Finders;
import io.github.nonet.internal.logic.FoundSteps;
import io.github.nonet.internal.logic.State;
import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Every step of every technique is true of the solution, and is reported once.
 *
 * <p>For each puzzle: all steps of all techniques in its state are compared with the solution, then
 * all are applied, and so on until nothing is found. The puzzles are {@code -Dnonet.truth=COUNT}
 * generated ones, 100,000 if it is not set, or those of a file, one a line: {@code
 * -Dnonet.puzzles=FILE}. {@code -Dnonet.techniques=A,B} asks for some techniques alone; the state
 * then moves on by these and by singles.
 */
@Tag(Tries.SOAK)
class TruthSoak {
  private static final int PUZZLES = Integer.getInteger("nonet.truth", 100_000);
  private static final long SEED = Long.getLong("nonet.seed", 20261122);

  private final Map<Technique, AtomicLong> counts = new ConcurrentHashMap<>();
  private final List<Technique> techniques = techniques();

  private static List<Technique> techniques() {
    String names = System.getProperty("nonet.techniques");
    return Arrays.stream(Technique.values())
        .filter(it -> it != Technique.USER_DEFINED && it != Technique.BRUTE_FORCE)
        .filter(it -> names == null || List.of(names.split(",")).contains(it.name()))
        .toList();
  }

  private static Stream<Board> puzzles() throws IOException {
    String file = System.getProperty("nonet.puzzles");
    return file != null
        ? Files.lines(java.nio.file.Path.of(file))
            .map(line -> Board.parse(line.substring(0, 81)))
            .limit(PUZZLES)
        : PuzzleGenerator.builder().seed(SEED).build().stream().limit(PUZZLES);
  }

  @Test
  void everyStep_isTrueAndReportedOnce() throws IOException {
    AtomicLong puzzles = new AtomicLong();
    try (Stream<Board> stream = puzzles()) {
      stream
          .parallel()
          .forEach(
              puzzle -> {
                check(puzzle);
                puzzles.incrementAndGet();
              });
    }
    Map<Technique, AtomicLong> sorted = new EnumMap<>(Technique.class);
    sorted.putAll(counts);
    System.out.println(puzzles + " puzzles: " + sorted);
    assertThat(puzzles.get()).isPositive();
  }

  private void check(Board puzzle) {
    Board solution = Solver.getDefault().solve(puzzle).orElseThrow();
    State state = State.of(Candidates.of(puzzle));
    Finders finders = new Finders();
    while (!state.open().isEmpty()) {
      placeSingles(state, solution);
      List<Step> found = new ArrayList<>();
      for (Technique technique : techniques) {
        found.addAll(check(technique, state, finders, puzzle, solution));
      }
      if (found.isEmpty()) {
        return;
      }
      found.forEach(step -> applyIfOpen(step, state));
    }
  }

  /** Moves on to where techniques are needed; half of the states have singles left. */
  private void placeSingles(State state, Board solution) {
    Finders finders = new Finders();
    for (List<Step> found = singles(finders, state);
        !found.isEmpty();
        found = singles(finders, state)) {
      found.forEach(step -> require(step, state, solution, null));
      found.forEach(step -> applyIfOpen(step, state));
    }
  }

  private static List<Step> singles(Finders finders, State state) {
    List<Step> found = FoundSteps.of(finders, Technique.NAKED_SINGLE, state);
    return found.isEmpty() ? FoundSteps.of(finders, Technique.HIDDEN_SINGLE, state) : found;
  }

  private static void applyIfOpen(Step step, State state) {
    step.placements().stream()
        .filter(place -> state.isOpen(place.cell()))
        .forEach(place -> state.place(place.cell(), place.digit()));
    step.eliminations().forEach(gone -> state.eliminate(gone.cell(), gone.digit()));
  }

  private List<Step> check(
      Technique technique, State state, Finders finders, Board puzzle, Board solution) {
    List<Step> steps = FoundSteps.of(finders, technique, state);
    Set<Step> different = new HashSet<>();
    for (Step step : steps) {
      require(step, state, solution, puzzle);
      assertThat(different.add(step)).as("once: %s%n%s", step, puzzle).isTrue();
      assertThat(step.technique()).isEqualTo(technique);
    }
    counts.computeIfAbsent(technique, key -> new AtomicLong()).addAndGet(steps.size());
    return steps;
  }

  private static void require(Step step, State state, Board solution, Board puzzle) {
    boolean isTrue =
        step.placements().stream().allMatch(it -> solution.digit(it.cell()) == it.digit())
            && step.eliminations().stream()
                .noneMatch(it -> solution.digit(it.cell()) == it.digit());
    boolean isThere =
        Stream.concat(step.placements().stream(), step.eliminations().stream())
            .allMatch(it -> state.allows(it.cell(), it.digit()));
    if (!isTrue || !isThere) {
      throw new AssertionError(
          "%s: %s%n%s%n%s"
              .formatted(isTrue ? "changes nothing" : "false", step, puzzle, state.board()));
    }
  }
}
