package io.github.nonet.playground;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Board;
import io.github.nonet.Candidate;
import io.github.nonet.Candidates;
import io.github.nonet.Inference;
import io.github.nonet.SearchLimit;
import io.github.nonet.logic.Game;
import io.github.nonet.logic.LogicalSolver;
import io.github.nonet.logic.Step;
import io.github.nonet.text.BoardPicture;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.DoubleStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What JavaScript gets; that a browser answers the same is tested by SameAnswersIT. */
class PlaygroundTest {
  private static final String PUZZLE =
      "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
  static final String SOLVED =
      "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

  /** A list, and a board that is also a grid of other rules, are for the module of grids. */
  @Test
  void read_oneGame() {
    String game = "{\"games\":[\"" + link(PUZZLE) + "\"],\"title\":";
    assertThat(Playground.read(PUZZLE)).isEqualTo(game + "\"\"}");
    assertThat(Playground.read(PUZZLE.replace('.', '_'))).isEqualTo(game + "\"\"}");
    assertThat(Playground.read(PUZZLE + " by Ann")).isEqualTo(game + "\"by Ann\"}");
    for (String rules : List.of("|X", "|diagonals", "|" + "ABCDEFGHI".repeat(9), "\n" + SOLVED)) {
      assertThat(Playground.read(PUZZLE + rules)).startsWith("{\"error\":\"");
    }
    assertThat(Playground.read("12345")).startsWith("{\"error\":\"").contains("expected 81");
  }

  private static String link(String board) {
    return Game.of(Board.parse(board)).toLinkString();
  }

  /** Marks come back from each form that has them, and digits of the player's from the game. */
  @ParameterizedTest
  @ValueSource(strings = {"MARKS", "MARKS_LINE", "LIBRARY"})
  void read_marks(String format) {
    Game game = Game.parse(PUZZLE).markAll().unmark(2, 1);
    Game read =
        Game.parse((String) ((List<?>) Texts.read(Texts.write(game, format)).get("games")).get(0));
    assertThat(read.candidates().toDigitSets()).isEqualTo(game.candidates().toDigitSets());
    String played = game.put(3, 6).toLinkString();
    assertThat(Texts.read(played).get("games")).isEqualTo(List.of(played));
  }

  /** A picture shows what the player sees, a form of candidates what is possible. */
  @Test
  void write_notes() {
    Game game = Game.parse(PUZZLE).mark(2, 4);
    Candidates all = Candidates.of(Board.parse(PUZZLE));
    assertThat(Texts.write(game, "MARKS_LINE")).isEqualTo(all.toSukakuString());
    BoardPicture picture = BoardPicture.of(game.board()).clues(game.givens());
    assertThat(Texts.write(game, "HTML"))
        .isEqualTo(picture.candidates(all.without(2, 1).without(2, 2)).toHtml());
  }

  /** One mark of a cell is neither the only candidate nor, if it is wrong, a mistake. */
  @Test
  void hint_takesANoteForNoProof() {
    String noted = played(PUZZLE, "mark", 2, 4).toLinkString();
    assertThat(Playground.hint(noted, "en", "")).contains("\"step\":{").doesNotContain("r1c3");
    String wrong = played(PUZZLE, "mark", 2, 1).toLinkString();
    assertThat(Playground.check(wrong, "en")).isEqualTo("{\"mistake\":null}");
    String all = played(PUZZLE, "markAll", 0, 0).toLinkString();
    String less = played(all, "mark", 2, 4).toLinkString();
    assertThat(Playground.check(less, "en")).contains("r1c3");
  }

  @Test
  void trueCandidates_areNoNotes() {
    String answer = Playground.trueCandidates(PUZZLE, 10_000, "en");
    assertThat(answer).contains("\"marks\":\"4\"").doesNotContain("\"marks\":\"12");
    String game = answer.substring("{\"game\":\"".length(), answer.indexOf("\",\"cells"));
    assertThat(Game.parse(game).candidates(2)).containsExactly(4);
  }

