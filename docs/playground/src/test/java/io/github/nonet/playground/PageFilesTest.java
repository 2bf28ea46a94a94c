package io.github.nonet.playground;

import static io.github.nonet.playground.PageSource.found;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The files of the page are short, and each is loaded. */
class PageFilesTest {
  private static final Path PAGE = Path.of("src/page");
  private static final int MOST_LINES = 300;

  private static List<Path> files(String ending) throws IOException {
    try (Stream<Path> files = Files.list(PAGE)) {
      List<Path> found = files.filter(it -> it.toString().endsWith(ending)).sorted().toList();
      assertThat(found).hasSizeGreaterThan(1);
      return found;
    }
  }

  /** The board is one thing, whose parts know each other. */
  @Test
  void files_areShort() throws IOException {
    for (Path file : files("")) {
      if (!file.endsWith("board.js")) {
        assertThat(Files.readAllLines(file)).as("%s", file).hasSizeLessThanOrEqualTo(MOST_LINES);
      }
    }
  }

  @Test
  void modules_areImportedAndStyleSheetsLinked() throws IOException {
    String page = Files.readString(PAGE.resolve("index.html"));
    String all = page;
    for (Path module : files(".js")) {
      all += Files.readString(module);
    }
    List<String> imported =
        found("(?:from|import|src=|URL\\()\\s?['\"](?:\\./)?(\\w+\\.js)['\"]", all);
    assertThat(files(".js")).allMatch(it -> imported.contains(it.getFileName().toString()));
    assertThat(found("rel=\"stylesheet\" href=\"(\\w+\\.css)\"", page))
        .containsExactlyInAnyOrderElementsOf(
            files(".css").stream().map(it -> it.getFileName().toString()).toList());
  }

  /** A new shade in the library must not break the dark theme in silence: pictures have classes. */
  @Test
  void styleSheets_knowNoValuesOfPictures() throws IOException {
    for (Path sheet : files(".css")) {
      assertThat(Files.readString(sheet)).as("%s", sheet).doesNotContain("[fill", "[stroke");
    }
  }
}
