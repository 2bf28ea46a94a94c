package io.github.nonet.logic;

import static io.github.nonet.internal.Geometry.SIZE;

import io.github.nonet.Candidate;
import io.github.nonet.House;
import io.github.nonet.internal.Geometry;
import io.github.nonet.internal.sets.Lists;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** The words that make up {@link Notation}: cells, candidates, houses and digits. */
final class CellNotation {
  static final String PLACES = "=";
  static final String ELIMINATES = "<>";

  private CellNotation() {}

  static String result(Step step) {
    return step.placements().isEmpty()
        ? candidates(step.eliminations(), ELIMINATES)
        : candidates(step.placements(), PLACES);
  }

  static String cell(int cell) {
    Objects.checkIndex(cell, SIZE * SIZE);
    return Geometry.notation(cell);
  }

  static String cells(Collection<Integer> cells) {
    TreeSet<Integer> rest = new TreeSet<>(cells);
    rest.forEach(cell -> Objects.checkIndex(cell, SIZE * SIZE));
    List<String> groups = new ArrayList<>();
    while (!rest.isEmpty()) {
      groups.add(takeGroup(rest));
    }
    return String.join(",", groups);
  }

  private static String takeGroup(TreeSet<Integer> rest) {
    int first = rest.pollFirst();
    int row = first / SIZE;
    int column = first % SIZE;
    Optional<Integer> second =
        rest.stream().filter(it -> it / SIZE == row || it % SIZE == column).findFirst();
    boolean inRow = second.isPresent() && second.get() / SIZE == row;
    List<Integer> group =
        rest.stream()
            .filter(it -> inRow ? it / SIZE == row : it % SIZE == column)
            .collect(Lists.toList());
    rest.removeAll(group);
    return inRow
        ? "r" + (row + 1) + "c" + (column + 1) + numbers(group, SIZE, 1)
        : "r" + (row + 1) + numbers(group, 1, SIZE) + "c" + (column + 1);
  }

  /** Returns the columns of cells, or their rows, counted from one. */
  private static String numbers(List<Integer> cells, int modulus, int divisor) {
    return cells.stream()
        .map(cell -> String.valueOf((divisor == 1 ? cell % modulus : cell / divisor) + 1))
        .collect(Collectors.joining());
  }

  /** Returns candidates by digit, with a sign between cells and digit. */
  static String candidates(Collection<Candidate> candidates, String sign) {
    Map<Integer, List<Integer>> byDigit = new TreeMap<>();
    for (Candidate candidate : candidates) {
      byDigit.computeIfAbsent(candidate.digit(), digit -> new ArrayList<>()).add(candidate.cell());
    }
    return byDigit.entrySet().stream()
        .map(it -> cells(it.getValue()) + sign + it.getKey())
        .collect(Collectors.joining(", "));
  }

  static String house(House house) {
    return letter(house) + (house.index() + 1);
  }

  /** Returns the first letter of row, column or box. */
  private static String letter(House house) {
    return house.type().name().substring(0, 1).toLowerCase(Locale.ROOT);
  }

  /** Returns houses, grouped by type: {@code "r28"}, {@code "r1b3"}. */
  static String houses(List<House> houses) {
    Map<String, String> byType = new LinkedHashMap<>();
    for (House house : houses) {
      byType.merge(letter(house), String.valueOf(house.index() + 1), String::concat);
    }
    return byType.entrySet().stream()
        .map(it -> it.getKey() + it.getValue())
        .collect(Collectors.joining());
  }

  /** Returns digits side by side: {@code "258"}. */
  static String digits(Collection<Integer> digits) {
    return digits.stream().map(String::valueOf).collect(Collectors.joining());
  }
}
