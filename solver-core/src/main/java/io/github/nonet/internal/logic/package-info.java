/**
 * How the techniques for boards find their steps.
 *
 * <p>{@link io.github.nonet.internal.logic.State} is what they search, {@link
 * io.github.nonet.internal.logic.Finder} is what they are, {@link
 * io.github.nonet.internal.logic.Finders} lists them.
 *
 * <p>{@code internal.deduction} is rightly another: it finds the next step of a grid of any rules,
 * thousands a second, where this one finds all steps of a board in the order of HoDoKu.
 */
package io.github.nonet.internal.logic;
