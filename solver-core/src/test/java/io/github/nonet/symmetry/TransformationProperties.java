package io.github.nonet.symmetry;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Board;
import io.github.nonet.Solver;
import java.util.SplittableRandom;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Transformations are a group that acts on boards. */
class TransformationProperties {
  @Provide
  Arbitrary<Transformation> transformations() {
    return Arbitraries.longs()
        .map(seed -> Transformation.random(new SplittableRandom(seed)::nextLong))
        .edgeCases(edges -> edges.add(Transformation.IDENTITY));
  }

  @Provide
  Arbitrary<Board> boards() {
    return Arbitraries.longs().map(RandomBoards.ANY_DIGITS::board);
  }

  @Property(tries = 200)
  void identity_changesNothing(
      @ForAll("transformations") Transformation a, @ForAll("boards") Board board) {
    assertThat(Transformation.IDENTITY.apply(board)).isEqualTo(board);
    assertThat(a.then(Transformation.IDENTITY)).isEqualTo(a);
    assertThat(Transformation.IDENTITY.then(a)).isEqualTo(a);
  }

  @Property(tries = 200)
  void inverse_undoes(@ForAll("transformations") Transformation a, @ForAll("boards") Board board) {
    assertThat(a.then(a.inverse())).isEqualTo(Transformation.IDENTITY);
    assertThat(a.inverse().then(a)).isEqualTo(Transformation.IDENTITY);
    assertThat(a.inverse().apply(a.apply(board))).isEqualTo(board);
  }

  @Property(tries = 200)
  void then_isAssociative(
      @ForAll("transformations") Transformation a,
      @ForAll("transformations") Transformation b,
      @ForAll("transformations") Transformation c) {
    assertThat(a.then(b).then(c)).isEqualTo(a.then(b.then(c)));
  }

  @Property(tries = 200)
  void then_isOneAfterTheOther(
      @ForAll("transformations") Transformation a,
      @ForAll("transformations") Transformation b,
      @ForAll("boards") Board board) {
    assertThat(a.then(b).apply(board)).isEqualTo(b.apply(a.apply(board)));
  }

  @Property(tries = 200)
  void equals_meansTheSameEffect(
      @ForAll("transformations") Transformation a, @ForAll("transformations") Transformation b) {
    Board solved = RandomBoards.ANY_DIGITS.board(1);
    Transformation copy = a.then(b).then(b.inverse());
    assertThat(copy).isEqualTo(a).hasSameHashCodeAs(a).hasToString(a.toString());
    assertThat(a.equals(b)).isEqualTo(a.apply(solved).equals(b.apply(solved)));
  }

  @Property(tries = 200)
  void apply_isWhatThePartsSay(
      @ForAll("transformations") Transformation a, @ForAll("boards") Board board) {
    Board result = a.apply(board);
    for (int row = 0; row < 9; row++) {
      for (int column = 0; column < 9; column++) {
        int digit =
            a.isTransposed()
                ? board.digit(a.column(column), a.row(row))
                : board.digit(a.row(row), a.column(column));
        assertThat(result.digit(row, column)).isEqualTo(a.digit(digit));
      }
    }
  }

  @Property(tries = 50)
  void apply_keepsTheNumberOfSolutions(
      @ForAll("transformations") Transformation a, @ForAll long seed) {
    Board puzzle = RandomBoards.MINIMAL_PUZZLE.board(seed);
    Board open = puzzle.with(puzzle.toString().replaceAll("[1-9].*", "").length(), 0);
    Solver solver = Solver.getDefault();
    assertThat(solver.hasUniqueSolution(a.apply(puzzle))).isTrue();
    assertThat(solver.solve(a.apply(puzzle))).isEqualTo(solver.solve(puzzle).map(a::apply));
    assertThat(solver.countSolutions(a.apply(open), 100))
        .isEqualTo(solver.countSolutions(open, 100))
        .isGreaterThan(1);
  }
}
