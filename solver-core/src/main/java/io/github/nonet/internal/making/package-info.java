/**
 * Makes puzzles of any rules: a {@code GridRequest} says what is asked for, {@code GridMaking}
 * makes attempts until a {@code Draft} has it or the time is over.
 *
 * <p>An attempt is one of three: {@code GridDigging} takes clues from a solution, {@code
 * GridPatternClimb} changes clues in given cells, {@code KillerMaking} cuts cages.
 */
package io.github.nonet.internal.making;
