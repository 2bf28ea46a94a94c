package io.github.nonet.playground;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.nonet.variant.Grid;
import io.github.nonet.variant.GridSolver;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class GridsTest {
  private static final String FOUR = "1...........2..3";

  private static final String WINDOWS =
      "6..9...4...58............2..8...91.7.......1..6......84.1.........87.....5...9..4|H";

  static List<String> kinds() {
    return Kinds.NAMES;
  }

  /** Every kind is made, has one solution, and is played by hints to its end. */
  @ParameterizedTest
  @MethodSource("kinds")
  void make_everyKindAndPlayIt(String kind) {
    int seed = (int) System.nanoTime();
    String game = (String) Kinds.make(kind, "", "NONE", seed, 60_000).get("game");
    assertThat(game).as(kind + " " + seed).endsWith("~");
    Grid puzzle = GridGame.parse(game).puzzle();
    assertThat(GridSolver.getDefault().hasUniqueSolution(puzzle)).isTrue();
    for (int step = 0; step < 2_000 && !GridGame.parse(game).grid().isSolved(); step++) {
      String answer = Grids.step(game, "de");
      assertThat(answer).as(game).startsWith("{\"step\":{\"technique\":\"");
      game = answer.substring(answer.lastIndexOf("\"after\":\"") + 9, answer.length() - 2);
    }
    assertThat(GridGame.parse(game).grid().isSolutionOf(puzzle)).as(game).isTrue();
    assertThat(Grids.hint(game, "en")).isEqualTo("{\"mistake\":null,\"step\":null}");
    assertThat(Grids.view(game)).contains("\"empty\":0,\"solved\":true");
  }

  @Test
  void make_toOrderOrNotInTime() {
    assertThat(Kinds.make("JIGSAW", "HARD", "NONE", -3, 60_000))
        .isEqualTo(Kinds.make("JIGSAW", "HARD", "NONE", -3, 60_000));
    assertThat(Grids.make("16", "EXTREME", "FULL", 1, 1)).startsWith("{\"tried\":");
    assertThat(Grids.make("4", "HARD", "NONE", 1, 1)).startsWith("{\"error\":\"");
    assertThat(Grids.make("5", "", "NONE", 1, 1)).startsWith("{\"error\":\"");
  }

  /** Random moves, legal and not: each game is the same after it was written and read. */
  @ParameterizedTest
  @ValueSource(strings = {"4", "6", "12", "16", "X", "KILLER"})
  void parse_whatWasWritten(String kind) {
    long seed = System.nanoTime();
    Random random = new Random(seed);
    String game = (String) Kinds.make(kind, "", "NONE", (int) seed, 60_000).get("game");
    GridGame played = GridGame.parse(game);
    for (int move = 0; move < 300; move++) {
      int cell = random.nextInt(played.cells());
      int value = random.nextInt(played.rules().symbols() + 2);
      played =
          switch (random.nextInt(5)) {
            case 0 -> played.put(cell, value);
            case 1 -> played.erase(cell);
            case 2 -> random.nextInt(20) == 0 ? played.markAll() : played;
            default -> played.mark(cell, value);
          };
      GridGame read = GridGame.parse(played.toString());
      assertThat(read).as("seed %d", seed).hasToString(played.toString());
      assertThat(read.grid()).isEqualTo(played.grid());
      assertThat(read.state()).isEqualTo(played.state());
    }
    assertThat(Grids.view(played.restart().toString()))
        .isEqualTo(Grids.view(game))
        .isEqualTo(Grids.play(played.toString(), "restart", 0, 0));
  }

  @ParameterizedTest
  @CsvSource({
    "1...........2..3~x, 'character 18 of the game is ''x'''",
    "1...........2..3~1, 'character 18 of the game is ''1'''",
    "1...........2..3~.5, 'character 19 of the game is ''5'''",
    "1...........2..3~._, 'character 19 of the game is ''_'''",
    "1...........2..3~._g, 'character 19 of the game is ''_'''",
    "1...........2..3~................., 'character 34 of the game is ''.'''",
  })
  void parse_whatIsNoGame(String text, String message) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> GridGame.parse(text))
        .withMessage(message);
  }

  @Test
  void read_formsOfPuzzles() {
    assertThat(Grids.read("1 . . .\n. . . .\n. . . .\n2 . . 3"))
        .isEqualTo("{\"games\":[\"" + FOUR + "~\"],\"notes\":[\"\"],\"faults\":[]}");
    assertThat(Grids.read(WINDOWS)).contains(WINDOWS + "~");
    assertThat(Grids.read(FOUR + "~.2")).contains(FOUR + "~.2");
    assertThat(Grids.read(".".repeat(81)))
        .as("an ordinary one")
        .contains("[\"" + ".".repeat(81) + "\"]");
    assertThat(Grids.read("12")).startsWith("{\"error\":\"");
  }

  @Test
  void conflicts_valuesAndSums() {
    assertThat(Grids.play(FOUR + "~", "put", 1, 1))
        .contains("\"conflicts\":[0,1],\"reasons\":[\"row 1");
    String killer = (String) Kinds.make("KILLER_4", "", "NONE", 5, 60_000).get("game");
    GridGame game = GridGame.parse(killer);
    var cage = game.rules().cages().get(0);
    GridGame wrong = game;
    for (int i = 0; i < cage.cells().size(); i++) {
      wrong = wrong.put(cage.cells().get(i), cage.sum() > 5 ? 1 : 4);
    }
    assertThat(Grids.view(wrong.toString())).doesNotContain("\"conflicts\":[]");
    assertThat(Grids.hint(wrong.toString(), "en"))
        .startsWith("{\"mistake\":{\"candidates\":[{\"cell\":");
  }

  @Test
  void moves_markPutAndSolve() {
    assertThat(Grids.play(FOUR + "~", "mark", 1, 2)).startsWith("{\"game\":\"" + FOUR + "~._2\"");
    assertThat(Grids.play(FOUR + "~._2", "put", 2, 2)).startsWith("{\"game\":\"" + FOUR + "~..2\"");
    assertThat(Grids.play(FOUR + "~._2", "erase", 1, 0)).startsWith("{\"game\":\"" + FOUR + "~\"");
    assertThat(Grids.play(FOUR + "~", "markAll", 0, 0)).contains("\"marked\":true");
    assertThat(Grids.play(FOUR + "~._2", "withoutMarks", 0, 0)).contains("\"marked\":false");
    assertThat(Grids.play(FOUR + "~", "solve", 0, 0)).contains("\"solved\":true");
    assertThat(Grids.play(FOUR + "~", "dance", 0, 0)).startsWith("{\"error\":\"");
  }

  @Test
  void answers_ofOneGame() {
    assertThat(Grids.verdict(FOUR + "~", "de"))
        .startsWith("{\"kind\":\"SEVERAL_SOLUTIONS\",\"text\":\"Es gibt mehr als eine Lösung");
    assertThat(Grids.check(FOUR + "~", "en")).isEqualTo("{\"mistake\":null}");
    String made = (String) Kinds.make("HYPER", "MEDIUM", "NONE", 3, 60_000).get("game");
    assertThat(Grids.rate(made, "de")).isEqualTo("{\"level\":\"MEDIUM\",\"text\":\"Mittel\"}");
    assertThat(Grids.rate(".".repeat(16) + "~", "de")).isEqualTo("{\"level\":null,\"text\":null}");
    assertThat(Grids.write(FOUR + "~", "LINE")).isEqualTo("{\"text\":\"" + FOUR + "\"}");
    assertThat(Grids.write(FOUR + "~.2", "GRID")).contains("| 1 2 |");
    assertThat(Grids.write(FOUR + "~", "SVG")).contains("<svg ");
    assertThat(Grids.vocabulary("en")).contains("\"KILLER\"");
  }
}
