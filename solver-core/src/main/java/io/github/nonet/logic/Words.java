package io.github.nonet.logic;

import io.github.nonet.Candidate;
import io.github.nonet.House;
import io.github.nonet.internal.Geometry;
import io.github.nonet.internal.language.Language;
import io.github.nonet.internal.logic.Houses;
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
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The words that the sentences of {@link StepText} may use for a step.
 *
 * <pre>
 *   {technique}                               its name
 *   {digits} {cells} {houses} {candidates}    of all parts of the reason
 *   {house} {count}                           its first house, and how many cells it has
 *   {digits.fin} {cells.endo_fin} ...         of the parts in one role; "marks" = their candidates
 *   {placements} {eliminations}               "r1c1 = 5", "5 and 6 from r1c2 and r1c3"
 *   {gone} {targets} {lost}                   the digits that the step eliminates, from where, and
 *                                             how many candidates
 *   {ends} {outer}                            that one end of a chain is true; the cells of both
 *   {path}                                    the cells of a chain in their order
 *   {low} {high}                              its smallest and its greatest digit
 *   {box} {lines}                             where the group at the end of a chain lies
 *   {fins}                                    all fins of a fish
 *   {digit} {pincers}                         the digit that a wing eliminates, its pincers
 *   {extras}                                  one of the other digits of a rectangle
 *   {pair} {kept} {corners} {shared}          the two digits of a rectangle, the digit kept, its
 *                                             four cells, and the houses of its roof
 *   {linked} {clash}                          which colours see each other; the two eliminated cells
 *                                             that do
 *   {sets} {commons} {outer} {petals}         the almost locked sets and their links
 *   {starts}                                  where a net starts
 *   {choice} {branches} {contradiction}       its suppositions, and their consequences
 *   {outcome}                                 where these lead
 *   {truth}                                   the opposite of a refuted supposition, and how it
 *                                             excludes the eliminations
 *   {facts}                                   what follows if no supposition is needed
 *   {clauses} {why}                           what follows if the first end of a chain is false,
 *                                             and how the ends exclude the eliminations
 *   {pairs}                                   why a loop eliminates
 *   {name} {reason}                           of a user's technique
 *   {fins:fin/fins}                           "fin" for one, "fins" for several, of any of these
 *   {Ends}                                    with a capital, any of these
 * </pre>
 */
final class Words implements UnaryOperator<String> {
  /*
   * The words of nearly all steps are put together by loops, because with streams they took a fifth
   * of the time of a first hint.
   */
  private final Language text;
  private final Map<String, String> known = new TreeMap<>();
  private final List<Part> parts;
  private final Reason reason;
  private final List<Candidate> eliminations;
  private final @Nullable Telling telling;

  private final ProofWords proofWords;

