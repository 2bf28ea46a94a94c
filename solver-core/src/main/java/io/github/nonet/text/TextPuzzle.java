package io.github.nonet.text;

import io.github.nonet.Board;
import io.github.nonet.Candidates;
import io.github.nonet.Puzzle;
import java.util.Objects;
import java.util.Optional;

/**
 * A puzzle in a text, together with its solution, note and line.
 *
 * <pre>{@code
 * TextPuzzle puzzle = TextPuzzle.of(board).withSolution(solution).withNote("No. 12");
 * }</pre>
 *
 * <p>This class is immutable and thread-safe. Puzzles are equal when all their values are equal.
 *
 * @since 1.0.0
 */
public final class TextPuzzle {
  private final Board puzzle;
  private final Optional<Candidates> marks;
  private final Optional<Board> solution;
  private final String note;
  private final long line;

  TextPuzzle(Puzzle puzzle, Optional<Board> solution, String note, long line) {
    Candidates candidates = puzzle instanceof Candidates given ? given : null;
    this.marks = Optional.ofNullable(candidates);
    this.puzzle = candidates == null ? (Board) puzzle : candidates.board();
    this.solution = solution;
    this.note = note;
    this.line = line;
  }

  /**
   * {@return a puzzle to be written, without solution and note}
   *
   * @param puzzle a board, or candidates, whose pencil marks are written
   */
  public static TextPuzzle of(Puzzle puzzle) {
    return new TextPuzzle(Objects.requireNonNull(puzzle, "puzzle"), Optional.empty(), "", 0);
  }

  private Puzzle shown() {
    return marks.isPresent() ? marks.get() : puzzle;
  }

  /**
   * {@return this puzzle with a solution}
   *
   * @param solution the board that the text gives as its solution; it is not checked
   */
  public TextPuzzle withSolution(Board solution) {
    return new TextPuzzle(shown(), Optional.of(solution), note, line);
  }

  /**
   * {@return this puzzle with a note}
   *
   * @param note a name, a source, a rating, or any other information about it
   */
  public TextPuzzle withNote(String note) {
    return new TextPuzzle(shown(), solution, Objects.requireNonNull(note, "note"), line);
  }

  /** {@return the puzzle: its given and placed digits} */
  public Board puzzle() {
    return puzzle;
  }

  /** {@return the puzzle with the pencil marks that the text gives; empty if it gives none} */
  public Optional<Candidates> marks() {
    return marks;
  }

  /** {@return the solution that the text gives; it is not checked} */
  public Optional<Board> solution() {
    return solution;
  }

  /** {@return the name, description, rating or other information in the text; may be empty} */
  public String note() {
    return note;
  }

  /**
   * {@return the number of the line on which the puzzle starts, counted from 1; 0 if it was not
   * read from a text}
   */
  public long line() {
    return line;
  }

  /**
   * {@return the puzzle with its pencil marks, or if there are none, with all candidates that the
   * rules allow}
   */
  public Candidates candidates() {
    return marks.orElseGet(() -> Candidates.of(puzzle));
  }

  @Override
  public boolean equals(Object o) {
    return o instanceof TextPuzzle other
        && puzzle.equals(other.puzzle)
        && marks.equals(other.marks)
        && solution.equals(other.solution)
        && note.equals(other.note)
        && line == other.line;
  }

  @Override
  public int hashCode() {
    return Objects.hash(puzzle, marks, solution, note, line);
  }

  /** Returns the puzzle, its solution and its note, in one line. */
  @Override
  public String toString() {
    String known = solution.map(board -> " " + board).orElse("");
    return shown() + known + (note.isEmpty() ? "" : " # " + note);
  }
}
