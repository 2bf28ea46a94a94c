/**
 * Proofs of the steps on boards, line by line, made when a user requests them.
 *
 * <p>Each family of reasons has a class that states facts and their units; {@link
 * io.github.nonet.internal.logic.proof.BoardProof} finds the causes, and leaves out everything that
 * is not needed.
 */
package io.github.nonet.internal.logic.proof;
