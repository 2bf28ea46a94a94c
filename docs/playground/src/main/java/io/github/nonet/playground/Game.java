package io.github.nonet.playground;

import io.github.nonet.Board;
import io.github.nonet.Candidates;
import java.util.Arrays;

/**
 * What a player sees: clues, digits of his own, and his pencil marks. An immutable value.
 *
 * <p>As text, a cell is {@code 1} to {@code 9} for a clue, {@code a} to {@code i} for a digit of
 * the player's, {@code .} for an empty cell, and {@code _} with two more characters for one with
 * marks: nine bits, five and four, each as one of {@code 0} to {@code v}. All of these may stand in
 * an address.
 */
final class Game {
  static final int CELLS = 81;
  private static final int SIZE = 9;
  private static final int LOW_BITS = 5;
  private static final int RADIX = 1 << LOW_BITS;
  private static final int ALL_DIGITS = 0b111_111_111;

  /** Per cell 1 to 9, or 0. */
  private final byte[] digits;

  private final boolean[] given;

  /**
   * Per empty cell a set of digits: bit d - 1 for the digit d; none if the player made no marks.
   */
  private final short[] marks;

  private Game(byte[] digits, boolean[] given, short[] marks) {
    this.digits = digits;
    this.given = given;
    this.marks = marks;
  }

  private Game(Game other) {
    this(other.digits.clone(), other.given, other.marks.clone());
  }

  /** Returns a new game of a puzzle. */
  static Game of(Board puzzle) {
    Game game = new Game(new byte[CELLS], new boolean[CELLS], new short[CELLS]);
    for (int cell = 0; cell < CELLS; cell++) {
      game.digits[cell] = (byte) puzzle.digit(cell);
      game.given[cell] = puzzle.digit(cell) != 0;
    }
    return game;
  }

  /** Returns the game in which all candidates of a state are marks. */
  static Game of(Candidates state) {
    Game game = Game.of(state.board());
    for (int cell = 0; cell < CELLS; cell++) {
      game.given[cell] = state.isGiven(cell);
      game.marks[cell] = state.digit(cell) == 0 ? bits(state, cell) : 0;
    }
    return game;
  }

  /**
   * Returns the game that a text holds.
   *
   * @throws IllegalArgumentException if it holds none
   */
  static Game parse(String text) {
    Game game = of(Board.EMPTY);
    int at = 0;
    for (int cell = 0; cell < CELLS; cell++) {
      require(at < text.length(), text, at);
      char c = text.charAt(at++);
      if (c >= '1' && c <= '9') {
        game.digits[cell] = (byte) (c - '0');
        game.given[cell] = true;
      } else if (c >= 'a' && c <= 'i') {
        game.digits[cell] = (byte) (c - 'a' + 1);
      } else if (c == '_') {
        require(at + 2 <= text.length(), text, at);
        game.marks[cell] = marks(text, at);
        at += 2;
      } else {
        require(c == '.', text, at - 1);
      }
    }
    require(at == text.length(), text, at);
    return game;
  }

  private static short marks(String text, int at) {
    int high = Character.digit(text.charAt(at), RADIX);
    int low = Character.digit(text.charAt(at + 1), RADIX);
    int marks = high << LOW_BITS | low;
    require(high >= 0 && low >= 0 && marks > 0 && marks <= ALL_DIGITS, text, at);
    return (short) marks;
  }

  private static void require(boolean isRight, String text, int at) {
    if (!isRight) {
      String found = at < text.length() ? "'" + text.charAt(at) + "'" : "the end";
      throw new IllegalArgumentException("character " + (at + 1) + " of the game is " + found);
    }
  }

  /** Returns the text of the game. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    for (int cell = 0; cell < CELLS; cell++) {
      if (digits[cell] != 0) {
        text.append((char) ((given[cell] ? '0' : 'a' - 1) + digits[cell]));
      } else if (marks[cell] != 0) {
        text.append('_').append(Character.forDigit(marks[cell] >> LOW_BITS, RADIX));
        text.append(Character.forDigit(marks[cell] & RADIX - 1, RADIX));
      } else {
        text.append('.');
      }
    }
    return text.toString();
  }

  int digit(int cell) {
    return digits[cell];
  }

  boolean isGiven(int cell) {
    return given[cell];
  }

  /** Returns whether the player has made marks in an empty cell. */
  boolean hasMarks(int cell) {
    return digits[cell] == 0 && marks[cell] != 0;
  }

