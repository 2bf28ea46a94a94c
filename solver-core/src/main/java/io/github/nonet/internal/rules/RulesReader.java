package io.github.nonet.internal.rules;

import io.github.nonet.TextFormatException;
import io.github.nonet.internal.Arguments;
import io.github.nonet.internal.Refusal;
import io.github.nonet.internal.constraints.ConstraintCalls;
import io.github.nonet.internal.constraints.ConstraintData;
import io.github.nonet.internal.groups.Structure;
import io.github.nonet.internal.language.Quoted;
import io.github.nonet.internal.language.Texts;
import io.github.nonet.internal.rules.BuilderCall.Method;
import io.github.nonet.internal.sets.Lists;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/** Reads grids with {@linkplain RulesText rules} after the cells. */
final class RulesReader {
  private static final String SYMBOLS = "symbols";

  private static final List<String> CONSTRAINTS = ConstraintCalls.methods();

  /** The names of all calls except the first. */
  private static final List<String> METHODS =
      Stream.of(
              Arrays.stream(Method.values()).map(part -> part.method).distinct(),
              Stream.of(RulesText.CAGE),
              CONSTRAINTS.stream())
          .flatMap(names -> names)
          .collect(Lists.toList());

  private static final int MOST_LETTERS = 30;

  private final String text;
  private final int mark;

  private final List<Structure.Cage> cages = new ArrayList<>();

  /** The index at which each constraint starts. */
  private final List<Integer> starts = new ArrayList<>();

  /** The index of the last call, and the earliest index of the next one. */
  private int start;

  private int next;

  /** The method of the last call, and the text between its parentheses. */
  private String method = SYMBOLS;

  private String argument = "";

  /**
   * @param mark the index of {@link RulesText#MARK}
   */
  RulesReader(String text, int mark) {
    this.text = text;
    this.mark = mark;
    this.next = mark + 1;
  }

  /** Returns the grid; the fault of a call is reported at the start of the call. */
  ReadPuzzle read() {
    try {
      return puzzle();
    } catch (TextFormatException e) {
      throw e;
    } catch (IllegalArgumentException e) {
      throw new TextFormatException("character " + (start + 1) + ": " + e.getMessage(), start);
    }
  }

  private ReadPuzzle puzzle() {
    readCall(SYMBOLS);
    int symbols = LayoutPlan.requireSymbols(numbers(argument, 1)[0]);
    LayoutPlan plan = new LayoutPlan(symbols);
    ConstraintCalls calls = new ConstraintCalls(symbols);
    while (hasNext()) {
      readCall(nextMethod());
      add(plan, calls);
    }
    List<ConstraintData> constraints = calls.constraints();
    start = next;
    GridLayout layout = plan.layout();
    List<Structure.Cage> fitting = Cages.checked(layout, cages);
    for (int i = 0; i < constraints.size(); i++) {
      start = starts.get(i);
      ConstraintLists.fitting(layout, constraints.get(i));
    }
    int[] values = CellReader.read(layout, CellText.of(text.substring(0, mark)));
    return new ReadPuzzle(layout, fitting, List.copyOf(constraints), values);
  }

  /** Moves to the next call; after a dot there must be one. */
  private boolean hasNext() {
    skipBlanks();
    boolean hasDot = next < text.length() && text.charAt(next) == RulesText.DOT;
    if (hasDot) {
      next++;
      skipBlanks();
    }
    return hasDot || next < text.length();
  }

  private void skipBlanks() {
    while (next < text.length() && Character.isWhitespace(text.charAt(next))) {
      next++;
    }
  }

  private String nextMethod() {
    for (String name : METHODS) {
      if (text.startsWith(name + "(", next)) {
        return name;
      }
    }
    String word = text.substring(next, Math.max(next, text.indexOf('(', next)));
    boolean isWord = word.length() <= MOST_LETTERS && word.chars().allMatch(Character::isLetter);
    String meant = isWord ? Texts.nearest(word, METHODS) : null;
    String all = String.join(", ", METHODS) + ", and ( behind it";
    throw meant == null
        ? Refusal.character(next, " begins no call", all)
        : Refusal.character(next, ": found " + word + "(", meant + "(");
  }

  /** Returns the fault of calls without the call of symbols before them. */
  TextFormatException withoutSymbols() {
    return Refusal.character(
        next,
        " begins the call of " + nextMethod(),
        "symbols(9).grid(0,0,3,3) or the like before it");
  }

