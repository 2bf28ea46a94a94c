package io.github.nonet.internal.logic.hodoku;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Board;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** How often a path looks whether it must end, and what it tells then. */
class HodokuPathTest {
  /** The "Golden Nugget", which needs three guesses. */
  private static final Board HARD =
      Board.parse(
          ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....");

  private static final Board SINGLES =
      Board.parse(
          "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");

  private final List<Long> guesses = new ArrayList<>();

  @Test
  void of_looksBeforeTheFirstStep() {
    HodokuPath.of(SINGLES, guesses::add);
    assertThat(guesses).containsExactly(0L);
  }

  @Test
  void of_tellsHowManyGuessesWereMade() {
    HodokuPath.of(HARD, guesses::add);
    assertThat(guesses).isSorted();
    assertThat(guesses.stream().distinct()).containsExactly(0L, 1L, 2L, 3L);
    assertThat(guesses).as("within steps").hasSizeGreaterThan(1_000);
  }
}
