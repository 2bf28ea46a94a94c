package io.github.nonet.playground;

import io.github.nonet.variant.Grid;
import io.github.nonet.variant.GridCandidates;
import io.github.nonet.variant.GridPicture;
import io.github.nonet.variant.GridStep;
import io.github.nonet.variant.Rules;
import java.util.ArrayList;
import java.util.List;

/**
 * A game in a grid of any rules: the puzzle, the player's values, and his pencil marks. An
 * immutable value.
 *
 * <p>As text it is the puzzle as {@link Grid#parse} reads it, a {@code ~}, and for each cell {@code
 * 1} to {@code P} for a value of the player's, {@code .} for a clue or an empty cell, or {@code _}
 * and as many characters for marks as the rules need: five bits each, {@code 0} to {@code v}. Empty
 * cells at the end are left out.
 */
final class GridGame {
  static final String SYMBOLS = "123456789ABCDEFGHIJKLMNOP";
  static final char SEPARATOR = '~';
  private static final int BITS = 5;
  private static final int RADIX = 1 << BITS;

  private final String source;
  private final Grid puzzle;

  /** Per cell a value of the player's, or 0. */
  private final byte[] own;

  /** Per cell a set of values: bit v - 1 for the value v. */
  private final int[] marks;

  private GridGame(String source, Grid puzzle, byte[] own, int[] marks) {
    this.source = source;
    this.puzzle = puzzle;
    this.own = own;
    this.marks = marks;
  }

  /** Returns a new game of a puzzle in any form that {@link Grid#parse} reads. */
  static GridGame of(String text) {
    Grid puzzle = Grid.parse(text);
    int cells = puzzle.rules().cells();
    return new GridGame(shortest(puzzle, text), puzzle, new byte[cells], new int[cells]);
  }

  /** Returns a text of the same puzzle, without blanks if it needs none. */
  private static String shortest(Grid puzzle, String text) {
    for (String shorter : List.of(puzzle.toString(), text.replaceAll("\\s", ""))) {
      try {
        if (Grid.parse(shorter).equals(puzzle)) {
          return shorter;
        }
      } catch (IllegalArgumentException e) {
        // this one needs its blanks
      }
    }
    return text;
  }

  /**
   * Returns the game that a text holds.
   *
   * @throws IllegalArgumentException if it holds none
   */
  static GridGame parse(String text) {
    int end = text.lastIndexOf(SEPARATOR);
    if (end < 0) {
      return of(text);
    }
    GridGame game = of(text.substring(0, end));
    int at = end + 1;
    for (int cell = 0; at < text.length(); cell++) {
      char c = text.charAt(at++);
      require(cell < game.cells(), text, at);
      int value = SYMBOLS.indexOf(c) + 1;
      if (c == '_') {
        require(at + game.width() <= text.length(), text, at);
        game.marks[cell] = game.marks(text, at);
        at += game.width();
      } else {
        boolean isOwn = value > 0 && value <= game.rules().symbols() && !game.isGiven(cell);
        require(c == '.' || isOwn, text, at);
        game.own[cell] = (byte) value;
      }
    }
    return game;
  }

  private int marks(String text, int at) {
    int set = 0;
    for (int i = at; i < at + width(); i++) {
      int bits = Character.digit(text.charAt(i), RADIX);
      require(bits >= 0, text, i + 1);
      set = set << BITS | bits;
    }
    require(set >>> rules().symbols() == 0, text, at);
    return set;
  }

  private static void require(boolean isRight, String text, int at) {
    if (!isRight) {
      throw new IllegalArgumentException(
          "character " + at + " of the game is '" + text.charAt(at - 1) + "'");
    }
  }

  /** Returns how many characters the marks of a cell take. */
  private int width() {
    return (rules().symbols() + BITS - 1) / BITS;
  }

  /** Returns the text of the game. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder(source).append(SEPARATOR);
    int end = text.length();
    for (int cell = 0; cell < cells(); cell++) {
      if (own[cell] != 0) {
        text.append(SYMBOLS.charAt(own[cell] - 1));
      } else if (marks[cell] != 0 && !isGiven(cell)) {
        text.append('_');
        for (int shift = (width() - 1) * BITS; shift >= 0; shift -= BITS) {
          text.append(Character.forDigit(marks[cell] >> shift & RADIX - 1, RADIX));
        }
      } else {
        text.append('.');
        continue;
      }
      end = text.length();
    }
    return text.substring(0, end);
  }

  String source() {
    return source;
  }

  Grid puzzle() {
    return puzzle;
  }

  Rules rules() {
    return puzzle.rules();
  }

  int cells() {
    return own.length;
  }

  boolean isGiven(int cell) {
    return puzzle.value(cell) != 0;
  }

  int value(int cell) {
    return isGiven(cell) ? puzzle.value(cell) : own[cell];
  }

  /** Returns the clues and the player's values. */
  Grid grid() {
    int[] values = new int[cells()];
    for (int cell = 0; cell < values.length; cell++) {
      values[cell] = value(cell);
    }
    return Grid.copyOf(rules(), values);
  }

