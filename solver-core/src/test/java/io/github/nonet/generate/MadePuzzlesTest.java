package io.github.nonet.generate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.nonet.Algorithm;
import io.github.nonet.Board;
import io.github.nonet.Boards;
import io.github.nonet.Level;
import io.github.nonet.SearchInterruptedException;
import io.github.nonet.Solver;
import io.github.nonet.generate.PuzzleGenerator.Builder;
import io.github.nonet.generate.PuzzleGenerator.Made;
import io.github.nonet.logic.ExplainerLevel;
import io.github.nonet.logic.HodokuRating;
import io.github.nonet.logic.Technique;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What {@code make} returns: the puzzle asked for, or the closest. */
class MadePuzzlesTest {
  /** Another solver than the one that makes the puzzles. */
  private static final Solver REFEREE = Algorithm.EXACT_COVER.solver();

  private static Builder builder() {
    return PuzzleGenerator.builder().seed(34);
  }

  /** Checks what holds of every made puzzle. */
  private static Made checked(Made made) {
    assertThat(REFEREE.hasUniqueSolution(made.puzzle())).as("%s", made).isTrue();
    assertThat(REFEREE.solve(made.puzzle())).contains(made.solution());
    made.level()
        .ifPresent(level -> assertThat(level).isEqualTo(HodokuRating.of(made.puzzle()).level()));
    return made;
  }

  static Stream<Consumer<Builder>> wishes() {
    Random random = new Random(1);
    return Stream.of(
        wish -> {},
        wish -> wish.symmetry(Symmetry.FULL),
        wish -> wish.clues(24, 26),
        wish -> wish.minimal(true),
        wish -> wish.symmetry(Symmetry.DIAGONAL).minimal(true),
        wish -> wish.solution(Boards.SOLUTION),
        wish -> wish.pattern(pattern(random, 40)),
        wish -> wish.pattern(pattern(random, 50)).solution(Boards.SOLUTION),
        wish -> wish.level(Level.HARD),
        wish -> wish.explainerLevel(ExplainerLevel.HARD),
        wish -> wish.explainerRating(1.2, 2.0),
        wish -> wish.hardest(Technique.NAKED_PAIR),
        wish -> wish.containing(Technique.X_WING),
        wish -> wish.level(Level.MEDIUM).clues(25, 30).symmetry(Symmetry.ROTATIONAL_180));
  }

  private static Set<Integer> pattern(Random random, int cells) {
    List<Integer> all = IntStream.range(0, 81).boxed().collect(Collectors.toList());
    Collections.shuffle(all, random);
    return new TreeSet<>(all.subList(0, cells));
  }

  @ParameterizedTest
  @MethodSource("wishes")
  void make_found_isThePuzzle(Consumer<Builder> wish) {
    Builder builder = builder();
    wish.accept(builder);
    Optional<PuzzleGenerator> generator = built(builder);
    assertThat(generator).isPresent();
    for (int number = 0; number < 3; number++) {
      Made made = checked(generator.get().make(number));
      assertThat(made.isAsRequested()).isTrue();
      assertThat(made.level()).isPresent();
      assertThat(made.puzzle()).isEqualTo(generator.get().puzzle(number));
    }
  }

  /**
   * The first attempt is always made; where it is as asked, the level that was asked for is known.
   */
  @Test
  void make_foundWhenTheTimeIsOver_hasTheLevel() {
    int found = 0;
    for (Level level : Level.values()) {
      PuzzleGenerator generator = builder().level(level).maxTime(Duration.ofNanos(1)).build();
      for (int number = 0; number < 20; number++) {
        Made made = checked(generator.make(number));
        if (made.isAsRequested()) {
          assertThat(made.level()).contains(level);
          found++;
        }
      }
    }
    assertThat(found).isGreaterThan(10);
  }

