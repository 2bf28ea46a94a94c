package io.github.nonet.variant;

import io.github.nonet.Candidate;
import io.github.nonet.Detail;
import io.github.nonet.LogicalStep;
import io.github.nonet.Mistake;
import io.github.nonet.Position;
import io.github.nonet.SearchLimit;
import io.github.nonet.TextFormatException;
import io.github.nonet.internal.Arguments;
import io.github.nonet.internal.Refusal;
import io.github.nonet.internal.StreamFields;
import io.github.nonet.internal.fpuzzles.FPuzzlesWriter;
import io.github.nonet.internal.link.GridLink;
import io.github.nonet.internal.link.LinkReader;
import io.github.nonet.internal.link.Play;
import io.github.nonet.internal.link.PlayerMarks;
import io.github.nonet.internal.rules.Symbols;
import io.github.nonet.internal.sets.ValueSet;
import io.github.nonet.internal.text.TextForms;
import io.github.nonet.internal.words.GridNames;
import io.github.nonet.logic.Game;
import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.io.Serializable;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/**
 * The state of a player's screen for a grid of any rules: given values, values that the player
 * entered, right or wrong, and the player's pencil marks. It corresponds to {@link Game} for
 * boards. A game never changes: write {@code game = game.put(0, 5)}, because a call whose result is
 * not used does nothing. To store a game, use {@link #toString}, which {@link #parse} reads back.
 *
 * <pre>{@code
 * GridGame game = GridGame.of(puzzle).mark(0, 5).mark(0, 7).put(1, 3);
 * Optional<Mistake> mistake = game.mistake();
 * Optional<GridStep> hint = game.nextStep(SearchLimit.time(Duration.ofSeconds(5)));
 * }</pre>
 *
 * <p>Because every change returns a new game, undo is a list of games.
 *
 * <p>{@link GridCandidates} are different: they contain the values that are logically possible.
 * There a placed value stays, and a cell without candidates means that there is no solution. Here a
 * cell without marks is one that the player has not marked yet. {@link #candidates} converts a game
 * to candidates.
 *
 * <p>Marks that a player makes one by one are a note: the player may have noted only some of the
 * candidates, so {@link #candidates}, hints and {@link #mistake} ignore them. The marks of a cell
 * are its candidates after {@link #markAll}, after a {@linkplain #apply step} that eliminates one
 * of its candidates, and in a game that was made of candidates. They remain so when you add or
 * remove single marks, until the last one is removed.
 *
 * <p>A cell with a value keeps its earlier marks, which return when the value is erased. Marks that
 * the rules exclude stay until they are removed; hints ignore them.
 *
 * <p>Cells are numbered as in the {@linkplain Grid#rules() rules}. This class is immutable and
 * thread-safe. Two games are equal when their given values, entered values and marks are equal, and
 * the same marks are candidates. Each method except {@link #mistake}, {@link #nextStep} and the
 * pictures takes a few microseconds to a millisecond, depending on the size of the grid.
 *
 * @since 1.0.0
 */
public final class GridGame implements Position, Serializable {
  /** The given values, with their rules. */
  private final Grid givens;

  /** The given values and the player's own. */
  private final Grid grid;

  /** The player's marks, and whether they are candidates. */
  private final transient PlayerMarks marks;

  private static final long serialVersionUID = 1L;

  /** Is called by all other ways to make a game, which have checked their input. */
  private GridGame(Grid givens, Grid grid, PlayerMarks marks) {
    this.givens = givens;
    this.grid = grid;
    this.marks = marks;
  }

  /**
   * {@return a game of a puzzle or a state} The values of a grid are the given ones, and nothing is
   * marked. With candidates, placed values count as entered by the player, and the candidates of
   * open cells are marked unless they are all that a person {@linkplain GridCandidates#of pencils
   * in}; these marks are not notes.
   *
   * @param puzzle any grid or candidates; it need not be proper
   */
  public static GridGame of(GridPuzzle puzzle) {
    GridCandidates state = GridCandidates.of(puzzle);
    Grid grid = state.grid();
    int[] given = grid.toArray();
    int[] sets = state.toSets();
    boolean isMarked = !Arrays.equals(sets, GridCandidates.of(grid).toSets());
    for (int cell = 0; cell < given.length; cell++) {
      given[cell] = state.isGiven(cell) ? given[cell] : 0;
      sets[cell] = isMarked && grid.value(cell) == 0 ? sets[cell] : 0;
    }
    return new GridGame(Grid.copyOf(grid.rules(), given), grid, PlayerMarks.candidates(sets));
  }

