package io.github.nonet.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import io.github.nonet.Board;
import io.github.nonet.Boards;
import io.github.nonet.Candidates;
import java.io.StringReader;
import java.util.Set;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.w3c.dom.Document;
import org.xml.sax.InputSource;

class BoardPictureTest {
  private static final Board PUZZLE = Boards.EASY;

  @Test
  void toMarkdown_cluesAndCandidates() {
    Board board = PUZZLE.with(2, 4);
    assertThat(BoardPicture.of(board).clues(PUZZLE).toMarkdown())
        .startsWith("| | | | | | | | | |\n|:-:|:-:|:-:|:-:|:-:|:-:|:-:|:-:|:-:|\n")
        .contains("\n| **5** | **3** | 4 |  | **7** |  |  |  |  |\n");
    assertThat(BoardPicture.of(board).candidates(true).toMarkdown())
        .contains("| **4** | <sub>26</sub> |");
  }

  @Test
  void candidates_ofTheCaller() {
    Candidates marks = Candidates.of(PUZZLE).without(2, 4).with(3, 6);
    BoardPicture picture = BoardPicture.of(PUZZLE).candidates(marks);
    assertThat(picture.toMarkdown()).contains("\n| **5** | **3** | <sub>12</sub> | <sub>6</sub> |");
    assertThat(picture.candidates(false).toMarkdown()).contains("\n| **5** | **3** |  |  |");
    assertThat(BoardPicture.of(PUZZLE).toMarkdown()).doesNotContain("sub");
  }

