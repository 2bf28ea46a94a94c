package io.github.nonet;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.logic.ExplainerRating;
import io.github.nonet.text.PuzzleFormat;
import io.github.nonet.text.TextPuzzle;
import io.github.nonet.variant.GridVerdict;
import io.github.nonet.variant.Rules;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Results of the same request are equal, each differs from all others, and from other things. */
class EqualResultsTest {
  private static final String PUZZLE =
      "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
  private static final String SOLVED =
      "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

  private static void requireEach(List<?> results, List<?> again) {
    assertThat(results).isNotEmpty().isEqualTo(again).doesNotHaveDuplicates();
    for (int i = 0; i < results.size(); i++) {
      assertThat(results.get(i)).hasSameHashCodeAs(again.get(i)).isNotEqualTo("another");
      for (int j = 0; j < results.size(); j++) {
        assertThat(results.get(i).equals(results.get(j))).isEqualTo(i == j);
      }
    }
  }

  private static List<TextPuzzle> texts() {
    List<TextPuzzle> all = new ArrayList<>();
    for (String line :
        List.of(
            PUZZLE,
            PUZZLE + "," + SOLVED,
            PUZZLE + "," + SOLVED + ",a note",
            PUZZLE + ",,a note",
            PUZZLE.replace("53..", "5...") + "," + SOLVED)) {
      PuzzleFormat.readAny(
              Stream.of("puzzle,solution,note", line), fault -> assertThat(fault).isNull())
          .forEach(all::add);
    }
    return all;
  }

  @Test
  void texts_differByEachPart() {
    requireEach(texts(), texts());
    assertThat(texts().stream().map(TextPuzzle::toString).collect(Collectors.toList()))
        .doesNotHaveDuplicates();
  }

  @Test
  void ratedSteps_differ() {
    Board puzzle = Board.parse(PUZZLE);
    requireEach(
        ExplainerRating.path(puzzle).collect(Collectors.toList()),
        ExplainerRating.path(puzzle).collect(Collectors.toList()));
  }

  @Test
  void suspects_differ() {
    GridVerdict verdict = GridVerdict.of(Rules.of(4).parseGrid("11.. .2.. ..3. ...4"));
    GridVerdict again = GridVerdict.of(Rules.of(4).parseGrid("11.. .2.. ..3. ...4"));
    requireEach(verdict.suspects(), again.suspects());
    Board board = Board.parse("55" + PUZZLE.substring(2));
    requireEach(suspects(board), suspects(board));
  }

  private static List<?> suspects(Board board) {
    return io.github.nonet.logic.Verdict.of(board).suspects();
  }
}