  @Test
  void step_toTheEnd() {
    String game = PUZZLE;
    for (int step = 0; step < 51; step++) {
      String answer = Playground.step(game, "en", "");
      assertThat(answer).startsWith("{\"step\":{\"technique\":\"");
      game = answer.substring(answer.lastIndexOf("\"after\":\"") + 9, answer.length() - 2);
    }
    assertThat(Playground.step(game, "en", "")).isEqualTo("{\"step\":null}");
    assertThat(Game.parse(game).board()).hasToString(SOLVED);
    assertThat(Playground.view(game, "en"))
        .endsWith("\"empty\":0,\"conflicts\":[],\"reasons\":[],\"solved\":true}");
  }

  /** A hint uses only the techniques that the player knows. */
  @Test
  void hint_ofKnownTechniques() {
    String singles = "HIDDEN_SINGLE,NAKED_SINGLE";
    assertThat(Playground.hint(PUZZLE, "en", singles)).contains("\"technique\":\"NAKED_SINGLE\"");
    assertThat(Playground.step(PUZZLE, "en", "HIDDEN_SINGLE"))
        .contains("\"technique\":\"HIDDEN_SINGLE\"");
    assertThat(Playground.step(PUZZLE, "en", "X_WING")).contains("\"technique\":\"X_WING\"");
    assertThat(Playground.step(PUZZLE, "en", "FULL_HOUSE")).isEqualTo("{\"step\":null}");
    assertThat(Playground.step(PUZZLE, "en", "WHAT")).startsWith("{\"error\":\"");
  }

  @Test
  void steps_allOrOfKnownTechniques() {
    String first = Playground.step(PUZZLE, "en", "");
    assertThat(Playground.steps(PUZZLE, "en", ""))
        .startsWith("{\"steps\":[" + first)
        .endsWith(",\"more\":true}");
    assertThat(Playground.steps(PUZZLE, "en", "FULL_HOUSE"))
        .isEqualTo("{\"steps\":[],\"more\":false}");
  }

  @Test
  void count_upToALimit() {
    assertThat(Playground.count(PUZZLE, 10)).isEqualTo("{\"count\":1}");
    assertThat(Playground.count(".".repeat(81), 10)).isEqualTo("{\"count\":10}");
    assertThat(Playground.count("55" + PUZZLE.substring(2), 10)).isEqualTo("{\"count\":0}");
  }

  /** What a player wrote is no clue, and of a puzzle with several solutions no clue is too much. */
  @Test
  void redundant_cluesOfAProperPuzzle() {
    String played = Game.parse(PUZZLE).put(2, 4).toLinkString();
    String own = Playground.redundant(PUZZLE);
    assertThat(own).endsWith("],\"cages\":[],\"constraints\":[]}");
    assertThat(Playground.redundant(played)).isEqualTo(own);
    assertThat(Playground.redundant("534" + PUZZLE.substring(3))).contains("2,", "\"clues\":[0");
    assertThat(Playground.redundant(".".repeat(81))).startsWith("{\"error\":\"");
  }

  /**
   * A hint has the lines of its proof, with the cells and candidates that each names; a step of a
   * path has none.
   */
  @Test
  void hint_hasItsProof() {
    String answer = Playground.hint(PUZZLE, "en", "");
    Step step = Game.parse(PUZZLE).nextStep(SearchLimit.NONE).orElseThrow();
    Inference line = step.inferences().get(0);
    Candidate placed = line.candidates().get(0);
    assertThat(answer)
        .contains(
            "\"proof\":[{\"text\":\"%s\",\"candidates\":[{\"cell\":%d,\"digit\":%d}],\"isTrue\":true,\"cells\":[%d],\"causes\":[]}]"
                .formatted(
                    step.lines(Locale.ENGLISH).get(0),
                    placed.cell(),
                    placed.digit(),
                    placed.cell()));
    assertThat(Playground.hint(PUZZLE, "de", "")).doesNotContain(step.lines(Locale.ENGLISH).get(0));
    assertThat(Playground.step(PUZZLE, "en", "")).doesNotContain("\"proof\"");
  }

  @Test
  void hint_mistakeFirst() {
    String wrong = Game.parse(PUZZLE).put(2, 1).toLinkString();
    assertThat(Playground.hint(wrong, "de", ""))
        .startsWith("{\"mistake\":{\"kind\":\"WRONG_VALUE\",\"text\":\"")
        .doesNotContain("\"step\"");
    assertThat(Playground.check(wrong, "en")).contains("\"text\":\"r1c3 is wrong.\"");
    assertThat(Playground.check(PUZZLE, "en")).isEqualTo("{\"mistake\":null}");
  }

