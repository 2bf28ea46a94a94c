package io.github.nonet;

/** A thread that chooses its number, and so its slot in the pools of engines. */
final class NumberedThread extends Thread {
  private final long id;

  NumberedThread(Runnable task, long id) {
    super(task);
    this.id = id;
  }

  @Override
  @SuppressWarnings("deprecation") // JDK 19 and newer have threadId, which cannot be overridden
  public long getId() {
    return id;
  }
}
