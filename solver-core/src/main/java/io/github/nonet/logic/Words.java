package io.github.nonet.logic;

import static io.github.nonet.internal.Geometry.column;
import static io.github.nonet.internal.Geometry.row;

import io.github.nonet.House;
import io.github.nonet.internal.Language;
import io.github.nonet.internal.Lists;
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
 *   {technique}                               its name
 *   {digits} {cells} {houses} {candidates}    of all parts of the pattern
 *   {digits.fin} {cells.endo_fin} ...         of the parts in one role; "marks" = their candidates
 *   {placements} {eliminations}               "r1c1 = 5", "5 from r1c2 and r1c3"
 *   {chain}                                   the nodes of a chain and its links
 *   {ends}                                    the candidates at the ends of a chain
 *   {fins}                                    all fins of a fish
 *   {digit}                                   the digit that a wing eliminates
 *   {pair} {corners}                          the two digits of a rectangle, its four cells
 *   {sets} {commons}                          the almost locked sets and what links them
 *   {branches} {starts}                       the implications of a net, and where they begin
 *   {name} {reason}                           of a technique of the user's
 * </pre>
 */
final class Words {
  private final Language text;
  private final Map<String, String> known = new TreeMap<>();
  private final List<Part> parts;
  private final Pattern pattern;

  /** The words for a step. */
  Words(Language text, Facts step) {
    this.text = text;
    this.pattern = step.pattern();
    this.parts = pattern.parts();
    boolean isCustom = pattern instanceof Pattern.Custom;
    known.put("technique", isCustom ? special("name") : text.get(step.technique()));
    known.put("placements", placements(step.placements()));
    known.put("eliminations", byDigit("from", step.eliminations()));
  }

  /** The words for a mistake. */
  Words(Language text, List<Candidate> candidates) {
    this.text = text;
    this.parts = List.of(Part.candidates(Role.EXTRA, candidates));
    this.pattern = new Pattern.Custom("", "", parts, List.of());
  }

  /**
   * Returns the words that a name stands for.
   *
   * @throws IllegalArgumentException if this step has no words of that name
   */
  String get(String name) {
    if (known.containsKey(name)) {
      return known.get(name);
    }
    int dot = name.indexOf('.');
    String kind = dot < 0 ? name : name.substring(0, dot);
    List<Part> asked = dot < 0 ? parts : parts(name.substring(dot + 1));
    return switch (kind) {
      case "houses" -> houses(asked);
      case "cells" -> cells(cellsOf(asked));
      case "digits" -> digits(asked);
      case "candidates" -> byDigit("in", candidates(asked));
      default -> special(name);
    };
  }

  private String special(String name) {
    return switch (name) {
      case "chain" -> chain(as(Chain.class, name));
      case "ends" -> ends(as(Chain.class, name));
      case "sets" -> sets(as(AlmostLockedSets.class, name));
      case "commons" -> commons(as(AlmostLockedSets.class, name));
      case "branches" -> branches(as(Net.class, name));
      case "starts" -> starts(as(Net.class, name));
      case "fins" -> fins(as(Pattern.Fish.class, name));
      case "digit" -> String.valueOf(as(Pattern.Wing.class, name).digit());
      case "corners" -> cells(as(Pattern.Rectangle.class, name).corners());
      case "pair" -> numbers(as(Pattern.Rectangle.class, name).digits().stream());
      case "name" -> as(Pattern.Custom.class, name).name();
      case "reason" -> as(Pattern.Custom.class, name).reason();
      default -> throw noWords(name);
    };
  }

  /** Returns the pattern, if it is of the kind that has words of this name. */
  private <P extends Pattern> P as(Class<P> kind, String name) {
    if (!kind.isInstance(pattern)) {
      throw noWords(name);
    }
    return kind.cast(pattern);
  }

  private IllegalArgumentException noWords(String name) {
    return new IllegalArgumentException("no words for {" + name + "} in " + pattern);
  }

  private List<Part> parts(String role) {
    Role asked = Role.valueOf(role.toUpperCase(Locale.ROOT));
    return parts.stream().filter(part -> part.role() == asked).collect(Lists.toList());
  }

  private static List<Candidate> candidates(List<Part> parts) {
    return parts.stream()
        .flatMap(part -> part.candidates().stream())
        .distinct()
        .collect(Lists.toList());
  }

  private static List<Integer> cellsOf(List<Part> parts) {
    return parts.stream()
        .flatMap(
            part ->
                Stream.concat(
                    part.cells().stream(), part.candidates().stream().map(Candidate::cell)))
        .collect(Lists.toList());
  }

