/** Proofs of boards and grids in words. */
package io.github.nonet.internal.proof;
