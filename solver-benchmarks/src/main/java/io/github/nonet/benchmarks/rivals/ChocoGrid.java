package io.github.nonet.benchmarks.rivals;

import io.github.nonet.benchmarks.rivals.GridLine.Automaton;
import io.github.nonet.variant.Grid;
import io.github.nonet.variant.Rules;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.chocosolver.solver.Model;
import org.chocosolver.solver.Solver;
import org.chocosolver.solver.constraints.nary.automata.FA.FiniteAutomaton;
import org.chocosolver.solver.variables.IntVar;

/**
 * choco-solver: a variable a cell, all-different constraints, sums; order, least and greatest
 * values, automata for lines; its default search.
 */
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
    GridLine.of(rules).forEach(line -> addLine(model, line, cells, rules.valueCount()));
    Solver solver = model.getSolver();
    solver.limitTime(limit.toMillis());
    List<Grid> solutions = new ArrayList<>();
    while (solutions.size() < most && solver.solve()) {
      solutions.add(GridModel.grid(rules, cells, IntVar::getValue));
    }
    boolean isOver = solutions.size() < most && solver.isStopCriterionMet();
    return isOver ? Optional.empty() : Optional.of(solutions);
  }

  private static void addLine(Model model, GridLine line, IntVar[] all, int symbols) {
    IntVar[] cells = GridModel.of(line.cells(), all, IntVar[]::new);
    switch (line.kind()) {
      case THERMOMETER -> {
        for (int i = 1; i < cells.length; i++) {
          model.arithm(cells[i - 1], "<", cells[i]).post();
        }
      }
      case RENBAN -> {
        IntVar least = model.intVar(1, symbols);
        IntVar greatest = model.intVar(1, symbols);
        model.min(least, cells).post();
        model.max(greatest, cells).post();
        model.arithm(greatest, "-", least, "=", cells.length - 1).post();
      }
      case ARROW -> model.sum(GridModel.of(line.shaft(), all, IntVar[]::new), "=", cells[0]).post();
      case SANDWICH -> model.regular(cells, automaton(line.sandwich(symbols))).post();
      default -> throw new AssertionError(line);
    }
  }

  private static FiniteAutomaton automaton(Automaton of) {
    FiniteAutomaton automaton = new FiniteAutomaton();
    for (int state = 0; state < of.next().length; state++) {
      automaton.addState();
    }
    automaton.setInitialState(0);
    automaton.setFinal(of.accepting());
    for (int state = 0; state < of.next().length; state++) {
      for (int value = 1; value <= of.next()[state].length; value++) {
        if (of.next()[state][value - 1] != Automaton.NONE) {
          automaton.addTransition(state, of.next()[state][value - 1], value);
        }
      }
    }
    return automaton;
  }
}
