package io.github.nonet.benchmarks.compare;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/** Lets contestants take turns. */
final class Comparison {
  /*
   * Turns are interleaved: in each round every contestant gets its share, so a slow minute of the
   * machine hits all alike. The first rounds warm up the compilers and are not counted.
   *
   * A turn is either one pass over everything or a slice of time on each corpus. In a slice a fast
   * contestant solves the puzzles many times. A slow one gets to see only the first of them,
   * and once the warm-up is over it sees those again: a single time reveals nothing about noise.
   * Time beyond its slice is taken from its later slices.
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

  /** Gives every contestant so much time on each corpus in each round. */
  void runSlices(int rounds, int warmUpRounds, long sliceNanos) {
    Map<Contestant, List<Lap>> laps = new LinkedHashMap<>();
    contestants.forEach(contestant -> laps.put(contestant, laps(contestant)));
    rounds(
        "round",
        rounds,
        warmUpRounds,
        contestant -> laps.get(contestant).forEach(lap -> lap.run(sliceNanos)));
  }

  /** Lets every contestant solve everything in each round. */
  void runPasses(int rounds, int warmUpRounds) {
    int end = batches.size();
    turns("check: ", contestant -> contestant.check(0, end));
    rounds("pass", rounds + warmUpRounds, warmUpRounds, c -> c.time(0, end, counting));
  }

  private void rounds(String name, int rounds, int warmUpRounds, Consumer<Contestant> turn) {
    for (int round = 1; round <= rounds; round++) {
      counting = round > warmUpRounds;
      turns(name + " " + round + " of " + rounds + ": ", turn);
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
      int count = (int) Math.max(1, Math.min(checkedEnd - next, credit / nanosPerBatch));
      long start = System.nanoTime();
      contestant.time(next, next + count, counting);
      nanosPerBatch = (double) (System.nanoTime() - start) / count;
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
