package io.github.nonet.logic;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Board;
import io.github.nonet.generate.PuzzleGenerator;
import io.github.nonet.symmetry.Transformation;
import java.util.SplittableRandom;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class ExplainerRatingProperties {
  /** Up to here no technique takes away what another one needs. */
  private static final double INVARIANT = 4.4;

  @Provide
  Arbitrary<Board> puzzles() {
    return Arbitraries.longs()
        .between(1, 500)
        .map(seed -> PuzzleGenerator.builder().seed(seed).minimal(true).build().next());
  }

  @Provide
  Arbitrary<Transformation> transformations() {
    return Arbitraries.longs()
        .map(seed -> Transformation.random(new SplittableRandom(seed)::nextLong));
  }

  @Property(tries = 300)
  void of_dependsNotOnTheForm(
      @ForAll("puzzles") Board puzzle, @ForAll("transformations") Transformation form) {
    ExplainerRating rating = ExplainerRating.of(puzzle);
    ExplainerRating other = ExplainerRating.of(form.apply(puzzle));
    if (rating.er() <= INVARIANT) {
      assertThat(other).isEqualTo(rating);
    } else {
      assertThat(other.er()).isGreaterThan(INVARIANT);
    }
  }

  @Property(tries = 100)
  void of_isOrdered(@ForAll("puzzles") Board puzzle) {
    ExplainerRating rating = ExplainerRating.of(puzzle);
    assertThat(rating.ed()).isBetween(1.0, rating.ep());
    assertThat(rating.ep()).isLessThanOrEqualTo(rating.er());
  }
}
