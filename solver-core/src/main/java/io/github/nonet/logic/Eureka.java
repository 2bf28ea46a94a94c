package io.github.nonet.logic;

import io.github.nonet.Candidate;
import io.github.nonet.internal.sets.Lists;

/** Chains in Eureka notation: {@code (5)r1c2=(5)r1c8-(3)r1c8}. */
final class Eureka {
  private Eureka() {}

  static String of(Chain chain) {
    StringBuilder text = new StringBuilder();
    boolean isContinuous = chain.isLoop() && chain.nodes().size() % 2 == 0;
    if (isContinuous) {
      text.append(sign(chain, chain.length() - 1));
    }
    for (int i = 0; i < chain.nodes().size(); i++) {
      text.append(node(chain.nodes().get(i)));
      if (i < chain.length()) {
        text.append(sign(chain, i));
      }
    }
    if (chain.isLoop() && !isContinuous) {
      text.append(node(chain.nodes().get(0)));
    }
    return text.toString();
  }

  private static char sign(Chain chain, int link) {
    return chain.strong().get(link) ? '=' : '-';
  }

  private static String node(Chain.Node node) {
    String cells =
        node.almostLocked().isEmpty()
            ? CellNotation.cells(
                node.candidates().stream().map(Candidate::cell).collect(Lists.toList()))
            : "{" + CellNotation.cells(node.almostLocked()) + "}";
    return "(" + node.digit() + ")" + cells;
  }

  /** Returns the cells of a node, without its digit. */
  static String cells(Chain.Node node) {
    return node(node).substring(3);
  }
}
