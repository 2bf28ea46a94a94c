package io.github.nonet.internal.words;

import io.github.nonet.internal.constraints.AllowedValues;
import io.github.nonet.internal.constraints.ConstraintData;
import io.github.nonet.internal.constraints.ConstraintKind;
import io.github.nonet.internal.deduction.GridDeduction;
import io.github.nonet.internal.deduction.PairRelation;
import io.github.nonet.internal.groups.forms.Form;
import io.github.nonet.internal.language.Language;
import io.github.nonet.internal.rules.RulesTables;
import io.github.nonet.internal.rules.Symbols;
import io.github.nonet.internal.sets.Lists;
import io.github.nonet.internal.sets.ValueSet;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/** The words about the constraint of a step, made only from the constraint's table. */
final class FormWords {
  /** The most ways that are listed; more would fill a page. */
  private static final int MOST_WAYS = 8;

  private final Language language;
  private final RulesTables rules;
  private final GridNames names;
  private final GridDeduction step;
  private final int[] sets;

  /**
   * @param sets the candidates in which the step was found
   */
  FormWords(Language language, RulesTables rules, GridNames names, GridDeduction step, int[] sets) {
    this.sets = sets;
    this.language = language;
    this.rules = rules;
    this.names = names;
    this.step = step;
  }

  private int number() {
    return step.base()[0] - rules.layout.groups.size() - rules.cages.size();
  }

  /** Returns the constraint of the step. */
  ConstraintData source() {
    return rules.forms.sources().get(number());
  }

  private Form form() {
    return rules.forms.forms().get(number());
  }

  /**
   * Returns the values that each way of an either-or rule leaves in the cells that lose something;
   * empty if that does not show why they lose it, or if the constraint has no ways.
   */
  String ways() {
    List<ConstraintData> all = source().ways();
    boolean isNested = all.stream().anyMatch(way -> way.kind() == ConstraintKind.ANY_OF);
    if (step.isDifferent() || step.isRequired() || isNested || all.size() > MOST_WAYS) {
      return "";
    }
    int[] kept = new int[step.cells().length];
    List<String> words = new ArrayList<>();
    for (ConstraintData way : all) {
      int[] left = sets.clone();
      boolean isOpen = AllowedValues.narrow(way, rules.layout.symbols, left);
      List<ConstraintData> parts = way.ways().isEmpty() ? List.of(way) : way.ways();
      Map<String, String> said =
          Map.of(
              "way",
              language.list(parts.stream().map(names::constraint).distinct()),
              "parts",
              isOpen ? parts(left) : "");
      words.add(language.fill(isOpen ? "way.open" : "way.closed", said));
      for (int i = 0; i < kept.length && isOpen; i++) {
        kept[i] |= left[step.cells()[i]];
      }
    }
    for (int i = 0; i < kept.length; i++) {
      if ((kept[i] & step.sets()[i]) != 0) {
        return "";
      }
    }
    return String.join("; ", words);
  }

  /** Returns the values left in the cells that change: {@code "r1c1 is at most 4"}. */
  private String parts(int... left) {
    return language.list(
        Arrays.stream(step.cells())
            .distinct()
            .mapToObj(
                cell ->
                    language.fill(
                        "way.part", Map.of("cell", names.cell(cell), "left", choice(left[cell])))));
  }

  /**
   * Returns the values that the step leaves in the cells that it changes: {@code "r1c1 is 2 or 4"}.
   */
  String keeps() {
    int[] left = sets.clone();
    for (int i = 0; i < step.cells().length; i++) {
      left[step.cells()[i]] &= ~step.sets()[i];
    }
    return parts(left);
  }

  /** Returns the index of the cause in its pair, 0 or 1. */
  private int place() {
    return form().cells()[0] == step.causes()[0] ? 0 : 1;
  }

  /** Returns the key of the sentence on how the cells of a pair are related. */
  String relation() {
    ConstraintKind kind = source().kind();
    if (kind == ConstraintKind.THERMOMETER || kind == ConstraintKind.SLOW_THERMOMETER) {
      return place() == 0 ? "pair.after" : "pair.before";
    }
    return GridNames.isOnLine(source()) && areNeighbours() ? "pair.next" : "pair.with";
  }

  /** Returns whether the cells of the pair are neighbours on their line. */
  private boolean areNeighbours() {
    List<Integer> line = Lists.of(source().cells());
    int[] cells = form().cells();
    return Math.abs(line.indexOf(cells[0]) - line.indexOf(cells[1])) == 1;
  }

