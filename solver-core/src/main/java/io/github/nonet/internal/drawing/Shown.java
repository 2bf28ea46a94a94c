package io.github.nonet.internal.drawing;

import io.github.nonet.Candidate;
import java.util.List;

/**
 * What a picture shows of a step.
 *
 * @param parts what has a colour, a frame or a sign
 * @param arrows what is joined
 * @param placements what is circled
 * @param eliminations what is crossed out
 */
public record Shown(
    List<Part> parts,
    List<Arrow> arrows,
    List<Candidate> placements,
    List<Candidate> eliminations) {
  /** A picture without a step. */
  public static final Shown NOTHING = of(List.of());

  /**
   * What plays one role: its houses, or other lists of cells, are framed.
   *
   * @param role in lower case, as style sheets name it
   */
  public record Part(
      String role, List<int[]> houses, List<Integer> cells, List<Candidate> candidates) {}

  /** An arrow between two groups of candidates, which is dashed unless it is solid. */
  public record Arrow(List<Candidate> from, List<Candidate> to, boolean isSolid) {}

  /** Returns parts alone. */
  public static Shown of(List<Part> parts) {
    return new Shown(parts, List.of(), List.of(), List.of());
  }
}
