package io.github.nonet.internal.explainer;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Candidates;
import org.junit.jupiter.api.Test;

/** Positions that are graves, or nearly so. */
class GraveTypesTest {
  /** A grave has few candidates. */
  private static final int MOST_CANDIDATES = 70;

  private final DeductionTally tally = new DeductionTally();
  private final GraveTypes grave = new GraveTypes(tally.deduction);

  /**
   * Takes each false candidate away, and puts each one back that is gone: a candidate less or more
   * makes a grave of what is none, and the other way round.
   */
  @Test
  void find_oneCandidateLessOrMore() {
    for (Candidates position : Positions.all()) {
      tally.begin(position);
      if (Positions.candidates(tally.marks()) <= MOST_CANDIDATES) {
        for (int candidate = 0; candidate < ExplainerHouses.CANDIDATES; candidate++) {
          findBeside(candidate / ExplainerHouses.SIZE, candidate % ExplainerHouses.SIZE);
        }
      }
    }
    assertThat(tally).hasToString("23 found, 0 placed, 45 removed, 0 premises, digest 1c739f17");
  }

  private void findBeside(int cell, int digit) {
    if (tally.change(cell, digit)) {
      if (grave.find(tally.marks())) {
        tally.accept(tally.deduction);
      }
      tally.change(cell, digit);
    }
  }
}
