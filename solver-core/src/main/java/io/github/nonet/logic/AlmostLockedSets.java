package io.github.nonet.logic;

import io.github.nonet.Candidate;
import io.github.nonet.Incubating;
import io.github.nonet.internal.sets.Lists;
import io.github.nonet.logic.Part.Role;
import java.util.ArrayList;
import java.util.List;

/**
 * Almost locked sets and the restricted commons that link them.
 *
 * @param sets the sets, in order; in a death blossom, the petals
 * @param commons the restricted commons
 * @param stem the candidates of the stem of a death blossom; none otherwise
 * @since 1.0.0
 */
@Incubating
public record AlmostLockedSets(List<Als> sets, List<Common> commons, List<Candidate> stem)
    implements Reason {
  /**
   * An almost locked set: cells of one house with one more digit than cells.
   *
   * @param cells the cells
   * @param candidates their candidates
   * @since 1.0.0
   */
  @Incubating
  public record Als(List<Integer> cells, List<Candidate> candidates) {
    /** Makes a set; the lists are copied. */
    public Als {
      cells = List.copyOf(cells);
      candidates = List.copyOf(candidates);
    }

    /** {@return the digits, ascending} */
    public List<Integer> digits() {
      return candidates.stream().map(Candidate::digit).distinct().sorted().collect(Lists.toList());
    }
  }

  /**
   * A restricted common: a digit whose candidates in two sets all see each other.
   *
   * @param from the index of a set
   * @param to the index of another
   * @param digit the digit, which only one of the two can hold
   * @since 1.0.0
   */
  @Incubating
  public record Common(int from, int to, int digit) {}

  /**
   * Makes a reason; the lists are copied.
   *
   * @throws IllegalArgumentException if a restricted common is not a digit of two of the sets
   */
  public AlmostLockedSets {
    sets = List.copyOf(sets);
    commons = List.copyOf(commons);
    stem = List.copyOf(stem);
    for (Common common : commons) {
      if (!has(sets, common.from(), common.digit()) || !has(sets, common.to(), common.digit())) {
        throw new IllegalArgumentException(
            common + " is not a digit of two of the " + sets.size() + " sets; expected it in both");
      }
    }
  }

  private static boolean has(List<Als> sets, int index, int digit) {
    return index >= 0
        && index < sets.size()
        && sets.get(index).candidates().stream().anyMatch(it -> it.digit() == digit);
  }

  @Override
  public List<Part> parts() {
    Role[] roles = {Role.FIRST, Role.SECOND, Role.THIRD, Role.FOURTH};
    List<Part> parts = new ArrayList<>();
    parts.add(Part.candidates(Role.PIVOT, stem));
    for (int i = 0; i < sets.size(); i++) {
      Als set = sets.get(i);
      parts.add(new Part(roles[i % roles.length], List.of(), set.cells(), set.candidates()));
    }
    return List.copyOf(parts);
  }

  @Override
  public List<Link> links() {
    return commons.stream().map(this::link).collect(Lists.toList());
  }

  private Link link(Common common) {
    return new Link(
        places(common.from(), common.digit()), places(common.to(), common.digit()), false);
  }

  private List<Candidate> places(int set, int digit) {
    return sets.get(set).candidates().stream()
        .filter(place -> place.digit() == digit)
        .collect(Lists.toList());
  }
}
