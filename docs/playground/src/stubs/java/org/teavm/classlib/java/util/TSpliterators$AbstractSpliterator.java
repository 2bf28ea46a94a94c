package org.teavm.classlib.java.util;

import java.util.Spliterator;

/** {@code Spliterators.AbstractSpliterator}, which is never split where there is one thread. */
public abstract class TSpliterators$AbstractSpliterator<T> implements Spliterator<T> {
  private final long size;
  private final int characteristics;

  protected TSpliterators$AbstractSpliterator(long size, int characteristics) {
    this.size = size;
    this.characteristics = characteristics;
  }

  @Override
  public Spliterator<T> trySplit() {
    return null;
  }

  @Override
  public long estimateSize() {
    return size;
  }

  @Override
  public int characteristics() {
    return characteristics;
  }
}
