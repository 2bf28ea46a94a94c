package io.github.nonet;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;

/** Laws of the value, tried on boards that are well-formed and nothing more. */
class BoardProperties {
  @Provide
  Arbitrary<Board> boards() {
    return BoardArbitraries.anyBoards();
  }

  @Provide
  Arbitrary<Board> sparseBoards() {
    Arbitrary<Integer> digits =
        Arbitraries.integers().between(1, 9).optional(0.06).map(digit -> digit.orElse(0));
    return digits.array(Integer[].class).ofSize(81).map(BoardProperties::board);
  }

  private static Board board(Integer[] digits) {
    return Board.copyOf(Arrays.stream(digits).mapToInt(digit -> digit).toArray());
  }

  @Law
  void parse_everyFormThatIsWritten(@ForAll("boards") Board board) {
    String line = board.toString();
    assertThat(
            List.of(
                line,
                board.toGridString(),
                board.toGridString().replace("\n", "\r\n"),
                line.replace('.', '0'),
                line.replaceAll(".{9}", "$0\n"),
                String.join(" ", line.split("")),
                String.join(",", line.split("")),
                Arrays.deepToString(board.toRows())))
        .map(Board::parse)
        .containsOnly(board);
  }

  @Law
  void ofAndCopyOf_inverseOfToArray(@ForAll("boards") Board board) {
    int[] digits = Arrays.stream(board.toRows()).flatMapToInt(Arrays::stream).toArray();
    assertThat(board.toArray()).isEqualTo(digits);
    assertThat(Board.ofRows(board.toRows())).isEqualTo(board).hasSameHashCodeAs(board);
    assertThat(Board.copyOf(digits)).isEqualTo(board).isEqualByComparingTo(board);
  }

  @Law
  void compareTo_asTheLines(@ForAll("boards") Board board, @ForAll("boards") Board other) {
    // In ASCII the dot of an empty cell comes before the digits, so lines compare as boards do.
    assertThat(Integer.signum(board.compareTo(other)))
        .isEqualTo(Integer.signum(board.toString().compareTo(other.toString())));
  }

  @Law
  void with_oneCell(
      @ForAll("boards") Board board,
      @ForAll @IntRange(max = 80) int cell,
      @ForAll @IntRange(max = 9) int digit) {
    String line = board.toString();
    String digits = ".123456789";
    assertThat(board.with(cell, digit))
        .hasToString(line.substring(0, cell) + digits.charAt(digit) + line.substring(cell + 1));
  }

  @Law
  void isConsistent_noConflicts(@ForAll("sparseBoards") Board board) {
    assertThat(board.isConsistent()).isEqualTo(board.conflicts().isEmpty());
  }

  @Law
  void conflicts_areThere(@ForAll("boards") Board board) {
    assertThat(board.conflicts())
        .allSatisfy(
            conflict ->
                assertThat(conflict.house().cells())
                    .filteredOn(cell -> board.digit(cell) == conflict.digit())
                    .isEqualTo(conflict.cells()));
  }

  @Law
  void candidates_whatNoHouseHolds(
      @ForAll("sparseBoards") Board board, @ForAll @IntRange(max = 80) int cell) {
    Board cleared = board.with(cell, 0);
    Set<Integer> expected = new TreeSet<>(Set.of(1, 2, 3, 4, 5, 6, 7, 8, 9));
    Set<Integer> seen = new HashSet<>();
    House.all().stream()
        .filter(house -> house.cells().contains(cell))
        .flatMap(house -> house.cells().stream())
        .forEach(other -> seen.add(cleared.digit(other)));
    expected.removeAll(seen);
    assertThat(cleared.candidates(cell)).containsExactlyElementsOf(expected);
  }
}
