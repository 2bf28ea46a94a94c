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
    List<Path> sources;
    try (Stream<Path> files = Files.walk(Example.ROOT)) {
      sources = files.filter(file -> file.toString().matches(".*/(src|docs)/.*\\.java")).toList();
    }
    assertThat(sources).hasSizeGreaterThan(1_000);
    List<Path> wrong = new ArrayList<>();
    for (Path source : sources) {
      if (isWithoutDeclaration(Files.readString(source))) {
        wrong.add(source);
      }
    }
    assertThat(wrong).isEmpty();
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
