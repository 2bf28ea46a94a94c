package io.github.nonet.internal.logic.chain;

/**
 * All that follows from one literal, nearest first, and for each literal the one it follows from.
 *
 * <p>It is a breadth-first search. An almost locked set makes a link longer; a literal met again on
 * a shorter way then changes its cause, but not its place in the order.
 */
final class Expansion {
  /** How many literals are followed through sets between two looks at the watch, less one. */
  private static final int BEAT = 0xF;

  private final Implications graph;
  private final int[] reached;
  private final int[] cause;
  private final int[] distance;

  /** Who was reached in which run. */
  private final int[] run;

  private int runs;
  private int count;

  Expansion(Implications graph) {
    this.graph = graph;
    reached = new int[graph.literalCount()];
    cause = new int[graph.literalCount()];
    distance = new int[graph.literalCount()];
    run = new int[graph.literalCount()];
  }

  /** Finds all that follows from the premise. */
  void from(int premise) {
    runs++;
    count = 0;
    reach(premise, premise, 0);
    if (graph.hasAls()) {
      followLengths(premise);
    } else {
      follow();
    }
  }

  /** Each edge is one link: what is met first is nearest. */
  private void follow() {
    int[] starts = graph.edges.starts();
    int[] targets = graph.edges.targets();
    for (int i = 0; i < count; i++) {
      int literal = reached[i];
      int length = distance[literal] + Edges.LINK;
      for (int edge = starts[literal]; edge < starts[literal + 1]; edge++) {
        int target = targets[edge];
        if (run[target] != runs) {
          reach(target, literal, length);
        }
      }
    }
  }

  private void followLengths(int premise) {
    int[] starts = graph.edges.starts();
    int[] targets = graph.edges.targets();
    for (int i = 0; i < count; i++) {
      if ((i & BEAT) == 0) {
        graph.state.look();
      }
      int literal = reached[i];
      for (int edge = starts[literal]; edge < starts[literal + 1]; edge++) {
        int length = distance[literal] + graph.edges.length(edge);
        int target = targets[edge];
        if (run[target] != runs) {
          reach(target, literal, length);
        } else if (length < distance[target] && cause[target] != premise && target != premise) {
          cause[target] = literal;
          distance[target] = length;
        }
      }
    }
  }

  private void reach(int literal, int from, int length) {
    run[literal] = runs;
    cause[literal] = from;
    distance[literal] = length;
    reached[count++] = literal;
  }

  /** Returns how many literals were reached, the premise included. */
  int count() {
    return count;
  }

  /** Returns the literal that was reached in this place; the premise is the first. */
  int reached(int index) {
    return reached[index];
  }

  boolean contains(int literal) {
    return run[literal] == runs;
  }

  /** Returns how far the literal, which was reached, is from the premise. */
  int distance(int literal) {
    return distance[literal];
  }

  /** Returns whether the literal is more than one link away. */
  boolean isIndirect(int literal) {
    return distance[literal] > Edges.LINK;
  }

  /** Returns the literals from the premise to this one. */
  int[] chainTo(int literal) {
    int length = 1;
    for (int at = literal; at != reached[0]; at = cause[at]) {
      length++;
    }
    int[] chain = new int[length];
    int at = literal;
    for (int i = length - 1; i >= 0; i--) {
      chain[i] = at;
      at = cause[at];
    }
    return chain;
  }
}
