package io.github.nonet;

import io.github.nonet.Inference.Unit;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.IntBinaryOperator;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * Whether what is said of a step is in its proof: the cells and the values that its sentence names,
 * and what each gap lacks.
 */
public final class SentenceClaims {
  private static final Pattern CELL = Pattern.compile("r(\\d+)c(\\d+)");

  /** The numbers of houses, and of grids. */
  private static final Pattern HOUSES =
      Pattern.compile(
          "\\b(?:row|column|box|region|window|disjoint group|grid|Zeile|Spalte|Bl(?:o|\u00f6)ck|Gebiet|Fenster"
              + "|Fernblock|Gitter)(?:s|es|n|en)? \\d+(?:(?:,| to| bis| and| und) \\d+)*");

  /** How many cells, candidates, sets or steps there are. */
  private static final Pattern COUNTS =
      Pattern.compile(
          "\\b\\d+ (?:steps|Schritten?|cells share|Zellen die|candidates|Kandidaten|more sets|weitere Mengen)\\b");

  private static final Pattern VALUE =
      Pattern.compile("\\b([1-9A-P])\\b|(?<=[{\\w])([1-9])(?=\\w*})");

  private static final Pattern TWICE =
      Pattern.compile(" ha(?:s|ve) (\\w) twice\\b| steht (\\w) zweimal\\b");

  private static final Pattern NO_PLACE =
      Pattern.compile(" has no place for (\\w)$| ist kein Platz f\u00fcr (\\w)$");

  /** Cells for which too few values are left. */
  private static final Pattern FEW =
      Pattern.compile("^(.*) have only (.*) left$|^f\u00fcr (r.*) bleiben nur (.*)$");

  /** Values for which too few cells of a house are left. */
  private static final Pattern ROOM =
      Pattern.compile(
          " has only (.*) for (.*)$|^f\u00fcr (?!r\\d)(?<values>.*) bleib(?:t|en) .* nur (?<cells>r.*)$");

  private final int[] sets;
  private final int values;
  private final boolean hasSums;
  private final IntBinaryOperator cellAt;

  /**
   * @param sets the candidates of each cell
   * @param values how many values there are
   * @param hasSums whether a sentence that is not told from lines may have sums
   * @param cellAt the cell in a row and a column, from 0
   */
  public SentenceClaims(int[] sets, int values, boolean hasSums, IntBinaryOperator cellAt) {
    this.sets = sets;
    this.values = values;
    this.hasSums = hasSums;
    this.cellAt = cellAt;
  }

  /** Returns the claims about steps of a board. */
  public static SentenceClaims of(Candidates state) {
    return new SentenceClaims(state.toDigitSets(), 9, false, (row, column) -> 9 * row + column);
  }

  /**
   * Returns what a step says that is not in its proof, each with the sentence.
   *
   * @param names the names of its units, whose cells and numbers are no claims
   * @param pattern the cells of a named pattern: the proof may need fewer of them, where the state
   *     has a simpler reason; none of a step whose sentence is told from its lines
   */
  public List<String> faults(LogicalStep step, List<String> names, Collection<Integer> pattern) {
    List<String> found = new ArrayList<>();
    for (Locale locale : List.of(Locale.ENGLISH, Locale.GERMAN)) {
      String text = step.describe(Detail.FULL, locale);
      List<String> lines = step.lines(locale);
      addOfSentence(step, text, lines, names, pattern, found);
      addOfGaps(step.inferences(), lines, found);
    }
    return found;
  }

