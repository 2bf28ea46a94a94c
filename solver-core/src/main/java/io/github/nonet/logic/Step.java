package io.github.nonet.logic;

import io.github.nonet.Candidate;
import io.github.nonet.Candidates;
import io.github.nonet.Detail;
import io.github.nonet.House;
import io.github.nonet.Incubating;
import io.github.nonet.Inference;
import io.github.nonet.Inference.Unit;
import io.github.nonet.Level;
import io.github.nonet.LogicalStep;
import io.github.nonet.internal.Geometry;
import io.github.nonet.internal.Refusal;
import io.github.nonet.internal.language.Language;
import io.github.nonet.internal.logic.proof.BoardProofs;
import io.github.nonet.internal.proof.ProofText;
import io.github.nonet.internal.sets.Lists;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * One deduction: digits to place or candidates to eliminate, found by a technique, with a reason.
 *
 * <p>This class is immutable and thread-safe. Steps are equal when their technique, placements,
 * eliminations and reason are equal.
 *
 * @since 1.0.0
 */
public final class Step implements LogicalStep {
  private static final Set<Unit.Kind> BOARD_UNITS =
      EnumSet.of(Unit.Kind.CELL, Unit.Kind.HOUSE, Unit.Kind.SIGHT, Unit.Kind.ONE_SOLUTION);

  private final Technique technique;
  private final List<Candidate> placements;
  private final List<Candidate> eliminations;
  private final Reason reason;

  /** The words for a reason of this library that has only English ones; null for all others. */
  private final @Nullable Telling telling;

  /** The candidates in which this library found the step; null if a program made it. */
  private final @Nullable Candidates state;

  /** The proof that a program brought; null if it brought none. */
  private final @Nullable List<Inference> proof;

  /** The proof that this library made; null before it was requested. */
  private volatile @Nullable List<Inference> made;

  /**
   * Makes a step with the same effects and reason, and additional data that {@link #equals}
   * ignores.
   */
  private Step(
      Step step,
      @Nullable Telling telling,
      @Nullable Candidates state,
      @Nullable List<Inference> proof) {
    technique = step.technique;
    placements = step.placements;
    eliminations = step.eliminations;
    reason = step.reason;
    this.telling = telling;
    this.state = state;
    this.proof = proof;
  }

  private Step(
      Technique technique,
      List<Candidate> placements,
      List<Candidate> eliminations,
      Reason reason) {
    this.technique = Objects.requireNonNull(technique, "technique");
    this.placements = sorted("placements", placements);
    this.eliminations = sorted("eliminations", eliminations);
    this.reason = Objects.requireNonNull(reason, "reason");
    telling = null;
    state = null;
    proof = null;
    technique.requireKindOf(reason);
    if (this.placements.isEmpty() && this.eliminations.isEmpty()) {
      throw new IllegalArgumentException("found nothing; expected placements or eliminations");
    }
  }

  /**
   * Returns whether each candidate is greater than the one before, which is the usual order of
   * finders.
   */
  private static boolean isAscending(List<Candidate> candidates) {
    for (int i = 1; i < candidates.size(); i++) {
      if (candidates.get(i - 1).compareTo(candidates.get(i)) >= 0) {
        return false;
      }
    }
    return true;
  }

  private static List<Candidate> sorted(String name, List<Candidate> candidates) {
    List<Candidate> copy = Part.onBoard(name, candidates);
    return isAscending(copy) ? copy : copy.stream().distinct().sorted().collect(Lists.toList());
  }

  /**
   * {@return a step that places digits}
   *
   * @param technique the technique that found it
   * @param placements the digits to place, at least one
   * @param reason the reason why the step is true
   * @throws IllegalArgumentException if nothing is placed, if a board has no such candidate, or if
   *     the reason is neither of the kind that the technique has nor a {@link Reason.Custom}
   */
  public static Step placing(Technique technique, List<Candidate> placements, Reason reason) {
    return new Step(technique, placements, List.of(), reason);
  }

  /**
   * {@return a step that eliminates candidates}
   *
   * @param technique the technique that found it
   * @param eliminations the candidates to eliminate, at least one
   * @param reason the reason why the step is true
   * @throws IllegalArgumentException if nothing is eliminated, if a board has no such candidate, or
   *     if the reason is neither of the kind that the technique has nor a {@link Reason.Custom}
   */
  public static Step eliminating(Technique technique, List<Candidate> eliminations, Reason reason) {
    return new Step(technique, List.of(), eliminations, reason);
  }

  /** Returns this step with words for its reason in each language. */
  Step told(Telling words) {
    return new Step(this, words, state, proof);
  }

  /** Returns this step with the state in which it was found, which its proof needs. */
  Step foundIn(Candidates candidates) {
    return new Step(this, telling, candidates, proof);
  }

