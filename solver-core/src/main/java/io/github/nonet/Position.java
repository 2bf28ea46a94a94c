package io.github.nonet;

import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A player's position and moves, whatever the rules: given values, entered values, right or wrong,
 * and pencil marks. An app that is written for positions plays every puzzle of the library.
 *
 * <pre>{@code
 * Position position = Game.of(board);             // or GridGame.of(grid)
 * position = position.put(cell, value);
 * position.conflicts().forEach(it -> System.out.println(it.describe()));
 * position.nextStep(limit).ifPresent(step -> System.out.println(step.describe(Detail.FULL)));
 * }</pre>
 *
 * <p>{@link io.github.nonet.logic.Game} is a position of a board, and {@link
 * io.github.nonet.variant.GridGame} one of a grid of other rules. Both return their own types and
 * have more methods; their {@code of} and {@code parse} make positions, and {@code parse} reads
 * what {@code toString} and {@link #toLinkString} write. Only this library implements the
 * interface, to which later versions may add methods.
 *
 * <p>A position never changes: each move returns another one, so undo is a list of positions.
 * Positions are thread-safe. They are equal if their rules, given values, entered values and marks
 * are equal, and the same marks are candidates.
 *
 * <p>Marks that a player makes one by one are a note, which hints and mistakes ignore. After {@link
 * #markAll}, or after a {@linkplain #apply step} that eliminates a candidate of the cell, the marks
 * of a cell are its candidates, until the last one is removed.
 *
 * <p>Cells are numbered from 0, row by row; they are the cells that the player sees. Values are
 * numbered from 1. A method whose parameter is a cell throws {@link IndexOutOfBoundsException} if
 * there is no such cell, and one whose parameter is a value throws {@link IllegalArgumentException}
 * if it is out of range. Every method except {@link #mistake()}, {@link #nextStep} and the pictures
 * takes at most about a millisecond, and most take microseconds.
 *
 * @since 1.0.0
 */
public interface Position {
  /** {@return the number of cells} */
  int cellCount();

  /** {@return the number of rows, which may have places without a cell} */
  int rowCount();

  /** {@return the number of columns, which may have places without a cell} */
  int columnCount();

  /**
   * {@return the row of a cell, from 0}
   *
   * @param cell 0 to {@code cellCount() - 1}
   */
  int row(int cell);

  /**
   * {@return the column of a cell, from 0}
   *
   * @param cell 0 to {@code cellCount() - 1}
   */
  int column(int cell);

  /** {@return the number of values that a cell can have} */
  int valueCount();

  /**
   * {@return the name of a cell in all texts, which counts from one: {@code "r1c9"}}
   *
   * @param cell 0 to {@code cellCount() - 1}
   */
  String cellName(int cell);

  /**
   * {@return the character of a value in all texts and pictures: {@code "1"} to {@code "9"},
   * followed by {@code "A"}, {@code "B"} and so on}
   *
   * @param value 1 to {@code valueCount()}
   */
  String symbol(int value);

  /**
   * {@return the boxes or other regions whose borders are drawn as thick lines: between two
   * neighbours that do not have the same regions} A cell may be in no region, or in several where
   * grids overlap. The lists are unmodifiable.
   */
  List<List<Integer>> regions();

  /**
   * {@return whether the value of the cell is given}
   *
   * @param cell 0 to {@code cellCount() - 1}
   */
  boolean isGiven(int cell);

  /**
   * {@return the given or entered value of the cell, or 0}
   *
   * @param cell 0 to {@code cellCount() - 1}
   */
  int value(int cell);

  /**
   * {@return the player's marks in the cell, ascending; none if nothing is marked yet} The set is
   * unmodifiable. A cell with a value keeps its marks, which are not shown.
   *
   * @param cell 0 to {@code cellCount() - 1}
   */
  Set<Integer> marks(int cell);

  /**
   * {@return the candidates of the cell for a hint, ascending: the marks that the rules allow if
   * they are candidates; in a cell with a note or without marks, all that the rules allow; the one
   * value of a filled cell} The set is unmodifiable. To read many cells, ask the game for all its
   * candidates at once.
   *
   * @param cell 0 to {@code cellCount() - 1}
   */
  Set<Integer> candidates(int cell);

  /**
   * {@return this position with a value entered in a cell, right or wrong} It replaces a value that
   * the player entered there before. Marks stay as they are.
   *
   * @param cell 0 to {@code cellCount() - 1}
   * @param value 1 to {@code valueCount()}
   * @throws IllegalArgumentException if the cell is given
   */
  Position put(int cell, int value);

  /**
   * {@return this position without the value that the player entered in a cell} The earlier marks
   * of the cell return. An empty cell stays as it is.
   *
   * @param cell 0 to {@code cellCount() - 1}
   * @throws IllegalArgumentException if the cell is given
   */
  Position erase(int cell);

  /**
   * {@return this position with a pencil mark} In a cell without marks it is a note.
   *
   * @param cell 0 to {@code cellCount() - 1}
   * @param value 1 to {@code valueCount()}
   * @throws IllegalArgumentException if the cell is given
   */
  Position mark(int cell, int value);

  /**
   * {@return this position without a pencil mark}
   *
   * @param cell 0 to {@code cellCount() - 1}
   * @param value 1 to {@code valueCount()}
   * @throws IllegalArgumentException if the cell is given
   */
  Position unmark(int cell, int value);

  /**
   * {@return this position with all candidates that the rules leave marked in each open cell} These
   * marks are candidates, not notes.
   */
  Position markAll();

  /** {@return this position without any mark} */
  Position unmarkAll();

  /** {@return this position as it was before the first move: only the given values} */
  Position restart();

  /**
   * {@return this position after a step: its placements are entered, its eliminations removed from
   * the marks} In a cell without marks or with a note, its candidates are marked first.
   *
   * @param step a step that was found in this position
   * @throws IllegalArgumentException if the step is one of other rules, or it places a value in a
   *     given cell
   */
  Position apply(LogicalStep step);

  /** {@return whether every cell has a value and no rule is broken} */
  boolean isSolved();

  /**
   * {@return the rules that the given and entered values break: houses first, then cages and
   * constraints} The list is unmodifiable, and empty if no rule is broken.
   */
  List<? extends Violation> conflicts();

  /**
   * {@return the player's mistake: values that are wrong, or otherwise candidates that lack the
   * right value; empty if everything is right so far} A note is never a mistake. Ask for it before
   * a hint, because a hint that follows a mistake leads nowhere.
   */
  default Optional<Mistake> mistake() {
    return mistake(SearchLimit.NONE);
  }

  /**
   * {@return the player's mistake, as {@link #mistake()} finds it} It searches for the solution,
   * which takes about ten microseconds on a board, and much longer on a large grid with few clues.
   *
   * @param limit the limit on the search
   * @throws SearchLimitExceededException if the search exceeds it
   * @throws SearchInterruptedException if the thread is interrupted; its status stays set
   */
  Optional<Mistake> mistake(SearchLimit limit);

  /**
   * {@return the first step of the easiest technique that has one; empty if no cell is open, or if
   * nothing can be deduced} If the given values do not have exactly one solution, techniques that
   * assume one are left out.
   *
   * @param limit the limit on the call: most steps take less than a millisecond, but a chain or a
   *     search on a large grid can take seconds
   * @throws SearchLimitExceededException if the call exceeds it
   * @throws SearchInterruptedException if the thread is interrupted; its status stays set
   */
  Optional<? extends LogicalStep> nextStep(SearchLimit limit);

  /** {@return the picture of the given values, the entered values and the marks} */
  Picture picture();

  /**
   * {@return the picture of a step on the candidates of this position} It reveals as much of the
   * step as {@link LogicalStep#describe(Detail)}, whose text is its title.
   *
   * @param step a step that was found in this position
   * @param detail the level of detail
   * @throws IllegalArgumentException if the step is one of other rules
   */
  Picture picture(LogicalStep step, Detail detail);

  /**
   * {@return this position as a short text for a link} It contains only letters, digits and {@code
   * - _ ~}, so it can be used unchanged in any part of a URI.
   */
  String toLinkString();
}
