package io.github.nonet.benchmarks.rivals;

import io.github.nonet.Board;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.sat4j.core.VecInt;
import org.sat4j.minisat.SolverFactory;
import org.sat4j.specs.ContradictionException;
import org.sat4j.specs.ISolver;
import org.sat4j.specs.TimeoutException;

/** sat4j: 729 variables, the extended encoding in clauses, its default solver. */
public final class Sat4jRival extends Rival {
  private static final int SIZE = 9;
  private static final int CELLS = SIZE * SIZE;
  private static final int VARIABLES = CELLS * SIZE;

  @Override
  protected List<Board> find(Board puzzle, int limit) {
    List<Board> solutions = new ArrayList<>();
    try {
      ISolver solver = solver(puzzle);
      while (solutions.size() < limit && solver.isSatisfiable()) {
        int[] chosen = IntStream.of(solver.model()).filter(literal -> literal > 0).toArray();
        solutions.add(board(chosen));
        solver.addClause(new VecInt(IntStream.of(chosen).map(literal -> -literal).toArray()));
      }
    } catch (ContradictionException e) {
      // The clauses alone rule out another solution.
    } catch (TimeoutException e) {
      throw new IllegalStateException("sat4j gave up", e);
    }
    return solutions;
  }

  /** The variable that says that {@code cell} holds {@code digit}. */
  private static int variable(int cell, int digit) {
    return cell * SIZE + digit;
  }

  private static ISolver solver(Board puzzle) throws ContradictionException {
    ISolver solver = SolverFactory.newDefault();
    solver.newVar(VARIABLES);
    for (int cell = 0; cell < CELLS; cell++) {
      addExactlyOne(solver, literals(cell));
      if (puzzle.digit(cell) != 0) {
        solver.addClause(new VecInt(new int[] {variable(cell, puzzle.digit(cell))}));
      }
    }
    for (int[] house : HOUSES) {
      for (int digit = 1; digit <= SIZE; digit++) {
        addExactlyOne(solver, literals(house, digit));
      }
    }
    return solver;
  }

  private static int[] literals(int cell) {
    return IntStream.rangeClosed(1, SIZE).map(digit -> variable(cell, digit)).toArray();
  }

  private static int[] literals(int[] house, int digit) {
    return IntStream.of(house).map(cell -> variable(cell, digit)).toArray();
  }

  private static void addExactlyOne(ISolver solver, int[] literals) throws ContradictionException {
    solver.addClause(new VecInt(literals));
    for (int i = 0; i < literals.length; i++) {
      for (int j = 0; j < i; j++) {
        solver.addClause(new VecInt(new int[] {-literals[i], -literals[j]}));
      }
    }
  }

  private static Board board(int[] chosen) {
    int[] digits = new int[CELLS];
    for (int variable : chosen) {
      digits[(variable - 1) / SIZE] = (variable - 1) % SIZE + 1;
    }
    return Board.copyOf(digits);
  }
}
