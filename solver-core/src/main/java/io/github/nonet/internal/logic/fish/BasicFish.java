package io.github.nonet.internal.logic.fish;

import io.github.nonet.internal.logic.Eliminations;
import io.github.nonet.internal.logic.Houses;
import io.github.nonet.logic.Technique;

/**
 * <b>Basic fish</b>: some parallel lines, the base sets, have all their places of a digit in as
 * many crossing lines, the cover sets. Each base line needs the digit once, each in a different
 * cover line. The cover lines are therefore used up, and the digit is eliminated from the rest of
 * them.
 *
 * <pre>
 *   X-wing (two lines)           swordfish (three lines)
 *
 *   . - . | . - . | . . .        . . - | . - . | . - .
 *   / * / | / * / | / / /        / / * | / / / | / * /     * the digit
 *   . - . | . - . | . . .        . . - | . - . | . - .     / it has no place in a base line
 *   ------+-------+------        ------+-------+------     - it is eliminated
 *   . - . | . - . | . . .        / / * | / * / | / / /
 *   / * / | / * / | / / /        . . - | . - . | . - .
 *   . - . | . - . | . . .        / / / | / * / | / * /
 * </pre>
 *
 * <p>Four lines make a jellyfish. Five or more are never needed, because the other lines then
 * contain a smaller fish of the crossing lines. The names come from the forums of 2005; the X-wing
 * is older, and named after a space ship.
 */
public final class BasicFish extends ParallelLines {
  public BasicFish(Technique technique, int size) {
    /* A line with one place is a single, not a part of a fish. */
    super(technique, size, 2, size);
  }

  @Override
  boolean look(int union) {
    if (Integer.bitCount(union) < size) {
      return true;
    }
    Eliminations gone = null;
    for (int line = 0; line < Houses.SIZE; line++) {
      if (!isBase(line) && (places[line] & union) != 0) {
        gone = gone == null ? new Eliminations(state) : gone;
        gone.add(digit, cells(line, places[line] & union));
      }
    }
    return gone == null || sink.accept(gone.step(technique, reason(union, 0)));
  }
}
