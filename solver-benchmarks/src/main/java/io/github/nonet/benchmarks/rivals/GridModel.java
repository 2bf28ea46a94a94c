package io.github.nonet.benchmarks.rivals;

import io.github.nonet.benchmarks.rivals.GridLine.Kind;
import io.github.nonet.benchmarks.rivals.Rival.NewVariable;
import io.github.nonet.variant.Cage;
import io.github.nonet.variant.Grid;
import io.github.nonet.variant.Rules;
import java.util.List;
import java.util.function.IntFunction;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The common part of the models of the other libraries: variables, cells that differ, cages with a
 * sum.
 */
final class GridModel {
  private GridModel() {}

  /** Returns a variable for each cell; the set of a clue has one value. */
  static <T> T[] cells(Grid puzzle, NewVariable<T> variable, IntFunction<T[]> newArray) {
    int symbols = puzzle.rules().valueCount();
    return IntStream.range(0, puzzle.rules().cellCount())
        .map(puzzle::value)
        .mapToObj(clue -> clue == 0 ? variable.of(1, symbols) : variable.of(clue, clue))
        .toArray(newArray);
  }

  /** Returns the cells of each house, group, cage and renban: they hold different values. */
  static Stream<List<Integer>> different(Rules rules) {
    return Stream.of(
            rules.houses().stream(),
            rules.groups().stream(),
            rules.cages().stream().map(Cage::cells),
            GridLine.of(rules).filter(line -> line.kind() == Kind.RENBAN).map(GridLine::cells))
        .flatMap(lists -> lists)
        .filter(cells -> cells.size() > 1);
  }

  /** Returns the cages that have a sum. */
  static Stream<Cage> sums(Rules rules) {
    return rules.cages().stream().filter(cage -> cage.sum() > 0);
  }

  /** Returns the variables of these cells. */
  static <T> T[] of(List<Integer> cells, T[] variables, IntFunction<T[]> newArray) {
    return cells.stream().map(cell -> variables[cell]).toArray(newArray);
  }

  /** Returns the solution that the variables have as values. */
  static <T> Grid grid(Rules rules, T[] cells, ToIntFunction<T> value) {
    return Grid.copyOf(rules, Stream.of(cells).mapToInt(value).toArray());
  }
}
