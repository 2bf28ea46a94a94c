package io.github.nonet.internal.link;

/**
 * Cells in parts that are usually connected, as the regions of a jigsaw and the cages of a killer.
 *
 * <p>A cell is in the part of its left neighbour, or of the one above, or in a new part; it is in
 * another part only if a part is not connected, or winds around.
 *
 * @param left the left neighbour of each cell, -1 for none; cells come row by row
 * @param above the neighbour above each cell, -1 for none
 */
public record Partition(int[] left, int[] above) {
  /**
   * Writes which part each cell is in.
   *
   * @param parts the number of the part of each cell, starting with 0, in the order of their first
   *     cells
   */
  public void write(int[] parts, LinkWriter out) {
    Models models = new Models();
    int known = 0;
    for (int cell = 0; cell < parts.length; cell++) {
      int way = way(parts, cell);
      int found = parts[cell] == part(parts, left[cell]) ? 0 : 1;
      if (way == Models.TWO_WAYS && found == 1) {
        found = parts[cell] == parts[above[cell]] ? 1 : 2;
      }
      if (way == Models.ONLY_ABOVE) {
        found = parts[cell] == parts[above[cell]] ? 0 : 1;
      }
      if (way != Models.NO_WAY) {
        out.put(found, models.near[way]);
      }
      if (way == Models.NO_WAY || found == models.other(way)) {
        boolean isNew = parts[cell] == known;
        out.put(isNew ? 1 : 0, models.isNew);
        known += isNew ? 1 : 0;
        if (!isNew) {
          out.put(parts[cell], known);
        }
      }
    }
  }

  private static int part(int[] parts, int cell) {
    return cell < 0 ? -1 : parts[cell];
  }

  /** Returns which neighbours may determine the part of a cell. */
  private int way(int[] parts, int cell) {
    if (left[cell] < 0) {
      return above[cell] < 0 ? Models.NO_WAY : Models.ONLY_ABOVE;
    }
    boolean isOne = above[cell] < 0 || parts[above[cell]] == parts[left[cell]];
    return isOne ? Models.ONLY_LEFT : Models.TWO_WAYS;
  }

  /**
   * Reads the part of each cell.
   *
   * @throws IllegalArgumentException if the text ends too early, or reports a part before there is
   *     one
   */
  public int[] read(LinkReader in) {
    Models models = new Models();
    int[] parts = new int[left.length];
    int known = 0;
    for (int cell = 0; cell < parts.length; cell++) {
      int way = way(parts, cell);
      int found = way == Models.NO_WAY ? models.other(way) : in.get(models.near[way]);
      if (found == models.other(way)) {
        boolean isNew = in.get(models.isNew) == 1;
        if (!isNew && known == 0) {
          throw new IllegalArgumentException("the text for a link has no first part; expected one");
        }
        parts[cell] = isNew ? known : in.get(known);
        known += isNew ? 1 : 0;
      } else {
        parts[cell] = parts[found == 1 || way == Models.ONLY_ABOVE ? above[cell] : left[cell]];
      }
    }
    return parts;
  }

  /** How likely it is that a cell is in the part of a neighbour. */
  private static final class Models {
    static final int ONLY_LEFT = 0;
    static final int ONLY_ABOVE = 1;

    /** The neighbours are in different parts. */
    static final int TWO_WAYS = 2;

    static final int NO_WAY = 3;

    final Model[] near = {new Model(2), new Model(2), new Model(3)};
    final Model isNew = new Model(2);

    /** Returns the symbol for a part other than the neighbours' parts. */
    int other(int way) {
      return way == TWO_WAYS ? 2 : 1;
    }
  }
}
