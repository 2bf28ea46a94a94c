package io.github.nonet.internal.logic.fish;

import io.github.nonet.internal.logic.Eliminations;
import io.github.nonet.internal.logic.Houses;
import io.github.nonet.internal.sets.ValueSet;
import io.github.nonet.logic.Step;
import io.github.nonet.logic.Technique;
import java.util.ArrayList;
import java.util.List;

/**
 * <b>Finned fish</b>: a {@linkplain BasicFish basic fish} except for some places of its base lines
 * outside the cover lines, the fins. Either the fish is true, or a fin is, so the digit is
 * eliminated from the cells that the fish would clear and that see all fins.
 *
 * <pre>
 *   finned X-wing                sashimi X-wing
 *
 *   . . . | . - . | . . .        . . . | . - . | . . .
 *   / * / | / * # | / / /        / * / | / / # | / / /     * the digit, # a fin
 *   . . . | . - . | . . .        . . . | . - . | . . .     / it has no place in a base line
 *   ------+-------+------        ------+-------+------     - it is eliminated
 *   / * / | / * / | / / /        / * / | / * / | / / /
 *   . . . | . . . | . . .        . . . | . . . | . . .
 * </pre>
 *
 * <p>It is called <b>sashimi</b> if without the fins some base line has fewer than two places: the
 * rest is not a fish, but the reason still holds.
 *
 * <p>A cell that the fish clears lies in no base line, so it sees a fin only through a box. Hence
 * the fins lie in one box, and in at most two crossing lines. That is why the union of a finned
 * fish of n lines has n + 1 or n + 2 places, which ends most branches early.
 *
 * <p>Two finned fish with the same base lines and different fins are also reported together, as one
 * <b>siamese</b> fish, if each eliminates something that the other does not. It is sashimi if its
 * first part is.
 *
 * <p>The finned X-wing is due to players of 2005; the distinction of sashimi fish follows the
 * Ultimate Fish Guide (2006) and HoDoKu.
 */
public final class FinnedFish extends ParallelLines {
  private static final int BOX_LINES = 3;
  private static final int BOX_LINE_SET = 0b111;
  private static final int MOST_FIN_LINES = 2;

  private final List<Step> sameBase = new ArrayList<>();

  /** Finds fish of this many lines: finned, or sashimi. */
  public FinnedFish(Technique technique, int size) {
    super(technique, size, 1, size + MOST_FIN_LINES);
  }

  @Override
  boolean look(int union) {
    int finLines = Integer.bitCount(union) - size;
    if (finLines < 1) {
      return true;
    }
    sameBase.clear();
    for (int fin = Houses.SIZE - 1; fin >= 0; fin--) {
      if (ValueSet.contains(union, fin) && !lookAtFins(union, fin, finLines)) {
        return false;
      }
    }
    return Siamese.report(sameBase, technique, sink);
  }

  /** Tries the fins in this cover line, or in this one and each later one of the same boxes. */
  private boolean lookAtFins(int union, int fin, int finLines) {
    if (finLines == 1) {
      return look(union, ValueSet.bit(fin));
    }
    int lastOfBox = fin / BOX_LINES * BOX_LINES + BOX_LINES - 1;
    for (int second = lastOfBox; second > fin; second--) {
      if (ValueSet.contains(union, second)
          && !look(union, ValueSet.bit(fin) | ValueSet.bit(second))) {
        return false;
      }
    }
    return true;
  }

  private boolean look(int union, int finLines) {
    int linesWithFins = 0;
    boolean sashimi = false;
    for (int i = 0; i < size; i++) {
      int line = places[base[i]];
      linesWithFins |= (line & finLines) != 0 ? ValueSet.bit(base[i]) : 0;
      sashimi |= Integer.bitCount(line & ~finLines) < 2;
    }
    int firstLine = firstOfBox(linesWithFins);
    if (linesWithFins >>> firstLine > BOX_LINE_SET) {
      return true;
    }
    int inBox = union & ~finLines & BOX_LINE_SET << firstOfBox(finLines);
    Eliminations gone = null;
    for (int line = firstLine; line < firstLine + BOX_LINES; line++) {
      if ((places[line] & inBox) != 0 && !isBase(line)) {
        gone = gone == null ? new Eliminations(state) : gone;
        gone.add(digit, cells(line, places[line] & inBox));
      }
    }
    return gone == null
        || report(gone.step(technique(sashimi), reason(union & ~finLines, finLines)));
  }

  private static int firstOfBox(int lines) {
    return ValueSet.lowest(lines) / BOX_LINES * BOX_LINES;
  }

  private Technique technique(boolean sashimi) {
    return switch (size) {
      case 2 -> sashimi ? Technique.SASHIMI_X_WING : Technique.FINNED_X_WING;
      case 3 -> sashimi ? Technique.SASHIMI_SWORDFISH : Technique.FINNED_SWORDFISH;
      default -> sashimi ? Technique.SASHIMI_JELLYFISH : Technique.FINNED_JELLYFISH;
    };
  }

  private boolean report(Step step) {
    sameBase.add(step);
    return step.technique() != technique || sink.accept(step);
  }
}
