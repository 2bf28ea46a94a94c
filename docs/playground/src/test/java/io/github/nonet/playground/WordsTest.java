package io.github.nonet.playground;

import static io.github.nonet.playground.PageSource.found;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The page's legend has a word for all that the library draws. */
class WordsTest {
  private static final List<Path> WORDS =
      List.of(Path.of("src/page/english.js"), Path.of("src/page/german.js"));

  private static final Path SHEET =
      Path.of("../../solver-core/src/main/java/io/github/nonet/internal/drawing/Sheet.java");

  @Test
  void roles_haveAWordInEachLanguage() throws IOException {
    String colors =
        found("String color\\(String role\\) \\{(.*?)default", Files.readString(SHEET)).get(0);
    List<String> roles = found("\"([a-z_]+)\"", colors);
    assertThat(roles).contains("house", "filled", "gap").hasSizeGreaterThan(20);
    for (Path language : WORDS) {
      String words = found("roles: \\{(.*?)\\},", Files.readString(language)).get(0);
      assertThat(found("(\\w+): '", words)).containsAll(roles).contains("eliminated", "placement");
    }
  }
}
