/**
 * The engine that holds the candidates of a whole board in 18 words of 64 bits: {@link
 * io.github.nonet.internal.bitboard.Layout} draws where they are, {@link
 * io.github.nonet.internal.bitboard.RoundSteps} deduces for many cells at once, {@link
 * io.github.nonet.internal.bitboard.Kernel} repeats the rules, and {@link
 * io.github.nonet.internal.bitboard.Choice} chooses where to guess.
 */
package io.github.nonet.internal.bitboard;