  /** Returns the cells of two pairs other than their common cause. */
  List<Integer> ends() {
    List<Integer> ends = new ArrayList<>();
    for (int unit : step.base()) {
      ends.addAll(Lists.of(rules.structure.cellsOfUnit(unit)));
    }
    ends.removeAll(Lists.of(step.causes()));
    return ends;
  }

  /** Returns the values that the cause leaves in the other cell of a pair. */
  private int left() {
    Form.TwoCells pair = (Form.TwoCells) form();
    return PairRelation.fits(pair, place(), step.values());
  }

  /** Returns the values left, in words: {@code "5 to 8"}, or {@code "not 4"} if only 4 is lost. */
  String leftInWords() {
    int lost = all() & ~left();
    return Integer.bitCount(lost) == 1 && !isRun(left())
        ? bound("not", Integer.numberOfTrailingZeros(lost))
        : choice(left());
  }

  /** Returns the values of the cause of a pair; if it can be any, only the bound that matters. */
  String found() {
    int set = step.values();
    if (set != all()) {
      return choice(set);
    }
    int left = left();
    if (!isRun(left)) {
      return language.get("any");
    }
    return ValueSet.contains(left, rules.layout.symbols)
        ? bound("at_least", 1)
        : bound("at_most", rules.layout.symbols);
  }

  private int all() {
    return ValueSet.all(rules.layout.symbols);
  }

  /** Returns whether a set has several consecutive values. */
  private static boolean isRun(int set) {
    int lowest = ValueSet.lowestBit(set);
    return set != lowest && (set + lowest & set) == 0;
  }

  /** Returns a set as {@code "at most 4"}, {@code "at least 6"}, {@code "2, 5 or 7 to 9"}. */
  String choice(int set) {
    if (isRun(set) && set != all()) {
      if (ValueSet.contains(set, 1)) {
        return bound("at_most", ValueSet.greatest(set));
      }
      if (ValueSet.contains(set, rules.layout.symbols)) {
        return bound("at_least", ValueSet.lowest(set));
      }
    }
    return set == 0 ? language.get("none") : language.list(names.runs(set), "or");
  }

  private String bound(String key, int value) {
    return language.fill(key, word -> Symbols.text(value));
  }

  /**
   * Returns whether the other cells of a sum are only added, or only subtracted, and their least
   * and greatest values are enough to show what one cell loses.
   */
  boolean hasRange() {
    if (step.cells().length != 1 || step.isDifferent() || !(form() instanceof Form.Sum sum)) {
      return false;
    }
    int sign = 0;
    for (int i = 0; i < sum.cells().length; i++) {
      int factor = sum.factors()[i];
      if (sum.cells()[i] != step.cells()[0]) {
        if (Math.abs(factor) != 1 || sign == -factor) {
          return false;
        }
        sign = factor;
      }
    }
    return sign != 0;
  }

  /** Returns the range of a sum without the cell that changes: "12 to 15". */
  String range() {
    int least = 0;
    int most = 0;
    for (int cell : form().cells()) {
      if (cell != step.cells()[0]) {
        least += ValueSet.lowest(sets[cell]);
        most += ValueSet.greatest(sets[cell]);
      }
    }
    return least == most ? "" + least : least + " " + language.get("to") + ' ' + most;
  }

  /** Returns a sum with its subtracted cells on the other side: {@code "r1c1 = r1c2 + r1c3"}. */
  String formula() {
    Form.Sum sum = (Form.Sum) form();
    List<String> left = new ArrayList<>();
    List<String> right = new ArrayList<>();
    for (int i = 0; i < sum.cells().length; i++) {
      int factor = sum.factors()[i];
      String cell = names.cell(sum.cells()[i]);
      String product = Math.abs(factor) == 1 ? cell : Math.abs(factor) + " \u00d7 " + cell;
      (factor < 0 ? left : right).add(product);
    }
    boolean isOfAll = left.isEmpty() && sum.total() > 0;
    if (sum.total() != 0) {
      (sum.total() > 0 ? left : right).add(String.valueOf(Math.abs(sum.total())));
    }
    return isOfAll ? added(right) + " = " + added(left) : added(left) + " = " + added(right);
  }

  private static String added(List<String> products) {
    return products.isEmpty() ? "0" : String.join(" + ", products);
  }
}
