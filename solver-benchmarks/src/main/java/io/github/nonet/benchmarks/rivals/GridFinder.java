package io.github.nonet.benchmarks.rivals;

import io.github.nonet.variant.Grid;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Supplier;

/**
 * Finds solutions of grids of any rules: this library, or another one with a model of houses,
 * groups and cages.
 *
 * <p>The objects of another library are made again for each puzzle, which is how they are meant to
 * be used. An answer is empty if the time was not enough.
 */
public interface GridFinder {
  /** How each finder is made. */
  Map<String, Supplier<GridFinder>> BY_NAME =
      Map.of(
          "Nonet", NonetGrid::new,
          "ChocoGrid", ChocoGrid::new,
          "OrToolsGrid", OrToolsGrid::new,
          "Sat4jGrid", Sat4jGrid::new);

  /** The names, in the order of tables. */
  List<String> NAMES = List.of("Nonet", "OrToolsGrid", "Sat4jGrid", "ChocoGrid");

  /**
   * Returns the finder of that name.
   *
   * @throws IllegalArgumentException if there is none
   */
  static GridFinder of(String name) {
    requireName(name);
    return BY_NAME.get(name).get();
  }

  /**
   * Checks that there is a finder of that name, and makes none.
   *
   * @throws IllegalArgumentException if there is none
   */
  static void requireName(String name) {
    if (!BY_NAME.containsKey(name)) {
      throw new IllegalArgumentException(
          "no solver '" + name + "'; there are " + String.join(", ", NAMES));
    }
  }

  /**
   * Returns the solutions of a grid, but at most {@code most} of them.
   *
   * @param puzzle any grid
   * @param most 1 or more
   * @param limit the time to search, by the clock
   */
  Optional<List<Grid>> find(Grid puzzle, int most, Duration limit);

  /** Returns the number of solutions, but at most {@code most}; as {@link #find}. */
  default OptionalLong count(Grid puzzle, int most, Duration limit) {
    return find(puzzle, most, limit)
        .map(found -> OptionalLong.of(found.size()))
        .orElseGet(OptionalLong::empty);
  }
}
