package io.github.nonet.internal.logic.chain;

import io.github.nonet.internal.Watch;
import java.util.Arrays;

/**
 * The links of a graph: first collected one by one, then packed by literal.
 *
 * <pre>
 *   collected    from, to, length       in the order in which they were added
 *   packed       targets of literal i   at starts[i] to starts[i + 1], in the same order
 * </pre>
 */
final class Edges {
  /** The length of a link; an almost locked set adds to it. */
  static final int LINK = 2;

  /** The beat of looks, in links packed. */
  private static final int BEAT = 0x3FFF;

  private int[] addedFrom = new int[2048];
  private int[] addedTo = new int[2048];

  /** Empty while all links have the same length. */
  private int[] addedLength = {};

  private int count;

  private int[] starts = {};
  private int[] targets = {};
  private int[] lengths = {};

  /** Makes room for lengths: links through almost locked sets are longer than others. */
  void measure() {
    addedLength = new int[addedFrom.length];
    Arrays.fill(addedLength, 0, count, LINK);
  }

  void add(int from, int to, int length) {
    if (count == addedFrom.length) {
      addedFrom = Arrays.copyOf(addedFrom, 2 * count);
      addedTo = Arrays.copyOf(addedTo, 2 * count);
      addedLength = Arrays.copyOf(addedLength, addedLength.length == 0 ? 0 : 2 * count);
    }
    addedFrom[count] = from;
    addedTo[count] = to;
    if (addedLength.length > 0) {
      addedLength[count] = length;
    }
    count++;
  }

  /**
   * Puts the consequences of each literal side by side, in the order of their links.
   *
   * @param literals the number of literals
   * @param watch is asked often, and may throw
   */
  void pack(int literals, Watch watch) {
    starts = new int[literals + 1];
    for (int edge = 0; edge < count; edge++) {
      starts[addedFrom[edge]]++;
    }
    for (int literal = 1; literal < starts.length; literal++) {
      starts[literal] += starts[literal - 1];
    }
    targets = new int[count];
    lengths = new int[addedLength.length == 0 ? 0 : count];
    for (int edge = count - 1; edge >= 0; edge--) {
      if ((edge & BEAT) == 0) {
        watch.look();
      }
      int place = --starts[addedFrom[edge]];
      targets[place] = addedTo[edge];
      if (lengths.length > 0) {
        lengths[place] = addedLength[edge];
      }
    }
  }

  /**
   * Returns the index in {@link #targets} at which the consequences of each literal start, and the
   * end.
   */
  int[] starts() {
    return starts;
  }

  /** Returns the consequences of all literals, one literal after the other. */
  int[] targets() {
    return targets;
  }

  /** Returns the length of the link at this index of {@link #targets}. */
  int length(int index) {
    return lengths.length == 0 ? LINK : lengths[index];
  }
}
