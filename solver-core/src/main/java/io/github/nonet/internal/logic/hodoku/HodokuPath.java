package io.github.nonet.internal.logic.hodoku;

import io.github.nonet.Board;
import io.github.nonet.Candidate;
import io.github.nonet.Candidates;
import io.github.nonet.House;
import io.github.nonet.Level;
import io.github.nonet.internal.LimitedWatch;
import io.github.nonet.internal.logic.Houses;
import io.github.nonet.internal.logic.State;
import io.github.nonet.logic.Reason;
import io.github.nonet.logic.Step;
import io.github.nonet.logic.Technique;
import java.util.List;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;

/**
 * The path of HoDoKu 2.2.0 from a puzzle to its solution, as far as the rating needs it: the sum of
 * the scores and the hardest level.
 *
 * <p>Most steps are singles, which need no {@link State}. It is made when the singles run out for
 * the first time, and catches up whenever they run out again.
 */
public final class HodokuPath {
  /** The highest score of each level except the last. */
  private static final int[] MAX_SCORES = {800, 1000, 1600, 1800};

  private static final Level[] LEVELS = Level.values();

  private final Board puzzle;
  private final ToIntFunction<Technique> scores;
  private final LimitedWatch watch;
  private final HodokuGrid grid;
  private @Nullable State state;
  private @Nullable HodokuSearch search;
  private int score;
  private int level;

  /**
   * Starts the path of a puzzle that has one solution; {@link #next} follows it.
   *
   * @param scores the score of a step of each technique
   * @param watch is asked at least once in a millisecond, and before each guess
   */
  public HodokuPath(Board puzzle, ToIntFunction<Technique> scores, LimitedWatch watch) {
    this.puzzle = puzzle;
    this.scores = scores;
    this.watch = watch;
    grid = new HodokuGrid(puzzle);
  }

  /**
   * Takes the next step; returns null at the end.
   *
   * @param before the candidates before it
   */
  public @Nullable Step next(Candidates before) {
    watch.look();
    if (grid.isSolved()) {
      return null;
    }
    Technique single = grid.placeNext();
    return single == null ? nextBeyondSingles() : single(single, before);
  }

  private Step single(Technique technique, Candidates before) {
    count(technique);
    int cell = 0;
    while (grid.value(cell) == before.digit(cell)) {
      cell++;
    }
    Candidate placed = new Candidate(cell, grid.value(cell));
    List<House> houses =
        technique == Technique.NAKED_SINGLE ? List.of() : onlyPlaceIn(placed, technique, before);
    return Step.placing(technique, List.of(placed), new Reason.Single(placed, houses));
  }

  /**
   * Returns the first house in which the digit has no other place, or, for a full house, in which
   * no other cell is open.
   */
  private static List<House> onlyPlaceIn(Candidate placed, Technique technique, Candidates before) {
    for (int house : Houses.OF_CELL[placed.cell()]) {
      if (isOnly(placed, house, technique, before)) {
        return Houses.values(house);
      }
    }
    return List.of();
  }

  /**
   * Returns whether the other cells of the house are filled or, unless it is a full house, lack the
   * digit.
   */
  private static boolean isOnly(
      Candidate placed, int house, Technique technique, Candidates before) {
    for (int cell : Houses.CELLS[house]) {
      if (cell != placed.cell()
          && before.digit(cell) == 0
          && (technique == Technique.FULL_HOUSE || before.allows(cell, placed.digit()))) {
        return false;
      }
    }
    return true;
  }

  private Step nextBeyondSingles() {
    State now = state();
    Step step = find(now);
    Step withReason = search().withReason(now, step);
    take(now, step);
    return withReason;
  }

  /** Returns the sum of the scores of the steps. */
  public int score() {
    return score;
  }

  /** Returns the level of the hardest step, or the level of the score if that is higher. */
  public Level level() {
    int raised = level;
    while (raised < MAX_SCORES.length && score > MAX_SCORES[raised]) {
      raised++;
    }
    return LEVELS[raised];
  }

  /** Walks the whole path at once, which costs less than step by step, and returns this path. */
  public HodokuPath walk() {
    watch.look();
    while (!grid.isSolved()) {
      Technique single = grid.placeNext();
      if (single == null) {
        State now = state();
        take(now, find(now));
      } else {
        count(single);
      }
    }
    return this;
  }

  private void count(Technique technique) {
    score += scores.applyAsInt(technique);
    level = Math.max(level, technique.level().ordinal());
  }

  private Step find(State now) {
    Step step = search().next(now);
    if (step == null) {
      throw new IllegalStateException("no technique has a step; expected one for " + puzzle);
    }
    return step;
  }

  private void take(State now, Step step) {
    count(step.technique());
    if (step.technique() == Technique.BRUTE_FORCE) {
      watch.guess();
    } else {
      watch.look();
    }
    for (Candidate placed : step.placements()) {
      grid.place(placed.cell(), placed.digit());
    }
    for (Candidate gone : step.eliminations()) {
      grid.eliminate(gone.cell(), gone.digit());
    }
    now.apply(step);
  }

  private State state() {
    if (state == null) {
      state = State.of(Candidates.of(puzzle), watch);
    }
    for (int cell = 0; cell < Houses.CELL_COUNT; cell++) {
      if (grid.value(cell) != 0 && state.isOpen(cell)) {
        state.place(cell, grid.value(cell));
      }
    }
    return state;
  }

  private HodokuSearch search() {
    if (search == null) {
      search = new HodokuSearch();
    }
    return search;
  }
}
