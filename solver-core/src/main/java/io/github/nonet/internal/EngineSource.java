package io.github.nonet.internal;

/** Implemented by the solvers of all algorithms. */
public interface EngineSource {
  /**
   * Returns a new engine under guard: {@link Engine#advance} throws {@link
   * io.github.nonet.SearchInterruptedException} within 10 ms when its thread is interrupted.
   */
  Engine newEngine();
}
