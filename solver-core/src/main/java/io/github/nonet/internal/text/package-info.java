/**
 * Reads and writes the text of puzzles. It knows characters and digits, but no boards: the types
 * that people call are made of what it returns.
 *
 * <p>{@code Alphabet} says which characters are cells. {@code BoardReader}, {@code
 * CandidatesReader} and those that they ask make digits of a text; {@code BoardWriter} and {@code
 * CandidatesWriter} make a text of digits. A reader throws a {@code TextFaultException}, which no
 * caller of the library sees: {@code parse} makes the public exception of its {@code TextFault}.
 */
package io.github.nonet.internal.text;
