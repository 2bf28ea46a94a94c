/**
 * Chains of links and their conclusions, from X-chains to forcing nets.
 *
 * <p>{@link io.github.nonet.internal.logic.chain.Implications} lists the immediate consequences of
 * a candidate that is true or false. Loops, alternating inference chains and forcing chains search
 * it.
 */
package io.github.nonet.internal.logic.chain;
