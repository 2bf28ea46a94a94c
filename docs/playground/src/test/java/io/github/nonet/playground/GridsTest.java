package io.github.nonet.playground;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.SearchLimit;
import io.github.nonet.variant.Constraint;
import io.github.nonet.variant.Grid;
import io.github.nonet.variant.GridGame;
import io.github.nonet.variant.GridSolver;
import io.github.nonet.variant.Rules;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class GridsTest {
  private static final String FOUR = "1...........2..3";

  private static final GridGame START = GridGame.parse(FOUR);

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
    assertThat(game).as(kind + " " + seed).startsWith("~");
    Grid puzzle = GridGame.parse(game).givens();
    assertThat(GridSolver.getDefault().hasUniqueSolution(puzzle)).isTrue();
    for (int step = 0; step < 2_000 && !GridGame.parse(game).grid().isSolved(); step++) {
      String answer = Grids.step(game, "de");
      assertThat(answer).as(game).startsWith("{\"step\":{\"technique\":\"");
      game = answer.substring(answer.lastIndexOf("\"after\":\"") + 9, answer.length() - 2);
    }
    assertThat(GridGame.parse(game).grid().isSolutionOf(puzzle)).as(game).isTrue();
    assertThat(Grids.hint(game, "en")).isEqualTo("{\"mistake\":null,\"step\":null}");
    assertThat(Grids.view(game, "en")).contains("\"empty\":0,", "\"solved\":true");
  }

  @Test
  void make_toOrderOrNotInTime() {
    assertThat(Kinds.make("JIGSAW", "HARD", "NONE", -3, 60_000))
        .isEqualTo(Kinds.make("JIGSAW", "HARD", "NONE", -3, 60_000));
    assertThat(Grids.make("16", "EXTREME", "FULL", 1, 1)).startsWith("{\"tried\":");
    assertThat(Grids.make("4", "HARD", "NONE", 1, 1)).startsWith("{\"error\":\"");
    assertThat(Grids.make("5", "", "NONE", 1, 1)).startsWith("{\"error\":\"");
  }

  /** A search for mistakes that takes too long does not keep a hint back. */
  @Test
  void hint_withoutASearchForMistakes() {
    Map<String, Object> step = Map.of("step", "a step");
    assertThat(Answers.hint(GridsTest::searchInVain, () -> step))
        .containsEntry("mistake", null)
        .containsEntry("step", "a step");
    assertThat(Answers.answer(GridsTest::searchInVain))
        .startsWith("{\"error\":\"the search was given up")
        .endsWith(",\"over\":true}");
  }

  private static Map<String, Object> searchInVain() {
    Grid empty = Rules.of(3, 3).emptyGrid();
    GridSolver.getDefault().within(SearchLimit.guesses(0)).solve(empty);
    throw new AssertionError("an empty grid needs guesses");
  }

  /** Random moves, legal and not: a clue stays, and a cell has what was written there. */
  @ParameterizedTest
  @ValueSource(strings = {"4", "6", "12", "16", "X", "KILLER"})
  void play_randomMoves(String kind) {
    long seed = System.nanoTime();
    Random random = new Random(seed);
    GridGame start =
        GridGame.parse((String) Kinds.make(kind, "", "NONE", (int) seed, 60_000).get("game"));
    GridGame played = start;
    for (int move = 0; move < 200; move++) {
      int cell = random.nextInt(start.rules().cellCount());
      int value = 1 + random.nextInt(start.rules().valueCount());
      String name = List.of("put", "erase", "mark", "mark").get(random.nextInt(4));
      int expected = start.isGiven(cell) || name.equals("mark") ? played.value(cell) : 0;
      played = after(played, name, cell, value);
      assertThat(played.givens()).as("seed %d", seed).isEqualTo(start.givens());
      boolean isPut = name.equals("put") && !start.isGiven(cell);
      assertThat(played.value(cell)).as("seed %d", seed).isEqualTo(isPut ? value : expected);
    }
    assertThat(after(played, "restart", 0, 0)).isEqualTo(start);
  }

  private static GridGame after(GridGame game, String move, int cell, int value) {
    String answer = Grids.play(game.toLinkString(), move, cell, value, "en");
    return GridGame.parse(answer.split("\"")[3]);
  }

  @Test
  void read_formsOfPuzzles() {
    assertThat(Grids.read("1 . . .\n. . . .\n. . . .\n2 . . 3", "de"))
        .isEqualTo(
            "{\"games\":[\""
                + START.toLinkString()
                + "\"],\"modules\":[\"grids\"],\"text\":\"Gitter: Ein Rätsel wurde gelesen.\","
                + "\"title\":\"\",\"author\":\"\",\"rules\":\"\",\"faults\":[],\"notRead\":[],"
                + "\"breaks\":[]}");
    for (String text : List.of(WINDOWS, FOUR + "~.2", START.mark(1, 2).toLinkString())) {
      assertThat(Grids.read(text, "en")).contains(GridGame.parse(text).toLinkString());
    }
    assertThat(Grids.read(".".repeat(81), "en")).as("an ordinary one").contains("[\"nonet\"]");
    assertThat(Grids.read("12", "en")).startsWith("{\"error\":\"");
  }

  /** Boards and grids of a list keep their order; the lines without one are told. */
  @Test
  void read_aListWithFaults() {
    String text = WINDOWS + "\n" + ".".repeat(81) + "\n" + FOUR + "\n";
    assertThat(Grids.read(text, "en")).contains("\"modules\":[\"grids\",\"nonet\",\"grids\"]");
    assertThat(Grids.read(FOUR + "\n" + FOUR + "1\n" + FOUR, "en"))
        .contains("\"text\":\"List: 2 puzzles were read. Nothing was read in line 2.\"")
        .contains("\"faults\":[\"line 2: ");
  }

  /** What a link only draws, and the rule that its own solution breaks, are told. */
  @Test
  void read_whatALinkOnlyDraws() {
    assertThat(Grids.read(fPuzzles(",\"nabner\":[{\"lines\":[[\"R1C1\"]]}]"), "en"))
        .contains("only drawn or written: one entry of \\\"nabner\\\".");
    String drawn =
        ",\"circle\":[{\"cells\":[\"R1C2\"]}],\"solution\":[3,4,1,2,1,2,3,4,4,3,2,1,2,1,4,3]";
    assertThat(Grids.read(fPuzzles(THERMOMETER + drawn), "en"))
        .contains("\"notRead\":[{\"field\":\"circle\",\"count\":1,\"cells\":[1]}]")
        .contains("\"breaks\":[\"")
        .contains("only drawn or written: one circle. Its own solution breaks a rule");
  }

  @Test
  void conflicts_valuesAndSums() {
    assertThat(Grids.play(FOUR + "~", "put", 1, 1, "en"))
        .contains("\"conflicts\":[0,1],\"reasons\":[\"row 1 holds 1 twice");
    assertThat(Grids.play(FOUR + "~", "put", 1, 1, "de"))
        .contains("\"reasons\":[\"in Zeile 1 steht 1 zweimal");
    String killer = (String) Kinds.make("KILLER_4", "", "NONE", 5, 60_000).get("game");
    GridGame game = GridGame.parse(killer);
    var cage = game.rules().cages().get(0);
    GridGame wrong = game;
    for (int i = 0; i < cage.cells().size(); i++) {
      wrong = wrong.put(cage.cells().get(i), cage.sum() > 5 ? 1 : 4);
    }
    assertThat(Grids.view(wrong.toString(), "en")).doesNotContain("\"conflicts\":[]");
    assertThat(Grids.hint(wrong.toString(), "en"))
        .startsWith("{\"mistake\":{\"kind\":\"WRONG_VALUE\",\"text\":\"")
        .contains("\"candidates\":[{\"cell\":");
  }

  @Test
  void trueCandidates_areMarks() {
    String empty = GridGame.of(Rules.of(4).emptyGrid()).toLinkString();
    assertThat(Grids.trueCandidates(empty, 10_000, "en"))
        .contains("\"marks\":\"1234\"")
        .doesNotContain("\"marks\":\"\"");
    assertThat(Grids.trueCandidates(empty, 0, "en")).isEqualTo("{\"over\":true}");
    GridGame wrong = GridGame.of(Rules.of(4).parseGrid("1234" + "..1." + "........"));
    assertThat(Grids.trueCandidates(wrong.put(4, 2).toLinkString(), 10_000, "en"))
        .isEqualTo("{\"error\":\"The puzzle has no solution.\"}");
  }

  @Test
  void trueCandidates_areNoNotes() {
    GridGame start = GridGame.of(Rules.of(4).parseGrid("12.." + "34.." + "2143" + "4..."));
    String answer = Grids.trueCandidates(start.toLinkString(), 10_000, "en");
    String game = answer.substring("{\"game\":\"".length(), answer.indexOf("\",\"cells"));
    GridGame marked = GridGame.parse(game);
    assertThat(marked.mark(13, 2).unmark(13, 3).candidates(13)).isEmpty();
  }

  /** What a player has noted is on the board, but a hint is about all candidates. */
  @Test
  void note_isShownAndProvesNothing() {
    GridGame start = GridGame.of(Rules.of(4).parseGrid("12.." + "34.." + "21.." + "4..."));
    GridGame noted = start.mark(2, 3).mark(3, 1);
    for (int digit : new int[] {1, 3}) {
      assertThat(Grids.view(noted.toLinkString(), "en"))
          .contains("data-cell=\\\"" + (digit == 3 ? 2 : 3) + "\\\" data-digit=\\\"" + digit);
    }
    assertThat(Grids.view(noted.toLinkString(), "en"))
        .doesNotContain("data-cell=\\\"2\\\" data-digit=\\\"4");
    assertThat(Grids.check(noted.toLinkString(), "en")).isEqualTo("{\"mistake\":null}");
    assertThat(hints(noted)).isEqualTo(hints(start));
  }

  private static String hints(GridGame game) {
    String answer = Grids.step(game.toLinkString(), "en");
    int at = answer.indexOf("\"hints\":");
    assertThat(at).isPositive();
    return answer.substring(at, answer.indexOf(']', at));
  }

  @Test
  void view_hasTheRulesInWords() {
    Rules rules = Rules.of(4).withConstraints(List.of(Constraint.thermometer(12, 13, 14)));
    String game = GridGame.of(rules.emptyGrid()).toLinkString();
    assertThat(Grids.view(game, "en")).contains("Digits along a thermometer increase");
    assertThat(Grids.view(game, "de")).contains("Auf einem Thermometer steigen");
  }

  @Test
  void moves_markPutAndSolve() {
    GridGame marked = START.mark(1, 2);
    assertThat(after(START, "mark", 1, 2)).isEqualTo(marked);
    assertThat(after(marked, "mark", 1, 2)).isEqualTo(START);
    assertThat(after(marked, "erase", 1, 0)).isEqualTo(START);
    assertThat(after(marked.mark(1, 3), "put", 2, 2)).isEqualTo(START.mark(1, 3).put(2, 2));
    assertThat(after(START, "markAll", 0, 0)).isEqualTo(START.markAll());
    assertThat(after(marked, "withoutMarks", 0, 0)).isEqualTo(START);
    assertThat(Grids.play(FOUR + "~", "solve", 0, 0, "en")).contains("\"solved\":true");
    assertThat(Grids.play(FOUR + "~", "dance", 0, 0, "en")).startsWith("{\"error\":\"");
  }

  /** A cage that nothing meets is named; without it there are several solutions. */
  @Test
  void verdict_namesSuspects() {
    String rules = "|symbols(4).grid(0,0,2,2)";
    assertThat(Grids.verdict(".".repeat(16) + rules + ".cage(9,0,1)", "en"))
        .endsWith(
            "\"suspects\":[{\"kind\":\"CAGE\",\"text\":\"check the 9 cage at r1c1: without it there is"
                + " a solution\",\"cells\":[0,1],\"corrected\":null}]}");
    assertThat(Grids.verdict("12343412214343.." + rules + ".even(15)", "en"))
        .contains(
            "\"kind\":\"CONSTRAINT\",\"text\":\"check the even mark at r4c4: with an odd mark")
        .contains("\"corrected\":\"~");
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

  /** A 4x4 with one clue, as f-puzzles writes it. */
  static String fPuzzles(String more) {
    String row = "[{},{},{},{}]";
    String first = "[{\"value\":3,\"given\":true},{},{},{}]";
    return "{\"size\":4,\"grid\":[" + String.join(",", first, row, row, row) + "]" + more + "}";
  }

  static final String THERMOMETER = ",\"thermometer\":[{\"lines\":[[\"R4C1\",\"R4C2\",\"R4C3\"]]}]";

  /** What {@link #fPuzzles} gives with the thermometer, as its editor compresses it. */
  static final String COMPRESSED =
      "N4IgzglgXgpiBcAWANCA5gJwgEwQbT1ADcBDAGwFc54BmVNCImAOwQBcMqBfZYHv3lwC6yQv3GCRYwTL5SBC8UJEg2ACxgYAtgHstMNpvygyEZjDD48IAEqIAwgEYQqO/YBML2w5ohlwriA=";

  @Test
  void read_link_jsonAndAddresses() {
    Rules rules = Rules.of(4).withConstraints(List.of(Constraint.thermometer(12, 13, 14)));
    String game = GridGame.of(rules.parseGrid("3" + ".".repeat(15))).toLinkString();
    String expected = "{\"games\":[\"" + game + "\"],\"modules\":[\"grids\"]";
    assertThat(
            List.of(
                fPuzzles(THERMOMETER),
                COMPRESSED,
                "fpuz" + COMPRESSED,
                "https://www.f-puzzles.com/?load=" + COMPRESSED,
                "https://sudokupad.app/fpuzzles" + COMPRESSED.replace("+", "%2B")))
        .allSatisfy(text -> assertThat(Grids.read(text, "en")).startsWith(expected));
    String classic = fPuzzles("").replace("4,", "9,");
    assertThat(Grids.read(classic, "en")).contains("\\\"grid\\\": found 4 rows");
  }

  @Test
  void read_link_title_author_rules() {
    String own = ",\"title\":\" Slope \",\"author\":7,\"ruleset\":\"It rises.\"";
    assertThat(Grids.read(fPuzzles(own), "en"))
        .contains("\"title\":\" Slope \"", "\"author\":\"\"", "\"rules\":\"It rises.\"");
    assertThat(Grids.read(fPuzzles(""), "en"))
        .contains("\"title\":\"\"", "\"author\":\"\"", "\"rules\":\"\"");
    String box = "[[%1$d,%2$d],[%1$d,%3$d],[%4$d,%2$d],[%4$d,%3$d]]";
    String boxes =
        Stream.of(0, 2)
            .flatMap(
                row ->
                    Stream.of(0, 2).map(column -> box.formatted(row, column, column + 1, row + 1)))
            .collect(Collectors.joining(","));
    String row = "[{},{},{},{}]";
    String drawn =
        "{\"cells\":[[{\"value\":3},{},{},{}],%s,%s,%s],\"regions\":[%s],\"metadata\":{%s}}";
    String said = "\"author\":\"Ann\",\"rules\":\"Each column differs.\"";
    assertThat(Grids.read(drawn.formatted(row, row, row, boxes, said), "en"))
        .contains("\"title\":\"\"", "\"author\":\"Ann\"", "\"rules\":\"Each column differs.\"");
  }

  /** Each refusal names what was found. */
  @Test
  void read_link_refused() {
    assertThat(Grids.read("https://sudokupad.app/a1b2c3", "en"))
        .startsWith("{\"error\":\"this is a short link");
    assertThat(Grids.read("{", "en")).startsWith("{\"error\":\"");
    assertThat(Grids.read("", "en")).startsWith("{\"error\":\"");
    assertThat(Grids.read("fpuzN4Ig", "en")).contains("ends too early");
  }

  private static final List<String> LINED =
      List.of("THERMOMETER", "ARROW", "WHISPERS", "RENBAN", "DOTS", "SANDWICH");

  /** The solution obeys every line, and each line has the cells that its kind needs. */
  @ParameterizedTest
  @FieldSource("LINED")
  void make_linesObeyTheSolution(String kind) {
    for (int seed = 0; seed < 5; seed++) {
      String made = (String) Kinds.make(kind, "", "NONE", seed, 60_000).get("game");
      Rules rules = GridGame.parse(made).rules();
      assertThat(rules.constraints()).as(made).hasSizeBetween(4, 80);
      Grid solution = GridSolver.getDefault().solve(GridGame.parse(made).givens()).orElseThrow();
      assertThat(solution.conflicts()).as(made).isEmpty();
      if (!List.of("DOTS", "SANDWICH").contains(kind)) {
        assertThat(rules.constraints().stream().flatMap(it -> it.cells().stream()))
            .as(made)
            .doesNotHaveDuplicates();
        rules.constraints().forEach(it -> assertThat(it.cells()).hasSizeGreaterThan(2));
      }
    }
  }

  /**
   * Cells see each other where a knight's move, or a line of different values, keeps them apart; an
   * order such as that of a thermometer is the matter of steps.
   */
  @Test
  void units_ofMovesAndLines() {
    Rules knight = Rules.builder(9).antiKnight().build();
    assertThat(Sight.of(knight).peers(40)).hasSize(28).contains(21, 59).doesNotContain(60);
    Rules lines =
        Rules.of(4)
            .withConstraints(
                List.of(
                    Constraint.renban(0, 10),
                    Constraint.thermometer(1, 11),
                    Constraint.palindrome(3, 6, 9, 12)));
    assertThat(Sight.of(lines).peers(0)).contains(10);
    assertThat(Sight.of(lines).peers(1)).doesNotContain(11);
    assertThat(Sight.of(lines).peers(3)).doesNotContain(12);
    Rules plain = Rules.of(4);
    assertThat(Sight.of(plain).units()).isEqualTo(plain.houses());
  }
}
