/**
 * The techniques by which people solve grids of any rules, on sets of candidates as bits: {@code
 * GridStepSolver} asks each {@code GridFinder} about the {@code GridState}.
 *
 * <p>{@code internal.logic} is rightly another: it finds all steps of a board in the order of
 * HoDoKu, on two longs. This one finds the next step of the units that have changed, thousands a
 * second, as digging needs it.
 */
package io.github.nonet.internal.deduction;
