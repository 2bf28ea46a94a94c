package io.github.nonet.variant;

import java.util.Objects;

/**
 * A picture of a grid as SVG.
 *
 * <pre>{@code
 * String svg = GridPicture.of(puzzle).size(600).toSvg();
 * String marks = GridPicture.of(GridCandidates.of(puzzle)).toSvg();
 * }</pre>
 *
 * <p>Thick lines stand between boxes and regions, dashed lines around cages, with the sum in the
 * corner. Windows and other groups are tinted, diagonals drawn through.
 *
 * <p>A program can find and colour what it wants by attributes. {@code data-cell} is the number of
 * a cell: of its {@code rect}, and of the {@code text} of its value and its candidates. {@code
 * data-value} is the number that such a text stands for. A click on a cell hits one of these
 * elements; the lines let it through.
 *
 * <p>This class is immutable and thread-safe: each option returns another picture.
 *
 * @since 1.0.0
 */
public final class GridPicture {
  private static final int DEFAULT_SIZE = 450;
  private static final int SMALLEST = 90;
  private static final int LARGEST = 10_000;

  private final Drawing drawing;

  private GridPicture(Drawing drawing) {
    this.drawing = drawing;
  }

  /**
   * {@return the picture of a grid whose values are all clues, 450 wide}
   *
   * @param grid any grid
   */
  public static GridPicture of(Grid grid) {
    Objects.requireNonNull(grid, "grid");
    byte[] values = grid.values;
    return new GridPicture(
        new Drawing(grid.rules, values, values, new int[values.length], DEFAULT_SIZE));
  }

  /**
   * {@return the picture of a grid with its pencil marks, 450 wide} Given values are bold, placed
   * ones are not, and candidates are small.
   *
   * @param candidates any candidates
   */
  public static GridPicture of(GridCandidates candidates) {
    Objects.requireNonNull(candidates, "candidates");
    int[] marks = candidates.toSets();
    byte[] values = new byte[marks.length];
    byte[] clues = new byte[marks.length];
    for (int cell = 0; cell < marks.length; cell++) {
      values[cell] = (byte) candidates.value(cell);
      clues[cell] = candidates.isGiven(cell) ? values[cell] : 0;
      marks[cell] = values[cell] == 0 ? marks[cell] : 0;
    }
    return new GridPicture(new Drawing(candidates.rules(), values, clues, marks, DEFAULT_SIZE));
  }

  /**
   * {@return the picture with the values of these cells as clues, which are bold; the others are
   * not}
   *
   * @param puzzle the clues, with the same rules
   * @throws IllegalArgumentException if the puzzle has other rules
   */
  public GridPicture clues(Grid puzzle) {
    Objects.requireNonNull(puzzle, "puzzle");
    if (!puzzle.rules.equals(drawing.rules())) {
      throw new IllegalArgumentException(
          "puzzle has other rules (" + puzzle.rules + "); expected " + drawing.rules());
    }
    return new GridPicture(
        new Drawing(
            drawing.rules(), drawing.values(), puzzle.values, drawing.marks(), drawing.size()));
  }

  /**
   * {@return the picture with another width} The height follows.
   *
   * @param pixels 90 to 10,000
   * @throws IllegalArgumentException if it is not
   */
  public GridPicture size(int pixels) {
    if (pixels < SMALLEST || pixels > LARGEST) {
      throw new IllegalArgumentException("pixels is " + pixels + "; expected 90 to 10000");
    }
    return new GridPicture(
        new Drawing(drawing.rules(), drawing.values(), drawing.clues(), drawing.marks(), pixels));
  }

  /** {@return an SVG image, which can stand in a page or in a file of its own} */
  public String toSvg() {
    return new GridSvg(drawing).draw();
  }
}
