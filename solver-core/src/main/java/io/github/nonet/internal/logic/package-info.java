/**
 * How the techniques of {@link io.github.nonet.logic} find their steps; not exported.
 *
 * <p>{@link io.github.nonet.internal.logic.State} is what they search, {@link
 * io.github.nonet.internal.logic.Finder} is what they are, {@link
 * io.github.nonet.internal.logic.Finders} lists them.
 */
package io.github.nonet.internal.logic;
