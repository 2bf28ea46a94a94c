package io.github.nonet.benchmarks.compare;

import io.github.nonet.benchmarks.corpus.Corpus;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/** Lets contestants take turns, and keeps the times. */
final class Comparison {
  /*
   * Turns are interleaved: in each round every contestant gets its share, so a slow minute of the
   * machine hits all alike. The first rounds warm up the compilers and are not counted.
   *
   * A turn is either one pass over everything or a slice of time on each corpus. In a slice a fast
   * contestant goes round the puzzles many times. A slow one gets to see only the first of them,
   * and once the warm-up is over it sees those again: a time without a second one to compare with
   * says nothing about noise. What it takes above its slice it must leave out later.
   */

  private final List<Corpus> corpora;
  private final List<Batch> batches;
  private final Map<Contestant, Timings> timings = new LinkedHashMap<>();
  private final Map<Contestant, String> dropped = new LinkedHashMap<>();
  private final Consumer<String> progress;
  private boolean counting;

  Comparison(List<Corpus> corpora, int batchSize, Consumer<String> progress) {
    this.corpora = corpora;
    this.batches = Batch.cut(corpora, batchSize);
    this.progress = progress;
  }

  void add(Contestant contestant) {
    timings.put(contestant, new Timings(batches));
  }

  Timings timings(Contestant contestant) {
    return timings.get(contestant);
  }

  /** Returns why contestants dropped out. */
  Map<Contestant, String> dropped() {
    return dropped;
  }

  /** Gives every contestant so much time on each corpus in each round. */
  void runSlices(int rounds, int warmUpRounds, long sliceNanos) {
    awaitReady();
    Map<Contestant, List<Lap>> laps = new LinkedHashMap<>();
    timings.keySet().forEach(contestant -> laps.put(contestant, laps(contestant)));
    for (int round = 0; round < rounds; round++) {
      counting = round >= warmUpRounds;
      String place = "round " + (round + 1) + " of " + rounds + ": ";
      laps.forEach(
          (contestant, own) ->
              attempt(place, contestant, () -> own.forEach(lap -> lap.run(sliceNanos))));
    }
  }

  /** Lets every contestant solve everything in each round. */
  void runPasses(int rounds, int warmUpRounds) {
    awaitReady();
    timings.keySet().forEach(c -> attempt("check: ", c, () -> check(c, 0, batches.size())));
    for (int round = 0; round < rounds + warmUpRounds; round++) {
      counting = round >= warmUpRounds;
      String place = "pass " + (round + 1) + " of " + (rounds + warmUpRounds) + ": ";
      timings.keySet().forEach(c -> attempt(place, c, () -> time(c, 0, batches.size())));
    }
  }

  private void awaitReady() {
    timings.keySet().forEach(c -> attempt("start: ", c, c::awaitReady));
  }

  private void attempt(String place, Contestant contestant, Runnable turn) {
    if (dropped.containsKey(contestant)) {
      return;
    }
    progress.accept(place + contestant.name());
    try {
      turn.run();
    } catch (Contestant.DropOutException e) {
      dropped.put(contestant, e.getMessage());
    }
  }

  private void time(Contestant contestant, int from, int to) {
    long[] nanos = contestant.time(from, to);
    for (int batch = from; counting && batch < to; batch++) {
      timings.get(contestant).addTime(batch, nanos[batch - from]);
    }
  }

  private void check(Contestant contestant, int from, int to) {
    List<Check> checks = contestant.check(from, to);
    for (int i = 0; i < checks.size(); i++) {
      timings.get(contestant).setCheck(from + i, checks.get(i));
    }
  }

  private List<Lap> laps(Contestant contestant) {
    List<Lap> laps = new ArrayList<>();
    for (int corpus = 0; corpus < corpora.size(); corpus++) {
      laps.add(new Lap(contestant, corpus));
    }
    return laps;
  }

  /** One contestant's way round the batches of one corpus. */
  private final class Lap {
    private final Contestant contestant;
    private final int first;
    private int end;
    private int next;
    private double nanosPerBatch = Double.POSITIVE_INFINITY;
    private long credit;

    Lap(Contestant contestant, int corpus) {
      this.contestant = contestant;
      first = firstBatch(corpus);
      end = firstBatch(corpus + 1);
      next = first;
    }

    private int firstBatch(int corpus) {
      return (int) batches.stream().filter(batch -> batch.corpus() < corpus).count();
    }

    /** Goes on round for about that time, at least one batch in all. */
    void run(long sliceNanos) {
      credit += sliceNanos;
      while (credit > 0) {
        long start = System.nanoTime();
        runSome();
        credit -= System.nanoTime() - start;
      }
    }

    private void runSome() {
      if (!timings.get(contestant).isChecked(next)) {
        checkNext();
      }
      int count = (int) Math.max(1, Math.min(checkedEnd() - next, credit / nanosPerBatch));
      long start = System.nanoTime();
      time(contestant, next, next + count);
      nanosPerBatch = (double) (System.nanoTime() - start) / count;
      next = next + count < end ? next + count : first;
    }

    /** Checks the next batch, unless it is time to stay with those that are checked. */
    private void checkNext() {
      if (counting && next > first) {
        end = next;
        next = first;
      } else {
        check(contestant, next, next + 1);
      }
    }

    private int checkedEnd() {
      int checked = next;
      while (checked < end && timings.get(contestant).isChecked(checked)) {
        checked++;
      }
      return checked;
    }
  }
}
