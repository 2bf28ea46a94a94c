package io.github.nonet.logic;

import io.github.nonet.Candidates;
import io.github.nonet.SearchClock;
import io.github.nonet.internal.logic.Finders;
import io.github.nonet.internal.logic.State;
import io.github.nonet.internal.logic.StepSink;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** One call of a {@link LogicalSolver}: its techniques, its clock, and what finders keep. */
final class Hunt {
  private final List<Technique> techniques;
  private final List<StepFinder> own;
  private final SearchClock clock;
  private final Finders finders = new Finders();
  private long guesses;

  Hunt(List<Technique> techniques, List<StepFinder> own, SearchClock clock) {
    this.techniques = techniques;
    this.own = own;
    this.clock = clock;
  }

  /**
   * Returns the first step, or null if there is none or the state is full.
   *
   * @param candidates the same as the state
   */
  @Nullable Step first(State state, Candidates candidates) {
    if (state.open().isEmpty()) {
      return null;
    }
    for (Technique technique : techniques) {
      Step step = technique == Technique.BRUTE_FORCE ? firstOwn(candidates) : null;
      step = step == null ? first(state, technique) : step;
      if (step != null) {
        guesses += step.technique() == Technique.BRUTE_FORCE ? 1 : 0;
        clock.check(guesses);
        return step;
      }
    }
    return techniques.contains(Technique.BRUTE_FORCE) ? null : firstOwn(candidates);
  }

  private @Nullable Step first(State state, Technique technique) {
    Collector first = new Collector(1);
    clock.check(guesses);
    finders.of(technique).find(state, technique, first);
    return first.steps.isEmpty() ? null : first.steps.get(0);
  }

  private @Nullable Step firstOwn(Candidates candidates) {
    return own.stream().flatMap(finder -> steps(finder, candidates)).findFirst().orElse(null);
  }

  /** Returns the steps of all techniques, each searched when it is reached. */
  Stream<Step> all(State state, Candidates candidates) {
    Stream<Step> ofUser =
        Stream.of(candidates).flatMap(it -> own.stream().flatMap(finder -> steps(finder, it)));
    int bruteForce = techniques.indexOf(Technique.BRUTE_FORCE);
    int before = bruteForce < 0 ? techniques.size() : bruteForce;
    return Stream.of(
            techniques.subList(0, before).stream().flatMap(technique -> all(state, technique)),
            ofUser,
            techniques.subList(before, techniques.size()).stream()
                .flatMap(technique -> all(state, technique)))
        .flatMap(steps -> steps);
  }

  private Stream<Step> all(State state, Technique technique) {
    Collector all = new Collector(Integer.MAX_VALUE);
    clock.check(guesses);
    finders.of(technique).find(state, technique, all);
    return all.steps.stream();
  }

  private Stream<Step> steps(StepFinder finder, Candidates candidates) {
    clock.check(guesses);
    return finder.steps(candidates).distinct().filter(step -> isTrueAndUseful(step, candidates));
  }

  private boolean isTrueAndUseful(Step step, Candidates candidates) {
    Solutions solutions = new Solutions(candidates, () -> clock.check(guesses));
    Optional<Candidate> denied = solutions.denied(step);
    if (denied.isPresent()) {
      throw new IllegalStateException(
          "a solution denies "
              + denied.get()
              + " of this step; expected it to be true of all: "
              + step);
    }
    return !step.applyTo(candidates).equals(candidates);
  }

  /** Takes steps until it has enough, and looks at the clock. */
  private final class Collector implements StepSink {
    private final int enough;
    private final List<Step> steps = new ArrayList<>();

    Collector(int enough) {
      this.enough = enough;
    }

    @Override
    public boolean accept(Step step) {
      clock.check(guesses);
      steps.add(step);
      return steps.size() < enough;
    }

    @Override
    public void pulse() {
      clock.check(guesses);
    }
  }
}
