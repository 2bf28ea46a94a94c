package io.github.nonet.variant;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Detail;
import io.github.nonet.Inference;
import io.github.nonet.Inference.Unit;
import io.github.nonet.SentenceChecks;
import io.github.nonet.SentenceClaims;
import io.github.nonet.internal.deduction.GridDeduction;
import io.github.nonet.internal.rules.RulesTables;
import io.github.nonet.internal.sets.Lists;
import io.github.nonet.internal.words.GridNames;
import io.github.nonet.logic.GridTechnique;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;

/** Whether the words for the steps of a state are sentences, and say what their proofs have. */
final class GridWordsJudge {
  private final RulesTables tables;
  private final SentenceClaims claims;
  private final GridCandidates state;

  /** The techniques of which the picture of a step was looked at. */
  private final Set<GridTechnique> drawn = EnumSet.noneOf(GridTechnique.class);

  GridWordsJudge(GridCandidates state) {
    this.state = state;
    Rules rules = state.rules();
    tables = rules.tables;
    claims = new SentenceClaims(state.toSets(), rules.valueCount(), true, rules::cell);
  }

  void require(GridStep step) {
    SentenceChecks.requireNone(step);
    assertThat(SentenceChecks.length(step))
        .as("%s", step)
        .isLessThanOrEqualTo(SentenceChecks.LONGEST);
    assertThat(claims.faults(step, names(step), pattern(step))).isEmpty();
    for (Locale locale : List.of(Locale.ENGLISH, Locale.GERMAN)) {
      assertThat(step.lines(locale)).hasSameSizeAs(step.inferences()).doesNotContain("");
    }
    if (drawn.add(step.technique())) {
      requireWhere(step);
    }
  }

  /** The picture of where to look frames the houses that the text names: of a single, one. */
  private void requireWhere(GridStep step) {
    int framed =
        SentenceChecks.framed(GridPicture.of(state, step, Detail.WHERE).interactive(true).toSvg());
    boolean isSingle =
        step.technique() == GridTechnique.HIDDEN_SINGLE
            || step.technique() == GridTechnique.FULL_HOUSE;
    long shown =
        Arrays.stream(step.deduction.base())
            .filter(
                unit ->
                    Arrays.stream(tables.structure.cellsOfUnit(unit))
                        .anyMatch(cell -> cell < state.rules().shownCellCount()))
            .count();
    assertThat(framed).isEqualTo((int) shown);
    assertThat(step.deduction.base().length == 1 || !isSingle).isTrue();
    if (step.deduction instanceof GridDeduction.LinkedLiterals) {
      requireEnds(step);
    }
    if (isSingle) {
      String house = state.rules().houseName(step.deduction.base()[0]);
      assertThat(step.describe(Detail.WHERE))
          .matches(".*: look at (?:the )?" + Pattern.quote(house) + "\\.");
    }
  }

  /** Where to look for a chain is where it starts and what it proves, not its whole way. */
  private void requireEnds(GridStep step) {
    Set<String> ends = new TreeSet<>();
    for (Inference line : step.inferences()) {
      if (line.kind() != Inference.Kind.FOLLOWS) {
        line.candidates().forEach(end -> ends.add(tables.layout.shortName(end.cell())));
      }
    }
    String named = step.describe(Detail.WHERE).replaceFirst(".*: look at (.*)\\.", "$1");
    assertThat(ends.isEmpty() || ends.containsAll(List.of(named.split(", | and "))))
        .as("%s of %s", named, ends)
        .isTrue();
  }

  /**
   * Returns the names of the rules in a proof, and of the constraints by which cells differ,
   * without their articles, the longest first.
   */
  private List<String> names(GridStep step) {
    Set<String> names =
        new TreeSet<>(Comparator.comparing(String::length).reversed().thenComparing(name -> name));
    for (int cell = step.rules.shownCellCount(); cell < step.rules.cellCount(); cell++) {
      names.add(tables.layout.shortName(cell));
    }
    for (Locale locale : List.of(Locale.ENGLISH, Locale.GERMAN)) {
      GridNames own = new GridNames(locale, tables);
      for (int unit : step.deduction.cover()) {
        int form = unit - tables.layout.groups.size() - tables.cages.size();
        if (form >= 0) {
          names.add(withoutArticle(own.constraint(form)));
        }
      }
      for (Inference line : step.inferences()) {
        for (Unit unit : line.units()) {
          switch (unit.kind()) {
            case GROUP, CAGE, CONSTRAINT, MOVE, ELSEWHERE ->
                names.add(withoutArticle(own.unit(unit)));
            case CELL, HOUSE, SIGHT, SUMS, ONE_SOLUTION -> {}
          }
        }
      }
    }
    return new ArrayList<>(names);
  }

  private static String withoutArticle(String name) {
    return name.replaceFirst("^(?:the|de[mnr]) ", "");
  }

  /** Returns the cells of a reason that is not told from its lines, and of its units. */
  private Set<Integer> pattern(GridStep step) {
    GridDeduction reason = step.deduction;
    if (reason instanceof GridDeduction.LinkedLiterals
        || reason instanceof GridDeduction.FailedCandidate) {
      return Set.of();
    }
    Set<Integer> cells = new TreeSet<>(step.causes());
    for (int unit : reason.base()) {
      int form = unit - tables.layout.groups.size() - tables.cages.size();
      cells.addAll(
          Lists.of(
              form < 0
                  ? tables.structure.cellsOfUnit(unit)
                  : tables.forms.sources().get(form).listed()));
    }
    return cells;
  }
}
