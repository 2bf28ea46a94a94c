/**
 * Rates puzzles as Sudoku Explainer 1.2.1 does. It works on digits as bytes and knows no board.
 *
 * <p>{@code Explainer} tries the techniques in the order of the original, each in a class of its
 * own, on {@code Marks}, the candidates in two views. Those up to 6.2 find one {@code Deduction}.
 * {@code SingleChains} works on {@code Links} with {@code Reach} and {@code Cycles}; {@code
 * AssumptionChains} compares the {@code Consequences} of an {@code Assumption}; {@code
 * NestedPatterns}, {@code NestedSingles} and {@code NestedChains} find patterns and chains within
 * one.
 */
package io.github.nonet.internal.explainer;
