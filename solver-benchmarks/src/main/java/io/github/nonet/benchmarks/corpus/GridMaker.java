package io.github.nonet.benchmarks.corpus;

import io.github.nonet.variant.Cage;
import io.github.nonet.variant.Constraint;
import io.github.nonet.variant.Grid;
import io.github.nonet.variant.GridSolver;
import io.github.nonet.variant.Rules;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Makes the puzzles of the shipped corpora of other sizes and variants, each kind without end.
 *
 * <p>The same seed makes the same puzzles everywhere: {@link Random} is specified to the bit, and
 * the solver is only asked whether there is one solution, or any.
 */
final class GridMaker {
  private static final GridSolver SOLVER = GridSolver.getDefault();
  private static final int EMPTY = 0;
  private static final int SIDE = 9;
  private static final int SWAPS = 14;

  /** The kinds of grid, each with the rules and the sentence for its header. */
  enum Kind {
    SIZE_6("6x6", () -> Rules.of(6)),
    SIZE_12("12x12", () -> Rules.of(12)),
    SIZE_16("16x16", () -> Rules.of(16)),
    X("x", () -> Rules.builder(SIDE).grid(0, 0, 3, 3).diagonals().build()),
    HYPER("hyper", () -> Rules.builder(SIDE).grid(0, 0, 3, 3).windows().build()),
    JIGSAW("jigsaw", () -> Rules.of(SIDE)),
    SAMURAI("samurai", Rules::samurai),
    KILLER("killer", () -> Rules.of(SIDE)),
    THERMOMETER("thermometer", () -> Rules.of(SIDE)),
    RENBAN("renban", () -> Rules.of(SIDE)),
    ARROW("arrow", () -> Rules.of(SIDE)),
    SANDWICH("sandwich", () -> Rules.of(SIDE));

    private final String label;
    private final Supplier<Rules> rules;

    Kind(String label, Supplier<Rules> rules) {
      this.label = label;
      this.rules = rules;
    }

    /** Says how the puzzles are made. */
    String origin() {
      return switch (this) {
        case KILLER ->
            "random solutions cut into random cages of 2 to 4 cells, mostly 2 or 3; without clues";
        case THERMOMETER, RENBAN, ARROW ->
            "random solutions, at most 8 random lines of 3 to 6 cells, dug until no clue could go";
        case SANDWICH ->
            "random solutions, a sum for each row and column, dug until no clue could go";
        case JIGSAW -> "random regions, a random solution, dug until no clue could go";
        default -> "random solutions, dug until no clue could go";
      };
    }

    @Override
    public String toString() {
      return label;
    }
  }

  private final Random random;

  GridMaker(long seed) {
    random = new Random(seed);
  }

  /** Returns proper puzzles; except in killers, none of their clues can be removed. */
  Stream<Grid> puzzles(Kind kind) {
    Rules rules = kind.rules.get();
    return switch (kind) {
      case KILLER -> Stream.generate(() -> killer(rules));
      case JIGSAW -> Stream.generate(() -> dig(solution(jigsaw())));
      case THERMOMETER -> Stream.generate(() -> lines(rules, LineCutter::thermometers));
      case RENBAN -> Stream.generate(() -> lines(rules, LineCutter::renbans));
      case ARROW -> Stream.generate(() -> lines(rules, LineCutter::arrows));
      case SANDWICH -> Stream.generate(() -> lines(rules, LineCutter::sandwiches));
      default -> Stream.generate(() -> dig(solution(rules)));
    };
  }

  /** Returns a line that a {@link GridCorpus} reads. */
  String line(Kind kind, Grid puzzle) {
    return switch (kind) {
      case X -> puzzle + "|X";
      case HYPER -> puzzle + "|H";
      case JIGSAW -> puzzle + "|" + Regions.of(puzzle.rules());
      case KILLER -> killerLine(puzzle.rules().cages());
      case THERMOMETER, RENBAN, ARROW, SANDWICH -> puzzle.toFullString();
      default -> puzzle.toString();
    };
  }

  /**
   * Fills a grid cell by cell, in random order, each with a random value that leaves a solution.
   */
  private Grid solution(Rules rules) {
    Grid grid = rules.emptyGrid();
    List<Integer> cells = shuffled(cells(rules));
    for (int cell : cells) {
      grid = fill(grid, cell);
    }
    return grid;
  }

  private Grid fill(Grid grid, int cell) {
    return shuffled(grid.candidates(cell)).stream()
        .map(value -> grid.with(cell, value))
        .filter(filled -> SOLVER.solve(filled).isPresent())
        .findFirst()
        .orElseThrow();
  }

  /** Takes away each clue that can go, in random order. */
  private Grid dig(Grid solution) {
    Grid puzzle = solution;
    for (int cell : shuffled(cells(solution.rules()))) {
      Grid without = puzzle.with(cell, EMPTY);
      puzzle = SOLVER.hasUniqueSolution(without) ? without : puzzle;
    }
    return puzzle;
  }

  /** Returns a puzzle with constraints that a random solution fulfils. */
  private Grid lines(Rules rules, Function<LineCutter, List<Constraint>> cut) {
    Grid solution = solution(rules);
    Rules withLines = rules.withConstraints(cut.apply(new LineCutter(random, solution)));
    return dig(Grid.copyOf(withLines, solution.toArray()));
  }

  /** Returns rules of random regions that have a solution. */
  private Rules jigsaw() {
    return Stream.generate(() -> Rules.jigsaw(new Regions(random).swapped(SWAPS)))
        .filter(rules -> SOLVER.solve(rules.emptyGrid()).isPresent())
        .findFirst()
        .orElseThrow();
  }

  private Grid killer(Rules rules) {
    return Stream.generate(() -> rules.withCages(new CageCutter(random).cut(solution(rules))))
        .map(Rules::emptyGrid)
        .filter(SOLVER::hasUniqueSolution)
        .findFirst()
        .orElseThrow();
  }

  /** Returns the long form: for each cell 256 times the sum, and the number of the cage. */
  private static String killerLine(List<Cage> cages) {
    int[] numbers = new int[SIDE * SIDE];
    for (int i = 0; i < cages.size(); i++) {
      for (int cell : cages.get(i).cells()) {
        numbers[cell] = 256 * cages.get(i).sum() + i;
      }
    }
    StringBuilder line = new StringBuilder("3x3::k");
    IntStream.of(numbers).forEach(number -> line.append(':').append(number));
    return line.toString();
  }

  private static List<Integer> cells(Rules rules) {
    return IntStream.range(0, rules.cellCount()).boxed().toList();
  }

  private <T> List<T> shuffled(Collection<T> items) {
    List<T> list = new ArrayList<>(items);
    Collections.shuffle(list, random);
    return list;
  }
}
