package io.github.nonet.playground;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Random;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What replaces {@code Formatter} in a browser writes what Java writes. */
class FormatterStubTest {
  private static final String NAME = "org.teavm.classlib.java.util.TFormatter";

  @TempDir Path classes;

  @Test
  void format_isThatOfJava() throws Exception {
    Path source = Path.of("src/stubs/java", NAME.replace('.', '/') + ".java");
    int result =
        ToolProvider.getSystemJavaCompiler()
            .run(null, null, null, "-proc:none", "-d", classes.toString(), source.toString());
    assertThat(result).isZero();
    /* Without a parent, lest it finds TeaVM's own. */
    try (URLClassLoader loader = new URLClassLoader(new URL[] {classes.toUri().toURL()}, null)) {
      Class<?> formatter = loader.loadClass(NAME);
      assertSame(formatter, "", new Object[0]);
      assertSame(formatter, "%s: %d, %s%d", "r1c1", 17, null, Long.MIN_VALUE);
      assertSame(formatter, "U+%04X \\u%04x|%04X", 0xe9, 0xfeff, 0x1f600);
      for (double value : new double[] {0, -0.0, 0.05, -0.05, 0.25, 0.35, 1.15, 2.5, -2.5, 43.95}) {
        assertSame(formatter, "%.1f %.0f", value, value);
      }
      long seed = System.nanoTime();
      Random random = new Random(seed);
      for (int i = 0; i < 20_000; i++) {
        double value = (random.nextInt(40_001) - 20_000) / 20.0 + (i % 2) * random.nextDouble();
        assertSame(formatter, "M%.1f %.0fl", value, value);
        assertSame(formatter, "%.1f%.0f", Math.nextDown(value), Math.nextUp(value));
      }
    }
  }

  private static void assertSame(Class<?> formatter, String format, Object... arguments)
      throws ReflectiveOperationException {
    Object made = formatter.getConstructor(Locale.class).newInstance(Locale.ROOT);
    formatter.getMethod("format", String.class, Object[].class).invoke(made, format, arguments);
    assertThat(made.toString()).isEqualTo(String.format(Locale.ROOT, format, arguments));
  }
}
