package io.github.nonet.internal.logic;

import io.github.nonet.internal.logic.RestrictedCommons.Link;
import io.github.nonet.logic.AlmostLockedSets.Common;
import io.github.nonet.logic.Candidate;
import io.github.nonet.logic.Step;
import io.github.nonet.logic.Technique;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A chain of four or more almost locked sets: each loses one digit to the next. If the first set
 * has no z, it has all its other digits, so the second loses one of them, and so on to the last: z is
 * in the first or in the last, and goes from all that see both.
 *
 * <pre>
 *   A = x = B = y = C = w = D      neighbours lose different digits: x, y; y, w
 * </pre>
 *
 * <p>Each set stands later in the list of all sets than the one before it; HoDoKu searches so, and
 * a chain that runs to and fro mostly has another one beside it. ALS chains were described in the
 * Sudoku Players' Forum in 2006.
 */
final class AlsChain implements Finder {
  private static final int MIN_LINKS = 3;
  private static final int NONE = -1;

  /** Which restricted commons of a link are used: the first, the second, both. */
  private static final int FIRST = 1;

  private static final int BOTH = 3;

  private State state;
  private RestrictedCommons commons;
  private Results results;
  private Eliminations gone;

  /** The open ends of chains: link, use and number of links (three for more), and the end before. */
  private int[] ends = new int[256];

  private int[] before = new int[256];
  private int endCount;
  private int[] reached = new int[0];
  private int run;

  @Override
  public boolean find(State searched, Technique technique, StepSink sink) {
    state = searched;
    commons = RestrictedCommons.of(state);
    results = new Results();
    gone = new Eliminations(state);
    reached = new int[(BOTH + 1) * (MIN_LINKS + 1) * commons.links.size()];
    run = 0;
    for (int start = 0; start < commons.sets.size(); start++) {
      sink.pulse();
      for (int rest = commons.sets.get(start).digits(); rest != 0; rest &= rest - 1) {
        chainsFrom(start, Integer.numberOfTrailingZeros(rest));
      }
    }
    return results.report(sink);
  }

  /** Finds the chains whose first link is from this set by this digit. */
  private void chainsFrom(int start, int digit) {
    run++;
    endCount = 0;
    for (int i = commons.from[start]; i < commons.from[start + 1]; i++) {
      Link link = commons.links.get(i);
      if (link.digit() == digit) {
        reach(i, FIRST, 1, NONE);
      } else if (link.other() == digit) {
        reach(i, FIRST + 1, 1, NONE);
      }
    }
    for (int at = 0; at < endCount; at++) {
      int count = count(ends[at]);
      if (count == MIN_LINKS) {
        check(start, digit, at);
      }
      Link last = commons.links.get(link(ends[at]));
      int set = last.second();
      for (int i = commons.from[set]; i < commons.from[set + 1]; i++) {
        int use = use(last, use(ends[at]), commons.links.get(i));
        if (use != 0) {
          reach(i, use, Math.min(count + 1, MIN_LINKS), at);
        }
      }
    }
  }

  private void reach(int link, int use, int count, int from) {
    int end = (link * (BOTH + 1) + use) * (MIN_LINKS + 1) + count;
    if (reached[end] != run) {
      reached[end] = run;
      if (endCount == ends.length) {
        ends = Arrays.copyOf(ends, 2 * endCount);
        before = Arrays.copyOf(before, 2 * endCount);
      }
      before[endCount] = from;
      ends[endCount++] = end;
    }
  }

  private static int link(int end) {
    return end / (MIN_LINKS + 1) / (BOTH + 1);
  }

  private static int use(int end) {
    return end / (MIN_LINKS + 1) % (BOTH + 1);
  }

  private static int count(int end) {
    return end % (MIN_LINKS + 1);
  }

  /** Returns which digits the next link can use: not the one by which its set was entered. */
  private static int use(Link last, int lastUse, Link next) {
    int entered = lastUse == FIRST + 1 ? last.other() : last.digit();
    if (next.other() == 0) {
      return next.digit() == entered ? 0 : FIRST;
    }
    if (next.other() == entered) {
      return FIRST;
    }
    return next.digit() == entered ? FIRST + 1 : BOTH;
  }

  private static int digits(Link link, int use) {
    return switch (use) {
      case FIRST -> 1 << link.digit();
      case BOTH -> link.digits();
      default -> 1 << link.other();
    };
  }

  private void check(int start, int digit, int end) {
    Link last = commons.links.get(link(ends[end]));
    Als a = commons.sets.get(start);
    Als b = commons.sets.get(last.second());
    gone.clear();
    AlsSteps.addShared(gone, a, b, 1 << digit | digits(last, use(ends[end])));
    if (!gone.isEmpty()) {
      List<Candidate> eliminations = gone.toList();
      List<Als> sets = new ArrayList<>();
      List<Common> links = new ArrayList<>();
      collect(end, sets, links);
      int cells = sets.stream().mapToInt(set -> set.cells().size()).sum();
      results.add(eliminations, cells, () -> step(eliminations, sets, links));
    }
  }

  /** Collects the sets and links from the start to this end. */
  private void collect(int end, List<Als> sets, List<Common> links) {
    Link link = commons.links.get(link(ends[end]));
    if (before[end] == NONE) {
      sets.add(commons.sets.get(link.first()));
    } else {
      collect(before[end], sets, links);
    }
    AlsSteps.addCommons(links, sets.size() - 1, sets.size(), digits(link, use(ends[end])));
    sets.add(commons.sets.get(link.second()));
  }

  private Step step(List<Candidate> eliminations, List<Als> sets, List<Common> links) {
    return new AlsSteps(state).step(Technique.ALS_CHAIN, eliminations, sets, links, List.of());
  }
}
