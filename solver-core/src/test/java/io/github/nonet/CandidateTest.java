package io.github.nonet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class CandidateTest {
  @Property
  void candidate_ofAnyBoard(
      @ForAll @IntRange(max = 5_000) int cell, @ForAll @IntRange(min = 1, max = 64) int digit) {
    Candidate candidate = new Candidate(cell, digit);
    assertThat(candidate).hasToString(digit + " in cell " + cell);
    assertThat(candidate).isEqualTo(new Candidate(cell, digit));
    assertThat(candidate).hasSameHashCodeAs(new Candidate(cell, digit));
    assertThat(candidate).isNotEqualTo(new Candidate(cell, digit + 1));
    assertThat(candidate).isNotEqualTo(new Candidate(cell + 1, digit));
  }

  @Property
  void compareTo_byDigitThenByCell(@ForAll List<@IntRange(min = 1, max = 40) Integer> numbers) {
    List<Candidate> candidates =
        numbers.stream().map(n -> new Candidate(n / 7, n % 7 + 1)).toList();
    assertThat(candidates.stream().sorted())
        .containsExactlyElementsOf(
            candidates.stream()
                .sorted(Comparator.comparingInt(Candidate::digit).thenComparingInt(Candidate::cell))
                .toList());
  }

  @Test
  void hashCode_differsOnABoard() {
    Set<Integer> codes = new HashSet<>();
    for (int cell = 0; cell < 81; cell++) {
      for (int digit = 1; digit <= 9; digit++) {
        codes.add(new Candidate(cell, digit).hashCode());
      }
    }
    assertThat(codes).hasSize(729);
  }

  @Test
  void candidate_noSuchCellOrDigit() {
    for (int none : new int[] {-1, Integer.MIN_VALUE}) {
      assertThatThrownBy(() -> new Candidate(none, 1))
          .isInstanceOf(IndexOutOfBoundsException.class)
          .hasMessage("cell is " + none + "; expected 0 or more");
      assertThatIllegalArgumentException().isThrownBy(() -> new Candidate(0, none));
    }
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Candidate(0, 0))
        .withMessage("digit is 0; expected 1 or more");
  }
}
