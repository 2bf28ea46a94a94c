/** Reads the texts of links to puzzles: compressed, and as JSON. */
package io.github.nonet.internal.fpuzzles;
