package io.github.nonet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CandidatesTest {
  private static final Candidates PUZZLE = Candidates.of(Boards.PUZZLE);

  /** The first two rows of a state, as other programs show it. */
  private static final String PICTURE =
      """
      .---------------.--------------.--------------.
      | 6   19   2    | 3   19  5    | 4    8    7  |
      | 578 189  4    | 28  67  1679 | 3    159  1259 |
      :---------------+--------------+--------------:
      """;

  @Test
  void of_cluesAreGivenAndOthersGetWhatTheRulesLeave() {
    assertThat(PUZZLE.isGiven(0)).isFalse();
    assertThat(PUZZLE.isGiven(1)).isTrue();
    assertThat(PUZZLE.digit(0)).isZero();
    assertThat(PUZZLE.digit(1)).isEqualTo(3);
    assertThat(PUZZLE.digits(0)).containsExactlyElementsOf(Boards.PUZZLE.candidates(0));
    assertThat(PUZZLE.digits(1)).containsExactly(3);
    assertThat(PUZZLE.board()).isEqualTo(Boards.PUZZLE);
  }

  @Test
  void of_inconsistentBoard() {
    assertThat(Candidates.of(Boards.INCONSISTENT).board()).isEqualTo(Boards.INCONSISTENT);
  }

  @Test
  void with_placesAndTakesFromThePeers() {
    Candidates placed = Candidates.of(Board.EMPTY).with(40, 5);
    assertThat(placed.digit(40)).isEqualTo(5);
    assertThat(placed.isGiven(40)).isFalse();
    assertThat(placed.digits(40)).containsExactly(5);
    assertThat(List.of(36, 44, 4, 76, 30, 50)).noneMatch(peer -> placed.allows(peer, 5));
    assertThat(placed.digits(0)).hasSize(9);
  }

  @Test
  void with_sameDigitAgain() {
    assertThat(PUZZLE.with(1, 3)).isSameAs(PUZZLE);
  }

  @Test
  void with_filledCell() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> PUZZLE.with(1, 4))
        .withMessage("cell 1 (row 1, column 2) holds 3; expected an open cell");
  }

  @Test
  void without_oneCandidate() {
    Candidates fewer = Candidates.of(Board.EMPTY).without(80, 9);
    assertThat(fewer.digits(80)).containsExactly(1, 2, 3, 4, 5, 6, 7, 8);
    assertThat(fewer.without(80, 9)).isSameAs(fewer);
  }

  @Test
  void without_theDigitOfAFilledCell() {
    assertThat(PUZZLE.without(1, 4)).isSameAs(PUZZLE);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> PUZZLE.without(1, 3))
        .withMessage("cell 1 (row 1, column 2) holds 3; expected an open cell");
  }

  @Test
  void digits_unmodifiable() {
    assertThatThrownBy(() -> PUZZLE.digits(0).add(1))
        .isInstanceOf(UnsupportedOperationException.class);
  }

  @ParameterizedTest
  @ValueSource(ints = {-1, 81})
  void everyMethod_noSuchCell(int cell) {
    assertThatThrownBy(() -> PUZZLE.isGiven(cell)).isInstanceOf(IndexOutOfBoundsException.class);
    assertThatThrownBy(() -> PUZZLE.digits(cell)).isInstanceOf(IndexOutOfBoundsException.class);
    assertThatThrownBy(() -> PUZZLE.with(cell, 1)).isInstanceOf(IndexOutOfBoundsException.class);
    assertThatThrownBy(() -> PUZZLE.without(cell, 1)).isInstanceOf(IndexOutOfBoundsException.class);
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 10, -1})
  void everyMethod_noSuchDigit(int digit) {
    String message = "digit is " + digit + "; expected 1 to 9";
    assertThatThrownBy(() -> PUZZLE.allows(0, digit)).hasMessage(message);
    assertThatThrownBy(() -> PUZZLE.with(0, digit)).hasMessage(message);
    assertThatThrownBy(() -> PUZZLE.without(0, digit)).hasMessage(message);
  }

  @Test
  void parse_picture() {
    Candidates state = Candidates.parse(picture("1"));
    assertThat(state.digit(0)).isEqualTo(6);
    assertThat(state.isGiven(0)).isTrue();
    assertThat(state.digits(1)).containsExactly(1, 9);
    assertThat(state.digits(9)).containsExactly(5, 7, 8);
    assertThat(state.digits(17)).containsExactly(1, 2, 5, 9);
  }

  @Test
  void parse_cellWithOneDigitThatAPeerAllows() {
    Candidates state = Candidates.parse(picture("1"));
    assertThat(state.digits(80)).containsExactly(1);
    assertThat(state.digit(80)).isZero();
  }

  @Test
  void parse_cellWithoutCandidate() {
    assertThat(Candidates.parse(picture(".")).digits(80)).isEmpty();
    assertThat(Candidates.parse(picture("0")).digits(80)).isEmpty();
  }

  /** Two rows of the picture above, then rows of cells without a six; the last cell is as given. */
  private static String picture(String last) {
    String row = "12345789 ".repeat(9) + "\n";
    String rows = row.repeat(7).trim();
    return PICTURE + rows.substring(0, rows.length() - 8) + last + "\n'-------'";
  }

  @Test
  void parse_puzzle() {
    assertThat(Candidates.parse(Boards.PUZZLE.toGridString())).isEqualTo(PUZZLE);
    assertThat(Candidates.parse(Boards.PUZZLE.toString().replace('.', '_'))).isEqualTo(PUZZLE);
  }

  @Test
  void parse_lineWithZerosAndLineEnds() {
    String line = PUZZLE.toSukakuString().replace('.', '0').replaceAll(".{81}", "$0\n");
    assertThat(Candidates.parse(line).toSukakuString()).isEqualTo(PUZZLE.toSukakuString());
  }

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '"',
      textBlock =
          """
          9, x, "character 10 (line 1, column 10) is 'x'; expected digits, or one of . 0 for none"
          9, 2, "character 10 (line 1, column 10) is '2'; expected 1, or one of . 0 where it is not \
          possible"
          """)
  void parse_faultyLine(int index, char c, String message) {
    StringBuilder line = new StringBuilder(Candidates.of(Board.EMPTY).toSukakuString());
    line.setCharAt(index, c);
    assertThatExceptionOfType(TextFormatException.class)
        .isThrownBy(() -> Candidates.parse(line))
        .withMessage(message)
        .satisfies(e -> assertThat(e.index()).isEqualTo(index));
  }

  @Test
  void parse_lineTooShort() {
    assertThatExceptionOfType(TextFormatException.class)
        .isThrownBy(() -> Candidates.parse(PUZZLE.toSukakuString().substring(1)))
        .withMessage(
            "found 728 characters for digits; expected 729, nine for each cell, or 81: the text"
                + " ends at character 729 (line 1, column 729)");
  }

  @Test
  void parse_lineCutWithinACell() {
    String line = PUZZLE.toSukakuString();
    assertThatExceptionOfType(TextFormatException.class)
        .isThrownBy(
            () ->
                Candidates.parse(
                    line.substring(0, 90)
                        + "\n"
                        + line.substring(90, 200)
                        + "\n"
                        + line.substring(200)))
        .withMessage(
            "found a group of 110 characters; expected nine for each cell: it begins at character"
                + " 92 (line 2, column 1)")
        .satisfies(e -> assertThat(e.index()).isEqualTo(91));
  }

  @Test
  void parse_pictureTooShortOrTooLong() {
    assertThatExceptionOfType(TextFormatException.class)
        .isThrownBy(() -> Candidates.parse(picture("")))
        .withMessageStartingWith("found 80 groups of digits; expected 81: the text ends at");
    assertThatExceptionOfType(TextFormatException.class)
        .isThrownBy(() -> Candidates.parse(picture("1 12")))
        .withMessageStartingWith("found 82 groups of digits; expected 81: the first one too many");
  }

  /** A line is a border only if it has a dash and no digit. */
  @ParameterizedTest
  @ValueSource(strings = {"-9-", "-0-", "abc", "- 1"})
  void parse_linesThatAreNoBorders(String line) {
    assertThatExceptionOfType(TextFormatException.class)
        .isThrownBy(() -> Candidates.parse(picture("1") + "\n" + line))
        .withMessageEndingWith("; expected digits, or one of . 0 for none");
  }

  @ParameterizedTest
  @ValueSource(strings = {"|", "[", "}", ",", "\u2502", "\u2500", "\u257f", "\u00a0", "\t"})
  void parse_separators(String separator) {
    Candidates plain = Candidates.parse(picture("1"));
    String text = picture(" 1" + separator).replace("'-------'", "");
    assertThat(Candidates.parse(text)).isEqualTo(plain);
  }

  @ParameterizedTest
  @ValueSource(strings = {"/", "\u2580", "\u24ff", "x"})
  void parse_strangers(String stranger) {
    assertThatExceptionOfType(TextFormatException.class)
        .isThrownBy(() -> Candidates.parse(picture("1" + stranger)));
    assertThatExceptionOfType(TextFormatException.class)
        .isThrownBy(() -> Candidates.parse(PUZZLE.toSukakuString() + stranger))
        .satisfies(e -> assertThat(e.index()).isEqualTo(729));
  }

  @Test
  void parse_lineCutWithinCells() {
    assertThatExceptionOfType(TextFormatException.class)
        .isThrownBy(() -> Candidates.parse(PUZZLE.toSukakuString().replaceAll(".{10}", "$0 ")))
        .withMessageStartingWith("found 73 groups of digits; expected 81: the text ends at");
  }

  @Test
  void parse_placeOfAWrongCount() {
    assertThatExceptionOfType(TextFormatException.class)
        .isThrownBy(() -> Candidates.parse(picture("")))
        .satisfies(e -> assertThat(e.index()).isEqualTo(picture("").length()));
    assertThatExceptionOfType(TextFormatException.class)
        .isThrownBy(() -> Candidates.parse(picture("1 12")))
        .satisfies(e -> assertThat(e.index()).isEqualTo(picture("1 ").indexOf("\n'-------'")));
  }

  @Test
  void parse_digitTwiceInACell() {
    assertThatExceptionOfType(TextFormatException.class)
        .isThrownBy(() -> Candidates.parse(picture("121")))
        .withMessageEndingWith("is '1'; expected each digit once in a cell");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "12", "abc", "\n\n"})
  void parse_notEvenABoard(String text) {
    assertThatExceptionOfType(TextFormatException.class).isThrownBy(() -> Candidates.parse(text));
  }

  @Test
  void toGridString_isThirteenLinesThatAlign() {
    assertThat(Candidates.parse(picture("1")).toGridString().lines())
        .hasSize(13)
        .map(String::length)
        .containsOnly(88)
        .satisfies(lengths -> assertThat(lengths).hasSize(13));
  }

  @Test
  void equals_tellsGivenFromPlaced() {
    Candidates placed = Candidates.of(Board.EMPTY).with(0, 1);
    Candidates given = Candidates.of(Board.EMPTY.with(0, 1));
    assertThat(placed).isNotEqualTo(given);
    assertThat(placed.toSukakuString()).isEqualTo(given.toSukakuString());
    assertThat(placed).isEqualTo(Candidates.of(Board.EMPTY).with(0, 1)).hasSameHashCodeAs(placed);
  }

  @Test
  void toDigitSets_bitDForTheDigitD() {
    assertThat(PUZZLE.toDigitSets()[1]).isEqualTo(1 << 3);
    assertThat(Candidates.of(Board.EMPTY).toDigitSets()).containsOnly(0b111_111_111_0);
  }

  @Test
  void ofDigitSets_asTheLine() {
    Random random = new Random(32);
    for (int i = 0; i < 1_000; i++) {
      int[] sets = random.ints(81, 0, 512).map(set -> thinned(random, set) << 1).toArray();
      Candidates made = Candidates.copyOf(sets);
      assertThat(made.toDigitSets()).isEqualTo(sets);
      assertThat(made).isEqualTo(Candidates.parse(made.toSukakuString()));
    }
    assertThat(Candidates.copyOf(PUZZLE.toDigitSets()).board()).isEqualTo(PUZZLE.board());
  }

  /** Every other set has one digit, or none. */
  private static int thinned(Random random, int set) {
    return random.nextBoolean() ? Integer.highestOneBit(set) : set;
  }

  @Test
  void ofDigitSets_copied() {
    int[] sets = new int[81];
    Candidates made = Candidates.copyOf(sets);
    sets[0] = 2;
    assertThat(made.digits(0)).isEmpty();
  }

  @Test
  void ofDigitSets_badSets() {
    int[] sets = new int[81];
    sets[10] = 1 << 10;
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Candidates.copyOf(sets))
        .withMessage(
            "cell 10 (row 2, column 2) has the set 1024; expected bits 1 to 9, one for each digit");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Candidates.copyOf(new int[80]))
        .withMessage("found 80 sets of digits; expected 81");
    assertThatNullPointerException().isThrownBy(() -> Candidates.copyOf((int[]) null));
  }
}
