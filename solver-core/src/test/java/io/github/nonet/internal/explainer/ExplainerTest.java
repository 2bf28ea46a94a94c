package io.github.nonet.internal.explainer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import io.github.nonet.Board;
import org.junit.jupiter.api.Test;

class ExplainerTest {
  /** Its hardest step is a dynamic forcing chain. */
  private static final byte[] PUZZLE =
      Positions.digits(
          Board.parse(
              "..4......2..57......1..2..7.9......8..58.3.29...1...7..3.....6.5467..8......9...3"));

  /** Counts, and ends the rating after so many assumptions. */
  private static final class CountingWatch implements Watch {
    private final int most;
    private int assumptions;
    private int looks;
    private int proofs;

    CountingWatch(int most) {
      this.most = most;
    }

    @Override
    public void look() {
      looks++;
    }

    @Override
    public void assumption() {
      if (assumptions++ == most) {
        throw new IllegalStateException("enough");
      }
    }

    @Override
    public void requireProper() {
      proofs++;
    }
  }

  @Test
  void rate_afterOneThatWasEnded() {
    Explainer explainer = new Explainer();
    for (int most = 0; most < 1000; most += 37) {
      CountingWatch watch = new CountingWatch(most);
      assertThatIllegalStateException().isThrownBy(() -> explainer.rate(PUZZLE, watch));
    }
    explainer.rate(PUZZLE, new CountingWatch(Integer.MAX_VALUE));
    assertThat(explainer.er()).isEqualTo(89);
  }

  @Test
  void rate_asksOnceForAProof() {
    CountingWatch watch = new CountingWatch(Integer.MAX_VALUE);
    new Explainer().rate(PUZZLE, watch);
    assertThat(watch.proofs).isEqualTo(1);
    assertThat(watch.looks).isPositive();
    assertThat(watch.assumptions).isGreaterThan(100);
  }
}