  private void addOfSentence(
      LogicalStep step,
      String sentence,
      List<String> lines,
      List<String> names,
      Collection<Integer> pattern,
      List<String> found) {
    String text = sentence.substring(sentence.indexOf(": ") + 2);
    for (String name : names) {
      text = text.replace(name, "");
    }
    Set<Integer> cells = cells(step);
    cells.addAll(pattern);
    for (MatchResult cell : CELL.matcher(text).results().toList()) {
      int row = Integer.parseInt(cell.group(1)) - 1;
      if (!cells.contains(cellAt.applyAsInt(row, Integer.parseInt(cell.group(2)) - 1))) {
        found.add(cell.group() + " is not in the proof: " + sentence);
      }
    }
    String said =
        hasSums && !pattern.isEmpty()
            ? ""
            : COUNTS
                .matcher(HOUSES.matcher(CELL.matcher(text).replaceAll("")).replaceAll(""))
                .replaceAll("");
    int known = values(step, pattern.isEmpty() ? Set.of() : cells);
    for (String line : lines) {
      known |= tooFew(line).values();
    }
    for (MatchResult value : VALUE.matcher(said).results().toList()) {
      int number = Character.digit(value.group().charAt(0), 36);
      if (number <= values && (known >> number & 1) == 0) {
        found.add(value.group() + " is not in the proof: " + sentence);
      }
    }
  }

  private static List<Candidate> effects(LogicalStep step) {
    List<Candidate> effects = new ArrayList<>(step.placements());
    effects.addAll(step.eliminations());
    return effects;
  }

  /** Returns the cells of all lines, their units, and the effects. */
  private static Set<Integer> cells(LogicalStep step) {
    Set<Integer> cells = new HashSet<>();
    effects(step).forEach(effect -> cells.add(effect.cell()));
    for (Inference line : step.inferences()) {
      line.candidates().forEach(candidate -> cells.add(candidate.cell()));
      line.units().forEach(unit -> cells.addAll(unit.cells()));
    }
    return cells;
  }

  /** Returns the values of all lines and effects, those that gaps lack, and those of cells. */
  private int values(LogicalStep step, Set<Integer> cells) {
    int known = 0;
    for (Candidate effect : effects(step)) {
      known |= 1 << effect.digit();
    }
    for (Inference line : step.inferences()) {
      for (Candidate candidate : line.candidates()) {
        known |= 1 << candidate.digit();
      }
      known |= line.isGap() ? lost(step.inferences(), line) : 0;
    }
    for (int cell : cells) {
      known |= sets[cell];
    }
    return known;
  }

  /** Returns the values that have no place in the cells of a gap, and those of which two need. */
  private int lost(List<Inference> proof, Inference gap) {
    int placed = 0;
    int once = 0;
    int twice = 0;
    for (int cell : gap.units().get(0).cells()) {
      int left = left(proof, gap, cell);
      placed |= left;
      twice |= Integer.bitCount(left) == 1 ? once & left : 0;
      once |= Integer.bitCount(left) == 1 ? left : 0;
    }
    return ~placed | twice;
  }

  private void addOfGaps(List<Inference> proof, List<String> lines, List<String> found) {
    for (int i = 0; i < proof.size(); i++) {
      if (proof.get(i).isGap()) {
        String wrong = wrong(proof, proof.get(i), lines.get(i));
        if (!wrong.isEmpty()) {
          found.add(wrong + ": " + lines.get(i) + " of " + lines);
        }
      }
    }
  }

  private String wrong(List<Inference> proof, Inference gap, String said) {
    Unit unit = gap.units().get(0);
    TooFew few = tooFew(said);
    MatchResult twice = match(TWICE, said);
    MatchResult noPlace = match(NO_PLACE, said);
    if (twice != null) {
      return isTwice(proof, gap, value(twice)) ? "" : "not twice";
    }
    if (noPlace != null) {
      int value = value(noPlace);
      boolean isThere =
          unit.cells().stream().anyMatch(cell -> (left(proof, gap, cell) >> value & 1) != 0);
      boolean isGone = !isThere && unit.cells().size() == values || isGroupGone(proof, gap, value);
      return isGone ? "" : "not without a place";
    }
    boolean isFew = few.cells().isEmpty() || isTooFew(proof, gap, few);
    return isFew && unit.cells().containsAll(few.cells()) ? "" : "not too few";
  }

  /** Some values are all that some cells have left, or have only these cells left. */
  private record TooFew(List<Integer> cells, int values, boolean isRoom) {}

