package io.github.nonet.benchmarks.corpus;

import io.github.nonet.variant.Constraint;
import io.github.nonet.variant.Grid;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Finds lines and clues that a solved 9x9 grid fulfils, at random: one cell is on one line. */
final class LineCutter {
  private static final int SIDE = 9;

  /** How many lines a grid gets. */
  private static final int LINES = 8;

  /** After this number of unsuccessful walks a grid gets no further lines. */
  private static final int MOST_WALKS = 100_000;

  private static final int LONGEST = 6;
  private static final int SHORTEST = 3;

  private final Random random;
  private final Grid solution;
  private final boolean[] isUsed = new boolean[SIDE * SIDE];

  LineCutter(Random random, Grid solution) {
    this.random = random;
    this.solution = solution;
  }

  /** Returns thermometers: the values increase. */
  List<Constraint> thermometers() {
    return lines(line -> isRising(line) ? Optional.of(Constraint.thermometer(line)) : none());
  }

  /** Returns renban lines: the values are consecutive, in any order. */
  List<Constraint> renbans() {
    return lines(line -> isRun(line) ? Optional.of(Constraint.renban(line)) : none());
  }

  /** Returns arrows: the first value is the sum of the others. */
  List<Constraint> arrows() {
    return lines(
        line -> isArrow(line) ? Optional.of(Constraint.arrow(line[0], shaft(line))) : none());
  }

  /** Returns the sandwich clue of each row and column: the sum between the 1 and the 9. */
  List<Constraint> sandwiches() {
    return IntStream.range(0, SIDE)
        .boxed()
        .flatMap(i -> Stream.of(line(SIDE * i, 1), line(i, SIDE)))
        .map(line -> Constraint.sandwich(filling(line), line))
        .toList();
  }

  private static Optional<Constraint> none() {
    return Optional.empty();
  }

  private List<Constraint> lines(Function<int[], Optional<Constraint>> constraint) {
    List<Constraint> lines = new ArrayList<>();
    for (int walks = 0; walks < MOST_WALKS && lines.size() < LINES; walks++) {
      int[] line = walk(SHORTEST + random.nextInt(LONGEST - SHORTEST + 1));
      if (line.length >= SHORTEST) {
        constraint
            .apply(line)
            .ifPresent(
                found -> {
                  lines.add(found);
                  IntStream.of(line).forEach(cell -> isUsed[cell] = true);
                });
      }
    }
    return lines;
  }

  /** Walks from a free cell to free neighbours, this many cells or until there is none. */
  private int[] walk(int length) {
    List<Integer> cells = new ArrayList<>();
    Optional<Integer> next = Optional.of(random.nextInt(SIDE * SIDE)).filter(cell -> !isUsed[cell]);
    while (next.isPresent() && cells.size() < length) {
      cells.add(next.get());
      List<Integer> ways = new ArrayList<>(neighbours(next.get()));
      Collections.shuffle(ways, random);
      next = ways.stream().filter(cell -> !isUsed[cell] && !cells.contains(cell)).findFirst();
    }
    return cells.stream().mapToInt(Integer::intValue).toArray();
  }

  /** Returns the neighbours of a cell, also across a corner. */
  private static List<Integer> neighbours(int cell) {
    return IntStream.range(0, SIDE * SIDE)
        .filter(other -> other != cell)
        .filter(other -> Math.abs(other / SIDE - cell / SIDE) <= 1)
        .filter(other -> Math.abs(other % SIDE - cell % SIDE) <= 1)
        .boxed()
        .toList();
  }

  private boolean isRising(int... line) {
    return IntStream.range(1, line.length)
        .allMatch(i -> solution.value(line[i - 1]) < solution.value(line[i]));
  }

  private boolean isRun(int... line) {
    int[] values = IntStream.of(line).map(solution::value).sorted().distinct().toArray();
    return values.length == line.length && values[line.length - 1] - values[0] == line.length - 1;
  }

  private boolean isArrow(int... line) {
    return IntStream.of(shaft(line)).map(solution::value).sum() == solution.value(line[0]);
  }

  private static int[] shaft(int... line) {
    return IntStream.of(line).skip(1).toArray();
  }

  private static int[] line(int first, int step) {
    return IntStream.range(0, SIDE).map(i -> first + i * step).toArray();
  }

  private int filling(int... line) {
    int[] crusts =
        IntStream.range(0, SIDE).filter(i -> solution.value(line[i]) % (SIDE - 1) == 1).toArray();
    return IntStream.range(crusts[0] + 1, crusts[1]).map(i -> solution.value(line[i])).sum();
  }
}
