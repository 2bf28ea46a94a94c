package io.github.nonet.internal.logic.als;

import io.github.nonet.Candidate;
import io.github.nonet.internal.logic.Eliminations;
import io.github.nonet.internal.logic.Finder;
import io.github.nonet.internal.logic.Results;
import io.github.nonet.internal.logic.Simplest;
import io.github.nonet.internal.logic.State;
import io.github.nonet.internal.logic.StepSink;
import io.github.nonet.internal.logic.als.RestrictedCommons.CommonLink;
import io.github.nonet.internal.sets.IntList;
import io.github.nonet.internal.sets.ValueSet;
import io.github.nonet.logic.AlmostLockedSets.Common;
import io.github.nonet.logic.Reason;
import io.github.nonet.logic.Step;
import io.github.nonet.logic.Technique;
import java.util.ArrayList;
import java.util.List;

/**
 * A chain of four or more almost locked sets: each takes one digit from the next. If the first set
 * does not have z, it has all its other digits, so the second loses one of them, and so on to the
 * last. Hence z is in the first or in the last set, and is eliminated from the cells that see all
 * its places in both.
 *
 * <pre>
 *   A = x = B = y = C = w = D      neighbours lose different digits: x, y; y, w
 * </pre>
 *
 * <p>The first search takes only chains whose sets come ever later in the list of all sets, as
 * HoDoKu does: a chain that runs to and fro usually has an equivalent one that does not. Chains
 * that run to and fro, of up to seven sets, are searched only for digits that the others do not
 * eliminate. ALS chains generalise the XY-chain, whose sets are single cells.
 */
public final class AlsChain implements Finder {
  private static final int MIN_LINKS = 3;

  /** The most links of a chain that runs to and fro. */
  private static final int MAX_LINKS = 6;

  /** The number of links that a search to and fro follows before it gives up. */
  private static final int MAX_TRIES = 8_000_000;

  /** The beat of looks, in links followed. */
  private static final int BEAT = 0xFF;

  private static final int NONE = -1;

  /** The restricted commons of a link that are used: the first, the second or both. */
  private static final int FIRST = 1;

  private static final int SECOND = 2;
  private static final int BOTH = 3;
  private static final int USES = 4;
  private static final int DIGITS = 10;

  /** The number of ends of one link on one side. */
  private static final int ENDS = USES * (MAX_LINKS + 1);

  private final boolean simpleOnly;
  private State state;
  private RestrictedCommons commons;
  private Results results;
  private Eliminations gone;

  /** Whether the sets of a chain may be in any order. */
  private boolean toAndFro;

  /** The open ends of chains, each with its set and the end before it. */
  private final IntList ends = new IntList();

  private final IntList setOf = new IntList();
  private final IntList before = new IntList();
  private int patience;

  /** For each set, the number of the last chain that was marked and has it. */
  private int[] marked = {};

  private int chain;

  /**
   * The run in which each end was last reached; there is a row for each link and side, made when
   * first reached.
   */
  private int[][] reached = {};

  private int run;

  /**
   * The run in which all next ends were reached from a set, entered by a digit, after a number of
   * links. Another end there can only reach the same ones.
   */
  private int[] extended = {};

  /** Makes a finder; a simple one takes only chains whose sets come ever later. */
  public AlsChain(boolean simpleOnly) {
    this.simpleOnly = simpleOnly;
  }

  @Override
  public boolean find(State searched, StepSink sink) {
    state = searched;
    commons = RestrictedCommons.of(state);
    gone = new Eliminations(state);
    if (simpleOnly) {
      return search(false, sink);
    }
    return Simplest.first(sink, to -> search(false, to), to -> search(true, to));
  }

  private boolean search(boolean anyOrder, StepSink sink) {
    toAndFro = anyOrder;
    results = new Results(state);
    reached = new int[2 * commons.links.size()][];
    marked = new int[commons.sets.size()];
    chain = 0;
    extended = new int[commons.sets.size() * DIGITS * (MAX_LINKS + 1)];
    run = 0;
    patience = anyOrder ? MAX_TRIES : Integer.MAX_VALUE;
    for (int start = 0; start < commons.sets.size() && patience > 0; start++) {
      for (int rest = commons.sets.get(start).digits();
          rest != 0;
          rest = ValueSet.withoutLowest(rest)) {
        chainsFrom(start, ValueSet.lowest(rest));
      }
    }
    return results.report(sink);
  }

  /*
   * An end is a link, the side from which it is followed, the digits that it uses, and the number
   * of links from the start. Three means three or more if only the shortest chain matters.
   *
   *   end = ((2 * link + side) * USES + use) * (MAX_LINKS + 1) + count
   *   side 0: the link is followed from its first set to its second
   */
  private static int link(int end) {
    return end / (MAX_LINKS + 1) / USES / 2;
  }

  private static int side(int end) {
    return end / (MAX_LINKS + 1) / USES % 2;
  }

  private static int use(int end) {
    return end / (MAX_LINKS + 1) % USES;
  }

