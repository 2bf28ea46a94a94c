package io.github.nonet.variant;

/**
 * A puzzle of any {@link Rules} to solve, count or rate: a {@link Grid}, whose cells are clues or
 * empty, or {@link GridCandidates}, which may have fewer pencil marks than the clues allow.
 *
 * <p>{@link GridCandidates#of(GridPuzzle)} returns the candidates of either. Both are immutable and
 * thread-safe.
 *
 * @since 1.0.0
 */
public sealed interface GridPuzzle permits Grid, GridCandidates {
  /** {@return the rules} */
  Rules rules();
}
