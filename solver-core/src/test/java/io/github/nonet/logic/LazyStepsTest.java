package io.github.nonet.logic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import io.github.nonet.Board;
import io.github.nonet.Candidate;
import io.github.nonet.Candidates;
import io.github.nonet.SearchInterruptedException;
import io.github.nonet.SearchLimit;
import io.github.nonet.SearchLimitExceededException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Spliterator;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** A technique is searched when its first step is asked for, by pull and by push. */
@Timeout(60)
class LazyStepsTest {
  private static final Candidates EASY = Candidates.of(States.EASY);

  private final List<String> asked = new ArrayList<>();
  private final AtomicInteger closed = new AtomicInteger();

  /** Has two techniques of the library, then three of a user's, of two steps each. */
  private final LogicalSolver solver =
      LogicalSolver.of(Technique.FULL_HOUSE, Technique.NAKED_SINGLE)
          .plus(finder("first"))
          .plus(finder("second"))
          .plus(finder("third"));

  private final long before =
      LogicalSolver.of(Technique.FULL_HOUSE, Technique.NAKED_SINGLE).steps(EASY).count();

  private StepFinder finder(String name) {
    return state -> {
      asked.add(name);
      Stream<Step> steps = Stream.of(peek(name, 2, 4), peek(name, 3, 6));
      return steps.onClose(closed::incrementAndGet);
    };
  }

  private static Step peek(String name, int cell, int digit) {
    return Step.placing(
        Technique.USER_DEFINED,
        List.of(new Candidate(cell, digit)),
        new Reason.Custom(name, "It is so.", List.of(), List.of()));
  }

  @Test
  void iterator_reachesOneTechniqueAfterTheOther() {
    Iterator<Step> steps = solver.steps(EASY).iterator();
    for (long i = 0; i < before; i++) {
      assertThat(steps.next().technique()).isEqualTo(Technique.NAKED_SINGLE);
      assertThat(asked).isEmpty();
    }
    steps.next();
    assertThat(asked).containsExactly("first");
    steps.next();
    assertThat(asked).containsExactly("first");
    steps.next();
    assertThat(asked).containsExactly("first", "second");
    assertThat(closed).hasValue(1);
  }

  @Test
  void spliterator_reachesOneTechniqueAfterTheOther() {
    Spliterator<Step> steps = solver.steps(EASY).spliterator();
    List<Step> seen = new ArrayList<>();
    for (long i = 0; i <= before; i++) {
      assertThat(asked).isEmpty();
      steps.tryAdvance(seen::add);
    }
    assertThat(asked).containsExactly("first");
    steps.forEachRemaining(seen::add);
    assertThat(asked).containsExactly("first", "second", "third");
    assertThat(steps.tryAdvance(seen::add)).isFalse();
    assertThat(seen).hasSize((int) before + 6).doesNotHaveDuplicates();
    assertThat(closed).hasValue(3);
  }

  @Test
  void findFirstAndLimit_searchNoLaterTechnique() {
    assertThat(solver.steps(EASY).findFirst()).isPresent();
    assertThat(solver.steps(EASY).limit(before)).hasSize((int) before);
    assertThat(asked).isEmpty();
    assertThat(solver.steps(EASY).limit(before + 2)).hasSize((int) before + 2);
    assertThat(asked).containsExactly("first");
    assertThat(solver.steps(EASY).anyMatch(it -> it.technique() == Technique.USER_DEFINED))
        .isTrue();
    assertThat(asked).containsExactly("first", "first");
  }

  @Test
  void steps_ofTheLibraryAreLazyToo() {
    LogicalSolver slow =
        LogicalSolver.standard().within(SearchLimit.guesses(0)).plus(finder("own"));
    assertThat(slow.steps(EASY).findFirst()).isPresent();
    assertThat(slow.steps(EASY).iterator().hasNext()).isTrue();
    assertThat(asked).isEmpty();
  }

  @Test
  void close_closesTheTechniqueThatIsOpen() {
    try (Stream<Step> steps = solver.steps(EASY)) {
      Iterator<Step> iterator = steps.iterator();
      for (long i = 0; i <= before; i++) {
        iterator.next();
      }
      assertThat(closed).hasValue(0);
    }
    assertThat(closed).hasValue(1);
  }

