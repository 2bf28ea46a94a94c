package io.github.nonet.benchmarks.rivals;

import io.github.nonet.benchmarks.rivals.GridLine.Automaton;
import io.github.nonet.variant.Cage;
import io.github.nonet.variant.Grid;
import io.github.nonet.variant.Rules;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.sat4j.minisat.SolverFactory;
import org.sat4j.specs.ContradictionException;
import org.sat4j.specs.ISolver;
import org.sat4j.specs.TimeoutException;

/**
 * sat4j: a variable for each value of each cell, for each combination of a cage, for each run of a
 * renban line, for each state of an automaton before each cell.
 */
final class Sat4jGrid implements GridFinder {
  @Override
  public Optional<List<Grid>> find(Grid puzzle, int most, Duration limit) {
    long end = System.nanoTime() + limit.toNanos();
    List<Grid> solutions = new ArrayList<>();
    try {
      Encoding encoding = new Encoding(puzzle);
      while (solutions.size() < most && encoding.isSatisfiableUntil(end)) {
        int[] chosen = encoding.chosen();
        solutions.add(encoding.grid(chosen));
        Clauses.add(encoding.solver, IntStream.of(chosen).map(literal -> -literal).toArray());
      }
    } catch (ContradictionException e) {
      // The clauses alone rule out another solution.
    } catch (TimeoutException e) {
      return Optional.empty();
    }
    return Optional.of(solutions);
  }

  /** The clauses of a grid. */
  private static final class Encoding {
    private final ISolver solver = SolverFactory.newDefault();
    private final Rules rules;
    private final int symbols;
    private int variables;

    Encoding(Grid puzzle) throws ContradictionException {
      rules = puzzle.rules();
      symbols = rules.valueCount();
      variables = rules.cellCount() * symbols;
      solver.newVar(variables);
      for (int i = 0; i < rules.cellCount(); i++) {
        int cell = i;
        Clauses.addExactlyOne(solver, values().map(value -> variable(cell, value)));
        if (puzzle.value(cell) != 0) {
          Clauses.add(solver, variable(cell, puzzle.value(cell)));
        }
      }
      for (List<Integer> cells : GridModel.different(rules).toList()) {
        addDifferent(cells);
      }
      for (Cage cage : GridModel.sums(rules).toList()) {
        addSum(cage);
      }
      for (GridLine line : GridLine.of(rules).toList()) {
        addLine(line);
      }
    }

    private void addLine(GridLine line) throws ContradictionException {
      switch (line.kind()) {
        case THERMOMETER -> addRising(line.cells());
        case RENBAN -> addRun(line);
        case ARROW -> addAutomaton(line.cells(), line.arrow(symbols));
        case SANDWICH -> addAutomaton(line.cells(), line.sandwich(symbols));
        default -> throw new AssertionError(line);
      }
    }

    private void addRising(List<Integer> cells) throws ContradictionException {
      for (int i = 1; i < cells.size(); i++) {
        for (int low = 1; low <= symbols; low++) {
          for (int high = 1; high <= low; high++) {
            Clauses.add(solver, -variable(cells.get(i - 1), low), -variable(cells.get(i), high));
          }
        }
      }
    }

    /** Says that one run of values holds all values of the line: a variable for each run. */
    private void addRun(GridLine line) throws ContradictionException {
      int first = newVariables((int) line.lowest(symbols).count());
      Clauses.addExactlyOne(solver, line.lowest(symbols).map(low -> first + low - 1));
      for (int cell : line.cells()) {
        for (int i = 1; i <= symbols; i++) {
          int value = i;
          IntStream runs =
              line.lowest(symbols)
                  .filter(low -> low <= value && value < low + line.cells().size())
                  .map(low -> first + low - 1);
          Clauses.add(
              solver, IntStream.concat(IntStream.of(-variable(cell, value)), runs).toArray());
        }
      }
    }

