package io.github.nonet.internal.making;

import io.github.nonet.Progress;
import io.github.nonet.internal.GroupEngine;
import io.github.nonet.internal.LimitedWatch;
import io.github.nonet.internal.RandomDraws;
import io.github.nonet.internal.deduction.GridRating;
import io.github.nonet.internal.groups.engines.GroupEngines;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Looks for cages that make a solution the only one, with no clue or few. An attempt takes a
 * solution, cuts the grid into cages, and cuts again where another solution differs.
 */
final class KillerMaking extends GridAttempts {
  /*
   * Random cages nearly never have one solution. But a second solution usually differs in few cells, so
   * that other cages there exclude it. All solutions that were ever found for the wanted one are kept:
   * new cages must exclude each of them. Each search then finds one that was not seen before, or proves
   * that there is none.
   *
   * A search is given up after some guesses: cages that need more are not a puzzle for people.
   *
   * If new cages do not help, clues do, provided that they are allowed. An attempt that fails adds
   * clues all the same, so that there is a puzzle with one solution to show.
   */

  /** The searches of an attempt. */
  private static final int MOST_SEARCHES = 200;

  /** The guesses of a search. */
  private static final long MOST_GUESSES = 2_000;

  /** How often cages are cut again for one solution that must be excluded. */
  private static final int MOST_CUTS = 40;

  private final Caging caging;
  private final int[] all;

  private int[] solution = new int[0];

  /** Other solutions that the cages and clues must exclude. */
  private final List<int[]> others = new ArrayList<>();

  private boolean[] clues = new boolean[0];

  KillerMaking(GridRequest request, LongSupplier random, LimitedWatch watch) {
    super(request, random, watch);
    caging = new Caging(request.rules(), request.wish(), random, watch);
    all = new int[request.rules().layout.shown];
    Arrays.setAll(all, cell -> cell);
  }

  @Override
  boolean next() {
    int[] drawn = drawSolution();
    if (drawn == null) {
      return false;
    }
    solution = drawn;
    caging.begin(solution);
    others.clear();
    draft = draft == null ? watch.waitFor(this::cutAll) : cutAll();
    clues = new boolean[all.length];
    addClues(request.clues().min());
    exclude();
    draft = finished();
    return true;
  }

  /** Cuts the whole grid and returns a draft to show if there is no time for more. */
  private Draft cutAll() {
    caging.cutAll();
    return withOpenCells();
  }

  /**
   * Returns a draft with one open cell in each cage, as far as that leaves clues enough: the sum
   * reveals its value.
   */
  private Draft withOpenCells() {
    Draft open = full();
    List<int[]> cages = caging.cages();
    for (int[] cage :
        cages.subList(0, Math.min(cages.size(), all.length - request.clues().min()))) {
      open.clues[cage[0]] = false;
    }
    return open;
  }

  private Draft full() {
    Draft full = new Draft(caging.rules(), solution);
    full.hasOddCages = caging.hasOddCages();
    return full;
  }

  private void addClues(int count) {
    int[] cells = all.clone();
    RandomDraws.shuffle(cells, 0, cells.length, random);
    for (int i = 0; i < count; i++) {
      clues[cells[i]] = true;
    }
  }

  /** Changes cages and adds clues until there is no other solution. */
  private void exclude() {
    for (int searches = 0; ; searches++) {
      boolean isLate = searches >= MOST_SEARCHES;
      int[] other = other(isLate ? Long.MAX_VALUE : MOST_GUESSES);
      if (other == null) {
        return;
      }
      if (other.length == 0) {
        startAnew();
        continue;
      }
      others.add(other);
      if (isLate || !recut(other)) {
        if (isLate || Draft.count(clues) < request.clues().max()) {
          addClue(other);
        } else {
          startAnew();
        }
      }
    }
  }

  private void startAnew() {
    others.clear();
    cutAll();
  }

  /** Makes one of the cells a clue in which another solution differs. */
  private void addClue(int[] other) {
    int[] cells = differing(other);
    clues[cells[(int) RandomDraws.below(random, cells.length)]] = true;
  }

  private int[] differing(int[] other) {
    return Arrays.stream(all).filter(cell -> other[cell] != solution[cell]).toArray();
  }

  /** Returns another solution; null if there is none; an empty one if the search was given up. */
  private int @Nullable [] other(long maxGuesses) {
    GroupEngine engine = GroupEngines.newEngine(caging.rules().structure, watch);
    engine.load(sets());
    long left = maxGuesses;
    int[] found = new int[solution.length];
    while (true) {
      Progress progress = engine.advance(left);
      if (progress == Progress.EXHAUSTED) {
        return null;
      }
      if (progress == Progress.PAUSED) {
        return new int[0];
      }
      engine.store(found);
      if (differing(found).length > 0) {
        return found;
      }
      left = Math.max(0, maxGuesses - engine.guesses());
    }
  }

  private int[] sets() {
    int[] values = new int[solution.length];
    for (int cell : all) {
      values[cell] = clues[cell] ? solution[cell] : 0;
    }
    return Draft.sets(request.rules(), values);
  }

  /** Cuts cages again where another solution differs; returns whether all others are excluded. */
  private boolean recut(int[] other) {
    int[] cells = differing(other);
    for (int tries = 0; tries < MOST_CUTS; tries++) {
      watch.look();
      int[] numbers = caging.around(cells[(int) RandomDraws.below(random, cells.length)], 2);
      List<int[]> made = caging.cutAnew(numbers, true);
      if (made != null && excludesAll(made, numbers)) {
        caging.replace(numbers, made);
        return true;
      }
    }
    return false;
  }

  /** Returns whether no other solution fits, with some cages in place of the numbered ones. */
  private boolean excludesAll(List<int[]> made, int[] numbers) {
    for (int i = others.size() - 1; i >= 0; i--) {
      if (!isExcluded(others.get(i), made, numbers)) {
        return false;
      }
    }
    return true;
  }

  private boolean isExcluded(int[] other, List<int[]> made, int[] numbers) {
    if (!caging.fits(other, made, numbers)) {
      return true;
    }
    for (int cell = 0; cell < clues.length; cell++) {
      if (clues[cell] && other[cell] != solution[cell]) {
        return true;
      }
    }
    return false;
  }

  private Draft finished() {
    if (request.clues().minimal()) {
      dropClues();
    }
    Draft proper = full();
    System.arraycopy(clues, 0, proper.clues, 0, clues.length);
    proper.isMinimal = request.clues().minimal();
    rate(proper, new GridRating(proper.rules.structure, watch));
    return proper;
  }

  /** Takes each clue away that is not needed. */
  private void dropClues() {
    for (int cell : all) {
      if (clues[cell]) {
        clues[cell] = false;
        clues[cell] = other(Long.MAX_VALUE) != null;
      }
    }
  }
}
