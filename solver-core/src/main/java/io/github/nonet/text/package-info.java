/**
 * Reads and writes the formats of puzzle files, as strings. Nothing here opens a file.
 *
 * <pre>{@code
 * try (Stream<String> lines = Files.lines(path)) {
 *   PuzzleFormat.readAny(lines, fault -> System.err.println(fault.getMessage()))
 *       .forEach(puzzle -> System.out.println(puzzle.line() + " " + puzzle.puzzle()));
 * }
 * }</pre>
 *
 * <p>{@link io.github.nonet.text.PuzzleFormat} reads and writes the formats of other programs.
 * {@link io.github.nonet.text.PuzzleFormat#lines} cuts untrusted text into lines, none of which can
 * fill the memory. {@link io.github.nonet.text.BoardPicture} draws a board for a web page.
 *
 * <p>Later versions read everything that this one reads and writes, but may draw different
 * pictures.
 */
@NullMarked
package io.github.nonet.text;

import org.jspecify.annotations.NullMarked;