  /**
   * {@return this step with a proof, such as the proof of your own technique}
   *
   * @param inferences the lines of the proof, which end with the effects of the step
   * @throws IllegalArgumentException if a line has a cause that is not an earlier line, or a
   *     candidate or unit that a board does not have, or if the last lines are not the effects of
   *     the step, each candidate once; the message names the line
   */
  @Incubating
  public Step with(List<Inference> inferences) {
    List<Inference> lines = Inference.proof(inferences);
    for (int i = 0; i < lines.size(); i++) {
      requireOnBoard("inference " + i, lines.get(i));
    }
    requireEffects(lines);
    return new Step(this, telling, state, lines);
  }

  private static void requireOnBoard(String name, Inference line) {
    Part.onBoard(name, line.candidates());
    for (Unit unit : line.units()) {
      boolean isHouse = unit.kind() == Unit.Kind.HOUSE;
      if (!BOARD_UNITS.contains(unit.kind())
          || isHouse && (unit.index() < 0 || unit.index() >= House.all().size())
          || unit.cells().stream().anyMatch(cell -> cell >= Geometry.CELLS)) {
        throw Refusal.argument(name + " has the unit " + unit, "one of a board");
      }
    }
  }

  private void requireEffects(List<Inference> lines) {
    List<Candidate> placed = new ArrayList<>(placements);
    List<Candidate> gone = new ArrayList<>(eliminations);
    int at = lines.size();
    while (!placed.isEmpty() || !gone.isEmpty()) {
      at--;
      if (at < 0) {
        throw Refusal.argument(
            "no line has " + placed + gone, "each effect of the step in one of the last lines");
      }
      Inference line = lines.get(at);
      List<Candidate> left = line.isTrue() ? placed : gone;
      boolean isEffect = !line.isGap() && (!line.isTrue() || line.candidates().size() == 1);
      for (Candidate candidate : line.candidates()) {
        isEffect &= left.remove(candidate);
      }
      if (!isEffect) {
        throw Refusal.argument(
            "inference " + at + " is not an effect of the step", "its effects in the last lines");
      }
    }
  }

  /** {@return the technique that found the step} */
  public Technique technique() {
    return technique;
  }

  @Override
  public String code() {
    return technique.name();
  }

  @Override
  public Level level() {
    return technique.level();
  }

  /** {@return the digits to place, by digit, then by cell; unmodifiable} */
  @Override
  public List<Candidate> placements() {
    return placements;
  }

  /** {@return the candidates to eliminate, by digit, then by cell; unmodifiable} */
  @Override
  public List<Candidate> eliminations() {
    return eliminations;
  }

  /**
   * {@return the lines of the proof; none for a search, and for a step that a program made without
   * a proof; unmodifiable} They are made when they are first requested.
   */
  @Override
  public List<Inference> inferences() {
    if (proof != null) {
      return proof;
    }
    if (state == null) {
      return List.of();
    }
    List<Inference> known = made;
    if (known == null) {
      known =
          telling == null
              ? BoardProofs.of(state, reason, placements, eliminations)
              : telling.proof(state, placements, eliminations);
      made = known;
    }
    return known;
  }

  @Override
  public List<String> lines(Locale locale) {
    BoardNames names = new BoardNames(Language.ofVerdicts(locale));
    int[] sets = state == null ? new int[0] : state.toDigitSets();
    return new ProofText(locale, names, sets, Geometry.SIZE).lines(inferences());
  }

  /** {@return the reason, as data} */
  public Reason reason() {
    return reason;
  }

  /**
   * {@return the step in the given language, or in English if the library does not have it}
   *
   * @param detail the level of detail
   * @param locale a language
   */
  @Override
  public String describe(Detail detail, Locale locale) {
    boolean isFull = detail == Detail.FULL && StepText.needsProof(reason);
    List<Inference> lines = isFull ? inferences() : List.of();
    Facts facts =
        new Facts(technique.name(), reason, placements, eliminations, lines, state, telling);
    return StepText.of(locale).describe(facts, Objects.requireNonNull(detail, "detail"));
  }

  /**
   * {@return the state after this step} An elimination that the state does not have is skipped.
   *
   * @param state the candidates in which the step was found, or later ones
   * @throws IllegalArgumentException if the state holds another digit where this step places one,
   *     or the digit that it eliminates
   */
  public Candidates applyTo(Candidates state) {
    Candidates next = Objects.requireNonNull(state, "state");
    for (Candidate placement : placements) {
      next = next.with(placement.cell(), placement.digit());
    }
    for (Candidate elimination : eliminations) {
      next = next.without(elimination.cell(), elimination.digit());
    }
    return next;
  }

  @Override
  public boolean equals(Object o) {
    return o instanceof Step other
        && technique == other.technique
        && placements.equals(other.placements)
        && eliminations.equals(other.eliminations)
        && reason.equals(other.reason);
  }

  @Override
  public int hashCode() {
    return Objects.hash(technique, placements, eliminations, reason);
  }

  /** Returns the full description in English. */
  @Override
  public String toString() {
    return describe(Detail.FULL);
  }
}