  /**
   * {@return the game that a text describes} It reads the texts of {@link #toString} and {@link
   * #toLinkString}, and the texts that {@link GridCandidates#parse} reads, whose candidates
   * {@linkplain #of(GridCandidates) become a game}. In a text that does not specify it, marks are
   * candidates if every open cell has some, and notes otherwise.
   *
   * @param text a game
   * @throws TextFormatException if it is not a game; its message gives the place, what was found
   *     and what was expected
   */
  public static GridGame parse(CharSequence text) {
    String line = Objects.requireNonNull(text, "text").toString();
    if (LinkReader.isLink(line)) {
      return ofLink(line);
    }
    try {
      return GridGameText.isState(line) ? of(GridCandidates.parse(line)) : ofLine(line);
    } catch (TextFormatException e) {
      /* The form shows only in the whole text, but Grid.parse has seen just the puzzle. */
      throw Grid.ofOtherForm(line, TextForms.GRID, e);
    }
  }

  private static GridGame ofLink(String text) {
    GridLink.LinkContents found = GridLink.read(text);
    return of(Rules.adopt(found.rules()), found.play());
  }

  private static GridGame ofLine(String text) {
    Grid puzzle = Grid.parse(text.substring(0, GridGameText.endOfPuzzle(text)));
    Rules rules = puzzle.rules();
    return of(rules, GridGameText.read(text, rules.tables.layout, puzzle.toArray()));
  }

  static GridGame of(Rules rules, Play play) {
    Grid givens = Grid.copyOf(rules, play.givens());
    return new GridGame(givens, Grid.copyOf(rules, play.values()), play.marks());
  }

  Play play() {
    return new Play(givens.toArray(), grid.toArray(), marks);
  }

  /** {@return the given values} */
  public Grid givens() {
    return givens;
  }

  /** {@return the given and the entered values} */
  public Grid grid() {
    return grid;
  }

  /** {@return the rules} */
  public Rules rules() {
    return givens.rules();
  }

  @Override
  public int cellCount() {
    return rules().shownCellCount();
  }

  @Override
  public int rowCount() {
    return rules().rowCount();
  }

  @Override
  public int columnCount() {
    return rules().columnCount();
  }

  @Override
  public int row(int cell) {
    requireShown(cell);
    return rules().row(cell);
  }

  @Override
  public int column(int cell) {
    requireShown(cell);
    return rules().column(cell);
  }

  @Override
  public int valueCount() {
    return rules().valueCount();
  }

  @Override
  public String cellName(int cell) {
    Arguments.requireIndex("cell", cell, cellCount());
    return new GridNames(Locale.ENGLISH, rules().tables).cell(cell);
  }

  @Override
  public String symbol(int value) {
    return Symbols.text(Arguments.requireValue("value", value, valueCount()));
  }

  @Override
  public List<List<Integer>> regions() {
    return rules().tables.layout.regions();
  }

  /**
   * {@return whether the value of the cell is given}
   *
   * @param cell 0 to {@code cellCount() - 1}
   * @throws IndexOutOfBoundsException if there is no such cell
   */
  @Override
  public boolean isGiven(int cell) {
    requireShown(cell);
    return givens.value(cell) != 0;
  }

  /**
   * {@return the given or entered value of the cell, or 0}
   *
   * @param cell 0 to {@code cellCount() - 1}
   * @throws IndexOutOfBoundsException if there is no such cell
   */
  @Override
  public int value(int cell) {
    requireShown(cell);
    return grid.value(cell);
  }

  /**
   * {@return the player's marks in the cell, ascending; none if nothing is marked yet} The set is
   * unmodifiable.
   *
   * @param cell 0 to {@code cellCount() - 1}
   * @throws IndexOutOfBoundsException if there is no such cell
   */
  @Override
  public Set<Integer> marks(int cell) {
    return Collections.unmodifiableSet(
        new ValueSet(marks.set(Arguments.requireIndex("cell", cell, cellCount()))));
  }

  /**
   * {@return this game with a value entered in a cell, right or wrong} It replaces a value that the
   * player entered there before. Marks stay as they are.
   *
   * @param cell 0 to {@code cellCount() - 1}
   * @param value 1 to {@code rules().valueCount()}
   * @throws IndexOutOfBoundsException if there is no such cell
   * @throws IllegalArgumentException if the value is out of range, or the cell is given
   */
  @Override
  public GridGame put(int cell, int value) {
    requireValue(value);
    requireOwn(cell);
    return new GridGame(givens, grid.with(cell, value), marks);
  }

