package io.github.nonet.benchmarks.compare;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;

/** Lets contestants take turns. */
final class Comparison {
  /*
   * Turns are interleaved: in each round every contestant gets its share, so a slow minute of the
   * machine hits all alike. The first rounds warm up the compilers and are not counted.
   *
   * A turn is either one pass over everything or a slice of time on each corpus. In a slice a fast
   * contestant solves the puzzles many times. A slow one gets to see only the first of them, and
   * once the warm-up is over it sees those again: a single time reveals nothing about noise. Time
   * beyond its slice is taken from its later slices. Contestants that are compared with each other
   * all see the same puzzles: they stop where the slowest of them does, because one puzzle may take a
   * hundred times as long as another.
   */

  private final List<Batch> batches;
  private final List<Contestant> contestants;
  private final Progress progress;
  private final Map<Contestant, String> dropped = new LinkedHashMap<>();
  private boolean counting;

  Comparison(List<Batch> batches, List<Contestant> contestants, Progress progress) {
    this.batches = batches;
    this.contestants = contestants;
    this.progress = progress;
    turns("start: ", Contestant::awaitReady);
  }

  /** Returns why contestants dropped out. */
  Map<Contestant, String> dropped() {
    return dropped;
  }

  /**
   * Gives every contestant so much time on each corpus in each round.
   *
   * @param together the names of those that are timed on the same puzzles
   */
  void runSlices(int rounds, int warmUpRounds, long sliceNanos, Set<String> together) {
    Map<Contestant, List<Lap>> laps = new LinkedHashMap<>();
    contestants.forEach(contestant -> laps.put(contestant, laps(contestant)));
    Consumer<Contestant> turn =
        contestant -> laps.get(contestant).forEach(lap -> lap.run(sliceNanos));
    rounds("round", 1, warmUpRounds, rounds, turn);
    Set<Contestant> same = new LinkedHashSet<>(laps.keySet());
    same.removeIf(it -> !together.contains(it.name) || dropped.containsKey(it));
    stopTogether(same.stream().map(laps::get).toList());
    counting = true;
    rounds("round", warmUpRounds + 1, rounds, rounds, turn);
    turns("end: ", it -> (same.contains(it) ? laps.get(it) : List.<Lap>of()).forEach(Lap::end));
  }

  /** Lets some contestants stop where the first of them has stopped, on each corpus. */
  private static void stopTogether(List<List<Lap>> laps) {
    for (int i = 0; !laps.isEmpty() && i < laps.get(0).size(); i++) {
      int corpus = i;
      int last = laps.stream().mapToInt(own -> own.get(corpus).checkedEnd).min().orElseThrow();
      laps.forEach(own -> own.get(corpus).stopAt(last));
    }
  }

  /** Lets every contestant solve everything in each round. */
  void runPasses(int rounds, int warmUpRounds) {
    int end = batches.size();
    turns("check: ", contestant -> contestant.check(0, end));
    int all = rounds + warmUpRounds;
    Consumer<Contestant> turn = contestant -> contestant.time(0, end, counting);
    rounds("pass", 1, warmUpRounds, all, turn);
    counting = true;
    rounds("pass", warmUpRounds + 1, all, all, turn);
  }

  private void rounds(String name, int from, int to, int all, Consumer<Contestant> turn) {
    for (int round = from; round <= to; round++) {
      turns(name + " " + round + " of " + all + ": ", turn);
    }
  }

  /** Gives a turn to all that have not dropped out. */
  private void turns(String place, Consumer<Contestant> turn) {
    for (Contestant contestant : contestants) {
      if (!dropped.containsKey(contestant)) {
        progress.show(place + contestant.name);
        try {
          turn.accept(contestant);
        } catch (Contestant.DropOutException e) {
          dropped.put(contestant, e.getMessage());
        }
      }
    }
  }

  private List<Lap> laps(Contestant contestant) {
    return batches.stream()
        .map(Batch::corpus)
        .distinct()
        .map(corpus -> new Lap(contestant, corpus))
        .toList();
  }

  /** One contestant's way round the batches of one corpus. */
  private final class Lap {
    private final Contestant contestant;
    private final int first;
    private int end;
    private int next;

    /** The batch after the last one that was checked. */
    private int checkedEnd;

    /** How many batches were counted since the warm-up; one counts each time that it is timed. */
    private int counted;

    private double nanosPerBatch = Double.POSITIVE_INFINITY;
    private long credit;

    Lap(Contestant contestant, int corpus) {
      this.contestant = contestant;
      first = firstBatch(corpus);
      end = firstBatch(corpus + 1);
      next = first;
      checkedEnd = first;
    }

    private int firstBatch(int corpus) {
      return (int) batches.stream().filter(batch -> batch.corpus() < corpus).count();
    }

    /** Starts again, and keeps to the batches before one of them, at least one. */
    void stopAt(int batch) {
      end = Math.max(batch, first + 1);
      next = first;
    }

    /** Continues until each batch was counted. */
    void end() {
      while (counted < end - first) {
        runSome();
      }
    }

    /** Continues for about that time, at least one batch in all. */
    void run(long sliceNanos) {
      credit += sliceNanos;
      while (credit > 0) {
        long start = System.nanoTime();
        runSome();
        credit -= System.nanoTime() - start;
      }
    }

    private void runSome() {
      if (next == checkedEnd) {
        checkNext();
      }
      int count =
          (int) Math.max(1, Math.min(Math.min(checkedEnd, end) - next, credit / nanosPerBatch));
      long start = System.nanoTime();
      contestant.time(next, next + count, counting);
      nanosPerBatch = (double) (System.nanoTime() - start) / count;
      counted += counting ? count : 0;
      next = next + count < end ? next + count : first;
    }

    /** Checks the next batch, unless it is time to stay with those that are checked. */
    private void checkNext() {
      if (counting && next > first) {
        end = next;
        next = first;
      } else {
        contestant.check(next, next + 1);
        checkedEnd = next + 1;
      }
    }
  }
}
