package io.github.nonet.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Each documentation comment stands at a declaration. The compiler of JDK 25 refuses one that does
 * not, but that of JDK 17 passes over it, so without this test only the last part of a full build
 * would notice.
 */
class CommentsTest {
  /** A comment that begins a line, with another or the end of a class behind it. */
  private static final Pattern WITHOUT_DECLARATION =
      Pattern.compile("^ *(/\\*)?\\*.*\\*/\\s*(/\\*\\*|})", Pattern.MULTILINE);

  private static boolean isWithoutDeclaration(String source) {
    return WITHOUT_DECLARATION.matcher(source).find();
  }

  @Test
  void comments_standAtDeclarations() throws IOException {
    List<Path> sources = new ArrayList<>();
    // Not from the root: other tests write below target meanwhile.
    for (String folder : List.of("solver-core/src", "solver-benchmarks/src", "docs")) {
      try (Stream<Path> files = Files.walk(Example.ROOT.resolve(folder))) {
        files.filter(file -> file.toString().endsWith(".java")).forEach(sources::add);
      }
    }
    assertThat(sources)
        .hasSizeGreaterThan(1_000)
        .noneMatch(source -> isWithoutDeclaration(Pages.text(source)));
  }

  @ParameterizedTest
  @CsvSource({
    "/** A sum. */ int sum;, false",
    "/** A sum. */ /** A total. */ int sum;, true",
    "/** A total. */ }, true",
    "/** A sum. */ enum Sums { ONE }, false"
  })
  void comment_isFound(String source, boolean isFound) {
    assertThat(isWithoutDeclaration(source)).isEqualTo(isFound);
  }
}