  /**
   * {@return this game without the value that the player entered in a cell} The earlier marks of
   * the cell return. An empty cell stays as it is.
   *
   * @param cell 0 to {@code cellCount() - 1}
   * @throws IndexOutOfBoundsException if there is no such cell
   * @throws IllegalArgumentException if the cell is given
   */
  @Override
  public GridGame erase(int cell) {
    requireOwn(cell);
    return new GridGame(givens, grid.with(cell, 0), marks);
  }

  /**
   * {@return this game with a pencil mark} In a cell without marks it is a note.
   *
   * @param cell 0 to {@code cellCount() - 1}
   * @param value 1 to {@code rules().valueCount()}
   * @throws IndexOutOfBoundsException if there is no such cell
   * @throws IllegalArgumentException if the value is out of range, or the cell is given
   */
  @Override
  public GridGame mark(int cell, int value) {
    requireOwn(cell);
    requireValue(value);
    return withMarks(marks.mark(cell, value));
  }

  /**
   * {@return this game without a pencil mark} A cell that loses its last mark counts as not marked.
   *
   * @param cell 0 to {@code cellCount() - 1}
   * @param value 1 to {@code rules().valueCount()}
   * @throws IndexOutOfBoundsException if there is no such cell
   * @throws IllegalArgumentException if the value is out of range, or the cell is given
   */
  @Override
  public GridGame unmark(int cell, int value) {
    requireOwn(cell);
    requireValue(value);
    return withMarks(marks.unmark(cell, value));
  }

  private GridGame withMarks(PlayerMarks next) {
    return new GridGame(givens, grid, next);
  }

  /**
   * {@return this game with the candidates that a person {@linkplain GridCandidates#of(GridPuzzle)
   * pencils in} marked in each open cell} These marks are candidates, not notes.
   */
  @Override
  public GridGame markAll() {
    int[] sets = GridCandidates.of(grid).toSets();
    // Nobody marks hidden cells.
    System.arraycopy(marks.sets(), cellCount(), sets, cellCount(), sets.length - cellCount());
    return withMarks(marks.markAll(grid.toArray(), sets));
  }

  /** {@return this game without any mark} */
  @Override
  public GridGame unmarkAll() {
    return withMarks(PlayerMarks.none(marks.size()));
  }

  @Override
  public GridGame restart() {
    return of(givens);
  }

  /**
   * {@return this game after a step: its placements are entered, its eliminations removed from the
   * marks} If a cell without marks or with a note loses a candidate, all candidates that a person
   * pencils in are marked there first. A step that removes all of them would leave the cell
   * unmarked, so call {@link #mistake} first.
   *
   * @param step a step that was found in {@link #candidates}
   * @throws IllegalArgumentException if it places a value in a given cell, or has other rules
   */
  @Override
  public GridGame apply(LogicalStep step) {
    requireOfGrid(step).requireRules(rules());
    int[] sets = candidates().toSets();
    Grid next = grid;
    for (Candidate placed : step.placements()) {
      if (rules().isShown(placed.cell())) {
        requireOwn(placed.cell());
      }
      next = next.with(placed.cell(), placed.digit());
    }
    PlayerMarks left = marks;
    for (Candidate gone : step.eliminations()) {
      int cell = gone.cell();
      if (next.value(cell) == 0) {
        left = left.eliminate(cell, gone.digit(), sets[cell]);
      }
    }
    return new GridGame(givens, next, left);
  }

  private GridStep requireOfGrid(LogicalStep step) {
    if (Objects.requireNonNull(step, "step") instanceof GridStep own) {
      return own;
    }
    throw Refusal.argument(
        "step is one of a board (" + step.code() + ")", "a step on a grid of the rules " + rules());
  }

  /**
   * {@return the candidates for a hint: given and entered values, and the candidates of each open
   * cell} These are the marks that no value in sight excludes if they are candidates; in a cell
   * with a note or without marks, all that a person {@linkplain GridCandidates#of(GridPuzzle)
   * pencils in}.
   */
  public GridCandidates candidates() {
    return GridCandidates.of(givens, grid, marks.candidateSets());
  }

  @Override
  public Set<Integer> candidates(int cell) {
    requireShown(cell);
    return candidates().values(cell);
  }

  /**
   * {@return the player's mistake, to be reported before a hint: values that are wrong, or
   * otherwise candidates that lack the right value; empty if everything is right so far} A note is
   * never a mistake. It searches for the solution, which takes as long as {@link GridSolver} does.
   */
  @Override
  public Optional<Mistake> mistake(SearchLimit limit) {
    return GridLogicalSolver.standard().within(limit).findMistake(candidates());
  }

