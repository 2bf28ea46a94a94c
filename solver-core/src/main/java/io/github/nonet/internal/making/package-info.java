/**
 * Makes puzzles of any rules: {@code GridMaking} makes attempts until a {@code Draft} fulfils the
 * {@code GridRequest} or the time is over.
 *
 * <p>An attempt is one of three: {@code GridDigging} takes clues from a solution, {@code
 * GridPatternClimb} changes clues in given cells, {@code KillerMaking} cuts cages.
 */
package io.github.nonet.internal.making;
