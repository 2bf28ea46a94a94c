/**
 * The library for a page: static methods that take and give texts, so that JavaScript can call
 * them.
 *
 * <p>They have no state. A game is a text, so a page that keeps the texts can undo what was done.
 */
@NullMarked
package io.github.nonet.playground;

import org.jspecify.annotations.NullMarked;
