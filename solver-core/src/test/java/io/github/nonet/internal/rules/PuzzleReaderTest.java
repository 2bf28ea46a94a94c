package io.github.nonet.internal.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.nonet.TextFormatException;
import io.github.nonet.internal.groups.Structure.UnitKind;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What puzzles say of their rules: by borders, bars, numbers and regions. */
class PuzzleReaderTest {
  private static final String FOUR = "1..2..........34";
  private static final String FOUR_REGIONS = "AABBAABBCCDDCCDD";

  private static GridLayout layout(String text) {
    return PuzzleReader.read(text).layout();
  }

  private static void assertFault(String text, int index, String message) {
    assertThatExceptionOfType(TextFormatException.class)
        .isThrownBy(() -> PuzzleReader.read(text))
        .withMessageContaining(message)
        .satisfies(e -> assertThat(e.index()).isEqualTo(index));
  }

  /** Returns six rows with a line of dashes before those with these numbers; 6 is behind all. */
  private static String picture(Integer... borders) {
    StringBuilder text = new StringBuilder();
    for (int row = 0; row <= 6; row++) {
      text.append(List.of(borders).contains(row) ? "+---+---+\n\n" : "");
      text.append(row < 6 ? "|1..|...|\n" : "");
    }
    return text.toString();
  }

  @Test
  void borders_sayHowManyRowsABoxHas() {
    assertThat(layout(picture(0, 3, 6))).isEqualTo(Layouts.ofBoxes(3, 2));
    assertThat(layout(picture(3))).isEqualTo(Layouts.ofBoxes(3, 2));
    assertThat(layout(picture(3, 6))).isEqualTo(Layouts.ofBoxes(3, 2));
    assertThat(layout(picture(0, 2, 4, 6))).isEqualTo(Layouts.ofBoxes(2, 3));
    assertThat(layout(picture(2, 4))).isEqualTo(Layouts.ofBoxes(2, 3));
    assertThat(layout(picture(0, 6))).isEqualTo(Layouts.ofBoxes(2, 3));
    assertThat(layout(picture())).isEqualTo(Layouts.ofBoxes(2, 3));
  }

  @Test
  void borders_haveDashesAndNothingButLines() {
    String rows = "1.....\n......\n......\n";
    assertThat(layout(rows + "=======\n" + rows)).isEqualTo(Layouts.ofBoxes(2, 3));
    assertThat(layout(rows + "=='-=:+\n" + rows)).isEqualTo(Layouts.ofBoxes(3, 2));
    assertThat(layout(rows + "-\r\n" + rows)).isEqualTo(Layouts.ofBoxes(3, 2));
    assertThat(layout(rows + "\u2500\u257f\u2501-\n" + rows)).isEqualTo(Layouts.ofBoxes(3, 2));
    assertThat(layout(rows + "\u2500\u257f\u2501\n" + rows)).isEqualTo(Layouts.ofBoxes(2, 3));
    assertThat(layout("-\n" + rows + "-\n" + rows)).isEqualTo(Layouts.ofBoxes(3, 2));
    assertThat(layout(rows + "- -\n" + rows + "-")).isEqualTo(Layouts.ofBoxes(3, 2));
    assertFault(rows + "-a-\n" + rows, rows.length() * 2 + 4, "found 39 cells");
  }

  @Test
  void borders_uneven() {
    for (Integer[] borders : new Integer[][] {{2}, {4}, {1, 2, 3, 4, 5}, {2, 3}, {1, 3, 6}}) {
      String text = picture(borders);
      assertFault(
          text, text.length(), "the lines of dashes do not follow equal groups of 2 or more rows");
    }
  }

  /** Boxes cannot have a gap in their border; those of a picture with a cage or a jigsaw have. */
  @Test
  void borders_withAGap() {
    String text = picture(0).replace("+---+---+", "+---+  -+");
    assertFault(text, 0, "character 1 (line 1, column 1) begins a line of dashes with a gap");
    String rows = "1.....\r\n......\r\n......\r\n";
    assertFault(
        rows + "--  --\r\n" + rows + "--  --\n", 24, "character 25 (line 4, column 1) begins");
    assertThat(layout(rows.replace("1..", "1  .  .") + "-- --\n" + rows))
        .isEqualTo(Layouts.ofBoxes(3, 2));
  }

  @Test
  void bars_divideCellsRegionsAndLetters() {
    assertThat(layout(FOUR + "|").groups).hasSize(12);
    assertThat(layout(FOUR + "|X").groups).hasSize(14);
    assertThat(layout(FOUR + "| \n|\tX ").groups).hasSize(14);
    assertThat(layout(FOUR + "| AABB AABB CCDD CCDD |X").groups).hasSize(14);
    assertThat(layout(FOUR + "|AABB AABB CCDD CCDD").groups).hasSize(12);
    assertThat(layout(FOUR + "AABBAABB\nCCDDCCDD").groups).hasSize(12);
    assertFault(FOUR + "|A|B|C|D", 20, "found 5 parts");
    assertFault(FOUR + "|AB|X", 17, "found 2 characters of regions; expected 16, or none");
    assertFault(FOUR + "|A B|", 17, "found 2 characters of regions; expected 16, or none");
    assertFault(FOUR + "|X Z", 19, "character 20 is 'Z'");
    assertFault(FOUR + "|" + FOUR_REGIONS + "|Z", 34, "character 35 is 'Z'");
    assertFault("1".repeat(25) + "|", 26, "5 values have no boxes");
    assertFault(
        FOUR + "|" + FOUR_REGIONS.replace('D', 'C'), 25, "the region of character 26, 'C', has 8");
  }

