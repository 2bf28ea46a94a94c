package io.github.nonet.logic;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Candidates;
import io.github.nonet.Detail;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Each technique has a picture in each detail, and a hint shows less than its step. */
class StepPictureDetailsTest {
  static Stream<WorkedExamplesTest.Example> examples() throws Exception {
    return BoardProofsTest.examples();
  }

  @ParameterizedTest
  @MethodSource("examples")
  void everyTechnique(WorkedExamplesTest.Example example) {
    Candidates state = example.state();
    List<Step> steps = LogicalSolver.of(example.technique()).steps(state).limit(9).toList();
    assertThat(steps).isNotEmpty();
    for (Step step : steps) {
      String plain = StepPicture.of(state, step).detail(Detail.TECHNIQUE).toSvg();
      String where = StepPicture.of(state, step).detail(Detail.WHERE).toSvg();
      String full = StepPicture.of(state, step).detail(Detail.FULL).toSvg();
      assertThat(full).as("%s", step).isNotEqualTo(plain).isNotEqualTo(where);
      assertThat(where).as("%s", step).startsWith("<svg").doesNotContain("marker-end");
    }
  }
}