  private String digits(List<Part> parts) {
    return numbers(candidates(parts).stream().map(Candidate::digit).distinct().sorted());
  }

  private String numbers(Stream<Integer> numbers) {
    return text.list(numbers.map(String::valueOf).collect(Lists.toList()));
  }

  /** Returns the houses as a list: {@code "row 1 and boxes 2 and 3"}. */
  private String houses(List<Part> parts) {
    Map<House.Type, List<String>> numbers = new EnumMap<>(House.Type.class);
    parts.stream()
        .flatMap(part -> part.houses().stream())
        .distinct()
        .forEach(
            house ->
                numbers
                    .computeIfAbsent(house.type(), type -> new ArrayList<>())
                    .add(String.valueOf(house.index() + 1)));
    return text.list(
        numbers.entrySet().stream()
            .map(of -> houses(of.getKey(), of.getValue()))
            .collect(Lists.toList()));
  }

  private String houses(House.Type type, List<String> numbers) {
    return text.get(numbers.size() == 1 ? type.name() : type + ".several")
        + ' '
        + text.list(numbers);
  }

  /** Returns the cells as a list: {@code "r1c1, r1c2 and r3c1"}. */
  private String cells(List<Integer> cells) {
    return text.list(new TreeSet<>(cells).stream().map(Words::cell).collect(Lists.toList()));
  }

  static String cell(int cell) {
    return "r" + (row(cell) + 1) + "c" + (column(cell) + 1);
  }

  private String placements(List<Candidate> placements) {
    return text.list(placements.stream().map(Words::placement).collect(Lists.toList()));
  }

  private static String placement(Candidate candidate) {
    return cell(candidate.cell()) + " = " + candidate.digit();
  }

  /** Returns the candidates by digit: {@code "5 from r1c1 and r1c2; 6 from r2c2"}. */
  private String byDigit(String preposition, List<Candidate> candidates) {
    Map<Integer, List<Integer>> cellsOf = new TreeMap<>();
    for (Candidate candidate : candidates) {
      cellsOf.computeIfAbsent(candidate.digit(), d -> new ArrayList<>()).add(candidate.cell());
    }
    return cellsOf.entrySet().stream()
        .map(of -> of.getKey() + " " + text.get(preposition) + " " + cells(of.getValue()))
        .collect(Collectors.joining("; "));
  }

  /** Returns the candidates of the first and the last node: {@code "7 in r1c1 and r2c5"}. */
  private String ends(Chain chain) {
    Chain.Node first = chain.nodes().get(0);
    Chain.Node last = chain.nodes().get(chain.nodes().size() - 1);
    return byDigit(
        "in",
        Stream.concat(first.candidates().stream(), last.candidates().stream())
            .collect(Lists.toList()));
  }

  /** Returns the nodes with {@code =} for a strong and {@code -} for a weak link between them. */
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
    Stream<Integer> cells =
        node.almostLocked().isEmpty()
            ? node.candidates().stream().map(Candidate::cell)
            : node.almostLocked().stream();
    return "(" + node.digit() + ")" + cells.map(Words::cell).collect(Collectors.joining(","));
  }

  private String sets(AlmostLockedSets als) {
    List<String> sets = new ArrayList<>();
    for (AlmostLockedSets.Als set : als.sets()) {
      String digits = set.digits().stream().map(String::valueOf).collect(Collectors.joining(""));
      sets.add(cells(set.cells()) + " {" + digits + "}");
    }
    return String.join("; ", sets);
  }

  private String commons(AlmostLockedSets als) {
    return numbers(als.commons().stream().map(AlmostLockedSets.Common::digit).distinct());
  }

  private String fins(Pattern.Fish fish) {
    return cells(
        Stream.concat(fish.fins().stream(), fish.endoFins().stream()).collect(Lists.toList()));
  }

  private String starts(Net net) {
    return cells(
        net.branches().stream()
            .map(branch -> branch.assumption().candidate().cell())
            .collect(Lists.toList()));
  }

  private String branches(Net net) {
    return net.branches().stream().map(this::branch).collect(Collectors.joining("; "));
  }

  private String branch(Net.Branch branch) {
    return branch.inferences().stream()
        .map(it -> cell(it.candidate().cell()) + sign(it.on()) + it.candidate().digit())
        .collect(Collectors.joining(" \u2192 "));
  }

  private static String sign(boolean on) {
    return on ? " = " : " \u2260 ";
  }
}
