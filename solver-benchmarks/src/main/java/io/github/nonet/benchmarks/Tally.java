package io.github.nonet.benchmarks;

import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** Counts how the searches of a benchmark end; JMH prints the sums beside its figures. */
@State(Scope.Thread)
@AuxCounters(AuxCounters.Type.EVENTS)
public class Tally {
  /** Searches that came to an end. */
  public long finished;

  /** Searches that were given up at the guess limit; the time up to there is in the figure. */
  public long unfinished;
}
