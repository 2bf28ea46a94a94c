package io.github.nonet.benchmarks.results;

import com.samskivert.mustache.Mustache;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/** The texts around the figures, which are files in Mustache. */
enum Template {
  PAGE,
  REGION,
  CHART;

  private static final Mustache.Compiler COMPILER =
      Mustache.compiler()
          .escapeHTML(false)
          .withLoader(Template::open)
          .withFormatter(Template::format);

  private static Reader open(String name) {
    return new InputStreamReader(
        Template.class.getResourceAsStream(name + ".mustache"), StandardCharsets.UTF_8);
  }

  private static String format(Object value) {
    String format = value instanceof Double ? "%.1f" : value instanceof Number ? "%,d" : "%s";
    return String.format(Locale.ROOT, format, value);
  }

  String fill(Object values) {
    return COMPILER.loadTemplate(name().toLowerCase(Locale.ROOT)).execute(values);
  }
}
