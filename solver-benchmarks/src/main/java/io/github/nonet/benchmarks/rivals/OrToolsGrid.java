package io.github.nonet.benchmarks.rivals;

import com.google.ortools.Loader;
import com.google.ortools.sat.CpModel;
import com.google.ortools.sat.CpSolver;
import com.google.ortools.sat.CpSolverSolutionCallback;
import com.google.ortools.sat.CpSolverStatus;
import com.google.ortools.sat.IntVar;
import com.google.ortools.sat.LinearExpr;
import io.github.nonet.variant.Grid;
import io.github.nonet.variant.Rules;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** OR-tools CP-SAT: a variable a cell, all-different constraints, sums; one worker. */
final class OrToolsGrid implements GridFinder {
  private static final double MILLIS_PER_SECOND = 1e3;

  static {
    Loader.loadNativeLibraries();
  }

  @Override
  public Optional<List<Grid>> find(Grid puzzle, int most, Duration limit) {
    CpModel model = new CpModel();
    IntVar[] cells = model(puzzle, model);
    CpSolver solver = new CpSolver();
    solver
        .getParameters()
        .setNumWorkers(1)
        .setEnumerateAllSolutions(most > 1)
        .setMaxTimeInSeconds(limit.toMillis() / MILLIS_PER_SECOND);
    List<Grid> solutions = new ArrayList<>();
    CpSolverStatus status = solver.solve(model, collector(puzzle.rules(), cells, solutions, most));
    boolean isOver =
        status == CpSolverStatus.UNKNOWN
            || status == CpSolverStatus.FEASIBLE && solutions.size() < most;
    return isOver ? Optional.empty() : Optional.of(solutions);
  }

  private static IntVar[] model(Grid puzzle, CpModel model) {
    IntVar[] cells =
        GridModel.cells(
            puzzle, (least, greatest) -> model.newIntVar(least, greatest, ""), IntVar[]::new);
    GridModel.different(puzzle.rules())
        .forEach(list -> model.addAllDifferent(GridModel.of(list, cells, IntVar[]::new)));
    GridModel.sums(puzzle.rules())
        .forEach(
            cage ->
                model.addEquality(
                    LinearExpr.sum(GridModel.of(cage.cells(), cells, IntVar[]::new)), cage.sum()));
    return cells;
  }

  private static CpSolverSolutionCallback collector(
      Rules rules, IntVar[] cells, List<Grid> solutions, int most) {
    return new CpSolverSolutionCallback() {
      @Override
      public void onSolutionCallback() {
        solutions.add(GridModel.grid(rules, cells, cell -> (int) value(cell)));
        if (solutions.size() == most) {
          stopSearch();
        }
      }
    };
  }
}
