package io.github.nonet.internal.groups;

import io.github.nonet.internal.groups.forms.Form;
import io.github.nonet.internal.sets.CellBits;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Splits a sum into parts of cells that see each other and have one factor. */
public final class SumParts {
  private final int[] cells;
  private final int[] factors;
  private final long[][] seen;
  private final int most;
  private final boolean[] isTaken;

  private SumParts(Form.Sum sum, long[][] seen, int symbols) {
    cells = sum.cells();
    factors = sum.factors();
    this.seen = seen;
    most = mostCells(symbols);
    isTaken = new boolean[cells.length];
  }

  /**
   * Cells that see each other and have one factor.
   *
   * @param factor the factor of their values
   */
  public record Summand(int factor, int[] cells) {}

  /** Returns the parts, found greedily: the largest first. */
  public static List<Summand> of(Form.Sum sum, long[][] seen, int symbols) {
    return new SumParts(sum, seen, symbols).split();
  }

  /** Returns how many cells have sums that fit in a word. */
  private static int mostCells(int symbols) {
    int count = 0;
    int sum = symbols;
    while (count < symbols && sum <= SumPart.GREATEST_SUM) {
      count++;
      sum += symbols - count;
    }
    return count;
  }

  private List<Summand> split() {
    List<Summand> parts = new ArrayList<>();
    int left = cells.length;
    while (left > 0) {
      int[] best = {};
      for (int first = 0; first < cells.length; first++) {
        int[] found = isTaken[first] ? best : from(first);
        best = found.length > best.length ? found : best;
      }
      for (int place : best) {
        isTaken[place] = true;
      }
      left -= best.length;
      parts.add(
          new Summand(factors[best[0]], Arrays.stream(best).map(place -> cells[place]).toArray()));
    }
    return parts;
  }

  /** Returns the places of cells that see each other, starting with one. */
  private int[] from(int first) {
    int[] found = new int[most];
    int count = 0;
    for (int i = 0; i < cells.length && count < most; i++) {
      int place = (first + i) % cells.length;
      if (!isTaken[place] && factors[place] == factors[first] && seesAll(place, found, count)) {
        found[count++] = place;
      }
    }
    return Arrays.copyOf(found, count);
  }

  private boolean seesAll(int place, int[] found, int count) {
    for (int i = 0; i < count; i++) {
      if (!CellBits.contains(seen[cells[place]], cells[found[i]])) {
        return false;
      }
    }
    return true;
  }
}
