/** Reasons that hold only in puzzles with one solution; not exported. */
package io.github.nonet.internal.logic.unique;
