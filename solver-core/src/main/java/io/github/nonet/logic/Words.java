package io.github.nonet.logic;

import io.github.nonet.Candidate;
import io.github.nonet.House;
import io.github.nonet.internal.Geometry;
import io.github.nonet.internal.language.Language;
import io.github.nonet.internal.sets.Lists;
import io.github.nonet.logic.Part.Role;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The words that the sentences of {@link StepText} may use for a step.
 *
 * <pre>
 *   {technique}                               its name
 *   {digits} {cells} {houses} {candidates}    of all parts of the reason
 *   {digits.fin} {cells.endo_fin} ...         of the parts in one role; "marks" = their candidates
 *   {placements} {eliminations}               "r1c1 = 5", "5 and 6 from r1c2 and r1c3"
 *   {chain}                                   the nodes of a chain and its links
 *   {ends}                                    the candidates at the ends of a chain
 *   {fins}                                    all fins of a fish
 *   {digit}                                   the digit that a wing eliminates
 *   {pair} {corners}                          the two digits of a rectangle, its four cells
 *   {sets} {commons}                          the almost locked sets and what links them
 *   {branches} {starts}                       the implications of a net, and where they begin
 *   {agreement}                               whether all of them lead to the conclusion
 *   {name} {reason}                           of a user's technique
 *   {fins:fin/fins}                           "fin" for one, "fins" for several, of any of these
 * </pre>
 */
final class Words implements UnaryOperator<String> {
  /*
   * The words that nearly all steps have are put together by loops: with streams they were a fifth
   * of the time of a first hint.
   */
  private final Language text;
  private final Map<String, String> known = new TreeMap<>();
  private final List<Part> parts;
  private final Reason reason;

  /** Whether it is a net of verity; and what that proves. */
  private final boolean isVerity;

  private final List<Candidate> proved;

  /** The words for a step. */
  Words(Language text, Facts step) {
    this.text = text;
    this.reason = step.reason();
    this.parts = reason.parts();
    isVerity = step.technique().equals(Technique.FORCING_NET_VERITY.name());
    proved = step.placements().isEmpty() ? step.eliminations() : step.placements();
    boolean isCustom = reason instanceof Reason.Custom;
    known.put("technique", isCustom ? special("name") : text.get(step.technique()));
    known.put("placements", placements(step.placements()));
    known.put("eliminations", byCell("from", step.eliminations()));
  }

  /** The words for a mistake. */
  Words(Language text, List<Candidate> candidates) {
    this.text = text;
    this.parts = List.of(Part.candidates(Role.EXTRA, candidates));
    this.reason = new Reason.Custom("", "", parts, List.of());
    isVerity = false;
    proved = List.of();
  }

