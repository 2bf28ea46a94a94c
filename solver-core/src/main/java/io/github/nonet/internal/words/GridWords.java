package io.github.nonet.internal.words;

import io.github.nonet.internal.constraints.ConstraintData;
import io.github.nonet.internal.constraints.ConstraintRemark;
import io.github.nonet.internal.deduction.GridDeduction;
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
 *   {values} {cells}              the values and the cells of the reason
 *   {line}                        the cells, or the house of which they are all cells
 *   {gone} {kept}                 the values that the step eliminates, and the other ones
 *   {causes} {others}             the cells that play the first and the second part in the reason
 *   {outer}                       the cells of the ends of a chain
 *   {either}                      one of the cells that play the first part
 *   {second}                      the second house
 *   {houses} {cover}              the houses and cages that it starts from, and leads to
 *   {at} {within}                 "in row 1", "on the thermometer from r1c1"; one of the cover
 *   {sum} {equation} {total}      a sum of cells, "r1c1 + r1c2 = r2c1 + 7"; the sum of houses
 *   {formula} {relation}          a constraint in words: "r1c1 = r1c2 + r1c3", "on the
 *                                 thermometer from r1c1, r1c1 comes before r2c2, which is 5. .."
 *   {range}                       the range of the other cells of a sum: "12 to 15"
 *   {found} {left} {targets}      the values of the cause, and those left in the other cell
 *   {ends}                        the cells of two pairs other than their common one
 *   {placements} {eliminations}   "r1c1 = 5", "5 and 6 from r1c2 and r1c3"
 *   {lost}                        the number of these candidates
 *   {rule} {parts}                the rule of a line, and the values it leaves in its cells
 *   {ways}                        the values that each way of an either-or rule leaves there
 *   {keeps}                       the values that the step leaves in the cells it changes
 *   {first} {last} {clauses}      the ends of a chain; the chain, link by link
 *   {choice}                      the values of the ends, if these are in one cell
 *   {truth} {why}                 the only end of a chain, "r1c5 = 6"; why two ends exclude it
 *   {pincers}                     the pincers of a wing and their candidates
 *   {supposed} {value}            the cell and the value that a chain supposes
 *   {facts}                       the direct consequences, if no chain is needed
 *   {story} {short}               the consequences of an assumption up to the contradiction; the
 *                                 last one if there are many
 *   {count} {lack}                the number of these steps; the place that has no way
 * </pre>
 */
final class GridWords {
  /** The most cells of a line that are all named; otherwise only the first two and the last are. */
  private static final int MOST_PARTS = 12;

  private final Language language;
  private final Locale locale;
  private final RulesTables rules;
  private final GridLayout layout;
  private final GridDeduction step;
  private final GridNames names;
  private final FormWords forms;
  private final GridProofWords proof;

  GridWords(
      Language language,
      Locale locale,
      RulesTables rules,
      GridDeduction step,
      int[] sets,
      GridProofWords proof) {
    this.proof = proof;
    this.language = language;
    this.locale = locale;
    this.rules = rules;
    this.step = step;
    layout = rules.layout;
    names = new GridNames(locale, rules);
    forms = new FormWords(language, rules, names, step, sets);
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
      case "outer" -> cells(Lists.of(step.outer()));
      case "pincers" -> pincers();
      case "others" -> cells(others());
      case "second" -> names.units(step.base()[1]);
      case "either" -> names.cells(Lists.of(step.causes()), "or");
      case "houses" -> names.units(step.base());
      case "at" -> names.at(step.base());
      case "cover" -> names.units(step.cover());
      case "within" -> names.eitherUnit(step.cover());
      case "total" -> String.valueOf(sumOfHouses());
      case "sum" -> String.valueOf(step.sum());
      case "equation" -> equation();
      case "formula" -> forms.formula();
      case "range" -> forms.range();
      case "relation" -> relation();
      case "found" -> forms.found();
      case "left" -> forms.leftInWords();
      case "ends" -> cells(forms.ends());
      case "targets" -> cells(Lists.of(step.cells()));
      case "first" -> proof.claim(true);
      case "last" -> proof.claim(false);
      case "choice" -> proof.ends();
      case "truth" -> proof.truth();
      case "clauses" -> proof.clauses();
      case "why" -> proof.why();
      case "facts" -> proof.direct();
      case "supposed" -> proof.supposed(true);
      case "value" -> proof.supposed(false);
      case "story" -> proof.story();
      case "short" -> proof.shortStory();
      case "count" -> String.valueOf(proof.count());
      case "lack" -> proof.lack();
      case "rule" -> RulesProse.of(locale, rules, forms.source());
      case "parts" -> parts();
      case "ways" -> forms.ways();
      case "keeps" -> forms.keeps();
      case "placements" -> placements();
      case "eliminations" -> eliminations();
      case "lost" -> String.valueOf(step.eliminations().size());
      default -> throw new IllegalArgumentException("no words for {" + name + "}");
    };
  }

  /** Returns whether a special sentence shows why the step is true. */
  boolean fits(String form) {
    return switch (form) {
      // The sum of the other cells is enough.
      case "range" -> forms.hasRange();
      // So are the ways of a constraint.
      case "ways" -> !forms.source().ways().isEmpty() && !forms.ways().isEmpty();
      // The second of two linked houses is.
      case "alone" -> others().size() == 1;
      // Each value of a set needs a cell of its own.
      default -> !step.isRequired() && (step.values() & gone()) != 0;
    };
  }

  /** Returns the cells that play only the second part: one may play both. */
  private List<Integer> others() {
    List<Integer> others = new ArrayList<>(Lists.of(step.others()));
    others.removeAll(Lists.of(step.causes()));
    return others;
  }

  /** Returns whether the constraint of the step has no sentence. */
  boolean isOwn() {
    ConstraintData source = forms.source();
    return source.kind().isOwn() && source.remark(ConstraintRemark.SENTENCE).isEmpty();
  }

  /** Returns {@code "r1c1 and r2c1 {1234}; r3c1 {3456}"}. */
  private String parts() {
    Map<Integer, List<Integer>> cellsOf = new LinkedHashMap<>();
    int[] left = ((GridDeduction.WholeLine) step).left();
    for (int i = 0; i < left.length; i++) {
      cellsOf.computeIfAbsent(left[i], set -> new ArrayList<>()).add(step.cells()[i]);
    }
    List<String> parts = new ArrayList<>();
    cellsOf.forEach((set, cells) -> parts.add(cells(cells) + ' ' + candidates(set)));
    if (parts.size() > MOST_PARTS) {
      parts.set(2, "...");
      parts.subList(3, parts.size() - 1).clear();
    }
    return String.join("; ", parts);
  }

  /** Returns {@code "r1c1 {13} and r4c4 {23}"}. */
  private String pincers() {
    int[] sets = ((GridDeduction.PivotedPincers) step).pincers();
    List<String> pincers = new ArrayList<>();
    for (int i = 0; i < sets.length; i++) {
      pincers.add(names.cell(step.others()[i]) + ' ' + candidates(sets[i]));
    }
    return language.list(pincers);
  }

  /** Returns {@code "{1348}"}. */
  private static String candidates(int set) {
    StringBuilder text = new StringBuilder("{");
    for (int value : new ValueSet(set)) {
      text.append(Symbols.of(value));
    }
    return text.append('}').toString();
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
    return names.cells(cells, "and");
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

  /** Returns values, with three or more in a row as a range: {@code "1 to 5 and 7"}. */
  private String ranges(int set) {
    return language.list(names.runs(set));
  }
}
