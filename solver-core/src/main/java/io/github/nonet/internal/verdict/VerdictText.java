package io.github.nonet.internal.verdict;

import io.github.nonet.internal.constraints.ConstraintData;
import io.github.nonet.internal.constraints.ConstraintKind;
import io.github.nonet.internal.constraints.Misprint;
import io.github.nonet.internal.language.Language;
import io.github.nonet.internal.sets.Lists;
import io.github.nonet.internal.verdict.DeadReason.Cases;
import io.github.nonet.internal.verdict.DeadReason.DeadEnd;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Verdicts as sentences of one language. */
public final class VerdictText {
  /** The most cells that are named; a longer list is cut. */
  private static final int MOST_CELLS = 12;

  /** The most singles that are named; a longer list is cut. */
  private static final int MOST_SINGLES = 8;

  /**
   * The most suspects that are named; a longer list is cut, because many possible culprits help
   * little.
   */
  private static final int MOST_SUSPECTS = 8;

  /** The most houses that are named; with more, a contradiction concerns the whole grid. */
  private static final int MOST_HOUSES = 3;

  /** The most contradictions, and suspects with a correction, that are named; nobody reads more. */
  private static final int MOST_SENTENCES = 3;

  private final Language language;
  private final Names names;

  public VerdictText(Language language, Names names) {
    this.language = language;
    this.names = names;
  }

  public String one() {
    return language.get("ONE_SOLUTION");
  }

  /**
   * Returns the sentence that there are several solutions.
   *
   * @param cells the cells in which two of them differ
   * @param unused two or more values that can be exchanged because no clue has them; or none
   */
  public String several(List<Integer> cells, List<Integer> unused) {
    String text =
        say(
            "SEVERAL_SOLUTIONS",
            Map.of("count", String.valueOf(cells.size()), "cells", cells(cells)));
    return unused.isEmpty() ? text : text + ' ' + say("unused", Map.of("values", values(unused)));
  }

  /** Returns the sentence that there are fewer clues than in any puzzle with one solution. */
  public String tooFew(int clues, int fewest) {
    return say("few", Map.of("clues", String.valueOf(clues), "fewest", String.valueOf(fewest)));
  }

  /** Returns the sentence that there is no solution, and why. */
  public String none(String reason) {
    return say("NO_SOLUTION", Map.of("reason", reason));
  }

  /** Returns the reason without a full stop. */
  public String reason(DeadReason reason) {
    if (reason instanceof DeadEnd end) {
      return end(end);
    }
    if (reason instanceof DeadReason.Core core) {
      return core(core);
    }
    return reason instanceof Cases cases ? cases(cases) : language.get("hidden");
  }

  private String end(DeadEnd end) {
    String gap = gap(end.gap());
    return end.singles().isEmpty()
        ? gap
        : say("singles", Map.of("singles", singles(end.singles()), "gap", gap));
  }

  private String cases(Cases cases) {
    List<String> branches = new ArrayList<>();
    for (int i = 0; i < cases.options().size(); i++) {
      DeadEnd end = cases.ends().get(i);
      Map<String, String> words =
          Map.of(
              "option", single(cases.options().get(i)),
              "singles", singles(end.singles()),
              "gap", gap(end.gap()));
      branches.add(say(end.singles().isEmpty() ? "branch" : "branch.singles", words));
    }
    return say("cases", Map.of("choice", choice(cases), "branches", String.join("; ", branches)));
  }

  private String choice(Cases cases) {
    FoundSingle first = cases.options().get(0);
    if (cases.house() < 0) {
      List<Integer> values =
          cases.options().stream().map(FoundSingle::value).collect(Lists.toList());
      return say("choice.cell", Map.of("cell", names.cell(first.cell()), "values", values(values)));
    }
    List<Integer> cells =
        cases.options().stream().map(FoundSingle::cell).sorted().collect(Lists.toList());
    Map<String, String> words =
        Map.of(
            "value", names.symbol(first.value()),
            "house", names.house(cases.house()),
            "cells", cells(cells));
    return say("choice.house", words);
  }

  private String gap(Gap gap) {
    return switch (gap.kind()) {
      case CELL -> say("gap.cell", Map.of("cell", names.cell(gap.index())));
      case HOUSE ->
          say(
              "gap.house",
              Map.of("value", names.symbol(gap.value()), "house", names.house(gap.index())));
      case CAGE -> say("gap.cage", Map.of("house", names.cage(gap.index())));
      case CONSTRAINT ->
          say(
              "gap.constraint",
              Map.of("house", names.constraint(gap.index()), "cells", cells(gap.open())));
    };
  }

  /** Returns the first contradictions and the number of others, without a full stop. */
  public String conflicts(List<String> worst) {
    return first(worst);
  }

  /** Returns the first sentences of a list and the number of others. */
  private String first(List<String> all) {
    int rest = all.size() - MOST_SENTENCES;
    String first = String.join("; ", all.subList(0, Math.min(MOST_SENTENCES, all.size())));
    return rest <= 0 ? first : first + "; " + say("rest", Map.of("count", String.valueOf(rest)));
  }