  /**
   * Returns the words that replace a name.
   *
   * @throws IllegalArgumentException if this step has no words of that name
   */
  @Override
  public String apply(String name) {
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
      case "candidates" -> byCell("in", candidates(asked));
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
      case "agreement" -> agreement(as(Net.class, name));
      case "starts" -> starts(as(Net.class, name));
      case "fins" -> fins(as(Reason.Fish.class, name));
      case "digit" -> String.valueOf(as(Reason.Wing.class, name).digit());
      case "corners" -> cells(as(Reason.Rectangle.class, name).corners());
      case "pair" -> numbers(as(Reason.Rectangle.class, name).digits());
      case "name" -> as(Reason.Custom.class, name).name();
      case "reason" -> as(Reason.Custom.class, name).reason();
      default -> throw noWords(name);
    };
  }

  /** Returns the reason, if it is of the kind that has words of this name. */
  private <P extends Reason> P as(Class<P> kind, String name) {
    if (!kind.isInstance(reason)) {
      throw noWords(name);
    }
    return kind.cast(reason);
  }

  private IllegalArgumentException noWords(String name) {
    return new IllegalArgumentException("no words for {" + name + "} in " + reason);
  }

  private List<Part> parts(String role) {
    Role asked = Role.valueOf(role.toUpperCase(Locale.ROOT));
    List<Part> inRole = new ArrayList<>();
    for (Part part : parts) {
      if (part.role() == asked) {
        inRole.add(part);
      }
    }
    return inRole;
  }

  private static List<Candidate> candidates(List<Part> parts) {
    Set<Candidate> candidates = new LinkedHashSet<>();
    for (Part part : parts) {
      candidates.addAll(part.candidates());
    }
    return new ArrayList<>(candidates);
  }

  private static List<Integer> cellsOf(List<Part> parts) {
    List<Integer> cells = new ArrayList<>();
    for (Part part : parts) {
      cells.addAll(part.cells());
      for (Candidate candidate : part.candidates()) {
        cells.add(candidate.cell());
      }
    }
    return cells;
  }

  private String digits(List<Part> parts) {
    Set<Integer> digits = new TreeSet<>();
    for (Candidate candidate : candidates(parts)) {
      digits.add(candidate.digit());
    }
    return numbers(digits);
  }

  private String numbers(Collection<Integer> numbers) {
    List<String> words = new ArrayList<>();
    for (int number : numbers) {
      words.add(String.valueOf(number));
    }
    return text.list(words);
  }

  /** Returns the houses as a list: {@code "row 1 and boxes 2 and 3"}. */
  private String houses(List<Part> parts) {
    Set<House> houses = new LinkedHashSet<>();
    for (Part part : parts) {
      houses.addAll(part.houses());
    }
    List<String> words = new ArrayList<>();
    for (House.Type type : House.Type.values()) {
      List<String> numbers = new ArrayList<>();
      for (House house : houses) {
        if (house.type() == type) {
          numbers.add(String.valueOf(house.index() + 1));
        }
      }
      if (!numbers.isEmpty()) {
        words.add(houses(type, numbers));
      }
    }
    return text.list(words);
  }

  private String houses(House.Type type, List<String> numbers) {
    return text.get(numbers.size() == 1 ? type.name() : type + ".several")
        + ' '
        + text.list(numbers);
  }

  /** Returns the cells as a list: {@code "r1c1, r1c2 and r3c1"}. */
  private String cells(List<Integer> cells) {
    List<String> words = new ArrayList<>();
    for (int cell : new TreeSet<>(cells)) {
      words.add(Geometry.notation(cell));
    }
    return text.list(words);
  }

  private String placements(List<Candidate> placements) {
    List<String> words = new ArrayList<>();
    for (Candidate candidate : placements) {
      words.add(Geometry.notation(candidate.cell()) + " = " + candidate.digit());
    }
    return text.list(words);
  }

  /** Returns each cell once, with its digits: {@code "5 and 6 from r1c1 and r1c2; 6 from r2c2"}. */
  private String byCell(String preposition, List<Candidate> candidates) {
    Map<Integer, Set<Integer>> digitsOf = new TreeMap<>();
    for (Candidate candidate : candidates) {
      digitsOf.computeIfAbsent(candidate.cell(), cell -> new TreeSet<>()).add(candidate.digit());
    }
    Map<Set<Integer>, List<Integer>> cellsOf = new LinkedHashMap<>();
    for (Map.Entry<Integer, Set<Integer>> of : digitsOf.entrySet()) {
      cellsOf.computeIfAbsent(of.getValue(), digits -> new ArrayList<>()).add(of.getKey());
    }
    List<String> words = new ArrayList<>();
    for (Map.Entry<Set<Integer>, List<Integer>> of : cellsOf.entrySet()) {
      words.add(numbers(of.getKey()) + " " + text.get(preposition) + " " + cells(of.getValue()));
    }
    return String.join("; ", words);
  }

  /** Returns the candidates of the first and the last node: {@code "7 in r1c1 and r2c5"}. */
  private String ends(Chain chain) {
    Chain.Node first = chain.nodes().get(0);
    Chain.Node last = chain.nodes().get(chain.nodes().size() - 1);
    return byCell(
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
    return "("
        + node.digit()
        + ")"
        + cells.map(Geometry::notation).collect(Collectors.joining(","));
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
    return numbers(
        als.commons().stream()
            .map(AlmostLockedSets.Common::digit)
            .distinct()
            .collect(Lists.toList()));
  }

  private String fins(Reason.Fish fish) {
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
    return net.branches().stream()
        .map(it -> isGap(it) ? branch(it) + ' ' + text.get("net.gap") : branch(it))
        .collect(Collectors.joining("; "));
  }

  private String agreement(Net net) {
    return text.get(net.branches().stream().anyMatch(this::isGap) ? "net.some" : "net.all");
  }

  /** Returns whether a branch of a net of verity ends elsewhere, which is in a contradiction. */
  private boolean isGap(Net.Branch branch) {
    return isVerity && !proved.contains(branch.conclusion().candidate());
  }

  private String branch(Net.Branch branch) {
    return branch.inferences().stream()
        .map(
            it ->
                Geometry.notation(it.candidate().cell())
                    + (it.isTrue() ? " = " : " \u2260 ")
                    + it.candidate().digit())
        .collect(Collectors.joining(" \u2192 "));
  }
}
