package io.github.nonet.internal.drawing;

import io.github.nonet.Candidate;
import io.github.nonet.Inference;
import io.github.nonet.internal.sets.Lists;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;

/**
 * The part of a step that a picture shows.
 *
 * @param parts the parts with a colour, a frame or a sign
 * @param arrows the links to draw
 * @param placements the candidates to circle
 * @param eliminations the candidates to cross out
 */
public record Shown(
    List<Highlight> parts,
    List<Arrow> arrows,
    List<Candidate> placements,
    List<Candidate> eliminations) {
  /** A picture without a step. */
  public static final Shown NOTHING = of(List.of());

  /**
   * The parts with one role: its houses, or other lists of cells, are framed.
   *
   * @param role in lower case, as style sheets name it
   */
  public record Highlight(
      String role, List<int[]> houses, List<Integer> cells, List<Candidate> candidates) {}

  /** An arrow between two groups of candidates, which is dashed unless it is solid. */
  public record Arrow(List<Candidate> from, List<Candidate> to, boolean isSolid) {}

  /**
   * Returns a chain or a contradiction: an arrow from each cause to what follows from it, solid if
   * that is true. What is supposed has a diamond, what is true a number in its order; what forces
   * something is framed, constraints are in any case. The cells of the gap are hatched.
   */
  public static Shown of(
      List<Inference> inferences, List<Candidate> placements, List<Candidate> eliminations) {
    List<Arrow> arrows = new ArrayList<>();
    for (Inference effect : inferences) {
      for (int cause : effect.causes()) {
        List<Candidate> from = inferences.get(cause).candidates();
        // A refuted candidate, and an end of a chain, are where the arrow would start.
        if (!from.isEmpty() && !effect.isGap() && !effect.candidates().containsAll(from)) {
          arrows.add(new Arrow(from, effect.candidates(), effect.isTrue()));
        }
      }
    }
    List<int[]> units =
        inferences.stream()
            .filter(line -> !line.isGap())
            .flatMap(line -> line.units().stream().filter(unit -> isFramed(line, unit)))
            .map(Inference.Unit::cells)
            .distinct()
            .map(Lists::toArray)
            .collect(Lists.toList());
    List<Integer> gap =
        inferences.stream()
            .filter(Inference::isGap)
            .flatMap(line -> line.units().stream())
            .filter(unit -> unit.kind() != Inference.Unit.Kind.SUMS)
            .flatMap(unit -> unit.cells().stream())
            .distinct()
            .collect(Lists.toList());
    List<Highlight> parts =
        List.of(
            new Highlight("gap", List.of(), gap, List.of()),
            new Highlight("constraint", units, List.of(), List.of()),
            part("on", inferences, it -> it.isTrue() && it.candidates().size() > 1),
            part("filled", inferences, it -> it.isTrue() && it.candidates().size() == 1),
            part("off", inferences, it -> isOff(it, eliminations)),
            part("assumed", inferences, it -> it.kind() == Inference.Kind.SUPPOSED));
    return new Shown(parts, arrows, placements, eliminations);
  }

  private static boolean isFramed(Inference line, Inference.Unit unit) {
    return switch (unit.kind()) {
      case CAGE, CONSTRAINT, ELSEWHERE -> true;
      case HOUSE, GROUP -> line.isTrue();
      case CELL, MOVE, SIGHT, SUMS, ONE_SOLUTION -> false;
    };
  }

  /** Returns whether candidates are false on the way: what the step eliminates is crossed out. */
  private static boolean isOff(Inference line, List<Candidate> eliminations) {
    return !line.isTrue() && !eliminations.containsAll(line.candidates());
  }

  private static Highlight part(String role, List<Inference> all, Predicate<Inference> asked) {
    List<Candidate> candidates =
        all.stream()
            .filter(asked)
            .flatMap(line -> line.candidates().stream())
            .distinct()
            .collect(Lists.toList());
    return new Highlight(role, List.of(), List.of(), candidates);
  }

  /** Returns this without the hidden cells, which start with this one. */
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

  /** Returns only parts. */
  public static Shown of(List<Highlight> parts) {
    return new Shown(parts, List.of(), List.of(), List.of());
  }
}