  private TooFew tooFew(String said) {
    MatchResult few = match(FEW, said);
    MatchResult room = match(ROOM, said);
    if (few != null) {
      int first = few.group(1) == null ? 3 : 1;
      return new TooFew(cells(few.group(first)), values(few.group(first + 1)), false);
    }
    if (room != null) {
      boolean isEnglish = room.group(1) != null;
      return new TooFew(
          cells(room.group(isEnglish ? 1 : 4)), values(room.group(isEnglish ? 2 : 3)), true);
    }
    return new TooFew(List.of(), 0, false);
  }

  private List<Integer> cells(String text) {
    return CELL.matcher(text)
        .results()
        .map(
            cell ->
                cellAt.applyAsInt(
                    Integer.parseInt(cell.group(1)) - 1, Integer.parseInt(cell.group(2)) - 1))
        .toList();
  }

  private static int values(String text) {
    return VALUE
        .matcher(text)
        .results()
        .mapToInt(value -> 1 << Character.digit(value.group().charAt(0), 36))
        .reduce(0, (one, other) -> one | other);
  }

  private boolean isTooFew(List<Inference> proof, Inference gap, TooFew few) {
    List<Integer> house = gap.units().get(0).cells();
    int inside = 0;
    int outside = 0;
    for (int cell : house) {
      int left = left(proof, gap, cell);
      inside |= few.cells().contains(cell) ? left : 0;
      outside |= few.cells().contains(cell) ? 0 : left;
    }
    int count = Integer.bitCount(few.values());
    return few.isRoom()
        ? house.size() == values && (outside & few.values()) == 0 && count > few.cells().size()
        : inside == few.values() && count < few.cells().size();
  }

  /** Returns whether two cells have the value left, or two lines before place it in other cells. */
  private boolean isTwice(List<Inference> proof, Inference gap, int value) {
    List<Integer> cells = gap.units().get(0).cells();
    List<Set<Integer>> placed = new ArrayList<>();
    for (int cell : cells) {
      if (left(proof, gap, cell) == 1 << value) {
        placed.add(Set.of(cell));
      }
    }
    for (Inference line : proof.subList(0, proof.indexOf(gap))) {
      Set<Integer> own = new HashSet<>();
      line.candidates().forEach(candidate -> own.add(candidate.cell()));
      boolean isOfValue = line.candidates().stream().allMatch(it -> it.digit() == value);
      if (line.isTrue() && !line.isGap() && isOfValue && cells.containsAll(own)) {
        placed.add(own);
      }
    }
    return placed.stream()
        .anyMatch(one -> placed.stream().anyMatch(it -> Collections.disjoint(one, it)));
  }

  /** Returns whether the places of a value in the house of a gap are all excluded. */
  private static boolean isGroupGone(List<Inference> proof, Inference gap, int value) {
    List<Candidate> gone = new ArrayList<>();
    List<Inference> causes = gap.causes().stream().map(proof::get).toList();
    causes.stream().filter(it -> !it.isTrue()).forEach(it -> gone.addAll(it.candidates()));
    return causes.stream()
        .anyMatch(
            it ->
                it.isTrue()
                    && !it.units().isEmpty()
                    && it.candidates().get(0).digit() == value
                    && it.units().get(0).index() == gap.units().get(0).index()
                    && gone.containsAll(it.candidates()));
  }

  private static MatchResult match(Pattern pattern, String text) {
    java.util.regex.Matcher matcher = pattern.matcher(text);
    return matcher.find() ? matcher.toMatchResult() : null;
  }

  private static int value(MatchResult said) {
    String value = said.group(1) == null ? said.group(2) : said.group(1);
    return Character.digit(value.charAt(0), 36);
  }

  /** Returns what the causes of a gap leave of the values of a cell. */
  private int left(List<Inference> proof, Inference gap, int cell) {
    int left = sets[cell];
    for (int cause : gap.causes()) {
      Inference fact = proof.get(cause);
      int named = 0;
      for (Candidate candidate : fact.candidates()) {
        named |= candidate.cell() == cell ? 1 << candidate.digit() : 0;
      }
      if (!fact.isTrue()) {
        left &= ~named;
      } else if (fact.candidates().size() == 1 && named != 0) {
        left &= named;
      }
    }
    return left;
  }
}
