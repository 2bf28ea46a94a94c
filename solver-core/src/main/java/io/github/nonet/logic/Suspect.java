package io.github.nonet.logic;

import io.github.nonet.Board;
import io.github.nonet.Candidate;
import io.github.nonet.internal.Geometry;
import io.github.nonet.internal.language.Language;
import io.github.nonet.internal.sets.Lists;
import io.github.nonet.internal.verdict.PuzzleFact;
import io.github.nonet.internal.verdict.Suspicion;
import io.github.nonet.internal.verdict.VerdictText;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;

/**
 * A clue that may be mistyped, misplaced or missing, as {@link Verdict#suspects()} finds it.
 *
 * <p>This class is immutable and thread-safe. Suspects are equal when their boards and all returned
 * values are equal.
 *
 * @since 1.0.0
 */
public final class Suspect {
  /**
   * The thing that may be wrong; on a board it is a clue. A later version may add constants at any
   * place: keep names, not ordinals, and give a {@code switch} a {@code default}.
   *
   * @since 1.0.0
   */
  public enum Kind {
    /** A clue has the wrong digit, or does not belong in the puzzle. */
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
    /**
     * A rule about knight's or king's moves, or consecutive neighbours, does not belong to them.
     */
    CHESS_MOVE,
    /** A rule for all neighbours without a sign does not belong to them. */
    NEGATIVE_CONSTRAINT
  }

  private final Board board;
  private final PuzzleFact clue;
  private final Suspicion suspicion;

  Suspect(Board board, Suspicion suspicion) {
    this.board = board;
    this.clue = suspicion.fact();
    this.suspicion = suspicion;
  }

  /** {@return what may be wrong} */
  public Kind kind() {
    if (suspicion.isMissing()) {
      return Kind.MISSING_CLUE;
    }
    return suspicion.isMoved() ? Kind.MOVED_CLUE : Kind.CLUE;
  }

  /** {@return the cell of the clue, then the cell in which it may belong; unmodifiable} */
  public List<Integer> cells() {
    PuzzleFact right = suspicion.right();
    return suspicion.isMoved() && right != null
        ? List.of(clue.number(), right.number())
        : List.of(clue.number());
  }

  /** {@return the clue that the puzzle has; empty if it is missing} */
  public Optional<Candidate> clue() {
    return suspicion.isMissing()
        ? Optional.empty()
        : Optional.of(new Candidate(clue.number(), clue.value()));
  }

  /**
   * {@return the puzzle with a digit that gives it exactly one solution; empty if no digit does}
   */
  public Optional<Board> corrected() {
    return Optional.ofNullable(suspicion.right())
        .map(it -> board.with(clue.number(), Geometry.EMPTY).with(it.number(), it.value()));
  }

  /** {@return the sentence in English} */
  public String describe() {
    return describe(Locale.ENGLISH);
  }

  /**
   * {@return a sentence for a player without a full stop, such as {@code "with 3 in place of 9 in
   * r4c5 there is one solution"}} It is in the given language, or in English if the library does
   * not have it.
   *
   * @param locale a language
   */
  public String describe(Locale locale) {
    Language language = Language.ofVerdicts(Objects.requireNonNull(locale, "locale"));
    return new VerdictText(language, new BoardNames(language)).suspect(suspicion);
  }

  @Override
  public boolean equals(Object o) {
    return o instanceof Suspect other
        && board.equals(other.board)
        && suspicion.equals(other.suspicion);
  }

  @Override
  public int hashCode() {
    return Objects.hash(board, suspicion);
  }

  /** Returns the sentence in English. */
  @Override
  public String toString() {
    return describe();
  }

  static List<Suspect> of(Board board, List<Suspicion> suspicions) {
    return suspicions.stream().map(it -> new Suspect(board, it)).collect(Lists.toList());
  }
}
