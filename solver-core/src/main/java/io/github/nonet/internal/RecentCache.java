package io.github.nonet.internal;

import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The values made of keys that were requested last, as far as there is room. Thread-safe, as far as
 * keys and values are.
 *
 * @param <K> what a value is made of
 * @param <V> the values
 */
public final class RecentCache<K, V> {
  private final int room;
  private int taken;

  /** The values, the one that was requested last at the end. */
  private final Map<K, Sized<V>> values = new LinkedHashMap<>(16, 0.75F, true);

  private record Sized<V>(V value, int size) {}

  /**
   * @param room the greatest total size of all values
   */
  public RecentCache(int room) {
    this.room = room;
  }

  /** Returns the value of a key, or null if there is none any more. */
  public synchronized @Nullable V get(K key) {
    Sized<V> found = values.get(key);
    return found == null ? null : found.value();
  }

  /**
   * Keeps a value, unless it takes more than half of the room. Returns it, or the one that another
   * thread has kept meanwhile.
   */
  public synchronized V keep(K key, V value, int size) {
    V known = get(key);
    if (known != null) {
      return known;
    }
    if (size <= room / 2) {
      values.put(key, new Sized<>(value, size));
      taken += size;
      for (Iterator<Sized<V>> eldest = values.values().iterator(); taken > room; ) {
        taken -= eldest.next().size();
        eldest.remove();
      }
    }
    return value;
  }

  /** Returns how large all values are together. */
  public synchronized int taken() {
    return taken;
  }
}
