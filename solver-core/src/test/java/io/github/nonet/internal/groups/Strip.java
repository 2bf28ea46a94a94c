package io.github.nonet.internal.groups;

import io.github.nonet.internal.sets.CellBits;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.function.Predicate;

/** A few cells with candidates, for one deduction alone, and all ways to fill them. */
public final class Strip {
  final int symbols;
  final Tables tables;
  final Domains domains;

  /** Which cells see each other; no group knows of it. */
  public final long[][] seen;

  public Strip(int symbols, int cells) {
    this.symbols = symbols;
    tables = new Structure(symbols, cells, List.of(), List.of()).tables(() -> {});
    domains = new Domains(tables);
    seen = new long[cells][CellBits.words(cells)];
    Arrays.fill(domains.sets, tables.all);
  }

  /** Makes all of some cells see each other. */
  Strip join(int... cells) {
    CellBits.joinAll(seen, cells);
    return this;
  }

  /** Makes each two cells see each other with this chance of a hundred. */
  public Strip joinAtRandom(int chance, Random random) {
    for (int one = 0; one < seen.length; one++) {
      for (int two = 0; two < one; two++) {
        if (random.nextInt(100) < chance) {
          join(one, two);
        }
      }
    }
    return this;
  }

  boolean see(int cell, int other) {
    return CellBits.contains(seen[cell], other);
  }

  /** Gives each cell one to {@code most} candidates. */
  public Strip candidates(int most, Random random) {
    for (int cell = 0; cell < domains.sets.length; cell++) {
      int set = 0;
      for (int i = random.nextInt(most); i >= 0; i--) {
        set |= 2 << random.nextInt(symbols);
      }
      domains.sets[cell] = set;
    }
    return this;
  }

  public int[] sets() {
    return domains.sets.clone();
  }

  /** The candidates of some cells. */
  static int[] of(int[] sets, int... cells) {
    return Arrays.stream(cells).map(cell -> sets[cell]).toArray();
  }

  /** Returns for each set its values in the ways that fit; all are empty if there is none. */
  public static int[] narrowed(int[] sets, Predicate<int[]> fits) {
    int[] found = new int[sets.length];
    fill(sets, new int[sets.length], 0, fits, found, new int[] {-1});
    return found;
  }

  /** Returns the values that all ways hold in some place. */
  public static int required(int[] sets, Predicate<int[]> fits) {
    int[] required = {-1};
    fill(sets, new int[sets.length], 0, fits, new int[sets.length], required);
    return required[0];
  }

  private static void fill(
      int[] sets, int[] values, int place, Predicate<int[]> fits, int[] found, int[] required) {
    if (place == sets.length) {
      if (fits.test(values)) {
        int all = 0;
        for (int i = 0; i < values.length; i++) {
          found[i] |= 1 << values[i];
          all |= 1 << values[i];
        }
        required[0] &= all;
      }
      return;
    }
    for (int rest = sets[place]; rest != 0; rest &= rest - 1) {
      values[place] = Integer.numberOfTrailingZeros(rest);
      fill(sets, values, place + 1, fits, found, required);
    }
  }

  static boolean isOpen(int set) {
    return Integer.bitCount(set) > 1;
  }
}
