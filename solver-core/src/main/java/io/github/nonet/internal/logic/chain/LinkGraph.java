package io.github.nonet.internal.logic.chain;

import io.github.nonet.internal.Relation;
import io.github.nonet.internal.Watch;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * A few candidates with strong and weak links, and the shortest chains among them that start and
 * end with a strong link and never return to a cell.
 *
 * <pre>
 *   a = b - c = d        =  strong: if a is false, b is true
 *                        -  weak: if b is true, c is false
 * </pre>
 *
 * <p>Chains are found in two rounds. A breadth-first search gives the shortest walk, which is
 * usually a chain. If it crosses itself, a search by growing length finds the shortest chain, if
 * any.
 */
final class LinkGraph {
  private static final int NONE = Relation.NONE;
  private static final int MIN_LINKS = 3;

  /** Marks a walk to all candidates. */
  private static final int NO_END = -2;

  /**
   * The number of links that the search by length tries; people have no use for a chain that takes
   * longer to find.
   */
  private static final int MAX_TRIES = 20_000;

  /** The beat of looks, in links tried. */
  private static final int BEAT = 0xFF;

  private final int maxLinks;
  private final Watch watch;
  private final int[] cells;
  private final int[] digits;
  private int count;
  private final Relation strong = new Relation();
  private final Relation weak = new Relation();

  /** The candidates that are false or true if a candidate is false; null until requested. */
  private @Nullable Relation offs;

  /**
   * For the breadth-first search: the cause of each candidate that is false, and of each that is
   * true.
   */
  private final int[] causeOfOff;

  private final int[] causeOfOn;

  /** For the search by length. */
  private final int[] path;

  private final int[] distanceOn;
  private final int[] distanceOff;
  private final int[] queue;
  private int patience;

  /**
   * @param capacity the most candidates that it has
   * @param maxLinks the most links of a chain
   * @param watch is asked at least once in a millisecond of work
   */
  LinkGraph(int capacity, int maxLinks, Watch watch) {
    this.maxLinks = maxLinks;
    this.watch = watch;
    cells = new int[capacity];
    digits = new int[capacity];
    causeOfOff = new int[capacity];
    causeOfOn = new int[capacity];
    distanceOn = new int[capacity];
    distanceOff = new int[capacity];
    queue = new int[capacity];
    path = new int[maxLinks + 1];
  }

  /** Adds a candidate; returns its number. */
  int add(int cell, int digit) {
    cells[count] = cell;
    digits[count] = digit;
    return count++;
  }

  /** Ends the adding of candidates; links follow. */
  void beginLinks() {
    strong.begin(count, 0);
    weak.begin(count, 0);
    offs = null;
  }

  int count() {
    return count;
  }

  int cell(int candidate) {
    return cells[candidate];
  }

  int digit(int candidate) {
    return digits[candidate];
  }

  void linkStrong(int a, int b) {
    strong.add(a, b);
    strong.add(b, a);
  }

  void linkWeak(int a, int b) {
    weak.add(a, b);
    weak.add(b, a);
  }

  /** Returns whether a walk of links makes the second candidate true if the first is false. */
  boolean connects(int from, int to) {
    if (offs == null) {
      offs = offs();
    }
    return offs.brings(from, to);
  }

  /** Finds for each candidate which candidates are false, and which are true, if it is false. */
  private Relation offs() {
    Relation found = new Relation();
    found.begin(count, count);
    for (int off = 0; off < count; off++) {
      for (int on = strong.next(off, 0); on != NONE; on = strong.next(off, on + 1)) {
        found.bring(off, on);
        found.addAll(off, weak, on);
      }
    }
    found.close(watch);
    return found;
  }

  /**
   * Returns the shortest chain of three links or more from one candidate to another, or null if
   * there is none. The two candidates may be the same.
   */
  int[] chain(int from, int to) {
    int links = walk(from, to);
    if (links == NONE || links > maxLinks) {
      return null;
    }
    if (links > 1) {
      int[] chain = new int[links + 1];
      int at = to;
      for (int i = links; i >= 0; i--) {
        chain[i] = at;
        at = (i & 1) != 0 ? causeOfOn[at] : causeOfOff[at];
      }
      if (!crosses(chain)) {
        return chain;
      }
    }
    return search(from, to, Math.max(links, MIN_LINKS));
  }

  /** Finds the shortest walk; returns its number of links, or -1. */
  private int walk(int from, int to) {
    Arrays.fill(causeOfOff, 0, count, NONE);
    Arrays.fill(distanceOn, 0, count, NONE);
    int tail = 0;
    queue[tail++] = from;
    causeOfOff[from] = from;
    distanceOff[from] = 0;
    for (int head = 0; head < tail && (to < 0 || distanceOn[to] == NONE); head++) {
      int off = queue[head];
      for (int on = strong.next(off, 0); on != NONE; on = strong.next(off, on + 1)) {
        if (distanceOn[on] == NONE) {
          distanceOn[on] = distanceOff[off] + 1;
          causeOfOn[on] = off;
          for (int gone = weak.next(on, 0); gone != NONE; gone = weak.next(on, gone + 1)) {
            if (causeOfOff[gone] == NONE) {
              causeOfOff[gone] = on;
              distanceOff[gone] = distanceOn[on] + 1;
              queue[tail++] = gone;
            }
          }
        }
      }
    }
    return to < 0 ? NONE : distanceOn[to];
  }

  private boolean crosses(int[] chain) {
    for (int i = 2; i < chain.length; i++) {
      for (int j = 0; j < i - 1; j++) {
        boolean closes = j == 0 && i == chain.length - 1 && chain[i] == chain[0];
        if (cells[chain[i]] == cells[chain[j]] && !closes) {
          return true;
        }
      }
    }
    return false;
  }

  /** Returns the shortest chain of at least this length, or null. */
  private int[] search(int from, int to, int least) {
    walk(to, NO_END);
    patience = MAX_TRIES;
    for (int length = least; length <= maxLinks; length += 2) {
      path[0] = from;
      if (extend(0, length, to)) {
        return Arrays.copyOf(path, length + 1);
      }
    }
    return null;
  }

  /**
   * Extends the path, whose last candidate has this index, to the length; candidates with an even
   * index are false.
   */
  private boolean extend(int index, int length, int to) {
    if (index == length) {
      return path[index] == to;
    }
    boolean isOff = (index & 1) == 0;
    Relation links = isOff ? strong : weak;
    int at = path[index];
    for (int next = links.next(at, 0);
        next != NONE && patience > 0;
        next = links.next(at, next + 1)) {
      boolean tooFar = !isOff && !isWithin(next, length - index - 1);
      if (!tooFar && isFree(next, index, index + 1 == length && next == to)) {
        path[index + 1] = next;
        if ((--patience & BEAT) == 0) {
          watch.look();
        }
        if (extend(index + 1, length, to)) {
          return true;
        }
      }
    }
    return false;
  }

  /**
   * Returns whether the end, from which the walks were found, may be within this number of links.
   */
  private boolean isWithin(int candidate, int links) {
    return distanceOn[candidate] != NONE && distanceOn[candidate] <= links;
  }

  private boolean isFree(int next, int index, boolean isEnd) {
    for (int i = 0; i < index; i++) {
      if (cells[path[i]] == cells[next] && !(i == 0 && isEnd && path[0] == next)) {
        return false;
      }
    }
    return true;
  }
}
