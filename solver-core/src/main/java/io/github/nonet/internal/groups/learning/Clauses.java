package io.github.nonet.internal.groups.learning;

import java.util.Arrays;

/**
 * Learned clauses: sets of literals, at least one of which is true. Each is watched by two of its
 * literals, so that it is checked only when one of them becomes false.
 *
 * <p>Sources: two watched literals, Moskewicz and others, "Chaff", DAC 2001; which clauses to keep,
 * Gilles Audemard and Laurent Simon, "Predicting Learnt Clauses Quality in Modern SAT Solvers"
 * (LBD), IJCAI 2009.
 */
public final class Clauses {
  /*
   * The clauses follow one another in one array; a clause is the index of its first word:
   *
   *     clause  +0    +1       +2       +3 ... +3 + size
   *           | size | quality | forward | literals ...   |
   *
   * The first two literals are the watched ones. The quality is the number of levels (LBD) that the
   * literals had when the clause was learned or used, less is better, and USED if it took part in a
   * conflict since the last reduction. Forward is where a reduction has put the clause.
   *
   * The watches of a literal are pairs of a clause and another literal of it, the blocker: while
   * that is true, the clause need not be checked.
   */
  public static final int HEADER = 3;
  private static final int QUALITY = 1;
  private static final int FORWARD = 2;

  private static final int USED = 1 << 30;
  private static final int LEVELS = USED - 1;

  /** The levels of a clause that is never dropped. */
  public static final int PERMANENT = 0;

  /** Clauses with no more levels are kept. */
  private static final int KEPT_LEVELS = 2;

  /** Clauses with no more levels are kept while they are used. */
  private static final int KEPT_IF_USED_LEVELS = 6;

  /** More levels are as bad as this many. */
  public static final int MOST_LEVELS = 63;

  /** The conflicts before the first reduction, and how many more before each other one. */
  private static final int FIRST_REDUCTION = 2_000;

  private static final int REDUCTION_STEP = 300;
  private static final int MOST_BETWEEN_REDUCTIONS = 40_000;

  int[] words = new int[1 << 12];
  private int end;
  private int[][] watches;
  private int[] watchSizes;
  private int count;
  private int reductions;
  private long nextReduction = FIRST_REDUCTION;

  public Clauses(int literals) {
    watches = new int[literals][];
    watchSizes = new int[literals];
  }

  public int count() {
    return count;
  }

  /** Returns the watches of a literal: pairs of a clause and its blocker. */
  public int[] watches(int literal) {
    return watches[literal];
  }

  /** Returns how many numbers of {@link #watches(int)} are in use. */
  public int watchSize(int literal) {
    return watchSizes[literal];
  }

  public void truncateWatches(int literal, int size) {
    watchSizes[literal] = size;
  }

  /** Returns the index after the last literal of a clause. */
  public int endOf(int clause) {
    return clause + HEADER + words[clause];
  }

  /** Drops all, at that number of conflicts. */
  public void clear(long conflicts) {
    reductions = 0;
    nextReduction = conflicts + FIRST_REDUCTION;
    end = 0;
    count = 0;
    Arrays.fill(watches, null);
    Arrays.fill(watchSizes, 0);
  }

  /**
   * Adds a clause of at least two literals; the first two are watched.
   *
   * @param levels its quality, or {@link #PERMANENT}
   */
  public int add(int[] literals, int size, int levels) {
    int clause = end;
    int needed = end + HEADER + size;
    if (needed > words.length) {
      words = Arrays.copyOf(words, Math.max(needed, words.length + (words.length >> 1)));
    }
    words[clause] = size;
    words[clause + QUALITY] = Math.min(levels, MOST_LEVELS);
    System.arraycopy(literals, 0, words, clause + HEADER, size);
    end = needed;
    count++;
    watch(literals[0], clause, literals[1]);
    watch(literals[1], clause, literals[0]);
    return clause;
  }

  public void watch(int literal, int clause, int blocker) {
    int[] of = watches[literal];
    int size = watchSizes[literal];
    if (of == null) {
      of = new int[8];
      watches[literal] = of;
    } else if (size == of.length) {
      of = Arrays.copyOf(of, 2 * size);
      watches[literal] = of;
    }
    of[size] = clause;
    of[size + 1] = blocker;
    watchSizes[literal] = size + 2;
  }

  /** Returns the levels that the literals of a clause had at best. */
  public int levels(int clause) {
    return words[clause + QUALITY] & LEVELS;
  }

  /** Says that a clause took part in a conflict, and how many levels its literals have now. */
  public void use(int clause, int levels) {
    words[clause + QUALITY] = Math.min(levels(clause), levels) | USED;
  }

  /** Returns whether it is time to reduce, at that number of conflicts. */
  public boolean isReductionDue(long conflicts) {
    return conflicts >= nextReduction;
  }

  /** Returns the index at which the next clause starts. */
  public int end() {
    return end;
  }

  /** Returns an empty set of clauses with room for all of these. */
  public Clauses empty() {
    Clauses empty = new Clauses(watches.length);
    empty.words = new int[end];
    return empty;
  }

  /** Takes all the clauses of another set, at that number of conflicts. */
  public void replaceBy(Clauses other, long conflicts) {
    words = other.words;
    end = other.end;
    watches = other.watches;
    watchSizes = other.watchSizes;
    count = other.count;
    reductions++;
    nextReduction =
        conflicts
            + Math.min(FIRST_REDUCTION + reductions * REDUCTION_STEP, MOST_BETWEEN_REDUCTIONS);
  }

  /** Adds a clause of another set, as one that was not used; returns it. */
  public int copy(Clauses from, int clause) {
    int copy = end;
    int length = from.endOf(clause) - clause;
    System.arraycopy(from.words, clause, words, copy, length);
    words[copy + QUALITY] &= LEVELS;
    end += length;
    count++;
    int first = copy + HEADER;
    watch(words[first], copy, words[first + 1]);
    watch(words[first + 1], copy, words[first]);
    return copy;
  }

  /** Returns where the reduction has put a clause. */
  public int forward(int clause) {
    return words[clause + FORWARD];
  }

  /** Says where a reduction puts a clause. */
  public void setForward(int clause, int forward) {
    words[clause + FORWARD] = forward;
  }

  /** Returns whether a clause should be dropped if there are too many. */
  public boolean isPoor(int clause) {
    int quality = words[clause + QUALITY];
    int most = (quality & USED) == 0 ? KEPT_LEVELS : KEPT_IF_USED_LEVELS;
    return (quality & LEVELS) > most;
  }

  /** Returns one of the two watched literals, 0 or 1. */
  public int watched(int clause, int which) {
    return words[clause + HEADER + which];
  }
}
