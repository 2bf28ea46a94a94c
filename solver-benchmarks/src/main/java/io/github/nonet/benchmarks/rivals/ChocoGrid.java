package io.github.nonet.benchmarks.rivals;

import io.github.nonet.variant.Grid;
import io.github.nonet.variant.Rules;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.chocosolver.solver.Model;
import org.chocosolver.solver.Solver;
import org.chocosolver.solver.variables.IntVar;

/** choco-solver: a variable a cell, all-different constraints, sums; its default search. */
final class ChocoGrid implements GridFinder {
  @Override
  public Optional<List<Grid>> find(Grid puzzle, int most, Duration limit) {
    Rules rules = puzzle.rules();
    Model model = new Model();
    IntVar[] cells = GridModel.cells(puzzle, model::intVar, IntVar[]::new);
    GridModel.different(rules)
        .forEach(list -> model.allDifferent(GridModel.of(list, cells, IntVar[]::new)).post());
    GridModel.sums(rules)
        .forEach(
            cage ->
                model
                    .sum(GridModel.of(cage.cells(), cells, IntVar[]::new), "=", cage.sum())
                    .post());
    Solver solver = model.getSolver();
    solver.limitTime(limit.toMillis());
    List<Grid> solutions = new ArrayList<>();
    while (solutions.size() < most && solver.solve()) {
      solutions.add(GridModel.grid(rules, cells, IntVar::getValue));
    }
    boolean isOver = solutions.size() < most && solver.isStopCriterionMet();
    return isOver ? Optional.empty() : Optional.of(solutions);
  }
}
