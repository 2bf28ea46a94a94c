package io.github.nonet.benchmarks;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.stream.DoubleStream;
import org.knowm.xchart.CategoryChart;
import org.knowm.xchart.CategoryChartBuilder;
import org.knowm.xchart.VectorGraphicsEncoder;
import org.knowm.xchart.VectorGraphicsEncoder.VectorGraphicsFormat;
import org.knowm.xchart.style.CategoryStyler;
import org.knowm.xchart.style.Styler.LegendLayout;
import org.knowm.xchart.style.Styler.LegendPosition;

/**
 * A bar chart on a logarithmic scale.
 *
 * @param name the file name without ending
 * @param title what is shown, with its unit
 * @param categories the groups of bars
 * @param series the bars of each colour: one value a category, {@link Double#NaN} for none
 */
record Chart(String name, String title, List<String> categories, Map<String, List<Double>> series) {
  /** The colours of a page. */
  enum Theme {
    LIGHT(new Color(0x24292F), new Color(0xD0D7DE), new Color(0xFFFFFF)),
    DARK(new Color(0xE6EDF3), new Color(0x3D444D), new Color(0x0D1117));

    private final Color ink;
    private final Color grid;
    private final Color paper;

    Theme(Color ink, Color grid, Color paper) {
      this.ink = ink;
      this.grid = grid;
      this.paper = paper;
    }
  }

  /** Readable on light and on dark, and apart for most of the colour-blind. */
  private static final Color[] BARS = {
    new Color(0x1F9E89),
    new Color(0xE69F00),
    new Color(0xCC5599),
    new Color(0x4C8BF5),
    new Color(0x8B6BD9)
  };

  private static final int WIDTH = 960;
  private static final int HEIGHT = 480;
  private static final int LABEL_ROTATION = 30;

  /** Returns the picture as SVG. */
  String svg(Theme theme) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    VectorGraphicsEncoder.saveVectorGraphic(draw(theme), out, VectorGraphicsFormat.SVG);
    return out.toString(StandardCharsets.UTF_8);
  }

  CategoryChart draw(Theme theme) {
    CategoryChart chart =
        new CategoryChartBuilder()
            .width(WIDTH)
            .height(HEIGHT)
            .title(title + " (log scale)")
            .build();
    style(chart.getStyler(), theme);
    double bottom = bottom();
    chart.getStyler().setYAxisMin(bottom).setYAxisMax(top());
    series.forEach((label, values) -> chart.addSeries(label, categories, drawable(values, bottom)));
    return chart;
  }

  /** Returns the values, with a bar of no height for those that are missing. */
  private static List<Double> drawable(List<Double> values, double bottom) {
    return values.stream().map(value -> value.isNaN() ? bottom : value).toList();
  }

  /** Returns the power of ten below all values. */
  private double bottom() {
    return Math.pow(10, Math.floor(Math.log10(known().min().orElse(1))));
  }

  /** Returns the power of ten above all values. */
  private double top() {
    return Math.pow(10, Math.ceil(Math.log10(known().max().orElse(10))));
  }

  private DoubleStream known() {
    return series.values().stream()
        .flatMap(List::stream)
        .mapToDouble(Double::doubleValue)
        .filter(value -> !Double.isNaN(value));
  }

  private static void style(CategoryStyler styler, Theme theme) {
    Font font = new Font(Font.SANS_SERIF, Font.PLAIN, 13);
    styler.setYAxisLogarithmic(true);
    styler.setYAxisDecimalPattern("#,##0.###");
    styler.setPlotGridVerticalLinesVisible(false);
    styler.setXAxisLabelRotation(LABEL_ROTATION);
    styler.setAvailableSpaceFill(0.85);
    styler.setLegendPosition(LegendPosition.OutsideS);
    styler.setLegendLayout(LegendLayout.Horizontal);
    styler.setSeriesColors(BARS);
    styler.setChartTitleFont(font.deriveFont(Font.BOLD, 15));
    styler.setAxisTickLabelsFont(font);
    styler.setLegendFont(font);
    styler.setChartFontColor(theme.ink);
    styler.setAxisTickLabelsColor(theme.ink);
    styler.setAxisTickMarksColor(theme.grid);
    styler.setPlotGridLinesColor(theme.grid);
    styler.setPlotGridLinesStroke(new BasicStroke(0.6f));
    styler.setPlotBorderColor(theme.grid);
    styler.setChartBackgroundColor(theme.paper);
    styler.setPlotBackgroundColor(theme.paper);
    styler.setLegendBackgroundColor(theme.paper);
    styler.setLegendBorderColor(theme.paper);
  }
}
