package io.github.nonet.logic;

import io.github.nonet.Candidate;
import io.github.nonet.Incubating;
import io.github.nonet.internal.Refusal;
import io.github.nonet.logic.Part.Role;
import java.util.ArrayList;
import java.util.List;

/**
 * A chain of nodes, joined by links that are alternately strong and weak.
 *
 * @param nodes the nodes, in order
 * @param strong for each link, whether it is strong: the link {@code i} joins the nodes {@code i}
 *     and {@code i + 1}; in a loop the last one joins the last node and the first
 * @since 1.0.0
 */
@Incubating
public record Chain(List<Node> nodes, List<Boolean> strong) implements Reason {
  /**
   * A node: one candidate; a group of candidates of one digit, of which at most one is true; or the
   * candidates of one digit in an almost locked set.
   *
   * @param candidates the candidates, all of one digit
   * @param almostLocked the cells of the almost locked set; none for other nodes
   * @since 1.0.0
   */
  @Incubating
  public record Node(List<Candidate> candidates, List<Integer> almostLocked) {
    /**
     * Makes a node; the lists are copied.
     *
     * @throws IllegalArgumentException if there is no candidate, or they are not of one digit
     */
    public Node {
      candidates = List.copyOf(candidates);
      almostLocked = List.copyOf(almostLocked);
      if (candidates.stream().mapToInt(Candidate::digit).distinct().count() != 1) {
        throw new IllegalArgumentException(
            "a node has the candidates " + candidates + "; expected one or more of one digit");
      }
    }

    /**
     * {@return the node of one candidate}
     *
     * @param candidate the candidate
     */
    public static Node of(Candidate candidate) {
      return new Node(List.of(candidate), List.of());
    }

    /**
     * {@return the node of several candidates of one digit}
     *
     * @param candidates the candidates
     */
    public static Node group(List<Candidate> candidates) {
      return new Node(candidates, List.of());
    }

    /** {@return the digit} */
    public int digit() {
      return candidates.get(0).digit();
    }
  }

  /**
   * Makes a chain; the lists are copied.
   *
   * @throws IllegalArgumentException if there is no node, or if the number of links is neither the
   *     number of nodes nor one less
   */
  public Chain {
    nodes = List.copyOf(nodes);
    strong = List.copyOf(strong);
    int open = nodes.size() - strong.size();
    if (nodes.isEmpty() || open < 0 || open > 1) {
      throw Refusal.argument(
          "a chain has " + nodes.size() + " nodes and " + strong.size() + " links",
          "a node or more, and as many links or one fewer");
    }
  }

  /** {@return whether the last node is linked to the first} */
  public boolean isLoop() {
    return nodes.size() == strong.size();
  }

  /** {@return the number of links} */
  public int length() {
    return strong.size();
  }

  @Override
  public List<Part> parts() {
    List<Part> parts = new ArrayList<>();
    boolean on = !strong.isEmpty() && !strong.get(0);
    for (Node node : nodes) {
      parts.add(new Part(on ? Role.ON : Role.OFF, List.of(), List.of(), node.candidates()));
      on = !on;
    }
    for (Node node : nodes) {
      if (!node.almostLocked().isEmpty()) {
        parts.add(Part.cells(Role.FIRST, node.almostLocked()));
      }
    }
    return List.copyOf(parts);
  }

  @Override
  public List<Link> links() {
    List<Link> links = new ArrayList<>();
    for (int i = 0; i < strong.size(); i++) {
      Node to = nodes.get((i + 1) % nodes.size());
      links.add(new Link(nodes.get(i).candidates(), to.candidates(), strong.get(i)));
    }
    return List.copyOf(links);
  }
}
