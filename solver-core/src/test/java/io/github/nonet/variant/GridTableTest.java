package io.github.nonet.variant;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Pictures of grids as tables. */
class GridTableTest {
  static List<Rules> allRules() {
    return AllRules.stream().toList();
  }

  @Test
  void markdown() {
    Grid puzzle = Rules.of(4).parseGrid("1... .... .... ...4");
    assertThat(GridPicture.of(puzzle.with(1, 2)).clues(puzzle).toMarkdown())
        .isEqualTo(
            "| | | | |\n|:-:|:-:|:-:|:-:|\n| **1** | 2 |  |  |\n|  |  |  |  |\n|  |  |  |  |\n"
                + "|  |  |  | **4** |");
  }

  @Test
  void markdown_cagesAndMarks() {
    Rules rules = Rules.of(4).withCages(List.of(Cage.of(3, 0, 1), Cage.of(0, 2, 6)));
    assertThat(GridPicture.of(GridCandidates.of(rules.emptyGrid())).toMarkdown())
        .startsWith("| | | | |\n|:-:|:-:|:-:|:-:|\n| <sub>1234</sub> | <sub>1234</sub> |")
        .endsWith("|\n\n- 3: r1c1 r1c2\n- r1c3 r2c3");
  }

  @Test
  void html_bordersAndSums() {
    Rules rules = Rules.of(4).withCages(List.of(Cage.of(12, 0, 1)));
    String html = GridPicture.of(rules.emptyGrid().with(0, 3)).size(200).toHtml();
    assertThat(html)
        .startsWith("<table style=\"border-collapse:collapse;table-layout:fixed;font:25px")
        .contains("width:200px;height:200px")
        .contains(">12</small><b>3</b></td>")
        .endsWith("</tr>\n</table>");
    assertThat(html.split("<td ")).hasSize(17);
    String[] cells = html.split("<td ");
    assertThat(cells[1]).contains("border-top:2px solid", "border-left:2px solid");
    assertThat(cells[2]).contains("border-left:1px solid #bbb");
    assertThat(cells[3]).contains("border-left:2px solid");
    assertThat(cells[5]).contains("border-top:1px dashed");
    assertThat(cells[16]).contains("border-bottom:2px solid", "border-right:2px solid");
  }

  /** The places between the grids of a samurai have no lines of their own. */
  @Test
  void html_placesWithoutCells() {
    String html = GridPicture.of(Rules.samurai().emptyGrid()).toHtml();
    assertThat(html.split("<td ")).hasSize(1 + 21 * 21);
    assertThat(html).contains("border-top:none;border-left:none\"></td>");
  }

  @ParameterizedTest
  @MethodSource("allRules")
  void tables_haveAllPlaces(Rules rules) {
    GridPicture picture =
        GridPicture.of(GridSolver.getDefault().solve(rules.emptyGrid()).orElseThrow());
    assertThat(picture.toHtml().split("<td ")).hasSize(1 + rules.rowCount() * rules.columnCount());
    assertThat(picture.toHtml().split("<b>")).hasSize(1 + rules.cellCount());
    assertThat(picture.toMarkdown().lines().filter(line -> line.startsWith("|")))
        .hasSize(2 + rules.rowCount());
    assertThat(picture.toMarkdown().split("\\*\\*")).hasSize(1 + 2 * rules.cellCount());
  }
}