  @Test
  void toLatex_boxes() {
    String[] lines = BoardPicture.of(PUZZLE).candidates(true).toLatex().split("\n");
    assertThat(lines).hasSize(12);
    assertThat(lines[2]).startsWith("\\textbf{5} & \\textbf{3} & {\\tiny 124} &").endsWith(" \\\\");
    assertThat(lines[4]).endsWith("\\\\ \\hline");
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void toSvg_isWellFormed(boolean candidates) throws Exception {
    Document svg = xml(BoardPicture.of(PUZZLE).candidates(candidates).size(200).toSvg());
    assertThat(svg.getDocumentElement().getAttribute("width")).isEqualTo("200");
    int shown = candidates ? candidateCount() : 0;
    assertThat(svg.getElementsByTagName("text").getLength()).isEqualTo(30 + shown);
  }

  @Test
  void toSvg_digitsInTheirCells() {
    String svg = BoardPicture.of(PUZZLE.with(2, 4)).clues(PUZZLE).toSvg();
    assertThat(svg)
        .contains("<title>Sudoku 534.7....6")
        .contains("<text font-weight=\"bold\" x=\"20\" y=\"29\" font-size=\"25\">5</text>")
        .contains("<text x=\"100\" y=\"29\" font-size=\"25\">4</text>")
        .contains("<text font-weight=\"bold\" x=\"340\" y=\"349\" font-size=\"25\">9</text>");
  }

  /** Cell 2 may have 1, 2 and 4, and cell 11, which is below, 2, 4 and 7. */
  @Test
  void toSvg_candidatesInTheirPlaces() {
    String svg = BoardPicture.of(PUZZLE).candidates(true).toSvg();
    assertThat(svg)
        .contains("<text fill=\"#456\" x=\"88\" y=\"12.1\" font-size=\"11.4\">1<")
        .contains("<text fill=\"#456\" x=\"100\" y=\"12.1\" font-size=\"11.4\">2<")
        .contains("<text fill=\"#456\" x=\"88\" y=\"24.1\" font-size=\"11.4\">4<")
        .contains("<text fill=\"#456\" x=\"88\" y=\"76.1\" font-size=\"11.4\">7<");
  }

  @Test
  void interactive_namesCellsAndCandidates() throws Exception {
    BoardPicture picture = BoardPicture.of(PUZZLE.with(2, 4)).clues(PUZZLE).candidates(true);
    String svg = picture.interactive(true).toSvg();
    assertThat(xml(svg).getElementsByTagName("rect").getLength()).isEqualTo(81 + 1);
    assertThat(svg)
        .contains("font-weight=\"bold\" class=\"nonet-given\" data-cell=\"0\" x=\"20\"")
        .contains("class=\"nonet-placed\" data-cell=\"2\" x=\"100\"")
        .contains("class=\"nonet-mark\" data-cell=\"3\" data-digit=\"6\" x=")
        .contains("<rect class=\"nonet-cell\" data-cell=\"80\" x=\"320\" y=\"320\"");
    assertThat(picture.interactive(true).size(100).interactive(false).size(450).toSvg())
        .isEqualTo(picture.toSvg())
        .doesNotContain("class=", "data-");
  }

  @Test
  void toSvg_lines() {
    assertThat(BoardPicture.of(PUZZLE).toSvg())
        .contains("stroke-width=\"0.6\" d=\"M0 40h360M0 80h360M0 160h360M0 200h360")
        .contains("M40 0v360M80 0v360M160 0v360M200 0v360M280 0v360M320 0v360\"")
        .contains("d=\"M0 0h360M0 120h360M0 240h360M0 360h360")
        .contains("h360M0 0v360M120 0v360M240 0v360M360 0v360\"");
  }

  private static int candidateCount() {
    int count = 0;
    for (int cell = 0; cell < 81; cell++) {
      count += PUZZLE.candidates(cell).size();
    }
    return count;
  }

  @Test
  void toHtml_isWellFormed() throws Exception {
    Document html = xml(BoardPicture.of(PUZZLE).toHtml());
    assertThat(html.getElementsByTagName("tr").getLength()).isEqualTo(9);
    assertThat(html.getElementsByTagName("td").getLength()).isEqualTo(81);
    assertThat(html.getElementsByTagName("b").getLength()).isEqualTo(30);
  }

  @Test
  void toHtml_thickLinesRoundTheBoxes() {
    String[] cells = BoardPicture.of(PUZZLE).toHtml().split("<td");
    assertThat(cells).hasSize(82);
    for (int cell = 0; cell < 81; cell++) {
      String style = cells[cell + 1];
      boolean isTop = Set.of(0, 3, 6).contains(cell / 9);
      boolean isLeft = Set.of(0, 3, 6).contains(cell % 9);
      assertThat(style.contains("border-top:2px solid #000")).as("top %d", cell).isEqualTo(isTop);
      assertThat(style.contains("border-left:2px")).as("left %d", cell).isEqualTo(isLeft);
      assertThat(style.contains("border-bottom:2px")).as("bottom %d", cell).isEqualTo(cell >= 72);
      assertThat(style.contains("border-right:2px")).as("right %d", cell).isEqualTo(cell % 9 == 8);
    }
  }

  @Test
  void toHtml_digitsOfHalfACell() {
    assertThat(BoardPicture.of(PUZZLE).size(900).toHtml())
        .contains("font:50px sans-serif;width:900px;height:900px");
  }

  private static Document xml(String text) throws Exception {
    return DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(new InputSource(new StringReader(text)));
  }

  @ParameterizedTest
  @ValueSource(ints = {-1, 0, 89, 10_001})
  void size_outOfRange(int pixels) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> BoardPicture.of(PUZZLE).size(pixels))
        .withMessage("pixels is " + pixels + "; expected 90 to 10000");
  }

  @ParameterizedTest
  @ValueSource(ints = {90, 10_000})
  void size_ends(int pixels) {
    assertThat(BoardPicture.of(PUZZLE).size(pixels).toSvg()).contains("width=\"" + pixels + "\"");
  }

  @Test
  void nulls_areNamed() {
    assertThatNullPointerException().isThrownBy(() -> BoardPicture.of(null)).withMessage("board");
    assertThatNullPointerException()
        .isThrownBy(() -> BoardPicture.of(PUZZLE).clues(null))
        .withMessage("puzzle");
  }
}