  /** The words for a step. */
  Words(Language text, Facts step) {
    this.text = text;
    this.reason = step.reason();
    this.parts = reason.parts();
    this.eliminations = step.eliminations();
    this.telling = step.telling();
    proofWords = new ProofWords(text, step.proof(), step.state());
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
    this.eliminations = candidates;
    this.telling = null;
    proofWords = new ProofWords(text, List.of(), null);
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
      case "house" -> houses(firstHouse());
      case "count" -> String.valueOf(new TreeSet<>(cellsOf(parts)).size());
      case "gone" -> digits(eliminated());
      case "lost" -> String.valueOf(eliminations.size());
      case "extras" -> extras();
      case "targets" -> cells(cellsOf(eliminated()));
      case "path", "ends", "box", "lines", "low", "high" -> chainWords(name);
      case "outer" -> outer();
      case "sets", "commons", "petals" -> setWords(name);
      case "choice" -> proofWords.choice();
      case "outcome" -> proofWords.outcome();
      case "facts" -> proofWords.facts();
      case "branches" -> proofWords.branches();
      case "contradiction" -> proofWords.contradiction();
      case "pairs" -> proofWords.pairs(as(Chain.class, name), eliminations);
      case "truth" -> proofWords.truth(eliminations);
      case "clauses" -> proofWords.clauses(as(Chain.class, name));
      case "why" -> proofWords.why(as(Chain.class, name), eliminations);
      case "starts" -> starts(as(Net.class, name));
      case "fins" -> fins(as(Reason.Fish.class, name));
      case "digit" -> String.valueOf(as(Reason.Wing.class, name).digit());
      case "pincers" -> pincers(as(Reason.Wing.class, name));
      case "corners", "pair", "kept", "shared" -> rectangle(as(Reason.Rectangle.class, name), name);
      case "linked" -> linked(as(Colors.class, name));
      case "clash" -> cells(clash(cellsOf(eliminated())));
      case "place" -> cellsOf(parts).isEmpty() ? houses(parts) : cells(cellsOf(parts));
      case "name" -> telling == null ? as(Reason.Custom.class, name).name() : telling.name(text);
      case "reason" ->
          telling == null ? as(Reason.Custom.class, name).reason() : telling.reason(text);
      default -> throw noWords(name);
    };
  }

  private String chainWords(String name) {
    return new ChainWords(text, as(Chain.class, name)).get(name);
  }

  private String setWords(String name) {
    return new SetWords(text, as(AlmostLockedSets.class, name)).get(name);
  }

  private String rectangle(Reason.Rectangle rectangle, String name) {
    return switch (name) {
      case "corners" -> cells(rectangle.corners());
      case "pair" -> numbers(rectangle.digits());
      case "kept" -> numbers(kept(rectangle));
      default -> houses(List.of(Part.houses(Role.HOUSE, shared(rectangle))));
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

  /** Returns the digits of a rectangle's extra candidates: {@code "5 or 9"}. */
  private String extras() {
    Set<String> digits = new TreeSet<>();
    for (Candidate extra : candidates(parts(Role.EXTRA.name()))) {
      digits.add(String.valueOf(extra.digit()));
    }
    return text.list(new ArrayList<>(digits), "or");
  }

  private List<Part> firstHouse() {
    return parts(Role.HOUSE.name()).stream()
        .flatMap(part -> part.houses().stream())
        .limit(1)
        .map(house -> Part.houses(Role.HOUSE, List.of(house)))
        .collect(Lists.toList());
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

  /** Returns the cells at the ends of a chain, or of the first and the last set. */
  private String outer() {
    if (reason instanceof Chain chain) {
      return cells(cellsOf(List.of(Part.candidates(Role.ON, ChainWords.ends(chain)))));
    }
    List<AlmostLockedSets.Als> sets = as(AlmostLockedSets.class, "outer").sets();
    List<Integer> cells = new ArrayList<>(sets.get(0).cells());
    cells.addAll(sets.get(sets.size() - 1).cells());
    return cells(cells);
  }

  /** Returns the cells with their candidates: {@code "r1c5 {13} and r2c2 {23}"}. */
  private String pincers(Reason.Wing wing) {
    Map<Integer, String> digitsOf = new TreeMap<>();
    for (Candidate pincer : wing.pincers()) {
      digitsOf.merge(pincer.cell(), String.valueOf(pincer.digit()), String::concat);
    }
    return text.list(
        digitsOf.entrySet().stream()
            .map(of -> Geometry.notation(of.getKey()) + " {" + of.getValue() + "}"));
  }

  /** Returns the digits of a rectangle that the step does not eliminate. */
  private List<Integer> kept(Reason.Rectangle rectangle) {
    return rectangle.digits().stream()
        .filter(digit -> eliminations.stream().noneMatch(it -> it.digit() == digit))
        .collect(Lists.toList());
  }

  /**
   * Returns the houses that a rectangle names, or else the houses of its roof and of its
   * eliminations.
   */
  private List<House> shared(Reason.Rectangle rectangle) {
    Set<Integer> cells = new TreeSet<>(rectangle.roof());
    for (Candidate gone : eliminations) {
      cells.add(gone.cell());
    }
    return rectangle.houses().isEmpty()
        ? House.all().stream()
            .filter(house -> house.cells().containsAll(cells))
            .collect(Lists.toList())
        : rectangle.houses();
  }

  /** Returns the colours that see each other, so that one of their opposites is true. */
  private String linked(Colors colors) {
    List<List<Integer>> sides = new ArrayList<>();
    for (Colors.Pair pair : colors.pairs()) {
      sides.add(pair.first());
      sides.add(pair.second());
    }
    List<String> words = new ArrayList<>();
    for (int one = 0; one < 2; one++) {
      for (int other = 2; other < sides.size(); other++) {
        if (sees(sides.get(one), sides.get(other))) {
          words.add(
              text.fill(
                  "colours",
                  Map.of(
                      "one", color(one),
                      "other", color(other),
                      "first", color(one ^ 1),
                      "second", color(other ^ 1))));
        }
      }
    }
    return String.join("; ", words);
  }

  private List<Part> eliminated() {
    return List.of(Part.candidates(Role.EXTRA, eliminations));
  }

  /** Returns the first two of the cells that see each other; all cells if none do. */
  private static List<Integer> clash(List<Integer> cells) {
    for (int one : cells) {
      for (int other : cells) {
        if (Houses.see(one, other)) {
          return List.of(one, other);
        }
      }
    }
    return cells;
  }

  private static String color(int number) {
    return String.valueOf((char) ('A' + number));
  }

  private static boolean sees(List<Integer> cells, List<Integer> others) {
    return cells.stream()
        .anyMatch(cell -> others.stream().anyMatch(other -> Houses.see(cell, other)));
  }

  private String fins(Reason.Fish fish) {
    return cells(
        Stream.concat(fish.fins().stream(), fish.endoFins().stream()).collect(Lists.toList()));
  }

  private String starts(Net net) {
    return cells(
        net.branches().stream()
            .map(branch -> branch.assumption().candidates().get(0).cell())
            .collect(Lists.toList()));
  }
}
