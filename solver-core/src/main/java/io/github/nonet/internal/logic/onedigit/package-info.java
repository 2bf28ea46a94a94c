/**
 * Patterns of one digit that are no fish: strong links, empty rectangles, colours; not exported.
 */
package io.github.nonet.internal.logic.onedigit;