  @Test
  void play_everyMove() {
    Game start = Game.parse(PUZZLE);
    Game put = start.put(2, 4);
    Game marked = start.mark(2, 1);
    assertThat(after(start, "put", 2, 4)).isEqualTo(put);
    assertThat(after(put, "erase", 2, 0)).isEqualTo(start);
    assertThat(after(start, "mark", 2, 1)).isEqualTo(marked);
    assertThat(after(marked, "mark", 2, 1)).isEqualTo(start);
    assertThat(after(marked, "erase", 2, 0)).isEqualTo(start);
    assertThat(after(marked.put(2, 4), "erase", 2, 0)).isEqualTo(start);
    assertThat(after(put, "mark", 2, 1)).isEqualTo(put);
    assertThat(after(put.markAll(), "restart", 0, 0)).isEqualTo(start);
    assertThat(after(put.markAll(), "withoutMarks", 0, 0)).isEqualTo(put);
    for (String move : List.of("put", "erase", "mark")) {
      assertThat(after(start, move, 0, 1)).as("a clue stays").isEqualTo(start);
    }
    assertThat(Playground.play(PUZZLE, "solve", 0, 0, "en")).contains("\"solved\":true");
    assertThat(Playground.play(PUZZLE, "markAll", 0, 0, "en")).contains("\"marks\":\"124\"");
    assertThat(Playground.play(PUZZLE, "dance", 0, 0, "en"))
        .isEqualTo("{\"error\":\"there is no move dance\"}");
  }

  private static Game after(Game game, String move, int cell, int digit) {
    String answer = Playground.play(game.toLinkString(), move, cell, digit, "en");
    return Game.parse(answer.split("\"")[3]);
  }

  @Test
  void play_putTakesTheMarksThatItForbids() {
    Game game = Game.parse(PUZZLE).mark(3, 2).mark(3, 4).mark(5, 4);
    Game next = after(game, "put", 2, 4);
    assertThat(next.marks(3)).containsExactly(2);
    assertThat(next.marks(5)).as("the last one stays").containsExactly(4);
  }

  @Test
  void step_placementTakesMarks() {
    Game game = Game.parse(PUZZLE).markAll();
    Step step = LogicalSolver.standard().nextStep(game.candidates()).orElseThrow();
    Game after = (Game) new Boards(game).after(step);
    assertThat(after.candidates().toDigitSets())
        .isEqualTo(step.applyTo(game.candidates()).toDigitSets());
  }

  @ParameterizedTest
  @CsvSource({
    "..., SEVERAL_SOLUTIONS, There is more than one solution",
    PUZZLE + ", ONE_SOLUTION, There is exactly one solution",
    "55., NO_SOLUTION, There is no solution: row 1 holds 5 twice",
  })
  void verdict_noneOneOrSeveral(String start, String kind, String text) {
    String puzzle = start + (start.length() < 81 ? ".".repeat(81 - start.length()) : "");
    assertThat(Playground.verdict(puzzle, "en"))
        .startsWith("{\"kind\":\"" + kind + "\",\"text\":\"" + text)
        .contains("\"cells\":[");
    assertThat(Playground.verdict(puzzle, "de")).contains("Lösung");
  }

  /** A digit that was typed wrongly is named, with the puzzle that has the right one. */
  @Test
  void verdict_namesSuspects() {
    String right =
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    assertThat(Playground.verdict(right.replace("419", "719"), "en"))
        .endsWith(
            "\"suspects\":[{\"kind\":\"CLUE\",\"text\":\"with 4 in place of 7 in r8c4 there is one"
                + " solution\",\"cells\":[66],\"corrected\":\""
                + right
                + "\"}]}");
    assertThat(Playground.verdict(right, "en")).endsWith("\"cells\":[],\"suspects\":[]}");
  }

  @Test
  void ratings_inWords() {
    assertThat(Playground.rateHodoku(PUZZLE, "en"))
        .startsWith("{\"level\":\"EASY\",\"score\":")
        .contains("\"text\":\"Easy, ");
    assertThat(Playground.rateExplainer(PUZZLE, "de"))
        .startsWith("{\"er\":1.")
        .contains("\"text\":\"");
    assertThat(Playground.rateExplainer(".".repeat(81), "en")).startsWith("{\"error\":\"");
  }

