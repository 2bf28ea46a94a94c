package io.github.nonet.logic;

import io.github.nonet.Candidates;
import io.github.nonet.internal.logic.Finders;
import io.github.nonet.internal.logic.State;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Solves as people do: by techniques, in an order, each step with its reason.
 *
 * <p>This class is immutable and thread-safe.
 *
 * @since 1.0.0
 */
public final class LogicalSolver {
  private static final LogicalSolver STANDARD =
      of(Arrays.stream(Technique.values()).filter(Technique::isStandard).toArray(Technique[]::new));

  private final List<Technique> techniques;

  private LogicalSolver(List<Technique> techniques) {
    this.techniques = techniques;
  }

  /** {@return the solver with all standard techniques, in the order of {@link Technique}} */
  public static LogicalSolver standard() {
    return STANDARD;
  }

  /**
   * {@return a solver with these techniques}
   *
   * @param inOrder the techniques, the first to try first
   */
  public static LogicalSolver of(Technique... inOrder) {
    return new LogicalSolver(List.of(inOrder));
  }

  /** {@return this solver but for the techniques that are true only of proper puzzles} */
  public LogicalSolver withoutUniqueness() {
    return new LogicalSolver(
        techniques.stream().filter(technique -> !technique.assumesUniqueness()).toList());
  }

  /**
   * {@return the first step of the first technique that has one}
   *
   * @param state the candidates
   */
  public Optional<Step> nextStep(Candidates state) {
    Objects.requireNonNull(state, "state");
    return Optional.ofNullable(next(State.of(state), new Finders()));
  }

  private Step next(State state, Finders finders) {
    Step[] found = new Step[1];
    for (Technique technique : techniques) {
      finders
          .of(technique)
          .find(
              state,
              technique,
              step -> {
                found[0] = step;
                return false;
              });
      if (found[0] != null) {
        return found[0];
      }
    }
    return null;
  }

  /**
   * {@return every different step of every technique, in order}
   *
   * @param state the candidates
   */
  public Stream<Step> steps(Candidates state) {
    State searched = State.of(state);
    Finders finders = new Finders();
    return techniques.stream()
        .flatMap(technique -> finders.all(technique, searched).stream())
        .distinct();
  }

  /**
   * {@return the path from the state to the solution, or to where no technique finds a step}
   *
   * @param state the candidates
   */
  public Path solve(Candidates state) {
    State now = State.of(state);
    Finders finders = new Finders();
    List<Step> steps = new ArrayList<>();
    Candidates end = state;
    for (Step step = next(now, finders); step != null; step = next(now, finders)) {
      steps.add(step);
      now.apply(step);
      end = step.applyTo(end);
    }
    return new Path(steps, end);
  }
}
