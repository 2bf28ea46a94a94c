package io.github.nonet.variant;

import io.github.nonet.Candidate;
import io.github.nonet.internal.constraints.ConstraintData;
import io.github.nonet.internal.constraints.ConstraintKind;
import io.github.nonet.internal.groups.Structure;
import io.github.nonet.internal.language.Language;
import io.github.nonet.internal.sets.Lists;
import io.github.nonet.internal.verdict.Correction;
import io.github.nonet.internal.verdict.Correction.OtherCage;
import io.github.nonet.internal.verdict.Correction.OtherClue;
import io.github.nonet.internal.verdict.Correction.OtherConstraint;
import io.github.nonet.internal.verdict.PuzzleFact.GivenCage;
import io.github.nonet.internal.verdict.PuzzleFact.GivenClue;
import io.github.nonet.internal.verdict.PuzzleFact.GivenConstraint;
import io.github.nonet.internal.verdict.PuzzleFact.GivenHouse;
import io.github.nonet.internal.verdict.Suspicion;
import io.github.nonet.internal.verdict.VerdictText;
import io.github.nonet.internal.words.GridNames;
import io.github.nonet.logic.Suspect;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;

/**
 * A part of a puzzle that may be mistyped, misplaced or missing, as {@link GridVerdict#suspects()}
 * finds it. It corresponds to {@link Suspect} for boards.
 *
 * <p>This class is immutable and thread-safe. Suspects are equal when their grids and all that they
 * return are equal.
 *
 * @since 1.0.0
 */
public final class GridSuspect {
  /**
   * What may be wrong. A later version may add constants at any place: keep names, not ordinals,
   * and give a {@code switch} a {@code default}.
   *
   * @since 1.0.0
   */
  public enum Kind {
    /** A clue has the wrong value, or does not belong in the grid. */
    CLUE,
    /** A clue belongs in the next cell. */
    MOVED_CLUE,
    /** A clue is missing. */
    MISSING_CLUE,
    /** A cage has the wrong sum or cells. */
    CAGE,
    /** A constraint has the wrong sign, number or cells. */
    CONSTRAINT,
    /** A diagonal, a window or another group does not belong to the rules. */
    HOUSE,
    /** A rule about moves, such as {@link Rules.Builder#antiKnight}, does not belong to them. */
    CHESS_MOVE,
    /** A {@linkplain Constraint#everywhereElse negative constraint} does not belong to them. */
    NEGATIVE_CONSTRAINT
  }

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
    if (suspicion.fact() instanceof GivenClue) {
      return suspicion.isMissing()
          ? Kind.MISSING_CLUE
          : suspicion.isMoved() ? Kind.MOVED_CLUE : Kind.CLUE;
    }
    if (suspicion.fact() instanceof GivenConstraint given) {
      ConstraintKind kind = given.constraint().kind();
      return kind.isOfBuilder()
          ? Kind.CHESS_MOVE
          : kind == ConstraintKind.EVERYWHERE_ELSE ? Kind.NEGATIVE_CONSTRAINT : Kind.CONSTRAINT;
    }
    return suspicion.fact() instanceof GivenCage ? Kind.CAGE : Kind.HOUSE;
  }

  /**
   * {@return the cells of the clue, cage, constraint or house, in its order; of a moved clue also
   * the cell in which it may belong} The list is unmodifiable.
   */
  public List<Integer> cells() {
    List<Integer> cells = new ArrayList<>(Lists.of(suspicion.fact().cells()));
    if (suspicion.isMoved() && suspicion.correction() instanceof OtherClue right) {
      cells.add(right.cell());
    }
    return List.copyOf(cells);
  }

  /** {@return the clue that the puzzle has; empty for other kinds, and if it is missing} */
  public Optional<Candidate> clue() {
    return suspicion.fact() instanceof GivenClue clue && !suspicion.isMissing()
        ? Optional.of(new Candidate(clue.cell(), clue.value()))
        : Optional.empty();
  }

  /** {@return the cage; empty for other kinds} */
  public Optional<Cage> cage() {
    return suspicion.fact() instanceof GivenCage given
        ? Optional.of(grid.rules.cages().get(given.number()))
        : Optional.empty();
  }

  /** {@return the constraint; empty for other kinds, and for moves} */
  public Optional<Constraint> constraint() {
    return suspicion.fact() instanceof GivenConstraint given
            && !given.constraint().kind().isOfBuilder()
        ? Optional.of(Constraint.of(given.constraint(), grid.rules.valueCount()))
        : Optional.empty();
  }

  /** {@return the name that people give to the house or group; empty for other kinds} */
  public Optional<String> houseName() {
    return suspicion.fact() instanceof GivenHouse given
        ? Optional.of(grid.rules.tables.layout.nameOf(given.number()))
        : Optional.empty();
  }

  /**
   * {@return the puzzle with the value, number, sign or cells that would do, which has exactly one
   * solution; empty if nothing likely does}
   */
  public Optional<Grid> corrected() {
    return Optional.ofNullable(suspicion.correction()).map(this::with);
  }

  private Grid with(Correction correction) {
    if (correction instanceof OtherClue right) {
      int cell = ((GivenClue) suspicion.fact()).cell();
      return grid.with(cell, 0).with(right.cell(), right.value());
    }
    if (correction instanceof OtherCage right) {
      Structure.Cage cage = right.cage();
      List<Cage> cages = new ArrayList<>(grid.rules.cages());
      cages.set(((GivenCage) suspicion.fact()).number(), Cage.of(cage.sum(), cage.cells()));
      return Grid.copyOf(grid.rules.withCages(cages), grid.toArray());
    }
    ConstraintData wrong = ((GivenConstraint) suspicion.fact()).constraint();
    Constraint right =
        Constraint.of(((OtherConstraint) correction).constraint(), grid.rules.valueCount());
    List<Constraint> constraints =
        grid.rules.constraints().stream()
            .map(it -> it.data.equals(wrong) ? right : it)
            .collect(Lists.toList());
    return Grid.copyOf(grid.rules.withConstraints(constraints), grid.toArray());
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
