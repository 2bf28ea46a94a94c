package io.github.nonet.logic;

import io.github.nonet.Board;
import io.github.nonet.Candidates;
import io.github.nonet.Conflict;
import io.github.nonet.House;
import io.github.nonet.SearchLimit;
import io.github.nonet.Solver;
import io.github.nonet.internal.EngineSource;
import io.github.nonet.internal.Geometry;
import io.github.nonet.internal.GroupEngine;
import io.github.nonet.internal.Watch;
import io.github.nonet.internal.groups.GridSearchEngine;
import io.github.nonet.internal.groups.Structure;
import io.github.nonet.internal.sets.Lists;
import io.github.nonet.internal.verdict.Question;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** A board, or its candidates, on which {@link Verdict} decides. */
final class BoardQuestion extends Question<Board> {
  /** The rules of Sudoku; the groups are the houses, in their order. */
  private static final Structure RULES = rules();

  private final Candidates puzzle;
  private final Board board;
  private final Solver solver;

  BoardQuestion(Candidates puzzle, Board board, boolean hasClues, SearchLimit limit) {
    super(
        RULES,
        puzzle.toDigitSets(),
        IntStream.range(0, Geometry.CELLS).map(board::digit).toArray(),
        hasClues,
        limit);
    this.puzzle = puzzle;
    this.board = board;
    solver = Solver.getDefault().within(limit);
  }

  private static Structure rules() {
    List<Structure.Group> groups =
        House.all().stream()
            .map(house -> new Structure.Group(kind(house.type()), 0, house.index(), cells(house)))
            .collect(Lists.toList());
    return new Structure(Geometry.SIZE, Geometry.CELLS, groups, List.of());
  }

  private static Structure.UnitKind kind(House.Type type) {
    return switch (type) {
      case ROW -> Structure.UnitKind.ROW;
      case COLUMN -> Structure.UnitKind.COLUMN;
      case BOX -> Structure.UnitKind.REGION;
    };
  }

  private static int[] cells(House house) {
    return Lists.toArray(house.cells());
  }

  @Override
  protected Stream<List<Integer>> conflicts() {
    return board.conflicts().stream().map(Conflict::cells);
  }

  @Override
  protected boolean isConsistent() {
    return board.isConsistent();
  }

  @Override
  protected List<Board> solutions() {
    return solver.solutions(puzzle).limit(2).collect(Lists.toList());
  }

  @Override
  protected int value(Board solution, int cell) {
    return solution.digit(cell);
  }

  /** Returns an engine that does not need the watch: each guess is quick. */
  @Override
  protected GroupEngine newEngine(Structure rules, Watch lookedAt) {
    return rules == RULES
        ? ((EngineSource) Solver.getDefault()).newEngine()
        : new GridSearchEngine(rules, lookedAt);
  }
}
