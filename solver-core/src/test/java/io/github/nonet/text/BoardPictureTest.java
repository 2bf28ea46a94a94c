package io.github.nonet.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import io.github.nonet.Board;
import io.github.nonet.Candidates;
import java.io.StringReader;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.w3c.dom.Document;
import org.xml.sax.InputSource;

class BoardPictureTest {
  private static final Board PUZZLE =
      Board.parse(
          "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");

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

  @Test
  void nulls_areNamed() {
    assertThatNullPointerException().isThrownBy(() -> BoardPicture.of(null)).withMessage("board");
    assertThatNullPointerException()
        .isThrownBy(() -> BoardPicture.of(PUZZLE).clues(null))
        .withMessage("puzzle");
  }
}
