package io.github.nonet.benchmarks.results;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A bar chart on a logarithmic scale, as SVG. Nothing in it depends on the fonts of the machine, so
 * the same data make the same picture everywhere.
 *
 * @param name the file name without ending
 * @param title the quantity that is shown, with its unit
 * @param categories the groups of bars
 * @param series the bars of each colour, one a category
 */
record Chart(String name, String title, List<String> categories, Map<String, List<Bar>> series) {
  /*
   * The picture, in units of about a pixel, as the template has it:
   *
   *                title
   *     10,000  +-----------------------+  TOP
   *      1,000  |  ##    ##             |
   *        100  |  ## ## ## ##     ##   |
   *             +-----------------------+  BOTTOM
   *           LEFT  category  category  RIGHT
   *              # series   # series
   */
  private static final double LEFT = 100;
  private static final double RIGHT = 940;
  private static final double TOP = 50;
  private static final double BOTTOM = 368;
  private static final double MIDDLE = 480;
  private static final double LEGEND_STEP = 170;

  /** The share of a category's width that its bars fill. */
  private static final double FILLED = 0.85;

  /** Readable on light and on dark, and apart for most of the colour-blind. */
  private static final List<String> COLOURS =
      List.of("#1F9E89", "#E69F00", "#CC5599", "#4C8BF5", "#8B6BD9");

  /** The colours of a page. */
  enum Theme {
    LIGHT("#24292F", "#D0D7DE", "#FFFFFF"),
    DARK("#E6EDF3", "#3D444D", "#0D1117");

    final String ink;
    final String grid;
    final String paper;

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

  private record GridLine(double y, double textY, String text) {}

  private record Group(double textX, String text, List<Box> boxes) {}

  private record Box(
      double x, double y, double width, double height, String colour, boolean isHollow) {}

  private record Label(double x, double textX, String colour, String text) {}

  /** Returns the picture. */
  String svg(Theme theme) {
    return Template.CHART.fill(
        Map.of(
            "theme", theme,
            "title", title,
            "grid", IntStream.rangeClosed(lowest(), highest()).mapToObj(this::gridLine).toList(),
            "groups", IntStream.range(0, categories.size()).mapToObj(this::group).toList(),
            "legend", IntStream.range(0, series.size()).mapToObj(this::label).toList(),
            "hasHollow", bars().anyMatch(Bar::isHollow)));
  }

  private GridLine gridLine(int power) {
    double value = Math.pow(10, power);
    String format = "%,." + Math.max(0, -power) + "f";
    return new GridLine(y(value), y(value) + 4, String.format(Locale.ROOT, format, value));
  }

  private Group group(int category) {
    double step = (RIGHT - LEFT) / categories.size();
    double left = LEFT + category * step + step * (1 - FILLED) / 2;
    double width = step * FILLED / series.size();
    List<Bar> own = series.values().stream().map(bars -> bars.get(category)).toList();
    return new Group(
        left + step / 2,
        categories.get(category),
        IntStream.range(0, own.size())
            .filter(i -> !Double.isNaN(own.get(i).value))
            .mapToObj(i -> box(own.get(i), left + i * width, width, i))
            .toList());
  }

  private Box box(Bar bar, double left, double width, int colour) {
    double y = y(bar.value);
    return new Box(left + 1, y, width - 2, BOTTOM - y, COLOURS.get(colour), bar.isHollow);
  }

  private Label label(int i) {
    double x = MIDDLE + LEGEND_STEP * (i - series.size() / 2.0);
    return new Label(x, x + 18, COLOURS.get(i), List.copyOf(series.keySet()).get(i));
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
}
