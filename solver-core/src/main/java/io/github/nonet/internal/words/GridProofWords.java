package io.github.nonet.internal.words;

import io.github.nonet.Candidate;
import io.github.nonet.Inference;
import io.github.nonet.Inference.Kind;
import io.github.nonet.Inference.Unit;
import io.github.nonet.internal.deduction.GridDeduction;
import io.github.nonet.internal.language.Language;
import io.github.nonet.internal.proof.ProofGap;
import io.github.nonet.internal.rules.RulesTables;
import io.github.nonet.internal.sets.Lists;
import io.github.nonet.internal.sets.ValueSet;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The words for a chain or a contradiction, made from the lines of its proof. */
final class GridProofWords {
  /**
   * The most clauses; a longer contradiction is described by its start, its end and their number.
   */
  private static final int MOST_CLAUSES = 12;

  private static final int MOST_CHARACTERS = 420;

  /** So many cells are named again when the sentence lists the eliminations. */
  private static final int FEW = 3;

  private static final Set<Unit.Kind> NAMELESS =
      EnumSet.of(Unit.Kind.CELL, Unit.Kind.SIGHT, Unit.Kind.SUMS);

  /** The kinds of units that a puzzle adds to cells, houses and moves. */
  private static final Set<Unit.Kind> RULES =
      EnumSet.of(Unit.Kind.CAGE, Unit.Kind.CONSTRAINT, Unit.Kind.ELSEWHERE);

  private final Language language;
  private final RulesTables rules;
  private final GridNames names;
  private final int[] sets;
  private final Supplier<List<Inference>> proof;
  private boolean isShort;

  /**
   * @param sets the candidates in which the step was found
   * @param proof asked only when something is told
   */
  GridProofWords(
      Language language,
      RulesTables rules,
      GridNames names,
      int[] sets,
      Supplier<List<Inference>> proof) {
    this.language = language;
    this.rules = rules;
    this.names = names;
    this.sets = sets;
    this.proof = proof;
  }

  /** Makes chains end after their number of steps. */
  void shorten() {
    isShort = true;
  }

  /** Returns the index of the line that ends the suppositions: by a refutation, or by cases. */
  private int end() {
    List<Inference> lines = proof.get();
    for (int i = 0; i < lines.size(); i++) {
      if (lines.get(i).kind() == Kind.REFUTED || lines.get(i).kind() == Kind.CASES) {
        return i;
      }
    }
    throw new IllegalStateException("nothing is supposed in " + lines);
  }

  /**
   * Returns an end, one of which must be true: a candidate, or the candidates of a group after it.
   */
  String claim(boolean isFirst) {
    List<Candidate> ends = proof.get().get(end()).candidates();
    return isFirst ? fact("CLAIM", ends.get(0)) : fact("CLAIM", ends.subList(1, ends.size()));
  }

  /** Returns whether the conclusion is that one of two candidates is true. */
  boolean hasTwoEnds() {
    return proof.get().get(end()).candidates().size() > 1;
  }

  /** Returns whether a cell has one of two values, and nothing else follows. */
  boolean isOfOneCell() {
    List<Inference> lines = proof.get();
    return hasTwoEnds()
        && cells(lines.get(end())).size() == 1
        && lines.subList(end() + 1, lines.size()).stream()
            .allMatch(line -> line.units().isEmpty() || isOfCell(line));
  }

  /** Returns the values of the ends of a chain: {@code "8 or 9"}. */
  String ends() {
    int set = 0;
    for (Candidate end : proof.get().get(end()).candidates()) {
      set |= ValueSet.bit(end.digit());
    }
    return language.list(names.runs(set), "or");
  }

  /** Returns whether the conclusion is that something is true. */
  boolean endsTrue() {
    return proof.get().get(end()).isTrue();
  }

  /** Returns the opposite of a refuted supposition: {@code "r1c5 = 6"}. */
  String truth() {
    return fact("EQUALS", proof.get().get(end()).candidates().get(0));
  }

  private String fact(String key, Candidate candidate) {
    return fact(key, ValueSet.bit(candidate.digit()), List.of(candidate.cell()), List.of());
  }

