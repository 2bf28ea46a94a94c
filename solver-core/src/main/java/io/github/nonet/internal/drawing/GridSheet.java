package io.github.nonet.internal.drawing;

import static io.github.nonet.internal.drawing.Svg.CELL;
import static io.github.nonet.internal.drawing.Svg.fill;
import static io.github.nonet.internal.drawing.Svg.stroke;

import io.github.nonet.internal.groups.Structure;
import io.github.nonet.internal.groups.Structure.UnitKind;
import io.github.nonet.internal.rules.GridLayout;
import io.github.nonet.internal.rules.RulesTables;
import java.util.List;

/** Draws what grids have and boards have not: tints, diagonals, constraints and cages. */
public final class GridSheet extends Sheet {
  /** How far within its cells the line around a cage runs, and how much more the next one. */
  private static final double INSET = 3;

  private static final double MORE_INSET = 2;

  private static final String WINDOW = "#d6e4f0";

  /** Light colours that differ in hue and in lightness. */
  private static final List<String> TINTS =
      List.of(
          "#fbe0c8", "#d5ebd0", "#e2daf0", "#faf3bd", "#cfe8ee", "#f6d3dd", "#dedede", "#c9dcc0",
          "#f3e3d3");

  private final List<GridLayout.NamedGroup> groups;
  private final LineSvg lines;

  public GridSheet(RulesTables rules, Drawing drawing, Shown shown) {
    super(drawing, shown, false);
    groups = rules.layout.groups;
    lines = new LineSvg(drawing, rules.constraints);
  }

  /** Returns a cell outside the grid that has numbers. */
  @Override
  int margin(int where) {
    return lines.outside.isOn(where) ? CELL : super.margin(where);
  }

  @Override
  void drawBelow() {
    int own = 0;
    for (GridLayout.NamedGroup group : groups) {
      if (group.kind() == UnitKind.OTHER) {
        boolean isWindow = group.label().what().isShaded();
        String tint = isWindow ? WINDOW : TINTS.get(own++ % TINTS.size());
        for (int cell : group.cells()) {
          square(svg, fill(tint) + " fill-opacity=\"0.8\"" + drawing.named("nonet-group"), cell);
        }
      }
    }
    addGroup("nonet-lines", lines.below);
    for (GridLayout.NamedGroup group : groups) {
      if (group.kind() == UnitKind.DIAGONAL) {
        drawDiagonal(group.cells());
      }
    }
  }

  /** Draws a diagonal from corner to corner. */
  private void drawDiagonal(int[] cells) {
    int last = cells[cells.length - 1];
    int height = top(last) - top(cells[0]);
    int up = height > 0 ? 0 : CELL;
    svg.path(
        stroke("#9bb", 1.5) + drawing.named("nonet-diagonal"),
        "M"
            + Svg.pair(left(cells[0]), top(cells[0]) + up)
            + "l"
            + Svg.pair(left(last) + CELL - left(cells[0]), height + CELL - 2 * up));
  }

  /** Draws each cage within those before it whose cells it shares. */
  @Override
  void drawBetween() {
    int[] depths = new int[places.cells()];
    for (Structure.Cage cage : drawing.cages()) {
      double inset = INSET + MORE_INSET * depth(depths, cage.cells());
      svg.path(
          stroke("#345", 0.9) + " stroke-dasharray=\"3 2\"" + drawing.named("nonet-cage"),
          CageOutline.path(places, cage.cells(), inset));
    }
  }

  @Override
  void drawAbove() {
    addGroup("nonet-signs", lines.above);
    addGroup("nonet-outside", lines.outside.draw());
  }

  /** Draws the sums in the corners of the cages; of several in one cell each after the other. */
  @Override
  void drawSums() {
    int[] before = new int[places.cells()];
    for (Structure.Cage cage : drawing.cages()) {
      int corner = cage.cells()[0];
      if (cage.sum() != 0) {
        double x = left(corner) + 1.5 + before[corner]++ * 1.5 * SUM_HEIGHT;
        String look =
            " text-anchor=\"start\" stroke=\"#fff\" stroke-width=\"2\" paint-order=\"stroke\""
                + drawing.named("nonet-sum");
        svg.text(look, x, top(corner) + 0.64 * SUM_HEIGHT, SUM_HEIGHT, String.valueOf(cage.sum()));
      }
    }
  }
}
