package io.github.nonet.variant;

import io.github.nonet.Candidate;
import io.github.nonet.Detail;
import io.github.nonet.Inference;
import io.github.nonet.Level;
import io.github.nonet.LogicalStep;
import io.github.nonet.internal.Refusal;
import io.github.nonet.internal.deduction.GridDeduction;
import io.github.nonet.internal.deduction.GridProof;
import io.github.nonet.internal.proof.ProofText;
import io.github.nonet.internal.rules.RulesTables;
import io.github.nonet.internal.sets.Lists;
import io.github.nonet.internal.words.GridNames;
import io.github.nonet.internal.words.GridStepText;
import io.github.nonet.logic.GridTechnique;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * One deduction on a grid: a value that it places or candidates that it eliminates, by a technique,
 * for a reason.
 *
 * <pre>{@code
 * GridStep step = GridLogicalSolver.standard().nextStep(GridCandidates.of(puzzle)).orElseThrow();
 * step.describe(Detail.FULL, Locale.ENGLISH);
 * // Hidden single: r4c4 is the only cell in the negative diagonal that can be 8. So r4c4 = 8.
 * }</pre>
 *
 * <p>A step holds in all solutions of the candidates in which it was found; its reason is true even
 * if there is no solution.
 *
 * <p>This class is immutable and thread-safe. Steps are equal when their rules, techniques, effects
 * and reasons are equal.
 *
 * @since 1.0.0
 */
public final class GridStep implements LogicalStep {
  final Rules rules;
  final GridDeduction deduction;
  private final List<Candidate> placements;
  private final List<Candidate> eliminations;

  /** The candidates in which the step was found, from which its proof is made. */
  private final GridCandidates state;

  /** The proof; null before it was requested. */
  private volatile @Nullable List<Inference> inferences;

  /** Makes a step from a deduction in these candidates. */
  GridStep(GridCandidates state, GridDeduction deduction) {
    rules = state.rules();
    this.state = state;
    this.deduction = deduction;
    placements = deduction.placements();
    eliminations = deduction.eliminations();
  }

  /** {@return the technique that found the step} */
  public GridTechnique technique() {
    return deduction.technique();
  }

  @Override
  public String code() {
    return technique().name();
  }

  @Override
  public Level level() {
    return technique().level();
  }

  /** {@return the value to place, if any; unmodifiable} */
  @Override
  public List<Candidate> placements() {
    return placements;
  }

  /** {@return the candidates to eliminate, by value, then by cell; unmodifiable} */
  @Override
  public List<Candidate> eliminations() {
    return eliminations;
  }

  /** {@return the cells that contain the reason, ascending; unmodifiable} */
  public List<Integer> causes() {
    return IntStream.concat(Arrays.stream(deduction.causes()), Arrays.stream(deduction.others()))
        .sorted()
        .boxed()
        .collect(Lists.toList());
  }

  /**
   * {@return the proof of the step, line by line, each after its causes; none if a search found it;
   * unmodifiable} The last lines are the effects of the step. The proof is made when it is first
   * requested, which takes about as long as finding the step.
   */
  @Override
  public List<Inference> inferences() {
    List<Inference> known = inferences;
    if (known == null) {
      RulesTables tables = rules.tables;
      known =
          GridProof.of(
              deduction,
              tables.structure,
              tables.forms,
              tables.constraints,
              state.toSets(),
              state.filled());
      inferences = known;
    }
    return known;
  }

  @Override
  public List<String> lines(Locale locale) {
    GridNames names = new GridNames(locale, rules.tables);
    return new ProofText(locale, names, state.toSets(), rules.valueCount()).lines(inferences());
  }

  /**
   * {@return the step in the given language, or in English if the library does not have it} Houses
   * are named as {@link Rules#houseName} does, and values by the characters of {@link
   * Grid#toString()}.
   *
   * @param detail the level of detail
   * @param locale a language
   */
  @Override
  public String describe(Detail detail, Locale locale) {
    Objects.requireNonNull(detail, "detail");
    return new GridStepText(locale, rules.tables, deduction, state.toSets(), this::inferences)
        .describe(detail);
  }

  /**
   * {@return the state after this step} An elimination that the state does not have is skipped.
   *
   * @param state the candidates in which the step was found, or later ones
   * @throws IllegalArgumentException if the state has other rules, or holds another value where
   *     this step places one, or the value that it eliminates
   */
  public GridCandidates applyTo(GridCandidates state) {
    Objects.requireNonNull(state, "state");
    requireRules(state.rules());
    GridCandidates next = state;
    for (Candidate mark : placements) {
      next = next.with(mark.cell(), mark.digit());
    }
    if (!eliminations.isEmpty()) {
      next = next.without(eliminations);
    }
    next.rememberFrom(state);
    return next;
  }

  /** Returns whether this step fills a cell, or eliminates a candidate there. */
  boolean changes(int cell) {
    return Arrays.stream(deduction.cells()).anyMatch(it -> it == cell);
  }

  /** Returns whether this step has the same effects by the same technique, whatever the reason. */
  boolean doesSame(GridStep other) {
    return technique() == other.technique()
        && placements.equals(other.placements)
        && eliminations.equals(other.eliminations);
  }

  /** Checks that this step belongs to a grid of these rules. */
  void requireRules(Rules others) {
    if (!others.equals(rules)) {
      throw Refusal.argument("state has other rules (" + others + ")", rules);
    }
  }

  @Override
  public boolean equals(Object o) {
    return o instanceof GridStep other
        && rules.equals(other.rules)
        && deduction.isSame(other.deduction)
        && units(deduction.base()).equals(other.units(other.deduction.base()))
        && units(deduction.cover()).equals(other.units(other.deduction.cover()));
  }

  /** Returns the cells of houses, groups, cages and constraints. */
  private List<List<Integer>> units(int[] units) {
    return Arrays.stream(units)
        .mapToObj(rules.tables.structure::cellsOfUnit)
        .map(cells -> Arrays.stream(cells).sorted().boxed().collect(Lists.toList()))
        .collect(Lists.toList());
  }

  @Override
  public int hashCode() {
    return Objects.hash(technique(), placements, eliminations);
  }

  /** Returns the full description in English. */
  @Override
  public String toString() {
    return describe(Detail.FULL);
  }
}
