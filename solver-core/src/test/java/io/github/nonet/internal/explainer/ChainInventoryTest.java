package io.github.nonet.internal.explainer;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Tries;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The chains of each kind in some positions, those that take long in the small ones.
 *
 * <p>The numbers were made by the library itself; the tallies require that all that is proved be
 * true.
 */
class ChainInventoryTest {
  private final ChainTally tally = new ChainTally();

  @Test
  void single_oneByOne() {
    DeductionTally deductions = new DeductionTally();
    ChainPick pick = new ChainPick(deductions.deduction);
    SingleChains chains = new SingleChains(pick);
    assertThat(
            deductions.oneByOne(
                marks -> {
                  pick.begin();
                  chains.find(marks, Positions.FREE);
                  return pick.found();
                }))
        .hasToString("1397 found, 71 placed, 1836 removed, 0 premises, digest c2b984b9");
  }

  @Test
  void nestedSingles_all() {
    assertThat(tally.nestedSingles())
        .hasToString("3423 found, 0 placed, 40192 statements, 0 nested, digest 1775e863");
  }

  @Test
  void nishio_all() {
    assertThat(tally.all(ChainLevels.nishio(), 200))
        .hasToString("342 found, 55 placed, 2584 statements, 0 nested, digest a21af3de");
  }

  @Test
  void multiple_all() {
    assertThat(tally.all(ChainLevels.multiple(), 200))
        .hasToString("41451 found, 6700 placed, 820640 statements, 0 nested, digest 6f4f5cd7");
  }

  @Test
  void dynamic_all() {
    assertThat(tally.all(ChainLevels.dynamic(), 140))
        .hasToString("137803 found, 23678 placed, 2851994 statements, 0 nested, digest 8dcd90e7");
  }

  @Tag(Tries.SCALE)
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "1 | 100 | 89924 found, 17205 placed, 1518262 statements, 0 nested, digest c3713e61",
        "2 | 72 | 57093 found, 12332 placed, 784511 statements, 208290 nested, digest 84c51079",
        "3 | 70 | 45107 found, 9703 placed, 614627 statements, 148044 nested, digest b5b4c6dc",
        "4 | 70 | 44559 found, 9542 placed, 605450 statements, 140225 nested, digest 377842ff",
        "5 | 70 | 44577 found, 9544 placed, 605665 statements, 140489 nested, digest aa6b6063",
      })
  void nested_all(int level, int mostCandidates, String expected) {
    assertThat(tally.all(ChainLevels.nested(level), mostCandidates)).hasToString(expected);
  }
}