  /** The rules of a text without cells are no puzzle, wherever their mark is. */
  @Test
  void rules_areReadFromTheirMarkOn() {
    assertFault("|symbols(4)", 0, "expected 16");
  }

  @Test
  void squares_haveFourToTwentyFiveRows() {
    assertThat(layout(".".repeat(16)).symbols).isEqualTo(4);
    assertThat(layout(".".repeat(625)).symbols).isEqualTo(25);
    assertFault(".".repeat(9), 9, "found 9 cells");
    assertFault(".".repeat(17), 17, "such as 16");
    assertFault(".".repeat(1), 1, "found 1 cell; expected the square");
    assertFault(".".repeat(700), 700, "such as 625");
  }

  /** Half of the characters of 12 rows, twice: 256 numbers of which 32 have two digits. */
  @ParameterizedTest
  @ValueSource(ints = {32, 144, 194})
  void numbers_areNoJigsawHoweverManyCharactersTheyHave(int long2) {
    String text =
        IntStream.range(0, 256)
            .mapToObj(i -> i < long2 ? "16" : i % 2 == 0 ? "." : "3")
            .collect(Collectors.joining(" "));
    ReadPuzzle puzzle = PuzzleReader.read(text);
    assertThat(puzzle.layout()).isEqualTo(Layouts.ofBoxes(4, 4));
    assertThat(puzzle.values()).startsWith(16, 16).endsWith(0, 3);
  }

  @Test
  void oneCharacterBehindTheCells_namesNoRegions() {
    assertFault(FOUR + ".".repeat(16) + "\n", 33, "found 32 cells");
  }

  /** As characters it is a samurai with its gaps, as numbers one without. */
  @Test
  void twoReadings_areRefusedAtTheFirstLongField() {
    GridLayout samurai = Layouts.samurai();
    String cells = ". ".repeat(360);
    StringBuilder text = new StringBuilder(cells);
    IntStream.range(0, 9).forEach(i -> text.append("1".repeat(9)).append(' '));
    assertThat(CellText.of(text).characters()).isEqualTo(441);
    assertThat(CellText.of(text).fields()).isEqualTo(369);
    assertThatExceptionOfType(TextFormatException.class)
        .isThrownBy(() -> CellReader.read(samurai, CellText.of(text)))
        .withMessageContaining("441 cells of one character each, or 369 numbers")
        .satisfies(e -> assertThat(e.index()).isEqualTo(720));
  }

  @ParameterizedTest
  @CsvSource({
    "0, 'character 1 (line 1, column 1)'",
    "2, 'character 3 (line 1, column 3)'",
    "4, 'character 5 (line 2, column 1)'",
    "6, 'character 7 (line 3, column 1)'",
    "8, 'character 9 (line 4, column 1)'",
    "9, 'character 10 (line 4, column 2)'",
  })
  void place_countsLinesWhateverEndsThem(int index, String place) {
    assertThat(CellText.of("ab\r\nc\nd\re\r").place(index)).isEqualTo(place);
  }

  @Test
  void scan_findsWhatMayBeCells() {
    CellText scan = CellText.of("\ufeff1 [23],4\u00a0\u25005\n");
    assertThat(scan.characters()).isEqualTo(5);
    assertThat(scan.fields()).isEqualTo(4);
    assertThat(scan.field(1)).isEqualTo("23");
    assertThat(scan.field(3)).isEqualTo("5");
    assertThat(scan.hasLongField()).isTrue();
    assertThat(scan.indexOfLongField()).isEqualTo(4);
    assertThat(scan.indexOfField(3)).isEqualTo(11);
    assertThat(scan.length()).isEqualTo(13);
    assertThat(scan.find(c -> c == '1')).isZero();
    assertThat(scan.find(c -> c == '4')).isEqualTo(3);
    assertThat(scan.find(c -> c == '9')).isEqualTo(-1);
    assertThat(CellText.of("1 2\n3").hasLongField()).isFalse();
    assertThat(CellText.of("1\ufeff").characters()).isEqualTo(2);
  }

  @Test
  void squares_lieWithinTheSide() {
    int last = LayoutPlan.SIDE - 4;
    assertThat(new LayoutPlan(4).grid(0, 0, 2, 2).grid(last, last, 2, 2).layout().cells())
        .isEqualTo(32);
    assertThatExceptionOfType(IllegalArgumentException.class)
        .isThrownBy(() -> new LayoutPlan(4).grid(0, last + 1, 2, 2))
        .withMessage("column is 122; expected 0 to 121");
    assertThatExceptionOfType(IllegalArgumentException.class)
        .isThrownBy(() -> Layouts.ofBoxes(Integer.MAX_VALUE, 3))
        .withMessageContaining("6442450941 cells; expected 4 to 25 cells");
  }

  @Test
  void regions_areNumberedInTheirOrder() {
    assertThat(layout(FOUR + "|" + FOUR_REGIONS).groups)
        .filteredOn(group -> group.kind() == UnitKind.REGION)
        .extracting(group -> group.index())
        .containsExactly(0, 1, 2, 3);
  }
}
