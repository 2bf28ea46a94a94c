package io.github.nonet.logic;

import io.github.nonet.Candidate;
import java.util.List;

/**
 * A link between two nodes of a chain, each of them one candidate or several.
 *
 * @param from where it begins; unmodifiable
 * @param to where it ends; unmodifiable
 * @param strong whether one of the two ends must be true; otherwise not both can be
 * @since 1.0.0
 */
public record Link(List<Candidate> from, List<Candidate> to, boolean strong) {
  /**
   * Makes a link; the lists are copied.
   *
   * @throws IllegalArgumentException if one of the ends has no candidate, or one that no board has
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
