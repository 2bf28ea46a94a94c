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
 *   {houses} {cover}              the houses and cages it begins with, and those it leads to
 *   {sum} {equation}              a sum of cells: "r1c1 + r1c2 - r2c1 = 7"
 *   {formula} {relation}          what a constraint says: "r1c1 = r1c2 + r1c3", "on the
 *                                 thermometer from r1c1, r1c1 comes before r2c2"
 *   {found} {left} {targets}      what the cause can be, and what that leaves to the other cell
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
  private static final int MOST_PARTS = 6;

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
      case "houses" -> units(step.base());
      case "cover" -> units(step.cover());
      case "sum" -> String.valueOf(step.sum());
      case "equation" -> equation();
      case "formula" -> forms.formula();
      case "relation" -> relation();
      case "found" -> forms.found();
      case "left" -> forms.choice(forms.left());
      case "targets" -> cells(Lists.of(step.cells()));
      case "first" -> link(0, GridFact.FactKind.IS);
      case "last" -> link(step.facts().size() - 1, GridFact.FactKind.IS);
      case "truth" -> fact("EQUALS", step.facts().get(0));
      case "clauses" -> clauses();
      case "story" -> story();
      case "rule" -> RulesProse.of(language, forms.source());
      case "parts" -> parts();
      case "placements" -> placements();
      case "eliminations" -> eliminations();
      default -> throw new IllegalArgumentException("no words for {" + name + "}");
    };
  }

  /** Returns a fact of a chain or of a contradiction as a sentence of a kind. */
  private String fact(String key, GridFact fact) {
    return language.fill(
        "fact." + key,
        word ->
            switch (word) {
              case "values" -> ranges(fact.set());
              case "cells" -> cells(Lists.of(fact.cells()));
              default -> units(fact.units());
            });
  }

  private String link(int i, GridFact.FactKind kind) {
    return fact(kind.name(), step.facts().get(i));
  }

  /** Returns {@code "if r1c1 is not 3, it is 8; then r1c6 is not 8, so r9c6 is 8 (column 6)"}. */
  private String clauses() {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < step.facts().size(); i++) {
      boolean isFirst = i % 2 == 0;
      if (i > 0) {
        text.append(isFirst ? "; " : ", ");
      }
      if (i != 1) {
        String before = isFirst ? "chain.then" : "chain.so";
        text.append(language.get(i == 0 ? "chain.if" : before)).append(' ');
      }
      text.append(clause(i, isFirst));
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
    return fact.units().length == 0
        ? link
        : link + " (" + fact(isOfHouses(fact) ? "IN" : "BY", fact) + ')';
  }

  private boolean isOfHouses(GridFact fact) {
    return Arrays.stream(fact.units()).allMatch(unit -> unit < layout.groups.size());
  }

  /** Returns {@code "1 to 4 in r1c1, 2 to 5 in r2c1 and 3 to 6 in r3c1"}. */
  private String parts() {
    Map<Integer, List<Integer>> cellsOf = new LinkedHashMap<>();
    for (GridFact fact : step.facts()) {
      cellsOf.computeIfAbsent(fact.set(), set -> new ArrayList<>()).add(fact.cells()[0]);
    }
    List<String> parts = new ArrayList<>();
    cellsOf.forEach(
        (set, cells) ->
            parts.add(
                language.fill(
                    "fact.LEAVES", word -> word.equals("values") ? ranges(set) : cells(cells))));
    if (parts.size() > MOST_PARTS) {
      parts.set(2, "...");
      parts.subList(3, parts.size() - 1).clear();
    }
    return language.list(parts);
  }

  /** Returns what follows from an assumption; of a long story, only how it ends. */
  private String story() {
    List<String> facts = new ArrayList<>();
    for (GridFact fact : step.facts().subList(1, step.facts().size())) {
      boolean isSum = isOfHouses(fact);
      String key = fact.kind().name();
      facts.add(fact(isSum && language.has("fact." + key + ".sum") ? key + ".sum" : key, fact));
    }
    String gap = facts.get(facts.size() - 1);
    return facts.size() <= MOST_FACTS
        ? language.get("chain.then") + ' ' + language.list(facts)
        : language.fill(
            "fact.MANY", word -> word.equals("count") ? String.valueOf(facts.size() - 1) : gap);
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
    return language.list(cells.stream().sorted().distinct().map(names::cell));
  }

  private String line() {
    List<Integer> cells = both();
    for (int unit = 0; unit < layout.houses; unit++) {
      if (cells.size() == layout.symbols
          && cells.containsAll(Lists.of(rules.structure.cellsOfUnit(unit)))) {
        return unit(unit);
      }
    }
    return cells(cells);
  }

  /** Returns units, each once: two parts of a constraint have its name. */
  private String units(int[] units) {
    return language.list(Arrays.stream(units).mapToObj(this::unit).distinct());
  }

  private String unit(int unit) {
    int groups = layout.groups.size();
    if (unit < groups) {
      return names.house(unit);
    }
    int form = unit - groups - rules.cages.size();
    return form < 0 ? names.cage(unit - groups) : names.constraint(form);
  }

  private String equation() {
    String added =
        Arrays.stream(step.causes()).mapToObj(names::cell).collect(Collectors.joining(" + "));
    String subtracted =
        Arrays.stream(step.others())
            .mapToObj(cell -> " - " + names.cell(cell))
            .collect(Collectors.joining());
    return added + subtracted + " = " + step.sum();
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
    Map<Integer, List<Integer>> cellsOf = new LinkedHashMap<>();
    for (int i = 0; i < step.cells().length; i++) {
      cellsOf.computeIfAbsent(step.sets()[i], set -> new ArrayList<>()).add(step.cells()[i]);
    }
    return cellsOf.entrySet().stream()
        .map(of -> ranges(of.getKey()) + " " + language.get("from") + " " + cells(of.getValue()))
        .collect(Collectors.joining("; "));
  }

  /** Returns values, three and more in a row as a range: {@code "1 to 5 and 7"}. */
  private String ranges(int set) {
    return language.list(forms.runs(set));
  }
}