    /** Says that an automaton reads the cells: a variable for each state before each cell. */
    private void addAutomaton(List<Integer> cells, Automaton automaton)
        throws ContradictionException {
      int states = automaton.next().length;
      int first = newVariables(states * (cells.size() + 1));
      Clauses.add(solver, first);
      Clauses.add(solver, first + states * cells.size() + automaton.accepting());
      for (int i = 0; i <= cells.size(); i++) {
        int before = first + i * states;
        Clauses.addExactlyOne(solver, IntStream.range(before, before + states));
        for (int state = 0; i < cells.size() && state < states; state++) {
          for (int value = 1; value <= symbols; value++) {
            int next = automaton.next()[state][value - 1];
            IntStream from = IntStream.of(-(before + state), -variable(cells.get(i), value));
            IntStream to =
                next == Automaton.NONE ? IntStream.empty() : IntStream.of(before + states + next);
            Clauses.add(solver, IntStream.concat(from, to).toArray());
          }
        }
      }
    }

    /** Returns the first of this number of additional variables. */
    private int newVariables(int count) {
      variables += count;
      solver.newVar(variables);
      return variables - count + 1;
    }

    private IntStream values() {
      return IntStream.rangeClosed(1, symbols);
    }

    /** The variable that is true if {@code cell} holds {@code value}. */
    private int variable(int cell, int value) {
      return cell * symbols + value;
    }

    private int[] variables(List<Integer> cells, int value) {
      return cells.stream().mapToInt(cell -> variable(cell, value)).toArray();
    }

    private void addDifferent(List<Integer> cells) throws ContradictionException {
      for (int value = 1; value <= symbols; value++) {
        Clauses.addAtMostOne(solver, variables(cells, value));
        if (cells.size() == symbols) {
          Clauses.add(solver, variables(cells, value));
        }
      }
    }

    /** Says that the cells of a cage hold the values of one combination that has its sum. */
    private void addSum(Cage cage) throws ContradictionException {
      int[] combinations = combinations(cage.cells().size(), cage.sum());
      int first = newVariables(combinations.length);
      Clauses.addExactlyOne(solver, IntStream.rangeClosed(first, variables));
      for (int i = 1; i <= symbols; i++) {
        int value = i;
        int[] fitting =
            IntStream.range(0, combinations.length)
                .filter(k -> (combinations[k] >> value & 1) != 0)
                .map(k -> first + k)
                .toArray();
        for (int variable : variables(cage.cells(), value)) {
          Clauses.add(
              solver, IntStream.concat(IntStream.of(-variable), IntStream.of(fitting)).toArray());
        }
        for (int combination : fitting) {
          int[] places = variables(cage.cells(), value);
          Clauses.add(
              solver, IntStream.concat(IntStream.of(-combination), IntStream.of(places)).toArray());
        }
      }
    }

    /** Returns the sets of this many values with that sum, value {@code v} as bit {@code v}. */
    private int[] combinations(int size, int sum) {
      List<Integer> sets = new ArrayList<>();
      collect(0, 1, size, sum, sets);
      return sets.stream().mapToInt(Integer::intValue).toArray();
    }

    private void collect(int set, int least, int size, int sum, List<Integer> sets) {
      if (size == 0 && sum == 0) {
        sets.add(set);
      }
      for (int value = least; size > 0 && value <= Math.min(symbols, sum); value++) {
        collect(set | 1 << value, value + 1, size - 1, sum - value, sets);
      }
    }

    boolean isSatisfiableUntil(long end) throws TimeoutException {
      long millis = TimeUnit.NANOSECONDS.toMillis(end - System.nanoTime());
      if (millis <= 0) {
        throw new TimeoutException("no time is left");
      }
      solver.setTimeoutMs(millis);
      return solver.isSatisfiable();
    }

    /** Returns the variables of cells that are true. */
    int[] chosen() {
      int last = rules.cellCount() * symbols;
      return IntStream.of(solver.model())
          .filter(literal -> literal > 0 && literal <= last)
          .toArray();
    }

    Grid grid(int... chosen) {
      int[] values = new int[rules.cellCount()];
      for (int variable : chosen) {
        values[(variable - 1) / symbols] = (variable - 1) % symbols + 1;
      }
      return Grid.copyOf(rules, values);
    }
  }
}
