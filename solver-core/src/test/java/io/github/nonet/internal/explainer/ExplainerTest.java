package io.github.nonet.internal.explainer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import io.github.nonet.Board;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ExplainerTest {
  /** Its hardest step is a dynamic forcing chain. */
  private static final byte[] PUZZLE =
      Positions.digits(
          Board.parse(
              "..4......2..57......1..2..7.9......8..58.3.29...1...7..3.....6.5467..8......9...3"));

  private static void rate(Explainer explainer, byte[] puzzle, CountingWatch watch) {
    explainer.load(puzzle, watch, watch::requireProper);
    explainer.rate();
  }

  @Test
  void rate_afterOneThatWasEnded() {
    Explainer explainer = new Explainer();
    for (int most = 0; most < 1000; most += 37) {
      CountingWatch watch = new CountingWatch(most);
      assertThatIllegalStateException().isThrownBy(() -> rate(explainer, PUZZLE, watch));
    }
    rate(explainer, PUZZLE, new CountingWatch());
    assertThat(explainer.er()).isEqualTo(89);
  }

  @Test
  void rate_asksOnceForAProof() {
    CountingWatch watch = new CountingWatch();
    rate(new Explainer(), PUZZLE, watch);
    assertThat(watch.proofs()).isEqualTo(1);
    assertThat(watch.looks()).isPositive();
    assertThat(watch.assumptions()).isGreaterThan(100);
  }

  @ParameterizedTest
  @CsvSource({
    "2...5...8...6.4....6.1.9..5.84.....1.......5..97...........6.....8.91.3.7..5.39.., 42, 17, 17",
    ".....9.358.5....9.....1.8..61..2.....5.647.2.....3....7.....4...4.29.3........96., 30, 23, 23",
    "2...3.4....1..87..9....2..1..7...9.6.1.2...3.8..5.....58.........4....8......4..5, 34, 34, 26",
    "8.2....69....1.7...7..3......3..4.96.....3.7....5..4..5......1.....8..2.4.16....8, 73, 73, 26",
    "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..41...8.7..7...3.., 97, 97, 78"
  })
  void rate_upToTheFirstPlacement_andTheFirstStep(String puzzle, int er, int ep, int ed) {
    Explainer explainer = new Explainer();
    rate(explainer, PUZZLE, new CountingWatch());
    rate(explainer, Positions.digits(Board.parse(puzzle)), new CountingWatch());
    assertThat(explainer.er()).isEqualTo(er);
    assertThat(explainer.ep()).isEqualTo(ep);
    assertThat(explainer.ed()).isEqualTo(ed);
  }

  @Test
  void rate_easy_asksForNoProof() {
    CountingWatch watch = new CountingWatch(0);
    rate(new Explainer(), Positions.digits(Positions.SOLUTION.with(0, 0).with(40, 0)), watch);
    assertThat(watch.proofs()).isZero();
  }

  /** The second puzzle has a naked single. */
  @Test
  void rate_looksAtTheWatchBeforeEachStepButHiddenSingles() {
    assertThat(looks(Positions.SOLUTION.with(0, 0).with(40, 0))).isEqualTo(1);
    assertThat(
            looks(
                Board.parse(
                    ".7.6..........1..96.97....52.....4..94...531..........45...82....8.....3.91.4.5..")))
        .isGreaterThan(1);
  }

  private static int looks(Board puzzle) {
    CountingWatch watch = new CountingWatch();
    rate(new Explainer(), Positions.digits(puzzle), watch);
    return watch.looks();
  }

  @Test
  void rate_wrongCompleteBoard_asksForAProof() {
    CountingWatch watch = new CountingWatch(0);
    rate(new Explainer(), Positions.digits(Positions.SOLUTION.with(80, 1)), watch);
    assertThat(watch.proofs()).isEqualTo(1);
  }

  /** Four cells with the same two digits have two solutions, so no technique distinguishes them. */
  @Test
  void rate_noTechniqueGoesOn() {
    CountingWatch watch = new CountingWatch();
    Explainer explainer = new Explainer();
    rate(
        explainer,
        Positions.digits(Positions.SOLUTION.with(2, 0).with(3, 0).with(11, 0).with(12, 0)),
        watch);
    assertThat(explainer.er()).isEqualTo(200);
    assertThat(watch.proofs()).isEqualTo(1);
  }
}
