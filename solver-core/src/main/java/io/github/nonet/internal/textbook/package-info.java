/**
 * The engines of the textbook strategies and of exact cover: bytes in, bytes out.
 *
 * <p>{@link io.github.nonet.internal.textbook.Backtracking} is the search loop of the three
 * textbook strategies, and each strategy is one short class: the data it keeps, and three methods
 * that the loop calls. {@link io.github.nonet.internal.textbook.ExactCoverEngine} has a search of
 * its own. {@link io.github.nonet.internal.textbook.TextbookEngine} reads the puzzle and keeps the
 * solution for all four.
 */
package io.github.nonet.internal.textbook;
