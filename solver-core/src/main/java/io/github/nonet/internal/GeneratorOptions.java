package io.github.nonet.internal;

import java.time.Duration;
import java.util.Collection;
import java.util.Objects;
import java.util.Set;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;

/** The options that generators of boards and of grids share, as their builders collect them. */
public final class GeneratorOptions {
  private static final long DEFAULT_ATTEMPTS = 10_000;

  private final int cells;
  private @Nullable Long seed;
  private boolean isAnyCount = true;
  private int minClues;
  private int maxClues;
  private boolean minimal;
  private @Nullable Set<Integer> pattern;
  private long maxAttempts = DEFAULT_ATTEMPTS;
  private long maxNanos = Long.MAX_VALUE;

  /** The default options for puzzles with this many cells. */
  public GeneratorOptions(int cells) {
    this.cells = cells;
  }

  public void setSeed(long seed) {
    this.seed = seed;
  }

  public void setClues(int min, int max) {
    if (min < 0 || max < min || max > cells) {
      throw Refusal.range("clues", min, max, 0, cells);
    }
    minClues = min;
    maxClues = max;
    isAnyCount = false;
  }

  public void setMinimal(boolean minimal) {
    this.minimal = minimal;
  }

  public void setPattern(Collection<Integer> cellsOfClues) {
    Set<Integer> ownCells = Set.copyOf(Objects.requireNonNull(cellsOfClues, "cells"));
    ownCells.forEach(cell -> Arguments.requireIndex("cell", cell, cells));
    pattern = ownCells;
  }

  public void setMaxAttempts(long maxAttempts) {
    if (maxAttempts < 1) {
      throw Refusal.argument("maxAttempts is " + maxAttempts, "1 or more");
    }
    this.maxAttempts = maxAttempts;
  }

  public void setMaxTime(Duration time) {
    if (Objects.requireNonNull(time, "time").isNegative() || time.isZero()) {
      throw Refusal.argument("time is " + time, "more than zero");
    }
    maxNanos = Arguments.nanos(time);
  }

  /** Returns the seed; a random one each time, if none was set. */
  public long seed() {
    return seed != null ? seed : new SplittableRandom().nextLong();
  }

  /** Returns the requested clues; if no number was set, they are in the usual range. */
  public ClueRequest clues(int usualMin, int usualMax) {
    return isAnyCount
        ? new ClueRequest(usualMin, usualMax, minimal, pattern)
        : new ClueRequest(minClues, maxClues, minimal, pattern);
  }

  public long maxAttempts() {
    return maxAttempts;
  }

  /** Returns the time for each puzzle in nanoseconds, which are centuries if none was set. */
  public long maxNanos() {
    return maxNanos;
  }
}