  private static int count(int end) {
    return end % (MAX_LINKS + 1);
  }

  /** Finds the chains whose first link leads from this set by this digit. */
  private void chainsFrom(int start, int digit) {
    run++;
    ends.clear();
    setOf.clear();
    before.clear();
    mark(start, NONE);
    for (int i : links(start)) {
      if (commons.digit[i] == digit) {
        reach(i, start, FIRST, 1, NONE);
      } else if (commons.other[i] == digit) {
        reach(i, start, SECOND, 1, NONE);
      }
    }
    state.look();
    for (int at = 0; at < ends.size(); at++) {
      if (count(ends.get(at)) >= MIN_LINKS) {
        check(start, digit, at);
      }
      extend(start, at);
    }
  }

  private int[] links(int set) {
    return (toAndFro ? commons.all : commons.later)[set];
  }

  private void extend(int start, int at) {
    int count = count(ends.get(at)) + 1;
    if (count > MAX_LINKS) {
      return;
    }
    int last = link(ends.get(at));
    int entered = use(ends.get(at)) == SECOND ? commons.other[last] : commons.digit[last];
    int set = setOf.get(at);
    int number = toAndFro ? count : Math.min(count, MIN_LINKS);
    int[] next = links(set);
    spend(next.length);
    int place = (set * DIGITS + entered) * (MAX_LINKS + 1) + number;
    if (extended[place] == run) {
      return;
    }
    mark(start, at);
    boolean areAll = true;
    for (int i : next) {
      int use = use(entered, i);
      areAll &= use == 0 || reach(i, set, use, number, at);
    }
    extended[place] = areAll ? run : extended[place];
  }

  private void spend(int tries) {
    if ((patience & BEAT) < tries) {
      state.look();
    }
    patience -= tries;
  }

  /** Marks the sets of a chain from the start to an end. */
  private void mark(int start, int end) {
    chain++;
    marked[start] = chain;
    for (int at = end; at != NONE; at = before.get(at)) {
      marked[setOf.get(at)] = chain;
    }
  }

  /**
   * Adds an end, unless it was reached in this run, or its set is in the marked chain.
   *
   * @return whether it has been reached
   */
  private boolean reach(int link, int fromSet, int use, int count, int from) {
    int side = commons.first[link] == fromSet ? 0 : 1;
    int row = 2 * link + side;
    int end = (row * USES + use) * (MAX_LINKS + 1) + count;
    int place = end - row * ENDS;
    if (reached[row] == null) {
      reached[row] = new int[ENDS];
    }
    int set = side == 0 ? commons.second[link] : commons.first[link];
    if (reached[row][place] == run) {
      return true;
    }
    if (marked[set] == chain) {
      return false;
    }
    reached[row][place] = run;
    ends.add(end);
    setOf.add(set);
    before.add(from);
    return true;
  }

  /** Returns the digits that a link can use: not the one by which its set was entered. */
  private int use(int entered, int link) {
    if (commons.other[link] == 0) {
      return commons.digit[link] == entered ? 0 : FIRST;
    }
    if (commons.other[link] == entered) {
      return FIRST;
    }
    return commons.digit[link] == entered ? SECOND : BOTH;
  }

  private static int digits(CommonLink link, int use) {
    return switch (use) {
      case FIRST -> ValueSet.bit(link.digit());
      case BOTH -> link.digits();
      default -> ValueSet.bit(link.other());
    };
  }

  private void check(int start, int digit, int end) {
    CommonLink last = commons.links.get(link(ends.get(end)));
    FoundAls a = commons.sets.get(start);
    FoundAls b = commons.sets.get(setOf.get(end));
    gone.clear();
    AlsSteps.addShared(gone, a, b, ValueSet.bit(digit) | digits(last, use(ends.get(end))));
    if (!gone.isEmpty()) {
      List<Candidate> eliminations = gone.toList();
      List<FoundAls> sets = new ArrayList<>();
      List<Common> links = new ArrayList<>();
      collect(end, sets, links);
      int cells = sets.stream().mapToInt(set -> set.cells().size()).sum();
      results.add(eliminations, cells, () -> step(eliminations, sets, links));
    }
  }

  /** Collects the sets and links from the start to this end. */
  private void collect(int end, List<FoundAls> sets, List<Common> links) {
    CommonLink link = commons.links.get(link(ends.get(end)));
    if (before.get(end) == NONE) {
      sets.add(commons.sets.get(side(ends.get(end)) == 0 ? link.first() : link.second()));
    } else {
      collect(before.get(end), sets, links);
    }
    AlsSteps.addCommons(links, sets.size() - 1, sets.size(), digits(link, use(ends.get(end))));
    sets.add(commons.sets.get(setOf.get(end)));
  }

  private Step step(List<Candidate> eliminations, List<FoundAls> sets, List<Common> links) {
    Reason reason = AlsSteps.reason(state, sets, links, List.of());
    return Step.eliminating(Technique.ALS_CHAIN, eliminations, reason);
  }
}
