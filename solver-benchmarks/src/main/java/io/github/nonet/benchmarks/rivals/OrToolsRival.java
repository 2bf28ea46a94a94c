package io.github.nonet.benchmarks.rivals;

import com.google.ortools.Loader;
import com.google.ortools.sat.CpModel;
import com.google.ortools.sat.CpSolver;
import com.google.ortools.sat.CpSolverSolutionCallback;
import com.google.ortools.sat.IntVar;
import io.github.nonet.Board;
import java.util.ArrayList;
import java.util.List;

/** OR-tools CP-SAT: 81 variables, 27 all-different constraints, one worker. */
public final class OrToolsRival extends Rival {
  static {
    Loader.loadNativeLibraries();
  }

  @Override
  protected List<Board> find(Board puzzle, int limit) {
    CpModel model = new CpModel();
    IntVar[] cells =
        cells(puzzle, (least, greatest) -> model.newIntVar(least, greatest, ""), IntVar[]::new);
    houses(cells, IntVar[]::new).forEach(model::addAllDifferent);
    CpSolver solver = new CpSolver();
    solver.getParameters().setNumWorkers(1).setEnumerateAllSolutions(limit > 1);
    List<Board> solutions = new ArrayList<>();
    solver.solve(
        model,
        new CpSolverSolutionCallback() {
          @Override
          public void onSolutionCallback() {
            solutions.add(board(cells, cell -> (int) value(cell)));
            if (solutions.size() == limit) {
              stopSearch();
            }
          }
        });
    return solutions;
  }
}
