/**
 * The names of the parts of a grid and the sentences about a step, in each language.
 *
 * <p>{@code GridNames} names houses, cages and constraints. {@code GridStepText} takes the sentence
 * of a technique from the bundle; {@code GridWords} and {@code FormWords} fill it. {@code
 * BreachText} describes the breach of a constraint.
 */
package io.github.nonet.internal.words;
