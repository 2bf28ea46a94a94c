package io.github.nonet;

/**
 * A 9x9 puzzle to solve, count or rate: a {@link Board}, whose cells are clues or empty, or {@link
 * Candidates}, which may have fewer pencil marks than the clues allow.
 *
 * <p>{@link Candidates#of(Puzzle)} returns the candidates of either. Both are immutable and
 * thread-safe.
 *
 * @since 1.0.0
 */
public sealed interface Puzzle permits Board, Candidates {}
