package io.github.nonet.variant;

/**
 * A puzzle of any {@link Rules} to solve, to count or to rate: a {@link Grid}, whose cells are
 * clues or empty, or {@link GridCandidates}, which may have fewer pencil marks than the clues
 * leave.
 *
 * <p>{@link GridCandidates#of(GridPuzzle)} gives the candidates of either. Both are immutable and
 * thread-safe.
 *
 * @since 1.0.0
 */
public sealed interface GridPuzzle permits Grid, GridCandidates {
  /** {@return the rules} */
  Rules rules();
}
