package io.github.nonet.logic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.nonet.Candidate;
import io.github.nonet.Level;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A technique's reason is of its kind, several of it, or a user's own. */
class ReasonKindsTest {
  private static final Candidate A = new Candidate(0, 1);
  private static final Reason SINGLE = new Reason.Single(A, List.of());
  private static final Reason TEMPLATE = new Reason.Template(1, List.of(0));
  private static final Reason CUSTOM = new Reason.Custom("a", "b", List.of(), List.of());

  private static Step step(Technique technique, Reason pattern) {
    return Step.eliminating(technique, List.of(A), pattern);
  }

  /** Every technique refuses one of these two, since none has both kinds. */
  @ParameterizedTest
  @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "USER_DEFINED")
  void anotherKind_isRefused(Technique technique) {
    Reason wrong = technique.level() == Level.EASY ? TEMPLATE : SINGLE;
    assertThatIllegalArgumentException()
        .isThrownBy(() -> step(technique, wrong))
        .withMessageMatching(
            technique + " has a pattern of the kind (Single|Template); expected \\w+, or Custom");
  }

  @ParameterizedTest
  @EnumSource
  void ownPattern_isTaken(Technique technique) {
    assertThat(step(technique, CUSTOM).reason()).isEqualTo(CUSTOM);
  }

  @Test
  void several_areOfTheKind() {
    Reason two = new Reason.Several(List.of(TEMPLATE, TEMPLATE));
    assertThat(step(Technique.TEMPLATE_DELETE, two).reason()).isEqualTo(two);
    Reason mixed = new Reason.Several(List.of(TEMPLATE, SINGLE));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> step(Technique.TEMPLATE_DELETE, mixed))
        .withMessage(
            "TEMPLATE_DELETE has a pattern of the kind Several; expected Template, or Custom");
  }

  @Test
  void userDefined_takesAnyPattern() {
    assertThat(step(Technique.USER_DEFINED, SINGLE).reason()).isEqualTo(SINGLE);
  }
}
