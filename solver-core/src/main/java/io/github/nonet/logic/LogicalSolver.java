package io.github.nonet.logic;

import io.github.nonet.Board;
import io.github.nonet.Candidates;
import io.github.nonet.House;
import io.github.nonet.Mistake;
import io.github.nonet.Puzzle;
import io.github.nonet.SearchLimit;
import io.github.nonet.Solver;
import io.github.nonet.internal.Arguments;
import io.github.nonet.internal.Geometry;
import io.github.nonet.internal.LeadUp;
import io.github.nonet.internal.LimitedWatch;
import io.github.nonet.internal.logic.State;
import io.github.nonet.internal.sets.Lists;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Solves puzzles the way people do: by techniques, tried in order, with a reason for each step.
 *
 * <pre>{@code
 * Candidates state = Candidates.of(puzzle);
 * LogicalSolver.standard()
 *     .nextStep(state)
 *     .ifPresent(step -> System.out.println(step.describe(Detail.FULL)));
 * }</pre>
 *
 * <p>Every step holds in every solution of the state. The techniques that {@linkplain
 * Technique#assumesUniqueness() assume uniqueness} are an exception: they hold only if the puzzle
 * has one solution, and {@link #forPuzzle} leaves them out otherwise. If a state has no solution,
 * steps mean nothing, so call {@link #findMistake} before you give a hint.
 *
 * <p>Finding a step takes microseconds, or milliseconds for the hardest techniques. If there is no
 * step, all techniques are tried in vain, which takes up to about 50 ms, or 0.2 s in a new virtual
 * machine. A solver keeps what it knows of its last hint, at most about a megabyte: the same hint
 * takes no time, and a path requested hint by hint takes hardly longer than {@link #solve}. Every
 * method throws {@link io.github.nonet.SearchInterruptedException} promptly when its thread is
 * interrupted, or was before, and keeps the interrupt status.
 *
 * <p>This class is immutable and thread-safe.
 *
 * @since 1.0.0
 */
public final class LogicalSolver {
  private static final LogicalSolver STANDARD = of(standardTechniques());

  private final List<Technique> techniques;
  private final List<StepFinder> own;
  private final SearchLimit limit;

  /** The search of the last hint, which the next one continues; null while a call has it. */
  private final AtomicReference<@Nullable StepSearch> last = new AtomicReference<>();

  private LogicalSolver(List<Technique> techniques, List<StepFinder> own, SearchLimit limit) {
    this.techniques = techniques;
    this.own = own;
    this.limit = limit;
  }

  /*
   * The code on the way to a first hint uses loops, not streams, because lambdas would take half of
   * its time.
   */
  private static Technique[] standardTechniques() {
    List<Technique> standard = new ArrayList<>();
    for (Technique technique : Technique.values()) {
      if (technique.isStandard()) {
        standard.add(technique);
      }
    }
    return standard.toArray(new Technique[0]);
  }

  /**
   * {@return the solver with all {@linkplain Technique#isStandard() standard} techniques, in the
   * order of {@link Technique}} The last one is {@link Technique#BRUTE_FORCE}, so it solves every
   * puzzle that has exactly one solution.
   */
  public static LogicalSolver standard() {
    return STANDARD;
  }

  /**
   * {@return the solver for hints in a puzzle: the {@linkplain #standard() standard} one,
   * {@linkplain #withoutUniqueness() without} techniques that assume one solution, unless the
   * puzzle has exactly one}
   *
   * <pre>{@code
   * LogicalSolver.forPuzzle(game.givens()).nextStep(game.candidates());
   * }</pre>
   *
   * <p>It counts the solutions of the puzzle up to two, which takes about ten microseconds.
   *
   * @param puzzle the given digits
   */
  public static LogicalSolver forPuzzle(Board puzzle) {
    boolean hasOne = Solver.getDefault().hasUniqueSolution(puzzle);
    return hasOne ? STANDARD : STANDARD.withoutUniqueness();
  }

  /**
   * {@return a solver with these techniques}
   *
   * @param inOrder the techniques, in the order in which they are tried
   * @throws IllegalArgumentException if one is listed twice
   */
  public static LogicalSolver of(Technique... inOrder) {
    List<Technique> techniques = List.of(inOrder);
    for (int i = 0; i < techniques.size(); i++) {
      if (techniques.indexOf(techniques.get(i)) != i) {
        throw new IllegalArgumentException(
            "technique " + i + " is " + techniques.get(i) + " again; expected each once");
      }
    }
    return new LogicalSolver(techniques, List.of(), SearchLimit.NONE);
  }

  /**
   * {@return this solver without the techniques that {@linkplain Technique#assumesUniqueness()
   * assume uniqueness}: for puzzles that may have several solutions}
   */
  public LogicalSolver withoutUniqueness() {
    return new LogicalSolver(
        techniques.stream()
            .filter(technique -> !technique.assumesUniqueness())
            .collect(Lists.toList()),
        own,
        limit);
  }

  /**
   * {@return this solver with an additional limit for each call} A step of {@link
   * Technique#BRUTE_FORCE} is a guess; the other techniques make none. For {@link #steps} the limit
   * bounds the whole stream.
   *
   * @param limit the limit for each call; a call that exceeds it throws {@link
   *     io.github.nonet.SearchLimitExceededException}
   */
  public LogicalSolver within(SearchLimit limit) {
    Objects.requireNonNull(limit, "limit");
    return new LogicalSolver(techniques, own, this.limit.and(limit));
  }

  /**
   * {@return this solver with your own technique, which is tried after the others, but before
   * {@link Technique#BRUTE_FORCE}}
   *
   * <p>Each of its steps is checked against all solutions of the state before it is returned. A
   * false step causes an {@link IllegalStateException} that names the candidate. If a state has no
   * solution, a step is false only if it contradicts a filled cell. A step that changes nothing is
   * skipped.
   *
   * @param own the technique, which finds steps
   */
  public LogicalSolver plus(StepFinder own) {
    List<StepFinder> more = new ArrayList<>(this.own);
    more.add(Objects.requireNonNull(own, "own"));
    return new LogicalSolver(techniques, List.copyOf(more), limit);
  }

  /** {@return the techniques in their order, except your own; unmodifiable} */
  public List<Technique> techniques() {
    return techniques;
  }

  /**
   * {@return the first step of the first technique that has one; empty if none has}
   *
   * @param puzzle a board, or the candidates of a state
   */
  public Optional<Step> nextStep(Puzzle puzzle) {
    Candidates state = Candidates.of(puzzle);
    StepSearch kept = last.getAndSet(null);
    StepSearch search = kept == null ? search() : kept;
    Step step = search.first(state, limit);
    last.set(search);
    return Optional.ofNullable(step);
  }

  /**
   * {@return the first step of the first technique that helps in a cell: it fills the cell, or
   * eliminates one of its candidates; empty if none does}
   *
   * <pre>{@code
   * solver.nextStepAt(state, cellThatThePlayerTouched);
   * }</pre>
   *
   * @param puzzle a board, or the candidates of a state
   * @param cell 0 to 80
   * @throws IndexOutOfBoundsException if there is no such cell
   */
  public Optional<Step> nextStepAt(Puzzle puzzle, int cell) {
    return nextStepAmong(puzzle, List.of(Arguments.requireIndex("cell", cell, Geometry.CELLS)));
  }

  /**
   * {@return the first step of the first technique that helps in a house: it fills one of its
   * cells, or eliminates a candidate in one; empty if none does}
   *
   * <pre>{@code
   * solver.nextStepIn(state, new House(House.Type.BOX, 4));
   * }</pre>
   *
   * @param puzzle a board, or the candidates of a state
   * @param house a row, a column or a box
   */
  public Optional<Step> nextStepIn(Puzzle puzzle, House house) {
    return nextStepAmong(puzzle, house.cells());
  }

  private Optional<Step> nextStepAmong(Puzzle puzzle, List<Integer> cells) {
    try (Stream<Step> steps = steps(puzzle)) {
      return steps
          .filter(
              step ->
                  Stream.concat(step.placements().stream(), step.eliminations().stream())
                      .anyMatch(it -> cells.contains(it.cell())))
          .findFirst();
    }
  }

  /**
   * {@return this solver with only the techniques that a player knows, in its order} Techniques
   * that you {@linkplain #plus added} stay.
   *
   * <pre>{@code
   * solver.knowing(EnumSet.range(Technique.FULL_HOUSE, Technique.X_WING)).nextStep(state);
   * }</pre>
   *
   * @param known the techniques that the player knows
   */
  public LogicalSolver knowing(Collection<Technique> known) {
    Set<Technique> all = Set.copyOf(known);
    return new LogicalSolver(
        techniques.stream().filter(all::contains).collect(Lists.toList()), own, limit);
  }

  /**
   * {@return the path to the next placed digit, whose last step is the only one that places a
   * digit; empty if no technique gets there} It is the path of first steps, reduced to the steps
   * that the placement needs, so no step of it can be left out.
   *
   * <pre>{@code
   * solver.nextPlacement(state).ifPresent(path -> path.steps().forEach(System.out::println));
   * }</pre>
   *
   * <p>If the placement needs many steps, this takes a few milliseconds.
   *
   * @param puzzle a board, or the candidates of a state
   */
  public Optional<SolutionPath> nextPlacement(Puzzle puzzle) {
    Candidates state = Candidates.of(puzzle);
    StepSearch search = search();
    List<Step> steps = path(search, state, step -> !step.placements().isEmpty()).steps();
    if (steps.isEmpty() || steps.get(steps.size() - 1).placements().isEmpty()) {
      return Optional.empty();
    }
    LeadUp<Step, Candidates> leadUp = new LeadUp<>(state, Step::applyTo, search::same);
    List<Step> needed = leadUp.of(steps);
    return Optional.of(new SolutionPath(needed, leadUp.after(needed)));
  }

  /** Returns the path of first steps up to one that is sufficient, or until there is no step. */
  private static SolutionPath path(StepSearch search, Candidates start, Predicate<Step> isEnough) {
    State now = search.stateOf(start);
    List<Step> steps = new ArrayList<>();
    Candidates end = start;
    for (Step step = search.first(now, end); step != null; step = search.first(now, end)) {
      steps.add(step);
      end = step.applyTo(end);
      if (isEnough.test(step)) {
        break;
      }
      now.apply(step);
    }
    return new SolutionPath(steps, end);
  }

  /**
   * {@return all different steps of all techniques, in order} The stream is lazy: a technique is
   * searched when its first step is requested.
   *
   * @param puzzle a board, or the candidates of a state
   */
  public Stream<Step> steps(Puzzle puzzle) {
    Candidates state = Candidates.of(puzzle);
    StepSpliterator steps = new StepSpliterator(() -> search().all(state));
    return steps.stream().onClose(steps::close);
  }

  /**
   * {@return the path of first steps from the state to the solution, or until no technique finds a
   * step}
   *
   * @param puzzle a board, or the candidates of a state
   */
  public SolutionPath solve(Puzzle puzzle) {
    return path(search(), Candidates.of(puzzle), step -> false);
  }

  /**
   * {@return the mistake in the state; empty if the state has a solution} A mistake is a difference
   * from the solution of the given digits, or from one of several. If no digits are given, as in a
   * puzzle of pencil marks, the result shows only that a mistake exists.
   *
   * @param puzzle a board, or the candidates of a state
   */
  public Optional<Mistake> findMistake(Puzzle puzzle) {
    Candidates state = Candidates.of(puzzle);
    return new SolutionCheck(state, new LimitedWatch(limit)).mistake();
  }

  /** Returns the number of techniques and the limit, in words. */
  @Override
  public String toString() {
    return Arguments.count(techniques.size(), "technique", "techniques")
        + (own.isEmpty() ? "" : " and " + own.size() + " of your own")
        + ", "
        + limit;
  }

  private StepSearch search() {
    return new StepSearch(techniques, own, new LimitedWatch(limit));
  }
}
