package io.github.nonet.internal.logic.hodoku;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Board;
import io.github.nonet.Boards;
import io.github.nonet.SearchLimit;
import io.github.nonet.internal.LimitedWatch;
import org.junit.jupiter.api.Test;

/** How often a path asks whether it may go on. */
class HodokuPathTest {
  /** The "Golden Nugget", which needs three guesses. */
  private static final Board HARD =
      Board.parse(
          ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....");

  private static final Board SINGLES = Boards.EASY;

  private final Counts counts = new Counts();

  /** How often a path looks, and how often it guesses. */
  private static final class Counts extends LimitedWatch {
    private int looks;
    private int guesses;

    Counts() {
      super(SearchLimit.NONE);
    }

    @Override
    public void look() {
      looks++;
    }

    @Override
    public void guess() {
      guesses++;
    }
  }

  @Test
  void of_looksBeforeTheFirstStep() {
    new HodokuPath(SINGLES, technique -> 1, counts).walk();
    assertThat(counts.looks).isEqualTo(1);
    assertThat(counts.guesses).isZero();
  }

  @Test
  void of_asksBeforeEachGuess() {
    new HodokuPath(HARD, technique -> 1, counts).walk();
    assertThat(counts.guesses).isEqualTo(3);
    assertThat(counts.looks).as("within steps").isGreaterThan(1_000);
  }
}
