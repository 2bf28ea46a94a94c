package io.github.nonet.internal.groups.learning;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class RestartsTest {
  private final Restarts restarts = new Restarts();

  private void count(int conflicts, int levels) {
    for (int i = 0; i < conflicts; i++) {
      restarts.count(levels);
    }
  }

  /** Returns after how many conflicts of this number of levels it is time to begin again. */
  private int due(int levels) {
    int conflicts = 0;
    while (!restarts.isDue() && conflicts < 10_000) {
      restarts.count(levels);
      conflicts++;
    }
    return conflicts;
  }

  @Test
  void isDue_clausesAsBefore_never() {
    assertThat(due(5)).isEqualTo(10_000);
  }

  @Test
  void isDue_betterClauses_never() {
    count(100, 5);
    assertThat(due(4)).isEqualTo(10_000);
  }

  /** After 9,900 conflicts, ten of twice as many levels are a quarter more on an average of 32. */
  @Test
  void isDue_worseClauses_soon() {
    count(9_900, 4);
    assertThat(restarts.isDue()).isFalse();
    assertThat(due(8)).isEqualTo(10);
  }

  @Test
  void restart_notAgainForFiftyConflicts() {
    count(9_900, 4);
    due(8);
    restarts.restart();
    assertThat(restarts.isDue()).isFalse();
    assertThat(due(40)).isEqualTo(50);
  }

  /** The first fifty conflicts are no beginning again, however they are. */
  @Test
  void isDue_fewConflicts_never() {
    count(45, 1);
    assertThat(due(30)).isEqualTo(50 - 45);
  }

  /** A restart takes the average of all as that of late. */
  @Test
  void restart_forgetsWhatWasOfLate() {
    count(5_000, 4);
    count(100, 8);
    restarts.restart();
    assertThat(due(4)).isEqualTo(10_000);
  }
}
