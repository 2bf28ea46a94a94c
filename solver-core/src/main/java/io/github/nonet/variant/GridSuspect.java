package io.github.nonet.variant;

import io.github.nonet.Candidate;
import io.github.nonet.internal.constraints.ConstraintData;
import io.github.nonet.internal.constraints.ConstraintKind;
import io.github.nonet.internal.groups.Structure;
import io.github.nonet.internal.language.Language;
import io.github.nonet.internal.sets.Lists;
import io.github.nonet.internal.verdict.PuzzleFact;
import io.github.nonet.internal.verdict.Suspicion;
import io.github.nonet.internal.verdict.VerdictText;
import io.github.nonet.internal.words.GridNames;
import io.github.nonet.logic.Suspect;
import io.github.nonet.logic.Suspect.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;

/**
 * A part of a puzzle that may be mistyped, misplaced or missing, as {@link GridVerdict#suspects()}
 * finds it. It corresponds to {@link Suspect} for boards.
 *
 * <p>This class is immutable and thread-safe. Suspects are equal when their grids and all returned
 * values are equal.
 *
 * @since 1.0.0
 */
public final class GridSuspect {
  private final Grid grid;
  private final Suspicion suspicion;

  GridSuspect(Grid grid, Suspicion suspicion) {
    this.grid = grid;
    this.suspicion = suspicion;
  }

  static List<GridSuspect> of(Grid grid, List<Suspicion> suspicions) {
    return suspicions.stream().map(it -> new GridSuspect(grid, it)).collect(Lists.toList());
  }

  /** {@return what may be wrong} */
  public Kind kind() {
    PuzzleFact fact = suspicion.fact();
    ConstraintData constraint = fact.constraint();
    if (constraint != null) {
      return constraint.kind().isOfBuilder()
          ? Kind.CHESS_MOVE
          : constraint.kind() == ConstraintKind.EVERYWHERE_ELSE
              ? Kind.NEGATIVE_CONSTRAINT
              : Kind.CONSTRAINT;
    }
    if (!fact.isClue()) {
      return fact.isHouse() ? Kind.HOUSE : Kind.CAGE;
    }
    return suspicion.isMissing()
        ? Kind.MISSING_CLUE
        : suspicion.isMoved() ? Kind.MOVED_CLUE : Kind.CLUE;
  }

  /**
   * {@return the cells of the clue, cage, constraint or house, in its order; for a moved clue, also
   * the cell in which it may belong} The list is unmodifiable.
   */
  public List<Integer> cells() {
    int[] cells = suspicion.fact().cells(grid.rules.tables.structure);
    PuzzleFact right = suspicion.right();
    return Lists.of(
        suspicion.isMoved() && right != null ? Lists.joined(cells, right.number()) : cells);
  }

  /** {@return the clue that the puzzle has; empty for other kinds, and if it is missing} */
  public Optional<Candidate> clue() {
    PuzzleFact fact = suspicion.fact();
    return fact.isClue() && !suspicion.isMissing()
        ? Optional.of(new Candidate(fact.number(), fact.value()))
        : Optional.empty();
  }

  /** {@return the cage; empty for other kinds} */
  public Optional<Cage> cage() {
    return Optional.ofNullable(suspicion.fact().cage()).map(GridSuspect::cage);
  }

  private static Cage cage(Structure.Cage cage) {
    return Cage.of(cage.sum(), cage.cells());
  }

  /** {@return the constraint; empty for other kinds, and for moves} */
  public Optional<Constraint> constraint() {
    return Optional.ofNullable(suspicion.fact().constraint())
        .filter(data -> !data.kind().isOfBuilder())
        .map(data -> Constraint.of(data, grid.rules.valueCount()));
  }

  /** {@return the name that people give to the house or group; empty for other kinds} */
  public Optional<String> houseName() {
    PuzzleFact fact = suspicion.fact();
    return fact.isHouse()
        ? Optional.of(grid.rules.tables.layout.nameOf(fact.number()))
        : Optional.empty();
  }

  /**
   * {@return the puzzle with a value, number, sign or cells that give it exactly one solution;
   * empty if nothing likely does}
   */
  public Optional<Grid> corrected() {
    return Optional.ofNullable(suspicion.right()).map(this::with);
  }

  private Grid with(PuzzleFact right) {
    PuzzleFact wrong = suspicion.fact();
    if (right.isClue()) {
      return grid.with(wrong.number(), 0).with(right.number(), right.value());
    }
    Rules rules = grid.rules;
    if (right.cage() != null) {
      List<Cage> cages = new ArrayList<>(rules.cages());
      cages.set(wrong.number(), cage(right.cage()));
      rules = rules.withCages(cages);
    } else {
      List<Constraint> constraints = new ArrayList<>(rules.constraints());
      Constraint other = Constraint.of(right.constraint(), rules.valueCount());
      constraints.replaceAll(it -> it.data.equals(wrong.constraint()) ? other : it);
      rules = rules.withConstraints(constraints);
    }
    return Grid.copyOf(rules, grid.toArray());
  }

  /** {@return the sentence in English} */
  public String describe() {
    return describe(Locale.ENGLISH);
  }

  /**
   * {@return a sentence for a player without a full stop, such as {@code "check the 8 cage at r2c2:
   * with 9 there is one solution"}} It is in the given language, or in English if the library does
   * not have it.
   *
   * @param locale a language
   */
  public String describe(Locale locale) {
    Language language = Language.ofVerdicts(Objects.requireNonNull(locale, "locale"));
    return new VerdictText(language, new GridNames(locale, grid.rules.tables)).suspect(suspicion);
  }

  @Override
  public boolean equals(Object o) {
    return o instanceof GridSuspect other
        && grid.equals(other.grid)
        && suspicion.equals(other.suspicion);
  }

  @Override
  public int hashCode() {
    return Objects.hash(grid, suspicion);
  }

  /** Returns the sentence in English. */
  @Override
  public String toString() {
    return describe();
  }
}
