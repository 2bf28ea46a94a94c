/** What the packages of this module share and nobody else may use: it is not exported. */
package io.github.nonet.internal.bitboard;
