package io.github.nonet.internal;

/** Implemented by the solvers that work with an {@link Engine}. */
public interface EngineSource {
  /** Returns a new engine, which honours interruption in {@link Engine#advance}. */
  Engine newEngine();
}
