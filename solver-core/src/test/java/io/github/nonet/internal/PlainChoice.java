package io.github.nonet.internal;

import io.github.nonet.House;
import io.github.nonet.internal.sets.ValueSet;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/**
 * Where the fast engines guess in a stuck board, one cell at a time, by the sentences that describe
 * it. Of several guesses that are equally good each engine takes its first.
 */
public final class PlainChoice {
  /**
   * A digit in a cell.
   *
   * @param cell 0 to 80
   * @param digit 1 to 9
   */
  public record Candidate(int cell, int digit) {}

  private final PlainBoard board;

  /** Makes the choice in a board. */
  public PlainChoice(PlainBoard board) {
    this.board = board;
  }

  /** Returns the best cells with two candidates, or none if there is no such cell. */
  public List<Integer> pairs() {
    List<Integer> cells = PlainBoard.cells().filter(this::isPair).boxed().toList();
    cells = narrow(cells, cell -> digits(cell).anyMatch(digit -> isAlone(cell, digit)));
    cells = narrow(cells, cell -> digits(cell).allMatch(digit -> isWide(cell, digit)));
    return narrow(cells, this::isBesidePair);
  }

  private boolean isBesidePair(int cell) {
    return inBoxBeside(cell).anyMatch(other -> isPairWithDigitOf(other, cell));
  }

  private static List<Integer> narrow(List<Integer> cells, IntPredicate condition) {
    List<Integer> left = cells.stream().filter(condition::test).toList();
    return left.isEmpty() ? cells : left;
  }

  private boolean isPair(int cell) {
    return board.count(cell) == 2;
  }

  private boolean isPairWithDigitOf(int other, int cell) {
    return isPair(other) && (board.set(other) & board.set(cell)) != 0;
  }

  /** Returns whether a digit has places in other rows and in other columns of the box. */
  private boolean isWide(int cell, int digit) {
    return placesInBoxBeside(cell, digit).anyMatch(c -> Geometry.row(c) != Geometry.row(cell))
        && placesInBoxBeside(cell, digit)
            .anyMatch(c -> Geometry.column(c) != Geometry.column(cell));
  }

  /**
   * Returns the candidates that are alone in their mini-row and in their column of the box, in the
   * cells with the fewest candidates, but two or more.
   */
  public List<Candidate> alone() {
    List<Candidate> all =
        PlainBoard.cells()
            .filter(cell -> board.count(cell) > 1)
            .boxed()
            .flatMap(cell -> digits(cell).mapToObj(digit -> new Candidate(cell, digit)))
            .filter(candidate -> isAlone(candidate.cell(), candidate.digit()))
            .toList();
    int fewest = all.stream().mapToInt(c -> board.count(c.cell())).min().orElse(0);
    return all.stream().filter(c -> board.count(c.cell()) == fewest).toList();
  }

  private boolean isAlone(int cell, int digit) {
    return placesInBoxBeside(cell, digit)
        .noneMatch(
            other ->
                Geometry.row(other) == Geometry.row(cell)
                    || Geometry.column(other) == Geometry.column(cell));
  }

  private IntStream placesInBoxBeside(int cell, int digit) {
    return inBoxBeside(cell).filter(other -> board.has(other, digit));
  }

  private static IntStream inBoxBeside(int cell) {
    return House.containing(cell).get(House.Type.BOX.ordinal()).cells().stream()
        .mapToInt(Integer::intValue)
        .filter(other -> other != cell);
  }

  private IntStream digits(int cell) {
    return new ValueSet(board.set(cell)).stream().mapToInt(Integer::intValue);
  }
}
