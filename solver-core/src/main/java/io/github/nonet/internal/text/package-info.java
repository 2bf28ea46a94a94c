/**
 * Reads and writes the text of puzzles. It knows characters and digits, but no boards: the public
 * types are made from its results.
 *
 * <p>{@code Alphabet} defines which characters are cells. {@code BoardReader}, {@code
 * CandidatesReader} and their helpers turn a text into digits; {@code BoardWriter} and {@code
 * CandidatesWriter} turn digits into a text. A reader throws a {@code TextFaultException}, which no
 * caller of the library sees: {@code parse} turns its {@code TextFault} into the public exception.
 */
package io.github.nonet.internal.text;
