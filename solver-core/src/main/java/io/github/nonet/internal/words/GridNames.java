package io.github.nonet.internal.words;

import io.github.nonet.Inference.Unit;
import io.github.nonet.internal.constraints.AllowedValues;
import io.github.nonet.internal.constraints.ConstraintData;
import io.github.nonet.internal.constraints.ConstraintKind;
import io.github.nonet.internal.groups.Structure;
import io.github.nonet.internal.groups.forms.Form;
import io.github.nonet.internal.language.Language;
import io.github.nonet.internal.proof.ProofNames;
import io.github.nonet.internal.rules.Label;
import io.github.nonet.internal.rules.RulesTables;
import io.github.nonet.internal.rules.Symbols;
import io.github.nonet.internal.sets.Lists;
import io.github.nonet.internal.sets.ValueSet;
import io.github.nonet.internal.verdict.Names;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** The names of the parts of a grid in one language. */
public final class GridNames implements Names, ProofNames {
  /** The fewest consecutive houses or values that are named by the first and the last. */
  private static final int MANY = 3;

  private final Language language;
  private final RulesTables rules;

  public GridNames(Locale locale, RulesTables rules) {
    language = Language.ofGrids(locale);
    this.rules = rules;
  }

  @Override
  public String cell(int cell) {
    return rules.layout.shortName(cell);
  }

  @Override
  public String symbol(int value) {
    return Symbols.text(value);
  }

  @Override
  public String house(int group) {
    Label label = rules.layout.groups.get(group).label();
    return house(label, List.of(label.mark()));
  }

  /** Returns a house, or several of a kind by their marks. */
  private String house(Label label, List<String> marks) {
    boolean isOne = marks.size() == 1 && marks.get(0).equals(label.mark());
    String house =
        language.fill((isOne ? "house." : "houses.") + label.what(), word -> language.list(marks));
    return label.grid() == 0
        ? house
        : language.fill("of_grid", Map.of("grid", String.valueOf(label.grid()), "house", house));
  }

  @Override
  public String unit(Unit unit) {
    return unit(number(unit));
  }

  /** Returns the number of a unit: groups come first, followed by cages and forms. */
  int number(Unit unit) {
    int groups = rules.layout.groups.size();
    return switch (unit.kind()) {
      case HOUSE -> unit.index();
      case GROUP -> rules.layout.houses + unit.index();
      case CAGE -> groups + unit.index();
      case CONSTRAINT, ELSEWHERE, MOVE -> groups + rules.cages.size() + firstForm(unit);
      case CELL, SIGHT, SUMS, ONE_SOLUTION -> throw new IllegalArgumentException("" + unit);
    };
  }

  /** Returns whether the name of a house is a kind and a number: {@code "row 3"}. */
  boolean isNumbered(Unit house) {
    return language.has("houses." + rules.layout.groups.get(number(house)).label().what());
  }

  private int firstForm(Unit unit) {
    List<ConstraintData> sources = rules.forms.sources();
    int form = 0;
    while (!isOf(unit, form, sources.get(form))) {
      form++;
    }
    return form;
  }

  private boolean isOf(Unit unit, int number, ConstraintData source) {
    if (unit.index() >= 0) {
      return source == rules.constraints.get(unit.index());
    }
    Form form = rules.forms.forms().get(number);
    List<Integer> cells = Lists.of(form.cells());
    boolean isMove = form instanceof Form.Apart && unit.cells().contains(cells.get(0));
    return source.kind().isOfBuilder()
        && cells.containsAll(unit.cells())
        && (isMove || unit.kind() == Unit.Kind.ELSEWHERE);
  }

  @Override
  public String cage(int number) {
    Structure.Cage cage = rules.cages.get(number);
    return language.fill(
        cage.sum() == 0 ? "cage" : "cage.sum",
        Map.of("sum", String.valueOf(cage.sum()), "cell", cell(cage.cells()[0])));
  }

  @Override
  public String constraint(int form) {
    return constraint(rules.forms.sources().get(form));
  }

  /** Returns a constraint by its kind, its number and its first cell. */
  @Override
  public String constraint(ConstraintData data) {
    ConstraintKind kind = data.kind();
    String key = "constraint." + (data.ownName().isEmpty() ? kind.method() : "own");
    if (kind.isOfBuilder() && !language.has(key)) {
      return "";
    }
    int[] cells = data.listed();
    String number = data.numbers().length == 0 ? "" : "" + data.numbers()[0];
    Map<String, String> words =
        Map.of(
            "name", data.ownName(),
            "number", number,
            "cell", cell(cells[0]),
            "last", cell(cells[cells.length - 1]));
    boolean isOfSigns =
        kind == ConstraintKind.EVERYWHERE_ELSE && !AllowedValues.negated(data).isEmpty();
    String special = key + '.' + (isOfSigns ? "signs" : number);
    return language.fill(language.has(special) ? special : key, words);
  }

