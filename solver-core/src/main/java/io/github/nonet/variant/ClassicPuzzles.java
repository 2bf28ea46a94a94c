package io.github.nonet.variant;

import io.github.nonet.Board;
import io.github.nonet.Candidates;
import io.github.nonet.Puzzle;
import io.github.nonet.Solver;
import io.github.nonet.generate.PuzzleGenerator;
import io.github.nonet.internal.EngineSource;
import io.github.nonet.internal.GroupEngine;
import io.github.nonet.internal.Watch;
import io.github.nonet.internal.groups.Structure;
import io.github.nonet.internal.making.Draft;
import io.github.nonet.internal.making.GridRequest;
import io.github.nonet.internal.rules.RulesTables;
import java.time.Duration;
import java.util.Arrays;

/** Turns grids of the ordinary Sudoku into boards and back. */
final class ClassicPuzzles {
  private ClassicPuzzles() {}

  /** Returns a puzzle with the same solutions; it does not matter which cells are given. */
  static Puzzle puzzle(GridPuzzle puzzle) {
    return puzzle instanceof Grid grid
        ? Board.copyOf(grid.toArray())
        : Candidates.copyOf(((GridCandidates) puzzle).toSets());
  }

  /** Returns the candidates of such a puzzle; an empty cell has all of them. */
  static int[] sets(GridPuzzle puzzle) {
    return puzzle instanceof Grid grid
        ? Draft.sets(grid.rules.tables, grid.toArray())
        : ((GridCandidates) puzzle).toSets();
  }

  /** Returns the engine of boards, which does not need the watch: each guess is quick. */
  static GroupEngine newEngine(Structure structure, Watch watch) {
    return ((EngineSource) Solver.getDefault()).newEngine();
  }

  /** Returns the generator of the requested puzzles. */
  static PuzzleGenerator generator(
      GridRequest request, long seed, long maxAttempts, Duration maxTime) {
    PuzzleGenerator.Builder builder =
        PuzzleGenerator.builder()
            .seed(seed)
            .symmetry(request.symmetry())
            .clues(request.clues().min(), request.clues().max())
            .minimal(request.clues().minimal())
            .maxAttempts(maxAttempts)
            .maxTime(maxTime);
    if (request.clues().pattern() != null) {
      builder.pattern(request.clues().pattern());
    }
    if (request.solution() != null) {
      builder.solution(Board.copyOf(request.solution()));
    }
    return builder.build();
  }

  /** Returns the draft of a proper puzzle. */
  static Draft draft(RulesTables rules, Board puzzle) {
    Board solved = Solver.getDefault().solve(puzzle).orElseThrow(IllegalStateException::new);
    int[] solution = new int[rules.layout.cells()];
    Arrays.setAll(solution, solved::digit);
    Draft draft = new Draft(rules, solution);
    for (int cell = 0; cell < draft.clues.length; cell++) {
      draft.clues[cell] = puzzle.digit(cell) != 0;
    }
    return draft;
  }
}
