package io.github.nonet.benchmarks.rivals;

import io.github.nonet.Board;
import io.github.nonet.House;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.sat4j.minisat.SolverFactory;
import org.sat4j.specs.ContradictionException;
import org.sat4j.specs.ISolver;
import org.sat4j.specs.TimeoutException;

/** sat4j: 729 variables, the extended encoding in clauses, its default solver. */
public final class Sat4jRival extends Rival {
  @Override
  protected List<Board> find(Board puzzle, int limit) {
    List<Board> solutions = new ArrayList<>();
    try {
      ISolver solver = solver(puzzle);
      while (solutions.size() < limit && solver.isSatisfiable()) {
        int[] chosen = IntStream.of(solver.model()).filter(literal -> literal > 0).toArray();
        solutions.add(board(chosen));
        Clauses.add(solver, IntStream.of(chosen).map(literal -> -literal).toArray());
      }
    } catch (ContradictionException e) {
      // The clauses alone rule out another solution.
    } catch (TimeoutException e) {
      throw new IllegalStateException("sat4j gave up", e);
    }
    return solutions;
  }

  private static ISolver solver(Board puzzle) throws ContradictionException {
    ISolver solver = SolverFactory.newDefault();
    solver.newVar(CELLS * SIZE);
    for (int i = 0; i < CELLS; i++) {
      int cell = i;
      Clauses.addExactlyOne(
          solver, IntStream.rangeClosed(1, SIZE).map(digit -> variable(cell, digit)));
      if (puzzle.digit(cell) != 0) {
        Clauses.add(solver, variable(cell, puzzle.digit(cell)));
      }
    }
    for (House house : House.all()) {
      for (int i = 1; i <= SIZE; i++) {
        int digit = i;
        Clauses.addExactlyOne(
            solver, house.cells().stream().mapToInt(cell -> variable(cell, digit)));
      }
    }
    return solver;
  }

  /** The variable that is true if {@code cell} holds {@code digit}. */
  private static int variable(int cell, int digit) {
    return cell * SIZE + digit;
  }

  private static Board board(int[] chosen) {
    int[] digits = new int[CELLS];
    for (int variable : chosen) {
      digits[(variable - 1) / SIZE] = (variable - 1) % SIZE + 1;
    }
    return Board.copyOf(digits);
  }
}
