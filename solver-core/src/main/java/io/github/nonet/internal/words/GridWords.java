package io.github.nonet.internal.words;

import io.github.nonet.internal.deduction.GridDeduction;
import io.github.nonet.internal.deduction.GridFact;
import io.github.nonet.internal.language.Language;
import io.github.nonet.internal.rules.GridLayout;
import io.github.nonet.internal.rules.RulesTables;
import io.github.nonet.internal.rules.Symbols;
import io.github.nonet.internal.sets.Lists;
import io.github.nonet.internal.sets.ValueSet;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * The words that the sentences of {@link GridStepText} may use for a step.
 *
 * <pre>
 *   {technique}                   its name
 *   {values} {cells}              what the reason is about, and where it lies
 *   {line}                        the cells, or the house of which they are all cells
 *   {gone} {kept}                 the values that the step eliminates, and the other ones
 *   {causes} {others}             the cells that play the first and the second part in the reason
 *   {either}                      one of the cells that play the first part
 *   {houses} {cover}              the houses and cages it begins with, and those it leads to
 *   {at} {within}                 "in row 1", "on the thermometer from r1c1"; one of the cover
 *   {sum} {equation} {total}      a sum of cells, "r1c1 + r1c2 = r2c1 + 7"; that of the houses
 *   {formula} {relation}          what a constraint says: "r1c1 = r1c2 + r1c3", "on the
 *                                 thermometer from r1c1, r1c1 comes before r2c2, which is 5. .."
 *   {found} {left} {targets}      what the cause can be, and what that leaves to the other cell
 *   {ends}                        the cells of two pairs other than the one in both
 *   {placements} {eliminations}   "r1c1 = 5", "5 and 6 from r1c2 and r1c3"
 *   {rule} {parts}                the rule of a line, and what it leaves to which of its cells
 *   {first} {last} {clauses}      the ends of a chain; the chain, link by link
 *   {truth}                       the only end of a chain: "r1c5 = 6"
 *   {story}                       what follows from an assumption, up to the contradiction
 * </pre>
 */
final class GridWords {
  /** A contradiction with more facts is described by its start, its end and their number. */
  private static final int MOST_FACTS = 12;

  /** Of more cells on a line, the first two and the last one are named. */
  private static final int MOST_PARTS = 12;

  private final Language language;
  private final Locale locale;
  private final RulesTables rules;
  private final GridLayout layout;
  private final GridDeduction step;
  private final GridNames names;
  private final FormWords forms;

  GridWords(Language language, Locale locale, RulesTables rules, GridDeduction step) {
    this.language = language;
    this.locale = locale;
    this.rules = rules;
    this.step = step;
    layout = rules.layout;
    names = new GridNames(locale, rules);
    forms = new FormWords(language, rules, names, step);
  }

  /**
   * Returns the words that replace a name.
   *
   * @throws IllegalArgumentException if there is no such name
   */
  String get(String name) {
    return switch (name) {
      case "technique" -> step.technique().displayName(locale);
      case "values" -> ranges(step.values());
      case "cells" -> cells(both());
      case "line" -> line();
      case "gone" -> ranges(gone());
      case "kept" -> ranges(step.values() & ~gone());
      case "causes" -> cells(Lists.of(step.causes()));
      case "others" -> cells(Lists.of(step.others()));
      case "either" -> names(Lists.of(step.causes()), "or");
      case "houses" -> names.units(step.base());
      case "at" -> names.at(step.base());
      case "cover" -> names.units(step.cover());
      case "within" -> names.eitherUnit(step.cover());
      case "total" -> String.valueOf(sumOfHouses());
      case "sum" -> String.valueOf(step.sum());
      case "equation" -> equation();
      case "formula" -> forms.formula();
      case "relation" -> relation();
      case "found" -> forms.found();
      case "left" -> forms.leftInWords();
      case "ends" -> cells(forms.ends());
      case "targets" -> cells(Lists.of(step.cells()));
      case "first" -> fact("CLAIM", step.facts().get(0));
      case "last" -> fact("CLAIM", step.facts().get(step.facts().size() - 1));
      case "truth" -> fact("EQUALS", step.facts().get(0));
      case "clauses" -> clauses();
      case "story" -> story();
      case "rule" -> RulesProse.of(locale, rules, forms.source());
      case "parts" -> parts();
      case "placements" -> placements();
      case "eliminations" -> eliminations();
      default -> throw new IllegalArgumentException("no words for {" + name + "}");
    };
  }

