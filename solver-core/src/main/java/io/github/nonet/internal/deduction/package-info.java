/**
 * The techniques by which people solve grids of any rules, on sets of candidates as bits: {@code
 * GridStepSolver} asks each {@code GridFinder} about the {@code GridState}.
 *
 * <p>{@code internal.logic} is separate for good reason: it finds all steps of a board in HoDoKu's
 * order, on sets of cells as two longs. This package finds only the next step in the units that
 * have changed, thousands a second, as digging needs it.
 */
package io.github.nonet.internal.deduction;