  /** Returns the player's marks in a cell, ascending; none in a filled one. */
  List<Integer> marks(int cell) {
    List<Integer> values = new ArrayList<>();
    for (int value = 1; value <= rules().symbols(); value++) {
      if (isMarked(cell, value)) {
        values.add(value);
      }
    }
    return values;
  }

  private boolean isMarked(int cell, int value) {
    return value(cell) == 0 && (marks[cell] >> value - 1 & 1) != 0;
  }

  boolean hasMarks() {
    for (int set : marks) {
      if (set != 0) {
        return true;
      }
    }
    return false;
  }

  /** Returns the candidates for a hint: the player's marks; where there are none, by the rules. */
  GridCandidates state() {
    return state(false);
  }

  /** Returns the picture of the player's values and marks. */
  GridPicture picture() {
    return GridPicture.of(state(true));
  }

  private GridCandidates state(boolean marksAlone) {
    GridCandidates state = GridCandidates.of(puzzle);
    for (int cell = 0; cell < cells(); cell++) {
      state = own[cell] != 0 ? state.with(cell, own[cell]) : state;
    }
    for (int cell = 0; cell < cells(); cell++) {
      if (value(cell) == 0 && (marksAlone || marks[cell] != 0)) {
        for (int value : state.values(cell)) {
          state = isMarked(cell, value) ? state : state.without(cell, value);
        }
      }
    }
    return state;
  }

  /** Returns the game with a value in a cell, and without the marks that it forbids. */
  GridGame put(int cell, int value) {
    if (isGiven(cell) || value < 1 || value > rules().symbols()) {
      return this;
    }
    GridGame next = copy();
    next.own[cell] = (byte) value;
    next.marks[cell] = 0;
    for (List<Integer> unit : units()) {
      if (unit.contains(cell)) {
        unit.forEach(peer -> next.marks[peer] &= ~(1 << value - 1));
      }
    }
    return next;
  }

  /** Returns the houses, groups and cages. */
  List<List<Integer>> units() {
    List<List<Integer>> units = new ArrayList<>(rules().houses());
    units.addAll(rules().groups());
    rules().cages().forEach(cage -> units.add(cage.cells()));
    return units;
  }

  GridGame erase(int cell) {
    GridGame next = copy();
    next.own[cell] = 0;
    next.marks[cell] = 0;
    return next;
  }

  /** Returns the game with a mark more in an empty cell, or with one less. */
  GridGame mark(int cell, int value) {
    if (value(cell) != 0 || value < 1 || value > rules().symbols()) {
      return this;
    }
    GridGame next = copy();
    next.marks[cell] ^= 1 << value - 1;
    return next;
  }

  /** Returns the game in which each empty cell has a mark for every value that the rules leave. */
  GridGame markAll() {
    GridGame next = withoutMarks();
    GridCandidates state = next.state();
    for (int cell = 0; cell < cells(); cell++) {
      next.marks[cell] = value(cell) == 0 ? bits(state, cell) : 0;
    }
    return next;
  }

  private static int bits(GridCandidates state, int cell) {
    int bits = 0;
    for (int value : state.values(cell)) {
      bits |= 1 << value - 1;
    }
    return bits;
  }

  GridGame withoutMarks() {
    return new GridGame(source, puzzle, own.clone(), new int[cells()]);
  }

  /** Returns the game as it began. */
  GridGame restart() {
    return new GridGame(source, puzzle, new byte[cells()], new int[cells()]);
  }

  /** Returns the game with the values of a solution. */
  GridGame solved(Grid solution) {
    GridGame next = restart();
    for (int cell = 0; cell < cells(); cell++) {
      next.own[cell] = (byte) (isGiven(cell) ? 0 : solution.value(cell));
    }
    return next;
  }

  /** Returns the game after a step; a cell without marks gets those of the rules first. */
  GridGame after(GridStep step) {
    GridCandidates state = state();
    GridGame next = copy();
    for (GridStep.Mark placed : step.placements()) {
      next = next.put(placed.cell(), placed.value());
    }
    for (GridStep.Mark gone : step.eliminations()) {
      int set = next.marks[gone.cell()];
      set = set == 0 ? bits(state, gone.cell()) : set;
      next.marks[gone.cell()] = set & ~(1 << gone.value() - 1);
    }
    return next;
  }

  private GridGame copy() {
    return new GridGame(source, puzzle, own.clone(), marks.clone());
  }
}
