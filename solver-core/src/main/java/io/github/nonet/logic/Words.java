package io.github.nonet.logic;

import io.github.nonet.logic.Part.Role;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The words that the sentences of {@link StepText} may use for a step.
 *
 * <pre>
 *   {technique}                  the name
 *   {digits} {cells} {houses}    of all parts of the pattern
 *   {digits.fin} {cells.fin} {houses.cover} {candidates.extra} ...    of the parts in one role
 *   {placements} {eliminations}  "r1c1 = 5", "5 from r1c2 and r1c3"
 *   {chain}                      the nodes and links of a chain
 * </pre>
 */
final class Words {
  private static final int SIZE = 9;

  private final StepText text;
  private final Map<String, String> words;

  Words(StepText text, Map<String, String> words) {
    this.text = text;
    this.words = words;
  }

  /** Adds the words for the step. */
  void tell(Step step) {
    words.put("technique", text.name(step.technique()));
    words.put("placements", placements(step.placements()));
    words.put("eliminations", eliminations(step.eliminations()));
    List<Part> parts = step.pattern().parts();
    tell("", parts);
    Map<Role, List<Part>> byRole =
        parts.stream()
            .collect(
                Collectors.groupingBy(
                    Part::role, () -> new EnumMap<>(Role.class), Collectors.toList()));
    for (Role role : Role.values()) {
      String suffix = "." + role.name().toLowerCase(Locale.ROOT).replace('_', '-');
      tell(suffix, byRole.getOrDefault(role, List.of()));
    }
    if (step.pattern() instanceof Chain chain) {
      words.put("chain", chain(chain));
    }
    if (step.pattern() instanceof Pattern.Custom custom) {
      words.put("name", custom.name());
      words.put("reason", custom.reason());
    }
  }

  private void tell(String suffix, List<Part> parts) {
    List<Candidate> candidates = parts.stream().flatMap(p -> p.candidates().stream()).toList();
    Stream<Integer> cells = parts.stream().flatMap(part -> part.cells().stream());
    words.put("houses" + suffix, houses(parts));
    words.put(
        "cells" + suffix,
        cells(Stream.concat(cells, candidates.stream().map(Candidate::cell)).toList()));
    words.put(
        "digits" + suffix,
        text.list(
            candidates.stream()
                .map(Candidate::digit)
                .distinct()
                .sorted()
                .map(String::valueOf)
                .toList()));
    words.put(
        "candidates" + suffix, eliminations(candidates).replace(text.get("from"), text.get("in")));
  }

  private String houses(List<Part> parts) {
    return text.list(
        parts.stream()
            .flatMap(part -> part.houses().stream())
            .distinct()
            .map(text::house)
            .toList());
  }

  /** Returns the cells as a list: {@code "r1c1, r1c2 and r3c1"}. */
  private String cells(List<Integer> cells) {
    return text.list(new TreeSet<>(cells).stream().map(Words::cell).toList());
  }

  private static String cell(int cell) {
    return "r" + (cell / SIZE + 1) + "c" + (cell % SIZE + 1);
  }

  private String placements(List<Candidate> placements) {
    return text.list(
        placements.stream().map(place -> cell(place.cell()) + " = " + place.digit()).toList());
  }

  private String eliminations(List<Candidate> eliminations) {
    Map<Integer, List<Integer>> cellsOf = new TreeMap<>();
    for (Candidate gone : eliminations) {
      cellsOf.computeIfAbsent(gone.digit(), digit -> new ArrayList<>()).add(gone.cell());
    }
    return text.list(
        cellsOf.entrySet().stream()
            .map(of -> of.getKey() + " " + text.get("from") + " " + cells(of.getValue()))
            .toList());
  }

  /** Returns the nodes with {@code =} for strong and {@code -} for weak links between them. */
  private String chain(Chain chain) {
    StringBuilder words = new StringBuilder();
    for (int i = 0; i < chain.nodes().size(); i++) {
      words.append(node(chain.nodes().get(i)));
      if (i < chain.strong().size()) {
        words.append(chain.strong().get(i) ? " = " : " - ");
      }
    }
    return chain.isLoop() ? words.append(node(chain.nodes().get(0))).toString() : words.toString();
  }

  private String node(Chain.Node node) {
    String cells =
        node.candidates().stream()
            .map(place -> cell(place.cell()))
            .collect(Collectors.joining(","));
    return "(" + node.digit() + ")" + cells;
  }
}
