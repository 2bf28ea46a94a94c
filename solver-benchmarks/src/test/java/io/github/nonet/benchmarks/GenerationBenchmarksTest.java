package io.github.nonet.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Board;
import io.github.nonet.Solver;
import io.github.nonet.generate.Minimality;
import io.github.nonet.generate.Symmetry;
import io.github.nonet.symmetry.Canonical;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Each benchmark measures what its name states. */
class GenerationBenchmarksTest {
  @Test
  void generate() {
    GenerateBenchmark benchmark = new GenerateBenchmark();
    benchmark.setUp();
    assertThat(benchmark.solution().isSolved()).isTrue();
    assertThat(Minimality.isMinimal(benchmark.minimalPuzzle())).isTrue();
    assertThat(Minimality.isMinimal(benchmark.minimalPuzzleOneByOne())).isTrue();
    Board symmetric = benchmark.symmetricPuzzle();
    assertThat(Solver.getDefault().hasUniqueSolution(symmetric)).isTrue();
    assertThat(Symmetry.ROTATIONAL_180.isSymmetryOf(symmetric)).isTrue();
    Board symmetricMinimal = benchmark.symmetricMinimalPuzzle();
    assertThat(Minimality.isMinimal(symmetricMinimal)).isTrue();
    assertThat(Symmetry.ROTATIONAL_180.isSymmetryOf(symmetricMinimal)).isTrue();
  }

  @ParameterizedTest
  @EnumSource
  void canonical(CanonicalBenchmark.Kind kind) {
    CanonicalBenchmark benchmark = new CanonicalBenchmark();
    benchmark.kind = kind;
    benchmark.setUp();
    Board form = benchmark.form();
    assertThat(form).isNotEqualTo(benchmark.form());
    assertThat(Canonical.form(form)).isEqualTo(form);
  }
}
