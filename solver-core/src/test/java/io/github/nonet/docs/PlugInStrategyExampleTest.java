package io.github.nonet.docs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import io.github.nonet.Tries;
import java.io.PrintWriter;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.regex.Pattern;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.platform.engine.FilterResult;
import org.junit.platform.launcher.LauncherDiscoveryRequest;
import org.junit.platform.launcher.PostDiscoveryFilter;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;
import org.junit.platform.launcher.listeners.SummaryGeneratingListener;

/** The worked example of a third-party strategy passes the published contract suite. */
class PlugInStrategyExampleTest {
  private static final int FEWEST_TESTS = 40;

  @Test
  void contract_holds(@TempDir Path classes) throws Exception {
    compile(classes, "PlugInStrategy.java", "PlugInStrategyTest.java");
    SummaryGeneratingListener summary = new SummaryGeneratingListener();
    try (URLClassLoader loader = new URLClassLoader(new URL[] {classes.toUri().toURL()})) {
      LauncherDiscoveryRequest request =
          LauncherDiscoveryRequestBuilder.request()
              .selectors(selectClass(loader.loadClass("PlugInStrategyTest")))
              .filters(quick())
              .build();
      LauncherFactory.create().execute(request, summary);
    }
    summary.getSummary().printFailuresTo(new PrintWriter(System.out, true));
    assertThat(summary.getSummary().getTotalFailureCount()).isZero();
    assertThat(summary.getSummary().getTestsSucceededCount()).isGreaterThan(FEWEST_TESTS);
  }

  /** Leaves out what takes seconds, where not everything is tried: all solutions, cruel boards. */
  private static PostDiscoveryFilter quick() {
    Pattern slow =
        Pattern.compile("(?:candidates|solutions_golden|\\w+_cruel)\\w*\\(GoldenBoard\\)");
    return test ->
        FilterResult.includedIf(Tries.areAll() || !slow.matcher(test.getDisplayName()).matches());
  }

  private static void compile(Path classes, String... examples) {
    String[] arguments = new String[4 + examples.length];
    arguments[0] = "-d";
    arguments[1] = classes.toString();
    arguments[2] = "-cp";
    arguments[3] = System.getProperty("java.class.path");
    for (int i = 0; i < examples.length; i++) {
      arguments[4 + i] = Example.FOLDER.resolve(examples[i]).toString();
    }
    assertThat(ToolProvider.getSystemJavaCompiler().run(null, null, null, arguments)).isZero();
  }
}
