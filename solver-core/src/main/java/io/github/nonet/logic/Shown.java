package io.github.nonet.logic;

import io.github.nonet.Candidate;
import io.github.nonet.Candidates;
import io.github.nonet.Detail;
import io.github.nonet.House;
import io.github.nonet.internal.Lists;
import io.github.nonet.logic.Part.Role;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What a picture shows of a step. Of a depth less than {@code FULL} it shows no role, no link, and
 * not what the step does.
 *
 * <pre>
 *   TECHNIQUE   nothing: the state alone
 *   WHERE       the houses in which to look; if there are none, the pivot; or else the cells
 *   FULL        all parts and links of the reason, and what the step does
 * </pre>
 *
 * @param parts what has a colour or a frame
 * @param links what is joined
 * @param placements what is placed
 * @param eliminations what is crossed out
 */
record Shown(
    List<Part> parts, List<Link> links, List<Candidate> placements, List<Candidate> eliminations) {

  /** Returns what is shown of the step. */
  static Shown of(Step step, Detail detail) {
    if (detail == Detail.FULL) {
      Reason reason = step.reason();
      return new Shown(reason.parts(), reason.links(), step.placements(), step.eliminations());
    }
    boolean isWhere = detail == Detail.WHERE;
    List<Part> where = isWhere ? List.of(where(step.reason())) : List.of();
    return new Shown(where, List.of(), List.of(), List.of());
  }

  private static Part where(Reason reason) {
    List<House> houses =
        reason.parts().stream()
            .filter(part -> part.role() == Role.HOUSE || part.role() == Role.BASE)
            .flatMap(part -> part.houses().stream())
            .distinct()
            .collect(Lists.toList());
    if (!houses.isEmpty()) {
      return Part.houses(Role.HOUSE, houses);
    }
    List<Integer> pivot = cells(reason.parts().stream().filter(part -> part.role() == Role.PIVOT));
    return Part.cells(Role.DEFINING, pivot.isEmpty() ? cells(reason.parts().stream()) : pivot);
  }

  /** Not by {@code distinct().sorted()}: after {@code flatMap}, TeaVM's lets twins through. */
  private static List<Integer> cells(Stream<Part> parts) {
    return List.copyOf(
        parts
            .flatMap(
                part ->
                    Stream.concat(
                        part.cells().stream(), part.candidates().stream().map(Candidate::cell)))
            .collect(Collectors.toCollection(TreeSet::new)));
  }

  /**
   * Returns the candidates of the state that a text marks: of a place to look, all of its cells.
   */
  Set<Candidate> marked(Candidates state) {
    Set<Candidate> marked = new HashSet<>();
    for (Part part : parts) {
      marked.addAll(part.candidates());
      if (placements.isEmpty() && eliminations.isEmpty()) {
        Stream<Integer> inHouses = part.houses().stream().flatMap(it -> it.cells().stream());
        Stream.concat(part.cells().stream(), inHouses)
            .filter(cell -> state.digit(cell) == 0)
            .forEach(cell -> state.digits(cell).forEach(d -> marked.add(new Candidate(cell, d))));
      }
    }
    return marked;
  }
}
