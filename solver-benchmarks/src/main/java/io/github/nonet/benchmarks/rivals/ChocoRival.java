package io.github.nonet.benchmarks.rivals;

import io.github.nonet.Board;
import java.util.List;
import java.util.stream.Stream;
import org.chocosolver.solver.Model;
import org.chocosolver.solver.variables.IntVar;

/** choco-solver: 81 variables, 27 all-different constraints, its default search. */
public final class ChocoRival extends Rival {
  @Override
  protected List<Board> find(Board puzzle, int limit) {
    Model model = new Model();
    IntVar[] cells = cells(puzzle, model::intVar, IntVar[]::new);
    houses(cells, IntVar[]::new).forEach(house -> model.allDifferent(house).post());
    return Stream.generate(model.getSolver()::solve)
        .takeWhile(found -> found)
        .map(found -> board(cells, IntVar::getValue))
        .limit(limit)
        .toList();
  }
}
