package io.github.nonet.benchmarks.rivals;

import com.google.ortools.Loader;
import com.google.ortools.sat.CpModel;
import com.google.ortools.sat.CpSolver;
import com.google.ortools.sat.CpSolverSolutionCallback;
import com.google.ortools.sat.IntVar;
import io.github.nonet.Board;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** OR-tools CP-SAT: 81 variables, 27 all-different constraints, one worker. */
public final class OrToolsRival extends Rival {
  private static final int SIZE = 9;

  static {
    Loader.loadNativeLibraries();
  }

  @Override
  protected List<Board> find(Board puzzle, int limit) {
    CpModel model = new CpModel();
    IntVar[] cells = cells(model, puzzle);
    for (int[] house : HOUSES) {
      model.addAllDifferent(pick(house, cells, IntVar[]::new));
    }
    CpSolver solver = new CpSolver();
    solver.getParameters().setNumWorkers(1).setEnumerateAllSolutions(limit > 1);
    Collector collector = new Collector(cells, limit);
    solver.solve(model, collector);
    return collector.solutions;
  }

  private static IntVar[] cells(CpModel model, Board puzzle) {
    IntVar[] cells = new IntVar[SIZE * SIZE];
    for (int cell = 0; cell < cells.length; cell++) {
      int clue = puzzle.digit(cell);
      cells[cell] = clue == 0 ? model.newIntVar(1, SIZE, "") : model.newIntVar(clue, clue, "");
    }
    return cells;
  }

  private static final class Collector extends CpSolverSolutionCallback {
    final List<Board> solutions = new ArrayList<>();
    private final IntVar[] cells;
    private final int limit;

    Collector(IntVar[] cells, int limit) {
      this.cells = cells;
      this.limit = limit;
    }

    @Override
    public void onSolutionCallback() {
      solutions.add(Board.copyOf(Stream.of(cells).mapToInt(cell -> (int) value(cell)).toArray()));
      if (solutions.size() == limit) {
        stopSearch();
      }
    }
  }
}
