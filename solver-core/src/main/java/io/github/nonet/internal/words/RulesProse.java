package io.github.nonet.internal.words;

import io.github.nonet.internal.constraints.AllowedValues;
import io.github.nonet.internal.constraints.ConstraintData;
import io.github.nonet.internal.constraints.ConstraintKind;
import io.github.nonet.internal.constraints.ConstraintRemark;
import io.github.nonet.internal.language.Language;
import io.github.nonet.internal.rules.BuilderCall;
import io.github.nonet.internal.rules.Label;
import io.github.nonet.internal.rules.Label.What;
import io.github.nonet.internal.rules.RulesTables;
import io.github.nonet.internal.rules.Symbols;
import io.github.nonet.internal.sets.Lists;
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
 * Each sentence has at most one name in braces, which represents its numbers or names.
 */
public final class RulesProse {
  /** The number of values of a grid whose boxes need no explanation. */
  private static final int NORMAL = 9;

  private static final Set<What> DIAGONALS =
      EnumSet.of(What.FALLING_DIAGONAL, What.RISING_DIAGONAL);

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
    prose.addHidden();
    prose.addCages();
    prose.addConstraints();
    return String.join("\n", prose.lines);
  }

  /** Returns the sentence on the kind of a constraint. */
  static String of(Locale locale, RulesTables rules, ConstraintData constraint) {
    String sentence = constraint.remark(ConstraintRemark.SENTENCE);
    if (!sentence.isEmpty()) {
      return sentence;
    }
    RulesProse prose = new RulesProse(locale, rules);
    prose.add(constraint.kind(), Set.of(number(constraint)));
    return prose.lines.get(0);
  }

  private void add(String key, String words) {
    lines.add(language.fill("rules." + key, name -> words));
  }

  private void add(String key, Collection<String> words, String last) {
    add(key, language.list(List.copyOf(words), last));
  }

  /**
   * Adds the sentence on a kind with its numbers; some kinds have a special sentence for a number.
   */
  private void add(ConstraintKind kind, Set<Integer> numbers) {
    String special = kind.method() + '.' + (isAround(kind) ? "around" : words(numbers).get(0));
    if (numbers.size() < 2 && language.has("rules." + special)) {
      add(special, "");
    } else if (kind == ConstraintKind.SANDWICH) {
      add(kind.method(), Symbols.text(rules.layout.symbols));
    } else {
      add(kind.method(), words(numbers), "or");
    }
  }

  /** Returns whether the cells of a kind are compared with all cells around them that lack it. */
  private boolean isAround(ConstraintKind kind) {
    Set<Integer> marked = new TreeSet<>();
    for (ConstraintData constraint : rules.constraints) {
      if (constraint.kind() == kind) {
        marked.add(constraint.cells()[0]);
      }
    }
    return rules.constraints.stream()
        .filter(constraint -> constraint.kind() == kind)
        .allMatch(constraint -> around(constraint.cells()[0], marked).equals(others(constraint)));
  }

  private Set<Integer> around(int cell, Set<Integer> marked) {
    Set<Integer> around = new TreeSet<>();
    for (int other = 0; other < rules.structure.cells(); other++) {
      int distance =
          Math.abs(rules.layout.row(other) - rules.layout.row(cell))
              + Math.abs(rules.layout.column(other) - rules.layout.column(cell));
      if (distance == 1 && !marked.contains(other)) {
        around.add(other);
      }
    }
    return around;
  }

  private static Set<Integer> others(ConstraintData constraint) {
    Set<Integer> others = new TreeSet<>(Lists.of(constraint.cells()));
    others.remove(constraint.cells()[0]);
    return others;
  }

  /** Returns the digits: {@code "1 to 9"}, {@code "1 to 9 and A to G"}. */
  private String digits() {
    int symbols = rules.layout.symbols;
    String key = symbols <= NORMAL ? "" : symbols == NORMAL + 1 ? ".letter" : ".letters";
    return language.fill("rules.digits" + key, name -> Symbols.text(symbols));
  }

  private void addHouses() {
    Set<What> kinds = EnumSet.noneOf(What.class);
    Set<What> shorter = EnumSet.noneOf(What.class);
    Set<String> others = new LinkedHashSet<>();
    int grids = 0;
    int diagonals = 0;
    for (int group = 0; group < rules.layout.groups.size(); group++) {
      Label label = rules.layout.groups.get(group).label();
      grids = Math.max(grids, label.grid());
      if (group >= rules.layout.houses) {
        shorter.add(label.what() == What.COLUMN ? What.ROW : label.what());
      }
      if (language.has("rules." + label.what())) {
        kinds.add(label.what());
      } else if (label.what() != What.COLUMN) {
        others.add(names.house(group));
        diagonals += DIAGONALS.contains(label.what()) ? 1 : 0;
      }
    }
    if (kinds.contains(What.BOX) && !shorter.contains(What.ROW)) {
      // The sentence on boxes includes rows and columns.
      kinds.remove(What.ROW);
    }
    for (What kind : kinds) {
      boolean isNormal = kind == What.BOX && rules.layout.symbols == NORMAL;
      String name = kind.name() + (shorter.contains(kind) ? ".short" : "");
      add(isNormal ? "normal" : name, digits());
    }
    if (grids > 0) {
      add("grids", String.valueOf(grids));
    }
    if (diagonals == 2 && grids == 0) {
      add("diagonals", "");
      others.removeIf(DIAGONALS.stream().map(this::house).collect(Lists.toList())::contains);
    }
    if (!others.isEmpty()) {
      add("houses", others, "or");
    }
  }

  private void addHidden() {
    List<String> cells = new ArrayList<>();
    for (BuilderCall call : rules.layout.calls) {
      if (call.part() == BuilderCall.Method.HIDDEN) {
        int count = call.numbers()[0];
        Map<String, String> words = Map.of("name", call.text(), "count", String.valueOf(count));
        cells.add(count == 1 ? call.text() + " 1" : language.fill("rules.hidden.cells", words));
      }
    }
    if (!cells.isEmpty()) {
      lines.add(language.fill("rules.hidden", Map.of("cells", language.list(cells))));
    }
  }

  private String house(What what) {
    return language.fill("house." + what, name -> "");
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
    Set<String> sentences = new LinkedHashSet<>();
    Set<ConstraintKind> negated = EnumSet.noneOf(ConstraintKind.class);
    boolean hasOther = false;
    for (ConstraintData constraint : rules.layout.moves) {
      numbers.put(constraint.kind(), Set.of(0));
    }
    for (ConstraintData constraint : rules.constraints) {
      ConstraintKind kind = constraint.kind();
      String sentence = constraint.remark(ConstraintRemark.SENTENCE);
      if (!sentence.isEmpty()) {
        sentences.add(sentence);
      } else if (kind.isOwn()) {
        own.add(language.fill("rules.own.name", name -> constraint.ownName()));
      } else if (kind == ConstraintKind.EVERYWHERE_ELSE) {
        List<ConstraintKind> signs = AllowedValues.negated(constraint);
        negated.addAll(signs);
        hasOther |= signs.isEmpty();
      } else {
        numbers.computeIfAbsent(kind, key -> new TreeSet<>()).add(number(constraint));
      }
    }
    numbers.forEach(this::add);
    if (!negated.isEmpty()) {
      add("no", signs(negated), "and");
    }
    if (hasOther) {
      add(ConstraintKind.EVERYWHERE_ELSE.method(), "");
    }
    if (!own.isEmpty()) {
      add("own", own, "and");
    }
    lines.addAll(sentences);
  }

  /** Returns the statements on digits without a sign between them; X and V share one. */
  private List<String> signs(Set<ConstraintKind> negated) {
    Set<String> keys = new LinkedHashSet<>();
    boolean isBoth = negated.contains(ConstraintKind.X) && negated.contains(ConstraintKind.V);
    for (ConstraintKind sign : negated) {
      boolean isOfSum = sign == ConstraintKind.X || sign == ConstraintKind.V;
      keys.add(isBoth && isOfSum ? "xv" : sign.method());
    }
    return keys.stream().map(key -> language.get("rules.no." + key)).collect(Lists.toList());
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
