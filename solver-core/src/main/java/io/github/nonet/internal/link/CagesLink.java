package io.github.nonet.internal.link;

import io.github.nonet.internal.Refusal;
import io.github.nonet.internal.groups.Structure;
import io.github.nonet.internal.rules.Cages;
import io.github.nonet.internal.rules.GridLayout;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Cages in a text for links. If none overlap, they are a partition of the cells, with a part for
 * cells without a cage, and come in the order of their first cells. Otherwise each lists its cells.
 */
final class CagesLink {
  /** Marks any sum, and a sum that no values have. */
  private static final int SPECIAL_SUMS = 2;

  private static final int NO_CAGE = -1;

  private CagesLink() {}

  static void write(GridLayout layout, List<Structure.Cage> cages, LinkWriter out) {
    out.putNumber(cages.size());
    int[] cageOf = new int[layout.cells()];
    if (cages.isEmpty()) {
      return;
    }
    boolean isPartition = parts(cages, cageOf);
    out.put(isPartition ? 1 : 0, 2);
    if (isPartition) {
      writePartition(layout, cages, cageOf, out);
    } else {
      cages.forEach(cage -> writeCage(layout, cage, out));
    }
  }

  /** Notes the cage of each cell; returns whether none has two. */
  private static boolean parts(List<Structure.Cage> cages, int[] cageOf) {
    Arrays.fill(cageOf, NO_CAGE);
    int cells = 0;
    for (int number = 0; number < cages.size(); number++) {
      for (int cell : cages.get(number).cells()) {
        cageOf[cell] = number;
        cells++;
      }
    }
    return cells == Arrays.stream(cageOf).filter(cage -> cage != NO_CAGE).count();
  }

  private static void writePartition(
      GridLayout layout, List<Structure.Cage> cages, int[] cageOf, LinkWriter out) {
    int[] order = Arrays.stream(cageOf).distinct().toArray();
    int[] parts = new int[cageOf.length];
    for (int part = 0; part < order.length; part++) {
      for (int cell = 0; cell < parts.length; cell++) {
        parts[cell] = cageOf[cell] == order[part] ? part : parts[cell];
      }
    }
    partition(layout).write(parts, out);
    out.put(order.length > cages.size() ? 1 : 0, 2);
    for (int cage : order) {
      if (order.length > cages.size()) {
        out.put(cage == NO_CAGE ? 1 : 0, 2);
      }
      if (cage != NO_CAGE) {
        writeSum(layout.symbols, cages.get(cage), out);
      }
    }
  }

  private static Partition partition(GridLayout layout) {
    int[] left = new int[layout.cells()];
    int[] above = new int[layout.cells()];
    for (int cell = 0; cell < left.length; cell++) {
      left[cell] = layout.cell(layout.row(cell), layout.column(cell) - 1);
      above[cell] = layout.cell(layout.row(cell) - 1, layout.column(cell));
    }
    return new Partition(left, above);
  }

  /** Writes a sum among those that this many values can have. */
  private static void writeSum(int symbols, Structure.Cage cage, LinkWriter out) {
    int size = cage.cells().length;
    int least = least(size);
    boolean isPossible = cage.sum() >= least && cage.sum() < least + sums(symbols, size);
    int code = isPossible ? SPECIAL_SUMS + cage.sum() - least : cage.sum() == 0 ? 0 : 1;
    out.put(code, SPECIAL_SUMS + sums(symbols, size));
    if (code == 1) {
      out.putNumber(cage.sum());
    }
  }

  private static int least(int size) {
    return size * (size + 1) / 2;
  }

  /** Returns how many sums this number of different values can have. */
  private static int sums(int symbols, int size) {
    return size * (symbols - size) + 1;
  }

  private static void writeCage(GridLayout layout, Structure.Cage cage, LinkWriter out) {
    out.put(cage.cells().length, layout.symbols + 1);
    writeSum(layout.symbols, cage, out);
    for (int cell : cage.cells()) {
      out.put(cell, layout.cells());
    }
  }

  /**
   * Reads cages.
   *
   * @throws IllegalArgumentException if the text is not as {@link #write} writes it
   */
  static List<Structure.Cage> read(GridLayout layout, LinkReader in) {
    int count = in.getNumber();
    if (count > 0 && in.get(2) == 1) {
      return readPartition(layout, in);
    }
    List<Structure.Cage> cages = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      int size = in.get(layout.symbols + 1);
      int sum = readSum(layout.symbols, size, in);
      int[] cells = new int[size];
      for (int j = 0; j < size; j++) {
        cells[j] = in.get(layout.cells());
      }
      cages.add(Cages.of(sum, cells));
    }
    return cages;
  }

  private static List<Structure.Cage> readPartition(GridLayout layout, LinkReader in) {
    int[] parts = partition(layout).read(in);
    int count = Arrays.stream(parts).max().getAsInt() + 1;
    List<List<Integer>> cells = new ArrayList<>();
    for (int part = 0; part < count; part++) {
      cells.add(new ArrayList<>());
    }
    for (int cell = 0; cell < parts.length; cell++) {
      cells.get(parts[cell]).add(cell);
    }
    boolean hasUncaged = in.get(2) == 1;
    List<Structure.Cage> cages = new ArrayList<>();
    for (List<Integer> part : cells) {
      boolean isCage = !hasUncaged || in.get(2) == 0;
      if (isCage) {
        requireSize(layout, part.size());
        cages.add(Cages.of(readSum(layout.symbols, part.size(), in), part));
      }
    }
    return cages;
  }

  private static void requireSize(GridLayout layout, int size) {
    if (size > layout.symbols) {
      throw Refusal.argument("a cage has " + size + " cells", "at most " + layout.symbols);
    }
  }

  private static int readSum(int symbols, int size, LinkReader in) {
    int code = in.get(SPECIAL_SUMS + sums(symbols, size));
    return switch (code) {
      case 0 -> 0;
      case 1 -> in.getNumber();
      default -> code - SPECIAL_SUMS + least(size);
    };
  }
}
