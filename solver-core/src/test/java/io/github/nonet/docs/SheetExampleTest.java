package io.github.nonet.docs;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.docs.Example.Outcome;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Twenty puzzles on paper: docs/examples/Sheet.java. */
class SheetExampleTest {
  private static final Path SHEET = Example.FOLDER.resolve("Sheet.java");

  private static void requireWhole(String page) {
    assertThat(page).startsWith("<!DOCTYPE html>").contains("</html>");
    assertThat(page).contains("<p>Normal Sudoku rules apply.");
    assertThat(page.split("<section class=\"puzzles\">")).hasSize(1 + 5);
    assertThat(page.split("<section class=\"solutions\">")).hasSize(2);
    assertThat(page.split("<svg ")).hasSize(1 + 40);
    assertThat(page).contains("<figcaption>1</figcaption>", "<figcaption>20</figcaption>");
    assertThat(page).doesNotContain("src=", "href=", "NaN");
  }

  @Test
  void boards_onePageOfHtml() throws Exception {
    Outcome outcome = Example.run(SHEET, "medium", "2027");
    assertThat(outcome.exitCode()).as(outcome.err()).isZero();
    assertThat(outcome.out()).contains("<title>Sudoku: 9x9, medium, no. 2027</title>");
    requireWhole(outcome.out());
  }

  @Test
  void grids_toAFile(@TempDir Path folder) throws Exception {
    Path file = folder.resolve("sheet.html");
    Outcome outcome = Example.run(SHEET, "medium", "1", "killer", file.toString());
    assertThat(outcome.exitCode()).as(outcome.err()).isZero();
    assertThat(outcome.out()).isEmpty();
    requireWhole(Files.readString(file));
  }

  @Test
  void badUsage() throws Exception {
    Outcome level = Example.run(SHEET, "trivial");
    assertThat(level.exitCode()).isEqualTo(2);
    assertThat(level.err())
        .contains("level is 'trivial'; expected easy, medium", "usage: Sheet [LEVEL");
    Outcome kind = Example.run(SHEET, "easy", "1", "9x8");
    assertThat(kind.exitCode()).isEqualTo(2);
    assertThat(kind.err()).contains("kind is '9x8'; expected 9x9, 6x6, 12x12, x, jigsaw or killer");
    Outcome file = Example.run(SHEET, "easy", "1", "6x6", "no/such/folder/sheet.html");
    assertThat(file.exitCode()).isEqualTo(1);
    assertThat(file.err()).startsWith("The file cannot be written: ");
  }
}
