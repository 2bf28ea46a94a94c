package io.github.nonet.variant;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.nonet.Candidate;
import io.github.nonet.Mistake;
import io.github.nonet.TextFormatException;
import io.github.nonet.logic.Game;
import io.github.nonet.logic.GridTechnique;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class GridGameTest {
  private static final Grid PUZZLE = Rules.of(4).parseGrid("12.. 34.. 2143 4321");
  private static final GridGame GAME = GridGame.of(PUZZLE);

  @Test
  void of_nothingWritten() {
    assertThat(GAME.givens()).isEqualTo(PUZZLE);
    assertThat(GAME.grid()).isEqualTo(PUZZLE);
    assertThat(GAME.isGiven(0)).isTrue();
    assertThat(GAME.isGiven(2)).isFalse();
    assertThat(GAME.marks(2)).isEmpty();
    assertThat(GAME.isSolved()).isFalse();
    assertThat(GAME.candidates()).isEqualTo(GridCandidates.of(PUZZLE));
  }

  @Test
  void put_erase_undo() {
    GridGame played = GAME.mark(2, 3).mark(2, 4).put(2, 4);
    assertThat(played.value(2)).isEqualTo(4);
    assertThat(played.marks(2)).containsExactly(3, 4);
    assertThat(played.put(2, 3).value(2)).isEqualTo(3);
    assertThat(played.erase(2)).isEqualTo(GAME.mark(2, 3).mark(2, 4));
    assertThat(played.erase(2).unmark(2, 3).unmark(2, 4)).isEqualTo(GAME);
    assertThat(GAME.value(2)).isZero();
  }

  @Test
  void moves_refused() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> GAME.put(0, 2))
        .withMessage("cell 0 (row 1, column 1) is given as 1; expected another cell");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> GAME.put(2, 5))
        .withMessage("value is 5; expected 1 to 4");
    assertThatIllegalArgumentException().isThrownBy(() -> GAME.erase(0));
    assertThatIllegalArgumentException().isThrownBy(() -> GAME.mark(1, 1));
    assertThatIllegalArgumentException().isThrownBy(() -> GAME.unmark(2, 0));
    assertThatThrownBy(() -> GAME.put(16, 1)).isInstanceOf(IndexOutOfBoundsException.class);
    assertThatThrownBy(() -> GAME.mark(-1, 1)).isInstanceOf(IndexOutOfBoundsException.class);
    assertThatThrownBy(() -> GAME.marks(2).add(1))
        .isInstanceOf(UnsupportedOperationException.class);
  }

  @Test
  void markAll_whatTheRulesLeave() {
    GridGame all = GAME.put(2, 3).markAll();
    assertThat(all.marks(2)).isEmpty();
    assertThat(all.marks(3)).containsExactly(4);
    assertThat(all.marks(6)).containsExactly(1);
    assertThat(all.unmarkAll()).isEqualTo(GAME.put(2, 3));
  }

  @Test
  void candidates_withMarks() {
    GridGame marked = GAME.markAll().mark(2, 1).unmark(2, 3);
    GridCandidates state = marked.candidates();
    assertThat(state.isGiven(0)).isTrue();
    assertThat(state.values(2)).isEmpty();
    assertThat(state.values(3)).containsExactly(4);
    assertThat(marked.unmark(2, 1).candidates()).isEqualTo(GridCandidates.of(PUZZLE));
    assertThat(GAME.mark(2, 1).mark(3, 4).candidates()).isEqualTo(GridCandidates.of(PUZZLE));
    assertThat(GAME.put(2, 3).candidates().isGiven(2)).isFalse();
    assertThat(GAME.put(2, 3).candidates().value(2)).isEqualTo(3);
    assertThat(GAME.put(2, 3).candidates().values(3)).containsExactly(4);
  }

  @Test
  void mistake_ofThePlayer() {
    assertThat(GAME.put(2, 3).mistake()).isEmpty();
    assertThat(GAME.put(2, 4).mistake().orElseThrow()).hasToString("r1c3 is wrong.");
    assertThat(GAME.mark(2, 4).mark(2, 1).mistake()).isEmpty();
    assertThat(GAME.markAll().mark(2, 1).unmark(2, 3).mistake().orElseThrow().kind())
        .isEqualTo(Mistake.Kind.MISSING_CANDIDATE);
  }

  @Test
  void apply_toTheEnd() {
    GridGame game = GAME.markAll();
    for (GridStep step : GridLogicalSolver.standard().solve(GAME.candidates()).steps()) {
      game = game.apply(step);
    }
    assertThat(game.isSolved()).isTrue();
    GridStep foreign =
        GridLogicalSolver.standard()
            .nextStep(GridCandidates.of(Rules.of(6).emptyGrid().with(0, 1)))
            .orElse(null);
    assertThat(foreign).isNull();
    GridStep other =
        GridLogicalSolver.standard()
            .nextStep(GridCandidates.of(Rules.of(6).parseGrid("12345." + ".".repeat(30))))
            .orElseThrow();
    assertThatIllegalArgumentException().isThrownBy(() -> GAME.apply(other));
  }

  @Test
  void text_ofAGame() {
    GridGame game = GAME.put(2, 3).mark(3, 4).mark(3, 2).mark(6, 1).put(6, 1);
    assertThat(game).hasToString("12..34..21434321~..3.(24)..1(1)");
    assertThat(GridGame.parse(game.toString())).isEqualTo(game);
    assertThat(GAME).hasToString("12..34..21434321~");
    assertThat(GridGame.parse(PUZZLE.toString())).isEqualTo(GAME);
  }

  @Test
  void text_withRules() {
    Rules rules =
        Rules.builder(4)
            .grid(0, 0, 2, 2)
            .group("a~b", new int[][] {{0, 0}, {3, 3}})
            .build()
            .withCages(List.of(Cage.of(5, 0, 1)));
    GridGame game = GridGame.of(rules.emptyGrid()).put(15, 4).mark(0, 1);
    assertThat(GridGame.parse(game.toString())).isEqualTo(game);
    assertThat(GridGame.parse(game.toString()).rules()).isEqualTo(rules);
    assertThat(GridGame.parse(game.givens().toFullString())).isEqualTo(GridGame.of(game.givens()));
  }

  @Test
  void parse_faults() {
    requireFault("12..34..21434321~5", "character 18 of the game is '5'; expected a value", 17);
    requireFault("12..34..21434321~..x", "character 20 of the game is 'x'; expected a value", 19);
    requireFault("12..34..21434321~1", "expected a . for cell 0 (row 1, column 1)", 17);
    requireFault("12..34..21434321~.(1)", "expected no marks of cell 0", 18);
    requireFault("12..34..21434321~..3(12", "the text ends within marks", 23);
    requireFault("12..34..21434321~" + ".".repeat(17), "expected the end, after 16 cells", 33);
    assertThatThrownBy(() -> GridGame.parse("12~"))
        .isInstanceOf(TextFormatException.class)
        .hasMessageContaining("2");
  }

  private static void requireFault(String text, String message, int index) {
    assertThatThrownBy(() -> GridGame.parse(text))
        .isInstanceOfSatisfying(
            TextFormatException.class, e -> assertThat(e.index()).isEqualTo(index))
        .hasMessageContaining(message);
  }

  /** Random games in grids of several rules, with marks below values. */
  @Test
  void link_readAgain() {
    long seed = System.nanoTime();
    Random random = new Random(seed);
    for (Rules rules :
        List.of(Rules.of(4), Rules.of(9), Rules.of(16), Rules.samurai(), PUZZLE.rules())) {
      GridGame game = GridGame.of(rules.emptyGrid().with(random.nextInt(rules.cellCount()), 1));
      assertThat(GridGame.parse(game.givens().toLinkString())).isEqualTo(game);
      for (int move = 0; move < 60; move++) {
        int cell = random.nextInt(rules.cellCount());
        int value = 1 + random.nextInt(rules.valueCount());
        boolean isMark = random.nextInt(3) > 0;
        game = game.isGiven(cell) ? game : isMark ? game.mark(cell, value) : game.put(cell, value);
        String link = game.toLinkString();
        assertThat(link).as("seed %d", seed).matches("~[A-Za-z0-9_-]+");
        assertThat(GridGame.parse(link)).as("seed %d", seed).isEqualTo(game);
      }
      assertThat(GridGame.parse(game.markAll().toLinkString())).isEqualTo(game.markAll());
    }
  }

  @Test
  void link_cutOrOfAnotherKind() {
    String link = GAME.put(2, 3).toLinkString();
    assertThatIllegalArgumentException()
        .isThrownBy(() -> GridGame.parse(link.substring(0, link.length() - 1)));
    assertThatIllegalArgumentException().isThrownBy(() -> Grid.parse(link));
    GridGame board = GridGame.of(Rules.of(9).emptyGrid()).put(3, 4).mark(5, 6);
    assertThat(Game.parse(board.toLinkString()).toLinkString()).isEqualTo(board.toLinkString());
  }

  @Test
  void of_state() {
    GridCandidates state = GridCandidates.of(PUZZLE).with(2, 3).without(6, 1);
    GridGame game = GridGame.of(state);
    assertThat(game.givens()).isEqualTo(PUZZLE);
    assertThat(game.value(2)).isEqualTo(3);
    assertThat(game.marks(3)).containsExactly(4);
    assertThat(GridGame.of(GridCandidates.of(PUZZLE).with(2, 3))).isEqualTo(GAME.put(2, 3));
  }

  @Test
  void unmark_theOthersStay() {
    GridGame marked = GAME.mark(2, 3).mark(2, 4).mark(3, 4);
    assertThat(marked.unmark(2, 3).marks(2)).containsExactly(4);
    assertThat(marked.unmark(2, 3).marks(3)).containsExactly(4);
    assertThat(marked.unmark(2, 1)).isEqualTo(marked);
  }

  /** A step takes candidates from those of the cell, which are marked if they were not. */
  @Test
  void apply_takesMarks() {
    Grid puzzle = Rules.of(9).emptyGrid().with(80, 5).with(8, 9);
    GridGame pairs = GridGame.of(GridCandidates.of(puzzle)).markAll();
    for (int value = 3; value <= 8; value++) {
      pairs = pairs.unmark(0, value).unmark(1, value);
    }
    GridGame game = pairs;
    GridStep pair =
        GridLogicalSolver.standard()
            .steps(game.candidates())
            .filter(step -> step.technique() == GridTechnique.NAKED_PAIR)
            .findFirst()
            .orElseThrow();
    GridGame applied = game.apply(pair);
    assertThat(applied.grid()).isEqualTo(puzzle);
    assertThat(applied.marks(0)).containsExactly(1, 2);
    assertThat(applied.marks(3)).containsExactly(3, 4, 5, 6, 7, 8);
    assertThat(applied.marks(79)).isEqualTo(game.marks(79));
    GridGame few = game.unmark(2, 8).unmark(2, 7).unmark(2, 6).unmark(2, 5).unmark(2, 4);
    assertThat(few.apply(pair).marks(2)).containsExactly(3);
    assertThat(few.put(2, 7).apply(pair).marks(2)).containsExactly(1, 2, 3);
    assertThat(few.unmark(2, 3).apply(pair).marks(2)).isEmpty();
  }

  /** The candidates take the place of a note; nothing else could show what the step has found. */
  @Test
  void apply_toANote() {
    GridGame start = GridGame.of(Rules.of(9).parseGrid("123......456......" + ".".repeat(63)));
    GridStep step = GridLogicalSolver.standard().nextStep(start.candidates()).orElseThrow();
    assertThat(step.eliminations()).contains(new Candidate(22, 7), new Candidate(23, 7));
    GridGame game = start.mark(22, 7).mark(23, 1).mark(30, 5);
    GridGame applied = game.apply(step);
    assertThat(applied.candidates()).isEqualTo(step.applyTo(start.candidates()));
    assertThat(applied.marks(22)).containsExactly(1, 2, 3, 4, 5, 6, 8, 9);
    assertThat(applied.marks(23)).containsExactly(1, 2, 3, 4, 5, 6, 8, 9);
    assertThat(applied.marks(30)).containsExactly(5);
    assertThat(applied.candidates(30)).hasSize(9);
    // The step is of another state here: it changes nothing, but for a mark that it excludes.
    GridGame other = start.put(24, 7).mark(22, 7).mark(22, 1);
    assertThat(other.apply(step)).isEqualTo(other.unmark(22, 7));
  }

  @Test
  void apply_refused() {
    GridStep placement = GridLogicalSolver.standard().nextStep(GAME.candidates()).orElseThrow();
    int cell = placement.placements().get(0).cell();
    GridGame given = GridGame.of(PUZZLE.with(cell, placement.placements().get(0).digit()));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> given.apply(placement))
        .withMessageContaining("is given as");
    GridGame diagonals =
        GridGame.of(
            Rules.builder(4).grid(0, 0, 2, 2).diagonals().build().parseGrid(PUZZLE.toString()));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> diagonals.apply(placement))
        .withMessageContaining("state has other rules");
    assertThatThrownBy(() -> GAME.apply(null)).isInstanceOf(NullPointerException.class);
  }

  /** The value that is written wrong is reported, though a cell before it lacks a mark. */
  @Test
  void mistake_valuesBeforeMarks() {
    GridGame game = GridGame.of(Rules.of(4).parseGrid("1... ..1. .2.. ...3"));
    Grid solution = GridSolver.getDefault().solve(game.givens()).orElseThrow();
    int last = solution.value(14) == 1 ? 2 : 1;
    Mistake mistake =
        game.markAll().unmark(1, solution.value(1)).put(14, last).mistake().orElseThrow();
    assertThat(mistake.kind()).isEqualTo(Mistake.Kind.WRONG_VALUE);
    assertThat(mistake.candidates()).containsExactly(new Candidate(14, last));
    GridGame open = GridGame.of(Rules.of(4).emptyGrid().with(0, 1)).mark(1, 1).put(4, 1);
    assertThat(open.mistake().orElseThrow().candidates()).containsExactly(new Candidate(4, 1));
  }

  /** A text that ends behind the givens, with or without its separator. */
  @Test
  void parse_endsBehindTheGivens() {
    assertThat(GridGame.parse("12..34..21434321")).isEqualTo(GAME);
    assertThat(GridGame.parse("12..34..21434321~")).isEqualTo(GAME);
    assertThat(GridGame.parse("12..34..21434321~...")).isEqualTo(GAME);
  }
}
