package io.github.nonet.variant;

import io.github.nonet.Candidate;
import io.github.nonet.Level;
import io.github.nonet.SearchLimit;
import io.github.nonet.internal.LeadUp;
import io.github.nonet.internal.LimitedWatch;
import io.github.nonet.internal.deduction.GridDeduction;
import io.github.nonet.internal.deduction.GridStepSolver;
import io.github.nonet.logic.GridTechnique;
import io.github.nonet.variant.KeptTechniques.Techniques;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * One call of a {@link GridLogicalSolver}: the path of steps from a state, or all steps of the
 * state.
 */
final class GridStepSearch {
  private final SearchLimit limit;
  private final boolean maySearch;
  private final LimitedWatch watch;
  private final Techniques techniques;
  private final GridStepSolver logic;
  private GridCandidates state;
  private boolean isSearched;

  GridStepSearch(GridCandidates state, KeptTechniques kept, boolean maySearch, SearchLimit limit) {
    this.state = state;
    this.limit = limit;
    watch = start(limit);
    this.maySearch = maySearch;
    techniques = kept.take(state.rules(), watch);
    logic = techniques.logic;
    load();
  }

  /** Ends the search and returns its techniques. */
  Techniques end() {
    return techniques;
  }

  static LimitedWatch start(SearchLimit limit) {
    LimitedWatch watch = new LimitedWatch(limit);
    watch.look();
    return watch;
  }

  static GridStepSolver logic(Rules rules, Level level, LimitedWatch watch) {
    return new GridStepSolver(rules.tables.structure, level, watch);
  }

  private void load() {
    logic.load(state.toSets(), state.filled());
  }

  private GridStep step(GridDeduction deduction) {
    return new GridStep(state, deduction);
  }

  /** Returns the first step, after which no other one may be requested. */
  Optional<GridStep> first() {
    Optional<GridStep> found = ofTechnique();
    return found.isPresent() || !maySearch ? found : searched(open());
  }

  /** Applies the next step and returns it. */
  private Optional<GridStep> next() {
    Optional<GridStep> found = nextOfTechnique();
    return found.isPresent() || !maySearch ? found : nextOfSearch();
  }

  private Optional<GridStep> ofTechnique() {
    return isSolved() ? Optional.empty() : logic.step().map(this::step);
  }

  private Optional<GridStep> nextOfTechnique() {
    Optional<GridStep> step = ofTechnique();
    step.ifPresent(it -> state = it.applyTo(state));
    return step;
  }

  private Optional<GridStep> nextOfSearch() {
    Optional<GridStep> step = searched(open());
    step.ifPresent(
        it -> {
          state = it.applyTo(state);
          load();
        });
    return step;
  }

  private IntStream open() {
    return IntStream.range(0, state.rules().shownCellCount())
        .filter(cell -> state.value(cell) == 0);
  }

  /** Returns whether there are hidden cells, and only these are open. */
  private boolean isSolved() {
    Rules rules = state.rules();
    return rules.shownCellCount() < rules.cellCount() && !open().findAny().isPresent();
  }

  private boolean placesShown(GridStep step) {
    return step.placements().stream().anyMatch(it -> state.rules().isShown(it.cell()));
  }

  private Optional<GridStep> searched(IntStream cells) {
    return searched(state, cells);
  }

  /**
   * Searches the candidates that are now left; an earlier state that led here has the same
   * solutions.
   */
  private Optional<GridStep> searched(GridCandidates earlier, IntStream cells) {
    return new GridSolutionCheck(earlier, limit, watch).agreement(cells, state).map(this::step);
  }

  /** Returns the next step of the same state without applying it; empty after the last. */
  Optional<GridStep> another() {
    Optional<GridStep> found = logic.another().map(this::step);
    if (found.isPresent() || !maySearch || isSearched) {
      return found;
    }
    isSearched = true;
    return searched(open());
  }

  /** Returns the first step that helps in a cell. */
  Optional<GridStep> nextAt(int cell) {
    Optional<GridDeduction> found = logic.another();
    while (found.isPresent()) {
      GridStep step = step(found.get());
      if (step.changes(cell)) {
        return Optional.of(step);
      }
      found = logic.another();
    }
    return maySearch ? searched(open().filter(it -> it == cell)) : Optional.empty();
  }

  /** Applies all steps to the end. */
  GridPath path() {
    List<GridStep> steps = new ArrayList<>();
    for (Optional<GridStep> step = next(); step.isPresent(); step = next()) {
      steps.add(step.get());
    }
    return new GridPath(steps, state);
  }

  /** Applies steps until one places a value; returns the steps that this one needs, and itself. */
  Optional<GridPath> placement() {
    LeadUp<GridStep, GridCandidates> leadUp = new LeadUp<>(state, GridStep::applyTo, this::same);
    GridCandidates start = state;
    List<GridStep> steps = new ArrayList<>();
    while (true) {
      Optional<GridStep> step = nextOfTechnique();
      if (!step.isPresent() && maySearch) {
        // A searched step needs no steps before it.
        Optional<GridStep> atOnce = isSearched ? Optional.empty() : searched(start, open());
        isSearched = true;
        if (atOnce.isPresent() && !atOnce.get().placements().isEmpty()) {
          return Optional.of(path(leadUp, List.of(atOnce.get())));
        }
        step = nextOfSearch();
      }
      if (!step.isPresent()) {
        return Optional.empty();
      }
      steps.add(step.get());
      if (placesShown(step.get())) {
        return Optional.of(path(leadUp, leadUp.of(steps)));
      }
    }
  }

  private static GridPath path(LeadUp<GridStep, GridCandidates> leadUp, List<GridStep> steps) {
    return new GridPath(steps, leadUp.after(steps));
  }

  /** Returns the step in some candidates that has the same effects by the same technique. */
  private Optional<GridStep> same(GridStep wanted, GridCandidates candidates) {
    state = candidates;
    if (wanted.technique() == GridTechnique.BRUTE_FORCE) {
      return searched(open()).filter(wanted::doesSame);
    }
    load();
    if (wanted.technique() == GridTechnique.CONTRADICTION) {
      Candidate gone = wanted.eliminations().get(0);
      return logic.contradiction(gone.cell(), gone.digit()).map(this::step);
    }
    Optional<GridStep> found = logic.another().map(this::step);
    while (found.isPresent() && found.get().technique().compareTo(wanted.technique()) <= 0) {
      if (found.get().doesSame(wanted)) {
        return found;
      }
      found = logic.another().map(this::step);
    }
    return Optional.empty();
  }
}