  @Test
  void steps_nothingHappensBeforeTheFirstIsAskedFor() {
    Stream<Step> steps = solver.within(SearchLimit.time(Duration.ZERO)).steps(EASY);
    assertThat(asked).isEmpty();
    assertThatExceptionOfType(SearchLimitExceededException.class).isThrownBy(steps::findFirst);
  }

  @Test
  void ownFinder_thatRepeatsItselfForEverIsLeft() {
    Step nothing = peek("again", 0, 5);
    LogicalSolver endless =
        LogicalSolver.of()
            .plus(state -> Stream.generate(() -> nothing))
            .within(SearchLimit.time(Duration.ofMillis(20)));
    LogicalSolver nested =
        LogicalSolver.of()
            .plus(state -> Stream.of(1).flatMap(it -> Stream.generate(() -> nothing)))
            .within(SearchLimit.time(Duration.ofMillis(20)));
    for (LogicalSolver solver : List.of(endless, nested)) {
      assertThatExceptionOfType(SearchLimitExceededException.class)
          .isThrownBy(() -> solver.nextStep(EASY));
      assertThatExceptionOfType(SearchLimitExceededException.class)
          .isThrownBy(() -> solver.steps(EASY).count());
      assertThatExceptionOfType(SearchLimitExceededException.class)
          .isThrownBy(() -> solver.steps(EASY).iterator().next());
    }
  }

  @Test
  void ownStep_thatEliminatesAFilledDigitIsRefused() {
    Step step =
        Step.eliminating(
            Technique.USER_DEFINED,
            List.of(new Candidate(0, 5)),
            new Reason.Custom("Wrong", "It is wrong.", List.of(), List.of()));
    LogicalSolver wrong = LogicalSolver.of().plus(state -> Stream.of(step));
    assertThatIllegalStateException()
        .isThrownBy(() -> wrong.nextStep(EASY))
        .withMessageStartingWith(
            "a solution contradicts r1c1=5 of this step; expected it to agree with all solutions: ");
    assertThatIllegalStateException()
        .isThrownBy(() -> wrong.nextStep(EASY.with(2, 1)))
        .withMessageStartingWith(
            "the state has no solution, and a filled cell contradicts r1c1=5 of this step;"
                + " expected it to agree with all filled cells: ");
  }

  @Test
  void ownFinder_givesNull() {
    LogicalSolver none = LogicalSolver.of().plus(state -> null);
    LogicalSolver ofNulls = LogicalSolver.of().plus(state -> Stream.of((Step) null));
    for (Function<LogicalSolver, Object> call :
        List.<Function<LogicalSolver, Object>>of(
            some -> some.nextStep(EASY),
            some -> some.steps(EASY).count(),
            some -> some.solve(EASY),
            some -> some.nextPlacement(EASY))) {
      assertThatNullPointerException()
          .isThrownBy(() -> call.apply(none))
          .withMessage("StepFinder.steps: found null; expected a stream");
      assertThatNullPointerException()
          .isThrownBy(() -> call.apply(ofNulls))
          .withMessage("StepFinder.steps: found a null; expected steps");
    }
  }

  @Test
  void everyMethod_interruptedInASolvedStateToo() {
    Candidates solved = Candidates.of(States.SOLVED);
    Thread.currentThread().interrupt();
    try {
      for (LogicalSolver some : List.of(LogicalSolver.standard(), LogicalSolver.of())) {
        assertLeaves(() -> some.nextStep(solved));
        assertLeaves(() -> some.nextStep(EASY));
        assertLeaves(() -> some.steps(solved).count());
        assertLeaves(() -> some.steps(solved).findFirst());
        assertLeaves(() -> some.solve(solved));
        assertLeaves(() -> some.findMistake(solved));
      }
      assertLeaves(() -> HodokuRating.of(States.SOLVED));
    } finally {
      assertThat(Thread.interrupted()).isTrue();
    }
  }

  private static void assertLeaves(Runnable call) {
    assertThatExceptionOfType(SearchInterruptedException.class).isThrownBy(call::run);
  }

  @Test
  void bruteForce_noStepWhereASecondSolutionDiffers() {
    LogicalSolver bruteForce = LogicalSolver.of(Technique.BRUTE_FORCE);
    assertThat(bruteForce.nextStep(Candidates.of(Board.EMPTY))).isEmpty();
    assertThat(bruteForce.steps(Candidates.of(Board.EMPTY))).isEmpty();
    assertThat(bruteForce.nextStep(EASY)).isPresent();
  }
}
