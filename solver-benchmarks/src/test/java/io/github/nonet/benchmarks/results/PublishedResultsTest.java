package io.github.nonet.benchmarks.results;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/**
 * What README and docs show is what the result files say. When this fails, run the command in the
 * first line of {@code docs/benchmarks.md} again.
 */
class PublishedResultsTest {
  private static final Path ROOT = Path.of("..");

  private static ResultPages pages;

  @BeforeAll
  static void readResults() throws IOException {
    pages = ResultPages.asNamedBy(ROOT);
  }

  @Test
  void page() throws IOException {
    assertThat(ROOT.resolve(ResultPages.PAGE)).hasContent(pages.page());
  }

  @Test
  void readme() {
    assertThat(ROOT.resolve(ResultPages.README))
        .content()
        .containsPattern("<!-- benchmark-table:begin -->\n[^<]*<picture>")
        .satisfies(readme -> assertThat(pages.readme(readme)).isEqualTo(readme));
  }

  @Test
  void charts() throws IOException {
    for (Map.Entry<Path, Chart> entry : pages.charts().entrySet()) {
      assertThat(entry.getKey())
          .content()
          .satisfies(svg -> assertThat(Stamp.isOn(entry.getValue(), svg)).isTrue());
    }
  }
}
