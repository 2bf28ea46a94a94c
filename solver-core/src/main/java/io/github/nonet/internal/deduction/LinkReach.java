package io.github.nonet.internal.deduction;

import io.github.nonet.internal.sets.CellBits;
import java.util.Arrays;

/**
 * The literals to which each literal leads, over any number of links. Literals that lead to each
 * other are one part, and a part is finished after all parts to which it leads: the strongly
 * connected components of Robert Tarjan ("Depth-First Search and Linear Graph Algorithms", SIAM
 * Journal on Computing 1, 1972).
 */
final class LinkReach {
  /** With more literals, the sets would be too large. */
  private static final int MOST_LITERALS = 1 << 12;

  private final GridLinks links;

  /**
   * For each literal the number of its first meeting, 1 or more, and the least one it leads back
   * to.
   */
  private final int[] met;

  private final int[] back;

  /** The literals that are met and not yet in a part. */
  private final int[] open;

  private int opened;
  private int count;

  /** For each literal its part, once it has one, and the part that was last joined with it. */
  private final int[] partOf;

  private final int[] joined;
  private int parts;

  /** For each literal the literals of single candidates to which its part leads; null at first. */
  private final long[][] reached;

  LinkReach(GridLinks links) {
    this.links = links;
    int size = links.literals > MOST_LITERALS ? 0 : links.literals;
    met = new int[size];
    back = new int[size];
    open = new int[size];
    partOf = new int[size];
    joined = new int[size + 1];
    reached = new long[size][];
    int[] path = new int[size];
    int[] next = Arrays.copyOf(links.first, size);
    for (int root = 0; root < size; root++) {
      int depth = met[root] == 0 ? meet(root, path, 0) : 0;
      while (depth > 0) {
        int literal = path[depth - 1];
        int link = next[literal];
        if (link < 0) {
          depth--;
          finish(literal);
          if (depth > 0) {
            back[path[depth - 1]] = Math.min(back[path[depth - 1]], back[literal]);
          }
        } else {
          next[literal] = links.next[link];
          int target = links.to[link];
          if (met[target] == 0) {
            depth = meet(target, path, depth);
          } else if (reached[target] == null) {
            back[literal] = Math.min(back[literal], met[target]);
          }
        }
      }
    }
  }

  private int meet(int literal, int[] path, int depth) {
    path[depth] = literal;
    met[literal] = ++count;
    back[literal] = count;
    open[opened++] = literal;
    return depth + 1;
  }

  /** Makes a part of a literal and those met after it, if it leads back to none met before it. */
  private void finish(int literal) {
    if (back[literal] < met[literal]) {
      return;
    }
    long[] all = new long[CellBits.words(links.singles)];
    int first = opened;
    do {
      first--;
      if (open[first] < links.singles) {
        CellBits.add(all, open[first]);
      }
    } while (open[first] != literal);
    parts++;
    for (int i = first; i < opened; i++) {
      for (int link = links.first[open[i]]; link >= 0; link = links.next[link]) {
        int target = links.to[link];
        if (reached[target] != null && joined[partOf[target]] != parts) {
          joined[partOf[target]] = parts;
          CellBits.addAll(all, reached[target]);
        }
      }
    }
    for (int i = first; i < opened; i++) {
      partOf[open[i]] = parts;
      reached[open[i]] = all;
    }
    opened = first;
  }

  /** Returns whether a literal leads to one of a single candidate, as far as is known. */
  boolean leads(int from, int to) {
    return met.length == 0 || CellBits.contains(reached[from], to);
  }
}