  /**
   * {@return the first step of {@link GridLogicalSolver#standard} in {@link #candidates}; empty if
   * no cell is open, or if all solutions agree on nothing more}
   */
  @Override
  public Optional<GridStep> nextStep(SearchLimit limit) {
    return GridLogicalSolver.standard().within(limit).nextStep(candidates());
  }

  /** {@return the conflicts of {@link #grid}} */
  @Override
  public List<GridConflict> conflicts() {
    return grid.conflicts();
  }

  /** {@return whether every cell has a value and no rule is broken} */
  @Override
  public boolean isSolved() {
    return grid.isSolved();
  }

  private void requireShown(int cell) {
    Arguments.requireIndex("cell", cell, cellCount());
  }

  private void requireOwn(int cell) {
    if (isGiven(cell)) {
      throw Refusal.argument(
          rules().tables.layout.cellName(cell) + " is given as " + Symbols.of(givens.value(cell)),
          "another cell");
    }
  }

  private void requireValue(int value) {
    Arguments.requireValue("value", value, valueCount());
  }

  /**
   * Returns the game as a line that {@link #parse} reads: the puzzle as {@link Grid#toFullString}
   * writes it, a {@code ~}, and for each cell the player's value or {@code .}, followed by the
   * marks in brackets. Cells at the end without either are left out. If {@link #parse} could not
   * infer which marks are candidates, a {@code ~!} precedes the cells, and candidates have square
   * brackets.
   *
   * <pre>
   * 1... .... .... ..2.~.3.(24)
   * 1... .... .... ..2.~!.3.(24)[34]
   * </pre>
   */
  @Override
  public String toString() {
    return GridGameText.writeGame(givens.toFullString(), play());
  }

  /**
   * {@return the game with its rules as a short text for a link: {@link #parse} returns an equal
   * game} It contains only letters, digits and {@code - _ ~}, so it can be used unchanged in any
   * part of a URI, and it starts with {@code ~}. A text that was cut or changed is rejected.
   */
  @Override
  public String toLinkString() {
    return GridLink.write(rules().tables, play(), true);
  }

  /**
   * {@return this game as JSON of the editor f-puzzles: the given values, the entered values, and
   * the marks as pencil marks in the centre of the cells} {@link PuzzleText#read} reads all of it;
   * it takes the marks for candidates if every open cell has some.
   *
   * @throws UnsupportedOperationException as for {@link Grid#toFPuzzles}; ask {@link
   *     Grid#missingInFPuzzles} beforehand
   */
  public String toFPuzzles() {
    return FPuzzlesWriter.write(rules().tables, play());
  }

  /**
   * {@return the link that opens this game in f-puzzles}
   *
   * @throws UnsupportedOperationException as for {@link Grid#toFPuzzles}
   */
  public String toFPuzzlesLink() {
    return FPuzzlesWriter.link(toFPuzzles());
  }

  /**
   * {@return the link that opens this game in SudokuPad}
   *
   * @throws UnsupportedOperationException as for {@link Grid#toFPuzzles}
   */
  public String toSudokuPadLink() {
    return FPuzzlesWriter.sudokuPadLink(toFPuzzles());
  }

  @Override
  public GridPicture picture() {
    return GridPicture.of(givens, grid, marks.sets());
  }

  @Override
  public GridPicture picture(LogicalStep step, Detail detail) {
    Objects.requireNonNull(detail, "detail");
    return GridPicture.of(candidates(), requireOfGrid(step), detail);
  }

  @Override
  public boolean equals(Object o) {
    return o instanceof GridGame other
        && givens.equals(other.givens)
        && grid.equals(other.grid)
        && marks.equals(other.marks);
  }

  @Override
  public int hashCode() {
    return Objects.hash(givens, grid, marks);
  }

  /** {@return the form that is serialized in place of this game} */
  private Object writeReplace() {
    return new SerializedGame(toString());
  }

  /**
   * Refuses every stream that holds a game itself.
   *
   * @param in not read
   * @throws InvalidObjectException always
   */
  private void readObject(ObjectInputStream in) throws InvalidObjectException {
    throw new InvalidObjectException("a game is serialized as its text");
  }

  /**
   * A game in a stream, which is read by {@link #parse}, so a forged one is refused.
   *
   * @param text the game and its rules
   */
  private record SerializedGame(String text) implements Serializable {
    private static final long serialVersionUID = 1L;

    private Object readResolve() throws InvalidObjectException {
      return StreamFields.restored(() -> parse(text));
    }
  }
}
