package io.github.nonet.logic;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Board;
import io.github.nonet.Candidates;
import io.github.nonet.internal.logic.Finders;
import io.github.nonet.internal.logic.State;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A finder that takes long looks whether it must end, without a step as well. */
class WatchedFindersTest {
  /** Where singles and subsets find no more. */
  private static final Candidates HARD =
      WorkedExamplesTest.BASICS
          .solve(
              Candidates.of(
                  Board.parse(
                      "...63.....5...7..16.3...2...8.2..9......76........4.7..3.4......61.....357...2.68")))
          .end();

  /** Counts how often a finder looks. */
  private static int beats(Technique technique, Candidates candidates) {
    AtomicInteger beats = new AtomicInteger();
    State state = State.of(candidates, beats::incrementAndGet);
    new Finders().of(technique).find(state, step -> true);
    return beats.get();
  }

  @ParameterizedTest
  @CsvSource({
    "X_CHAIN, 4",
    "XY_CHAIN, 5",
    "SUE_DE_COQ, 18",
    "ALS_XZ, 200",
    "ALS_XY_WING, 500",
    "ALS_CHAIN, 200",
    "DEATH_BLOSSOM, 90",
    "AIC, 1",
    "GROUPED_AIC, 100",
    "FORCING_CHAIN_VERITY, 50",
    "FORCING_NET_VERITY, 50",
    "FINNED_FRANKEN_X_WING, 100",
    "FINNED_FRANKEN_JELLYFISH, 1000",
    "FINNED_MUTANT_JELLYFISH, 5000",
  })
  void find_looksWhetherItMustEnd(Technique technique, int fewest) {
    assertThat(beats(technique, HARD)).isGreaterThanOrEqualTo(fewest);
  }

  /** Eight cells in a row make a hundred thousand chains. */
  @Test
  void find_remotePairsOfARow() {
    Candidates state = Candidates.of(Board.EMPTY);
    for (int cell = 0; cell < 8; cell++) {
      state = States.only(state, cell, 1, 2);
    }
    assertThat(beats(Technique.REMOTE_PAIR, state)).isBetween(10, 1_000);
  }
}
