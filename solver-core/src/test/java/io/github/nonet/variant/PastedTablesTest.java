package io.github.nonet.variant;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.nonet.TextFormatException;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Tables as other programs and people write them, and damaged ones. */
class PastedTablesTest {
  private static final Grid GRID = Rules.of(4).parseGrid("1234341221434321");

  private static String table(String open, String close) {
    StringBuilder html = new StringBuilder("<p>Look:</p><TABLE border=1>\n");
    for (int row = 0; row < 4; row++) {
      html.append("<tr class='row'>");
      for (int column = 0; column < 4; column++) {
        html.append(open).append(GRID.value(4 * row + column)).append(close);
      }
      html.append("</tr>\n");
    }
    return html + "</TABLE>";
  }

  private static void requireRead(String text) {
    PuzzleText read = PuzzleText.read(text);
    assertThat(read.positions()).hasSize(1);
    assertThat(((GridGame) read.positions().get(0)).grid().toArray())
        .as(text)
        .isEqualTo(GRID.toArray());
  }

  @Test
  void html_inEachWayOfWriting() {
    requireRead(table("<td>", "</td>"));
    requireRead(table("<th>", "</th>"));
    requireRead(table("<td align=\"center\"><b>", "</b></td>"));
    requireRead(table("<TD><strong>", "</strong></TD>"));
    requireRead(table("<td>&nbsp;", "&nbsp;</td>"));
    requireRead(table("<td><!-- a cell -->", "</td>"));
    String open = table("<td>", "</td>").replace("</TABLE>", "");
    assertThatThrownBy(() -> PuzzleText.read(open))
        .isInstanceOf(TextFormatException.class)
        .hasMessageStartingWith("this is HTML without a puzzle");
  }

  /** What is cut off is refused or read in part, and nothing worse. */
  @Test
  void html_cutAnywhere() {
    String whole = table("<td><b>", "</b></td>");
    for (int end = 20; end < whole.length(); end += 3) {
      String cut = whole.substring(0, end);
      try {
        assertThat(PuzzleText.read(cut).positions()).hasSize(1);
      } catch (TextFormatException e) {
        assertThat(e).hasMessageNotContaining("null");
      }
    }
  }

  @Test
  void otherTables_inEachWayOfWriting() {
    String rows = "1\t2\t3\t4\n3\t4\t1\t2\n2\t1\t4\t3\n4\t3\t2\t1\n";
    for (String text : List.of(rows, "\n\n" + rows, rows + "\n\nby Ann", rows.trim())) {
      requireRead(text);
    }
    requireRead("|1|2|3|4|\n|---|---|---|---|\n|3|4|1|2|\n|2|1|4|3|\n|4|3|2|1|\n");
    requireRead(
        "\\begin{tabular}{|c|c|c|c|}\\hline\n1&2&3&4\\\\ \\hline\n3&4&1&2\\\\\n2&1&4&3\\\\\n"
            + "4&3&2&1\\\\ \\hline\n\\end{tabular}");
  }
}
