package io.github.nonet.text;

import io.github.nonet.internal.Geometry;

/** Draws a board as SVG: lines, digits, and candidates each at its own place in the cell. */
final class BoardSvg {

  /** Units of the picture: a cell has 30, and a margin goes round the board for its thick lines. */
  private static final int CELL = 30;

  private static final int MARGIN = 2;
  private static final int BOARD = Geometry.SIZE * CELL;
  private static final int PICTURE = BOARD + 2 * MARGIN;
  private static final int DIGIT_HEIGHT = 20;
  private static final int CANDIDATE_HEIGHT = 9;

  private final StringBuilder svg = new StringBuilder(10_000);
  private final PictureContent picture;

  private BoardSvg(PictureContent picture) {
    this.picture = picture;
  }

  static String draw(PictureContent picture) {
    return new BoardSvg(picture).draw();
  }

  private String draw() {
    svg.append("<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" width=\"")
        .append(picture.size())
        .append("\" height=\"")
        .append(picture.size())
        .append("\" viewBox=\"")
        .append(-MARGIN + " " + -MARGIN + " " + PICTURE + " " + PICTURE)
        .append("\">\n<title>")
        .append(picture.title())
        .append("</title>\n<rect x=\"-2\" y=\"-2\" width=\"100%\" height=\"100%\" fill=\"#fff\"")
        .append(named("nonet-paper"))
        .append("/>\n<path stroke=\"#888\" stroke-width=\"0.5\"")
        .append(named("nonet-grid"))
        .append(" d=\"")
        .append(lines(1))
        .append("\"/>\n<path stroke=\"#000\" stroke-width=\"2\" stroke-linecap=\"square\"")
        .append(named("nonet-grid"))
        .append(" d=\"")
        .append(lines(Geometry.BOX_SIZE))
        .append("\"/>\n<g font-family=\"sans-serif\" text-anchor=\"middle\" fill=\"#000\">\n");
    for (int cell = 0; cell < Geometry.SIZE * Geometry.SIZE; cell++) {
      drawCell(cell);
    }
    return svg.append("</g>\n</svg>").toString();
  }

  /** Returns every so many lines of the grid, those across first. */
  private static String lines(int step) {
    StringBuilder path = new StringBuilder();
    for (int i = 0; i <= Geometry.SIZE; i += step) {
      path.append("M0 ").append(i * CELL).append('H').append(BOARD);
      path.append('M').append(i * CELL).append(" 0V").append(BOARD);
    }
    return path.toString();
  }

  private void drawCell(int cell) {
    int left = cell % Geometry.SIZE * CELL;
    int top = cell / Geometry.SIZE * CELL;
    String digit = picture.digit(cell);
    if (!digit.isEmpty()) {
      String weight = picture.isClue(cell) ? " font-weight=\"bold\"" : "";
      String more =
          weight + named(picture.isClue(cell) ? "nonet-given" : "nonet-placed") + of(cell);
      drawText(digit, left + CELL / 2, top + CELL / 2 + 7, DIGIT_HEIGHT, more);
    }
    for (int candidate : picture.candidatesAt(cell)) {
      int third = CELL / Geometry.BOX_SIZE;
      int x = left + (candidate - 1) % Geometry.BOX_SIZE * third + third / 2;
      int y = top + (candidate - 1) / Geometry.BOX_SIZE * third + third / 2 + 3;
      String more = " fill=\"#555\"" + named("nonet-mark") + of(cell);
      more += picture.interactive() ? " data-digit=\"" + candidate + "\"" : "";
      drawText(Integer.toString(candidate), x, y, CANDIDATE_HEIGHT, more);
    }
    if (picture.interactive()) {
      drawSurface(cell, left, top);
    }
  }

  /** Draws what takes the clicks on a cell. */
  private void drawSurface(int cell, int left, int top) {
    svg.append("<rect").append(named("nonet-cell")).append(of(cell));
    svg.append(" x=\"").append(left).append("\" y=\"").append(top);
    svg.append("\" width=\"30\" height=\"30\" fill=\"none\" pointer-events=\"all\"/>\n");
  }

  private String named(String name) {
    return picture.interactive() ? " class=\"" + name + "\"" : "";
  }

  private String of(int cell) {
    return picture.interactive() ? " data-cell=\"" + cell + "\"" : "";
  }

  private void drawText(String text, int x, int y, int height, String more) {
    svg.append("<text x=\"").append(x).append("\" y=\"").append(y);
    svg.append("\" font-size=\"").append(height).append('"').append(more).append('>');
    svg.append(text).append("</text>\n");
  }
}
