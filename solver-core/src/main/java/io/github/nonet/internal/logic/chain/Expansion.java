package io.github.nonet.internal.logic.chain;

/**
 * All consequences of one literal, nearest first, and the cause of each.
 *
 * <p>It is a breadth-first search. An almost locked set makes a link longer; a literal that is then
 * reached again on a shorter way changes its cause, but not its place in the order.
 */
final class Expansion {
  /** The beat of looks, in literals followed through sets. */
  private static final int BEAT = 0xF;

  private final Implications graph;
  private final int[] reached;
  private final int[] cause;
  private final int[] distance;

  /** The run in which each literal was last reached. */
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

  /** Finds all consequences of the premise. */
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

  /** Each edge is one link, so the first way to a literal is the shortest. */
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

  /** Returns the number of literals reached, including the premise. */
  int count() {
    return count;
  }

  /** Returns the literal with this index in the order of reaching; the premise is the first. */
  int reached(int index) {
    return reached[index];
  }

  boolean contains(int literal) {
    return run[literal] == runs;
  }

  /** Returns the distance from the premise of a literal that was reached. */
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
