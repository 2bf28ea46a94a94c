package io.github.nonet.internal;

/** Implemented by the solvers that work with an {@link BoardEngine}. */
public interface EngineSource {
  /** Returns a new engine, which honours interruption in {@link BoardEngine#advance}. */
  BoardEngine newEngine();
}
