package io.github.nonet.logic;

import io.github.nonet.Candidate;
import io.github.nonet.House;
import io.github.nonet.internal.Geometry;
import io.github.nonet.internal.language.Language;
import io.github.nonet.internal.sets.Lists;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The words for a chain, as {@link Words} lists them. */
final class ChainWords {
  private final Language text;
  private final Chain chain;

  ChainWords(Language text, Chain chain) {
    this.text = text;
    this.chain = chain;
  }

  /** Returns the words that replace a name. */
  String get(String name) {
    return switch (name) {
      case "path" -> path();
      case "ends" -> oneEndIsTrue();
      case "box" -> box();
      case "lines" -> lines();
      case "low" -> String.valueOf(digits().first());
      default -> String.valueOf(digits().last());
    };
  }

  private TreeSet<Integer> digits() {
    TreeSet<Integer> digits = new TreeSet<>();
    chain.nodes().forEach(node -> digits.add(node.digit()));
    return digits;
  }

  /** Returns the candidates of the first and the last node, each once. */
  static List<Candidate> ends(Chain chain) {
    Chain.Node first = chain.nodes().get(0);
    Chain.Node last = chain.nodes().get(chain.nodes().size() - 1);
    return Stream.concat(first.candidates().stream(), last.candidates().stream())
        .distinct()
        .sorted()
        .collect(Lists.toList());
  }

  /** Returns the cells of the nodes, each once: {@code "r1c6 - r8c6 - r8c3 - r2c3"}. */
  private String path() {
    return chain.nodes().stream()
        .flatMap(node -> cells(node).stream())
        .distinct()
        .map(Geometry::notation)
        .collect(Collectors.joining(" - "));
  }

  private static List<Integer> cells(Chain.Node node) {
    return node.candidates().stream().map(Candidate::cell).collect(Lists.toList());
  }

  /**
   * Returns the statement that one end is true, or both.
   *
   * <pre>
   *   one cell               r1c1 is 4 or 5
   *   one digit              6 is in r2c5 or r7c6, or in both
   *   one digit, groups      6 is in at least one of r2c5, r2c6 and r7c6
   *   two of each            4 is in r1c1 or 5 is in r2c2, or both
   * </pre>
   */
  private String oneEndIsTrue() {
    Set<Integer> cells = new TreeSet<>();
    Map<Integer, Set<Integer>> cellsOf = new TreeMap<>();
    for (Candidate end : ends(chain)) {
      cells.add(end.cell());
      cellsOf.computeIfAbsent(end.digit(), digit -> new TreeSet<>()).add(end.cell());
    }
    if (cells.size() == 1) {
      List<String> digits = cellsOf.keySet().stream().map(String::valueOf).collect(Lists.toList());
      return say("ends.cell", text.list(digits, "or"), cells(cells, "and"));
    }
    if (cellsOf.size() == 1) {
      String digit = String.valueOf(chain.nodes().get(0).digit());
      boolean isTwo = cells.size() == 2;
      return say(isTwo ? "ends.two" : "ends.group", digit, cells(cells, isTwo ? "or" : "and"));
    }
    List<String> words = new ArrayList<>();
    cellsOf.forEach(
        (digit, of) -> words.add(say("ends.one", String.valueOf(digit), cells(of, "or"))));
    return text.fill("ends.either", Map.of("first", words.get(0), "last", words.get(1)));
  }

  private String say(String key, String digits, String cells) {
    return text.fill(key, Map.of("digits", digits, "cells", cells));
  }

  private String cells(Collection<Integer> cells, String key) {
    return text.list(cells.stream().map(Geometry::notation).collect(Lists.toList()), key);
  }

  /** Returns the cells of the last two nodes. */
  private List<Integer> group() {
    int size = chain.nodes().size();
    return chain.nodes().subList(Math.max(0, size - 2), size).stream()
        .flatMap(node -> cells(node).stream())
        .collect(Lists.toList());
  }

  private String box() {
    return name(House.Type.BOX, group()).orElse(text.get("some.box"));
  }

  /** Returns the line that the two nodes before the last share, and the line of the last node. */
  private String lines() {
    int last = chain.nodes().size() - 1;
    List<Integer> first = new ArrayList<>(cells(chain.nodes().get(Math.max(0, last - 1))));
    first.addAll(cells(chain.nodes().get(Math.max(0, last - 2))));
    List<Integer> second = cells(chain.nodes().get(last));
    House.Type type = name(House.Type.ROW, first).isPresent() ? House.Type.ROW : House.Type.COLUMN;
    House.Type other = type == House.Type.ROW ? House.Type.COLUMN : House.Type.ROW;
    return text.fill(
        "either",
        Map.of(
            "first", name(type, first).orElse(text.get("some.line")),
            "last", name(other, second).orElse(text.get("some.line"))));
  }

  /** Returns the name of the house of a type that has all the cells, if there is one. */
  private Optional<String> name(House.Type type, List<Integer> cells) {
    return House.all().stream()
        .filter(house -> house.type() == type && house.cells().containsAll(cells))
        .findFirst()
        .map(house -> text.get(type.name()) + ' ' + (house.index() + 1));
  }
}
