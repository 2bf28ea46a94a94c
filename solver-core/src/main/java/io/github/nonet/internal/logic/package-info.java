/**
 * The finders of steps on boards.
 *
 * <p>Each technique is a {@link io.github.nonet.internal.logic.Finder}, which searches a {@link
 * io.github.nonet.internal.logic.State}; {@link io.github.nonet.internal.logic.Finders} lists them
 * all.
 *
 * <p>{@code internal.deduction} is separate for good reason: it finds only the next step of a grid
 * of any rules, thousands a second, while this package finds all steps of a board, in HoDoKu's
 * order.
 */
package io.github.nonet.internal.logic;
