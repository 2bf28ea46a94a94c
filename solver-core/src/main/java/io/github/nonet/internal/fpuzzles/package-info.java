/**
 * Reads puzzles of the editors f-puzzles and SudokuPad: {@code PuzzleLink} and {@code JsonReader}
 * make data of a text, {@code FPuzzlesReader} and {@code SudokuPadReader} make rules of the data,
 * which {@code JsonValue} refuses with its place where it is not as expected. {@code
 * FPuzzlesWriter} writes what {@code FPuzzlesReader} reads.
 */
package io.github.nonet.internal.fpuzzles;
