package io.github.nonet.internal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.nonet.Board;
import io.github.nonet.SearchLimit;
import io.github.nonet.SearchLimitExceededException;
import io.github.nonet.Solver;
import java.time.Duration;
import org.junit.jupiter.api.Test;

class InnerLimitTest {
  @Test
  void guesses_areCounted() {
    Solver solver = Solver.getDefault().within(LimitedWatch.silent(50));
    assertThatThrownBy(() -> solver.countSolutions(Board.EMPTY, Long.MAX_VALUE))
        .isInstanceOf(SearchLimitExceededException.class)
        .hasMessageContaining("after 50 guesses");
  }

  /** A limit with a time is not noted in the log: see LogEventsIT. */
  @Test
  void guesses_haveATime() {
    SearchLimit limit = LimitedWatch.silent(50);
    assertThat(limit).isNotEqualTo(SearchLimit.guesses(50));
    assertThat(limit.and(SearchLimit.time(Duration.ofSeconds(1))))
        .isEqualTo(SearchLimit.guesses(50).and(SearchLimit.time(Duration.ofSeconds(1))));
  }
}
