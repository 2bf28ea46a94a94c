package io.github.nonet.benchmarks.compare;

import java.io.Closeable;
import java.util.List;
import java.util.stream.Stream;

/**
 * A solver that takes part in a comparison, in a process of its own: what one solver makes of the
 * memory and of the compiler's profiles must not touch another.
 */
interface Contestant extends Closeable {
  /** Returns the name for the table. */
  String name();

  /**
   * Waits until the contestant has started up.
   *
   * @throws ContestantException if it cannot take part
   */
  default void awaitReady() {}

  /**
   * Returns the nanoseconds of each of the batches {@code from} to {@code to - 1}.
   *
   * @throws ContestantException if that fails
   */
  long[] time(int from, int to);

  /** Returns what each of these batches needs; empty if the contestant cannot tell. */
  List<Check> check(int from, int to);

  @Override
  void close();

  /** Reads numbers between blanks. */
  static long[] numbers(String line) {
    return Stream.of(line.strip().split("\\s+")).mapToLong(Long::parseLong).toArray();
  }
}
