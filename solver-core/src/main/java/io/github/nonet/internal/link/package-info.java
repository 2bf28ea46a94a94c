/**
 * Puzzles and games as short texts for links: {@code LinkWriter} and {@code LinkReader} know bits,
 * {@code Play} what a player did, {@code PlayerMarks} what a player marked, {@code RulesLink}
 * rules; {@code GridLink} is the whole text of a grid.
 */
package io.github.nonet.internal.link;
