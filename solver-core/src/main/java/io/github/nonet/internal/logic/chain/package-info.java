/**
 * Chains of links and what they prove, from X-chains to forcing nets.
 *
 * <p>{@link io.github.nonet.internal.logic.chain.Implications} says what follows at once from a
 * candidate that is true or false. Loops, alternating inference chains and forcing chains search
 * it.
 */
package io.github.nonet.internal.logic.chain;
