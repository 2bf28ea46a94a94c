package io.github.nonet.internal.logic;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Board;
import io.github.nonet.Candidate;
import io.github.nonet.Candidates;
import org.junit.jupiter.api.Test;

class EliminationsTest {
  /** Row 1 has lost 1. */
  private final State state = State.of(Candidates.of(Board.EMPTY.with(0, 1)));

  private final Eliminations gone = new Eliminations(state);

  @Test
  void none() {
    assertThat(gone.isEmpty()).isTrue();
    assertThat(gone.count()).isZero();
    assertThat(gone.of(1)).isEqualTo(CellSet.EMPTY);
    assertThat(gone.toList()).isEmpty();
  }

  @Test
  void add_onlyWhatIsThere() {
    gone.add(1, CellSet.of(1, 2));
    assertThat(gone.isEmpty()).isTrue();
    gone.add(1, CellSet.of(2, 80)).add(1, 0b110);
    assertThat(gone.toList()).containsExactly(new Candidate(80, 1), new Candidate(1, 2));
  }

  @Test
  void add_eachOnce() {
    gone.add(2, CellSet.of(80)).add(3, CellSet.of(5)).add(2, CellSet.of(7, 80));
    assertThat(gone.count()).isEqualTo(3);
    assertThat(gone.of(2)).isEqualTo(CellSet.of(7, 80));
    assertThat(gone.of(3)).isEqualTo(CellSet.of(5));
    assertThat(gone.of(4)).isEqualTo(CellSet.EMPTY);
    assertThat(gone.toList())
        .containsExactly(new Candidate(7, 2), new Candidate(80, 2), new Candidate(5, 3));
  }

  @Test
  void clear_forgetsAll() {
    gone.add(2, CellSet.of(80)).clear();
    assertThat(gone.isEmpty()).isTrue();
    assertThat(gone.add(2, CellSet.of(7)).of(2)).isEqualTo(CellSet.of(7));
  }
}
