package org.teavm.classlib.java.util.concurrent.atomic;

/** {@code AtomicReferenceArray} where there is one thread: an array. */
public class TAtomicReferenceArray<E> {
  private final Object[] values;

  public TAtomicReferenceArray(int length) {
    values = new Object[length];
  }

  @SuppressWarnings("unchecked")
  public final E get(int index) {
    return (E) values[index];
  }

  public final void set(int index, E value) {
    values[index] = value;
  }

  @SuppressWarnings("unchecked")
  public final E getAndSet(int index, E value) {
    E before = (E) values[index];
    values[index] = value;
    return before;
  }
}
