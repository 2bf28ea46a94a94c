/**
 * The engines of the textbook strategies and of exact cover: bytes in, bytes out.
 *
 * <p>Each strategy is one class, which can be read alone: it holds what the strategy knows about
 * the board and the search that uses it. {@link io.github.nonet.internal.textbook.Backtracking}
 * holds what is the same for three of them: the puzzle, the path, the solution.
 */
package io.github.nonet.internal.textbook;
