package io.github.nonet.internal.proof;

import io.github.nonet.Candidate;
import io.github.nonet.Inference;
import io.github.nonet.Inference.Unit;
import io.github.nonet.internal.language.Language;
import io.github.nonet.internal.sets.Lists;
import io.github.nonet.internal.sets.ValueSet;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * A proof in one language, one short text for each of its lines: {@code "r8c5 is 7 (box 8)"}.
 *
 * <pre>
 *   is       r8c5 is 7                      not       r8c5 is not 7
 *   either   r8c5 or r8c6 is 7              neither   r8c5 and r8c6 are not 7
 *   supposed suppose r8c5 is 7              gap       row 3 has no place for 7
 * </pre>
 */
public final class ProofText {
  private final Language language;
  private final ProofNames names;
  private final int[] sets;
  private final int values;

  /**
   * @param sets the candidates in which the step was found; no cells if they are not known
   * @param values the number of values of a whole house
   */
  public ProofText(Locale locale, ProofNames names, int[] sets, int values) {
    language = Language.ofProofs(locale);
    this.names = names;
    this.sets = sets;
    this.values = values;
  }

  /** Returns a text for each line of a proof. */
  public List<String> lines(List<Inference> proof) {
    return proof.stream().map(line -> text(proof, line)).collect(Lists.toList());
  }

  private String text(List<Inference> proof, Inference line) {
    if (line.isGap()) {
      return gap(proof, line);
    }
    String fact = fact(line);
    return switch (line.kind()) {
      case SUPPOSED -> language.fill("supposed", word -> fact);
      case REFUTED -> language.fill("refuted", word -> fact);
      case CASES -> language.fill("cases", word -> fact);
      case FOLLOWS ->
          language.fill(
              isByRule(line) ? "follows.by" : "follows",
              Map.of("fact", fact, "units", units(line)));
    };
  }

  /** Returns whether a line follows by more than houses, cells and their sight. */
  private static boolean isByRule(Inference line) {
    return line.units().stream()
        .map(Unit::kind)
        .anyMatch(
            kind ->
                switch (kind) {
                  case CAGE, CONSTRAINT, MOVE, ELSEWHERE, SUMS -> true;
                  case CELL, HOUSE, GROUP, SIGHT, ONE_SOLUTION -> false;
                });
  }

  /** Returns the claim of a line about its candidates: each value with its cells. */
  private String fact(Inference line) {
    Map<Integer, Set<Integer>> cellsOf = new TreeMap<>();
    for (Candidate candidate : line.candidates()) {
      cellsOf.computeIfAbsent(candidate.digit(), value -> new TreeSet<>()).add(candidate.cell());
    }
    Map<Set<Integer>, List<String>> valuesOf = new LinkedHashMap<>();
    cellsOf.forEach(
        (value, cells) ->
            valuesOf.computeIfAbsent(cells, it -> new ArrayList<>()).add(names.symbol(value)));
    List<String> parts = new ArrayList<>();
    valuesOf.forEach((cells, values) -> parts.add(fact(line.isTrue(), cells, values)));
    return language.list(parts, line.isTrue() ? "or" : "and");
  }

  private String fact(boolean isTrue, Set<Integer> cells, List<String> values) {
    String join = isTrue ? "or" : "and";
    List<String> places = cells.stream().map(names::cell).collect(Lists.toList());
    return language.fill(
        isTrue ? "is" : "is.not",
        Map.of("cells", language.list(places, join), "values", language.list(values, "or")));
  }

  /**
   * Returns the units by which a line follows, each once; for sums, the added and the subtracted
   * ones.
   */
  private String units(Inference line) {
    List<Unit> units = line.units();
    if (units.get(0).kind() == Unit.Kind.SUMS) {
      String parts = list(units.subList(1, units.size()).stream().map(names::unit));
      return language.fill("sums", word -> parts);
    }
    List<Unit> others =
        units.stream().filter(unit -> unit.kind() != Unit.Kind.SIGHT).collect(Lists.toList());
    if (others.isEmpty()) {
      return language.get("sight");
    }
    String names = list(others.stream().map(unit -> unit(unit, line)));
    return others.size() == units.size() ? names : language.fill("sight.too", word -> names);
  }

  private String list(Stream<String> words) {
    return language.list(words.distinct());
  }

  private String unit(Unit unit, Inference line) {
    return switch (unit.kind()) {
      case CELL -> cell(unit.cells().get(0), line);
      case ONE_SOLUTION -> language.get("one_solution");
      case HOUSE, GROUP ->
          isByRule(line) || line.isGap()
              ? names.unit(unit)
              : language.fill("house", word -> names.unit(unit));
      case CAGE, CONSTRAINT, MOVE, ELSEWHERE, SIGHT, SUMS -> names.unit(unit);
    };
  }

  /** Returns why something follows by a cell, which is named if the line is about others. */
  private String cell(int cell, Inference line) {
    boolean isOwn = line.candidates().stream().allMatch(it -> it.cell() == cell);
    String key = line.isTrue() ? "cell.left" : "cell.has";
    return isOwn ? language.get(key) : names.cell(cell);
  }

  /** Returns where a supposition ends: a cell without a value, a house without a place. */
  private String gap(List<Inference> proof, Inference line) {
    if (line.units().get(0).kind() == Unit.Kind.ONE_SOLUTION) {
      return language.get("gap.one_solution");
    }
    ProofGap gap = ProofGap.of(proof, line, sets, values);
    return language.fill(
        "gap." + gap.key(),
        word ->
            switch (word) {
              case "cells" -> list(gap.cells().stream().map(names::cell));
              case "values" -> list(new ValueSet(gap.values()).stream().map(names::symbol));
              default -> units(line);
            });
  }
}