  /** Returns the clues. */
  Board puzzle() {
    return board(true);
  }

  /** Returns the clues and the player's digits. */
  Board board() {
    return board(false);
  }

  private Board board(boolean clues) {
    int[] cells = new int[CELLS];
    for (int cell = 0; cell < CELLS; cell++) {
      cells[cell] = clues && !given[cell] ? 0 : digits[cell];
    }
    return Board.copyOf(cells);
  }

  /** Returns the candidates for a hint: the player's marks; where there are none, by the rules. */
  Candidates state() {
    Candidates state = Candidates.of(puzzle());
    for (int cell = 0; cell < CELLS; cell++) {
      state = digits[cell] != 0 && !given[cell] ? state.with(cell, digits[cell]) : state;
    }
    for (int cell = 0; cell < CELLS; cell++) {
      for (int digit = 1; hasMarks(cell) && digit <= SIZE; digit++) {
        state = isMarked(cell, digit) ? state : state.without(cell, digit);
      }
    }
    return state;
  }

  /** Returns whether the player has marked a digit in an empty cell. */
  boolean isMarked(int cell, int digit) {
    return digits[cell] == 0 && (marks[cell] >> digit - 1 & 1) != 0;
  }

  /** Returns the game with a digit in a cell, and without the marks that it forbids. */
  Game put(int cell, int digit) {
    if (given[cell] || digits[cell] == digit) {
      return this;
    }
    Game next = new Game(this);
    next.digits[cell] = (byte) digit;
    next.marks[cell] = 0;
    for (int other = 0; other < CELLS; other++) {
      int left = next.marks[other] & ~(1 << digit - 1);
      boolean isLast = left == 0;
      next.marks[other] = sees(cell, other) && !isLast ? (short) left : next.marks[other];
    }
    return next;
  }

  private static boolean sees(int cell, int other) {
    int row = cell / SIZE;
    int column = cell % SIZE;
    return row == other / SIZE
        || column == other % SIZE
        || row / 3 == other / SIZE / 3 && column / 3 == other % SIZE / 3;
  }

  /** Returns the game without the digit of a cell; if it has none, without its marks. */
  Game erase(int cell) {
    if (given[cell]) {
      return this;
    }
    Game next = new Game(this);
    next.digits[cell] = 0;
    next.marks[cell] = 0;
    return next;
  }

  /** Returns the game with a mark more in an empty cell, or with one less. */
  Game mark(int cell, int digit) {
    if (digits[cell] != 0) {
      return this;
    }
    Game next = new Game(this);
    next.marks[cell] ^= (short) (1 << digit - 1);
    return next;
  }

  /** Returns the game in which each empty cell has a mark for every digit that the rules leave. */
  Game markAll() {
    Game next = withoutMarks();
    Candidates state = next.state();
    for (int cell = 0; cell < CELLS; cell++) {
      next.marks[cell] = digits[cell] == 0 ? bits(state, cell) : 0;
    }
    return next;
  }

  Game withoutMarks() {
    Game next = new Game(this);
    Arrays.fill(next.marks, (short) 0);
    return next;
  }

  /** Returns the game as it began. */
  Game restart() {
    return of(puzzle());
  }

  /** Returns the game without a candidate; a cell without marks gets those of the rules first. */
  Game without(int cell, int digit) {
    Game next = new Game(this);
    int before = hasMarks(cell) ? marks[cell] : bits(state(), cell);
    next.marks[cell] = (short) (before & ~(1 << digit - 1));
    return next;
  }

  private static short bits(Candidates state, int cell) {
    int bits = 0;
    for (int digit : state.digits(cell)) {
      bits |= 1 << digit - 1;
    }
    return (short) bits;
  }
}
