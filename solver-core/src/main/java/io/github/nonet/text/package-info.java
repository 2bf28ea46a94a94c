/**
 * Puzzles as files hold them: strings in, boards out. Nothing here reads or writes a file.
 *
 * <pre>{@code
 * try (Stream<String> lines = Files.lines(path)) {
 *   PuzzleFormat.readAny(lines, fault -> System.err.println(fault.getMessage()))
 *       .forEach(puzzle -> System.out.println(puzzle.line() + " " + puzzle.puzzle()));
 * }
 * }</pre>
 *
 * <p>{@link io.github.nonet.text.PuzzleFormat} reads and writes the forms of other programs. {@link
 * io.github.nonet.text.PuzzleFormat#lines} cuts a text of strangers into lines, none of which can
 * fill the memory. {@link io.github.nonet.text.BoardPicture} draws a board for a page.
 *
 * <p>A later version reads all that this one reads and writes. It may draw other pictures.
 */
@NullMarked
package io.github.nonet.text;

import org.jspecify.annotations.NullMarked;
