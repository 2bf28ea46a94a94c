package io.github.nonet.benchmarks.rivals;

import io.github.nonet.Board;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.chocosolver.solver.Model;
import org.chocosolver.solver.Solver;
import org.chocosolver.solver.variables.IntVar;

/** choco-solver: 81 variables, 27 all-different constraints, its default search. */
public final class ChocoRival extends Rival {
  private static final int SIZE = 9;

  @Override
  protected List<Board> find(Board puzzle, int limit) {
    Model model = new Model();
    IntVar[] cells = cells(model, puzzle);
    for (int[] house : HOUSES) {
      model.allDifferent(pick(house, cells, IntVar[]::new)).post();
    }
    List<Board> solutions = new ArrayList<>();
    Solver solver = model.getSolver();
    while (solutions.size() < limit && solver.solve()) {
      solutions.add(Board.copyOf(Stream.of(cells).mapToInt(IntVar::getValue).toArray()));
    }
    return solutions;
  }

  private static IntVar[] cells(Model model, Board puzzle) {
    IntVar[] cells = new IntVar[SIZE * SIZE];
    for (int cell = 0; cell < cells.length; cell++) {
      int clue = puzzle.digit(cell);
      cells[cell] = clue == 0 ? model.intVar(1, SIZE) : model.intVar(clue);
    }
    return cells;
  }
}
