package io.github.nonet.internal.drawing;

import io.github.nonet.Candidate;
import io.github.nonet.Inference;
import io.github.nonet.internal.sets.Lists;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;

/**
 * What a picture shows of a step.
 *
 * @param parts what has a colour, a frame or a sign
 * @param arrows what is joined
 * @param placements what is circled
 * @param eliminations what is crossed out
 */
public record Shown(
    List<Highlight> parts,
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
  public record Highlight(
      String role, List<int[]> houses, List<Integer> cells, List<Candidate> candidates) {}

  /** An arrow between two groups of candidates, which is dashed unless it is solid. */
  public record Arrow(List<Candidate> from, List<Candidate> to, boolean isSolid) {}

  /**
   * Returns a chain, or a contradiction with its gap: an arrow from each cause to its effect, solid
   * if that is true. What is assumed has a diamond, what is true a number in its order; constraints
   * and houses that force something are framed.
   *
   * @param gap the cells to which no value is left, or a value has no place; they are hatched
   */
  public static Shown of(
      List<Inference> inferences,
      List<Integer> gap,
      List<Candidate> placements,
      List<Candidate> eliminations) {
    List<Arrow> arrows = new ArrayList<>();
    for (Inference effect : inferences) {
      for (int cause : effect.causes()) {
        List<Candidate> from = List.of(inferences.get(cause).candidate());
        arrows.add(new Arrow(from, List.of(effect.candidate()), effect.isTrue()));
      }
    }
    List<int[]> units =
        inferences.stream()
            .map(Inference::unit)
            .filter(unit -> !unit.isEmpty())
            .distinct()
            .map(Lists::toArray)
            .collect(Lists.toList());
    List<Highlight> parts =
        List.of(
            new Highlight("gap", List.of(), gap, List.of()),
            new Highlight("constraint", units, List.of(), List.of()),
            part("filled", inferences, Inference::isTrue),
            part("off", inferences, it -> !it.isTrue()),
            part("assumed", inferences, it -> it.causes().isEmpty()));
    return new Shown(parts, arrows, placements, eliminations);
  }

  private static Highlight part(String role, List<Inference> all, Predicate<Inference> asked) {
    List<Candidate> candidates =
        all.stream().filter(asked).map(Inference::candidate).collect(Lists.toList());
    return new Highlight(role, List.of(), List.of(), candidates);
  }

  /** Returns this without the cells from one on: nobody sees them. */
  public Shown below(int end) {
    List<Highlight> shown =
        parts.stream()
            .map(
                part ->
                    new Highlight(
                        part.role,
                        part.houses.stream()
                            .map(house -> Arrays.stream(house).filter(it -> it < end).toArray())
                            .filter(house -> house.length > 0)
                            .collect(Lists.toList()),
                        part.cells.stream().filter(it -> it < end).collect(Lists.toList()),
                        below(end, part.candidates)))
            .collect(Lists.toList());
    List<Arrow> between =
        arrows.stream()
            .filter(it -> below(end, it.from).size() == it.from.size())
            .filter(it -> below(end, it.to).size() == it.to.size())
            .collect(Lists.toList());
    return new Shown(shown, between, below(end, placements), below(end, eliminations));
  }

  private static List<Candidate> below(int end, List<Candidate> candidates) {
    return candidates.stream().filter(it -> it.cell() < end).collect(Lists.toList());
  }

  /** Returns parts alone. */
  public static Shown of(List<Highlight> parts) {
    return new Shown(parts, List.of(), List.of(), List.of());
  }
}