  /** Returns the values, with three or more in a row as {@code "3 to 5"}. */
  List<String> runs(int set) {
    List<String> runs = new ArrayList<>();
    for (int rest = set; rest != 0; ) {
      int from = ValueSet.lowest(rest);
      int length = Integer.numberOfTrailingZeros(~(rest >>> from));
      int taken = length < MANY ? 1 : length;
      runs.add(
          taken == 1
              ? Symbols.text(from)
              : Symbols.text(from)
                  + ' '
                  + language.get("to")
                  + ' '
                  + Symbols.text(from + length - 1));
      rest &= ~((1 << taken) - 1 << from);
    }
    return runs;
  }

  /** Returns cells in their order, each once: {@code "r1c1, r1c2 and r3c1"}. */
  String cells(List<Integer> cells, String key) {
    return language.list(
        cells.stream().sorted().distinct().map(this::cell).collect(Lists.toList()), key);
  }

  /** Returns units as a list, grouped by kind: {@code "rows 1 and 3 and column 2"}. */
  String units(int... units) {
    Map<String, List<Label>> together = new LinkedHashMap<>();
    for (int unit : units) {
      boolean isHouse = unit < rules.layout.groups.size();
      Label label = isHouse ? rules.layout.groups.get(unit).label() : null;
      boolean isCounted = isHouse && language.has("houses." + label.what());
      together
          .computeIfAbsent(
              isCounted ? label.what() + " " + label.grid() : unit(unit), key -> new ArrayList<>())
          .addAll(isCounted ? List.of(label) : List.of());
    }
    List<String> words = new ArrayList<>();
    together.forEach(
        (name, labels) -> words.add(labels.isEmpty() ? name : house(labels.get(0), marks(labels))));
    return language.list(words);
  }

  /** Returns each unit once, as a list with "or". */
  String eitherUnit(int... units) {
    return language.list(
        Arrays.stream(units).mapToObj(this::unit).distinct().collect(Lists.toList()), "or");
  }

  /** Returns where to look: {@code "in row 1"}, {@code "on the thermometer from r1c1"}. */
  String at(int... units) {
    int groups = rules.layout.groups.size();
    if (Arrays.stream(units).allMatch(unit -> unit < groups)) {
      return language.fill("at.house", word -> units(units));
    }
    return language.list(
        Arrays.stream(units)
            .mapToObj(unit -> language.fill("at." + kind(unit), word -> unit(unit)))
            .distinct());
  }

  private String kind(int unit) {
    int form = unit - rules.layout.groups.size() - rules.cages.size();
    if (form < 0) {
      return unit < rules.layout.groups.size() ? "house" : "cage";
    }
    return isOnLine(rules.forms.sources().get(form)) ? "line" : "sign";
  }

  /** Returns whether people call a cell "on" the constraint, as on a thermometer. */
  static boolean isOnLine(ConstraintData constraint) {
    return constraint.kind().compareTo(ConstraintKind.REGION_SUMS) <= 0;
  }

  private String unit(int unit) {
    int cage = unit - rules.layout.groups.size();
    if (cage < 0) {
      return house(unit);
    }
    int form = cage - rules.cages.size();
    return form < 0 ? cage(cage) : constraint(form);
  }

  /**
   * Returns the numbers or letters of houses of one kind, in order: {@code "1"}, {@code "1 and 4 to
   * 6"}.
   */
  private List<String> marks(List<Label> labels) {
    List<String> marks = labels.stream().map(Label::mark).distinct().collect(Lists.toList());
    if (!marks.stream().allMatch(mark -> mark.matches("[1-9][0-9]?"))) {
      return marks;
    }
    List<Integer> numbers = marks.stream().map(Integer::valueOf).sorted().collect(Lists.toList());
    List<String> runs = new ArrayList<>();
    for (int from = 0, next; from < numbers.size(); from = next) {
      next = from + 1;
      while (next < numbers.size() && numbers.get(next) == numbers.get(from) + next - from) {
        next++;
      }
      if (next - from < MANY) {
        numbers.subList(from, next).forEach(number -> runs.add(number.toString()));
      } else {
        runs.add(numbers.get(from) + " " + language.get("to") + ' ' + numbers.get(next - 1));
      }
    }
    return runs;
  }
}
