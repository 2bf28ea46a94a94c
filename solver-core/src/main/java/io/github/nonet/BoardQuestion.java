package io.github.nonet;

import io.github.nonet.internal.Geometry;
import io.github.nonet.internal.Lists;
import io.github.nonet.internal.Watch;
import io.github.nonet.internal.groups.Structure;
import io.github.nonet.internal.verdict.Question;
import io.github.nonet.internal.verdict.Single;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/** A board, or its candidates, that {@link Verdict} is asked about. */
final class BoardQuestion implements Question<Board> {
  /** The rules of Sudoku; the groups are the houses, in their order. */
  static final Structure RULES = rules();

  private final Candidates puzzle;
  private final boolean hasClues;
  private final SearchLimit limit;
  private final Watch clock;

  /**
   * Makes the question.
   *
   * @param hasClues whether the filled cells say all: the candidates follow from them
   */
  BoardQuestion(Candidates puzzle, boolean hasClues, SearchLimit limit) {
    this.puzzle = puzzle;
    this.hasClues = hasClues;
    this.limit = limit;
    clock = new Watch(limit);
  }

  /** Returns the digit of each cell, 0 for an open one. */
  static int[] digits(Candidates puzzle) {
    return IntStream.range(0, Geometry.CELLS).map(puzzle::digit).toArray();
  }

  private static Structure rules() {
    List<Structure.Group> groups =
        House.all().stream()
            .map(house -> new Structure.Group(house.type().kind, 0, house.index(), cells(house)))
            .collect(Lists.toList());
    return new Structure(Geometry.SIZE, Geometry.CELLS, groups, List.of());
  }

  private static int[] cells(House house) {
    return house.cells().stream().mapToInt(cell -> cell).toArray();
  }

  @Override
  public Structure structure() {
    return RULES;
  }

  @Override
  public int[] sets() {
    return puzzle.toDigitSets();
  }

  @Override
  public int[] values() {
    return digits(puzzle);
  }

  @Override
  public boolean isConsistent() {
    return puzzle.board().isConsistent();
  }

  @Override
  public List<Board> solutions() {
    return Solver.getDefault().within(limit).solutions(puzzle).limit(2).collect(Lists.toList());
  }

  @Override
  public List<Single> clues() {
    return IntStream.range(0, hasClues ? Geometry.CELLS : 0)
        .filter(cell -> puzzle.digit(cell) != 0)
        .mapToObj(cell -> new Single(cell, puzzle.digit(cell)))
        .collect(Lists.toList());
  }

  @Override
  public long countWithout(Single clue) {
    look();
    return Solver.getDefault()
        .within(limit)
        .countSolutions(puzzle.board().with(clue.cell(), Geometry.EMPTY), 2);
  }

  @Override
  public long countWithoutSum(int cage) {
    throw new IllegalStateException("a board has no cages");
  }

  @Override
  public void look() {
    clock.look();
  }

  @Override
  public <T> T unlessLate(Supplier<T> work, T otherwise) {
    try {
      return work.get();
    } catch (SearchLimitExceededException e) {
      return otherwise;
    }
  }
}
