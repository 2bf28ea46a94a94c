package io.github.nonet.benchmarks.rivals;

import com.google.ortools.Loader;
import com.google.ortools.sat.AutomatonConstraint;
import com.google.ortools.sat.CpModel;
import com.google.ortools.sat.CpSolver;
import com.google.ortools.sat.CpSolverSolutionCallback;
import com.google.ortools.sat.CpSolverStatus;
import com.google.ortools.sat.IntVar;
import com.google.ortools.sat.LinearExpr;
import io.github.nonet.benchmarks.rivals.GridLine.Automaton;
import io.github.nonet.variant.Grid;
import io.github.nonet.variant.Rules;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * OR-tools CP-SAT: a variable a cell, all-different constraints, sums; order, least and greatest
 * values, automata for lines; one worker.
 */
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
    int symbols = puzzle.rules().valueCount();
    GridLine.of(puzzle.rules()).forEach(line -> addLine(model, line, cells, symbols));
    return cells;
  }

  private static void addLine(CpModel model, GridLine line, IntVar[] all, int symbols) {
    IntVar[] cells = GridModel.of(line.cells(), all, IntVar[]::new);
    switch (line.kind()) {
      case THERMOMETER -> {
        for (int i = 1; i < cells.length; i++) {
          model.addLessThan(cells[i - 1], cells[i]);
        }
      }
      case RENBAN -> {
        IntVar least = model.newIntVar(1, symbols, "");
        IntVar greatest = model.newIntVar(1, symbols, "");
        model.addMinEquality(least, cells);
        model.addMaxEquality(greatest, cells);
        model.addEquality(greatest, LinearExpr.affine(least, 1, cells.length - 1));
      }
      case ARROW ->
          model.addEquality(
              LinearExpr.sum(GridModel.of(line.shaft(), all, IntVar[]::new)), cells[0]);
      case SANDWICH -> addAutomaton(model, line.sandwich(symbols), cells);
      default -> throw new AssertionError(line);
    }
  }

  private static void addAutomaton(CpModel model, Automaton automaton, IntVar... cells) {
    AutomatonConstraint constraint =
        model.addAutomaton(cells, 0, new long[] {automaton.accepting()});
    for (int state = 0; state < automaton.next().length; state++) {
      for (int value = 1; value <= automaton.next()[state].length; value++) {
        int next = automaton.next()[state][value - 1];
        if (next != Automaton.NONE) {
          constraint.addTransition(state, next, value);
        }
      }
    }
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
