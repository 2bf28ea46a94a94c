package io.github.nonet.internal.drawing;

/**
 * Where the candidates of a cell are written: in rows, below the sums of cages. All numbers are in
 * units of the picture.
 *
 * <pre>
 *   pad  | 1 2 3
 *        | 4 5 6     each in a field of width and height
 * </pre>
 *
 * @param across how many are in a row
 * @param size the height of the characters
 */
record MarkPlaces(int across, double pad, double head, double width, double height, double size) {
  /** Returns the places in a cell. */
  static MarkPlaces of(int symbols, int cell, double pad, double head) {
    int across = (int) Math.ceil(Math.sqrt(symbols));
    int down = (symbols + across - 1) / across;
    double width = (cell - 2 * pad) / across;
    double height = (cell - 2 * pad - head) / down;
    return new MarkPlaces(across, pad, head, width, height, Math.min(width, height) * 0.95);
  }

  /** Returns the middle of a candidate, from the left of the cell. */
  double x(int value) {
    return pad + ((value - 1) % across + 0.5) * width;
  }

  /** Returns the middle of a candidate, from the top of the cell. */
  double y(int value) {
    return pad + head + ((value - 1) / across + 0.5) * height;
  }
}
