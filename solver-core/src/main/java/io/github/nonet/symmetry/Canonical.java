package io.github.nonet.symmetry;

import io.github.nonet.Board;
import java.util.Objects;

/**
 * Distinguishes boards up to symmetry. Two boards are <em>equivalent</em> when a {@link
 * Transformation} leads from one to the other; each class of equivalent boards has one canonical
 * form, its smallest member.
 *
 * <pre>{@code
 * Set<Board> seen = new HashSet<>();
 * boolean isNew = seen.add(Canonical.form(puzzle));
 * }</pre>
 *
 * <p>Every board is accepted: puzzles and solutions, the empty board, and boards that are
 * inconsistent or have no solution. The answers are exact. The methods are thread-safe; each call
 * takes tens of microseconds for a solved board or a typical puzzle, and a few milliseconds for the
 * most regular boards, which have many automorphisms.
 *
 * @since 1.0.0
 */
public final class Canonical {
  private Canonical() {}

  /**
   * {@return the canonical form of a board: the smallest of all equivalent boards, in the order of
   * {@link Board#compareTo}, in which an empty cell comes before a 1}
   *
   * @param board any board
   */
  public static Board form(Board board) {
    return search(board).form();
  }

  /**
   * {@return a transformation that leads from {@code board} to its canonical form} There is one for
   * each of the board's {@linkplain #automorphisms automorphisms}; the choice is unspecified but
   * always the same.
   *
   * @param board any board
   */
  public static Transformation transformation(Board board) {
    return search(board).transformation();
  }

  /**
   * {@return whether a transformation leads from {@code a} to {@code b}}
   *
   * @param a a board
   * @param b another board
   */
  public static boolean areEquivalent(Board a, Board b) {
    Objects.requireNonNull(a, "a");
    Objects.requireNonNull(b, "b");
    return a.clueCount() == b.clueCount() && form(a).equals(form(b));
  }

  /**
   * {@return the number of automorphisms of a board: transformations {@code t} for which {@code
   * t.apply(board)} equals {@code board}} It is at least 1, and exactly 1 for a board without
   * symmetry that holds eight or more different digits.
   *
   * <p>Relabelling digits that the board does not hold changes nothing, so the number for a board
   * that lacks {@code k} digits is a multiple of {@code k!}. The empty board has all
   * 1,218,998,108,160 transformations. Divide that number by the result to get the size of the
   * class of equivalent boards.
   *
   * @param board any board
   */
  public static long automorphisms(Board board) {
    return search(board).automorphisms();
  }

  private static CanonicalSearch search(Board board) {
    return CanonicalSearch.of(Objects.requireNonNull(board, "board"));
  }
}