  /** Returns whether the step is by a constraint that people name themselves. */
  boolean isOwn() {
    return forms.source().kind().isOwn();
  }

  /** Returns a fact of a chain or of a contradiction as a sentence of a kind. */
  private String fact(String key, GridFact fact) {
    return language.fill(
        "fact." + key,
        word ->
            switch (word) {
              case "values" -> ranges(fact.set());
              case "some" -> language.list(forms.runs(fact.set()), "or");
              case "cells" -> cells(Lists.of(fact.cells()));
              case "places" -> names(Lists.of(fact.cells()), "or");
              default -> names.units(fact.units());
            });
  }

  private String link(int i, GridFact.FactKind kind) {
    return fact(kind.name(), step.facts().get(i));
  }

  /** Returns {@code "if r1c1 is not 3, then it is 8; then r1c6 is not 8, so r9c6 is 8 (row 9)"}. */
  private String clauses() {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < step.facts().size(); i++) {
      boolean isFirst = i % 2 == 0;
      String before = isFirst ? "chain.then" : "chain.so";
      if (i < 2) {
        before = isFirst ? "chain.if" : "chain.next";
      }
      if (i > 0) {
        text.append(isFirst ? "; " : ", ");
      }
      String word = language.get(before);
      text.append(word.isEmpty() ? "" : word + ' ').append(clause(i, isFirst));
    }
    return text.toString();
  }

  /** Returns one clause; the second one of a pair does not name the cell again. */
  private String clause(int i, boolean isFirst) {
    GridFact fact = step.facts().get(i);
    if (!isFirst && fact.cells()[0] == step.facts().get(i - 1).cells()[0]) {
      return fact.kind() == GridFact.FactKind.IS ? fact("IT", fact) : link(i, fact.kind());
    }
    String link = link(i, fact.kind());
    return fact.units().length == 0 ? link : link + " (" + fact(because(i), fact) + ')';
  }

  /** Returns the key of what a link is due to: one value in a house, sums of cages, or a rule. */
  private String because(int i) {
    GridFact fact = step.facts().get(i);
    if (!isOfHouses(fact)) {
      return "BY";
    }
    GridFact before = step.facts().get(Math.max(0, i - 1));
    List<Integer> house = Lists.of(rules.structure.cellsOfUnit(fact.units()[0]));
    boolean isOfOneValue =
        fact.units().length == 1
            && fact.set() == before.set()
            && house.contains(fact.cells()[0])
            && house.contains(before.cells()[0]);
    return isOfOneValue ? "IN" : "IN.sum";
  }

  private boolean isOfHouses(GridFact fact) {
    return Arrays.stream(fact.units()).allMatch(unit -> unit < layout.groups.size());
  }

  /** Returns {@code "r1c1 and r2c1 {1234}; r3c1 {3456}"}. */
  private String parts() {
    Map<Integer, List<Integer>> cellsOf = new LinkedHashMap<>();
    for (GridFact fact : step.facts()) {
      cellsOf.computeIfAbsent(fact.set(), set -> new ArrayList<>()).add(fact.cells()[0]);
    }
    List<String> parts = new ArrayList<>();
    cellsOf.forEach((set, cells) -> parts.add(cells(cells) + ' ' + candidates(set)));
    if (parts.size() > MOST_PARTS) {
      parts.set(2, "...");
      parts.subList(3, parts.size() - 1).clear();
    }
    return String.join("; ", parts);
  }

  /** Returns {@code "{1348}"}. */
  private static String candidates(int set) {
    StringBuilder text = new StringBuilder("{");
    for (int value : new ValueSet(set)) {
      text.append(Symbols.of(value));
    }
    return text.append('}').toString();
  }

  /** Returns what follows from an assumption; of a long story, only how it ends. */
  private String story() {
    List<String> facts = new ArrayList<>();
    for (GridFact fact : joined(step.facts().subList(1, step.facts().size()))) {
      boolean isSum = isOfHouses(fact);
      String key = fact.kind().name();
      facts.add(fact(isSum && language.has("fact." + key + ".sum") ? key + ".sum" : key, fact));
    }
    String gap = facts.get(facts.size() - 1);
    return facts.size() <= MOST_FACTS
        ? String.join("; ", facts)
        : language.fill(
            "fact.MANY", word -> word.equals("count") ? String.valueOf(facts.size() - 1) : gap);
  }

  /** Joins what one constraint does not allow in the same cells, fact after fact. */
  private static List<GridFact> joined(List<GridFact> facts) {
    List<GridFact> joined = new ArrayList<>();
    for (GridFact fact : facts) {
      int last = joined.size() - 1;
      GridFact before = last < 0 ? fact : joined.get(last);
      if (last >= 0
          && fact.kind() == GridFact.FactKind.NARROWED
          && before.kind() == fact.kind()
          && Arrays.equals(before.cells(), fact.cells())
          && Arrays.equals(before.units(), fact.units())) {
        int set = before.set() | fact.set();
        joined.set(last, new GridFact(fact.kind(), set, fact.cells(), fact.units()));
      } else {
        joined.add(fact);
      }
    }
    return joined;
  }

  /** Returns the sum of all values of the houses. */
  private int sumOfHouses() {
    int sum = 0;
    for (int house : step.base()) {
      sum += rules.structure.sumOf(rules.structure.groups().get(house));
    }
    return sum;
  }

  private int gone() {
    int gone = 0;
    for (int set : step.sets()) {
      gone |= set;
    }
    return gone;
  }

  /** Returns cells as {@code "r1c1, r1c2 and r3c1"}. */
  private String cells(List<Integer> cells) {
    return names(cells, "and");
  }

  private String names(List<Integer> cells, String key) {
    return language.list(
        cells.stream().sorted().distinct().map(names::cell).collect(Lists.toList()), key);
  }

  private String line() {
    List<Integer> cells = both();
    for (int unit = 0; unit < layout.houses; unit++) {
      if (cells.size() == layout.symbols
          && cells.containsAll(Lists.of(rules.structure.cellsOfUnit(unit)))) {
        return names.units(unit);
      }
    }
    return cells(cells);
  }

  /** Returns a sum of cells without a minus: {@code "r1c1 + r2c1 = r2c2 + 7"}. */
  private String equation() {
    List<String> added = terms(step.causes());
    List<String> subtracted = terms(step.others());
    if (step.sum() != 0 || subtracted.isEmpty()) {
      (step.sum() < 0 ? added : subtracted).add(String.valueOf(Math.abs(step.sum())));
    }
    boolean isTurned = added.isEmpty() || step.sum() < 0 && !subtracted.isEmpty();
    String left = String.join(" + ", isTurned ? subtracted : added);
    return left + " = " + String.join(" + ", isTurned ? added : subtracted);
  }

  private List<String> terms(int... cells) {
    return Arrays.stream(cells)
        .mapToObj(names::cell)
        .collect(Collectors.toCollection(ArrayList::new));
  }

  private String relation() {
    return language.fill(forms.relation(), this::get);
  }

  private List<Integer> both() {
    return Lists.of(Lists.joined(step.causes(), step.others()));
  }

  private String placements() {
    int value = ValueSet.lowest(step.sets()[0]);
    return names.cell(step.cells()[0]) + " = " + Symbols.text(value);
  }

  /** Returns each cell once, with the values that it loses: {@code "1 to 5 and 7 from r1c1"}. */
  private String eliminations() {
    Map<Integer, Integer> lostBy = new LinkedHashMap<>();
    for (int i = 0; i < step.cells().length; i++) {
      lostBy.merge(step.cells()[i], step.sets()[i], (one, other) -> one | other);
    }
    Map<Integer, List<Integer>> cellsOf = new LinkedHashMap<>();
    lostBy.forEach((cell, set) -> cellsOf.computeIfAbsent(set, key -> new ArrayList<>()).add(cell));
    return cellsOf.entrySet().stream()
        .map(of -> ranges(of.getKey()) + " " + language.get("from") + " " + cells(of.getValue()))
        .collect(Collectors.joining("; "));
  }

  /** Returns values, three and more in a row as a range: {@code "1 to 5 and 7"}. */
  private String ranges(int set) {
    return language.list(forms.runs(set));
  }
}