  /** The hardest step of a path is the rating, and the sum of its ratings HoDoKu's score. */
  @Test
  void paths_makeTheRatings() {
    String hodoku = Playground.pathHodoku(PUZZLE, "en");
    assertThat(hodoku).startsWith("{\"steps\":[{\"rating\":4.0,\"technique\":\"Naked Single\"");
    double score = ratings(hodoku).sum();
    assertThat(Playground.rateHodoku(PUZZLE, "en")).contains("\"score\":" + (int) score + ",");
    double er = ratings(Playground.pathExplainer(PUZZLE, "en")).max().orElseThrow();
    assertThat(Playground.rateExplainer(PUZZLE, "en")).startsWith("{\"er\":" + er + ",");
    assertThat(Playground.pathExplainer(".".repeat(81), "en")).startsWith("{\"error\":\"");
  }

  private static DoubleStream ratings(String path) {
    return Pattern.compile("\"rating\":([0-9.]+)")
        .matcher(path)
        .results()
        .mapToDouble(it -> Double.parseDouble(it.group(1)));
  }

  @Test
  void make_toOrderOrNotInTime() {
    assertThat(Playground.make("HARD", "ROTATIONAL_180", "", 7, 60_000))
        .isEqualTo(Playground.make("HARD", "ROTATIONAL_180", "", 7, 60_000))
        .startsWith("{\"game\":\"");
    assertThat(Playground.make("HARD", "NONE", "FORCING_NET_VERITY", 7, 1))
        .startsWith("{\"tried\":");
    assertThat(Playground.make("EASY", "NONE", "FORCING_NET_VERITY", 7, 1))
        .startsWith("{\"error\":\"")
        .contains("no puzzle is both of the level EASY and");
  }

  @Test
  void write_everyFormat() {
    assertThat(Texts.FORMATS)
        .allSatisfy(
            format ->
                assertThat(Playground.write(PUZZLE, format))
                    .startsWith("{\"text\":\"")
                    .hasSizeGreaterThan(80));
    assertThat(Playground.write(PUZZLE, "PAPYRUS")).startsWith("{\"error\":\"");
  }

  @ParameterizedTest
  @ValueSource(strings = {"en", "de", "fr"})
  void vocabulary_inEachLanguage(String language) {
    assertThat(Playground.vocabulary(language))
        .startsWith("{\"languages\":[\"en\",\"de\"],\"formats\":[\"LINE\",")
        .contains(language.equals("de") ? "\"Schwer\"" : "\"Hard\"")
        .doesNotContain("BRUTE_FORCE");
  }

  /** Clues become digits that can be changed, and are the clues again. */
  @Test
  void clues_canBeTypedAndChanged() {
    Game entered = played(PUZZLE, "asEntered", 0, 0);
    assertThat(entered.givens()).isEqualTo(Board.EMPTY);
    assertThat(entered.board()).hasToString(PUZZLE);
    Game changed = played(entered.toLinkString(), "erase", 0, 0);
    Game clues = played(changed.toLinkString(), "asClues", 0, 0);
    assertThat(clues.givens()).isEqualTo(Board.parse(PUZZLE).with(0, 0)).isEqualTo(clues.board());
  }

  /** A player's digits do not become clues; a link of digits without a clue keeps them. */
  @Test
  void clues_changedLeaveOutWhatWasPlayed() {
    String played = Game.parse(PUZZLE).put(2, 4).toLinkString();
    assertThat(played(played, "asEntered", 0, 0).board()).hasToString(PUZZLE);
    String typed = played(PUZZLE, "asEntered", 0, 0).toLinkString();
    assertThat(played(typed, "asEntered", 0, 0).board()).hasToString(PUZZLE);
  }

  @Test
  void put_aloneLeavesTheMarksOfPeers() {
    String game = Game.parse(PUZZLE).mark(2, 2).mark(2, 4).mark(3, 6).toLinkString();
    assertThat(played(game, "put", 3, 2).marks(2)).containsExactly(4);
    assertThat(played(game, "putAlone", 3, 2).marks(2)).containsExactly(2, 4);
    assertThat(played(game, "putAlone", 0, 2).board()).hasToString(PUZZLE);
  }

  private static Game played(String game, String move, int cell, int digit) {
    String answer = Playground.play(game, move, cell, digit, "en");
    return Game.parse(answer.substring(9, answer.indexOf('"', 9)));
  }
}
