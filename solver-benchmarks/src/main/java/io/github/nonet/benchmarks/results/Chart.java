package io.github.nonet.benchmarks.results;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;

/**
 * A bar chart on a logarithmic scale, as SVG. Nothing in it depends on the fonts of the machine, so
 * the same data make the same picture everywhere.
 *
 * @param name the file name without ending
 * @param title what is shown, with its unit
 * @param categories the groups of bars
 * @param series the bars of each colour, one a category
 */
record Chart(String name, String title, List<String> categories, Map<String, List<Bar>> series) {
  /*
   * The picture, in units of about a pixel:
   *
   *                title
   *     10,000  +-----------------------+  TOP
   *      1,000  |  ##    ##             |
   *        100  |  ## ## ## ##     ##   |
   *             +-----------------------+  BOTTOM
   *           LEFT  category  category  RIGHT
   *              # series   # series
   */
  private static final int WIDTH = 960;
  private static final int HEIGHT = 480;
  private static final int LEFT = 100;
  private static final int RIGHT = WIDTH - 20;
  private static final int TOP = 50;
  private static final int BOTTOM = 368;
  private static final int LEGEND = HEIGHT - 22;
  private static final int LEGEND_STEP = 170;
  private static final int SWATCH = 12;

  /** The share of a category's width that its bars fill. */
  private static final double FILLED = 0.85;

  /** Readable on light and on dark, and apart for most of the colour-blind. */
  private static final List<String> COLOURS =
      List.of("#1F9E89", "#E69F00", "#CC5599", "#4C8BF5", "#8B6BD9");

  private static final String HOLLOW_NOTE =
      "hollow: some puzzles were given up at the guess limit; the true figure is lower";

  /** The colours of a page. */
  enum Theme {
    LIGHT("#24292F", "#D0D7DE", "#FFFFFF"),
    DARK("#E6EDF3", "#3D444D", "#0D1117");

    private final String ink;
    private final String grid;
    private final String paper;

    Theme(String ink, String grid, String paper) {
      this.ink = ink;
      this.grid = grid;
      this.paper = paper;
    }
  }

  /** A bar; the value of {@link #NONE} is not a number. */
  record Bar(double value, boolean isHollow) {
    static final Bar NONE = new Bar(Double.NaN, false);
  }

  /** Returns the picture. */
  String svg(Theme theme) {
    List<String> lines = new ArrayList<>();
    lines.add(
        format(
            "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 %d %d' width='%1$d'"
                + " height='%2$d' font-family='sans-serif' font-size='13' fill='%s'>",
            WIDTH, HEIGHT, theme.ink));
    lines.add(format("<rect width='100%%' height='100%%' fill='%s'/>", theme.paper));
    lines.add(text(WIDTH / 2.0, 28, "middle", title + " (log scale)", " font-weight='bold'"));
    for (int power = lowest(); power <= highest(); power++) {
      double y = y(Math.pow(10, power));
      lines.add(
          format(
              "<path d='M%d %.1fH%d' stroke='%s' stroke-width='0.6'/>",
              LEFT, y, RIGHT, theme.grid));
      lines.add(
          text(
              LEFT - 8,
              y + 4,
              "end",
              power < 0
                  ? "0." + "0".repeat(-power - 1) + "1"
                  : String.format(Locale.ROOT, "%,.0f", Math.pow(10, power)),
              ""));
    }
    addBars(lines);
    addLegend(lines);
    return String.join("\n", lines) + "\n</svg>\n";
  }

  private void addBars(List<String> lines) {
    double step = (double) (RIGHT - LEFT) / categories.size();
    double width = step * FILLED / series.size();
    for (int category = 0; category < categories.size(); category++) {
      double left = LEFT + category * step + step * (1 - FILLED) / 2;
      String turn = format(" transform='rotate(-30 %.1f %d)'", left + step / 2, BOTTOM + 15);
      lines.add(text(left + step / 2, BOTTOM + 15, "end", categories.get(category), turn));
      int colour = 0;
      for (List<Bar> bars : series.values()) {
        Bar bar = bars.get(category);
        if (!Double.isNaN(bar.value)) {
          lines.add(bar(bar, left + colour * width, width, COLOURS.get(colour)));
        }
        colour++;
      }
    }
  }

  private String bar(Bar bar, double left, double width, String colour) {
    double y = y(bar.value);
    return format(
        "<rect x='%.1f' y='%.1f' width='%.1f' height='%.1f' stroke='%s' fill='%5$s'%s/>",
        left + 1, y, width - 2, BOTTOM - y, colour, bar.isHollow ? " fill-opacity='0.15'" : "");
  }

  private void addLegend(List<String> lines) {
    double x = (WIDTH - (double) LEGEND_STEP * series.size()) / 2;
    int colour = 0;
    for (String label : series.keySet()) {
      lines.add(
          format(
              "<rect x='%.1f' y='%d' width='%d' height='%3$d' fill='%s'/>",
              x, LEGEND - SWATCH + 1, SWATCH, COLOURS.get(colour++)));
      lines.add(text(x + SWATCH + 6, LEGEND, "start", label, ""));
      x += LEGEND_STEP;
    }
    if (bars().anyMatch(Bar::isHollow)) {
      lines.add(text(WIDTH / 2.0, HEIGHT - 5, "middle", HOLLOW_NOTE, " font-size='11'"));
    }
  }

  private double y(double value) {
    double share = (Math.log10(value) - lowest()) / (highest() - lowest());
    return BOTTOM - share * (BOTTOM - TOP);
  }

  /** Returns the power of ten below all values. */
  private int lowest() {
    return (int) Math.floor(bars().mapToDouble(bar -> Math.log10(bar.value)).min().orElse(0));
  }

  /** Returns the power of ten above all values. */
  private int highest() {
    double most = bars().mapToDouble(bar -> Math.log10(bar.value)).max().orElse(1);
    return Math.max(lowest() + 1, (int) Math.ceil(most));
  }

  private Stream<Bar> bars() {
    return series.values().stream().flatMap(List::stream).filter(bar -> !Double.isNaN(bar.value));
  }

  private static String text(double x, double y, String anchor, String text, String attributes) {
    return format(
        "<text x='%.1f' y='%.1f' text-anchor='%s'%s>%s</text>", x, y, anchor, attributes, text);
  }

  private static String format(String format, Object... arguments) {
    return String.format(Locale.ROOT, format, arguments);
  }
}
