package io.github.nonet.logic;

import io.github.nonet.Board;
import io.github.nonet.Candidate;
import io.github.nonet.Candidates;
import io.github.nonet.Solver;
import io.github.nonet.generate.PuzzleGenerator;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** States as players leave them: at the start, on the way, and after an error. */
final class PlayedStates {
  private static final int CELLS = 81;
  private static final int DIGITS = 9;

  /** How many clues a puzzle of several solutions lacks. */
  private static final int LOST_CLUES = 3;

  private PlayedStates() {}

  /** Returns fresh puzzles with one solution. */
  static Stream<Board> puzzles(long seed, int count) {
    return PuzzleGenerator.builder().seed(seed).build().stream().limit(count);
  }

  /** Returns every state from the puzzle to its solution, which is the last. */
  static List<Candidates> path(Board puzzle) {
    List<Candidates> states = new ArrayList<>(List.of(Candidates.of(puzzle)));
    for (Step step : LogicalSolver.standard().solve(states.get(0)).steps()) {
      states.add(step.applyTo(states.get(states.size() - 1)));
    }
    return states;
  }

  /** Returns the state with a wrong digit in an open cell that allows one, if there is one. */
  static Candidates withWrongDigit(Candidates state, Random random) {
    List<Candidate> wrong = wrong(state);
    if (wrong.isEmpty()) {
      return state;
    }
    Candidate chosen = wrong.get(random.nextInt(wrong.size()));
    return state.with(chosen.cell(), chosen.digit());
  }

  private static List<Candidate> wrong(Candidates state) {
    Board solution = Solver.getDefault().solve(state).orElseThrow();
    return open(state)
        .flatMap(cell -> state.digits(cell).stream().map(digit -> new Candidate(cell, digit)))
        .filter(it -> solution.digit(it.cell()) != it.digit())
        .toList();
  }

  /** Returns the state without the candidate of the solution in an open cell, if there is one. */
  static Candidates withoutOneCandidate(Candidates state, Random random) {
    Board solution = Solver.getDefault().solve(state).orElseThrow();
    List<Integer> open = open(state).toList();
    if (open.isEmpty()) {
      return state;
    }
    int cell = open.get(random.nextInt(open.size()));
    return state.without(cell, solution.digit(cell));
  }

  /** Returns the digits of the state alone: no cell has a pencil mark. */
  static Candidates withoutMarks(Candidates state) {
    return withMarks(state, 0, new Random(0));
  }

  /** Returns the digits of the state, and of its marks each with this probability. */
  static Candidates withMarks(Candidates state, double density, Random random) {
    Candidates next = state;
    for (int cell : open(state).toList()) {
      for (int digit : state.digits(cell)) {
        next = random.nextDouble() < density ? next : next.without(cell, digit);
      }
    }
    return next;
  }

  /** Returns a puzzle that has a few clues less than the puzzle, and so mostly more solutions. */
  static Candidates withFewerClues(Board puzzle, Random random) {
    Board next = puzzle;
    for (int lost = 0; lost < LOST_CLUES; lost++) {
      Board now = next;
      List<Integer> clues =
          IntStream.range(0, CELLS).filter(cell -> now.digit(cell) != 0).boxed().toList();
      next = next.with(clues.get(random.nextInt(clues.size())), 0);
    }
    return Candidates.of(next);
  }

  /** Returns the state as a puzzle of pencil marks: no cell is filled, the marks give the rest. */
  static Candidates asPencilMarks(Candidates state) {
    StringBuilder text = new StringBuilder();
    for (int cell = 0; cell < CELLS; cell++) {
      for (int digit = 1; digit <= DIGITS; digit++) {
        text.append(state.allows(cell, digit) ? String.valueOf(digit) : ".");
      }
    }
    return Candidates.parse(text);
  }

  private static Stream<Integer> open(Candidates state) {
    return IntStream.range(0, CELLS).filter(cell -> state.digit(cell) == 0).boxed();
  }
}