  /** Returns which facts may be wrong, as a sentence or two. */
  public String suspects(List<Suspicion> suspects) {
    List<Suspicion> corrected =
        suspects.stream().filter(it -> it.misprint() != null).collect(Lists.toList());
    if (corrected.isEmpty()) {
      return suspects.size() == 1
          ? say("suspects", Map.of("suspects", suspect(suspects.get(0))))
          : several(suspects);
    }
    return say(
        "suspects",
        Map.of("suspects", first(corrected.stream().map(this::suspect).collect(Lists.toList()))));
  }

  private String several(List<Suspicion> suspects) {
    boolean areMany = suspects.size() > MOST_SUSPECTS;
    List<String> shown =
        suspects.stream()
            .limit(areMany ? MOST_SENTENCES : MOST_SUSPECTS)
            .map(it -> fact(it.fact()))
            .collect(Lists.toList());
    boolean areClues = suspects.stream().allMatch(it -> it.fact().isClue());
    return say(
        (areMany ? "suspects.many" : "suspects.few") + (areClues ? ".clues" : ""),
        Map.of(
            "count", String.valueOf(suspects.size()),
            "facts", language.list(shown),
            "either", language.list(shown, "or")));
  }

  /**
   * Returns a suspect and its correction, without a full stop: {@code "with 3 in place of 9 in r4c5
   * there is one solution"}.
   */
  public String suspect(Suspicion suspicion) {
    PuzzleFact fact = suspicion.fact();
    Misprint<PuzzleFact> misprint = suspicion.misprint();
    if (misprint == null) {
      return say(
          suspicion.leavesOne() ? "suspect.one" : "suspect.some", Map.of("fact", fact(fact)));
    }
    String slip = misprint.slip();
    boolean isNumber = slip.equals("number");
    String key = "suspect." + (isNumber ? "number" + ofNumber(fact) : slip);
    ConstraintData right = misprint.right().constraint();
    String sign = right == null ? "" : "sign." + right.kind().method();
    return say(
        key,
        Map.of(
            "fact", fact(fact),
            "was", number(misprint.was(), isNumber, fact),
            "is", number(misprint.is(), isNumber, fact),
            "value", names.symbol(Math.max(1, fact.value())),
            "cell", fact.isClue() ? names.cell(fact.number()) : "",
            "sign", language.has(sign) ? language.get(sign) : ""));
  }

  /**
   * Returns the suffix of the key for a number: a quadruple has several numbers, a clue has a cell.
   */
  private static String ofNumber(PuzzleFact fact) {
    ConstraintData constraint = fact.constraint();
    boolean isOneOfSome = constraint != null && constraint.kind() == ConstraintKind.QUADRUPLE;
    return fact.isClue() ? ".clue" : isOneOfSome ? ".other" : "";
  }

  private String number(int number, boolean isNumber, PuzzleFact fact) {
    return isNumber
        ? fact.isClue() ? names.symbol(number) : String.valueOf(number)
        : names.cell(number);
  }

  /** Returns a fact, as it follows the word "in". */
  private String fact(PuzzleFact fact) {
    if (fact.isClue()) {
      return single(new FoundSingle(fact.number(), fact.value()));
    }
    ConstraintData constraint = fact.constraint();
    if (constraint == null) {
      return fact.isHouse() ? names.house(fact.number()) : names.cage(fact.number());
    }
    String move = "fact." + constraint.kind().method();
    return language.has(move) ? language.get(move) : names.constraint(constraint);
  }

  private String core(DeadReason.Core core) {
    String key = core.facts().size() == 1 ? "core.one" : "core";
    int houses = core.houses().size();
    return say(
        houses == 0 ? key : key + (houses <= MOST_HOUSES ? ".in" : ".all"),
        Map.of(
            "facts", language.list(core.facts().stream().map(this::fact)),
            "houses", language.list(core.houses().stream().map(names::house))));
  }

  private String values(List<Integer> values) {
    return language.list(values.stream().map(names::symbol));
  }

  private String singles(List<FoundSingle> singles) {
    return cut(singles.stream().map(this::single).collect(Lists.toList()), MOST_SINGLES);
  }

  private String single(FoundSingle single) {
    return names.cell(single.cell()) + " = " + names.symbol(single.value());
  }

  private String cells(List<Integer> cells) {
    return cut(cells.stream().map(names::cell).collect(Lists.toList()), MOST_CELLS);
  }

  private String cut(List<String> words, int most) {
    if (words.size() <= most) {
      return language.list(words);
    }
    String rest = String.valueOf(words.size() - most + 1);
    List<String> shown = new ArrayList<>(words.subList(0, most - 1));
    shown.add(say("more", Map.of("count", rest)));
    return language.list(shown);
  }

  private String say(String key, Map<String, String> words) {
    return language.fill(key, words);
  }
}
