package io.github.nonet.logic;

import io.github.nonet.Incubating;
import io.github.nonet.logic.Part.Role;
import java.util.ArrayList;
import java.util.List;

/**
 * One or two pairs of opposite colours of the candidates of a digit: in each pair, exactly one
 * colour is true.
 *
 * @param digit the digit
 * @param pairs the pairs
 * @since 1.0.0
 */
@Incubating
public record Colors(int digit, List<Pair> pairs) implements Reason {
  /**
   * Two opposite colours.
   *
   * @param first the cells of one colour
   * @param second the cells of the other colour
   * @since 1.0.0
   */
  @Incubating
  public record Pair(List<Integer> first, List<Integer> second) {
    /** Makes a pair; the lists are copied. */
    public Pair {
      first = List.copyOf(first);
      second = List.copyOf(second);
    }
  }

  /**
   * Makes a reason; the list is copied.
   *
   * @throws IllegalArgumentException if there are not one or two pairs
   */
  public Colors {
    pairs = List.copyOf(pairs);
    if (pairs.isEmpty() || pairs.size() > 2) {
      throw new IllegalArgumentException("there are " + pairs.size() + " pairs; expected 1 or 2");
    }
  }

  @Override
  public List<Part> parts() {
    Role[] roles = {Role.FIRST, Role.SECOND, Role.THIRD, Role.FOURTH};
    List<Part> parts = new ArrayList<>();
    for (int i = 0; i < pairs.size(); i++) {
      parts.add(Part.digit(roles[2 * i], digit, pairs.get(i).first()));
      parts.add(Part.digit(roles[2 * i + 1], digit, pairs.get(i).second()));
    }
    return List.copyOf(parts);
  }
}
