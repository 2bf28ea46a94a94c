package io.github.nonet.internal.verdict;

import io.github.nonet.internal.language.Language;
import io.github.nonet.internal.sets.Lists;
import io.github.nonet.internal.verdict.DeadReason.Cases;
import io.github.nonet.internal.verdict.DeadReason.DeadEnd;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Verdicts as sentences of one language. */
public final class VerdictText {
  /** A longer list of cells is cut. */
  private static final int MOST_CELLS = 12;

  /** A longer list of clues is cut, because naming many possible culprits helps little. */
  private static final int MOST_CLUES = 20;

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
   * Returns that there are several.
   *
   * @param cells where two of them differ
   * @param unused two or more values that can be exchanged, since no clue has them; or none
   */
  public String several(List<Integer> cells, List<Integer> unused) {
    String text =
        say(
            "SEVERAL_SOLUTIONS",
            Map.of("count", String.valueOf(cells.size()), "cells", cells(cells)));
    return unused.isEmpty() ? text : text + ' ' + say("unused", Map.of("values", values(unused)));
  }

  /** Returns that clues are fewer than any puzzle with one solution has. */
  public String tooFew(int clues, int fewest) {
    return say("few", Map.of("clues", String.valueOf(clues), "fewest", String.valueOf(fewest)));
  }

  /** Returns that there is none, and why. */
  public String none(String reason) {
    return say("NO_SOLUTION", Map.of("reason", reason));
  }

  /** Returns the reason without a full stop. */
  public String reason(DeadReason reason) {
    if (reason instanceof DeadEnd end) {
      return end(end);
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

  /** Returns which clues may be wrong, in a sentence. */
  public String suspects(List<FoundSingle> clues) {
    List<String> words = clues.stream().map(this::single).collect(Lists.toList());
    return say(clues.size() == 1 ? "suspect" : "suspects", Map.of("clues", cut(words, MOST_CLUES)));
  }

  /** Returns which cages may have a wrong sum, in a sentence. */
  public String suspectCages(List<Integer> cages) {
    List<String> words = cages.stream().map(names::cage).collect(Lists.toList());
    return say(
        cages.size() == 1 ? "suspect.cage" : "suspect.cages",
        Map.of("cages", cut(words, MOST_CLUES)));
  }

  private String values(List<Integer> values) {
    return language.list(values.stream().map(names::symbol));
  }

  private String singles(List<FoundSingle> singles) {
    return language.list(singles.stream().map(this::single));
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