  /** Returns a fact about one candidate, or about a value in each cell of a group. */
  private String fact(String key, List<Candidate> candidates) {
    List<Integer> cells = cells(candidates);
    int set = ValueSet.bit(candidates.get(0).digit());
    return fact(cells.size() > 1 ? key + ".group" : key, set, cells, List.of());
  }

  /** Returns a fact as a sentence of a kind. */
  private String fact(String key, int set, List<Integer> cells, List<Unit> units) {
    return language.fill(
        "fact." + key,
        word ->
            switch (word) {
              case "values" -> language.list(names.runs(set));
              case "some" -> language.list(names.runs(set), "or");
              case "cells" -> names.cells(cells, "and");
              case "places" -> names.cells(cells, "or");
              default -> names(units);
            });
  }

  /** Returns the names of units; a sum is named by its houses, and sight has no name. */
  private String names(List<Unit> units) {
    boolean isSum = isSum(units);
    return names.units(
        units.stream()
            .filter(unit -> !NAMELESS.contains(unit.kind()))
            .filter(unit -> !isSum || unit.kind() == Unit.Kind.HOUSE)
            .mapToInt(names::number)
            .sorted()
            .toArray());
  }

  private static boolean isSum(List<Unit> units) {
    return !units.isEmpty() && units.get(0).kind() == Unit.Kind.SUMS;
  }

  /** Returns {@code "if r1c1 is not 3, then it is 8; then r1c6 is not 8, so r9c6 is 8 (row 9)"}. */
  String clauses() {
    Inference last = proof.get().get(end());
    List<Inference> told = proof.get().subList(0, last.causes().get(1) + 1);
    if (!isShort) {
      return clauses(told);
    }
    Inference end = told.get(told.size() - 1);
    return (language.get("chain.if") + ' ' + clause(told, 0, true)).trim()
        + ", "
        + language.fill(
            "chain.many",
            Map.of(
                "count",
                String.valueOf(told.size() - 1),
                "end",
                fact("CLAIM", end.candidates().get(0)) + because(end)));
  }

