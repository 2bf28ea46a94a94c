package io.github.nonet.logic;

import io.github.nonet.Candidate;
import io.github.nonet.Candidates;
import io.github.nonet.SearchLimit;
import io.github.nonet.internal.LimitedWatch;
import io.github.nonet.internal.logic.Finders;
import io.github.nonet.internal.logic.FirstStep;
import io.github.nonet.internal.logic.State;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * One call of a {@link LogicalSolver}: its techniques, its watch, and the memory of its finders.
 */
final class StepSearch {
  private final List<Technique> techniques;
  private final List<StepFinder> own;
  private final LimitedWatch watch;
  private final Finders finders = new Finders();

  /** The state of the last call, its candidates and its answer; null before the first. */
  private @Nullable State last;

  private @Nullable Candidates asked;
  private @Nullable Step answer;

  StepSearch(List<Technique> techniques, List<StepFinder> own, LimitedWatch watch) {
    this.techniques = techniques;
    this.own = own;
    this.watch = watch;
  }

  /** Returns the state of these candidates, which asks the watch of this call. */
  State stateOf(Candidates candidates) {
    return State.of(candidates, watch);
  }

  /**
   * Returns the first step of a new call, or null. Candidates that equal the last ones have the
   * same step. If they are later ones, such as the result of that step, the search continues as if
   * it had taken both steps on one path.
   */
  @Nullable Step first(Candidates candidates, SearchLimit limit) {
    watch.restart(limit);
    watch.look();
    if (own.isEmpty() && candidates.equals(asked)) {
      count(answer);
      return answer;
    }
    if (last == null || !last.goOnTo(candidates)) {
      last = stateOf(candidates);
    }
    answer = first(last, candidates);
    last.forget();
    asked = candidates;
    return answer;
  }

  /**
   * Returns the first step, or null if there is none or the state is full.
   *
   * @param candidates the same as the state
   */
  @Nullable Step first(State state, Candidates candidates) {
    if (state.open().isEmpty()) {
      watch.look();
      return null;
    }
    for (Technique technique : techniques) {
      Step step = technique == Technique.BRUTE_FORCE ? firstOwn(candidates) : null;
      if (step != null) {
        count(step);
        return step;
      }
      step = first(state, technique);
      if (step != null) {
        count(step);
        return step.foundIn(candidates);
      }
    }
    watch.look();
    return techniques.contains(Technique.BRUTE_FORCE) ? null : firstOwn(candidates);
  }

  private void count(@Nullable Step step) {
    if (step != null && step.technique() == Technique.BRUTE_FORCE) {
      watch.guess();
    }
  }

  private @Nullable Step first(State state, Technique technique) {
    watch.look();
    return FirstStep.of(finders.of(technique), state);
  }

  private @Nullable Step firstOwn(Candidates candidates) {
    for (StepFinder finder : own) {
      try (Stream<Step> steps = steps(finder, candidates)) {
        Optional<Step> first = steps.findFirst();
        if (first.isPresent()) {
          return first.get();
        }
      }
    }
    return null;
  }

  /** Returns the steps of each technique in turn; a technique is searched when it is reached. */
  Iterator<Stream<Step>> all(Candidates candidates) {
    State state = stateOf(candidates);
    List<Function<Candidates, Stream<Step>>> searches = new ArrayList<>();
    techniques.forEach(technique -> searches.add(it -> steps(technique, state, it)));
    int bruteForce = techniques.indexOf(Technique.BRUTE_FORCE);
    List<Function<Candidates, Stream<Step>>> ofUser = new ArrayList<>();
    own.forEach(finder -> ofUser.add(it -> steps(finder, it)));
    searches.addAll(bruteForce < 0 ? searches.size() : bruteForce, ofUser);
    watch.look();
    return searches.stream().map(search -> search.apply(candidates)).iterator();
  }

  /** Returns the step if its technique finds it in these candidates. */
  Optional<Step> same(Step step, Candidates candidates) {
    try (Stream<Step> found = steps(step.technique(), candidates)) {
      return found.filter(step::equals).findFirst();
    }
  }

  /**
   * Returns the steps of a technique; for {@link Technique#USER_DEFINED}, of all the user's
   * techniques.
   */
  private Stream<Step> steps(Technique technique, Candidates candidates) {
    return technique == Technique.USER_DEFINED
        ? own.stream().flatMap(finder -> steps(finder, candidates))
        : steps(technique, stateOf(candidates), candidates);
  }

  private Stream<Step> steps(Technique technique, State state, Candidates candidates) {
    List<Step> steps = new ArrayList<>();
    watch.look();
    finders
        .of(technique)
        .find(
            state,
            step -> {
              watch.look();
              return steps.add(step.foundIn(candidates));
            });
    return steps.stream();
  }

  /** Returns the steps of a user's technique, which may repeat itself for ever. */
  private Stream<Step> steps(StepFinder finder, Candidates candidates) {
    watch.look();
    return Objects.requireNonNull(
            finder.steps(candidates), "StepFinder.steps: found null; expected a stream")
        .sequential()
        .peek(
            step -> {
              watch.look();
              Objects.requireNonNull(step, "StepFinder.steps: found a null; expected steps");
            })
        .distinct()
        .filter(step -> isTrueAndUseful(step, candidates));
  }

  private boolean isTrueAndUseful(Step step, Candidates candidates) {
    SolutionCheck solutions = new SolutionCheck(candidates, watch);
    Optional<Candidate> denied = solutions.denied(step);
    if (denied.isPresent()) {
      boolean hasSolution = !solutions.mistake().isPresent();
      throw new IllegalStateException(
          (hasSolution
                  ? "a solution contradicts "
                  : "the state has no solution, and a filled cell contradicts ")
              + CellNotation.candidates(List.of(denied.get()), CellNotation.PLACES)
              + " of this step; expected it to agree with all "
              + (hasSolution ? "solutions: " : "filled cells: ")
              + step);
    }
    return !step.applyTo(candidates).equals(candidates);
  }
}
