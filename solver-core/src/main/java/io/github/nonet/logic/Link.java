package io.github.nonet.logic;

import io.github.nonet.Candidate;
import java.util.List;

/**
 * A link between two nodes of a chain, each of which is one candidate or several.
 *
 * @param from the candidates at the start; unmodifiable
 * @param to the candidates at the end; unmodifiable
 * @param strong whether at least one end must be true; otherwise at most one can be
 * @since 1.0.0
 */
public record Link(List<Candidate> from, List<Candidate> to, boolean strong) {
  /**
   * Makes a link; the lists are copied.
   *
   * @throws IllegalArgumentException if one of the ends has no candidate, or one that does not
   *     exist on a board
   */
  public Link {
    from = end("from", from);
    to = end("to", to);
  }

  private static List<Candidate> end(String name, List<Candidate> candidates) {
    List<Candidate> copy = Part.onBoard(name, candidates);
    if (copy.isEmpty()) {
      throw new IllegalArgumentException(name + " has no candidate; expected one or more");
    }
    return copy;
  }
}