  private String clauses(List<Inference> told) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < told.size(); i++) {
      boolean isFirst = i % 2 == 0;
      String before = isFirst ? "chain.then" : "chain.so";
      if (i < 2) {
        before = isFirst ? "chain.if" : "chain.next";
      }
      if (i > 0) {
        text.append(isFirst ? "; " : ", ");
      }
      String word = language.get(before);
      text.append(word.isEmpty() ? "" : word + ' ').append(clause(told, i, isFirst));
    }
    return text.toString();
  }

  /** Returns one clause; the second one of a pair does not name the cell again. */
  private String clause(List<Inference> told, int i, boolean isFirst) {
    Inference line = told.get(i);
    List<Candidate> all = line.isGap() ? told.get(0).candidates() : line.candidates();
    Candidate said = all.get(0);
    boolean isTrue = line.isGap() ? !told.get(0).isTrue() : line.isTrue();
    boolean isSame = !isFirst && told.get(i - 1).candidates().get(0).cell() == said.cell();
    if (isSame && isOf(line, Unit.Kind.CELL)) {
      return fact(isTrue ? "IT" : "IS_NOT", said);
    }
    String link = fact(isTrue ? "IS" : "IS_NOT", all);
    boolean isSeen =
        !isTrue && isOf(line, Unit.Kind.HOUSE) && (i == 0 || line.causes().contains(i - 1));
    return isSeen ? link : link + because(line);
  }

  private static boolean isOf(Inference line, Unit.Kind... kinds) {
    return !line.units().isEmpty() && Arrays.asList(kinds).contains(line.units().get(0).kind());
  }

  /** Returns the cause of a link: one value in a house, sums of cages, or a rule. */
  private String because(Inference line) {
    if (names(line.units()).isEmpty()) {
      return "";
    }
    boolean isHouse = isOf(line, Unit.Kind.HOUSE, Unit.Kind.GROUP);
    String key = isHouse ? names.isNumbered(line.units().get(0)) ? "IN" : "IN.named" : "BY";
    return " (" + fact(isSum(line.units()) ? "IN.sum" : key, 0, List.of(), line.units()) + ')';
  }

  /** Returns why both ends of a chain exclude its eliminations. */
  String why() {
    List<Inference> lines = proof.get();
    List<Candidate> ends = lines.get(end()).candidates();
    Set<Unit> rules = new LinkedHashSet<>();
    Set<Unit> sums = new LinkedHashSet<>();
    List<Inference> seen = new ArrayList<>();
    for (Inference line : lines.subList(end() + 1, lines.size())) {
      if (isSum(line.units())) {
        sums.addAll(line.units());
      } else if (line.units().stream().anyMatch(GridProofWords::isRule)) {
        line.units().stream().filter(GridProofWords::isRule).forEach(rules::add);
      } else if (!line.isGap() && !line.isTrue() && !line.units().isEmpty()) {
        seen.add(line);
      }
    }
    List<String> parts = new ArrayList<>();
    if (!seen.isEmpty()) {
      parts.add(seen(seen, ends, rules.isEmpty() && sums.isEmpty()));
    }
    List<String> by = by(rules, sums);
    if (!by.isEmpty()) {
      String key = parts.isEmpty() ? "fact.WHY.by" : "fact.WHY.others";
      parts.add(language.fill(key, word -> language.list(by)));
    }
    return String.join(" ", parts);
  }

  /** Returns the names of units, and of the cages of sums. */
  private List<String> by(Collection<Unit> units, Collection<Unit> sums) {
    List<String> by = new ArrayList<>();
    if (!units.isEmpty()) {
      by.add(names(new ArrayList<>(units)));
    }
    if (!sums.isEmpty()) {
      by.add(fact("SUM", 0, List.of(), new ArrayList<>(sums)));
    }
    by.remove("");
    return by;
  }

  private static boolean isRule(Unit unit) {
    return RULES.contains(unit.kind());
  }

  private static boolean isOfCell(Inference line) {
    return line.units().size() == 1 && isOf(line, Unit.Kind.CELL);
  }

  /**
   * Returns why ends exclude the candidates that lines eliminate by a cell or by sight.
   *
   * @param isAll whether these are all that are eliminated
   */
  private String seen(List<Inference> lines, List<Candidate> ends, boolean isAll) {
    List<Candidate> gone = new ArrayList<>();
    lines.forEach(line -> gone.addAll(line.candidates()));
    boolean isOfOneDigit =
        Stream.concat(gone.stream(), ends.stream()).map(Candidate::digit).distinct().count() == 1;
    if (isOfOneDigit && lines.stream().noneMatch(GridProofWords::isOfCell)) {
      List<Integer> cells = cells(gone);
      String key = ends.size() > 2 ? "WHY.all" : "WHY.seen";
      return fact(isAll && cells.size() > FEW ? key + ".each" : key, 0, cells, List.of());
    }
    return lines.size() > 1 ? fact("WHY.both", 0, List.of(), List.of()) : seen(lines.get(0), ends);
  }

  private String seen(Inference line, List<Candidate> ends) {
    if (isOfCell(line)) {
      return fact("WHY.cell", 0, cells(line), List.of());
    }
    int cell = cells(line).get(0);
    Map<Boolean, List<Candidate>> isOwn =
        ends.stream().collect(Collectors.partitioningBy(it -> it.cell() == cell));
    if (line.candidates().size() > 1 || isOwn.get(true).size() != 1) {
      return fact("WHY.both", 0, cells(line), List.of());
    }
    List<Candidate> seen = isOwn.get(false);
    return language.fill(
        "fact.WHY.one",
        word ->
            switch (word) {
              case "fact" -> fact("IS", isOwn.get(true).get(0));
              case "values" -> names.symbol(seen.get(0).digit());
              default -> names.cells(cells(seen), "or");
            });
  }

  /** Returns the cell or the value of the first supposition. */
  String supposed(boolean isCell) {
    Candidate first = proof.get().get(0).candidates().get(0);
    return isCell ? names.cell(first.cell()) : names.symbol(first.digit());
  }

  /** Returns whether a candidate is supposed to be true. */
  boolean supposesTrue() {
    return proof.get().get(0).isTrue();
  }

  /**
   * Returns whether what is supposed ends at a gap that is not its opposite: by itself, or because
   * what follows has no way in any case. A long chain is told by its gap.
   */
  boolean endsAtGap() {
    List<Inference> lines = proof.get();
    Inference gap = lines.get(lines.get(end()).causes().get(1));
    return gap.isGap() && (isShort || lines.get(1).isGap() || !gap.causes().contains(0));
  }

  /**
   * Returns whether the effects follow from what is supposed first; otherwise they follow directly
   * from the state, some of them because their opposite has no way.
   */
  boolean isSupposed(List<Candidate> effects) {
    if (proof.get().get(0).kind() != Kind.SUPPOSED) {
      return false;
    }
    Inference end = proof.get().get(end());
    int last = end.causes().get(1);
    List<Inference> between = proof.get().subList(1, Math.max(1, last));
    boolean isRefuted = end.kind() == Kind.REFUTED && end.isTrue();
    if (isRefuted
        && !between.isEmpty()
        && between.stream().noneMatch(line -> line.causes().contains(0))) {
      return false;
    }
    return end.kind() == Kind.CASES || end.isTrue() || end.candidates().containsAll(effects);
  }

  /** Returns the values that follow directly from the state, and from what the rest follows. */
  String direct() {
    Set<String> parts = new LinkedHashSet<>();
    Set<Unit> units = new LinkedHashSet<>();
    Set<Unit> sums = new LinkedHashSet<>();
    Set<Integer> supposed = new HashSet<>();
    List<Inference> lines = proof.get();
    for (int i = 0; i < lines.size(); i++) {
      Inference line = lines.get(i);
      boolean isAfter = line.causes().stream().anyMatch(supposed::contains);
      boolean isProved = line.kind() == Kind.REFUTED && i < lines.size() - 1;
      if (line.kind() == Kind.SUPPOSED || isAfter && !isProved) {
        supposed.add(i);
      }
      if (line.isTrue() && line.candidates().size() == 1 && !supposed.contains(i)) {
        parts.add(fact("CLAIM", line.candidates().get(0)) + because(line));
      } else {
        (isSum(line.units()) ? sums : units).addAll(line.units());
      }
    }
    List<String> by = by(units, sums);
    if (!by.isEmpty()) {
      String key = parts.isEmpty() ? "fact.DIRECT" : "fact.DIRECT.rest";
      parts.add(language.fill(key, word -> language.list(by)));
    } else if (parts.isEmpty()) {
      List<Integer> cells = proof.get().get(0).units().get(0).cells();
      parts.add(fact("DIRECT.sight", 0, cells, List.of()));
    }
    return String.join("; ", parts);
  }

  private static List<Integer> cells(Inference line) {
    return cells(line.candidates());
  }

  private static List<Integer> cells(List<Candidate> candidates) {
    return candidates.stream().map(Candidate::cell).distinct().collect(Lists.toList());
  }

  /** Returns the consequences of an assumption. */
  String story() {
    return String.join("; ", facts());
  }

  /** Returns the consequences of the start of a chain; after many steps, only what is lacking. */
  String shortStory() {
    return count() > 1 && (isShort || isLong())
        ? language.fill("fact.MANY", Map.of("count", String.valueOf(count()), "lack", lack()))
        : story();
  }

  private List<String> facts() {
    List<Inference> lines = proof.get();
    List<String> facts = new ArrayList<>();
    for (int i = 0; i < end(); i++) {
      if (lines.get(i).kind() == Kind.FOLLOWS) {
        facts.addAll(told(lines, lines.get(i)));
      }
    }
    return facts;
  }

  /** Returns the number of steps from an assumption to its end. */
  int count() {
    return facts().size() - 1;
  }

  /** Returns whether only few readers would follow the consequences of an assumption. */
  boolean isLong() {
    return isSearched() || count() > MOST_CLAUSES || story().length() > MOST_CHARACTERS;
  }

  /** Returns whether shorter reasons were searched for. */
  boolean isSearched() {
    return proof.get().stream()
            .filter(line -> line.kind() == Kind.FOLLOWS)
            .flatMap(line -> line.candidates().stream())
            .distinct()
            .count()
        > GridDeduction.FailedCandidate.MOST_FACTS;
  }

  /** Returns the cell, house or constraint that an assumption leaves no way. */
  String lack() {
    List<Inference> lines = proof.get();
    return gap("lack.", lines, lines.get(lines.get(end()).causes().get(1)));
  }

  /**
   * Returns the clauses for a line; none if it is obvious to a reader or part of another clause.
   */
  private List<String> told(List<Inference> lines, Inference line) {
    if (line.isGap()) {
      return List.of(gap("gap.", lines, line));
    }
    if (line.isTrue()) {
      return line.candidates().size() == 1 || isOfGap(lines, line)
          ? List.of(value(line))
          : List.of();
    }
    if (isOf(line, Unit.Kind.CELL)) {
      return List.of();
    }
    if (isOf(line, Unit.Kind.HOUSE, Unit.Kind.GROUP, Unit.Kind.MOVE, Unit.Kind.SIGHT)) {
      Inference before = line.causes().size() == 1 ? lines.get(line.causes().get(0)) : line;
      if (before.isTrue() && before.candidates().size() == 1) {
        return List.of();
      }
      if (before.isTrue() && !names(before.units()).isEmpty()) {
        return gone(placed(before), line, before.units());
      }
      String key = isOf(line, Unit.Kind.MOVE) ? "SUBSET.by" : "SUBSET";
      return gone(names(line.units()).isEmpty() ? "SUBSET.sight" : key, line, line.units());
    }
    return gone(isSum(line.units()) ? "NARROWED.sum" : "NARROWED", line, line.units());
  }

  /** Returns whether the places of a value in a house clash with another fact. */
  private static boolean isOfGap(List<Inference> lines, Inference line) {
    int index = lines.indexOf(line);
    return isPlace(line)
        && lines.stream().anyMatch(other -> other.isGap() && other.causes().contains(index));
  }

  private static boolean isPlace(Inference line) {
    return line.units().size() == 1 && isOf(line, Unit.Kind.HOUSE, Unit.Kind.GROUP);
  }

  private String value(Inference line) {
    boolean isOnly = isOf(line, Unit.Kind.CELL) || names(line.units()).isEmpty();
    String other = isSum(line.units()) ? "FORCED.sum" : "FORCED";
    return fact(
        isOnly ? "NAKED" : isPlace(line) ? "HIDDEN" : other,
        ValueSet.bit(line.candidates().get(0).digit()),
        cells(line),
        isOnly ? List.of() : line.units());
  }

  /**
   * Returns the key of the sentence for cells that lose a value because it is in one of other
   * cells.
   */
  private static String placed(Inference places) {
    if (isSum(places.units())) {
      return "REQUIRED.sum";
    }
    return isOf(places, Unit.Kind.HOUSE) ? "LOCKED" : "REQUIRED";
  }

  /** Returns one fact for all cells that lose the same values. */
  private List<String> gone(String key, Inference line, List<Unit> units) {
    Map<Integer, Integer> goneOf = new LinkedHashMap<>();
    line.candidates()
        .forEach(it -> goneOf.merge(it.cell(), ValueSet.bit(it.digit()), (a, b) -> a | b));
    Map<Integer, List<Integer>> cellsOf = new LinkedHashMap<>();
    goneOf.forEach((cell, set) -> cellsOf.computeIfAbsent(set, it -> new ArrayList<>()).add(cell));
    List<String> facts = new ArrayList<>();
    cellsOf.forEach((set, cells) -> facts.add(fact(key, set, cells, units)));
    return facts;
  }

  private String gap(String form, List<Inference> lines, Inference line) {
    ProofGap gap = ProofGap.of(lines, line, sets, rules.layout.symbols);
    return fact(form + gap.key(), gap.values(), gap.cells(), line.units());
  }
}