  /** Returns the generator, unless what is asked for cannot be. */
  private static Optional<PuzzleGenerator> built(Builder builder) {
    try {
      return Optional.of(builder.build());
    } catch (IllegalArgumentException e) {
      assertThat(e).hasMessageStartingWith("cannot generate ");
      return Optional.empty();
    }
  }

  @Test
  void make_numberOfCluesNotFound_isClosest() {
    PuzzleGenerator generator = builder().clues(17).maxAttempts(40).build();
    Made made = checked(generator.make(0));
    assertThat(made.isAsRequested()).isFalse();
    PuzzleGenerator dug = builder().minimal(true).build();
    assertThat(made.puzzle().clueCount())
        .isBetween(18, dug.stream().limit(9).mapToInt(Board::clueCount).min().orElseThrow());
    Made first = checked(builder().clues(17).maxAttempts(1).build().make(0));
    assertThat(first.puzzle().clueCount()).isGreaterThanOrEqualTo(made.puzzle().clueCount());
  }

  @Test
  void make_levelNotFound_isClosest() {
    List<Integer> misses = new ArrayList<>();
    for (int attempts : new int[] {1, 10, 100}) {
      int sum = 0;
      for (int number = 0; number < 10; number++) {
        Builder wish = builder().level(Level.EXTREME).clues(30, 34).maxAttempts(attempts);
        Made made = checked(wish.build().make(number));
        Level level = made.level().orElseThrow();
        sum += Level.EXTREME.ordinal() - level.ordinal();
        assertThat(made.isAsRequested()).isEqualTo(level == Level.EXTREME);
      }
      misses.add(sum);
    }
    assertThat(misses).isSortedAccordingTo(Collections.reverseOrder());
    assertThat(misses.get(0)).isGreaterThan(misses.get(2));
  }

  /** Patterns of 17 cells nearly never have a puzzle. */
  @ParameterizedTest
  @ValueSource(ints = {17, 20, 24})
  void make_patternWithoutPuzzle_hasFurtherClues(int cells) {
    Random random = new Random(cells);
    for (int i = 0; i < 10; i++) {
      Builder builder = builder().pattern(pattern(random, cells)).maxAttempts(3);
      built(builder)
          .ifPresent(
              generator -> {
                Made made = checked(generator.make(0));
                assertThat(made.isAsRequested()).isFalse();
                assertThat(made.puzzle().clueCount()).isGreaterThan(cells);
              });
    }
  }

  @ParameterizedTest
  @MethodSource("wishes")
  void make_withoutTime_oneAttempt(Consumer<Builder> wish) {
    Builder builder = builder();
    wish.accept(builder);
    built(builder.maxTime(Duration.ofNanos(1)))
        .ifPresent(generator -> assertThat(checked(generator.make(0)).level()).isEmpty());
  }

  /** Any options together, possible or not. */
  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void make_anything_isProper(long seed) {
    Random random = new Random(seed);
    List<Consumer<Builder>> wishes = wishes().collect(Collectors.toList());
    int made = 0;
    for (int i = 0; i < 40; i++) {
      Builder builder = PuzzleGenerator.builder().seed(random.nextLong()).maxAttempts(2);
      for (int k = random.nextInt(4); k >= 0; k--) {
        wishes.get(random.nextInt(wishes.size())).accept(builder);
      }
      Optional<PuzzleGenerator> generator = built(builder);
      generator.ifPresent(found -> checked(found.make(random.nextLong())));
      made += generator.isPresent() ? 1 : 0;
    }
    assertThat(made).isGreaterThan(10);
  }

  @ParameterizedTest
  @EnumSource(Symmetry.class)
  void make_interrupted(Symmetry symmetry) {
    PuzzleGenerator generator = builder().symmetry(symmetry).build();
    Thread.currentThread().interrupt();
    try {
      assertThatExceptionOfType(SearchInterruptedException.class)
          .isThrownBy(() -> generator.make(0));
    } finally {
      assertThat(Thread.interrupted()).isTrue();
    }
  }
}
