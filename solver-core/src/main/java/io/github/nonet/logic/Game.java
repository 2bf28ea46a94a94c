package io.github.nonet.logic;

import static io.github.nonet.internal.Geometry.CELLS;

import io.github.nonet.Board;
import io.github.nonet.Candidate;
import io.github.nonet.Candidates;
import io.github.nonet.Conflict;
import io.github.nonet.Detail;
import io.github.nonet.House;
import io.github.nonet.LogicalStep;
import io.github.nonet.Mistake;
import io.github.nonet.Picture;
import io.github.nonet.Position;
import io.github.nonet.Puzzle;
import io.github.nonet.SearchLimit;
import io.github.nonet.TextFormatException;
import io.github.nonet.internal.Arguments;
import io.github.nonet.internal.Geometry;
import io.github.nonet.internal.Refusal;
import io.github.nonet.internal.StreamFields;
import io.github.nonet.internal.link.LinkReader;
import io.github.nonet.internal.link.OpenSudokuData;
import io.github.nonet.internal.link.Play;
import io.github.nonet.internal.link.PlayerMarks;
import io.github.nonet.internal.sets.Lists;
import io.github.nonet.internal.sets.ValueSet;
import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.io.Serializable;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * The state of a player's screen: given digits, digits that the player entered, right or wrong, and
 * the player's pencil marks. A game never changes: write {@code game = game.put(0, 5)}, because
 * {@code game.put(0, 5);} on its own does nothing. To store a game, use {@link #toString}, which
 * {@link #parse} reads back.
 *
 * <pre>{@code
 * Game game = Game.of(puzzle).mark(0, 5).mark(0, 7).put(1, 3);
 * Optional<Mistake> mistake = game.mistake();
 * Optional<Step> hint = game.nextStep(SearchLimit.NONE);
 * }</pre>
 *
 * <p>Because every change returns a new game, undo is a list of games.
 *
 * <p>{@link Candidates} are different: they contain what is logically possible. There a placed
 * digit stays, and a cell without candidates means that there is no solution. Here a cell without
 * marks is one that the player has not marked yet. {@link #candidates} converts a game to
 * candidates.
 *
 * <p>Marks that a player makes one by one are a note: the player may have noted only some of the
 * candidates, so {@link #candidates}, hints and {@link #mistake} ignore them. The marks of a cell
 * are its candidates after {@link #markAll}, after a {@linkplain #apply step} that eliminates one
 * of its candidates, and in a game that was made of candidates. They remain so when you add or
 * remove single marks, until the last one is removed.
 *
 * <p>A cell with a digit keeps its earlier marks, which return when the digit is erased. Marks that
 * the rules exclude stay until they are removed; hints ignore them.
 *
 * <p>Cells are numbered 0 to 80, row by row. This class is immutable and thread-safe. Two games are
 * equal when their given digits, entered digits and marks are equal, and the same marks are
 * candidates. Each method except {@link #mistake}, {@link #nextStep} and the pictures takes a few
 * microseconds.
 *
 * @since 1.0.0
 */
public final class Game implements Position, Serializable {
  /** The given digits. */
  private final Board givens;

  /** The given digits and the player's own. */
  private final Board board;

  /** The player's marks, and whether they are candidates. */
  private final transient PlayerMarks marks;

  /*
   * A game is a value, neither a mutable object nor a recipe, so undo, redo, saving in the
   * background and comparing with the screen need no code in the app. It is two boards and 324
   * bytes, so a list of a few hundred takes a few hundred kilobytes.
   */
  private static final long serialVersionUID = 1L;

  /** Is called by all other ways to make a game, which have checked their input. */
  private Game(Board givens, Board board, PlayerMarks marks) {
    this.givens = givens;
    this.board = board;
    this.marks = marks;
  }

  private static Game of(Play play) {
    return new Game(Board.copyOf(play.givens()), Board.copyOf(play.values()), play.marks());
  }

  private Play play() {
    return new Play(digits(givens), digits(board), marks);
  }

  private static int[] digits(Board board) {
    return IntStream.range(0, CELLS).map(board::digit).toArray();
  }

  /**
   * {@return a game of a puzzle or a state} The digits of a board are the given ones, and nothing
   * is marked. With candidates, placed digits count as entered by the player, and the candidates of
   * open cells are marked unless they are all that the rules allow; these marks are not notes.
   *
   * @param puzzle any board or candidates; it need not be proper
   */
  public static Game of(Puzzle puzzle) {
    Candidates state = Candidates.of(puzzle);
    Board board = state.board();
    Board givens = board;
    for (int cell = 0; cell < CELLS; cell++) {
      givens = state.isGiven(cell) ? givens : givens.with(cell, 0);
    }
    int[] sets = state.toDigitSets();
    boolean isMarked = !Arrays.equals(sets, Candidates.of(board).toDigitSets());
    for (int cell = 0; cell < CELLS; cell++) {
      sets[cell] = isMarked && board.digit(cell) == 0 ? sets[cell] : 0;
    }
    return new Game(givens, board, PlayerMarks.candidates(sets));
  }

  /**
   * {@return the game that a text describes} It reads what {@link #toHodokuString}, {@link
   * #toOpenSudokuString} and {@link #toLinkString} write, OpenSudoku's data of the versions 1 to 4,
   * and whatever {@link Candidates#parse} reads, which then {@linkplain #of becomes a game}. In
   * OpenSudoku's form, and wherever a text does not record this, marks are candidates if every open
   * cell has some, and notes otherwise.
   *
   * @param text a game
   * @throws TextFormatException if it is not a game; its message gives the place, what was found
   *     and what was expected
   */
  public static Game parse(CharSequence text) {
    return parse(Objects.requireNonNull(text, "text").toString());
  }

  private static Game parse(String text) {
    if (LinkReader.isLink(text)) {
      return of(GameLink.read(text));
    }
    if (OpenSudokuData.isOne(text)) {
      return of(OpenSudokuData.read(text));
    }
    Game game = of(Candidates.parse(text));
    return GameText.marks(text, game.givens, digits(game.board))
        .map(marks -> new Game(game.givens, game.board, marks))
        .orElse(game);
  }

  /** {@return the given digits} */
  public Board givens() {
    return givens;
  }

  /** {@return the given and the entered digits} */
  public Board board() {
    return board;
  }

  @Override
  public int cellCount() {
    return CELLS;
  }

  @Override
  public int rowCount() {
    return Geometry.SIZE;
  }

  @Override
  public int columnCount() {
    return Geometry.SIZE;
  }

  @Override
  public int row(int cell) {
    return Arguments.requireIndex("cell", cell, CELLS) / Geometry.SIZE;
  }

  @Override
  public int column(int cell) {
    return Arguments.requireIndex("cell", cell, CELLS) % Geometry.SIZE;
  }

  @Override
  public int valueCount() {
    return Geometry.SIZE;
  }

  @Override
  public String cellName(int cell) {
    return CellNotation.cell(Arguments.requireIndex("cell", cell, CELLS));
  }

  @Override
  public String symbol(int value) {
    return String.valueOf(Arguments.requireValue("value", value, Geometry.SIZE));
  }

  /** {@return the cells of the nine boxes; unmodifiable} */
  @Override
  public List<List<Integer>> regions() {
    return IntStream.range(0, Geometry.SIZE)
        .mapToObj(box -> new House(House.Type.BOX, box).cells())
        .collect(Lists.toList());
  }

  /**
   * {@return whether the digit of the cell is given}
   *
   * @param cell 0 to 80
   * @throws IndexOutOfBoundsException if there is no such cell
   */
  @Override
  public boolean isGiven(int cell) {
    return givens.digit(Arguments.requireIndex("cell", cell, CELLS)) != Geometry.EMPTY;
  }

  /**
   * {@return the given or entered digit of the cell, or 0}
   *
   * @param cell 0 to 80
   * @throws IndexOutOfBoundsException if there is no such cell
   */
  @Override
  public int value(int cell) {
    return board.digit(Arguments.requireIndex("cell", cell, CELLS));
  }

  /**
   * {@return the player's marks in the cell, ascending; none if nothing is marked yet} The set is
   * unmodifiable.
   *
   * @param cell 0 to 80
   * @throws IndexOutOfBoundsException if there is no such cell
   */
  @Override
  public Set<Integer> marks(int cell) {
    return Collections.unmodifiableSet(
        new ValueSet(marks.set(Arguments.requireIndex("cell", cell, CELLS))));
  }

  /**
   * {@return this game with a digit entered in a cell, right or wrong} It replaces a digit that the
   * player entered there before. Marks stay as they are.
   *
   * @param cell 0 to 80
   * @param digit 1 to 9
   * @throws IndexOutOfBoundsException if there is no such cell
   * @throws IllegalArgumentException if the digit is not 1 to 9, or the cell is given
   */
  @Override
  public Game put(int cell, int digit) {
    requireDigit(digit);
    requireOwn(cell);
    return new Game(givens, board.with(cell, digit), marks);
  }

  /**
   * {@return this game without the digit that the player entered in a cell} The earlier marks of
   * the cell return. An empty cell stays as it is.
   *
   * @param cell 0 to 80
   * @throws IndexOutOfBoundsException if there is no such cell
   * @throws IllegalArgumentException if the cell is given
   */
  @Override
  public Game erase(int cell) {
    requireOwn(cell);
    return new Game(givens, board.with(cell, Geometry.EMPTY), marks);
  }

  /**
   * {@return this game with a pencil mark} In a cell without marks it is a note.
   *
   * @param cell 0 to 80
   * @param digit 1 to 9
   * @throws IndexOutOfBoundsException if there is no such cell
   * @throws IllegalArgumentException if the digit is not 1 to 9, or the cell is given
   */
  @Override
  public Game mark(int cell, int digit) {
    requireOwn(cell);
    requireDigit(digit);
    return withMarks(marks.mark(cell, digit));
  }

  /**
   * {@return this game without a pencil mark} A cell that loses its last mark counts as not marked.
   *
   * @param cell 0 to 80
   * @param digit 1 to 9
   * @throws IndexOutOfBoundsException if there is no such cell
   * @throws IllegalArgumentException if the digit is not 1 to 9, or the cell is given
   */
  @Override
  public Game unmark(int cell, int digit) {
    requireOwn(cell);
    requireDigit(digit);
    return withMarks(marks.unmark(cell, digit));
  }

  private Game withMarks(PlayerMarks next) {
    return new Game(givens, board, next);
  }

  /**
   * {@return this game with all candidates that the rules leave marked in each open cell} These
   * marks are candidates, not notes.
   */
  @Override
  public Game markAll() {
    return withMarks(marks.markAll(digits(board), Candidates.of(board).toDigitSets()));
  }

  /** {@return this game without any mark} */
  @Override
  public Game unmarkAll() {
    return withMarks(PlayerMarks.none(marks.size()));
  }

  @Override
  public Game restart() {
    return of(givens);
  }

  /**
   * {@return this game after a step: its placements are entered, its eliminations removed from the
   * marks} If a cell without marks or with a note loses a candidate, all candidates that the rules
   * allow are marked there first. A step that removes all of them would leave the cell unmarked, so
   * call {@link #mistake} first.
   *
   * @param step a step that was found in {@link #candidates}
   * @throws IllegalArgumentException if it is a step on a grid of other rules, or it places a digit
   *     in a given cell
   */
  @Override
  public Game apply(LogicalStep step) {
    requireOfBoard(step);
    int[] sets = candidates().toDigitSets();
    Game next = this;
    for (Candidate placed : step.placements()) {
      next = next.put(placed.cell(), placed.digit());
    }
    for (Candidate gone : step.eliminations()) {
      int cell = gone.cell();
      if (next.board.digit(cell) == Geometry.EMPTY) {
        next = next.withMarks(next.marks.eliminate(cell, gone.digit(), sets[cell]));
      }
    }
    return next;
  }

  private static Step requireOfBoard(LogicalStep step) {
    if (Objects.requireNonNull(step, "step") instanceof Step own) {
      return own;
    }
    throw Refusal.argument("step is one of other rules (" + step.code() + ")", "a step on a board");
  }

  /**
   * {@return the candidates for a hint: given and entered digits, and the candidates of each open
   * cell} These are the marks that the rules allow if they are candidates; in a cell with a note or
   * without marks, all digits that the rules allow.
   */
  public Candidates candidates() {
    Candidates state = Candidates.of(givens);
    for (int cell = 0; cell < CELLS; cell++) {
      boolean isOwn = board.digit(cell) != givens.digit(cell);
      state = isOwn ? state.with(cell, board.digit(cell)) : state;
    }
    for (int cell = 0; cell < CELLS; cell++) {
      if (board.digit(cell) == Geometry.EMPTY && marks.areCandidates(cell)) {
        for (int digit : state.digits(cell)) {
          boolean isMarked = ValueSet.contains(marks.set(cell), digit);
          state = isMarked ? state : state.without(cell, digit);
        }
      }
    }
    return state;
  }

  @Override
  public Set<Integer> candidates(int cell) {
    return candidates().digits(cell);
  }

  /**
   * {@return the player's mistake, to be reported before a hint: digits that are wrong, or
   * otherwise candidates that lack the right digit; empty if everything is right so far} A note is
   * never a mistake. It searches for the solution, which takes about ten microseconds.
   */
  @Override
  public Optional<Mistake> mistake(SearchLimit limit) {
    return LogicalSolver.standard().within(limit).findMistake(candidates());
  }

  /**
   * {@return the first step of {@link LogicalSolver#forPuzzle} in {@link #candidates}; empty if
   * every cell has a digit, or if none has a step}
   */
  @Override
  public Optional<Step> nextStep(SearchLimit limit) {
    return LogicalSolver.forPuzzle(givens).within(limit).nextStep(candidates());
  }

  /** {@return the conflicts of {@link #board}} */
  @Override
  public List<Conflict> conflicts() {
    return board.conflicts();
  }

  /** {@return whether every cell has a digit and no house has one twice} */
  @Override
  public boolean isSolved() {
    return board.isSolved();
  }

  private void requireOwn(int cell) {
    if (isGiven(cell)) {
      throw Refusal.argument(
          CellNotation.cell(cell) + " is given as " + givens.digit(cell), "another cell");
    }
  }

  private static void requireDigit(int digit) {
    Arguments.requireValue("digit", digit, Geometry.SIZE);
  }

  /**
   * {@return the game as a line of HoDoKu's library} HoDoKu reads it as the state of {@link
   * #candidates}. The field after that, which HoDoKu does not read, holds the marks themselves, and
   * another one the cells whose marks are candidates, unless {@link #parse} can infer them.
   *
   * <pre>
   * :0000:x:6.23.54+8....:413 914:::marks 513 613:
   * </pre>
   */
  public String toHodokuString() {
    return GameText.library(candidates().toHodokuString(), play());
  }

  /**
   * {@return the game in the form of OpenSudoku: a line with the version, 1, then for each cell its
   * digit, its marks and whether it is the player's, as in {@code 0|1,4,|1|}} It cannot keep which
   * marks are candidates: {@link #parse} takes all marks for candidates if every open cell has
   * some, and for notes otherwise. To store a game, use {@link #toString}.
   */
  public String toOpenSudokuString() {
    return GameText.openSudoku(play());
  }

  /**
   * {@return the game as a short text for a link: {@link #parse} returns an equal game} It contains
   * only letters, digits and {@code - _ ~}, so it can be used unchanged in any part of a URI, and
   * it starts with {@code ~}. A puzzle takes 30 to 40 characters, and so does a game after {@link
   * #markAll}; with marks made one by one it takes up to 140. A text that was cut or changed is
   * rejected.
   */
  @Override
  public String toLinkString() {
    return GameLink.write(play());
  }

  @Override
  public Picture picture() {
    return GamePicture.of(givens, board, this::marks);
  }

  @Override
  public StepPicture picture(LogicalStep step, Detail detail) {
    return StepPicture.of(candidates(), requireOfBoard(step)).detail(detail);
  }

  /** Returns {@link #toHodokuString}. */
  @Override
  public String toString() {
    return toHodokuString();
  }

  @Override
  public boolean equals(Object o) {
    return o instanceof Game other
        && givens.equals(other.givens)
        && board.equals(other.board)
        && marks.equals(other.marks);
  }

  @Override
  public int hashCode() {
    return Objects.hash(givens, board, marks);
  }

  /** {@return the form that is serialized in place of this game} */
  private Object writeReplace() {
    return new SerializedGame(toString());
  }

  /**
   * Refuses every stream that holds a game itself, as {@link Board} does.
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
   * @param text the game
   */
  private record SerializedGame(String text) implements Serializable {
    private static final long serialVersionUID = 1L;

    private Object readResolve() throws InvalidObjectException {
      return StreamFields.restored(() -> parse(text));
    }
  }
}
