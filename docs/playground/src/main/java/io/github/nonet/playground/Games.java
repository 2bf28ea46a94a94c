package io.github.nonet.playground;

import io.github.nonet.Board;
import io.github.nonet.House;
import io.github.nonet.logic.Candidate;
import io.github.nonet.logic.Game;
import io.github.nonet.logic.Step;

/**
 * Games of the library as texts that an address may hold, and the moves of a player.
 *
 * <p>As text, a cell is {@code 1} to {@code 9} for a clue, {@code a} to {@code i} for a digit of
 * the player's, {@code .} for an empty cell, and {@code _} with two more characters for one with
 * marks: nine bits, five and four, each as one of {@code 0} to {@code v}.
 */
final class Games {
  static final int CELLS = 81;
  private static final int SIZE = 9;
  private static final int LOW_BITS = 5;
  private static final int RADIX = 1 << LOW_BITS;
  private static final int ALL_DIGITS = 0b111_111_111;

  private Games() {}

  /**
   * Returns the game that a text holds.
   *
   * @throws IllegalArgumentException if it holds none
   */
  static Game parse(String text) {
    Board givens = Board.EMPTY;
    int[] own = new int[CELLS];
    int[] marks = new int[CELLS];
    int at = 0;
    for (int cell = 0; cell < CELLS; cell++) {
      require(at < text.length(), text, at);
      char c = text.charAt(at++);
      if (c >= '1' && c <= '9') {
        givens = givens.with(cell, c - '0');
      } else if (c >= 'a' && c <= 'i') {
        own[cell] = c - 'a' + 1;
      } else if (c == '_') {
        require(at + 2 <= text.length(), text, at);
        marks[cell] = marks(text, at);
        at += 2;
      } else {
        require(c == '.', text, at - 1);
      }
    }
    require(at == text.length(), text, at);
    return played(Game.of(givens), own, marks);
  }

  private static int marks(String text, int at) {
    int high = Character.digit(text.charAt(at), RADIX);
    int low = Character.digit(text.charAt(at + 1), RADIX);
    int marks = high << LOW_BITS | low;
    require(high >= 0 && low >= 0 && marks > 0 && marks <= ALL_DIGITS, text, at);
    return marks;
  }

  private static void require(boolean isRight, String text, int at) {
    if (!isRight) {
      String found = at < text.length() ? "'" + text.charAt(at) + "'" : "the end";
      throw new IllegalArgumentException("character " + (at + 1) + " of the game is " + found);
    }
  }

  private static Game played(Game start, int[] own, int[] marks) {
    Game game = start;
    for (int cell = 0; cell < CELLS; cell++) {
      game = own[cell] == 0 ? game : game.put(cell, own[cell]);
      for (int digit = 1; digit <= SIZE; digit++) {
        game = (marks[cell] >> digit - 1 & 1) == 0 ? game : game.mark(cell, digit);
      }
    }
    return game;
  }

  /** Returns the text of a game. It does not hold marks of filled cells. */
  static String text(Game game) {
    StringBuilder text = new StringBuilder();
    for (int cell = 0; cell < CELLS; cell++) {
      int bits = bits(game, cell);
      if (game.digit(cell) != 0) {
        text.append((char) ((game.isGiven(cell) ? '0' : 'a' - 1) + game.digit(cell)));
      } else if (bits != 0) {
        text.append('_').append(Character.forDigit(bits >> LOW_BITS, RADIX));
        text.append(Character.forDigit(bits & RADIX - 1, RADIX));
      } else {
        text.append('.');
      }
    }
    return text.toString();
  }

  private static int bits(Game game, int cell) {
    int bits = 0;
    for (int digit : game.marks(cell)) {
      bits |= 1 << digit - 1;
    }
    return bits;
  }

  /** Returns the game with a digit in a cell, and without the marks that it forbids. */
  static Game put(Game game, int cell, int digit) {
    return game.isGiven(cell) ? game : withoutForbidden(game.put(cell, digit), cell, digit);
  }

  /** Takes a digit from the marks of the peers; one that is the last stays, for the mistake. */
  private static Game withoutForbidden(Game game, int cell, int digit) {
    Game next = game;
    for (int peer : House.peersOf(cell)) {
      boolean isMarked = !next.isGiven(peer) && next.marks(peer).contains(digit);
      next = isMarked && next.marks(peer).size() > 1 ? next.unmark(peer, digit) : next;
    }
    return next;
  }

  /** Returns the game without the digit of a cell; if it has none, without its marks. */
  static Game erase(Game game, int cell) {
    if (game.isGiven(cell)) {
      return game;
    }
    Game next = game.erase(cell);
    for (int digit : game.marks(cell)) {
      next = next.unmark(cell, digit);
    }
    return next;
  }

  /** Returns the game with a mark more in an empty cell, or with one less. */
  static Game mark(Game game, int cell, int digit) {
    if (game.digit(cell) != 0) {
      return game;
    }
    return game.marks(cell).contains(digit) ? game.unmark(cell, digit) : game.mark(cell, digit);
  }

  /** Returns the game after a step, without the marks that its placements forbid. */
  static Game after(Game game, Step step) {
    Game next = game.apply(step);
    for (Candidate placed : step.placements()) {
      next = withoutForbidden(next, placed.cell(), placed.digit());
    }
    return next;
  }

  /** Returns whether the player has made marks in an empty cell. */
  static boolean isMarked(Game game) {
    for (int cell = 0; cell < CELLS; cell++) {
      if (game.digit(cell) == 0 && !game.marks(cell).isEmpty()) {
        return true;
      }
    }
    return false;
  }
}
