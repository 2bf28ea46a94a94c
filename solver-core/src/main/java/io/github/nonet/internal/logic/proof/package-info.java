/**
 * Proofs of the steps on boards, line by line, made when a user asks for them.
 *
 * <p>{@link io.github.nonet.internal.logic.proof.BoardProof} is told what holds and by which units;
 * it finds the causes itself, and leaves out what is not needed. A class for each family of reasons
 * tells it what to say.
 */
package io.github.nonet.internal.logic.proof;
