package io.github.nonet.internal;

import java.util.concurrent.atomic.AtomicReferenceArray;
import org.jspecify.annotations.Nullable;

/**
 * Engines, or what has them, that wait for the next call to need one. Thread-safe.
 *
 * @param <T> what waits; one thread at a time uses it
 */
public abstract class IdleSlots<T> {
  /*
   * A call takes what is in its thread's slot, or makes a new one if the slot is empty, and puts it
   * back. Nothing is locked, and at most SLOTS are kept, of 2 to 100 KB.
   *
   * A ThreadLocal would be a little quicker to reach, but it would keep an engine for every thread
   * that ever solved a puzzle, a million virtual threads included. To make an engine for each call
   * would cost as much as an easy puzzle.
   */
  private static final int SLOTS = 64;

  /** References per slot: a cache line for each, so that threads do not disturb each other. */
  private static final int STRIDE = 16;

  /** Made with the first that waits. Two threads may both make it: what is in one is then lost. */
  private volatile @Nullable AtomicReferenceArray<T> idle;

  /** Makes empty slots. */
  protected IdleSlots() {}

  /** Returns a new one: the slot of the call is empty. */
  protected abstract T make();

  /** Returns an idle one, or a new one. */
  public final T take() {
    T found = slots().getAndSet(slot(), null);
    return found != null ? found : make();
  }

  /** Keeps one for the next call. */
  public final void giveBack(T used) {
    slots().set(slot(), used);
  }

  private AtomicReferenceArray<T> slots() {
    AtomicReferenceArray<T> slots = idle;
    if (slots == null) {
      slots = new AtomicReferenceArray<>(SLOTS * STRIDE);
      idle = slots;
    }
    return slots;
  }

  /**
   * Consecutive threads, whose numbers are consecutive, get different slots. A thread may override
   * its number, even with a negative one.
   */
  private static int slot() {
    return (int) Math.floorMod(Thread.currentThread().getId(), (long) SLOTS) * STRIDE;
  }
}
