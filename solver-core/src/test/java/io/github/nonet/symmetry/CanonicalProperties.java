package io.github.nonet.symmetry;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Board;
import java.util.SplittableRandom;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** What holds for the canonical form of every board. */
class CanonicalProperties {
  private static final long TRANSFORMATIONS = 1_218_998_108_160L;

  @Property(tries = 300)
  void form_isTheSameForEquivalentBoards(@ForAll RandomBoards kind, @ForAll long seed) {
    Board board = kind.board(seed);
    Board other = Transformation.random(new SplittableRandom(~seed)::nextLong).apply(board);
    assertThat(Canonical.form(other)).isEqualTo(Canonical.form(board));
    assertThat(Canonical.areEquivalent(board, other)).isTrue();
  }

  @Property(tries = 300)
  void form_isNotGreaterThanAnyEquivalentBoard(@ForAll RandomBoards kind, @ForAll long seed) {
    Board board = kind.board(seed);
    assertThat(Canonical.form(board)).isLessThanOrEqualTo(board);
  }

  @Property(tries = 300)
  void form_isItsOwnForm(@ForAll RandomBoards kind, @ForAll long seed) {
    Board form = Canonical.form(kind.board(seed));
    assertThat(Canonical.form(form)).isEqualTo(form);
  }

  @Property(tries = 300)
  void transformation_leadsToTheForm(@ForAll RandomBoards kind, @ForAll long seed) {
    Board board = kind.board(seed);
    assertThat(Canonical.transformation(board).apply(board)).isEqualTo(Canonical.form(board));
  }

  @Property(tries = 300)
  void automorphisms_areAsManyForEquivalentBoards(@ForAll RandomBoards kind, @ForAll long seed) {
    Board board = kind.board(seed);
    long automorphisms = Canonical.automorphisms(board);
    assertThat(Canonical.automorphisms(Canonical.form(board))).isEqualTo(automorphisms);
    assertThat(TRANSFORMATIONS % automorphisms).as("Lagrange's theorem").isZero();
  }

  @Property(tries = 15)
  void form_isThatOfTheDefinition(@ForAll RandomBoards kind, @ForAll long seed) {
    Board board = kind.board(seed);
    SlowCanonical slow = SlowCanonical.of(board);
    assertThat(Canonical.form(board)).isEqualTo(slow.form());
    assertThat(Canonical.automorphisms(board)).isEqualTo(slow.count() * relabellings(board));
  }

  /** Returns in how many ways the digits that the board lacks can be permuted. */
  private static long relabellings(Board board) {
    long present = board.toString().chars().filter(c -> c != '.').distinct().count();
    long count = 1;
    for (long absent = 9 - present; absent > 1; absent--) {
      count *= absent;
    }
    return count;
  }
}
