/**
 * Puzzles as files hold them: strings in, boards out. Nothing here reads or writes a file.
 *
 * <pre>{@code
 * try (Stream<String> lines = Files.lines(path)) {
 *   PuzzleFormat.readAny(lines, fault -> System.err.println(fault.getMessage()))
 *       .forEach(puzzle -> System.out.println(puzzle.line() + " " + puzzle.puzzle()));
 * }
 * }</pre>
 */
@NullMarked
package io.github.nonet.text;

import org.jspecify.annotations.NullMarked;
