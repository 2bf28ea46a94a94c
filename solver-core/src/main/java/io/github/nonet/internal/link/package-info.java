/** Puzzles and games as short texts of characters that a link may have. */
package io.github.nonet.internal.link;
