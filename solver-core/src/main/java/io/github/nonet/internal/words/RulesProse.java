package io.github.nonet.internal.words;

import io.github.nonet.internal.constraints.AllowedValues;
import io.github.nonet.internal.constraints.ConstraintData;
import io.github.nonet.internal.constraints.ConstraintKind;
import io.github.nonet.internal.language.Language;
import io.github.nonet.internal.rules.Label;
import io.github.nonet.internal.rules.Label.What;
import io.github.nonet.internal.rules.RulesTables;
import io.github.nonet.internal.rules.Symbols;
import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * Rules in the words of a puzzle's page: a line for each kind, from the houses to the constraints.
 * Each sentence has one name in braces at most, which represents its numbers or names.
 */
public final class RulesProse {
  /** A grid of boxes with this many values needs no explanation. */
  private static final int NORMAL = 9;

  private final Language language;
  private final GridNames names;
  private final RulesTables rules;
  private final List<String> lines = new ArrayList<>();

  private RulesProse(Locale locale, RulesTables rules) {
    language = Language.ofGrids(locale);
    names = new GridNames(locale, rules);
    this.rules = rules;
  }

  /** Returns the lines, with a line feed between them. */
  public static String of(Locale locale, RulesTables rules) {
    RulesProse prose = new RulesProse(locale, rules);
    prose.addHouses();
    prose.addCages();
    prose.addConstraints();
    return String.join("\n", prose.lines);
  }

  /** Returns the sentence on the kind of a constraint. */
  static String of(Language language, ConstraintData constraint) {
    ConstraintKind kind = constraint.kind();
    String key = kind.isOwn() ? "own" : kind.method();
    String words = kind.isOwn() ? constraint.ownName() : String.valueOf(number(constraint));
    return language.fill("rules." + key, name -> words);
  }

  private void add(String key, String words) {
    lines.add(language.fill("rules." + key, name -> words));
  }

  private void add(String key, Collection<String> words, String last) {
    add(key, language.list(List.copyOf(words), last));
  }

  private void addHouses() {
    Set<What> kinds = EnumSet.noneOf(What.class);
    Set<String> others = new LinkedHashSet<>();
    int grids = 0;
    for (int group = 0; group < rules.layout.groups.size(); group++) {
      Label label = rules.layout.groups.get(group).label();
      grids = Math.max(grids, label.grid());
      if (language.has("rules." + label.what())) {
        kinds.add(label.what());
      } else if (label.what() != What.COLUMN) {
        others.add(names.house(group));
      }
    }
    String last = Symbols.text(rules.layout.symbols);
    if (kinds.contains(What.BOX)) {
      // The sentence on boxes has the rows and columns as well.
      kinds.remove(What.ROW);
    }
    for (What kind : kinds) {
      boolean isNormal = kind == What.BOX && rules.layout.symbols == NORMAL;
      add(isNormal ? "normal" : kind.name(), last);
    }
    if (grids > 0) {
      add("grids", String.valueOf(grids));
    }
    if (!others.isEmpty()) {
      add("houses", others, "and");
    }
  }

  private void addCages() {
    if (!rules.cages.isEmpty()) {
      add("cage", "");
      if (rules.cages.stream().anyMatch(cage -> cage.sum() != 0)) {
        add("cage.sum", "");
      }
    }
  }

  private void addConstraints() {
    Map<ConstraintKind, Set<Integer>> numbers = new EnumMap<>(ConstraintKind.class);
    Set<String> own = new LinkedHashSet<>();
    Set<ConstraintKind> negated = EnumSet.noneOf(ConstraintKind.class);
    boolean hasOther = false;
    for (ConstraintData constraint : rules.layout.moves) {
      numbers.put(constraint.kind(), Set.of());
    }
    for (ConstraintData constraint : rules.constraints) {
      ConstraintKind kind = constraint.kind();
      if (kind.isOwn()) {
        own.add(constraint.ownName());
      } else if (kind == ConstraintKind.EVERYWHERE_ELSE) {
        List<ConstraintKind> signs = AllowedValues.negated(constraint);
        negated.addAll(signs);
        hasOther |= signs.isEmpty();
      } else {
        numbers.computeIfAbsent(kind, key -> new TreeSet<>()).add(number(constraint));
      }
    }
    numbers.forEach((kind, found) -> add(kind.method(), words(found), "or"));
    if (!negated.isEmpty()) {
      List<String> words = new ArrayList<>();
      negated.forEach(sign -> words.add(language.get("rules.no." + sign.method())));
      add("no", words, "and");
    }
    if (hasOther) {
      add(ConstraintKind.EVERYWHERE_ELSE.method(), "");
    }
    if (!own.isEmpty()) {
      add("own", own, "and");
    }
  }

  private static int number(ConstraintData constraint) {
    return constraint.numbers().length == 0 ? 0 : constraint.numbers()[0];
  }

  private static List<String> words(Set<Integer> numbers) {
    List<String> words = new ArrayList<>();
    numbers.forEach(number -> words.add(number.toString()));
    return words;
  }
}
