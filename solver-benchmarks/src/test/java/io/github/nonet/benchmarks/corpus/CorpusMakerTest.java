package io.github.nonet.benchmarks.corpus;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Algorithm;
import io.github.nonet.Board;
import io.github.nonet.benchmarks.Outcome;
import io.github.nonet.benchmarks.Slices;
import io.github.nonet.benchmarks.corpus.CorpusMaker.Kind;
import io.github.nonet.symmetry.Canonical;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The command in the header makes the puzzles of the file again. */
class CorpusMakerTest {
  private static final long SHIPPED_SEED = 1;
  private static final int COMPARED = Slices.of(2, 5);

  @ParameterizedTest
  @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "HARD")
  void puzzles_areTheShippedOnes(Kind kind) {
    assertThat(new CorpusMaker(SHIPPED_SEED).puzzles(kind).limit(COMPARED))
        .containsExactlyElementsOf(Corpus.load(kind + ":" + COMPARED).puzzles());
  }

  /**
   * One pool of twelve. If this fails because {@code BITBOARD} guesses in another way, the file has
   * to be made again by the command in its header.
   */
  @Tag(Slices.WHOLE)
  @Test
  void hard_holdsThePools() {
    HardPuzzles search = new HardPuzzles(SHIPPED_SEED, 50, Algorithm.BITBOARD);
    search.advance(150);
    Set<Board> forms =
        Corpus.load("hard").puzzles().stream().map(Canonical::form).collect(Collectors.toSet());
    assertThat(forms).containsAll(search.pool().stream().map(HardPuzzles.Rated::puzzle).toList());
  }

  /** Puzzles of a pool are hardest first; in the corpus they are not. */
  @Test
  void hard_isShuffled() {
    Outcome sorted = Outcome.of("make-corpus", "hard", "--puzzles=8", "--pool=8", "--steps=1");
    assertThat(sorted.exitCode()).isZero();
    assertThat(sorted.out())
        .contains("make-corpus hard --seed=1 --puzzles=8 --judge=BITBOARD --pool=8 --steps=1");
    HardPuzzles search = new HardPuzzles(1, 8, Algorithm.BITBOARD);
    search.advance(1);
    assertThat(sorted.out().lines().filter(line -> !line.startsWith("#")))
        .map(line -> Canonical.form(Board.parse(line)))
        .containsExactlyInAnyOrderElementsOf(
            search.pool().stream().map(HardPuzzles.Rated::puzzle).toList())
        .isNotEqualTo(search.pool().stream().map(HardPuzzles.Rated::puzzle).toList());
  }
}
