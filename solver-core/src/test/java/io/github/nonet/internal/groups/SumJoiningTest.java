package io.github.nonet.internal.groups;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Progress;
import io.github.nonet.internal.groups.forms.Form;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class SumJoiningTest {
  /** Eight diagonals, each with the same sum. */
  private static final List<Form> DIAGONALS = Structures.SUMS_WITHOUT_SOLUTION;

  private static final int TOTAL = 49;

  private static final Structure STRUCTURE = Structures.boxes(3, 3).withForms(DIAGONALS);

  private static Set<Integer> set(int... cells) {
    return IntStream.of(cells).boxed().collect(Collectors.toSet());
  }

  @Test
  void join_diagonals_areWholeAndOftenMoreThanTwo() {
    FormPlan plan = STRUCTURE.plan(() -> {});
    Set<Set<Integer>> found = new HashSet<>();
    int greatest = 0;
    for (Form.Sum sum : SumJoining.join(plan, () -> {})) {
      Set<Integer> cells = set(sum.cells());
      assertThat(cells).hasSize(sum.cells().length);
      assertThat(found.add(cells)).isTrue();
      List<Form> parts =
          DIAGONALS.stream()
              .filter(diagonal -> cells.containsAll(set(diagonal.cells())))
              .collect(Collectors.toList());
      assertThat(parts.stream().mapToInt(part -> part.cells().length).sum())
          .isEqualTo(cells.size());
      assertThat(sum.total()).isEqualTo(parts.size() * TOTAL);
      greatest = Math.max(greatest, parts.size());
    }
    assertThat(greatest).isGreaterThan(2);
  }

  /**
   * Two diagonals at a time say too little: without more, tens of thousands of guesses are made.
   */
  @Test
  void advance_diagonalsWithoutSolution_isShort() {
    int[] candidates = new int[81];
    Arrays.fill(candidates, 0b1_111_111_110);
    DepthFirst joining = new DepthFirst(STRUCTURE);
    joining.load(candidates);
    assertThat(joining.advance(2_000)).isEqualTo(Progress.EXHAUSTED);
    DepthFirst plain = new DepthFirst(STRUCTURE, Integer.MAX_VALUE);
    plain.load(candidates);
    assertThat(plain.advance(2_000)).isEqualTo(Progress.PAUSED);
  }
}
