package io.github.nonet.generate;

import static io.github.nonet.internal.Geometry.BOX_SIZE;
import static io.github.nonet.internal.Geometry.SIZE;

import io.github.nonet.Board;
import io.github.nonet.House;
import io.github.nonet.Level;
import io.github.nonet.Solver;
import io.github.nonet.internal.ClueRequest;
import io.github.nonet.internal.Geometry;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * The request to a generator.
 *
 * @param symmetry the symmetry of the pattern of clues
 * @param clues the number of clues, and their places
 * @param solution the solution of all puzzles, or null for any
 * @param aims the difficulty of the puzzles
 */
record Request(Symmetry symmetry, ClueRequest clues, @Nullable Board solution, List<Aim> aims) {
  static final int CELLS = SIZE * SIZE;

  /**
   * The least number of clues of a proper puzzle, found by exhaustion: Gary McGuire, Bastian
   * Tugemann and Gilles Civario, "There is no 16-clue Sudoku", Experimental Mathematics 23, 2014.
   */
  static final int FEWEST_CLUES = 17;

  /** In a minimal puzzle no row is full, because the others determine its ninth clue. */
  static final int MOST_MINIMAL_CLUES = CELLS - SIZE;

  /**
   * Refuses what is impossible for a reason that can be given.
   *
   * @throws IllegalArgumentException if so
   */
  void check() {
    checkClues();
    checkAims();
    if (clues.pattern() != null) {
      House.all().forEach(this::checkHouse);
    }
    if (clues.pattern() != null && solution != null) {
      checkOnlyPuzzle();
    }
  }

  private void checkClues() {
    String few = "no puzzle with fewer than 17 clues has exactly one solution";
    if (clues.max() < FEWEST_CLUES) {
      throw refusal(few);
    }
    if (clues.minimal() && clues.min() > MOST_MINIMAL_CLUES) {
      throw refusal("a minimal puzzle has at least one empty cell in every row");
    }
    if (clues.pattern() != null && clues.pattern().size() < FEWEST_CLUES) {
      throw refusal("the pattern has " + clues.pattern().size() + " cells, and " + few);
    }
    String fault = clues.fault(symmetry.orbits(), FEWEST_CLUES, Geometry::name);
    if (fault != null) {
      throw refusal(fault);
    }
  }

  private void checkAims() {
    for (Aim aim : aims) {
      for (Aim other : aims) {
        if (aim.excludes(other)) {
          throw refusal("no puzzle is both " + aim + " and " + other);
        }
      }
    }
  }

  private void checkHouse(House house) {
    if (clues.minimal() && clues.pattern().containsAll(house.cells())) {
      throw refusal("the pattern fills " + house + ", where any clue follows from the others");
    }
    if (house.type() != House.Type.BOX && isEmpty(house)) {
      House.all().stream()
          .filter(other -> areNeighbours(house, other) && isEmpty(other))
          .findFirst()
          .ifPresent(other -> refuseSwap(house, other));
    }
  }

  private boolean isEmpty(House house) {
    return Collections.disjoint(clues.pattern(), house.cells());
  }

  /** Returns whether two lines share a band or a stack. */
  private static boolean areNeighbours(House house, House other) {
    return house.type() == other.type()
        && house.index() != other.index()
        && house.index() / BOX_SIZE == other.index() / BOX_SIZE;
  }

  private void refuseSwap(House house, House other) {
    throw refusal(
        "the pattern leaves "
            + (house + " and " + other)
            + " empty, which can be swapped in any solution");
  }

  private void checkOnlyPuzzle() {
    Board puzzle = restrict(solution);
    if (!Solver.getDefault().hasUniqueSolution(puzzle)) {
      throw refusal("this solution has no proper puzzle with this pattern");
    }
    if (clues.minimal() && !Minimality.isMinimal(puzzle)) {
      throw refusal("the one puzzle of this solution with this pattern is not minimal");
    }
    if (miss(puzzle) != 0) {
      throw refusal("the one puzzle of this solution with this pattern is not as hard as that");
    }
  }

  /** Returns the clues that {@code board} has in the pattern. */
  Board restrict(Board board) {
    return Board.copyOf(
        IntStream.range(0, CELLS)
            .map(cell -> clues.pattern().contains(cell) ? board.digit(cell) : 0)
            .toArray());
  }

  /** Returns how far a puzzle misses the aims: 0 for none; above 0 if it is too hard. */
  int miss(Board puzzle) {
    int sum = 0;
    int sign = 0;
    for (Aim aim : aims) {
      int miss = aim.miss(puzzle);
      sign = sign == 0 ? Integer.signum(miss) : sign;
      sum += Math.abs(miss);
    }
    return sign * sum;
  }

  /** Returns the requested level, if any: the value for every puzzle without a miss. */
  Optional<Level> level() {
    return aims.stream()
        .filter(LevelAim.class::isInstance)
        .map(aim -> ((LevelAim) aim).level())
        .findFirst();
  }

  private IllegalArgumentException refusal(String reason) {
    return new IllegalArgumentException("cannot generate " + this + ": " + reason);
  }

  /** Returns the request in words: {@code "a minimal puzzle with 24 to 28 clues ..."}. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder(clues.toString());
    if (symmetry != Symmetry.NONE) {
      text.append(", symmetry ").append(symmetry);
    }
    if (clues.pattern() != null) {
      text.append(", in the cells ").append(new TreeSet<>(clues.pattern()));
    }
    if (solution != null) {
      text.append(", solution ").append(solution);
    }
    aims.forEach(aim -> text.append(", ").append(aim));
    return text.toString();
  }
}
