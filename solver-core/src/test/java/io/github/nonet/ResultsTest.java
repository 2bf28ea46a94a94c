package io.github.nonet;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.bulk.BulkSolver;
import io.github.nonet.generate.PuzzleGenerator;
import io.github.nonet.logic.ExplainerRating;
import io.github.nonet.logic.HodokuRating;
import io.github.nonet.logic.LogicalSolver;
import io.github.nonet.logic.Notation;
import io.github.nonet.text.TextPuzzle;
import java.lang.reflect.Modifier;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What the library returns and no program makes: it may get more parts in a later version. */
class ResultsTest {
  private static final List<Board> BOARDS =
      Stream.of(
              "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
              "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9",
              "5..2......6.9..81..2..6...7.....137.3.....9.5.........1....9...47..5.......6..14.",
              "000000010400000000020000000000050407008000300001090000300400200050100000000806000")
          .map(Board::parse)
          .toList();

  static Stream<Function<Board, Object>> results() {
    return Stream.of(
        ExplainerRating::of,
        HodokuRating::of,
        board -> ExplainerRating.path(board).findFirst().orElseThrow(),
        board -> HodokuRating.path(board).findFirst().orElseThrow(),
        board -> LogicalSolver.standard().solve(board),
        board -> Notation.parseResult("r1c1=" + (board.clueCount() % 9 + 1)),
        board -> BulkSolver.create().solveAll(List.of(board), 2).get(0),
        board -> TextPuzzle.of(board).withNote("clues: " + board.clueCount()),
        board -> PuzzleGenerator.builder().seed(board.hashCode()).build().make(0),
        board -> board.with(0, 1).with(1, 1).with(1, 2 + board.clueCount() % 8).conflicts());
  }

  @ParameterizedTest
  @MethodSource("results")
  void results_areEqualIfAllTheyReturnIs(Function<Board, Object> maker) {
    List<Object> all = BOARDS.stream().map(maker).toList();
    for (int i = 0; i < all.size(); i++) {
      Object again = maker.apply(Board.parse(BOARDS.get(i).toString()));
      assertThat(again).isEqualTo(all.get(i)).hasSameHashCodeAs(all.get(i));
      assertThat(again).hasToString(all.get(i).toString());
      assertThat(again.toString()).isNotBlank().doesNotContain("@");
    }
    assertThat(all).as("some differ").containsAnyOf(all.get(0)).isNotEqualTo(List.of(all.get(0)));
    assertThat(all.stream().distinct().map(Object::toString)).doesNotHaveDuplicates();
    assertThat(all.stream().distinct()).hasSizeGreaterThan(1);
    assertThat(all.get(0)).isNotEqualTo(null).isNotEqualTo("text");
  }

  @ParameterizedTest
  @MethodSource("results")
  void results_areMadeByTheLibraryOnly(Function<Board, Object> maker) {
    Object made = maker.apply(BOARDS.get(0));
    if (!(made instanceof List)) {
      assertThat(Modifier.isFinal(made.getClass().getModifiers())).isTrue();
      assertThat(made.getClass().getConstructors()).isEmpty();
    }
  }
}