  private void readCall(String name) {
    method = name;
    start = next;
    StringBuilder found = new StringBuilder();
    int i = start + name.length() + 1;
    while (i < text.length() && text.charAt(i) != RulesText.CLOSE) {
      i += text.charAt(i) == RulesText.ESCAPE ? 1 : 0;
      found.append(i < text.length() ? text.substring(i, i + 1) : "");
      i++;
    }
    if (i >= text.length()) {
      throw new TextFormatException(
          "character " + (start + 1) + " begins a call of " + name + " without an end; expected )",
          text.length());
    }
    next = i + 1;
    argument = found.toString();
  }

  private void add(LayoutPlan plan, ConstraintCalls calls) {
    if (method.equals(RulesText.CAGE)) {
      int[] numbers = numbers(argument);
      cages.add(Cages.of(numbers[0], Arrays.copyOfRange(numbers, 1, numbers.length)));
    }
    if (CONSTRAINTS.contains(method)) {
      calls.add(method, argument);
      if (calls.constraints().size() > starts.size()) {
        starts.add(start);
        Bounds.requireConstraints(starts.size());
      }
    }
    for (Method part : Method.values()) {
      if (method.equals(part.method) && isMeant(part)) {
        add(part, plan);
      }
    }
  }

  /** Returns whether an argument is for this part, and not for the other part of the same name. */
  private boolean isMeant(Method part) {
    boolean isOfRegions = RulesText.AREA.matcher(argument).lookingAt();
    return switch (part) {
      case ROWS_AND_COLUMNS -> argument.split(",", -1).length != Method.RECTANGLE.numbers;
      case RECTANGLE -> argument.split(",", -1).length == part.numbers;
      case REGIONS -> !isOfRegions;
      case REGIONS_OF -> isOfRegions;
      default -> true;
    };
  }

  private LayoutPlan add(Method part, LayoutPlan plan) {
    return switch (part) {
      case REGIONS -> plan.regions(argument, start + method.length() + 1, true);
      case GROUP -> plan.repeat(group());
      case REGIONS_OF -> {
        int colon = argument.indexOf(RulesText.COLON);
        int[] at = numbers(argument.substring(0, colon), part.numbers);
        yield plan.repeat(new BuilderCall(part, argument.substring(colon + 1), at));
      }
      case HIDDEN -> {
        int colon = Math.max(0, argument.indexOf(RulesText.COLON));
        int[] count =
            numbers(argument.substring(Math.min(argument.length(), colon + 1)), part.numbers);
        yield plan.repeat(new BuilderCall(part, argument.substring(0, colon), count));
      }
      case GRID,
          CELLS,
          RECTANGLE,
          ROWS_AND_COLUMNS,
          DIAGONALS,
          WINDOWS,
          DISJOINT_GROUPS,
          ASTERISK,
          PERCENT,
          ANTI_KNIGHT,
          ANTI_KING,
          NON_CONSECUTIVE ->
          plan.repeat(BuilderCall.of(part, numbers(argument, part.numbers)));
    };
  }

  private BuilderCall group() {
    int colon = argument.lastIndexOf(RulesText.COLON);
    if (colon < 0) {
      throw new IllegalArgumentException("group has no ':'; expected it after the name");
    }
    int[] numbers = numbers(argument.substring(colon + 1));
    if (numbers.length % 2 != 0) {
      throw new IllegalArgumentException(
          "group has " + numbers.length + " numbers; expected a row and a column for each cell");
    }
    return new BuilderCall(Method.GROUP, argument.substring(0, colon), numbers);
  }

  private int[] numbers(String list, int expected) {
    int[] numbers = Texts.strip(list).isEmpty() ? new int[0] : numbers(list);
    if (numbers.length != expected) {
      throw Refusal.argument(
          method + " has " + Arguments.count(numbers.length, "number", "numbers"), expected);
    }
    return numbers;
  }

  private int[] numbers(String list) {
    String[] fields = list.split(",", -1);
    int[] numbers = new int[fields.length];
    for (int i = 0; i < fields.length; i++) {
      try {
        numbers[i] = Integer.parseInt(Texts.strip(fields[i]));
      } catch (NumberFormatException e) {
        throw new IllegalArgumentException(
            method
                + " has "
                + Quoted.text(fields[i])
                + " in the place of number "
                + (i + 1)
                + "; expected numbers with commas between",
            e);
      }
    }
    return numbers;
  }
}
