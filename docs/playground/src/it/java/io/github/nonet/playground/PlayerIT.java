package io.github.nonet.playground;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Board;
import io.github.nonet.Detail;
import io.github.nonet.Level;
import io.github.nonet.Position;
import io.github.nonet.Solver;
import io.github.nonet.logic.Game;
import io.github.nonet.logic.HodokuRating;
import io.github.nonet.logic.Verdict;
import io.github.nonet.variant.Constraint;
import io.github.nonet.variant.Grid;
import io.github.nonet.variant.GridGame;
import io.github.nonet.variant.GridStep;
import io.github.nonet.variant.GridVerdict;
import io.github.nonet.variant.PuzzleText;
import io.github.nonet.variant.Rules;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.support.ui.Select;

/** What a player meets first, on a desk and on a phone. */
class PlayerIT {
  private static final String EASY =
      "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

  /** The last digit was mistyped: row 9 has two of it. */
  private static final String TWICE = EASY.substring(0, 80) + "8";

  /** One digit too many, which contradicts no other. */
  private static final String NONE = "531" + EASY.substring(3);

  /** The clue of r8c4 should be 4. */
  private static final String ONE_WRONG =
      "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....719..5....8..79";

  private static final String TWO =
      "..4.....8..28....18...76.........65..3....4.94..925......3.7.......6..2..8..4.1..";

  /** A killer without a solution: the first cage is one cell of 9, the second, in its row, too. */
  private static final String IMPOSSIBLE_CAGES =
      ".".repeat(81) + "|symbols(9).grid(0,0,3,3).cage(9,0).cage(9,1)";

  private static Browser browser;

  @BeforeAll
  static void start() throws IOException {
    browser = new Browser();
  }

  @AfterAll
  static void end() {
    browser.close();
  }

  @AfterEach
  void consoleIsSilent() {
    assertThat(browser.console()).isEmpty();
  }

  private static void screen(int width) {
    browser.size(width, width < 600 ? 640 : 900);
  }

  private static String played() {
    return browser.game();
  }

  private static boolean isFault() {
    return browser.id("fault").isDisplayed();
  }

  @ParameterizedTest
  @ValueSource(ints = {1280, 360})
  void gaps_valueGoesWhereItIsTyped(int width) {
    screen(width);
    Rules samurai = Rules.samurai();
    browser.openGame(samurai.emptyGrid().toFullString() + "~");
    int cell = samurai.cell(0, 12);
    assertThat(browser.label(cell)).startsWith("row 1, column 13,");
    assertThat((Double) browser.js(COLUMN, cell)).isBetween(11.9, 12.1);
    browser.clickCell(samurai.cell(0, 8));
    browser.type(Keys.ARROW_RIGHT, "7");
    browser.awaitLabel(cell, "column 13, 7");
    assertThat(GridGame.parse(played()).grid().value(cell)).isEqualTo(7);
    browser.type(Keys.HOME, "3", Keys.END, "4");
    browser.awaitLabel(samurai.cell(0, 20), "column 21, 4");
    assertThat(GridGame.parse(played()).grid().value(samurai.cell(0, 0))).isEqualTo(3);
  }

  /** How many cells a cell is to the right of the first one. */
  private static final String COLUMN =
      """
      const at = (cell) => document.querySelector(`.cell[data-cell="${cell}"]`).getBoundingClientRect();
      return (at(arguments[0]).x - at(0).x) / at(0).width + 1e-9;
      """;

  /**
   * A pattern that tries each middle with each end needs time in the square of the length, which is
   * minutes.
   */
  @ParameterizedTest
  @ValueSource(ints = {1280, 360})
  void paste_hugeTextIsTold(int width) {
    screen(width);
    browser.openGame(EASY);
    browser.paste("v".repeat(600_000) + " 1");
    browser.await("!document.getElementById('fault').hidden");
    assertThat(browser.text("fault")).hasSizeBetween(20, 400);
    assertThat(Game.parse(played()).board()).hasToString(EASY);
  }

  /**
   * Pasted, typed into the field, or given in the address: the lines are there, and hints on them.
   */
  @ParameterizedTest
  @ValueSource(ints = {1280, 360})
  void fPuzzles_jsonAndLinks(int width) {
    screen(width);
    String link = "https://www.f-puzzles.com/?load=" + GridsTest.COMPRESSED;
    browser.openGame(EASY);
    browser.paste(GridsTest.fPuzzles(GridsTest.THERMOMETER));
    browser.await("document.querySelectorAll('.cell').length === 16");
    assertThermometer();
    browser.openGame(EASY);
    browser.click("tab-text");
    browser.id("text-in").sendKeys("A puzzle: " + link);
    browser.click("load");
    browser.await("document.querySelectorAll('.cell').length === 16");
    assertThermometer();
    for (String address : List.of(link, "https://sudokupad.app/fpuz" + GridsTest.COMPRESSED)) {
      browser.open("#g=" + address + "&l=en");
      assertThermometer();
      browser.openGame(address);
      assertThermometer();
    }
    browser.hintInFull();
    assertThat(browser.text("hint-text")).contains("thermometer");
  }

  private static final String RULES =
      "return [...document.querySelectorAll('#rules li')].map((it) => it.textContent)";

  /** Below the board is a sentence for each kind of rule, in the language of the page. */
  @ParameterizedTest
  @ValueSource(ints = {1280, 360})
  void rules_areBelowTheBoard(int width) {
    screen(width);
    browser.openGame(EASY);
    assertThat(browser.id("about").isDisplayed()).isFalse();
    String about = ",\"title\":\"Slope\",\"author\":\"Ann\",\"ruleset\":\"It rises.\\nGood luck!\"";
    browser.paste(GridsTest.fPuzzles(GridsTest.THERMOMETER + about));
    browser.awaitText("about-title", "Slope");
    assertThat(browser.text("about-author")).isEqualTo("By Ann");
    assertThat(browser.text("about-rules")).isEqualTo("It rises.\nGood luck!");
    List<String> rules = List.of(GridGame.parse(played()).rules().describe().split("\n"));
    assertThat(browser.js(RULES)).isEqualTo(rules);
    new Select(browser.id("language")).selectByValue("de");
    browser.awaitText("about-author", "Von Ann");
    browser.await("document.querySelector('#rules').textContent.includes('Thermometer steigen')");
    browser.click("undo");
    browser.await("document.getElementById('about').hidden");
  }

  /** The values of all solutions become the marks; undo takes them back. */
  @ParameterizedTest
  @ValueSource(ints = {1280, 360})
  void trueCandidates_becomeMarks(int width) {
    screen(width);
    String small = GridGame.of(Rules.of(4).parseGrid("1" + ".".repeat(15))).toLinkString();
    for (String game : List.of(EASY, small)) {
      browser.openGame(game);
      String before = played();
      browser.click("true");
      browser.await("!document.getElementById('undo').disabled");
      assertThat(played()).isNotEqualTo(before);
      browser.click("undo");
      browser.await("document.getElementById('undo').disabled");
      assertThat(played()).isEqualTo(before);
    }
  }

  private static void assertThermometer() {
    Rules rules = Rules.of(4).withConstraints(List.of(Constraint.thermometer(12, 13, 14)));
    assertThat(GridGame.parse(played()).givens()).isEqualTo(rules.parseGrid("3" + ".".repeat(15)));
    assertThat(browser.driver().findElements(By.cssSelector(".nonet-lines path"))).isNotEmpty();
    assertThat(isFault()).isFalse();
  }

  /** The message is that of the library, and the game that was there stays. */
  @ParameterizedTest
  @ValueSource(ints = {1280, 360})
  void fPuzzles_refused(int width) {
    screen(width);
    browser.openGame(EASY);
    browser.paste(GridsTest.fPuzzles(",\"thermometer\":[{\"lines\":[[\"R9C1\",\"R4C1\"]]}]"));
    browser.awaitText("fault", "this is a puzzle of f-puzzles or SudokuPad, but \"thermometer\"");
    browser.await("document.getElementById('fault').getBoundingClientRect().bottom <= innerHeight");
    browser.paste("https://sudokupad.app/a1b2c3");
    browser.awaitText("fault", "this is a short link");
    assertThat(Game.parse(played()).board()).hasToString(EASY);
  }

  /** What was not read stays below the board, whatever is played. */
  @ParameterizedTest
  @ValueSource(ints = {1280, 360})
  void fPuzzles_whatIsOnlyDrawnIsTold(int width) {
    screen(width);
    browser.openGame(EASY);
    browser.paste(GridsTest.fPuzzles(",\"nabner\":[{\"lines\":[[\"R1C1\"]]}]"));
    browser.awaitText("about-said", "only drawn or written: one entry of \"nabner\"");
    browser.click("markAll");
    browser.await("!document.getElementById('undo').disabled");
    assertThat(browser.id("about-said").isDisplayed()).isTrue();
    browser.paste(EASY);
    browser.await("document.getElementById('about').hidden");
  }

  private static final String OPENED = "return window.opened";

  /** A board and a grid are opened in the editors as they are played. */
  @ParameterizedTest
  @ValueSource(ints = {1280, 360})
  void editors_openTheGame(int width) {
    screen(width);
    GridGame grid =
        GridGame.of(
            Rules.of(4)
                .withConstraints(List.of(Constraint.thermometer(12, 13, 14)))
                .parseGrid("3" + ".".repeat(15)));
    for (Position game : List.of(Game.of(Board.parse(EASY)).put(2, 4), grid.put(1, 4))) {
      browser.openGame(game.toLinkString());
      browser.click("tab-text");
      browser.js("window.open = (address) => (window.opened = address)");
      for (String editor : List.of("F_PUZZLES", "SUDOKU_PAD")) {
        browser.js("window.opened = ''");
        browser.await("!document.getElementById('open-" + editor + "').disabled");
        browser.click("open-" + editor);
        browser.await("window.opened");
        assertThat(PuzzleText.read((String) browser.js(OPENED)).positions()).containsExactly(game);
        new Select(browser.id("format")).selectByValue(editor);
        browser.await("document.getElementById('text-out').value === window.opened");
      }
    }
  }

  /** What an editor lacks is said, and its buttons are grey. */
  @ParameterizedTest
  @ValueSource(ints = {1280, 360})
  void editors_lackARule(int width) {
    screen(width);
    Rules rules = Rules.of(4).withConstraints(List.of(Constraint.greater(0, 1)));
    browser.openGame(GridGame.of(rules.emptyGrid()).toLinkString());
    browser.click("tab-text");
    browser.awaitText("missing", "f-puzzles and SudokuPad cannot show this puzzle: ");
    assertThat(browser.id("open-SUDOKU_PAD").isEnabled()).isFalse();
    browser.paste(EASY);
    browser.await("!document.getElementById('open-SUDOKU_PAD').disabled");
    assertThat(browser.text("missing")).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(ints = {1280, 360})
  void analysis_countsSolutionsAndFindsWhatIsRedundant(int width) {
    screen(width);
    browser.openGame("534" + EASY.substring(3));
    browser.click("tab-rating");
    browser.click("count");
    browser.awaitText("analysis", "Exactly one solution.");
    browser.click("redundant");
    browser.awaitText("analysis", "You can leave out any one of these: clues r1c1, r1c2, r1c3,");
    browser.awaitLabel(2, "4, clue, not needed");
    String cages = "|symbols(4).grid(0,0,2,2).cage(4,0,4).cage(5,1,2)";
    browser.openGame(GridGame.parse("1234341221434321" + cages).toLinkString());
    browser.click("tab-rating");
    browser.click("redundant");
    browser.awaitText("analysis", "; cages at r1c1");
    browser.openGame(".".repeat(81));
    browser.click("tab-rating");
    browser.click("count");
    browser.awaitText("analysis", "More than 1000 solutions.");
    browser.click("redundant");
    browser.await("!document.getElementById('fault').hidden");
  }

  /** Hints and steps use the techniques that a player chose, which the browser keeps. */
  @ParameterizedTest
  @ValueSource(ints = {1280, 360})
  void known_techniquesAreChosen(int width) {
    screen(width);
    browser.openGame(EASY);
    browser.click("tab-steps");
    Select known = new Select(browser.id("known"));
    known.selectByValue("OWN");
    browser.id("own").findElement(By.cssSelector("[value=HIDDEN_SINGLE]")).click();
    browser.click("hint");
    browser.awaitText("hint-text", "Hidden single");
    browser.openGame(EASY);
    browser.click("tab-steps");
    browser.id("own").findElement(By.cssSelector("[value=HIDDEN_SINGLE]")).click();
    browser.click("hint");
    browser.awaitText("hint-text", "None of the techniques that you chose has a step here.");
    browser.click("tab-steps");
    new Select(browser.id("known")).selectByValue("EASY");
    browser.click("hint");
    browser.awaitText("hint-text", "ingle");
    browser.openGame(GridGame.of(Rules.of(4).parseGrid("12343412214343..")).toLinkString());
    browser.click("tab-steps");
    assertThat(browser.id("own").isDisplayed()).isFalse();
    browser.click("path");
    browser.awaitText("path-label", "Step 1 of");
    new Select(browser.id("known")).selectByValue("");
  }

  /** The steps that are possible here begin in the same position. */
  @ParameterizedTest
  @ValueSource(ints = {1280, 360})
  void here_allSteps(int width) {
    screen(width);
    browser.openGame(EASY);
    browser.click("tab-steps");
    new Select(browser.id("known")).selectByValue("");
    browser.click("here");
    browser.awaitText("path-label", "Possible step 1 of 100 or more");
    String first = browser.text("path-text");
    browser.click("path-on");
    browser.awaitText("path-label", "Possible step 2 of 100 or more");
    assertThat(browser.text("path-text")).isNotEqualTo(first);
    browser.click("path-play");
    browser.awaitText("status", "50 cells are empty");
  }

  @ParameterizedTest
  @ValueSource(ints = {1280, 360})
  void noSolution_isToldByHintStepsAndCheck(int width) {
    screen(width);
    for (String puzzle : List.of(TWICE, NONE, IMPOSSIBLE_CAGES + "~")) {
      browser.openGame(puzzle);
      browser.awaitText("status", puzzle.equals(TWICE) ? "8 twice" : "no solution");
      browser.click("hint");
      browser.awaitText("hint-text", "no solution");
      assertThat(browser.text("hint-text")).contains(verdict(puzzle));
      assertThat(browser.driver().findElements(By.className("wrong"))).isNotEmpty();
      browser.click("hint-close");
      browser.click("tab-hint");
      browser.click("check");
      browser.awaitText("hint-text", "no solution");
      browser.click("tab-steps");
      browser.click("path");
      browser.awaitText("fault", "no solution");
    }
  }

  /** What may be wrong has a ring, and a button that begins the puzzle that would do. */
  @ParameterizedTest
  @ValueSource(ints = {1280, 360})
  void noSolution_showsWhatMayBeWrong(int width) {
    screen(width);
    browser.openGame(ONE_WRONG);
    browser.await("document.querySelector('.suspected')");
    Verdict verdict = Verdict.of(Board.parse(ONE_WRONG));
    assertThat(browser.js(SUSPECTED))
        .isEqualTo(
            verdict.suspects().stream()
                .flatMap(it -> it.cells().stream())
                .distinct()
                .sorted()
                .map(it -> (Object) it.longValue())
                .collect(Collectors.toList()));
    assertThat(browser.label(66)).endsWith("may be wrong");
    assertThat(browser.driver().findElements(By.cssSelector("#suspects button")))
        .hasSameSizeAs(verdict.suspects());
    browser.driver().findElement(By.cssSelector("#suspects button:enabled")).click();
    browser.awaitText("status", "cells are empty");
    assertThat(Game.parse(played()).givens())
        .isEqualTo(verdict.suspects().get(0).corrected().orElseThrow());
    assertThat(browser.id("suspects").isDisplayed()).isFalse();
    assertThat(browser.js(SUSPECTED)).isEqualTo(List.of());
    assertThat((Long) browser.js("return document.documentElement.scrollWidth"))
        .isLessThanOrEqualTo(width);
  }

  private static final String SUSPECTED =
      "return [...document.querySelectorAll('.suspected')].map((it) => Number(it.dataset.cell))";

  /** On a phone, what was made or loaded is on the screen, not above it. */
  @ParameterizedTest
  @ValueSource(strings = {"make", "load", "games"})
  void phone_showsTheNewBoard(String way) {
    browser.forgetEverything();
    screen(390);
    browser.openGame(EASY);
    browser.clickCell(2);
    browser.type("4");
    browser.awaitLabel(2, "column 3, 4");
    if (way.equals("games")) {
      browser.openGame(TWO);
    }
    String before = played();
    browser.click(way.equals("load") ? "tab-text" : "tab-make");
    if (way.equals("load")) {
      browser.id("text-in").sendKeys(TWO);
    }
    browser.js("document.getElementById('tabs').scrollIntoView()");
    assertThat((Long) browser.js(TOP)).isNegative();
    if (way.equals("games")) {
      browser.driver().findElement(By.cssSelector("#games button")).click();
    } else {
      browser.click(way);
    }
    browser.await("decodeURIComponent(location.hash).slice(3, -5) !== '" + before + "'");
    browser.await("document.getElementById('board').getBoundingClientRect().top >= 0");
  }

  private static final String TOP =
      "return Math.floor(document.getElementById('board').getBoundingClientRect().top)";

  private static String verdict(String puzzle) {
    return puzzle.contains("|")
        ? GridVerdict.of(Grid.parse(puzzle.substring(0, puzzle.length() - 1))).describe()
        : Verdict.of(Board.parse(puzzle)).describe();
  }

  @ParameterizedTest
  @ValueSource(ints = {1280, 360})
  void loading_doesNotHideWhatIsWrong(int width) {
    screen(width);
    browser.openGame(EASY);
    browser.paste(TWO);
    browser.awaitText("status", "Loaded.");
    assertThat(browser.text("status")).contains("more than one solution");
    browser.paste(NONE);
    browser.awaitText("status", "no solution");
    browser.paste("55" + EASY.substring(2));
    browser.awaitText("status", "Loaded. In conflict: row 1 holds 5 twice, at r1c1 and r1c2.");
    browser.paste(EASY);
    browser.awaitText("status", "Loaded. 51 cells are empty");
  }

  /** The steps of a puzzle with two solutions agree with both, and end where these part. */
  @ParameterizedTest
  @ValueSource(ints = {1280, 360})
  void severalSolutions_stepsAgreeWithAll(int width) {
    screen(width);
    browser.openGame(TWO);
    browser.click("tab-steps");
    browser.click("path");
    browser.await("!document.getElementById('path-card').hidden");
    assertThat(browser.id("path-end").isDisplayed()).isFalse();
    browser.id("path-at").sendKeys(Keys.END);
    browser.await("document.getElementById('path-on').disabled");
    assertThat(browser.text("path-end")).contains("agree on nothing more");
    browser.click("path-play");
    browser.await("document.getElementById('path-card').hidden");
    Board reached = Game.parse(played()).board();
    try (Stream<Board> solutions = Solver.getDefault().solutions(Board.parse(TWO))) {
      for (Board solution : solutions.collect(Collectors.toList())) {
        assertThat(solution.isSolutionOf(reached)).as("%s", solution).isTrue();
      }
    }
    browser.click("hint");
    browser.awaitText("hint-text", "Two of them differ in");
    assertThat((Long) browser.js("return document.querySelectorAll('.differing').length"))
        .isBetween(4L, 60L);
    browser.click("tab-steps");
    browser.click("solve");
    browser.awaitText("status", "Solved; this is one of several solutions.");
  }

  @ParameterizedTest
  @ValueSource(ints = {1280, 360})
  void nearlyEmpty_isNotDone(int width) {
    screen(width);
    for (String puzzle : List.of(".".repeat(81), "1" + ".".repeat(35) + "~")) {
      browser.openGame(puzzle);
      browser.click("hint");
      browser.awaitText("hint-text", "more than one solution");
      browser.click("tab-steps");
      browser.click("path");
      browser.awaitText("fault", "more than one solution");
    }
  }

  private static Stream<Arguments> wraps() {
    Game start = Game.of(Board.parse(EASY)).put(2, 4).mark(18, 1).mark(18, 2);
    String game = start.toLinkString();
    Stream<String> texts =
        Stream.of(
            "https://nonet.example/playground/#g=" + game + "&l=de",
            "Try this one: http://localhost:8080/#l=en&g=" + game + " - hard!",
            "https://sudoku.example/solve?bd=" + EASY.replace('.', '0') + "&from=5",
            "https://sudoku.example/play/" + EASY,
            EASY.replaceAll("(.{9})", "$1\n").replaceAll("([^\n])(?!\n)", "$1\t").replace(".", ""));
    return Stream.concat(
            texts, Stream.of("MARKDOWN", "HTML", "LATEX").map(it -> Texts.write(start, it)))
        .flatMap(text -> Stream.of(Arguments.of(1280, text), Arguments.of(360, text)));
  }

  @ParameterizedTest
  @MethodSource("wraps")
  void paste_linksAndTables(int width, String text) {
    screen(width);
    browser.openGame(TWO);
    browser.paste(text);
    boolean isOfFirstModule = text.contains("\t");
    browser.awaitText("status", isOfFirstModule ? "Loaded." : PuzzleText.read(text).describe());
    assertThat(isFault()).isFalse();
    assertThat(Game.parse(played()).givens()).hasToString(EASY);
    boolean isPlayed = !text.contains("sudoku.example") && !text.contains("\t");
    assertThat(Game.parse(played()).value(2)).isEqualTo(isPlayed ? 4 : 0);
    assertThat(Game.parse(played()).marks(18)).hasSize(isPlayed ? 2 : 0);
  }

  @ParameterizedTest
  @ValueSource(ints = {1280, 360})
  void start_showsSomethingAndNothingJumps(int width) {
    screen(width);
    browser.forgetEverything();
    browser.open("");
    assertThat(HodokuRating.of(Game.parse(played()).givens()).level()).isEqualTo(Level.HARD);
    browser.hintInFull();
    assertThat(browser.text("hint-text")).startsWith("XY-wing");
    browser.open("");
    assertThat((Double) browser.driver().executeAsyncScript(SHIFT)).isLessThan(0.02);
  }

  /** How much of the page has moved, by Chromium's own measure. */
  static final String SHIFT =
      """
      const done = arguments[0];
      let sum = 0.000001;
      new PerformanceObserver((list) => list.getEntries().forEach(({ value }) => (sum += value)))
        .observe({ type: 'layout-shift', buffered: true });
      setTimeout(() => done(sum), 100);
      """;

  /** While the engine comes, the board and the pad are there. */
  @ParameterizedTest
  @ValueSource(ints = {1280, 360})
  void start_padIsThereBeforeTheEngine(int width) {
    screen(width);
    browser.driver().get("about:blank");
    browser.driver().get(browser.address() + "#l=de");
    assertThat(browser.js("return document.querySelectorAll('#pad button').length")).isEqualTo(9L);
    browser.await("document.body.dataset.ready");
    assertThat(browser.text("hint")).isEqualTo("Tipp");
  }

  @ParameterizedTest
  @ValueSource(ints = {1280, 360})
  void names_ofRowsAndColumnsStandAtTheBoard(int width) {
    screen(width);
    for (String puzzle : List.of(EASY, ".".repeat(144) + "~")) {
      browser.openGame(puzzle);
      assertThat((Boolean) browser.js(NAMES)).isTrue();
    }
  }

  /** Whether the name of each row and column is in line with its cells. */
  private static final String NAMES =
      """
      const box = (it) => it.getBoundingClientRect();
      const cells = [...document.querySelectorAll('.cell')];
      const size = Math.sqrt(cells.length);
      const inLine = (name, cell, from, to) =>
        box(name)[from] < box(cell)[to] && box(cell)[from] < box(name)[to];
      return ['columns', 'rows'].every((kind) => {
        const names = [...document.querySelectorAll(`.ruler.${kind} span`)];
        return names.length === size && names.every((name, i) =>
          name.textContent === kind[0] + (i + 1) &&
          (kind === 'rows' ? inLine(name, cells[i * size], 'top', 'bottom') : inLine(name, cells[i], 'left', 'right')));
      });
      """;

  @ParameterizedTest
  @ValueSource(ints = {1280, 360})
  void pad_countsAndMarksWhatIsDone(int width) {
    screen(width);
    String nearly =
        "534678912672195348198342567859761423426853791713924856961537284287419635.........";
    browser.openGame(nearly);
    browser.await("document.querySelector('#pad small').textContent");
    assertThat(browser.js("return document.querySelectorAll('#pad .done').length")).isEqualTo(0L);
    browser.clickCell(72);
    browser.type("3");
    browser.awaitLabel(72, "column 1, 3");
    assertThat(browser.js("return document.querySelector('#pad .done').textContent"))
        .isEqualTo("3\u2713");
    browser.openGame(Rules.samurai().emptyGrid().toFullString() + "~");
    browser.await("document.querySelector('#pad small').textContent === '41'");
  }

  @ParameterizedTest
  @ValueSource(ints = {1280, 360})
  void hint_hasOneButtonAndGreysTheRest(int width) {
    screen(width);
    browser.openGame(EASY);
    assertThat(
            browser.js(
                "return [...document.querySelectorAll('button.primary')]"
                    + ".filter((it) => it.offsetParent).map((it) => it.id)"))
        .isEqualTo(List.of("hint"));
    browser.hintInFull();
    browser.await("document.querySelector('.marks .in-result')");
    assertThat((Boolean) browser.js(GREYED)).isTrue();
  }

  private static final String GREYED =
      """
      const marks = [...document.querySelectorAll('.marks span')];
      const colors = (isNamed) => new Set(
        marks.filter((mark) => mark.matches('.in-role, .in-result') === isNamed).map((mark) => getComputedStyle(mark).color));
      const [named, others] = [colors(true), colors(false)];
      return named.size > 0 && [...others].every((color) => !named.has(color)) && others.size <= 1;
      """;

  /** On a low screen the pad is beside the board, so that the board has the height. */
  @ParameterizedTest
  @CsvSource({"1366, 650, 495", "1280, 900, 600", "1000, 900, 480", "1920, 1080, 680"})
  void board_isLargeAndItsButtonsAreSeen(int width, int height, double least) {
    for (String game : List.of(EASY, "1" + ".".repeat(35) + "~")) {
      browser.size(width, height);
      browser.openGame(game);
      assertThat((Double) browser.js(BOARD_WIDTH)).isGreaterThan(least);
      assertThat(browser.js(OUT_OF_SIGHT)).isEqualTo(List.of());
      assertThat((Long) browser.js("return document.documentElement.scrollWidth"))
          .isLessThanOrEqualTo(width);
      browser.click("hint");
      browser.await("!document.getElementById('hint-card').hidden");
      assertThat(browser.js(COVERED)).isEqualTo(List.of());
    }
    browser.size(1280, 900);
  }

  private static final String BOARD_WIDTH =
      "return document.getElementById('board').getBoundingClientRect().width + 1e-9";

  /** The buttons of the game that are not on the screen. */
  private static final String OUT_OF_SIGHT =
      """
      window.scrollTo(0, 0);
      return [...document.querySelectorAll('#board, #pad button, #tools button')]
        .filter((it) => it.getBoundingClientRect().bottom > innerHeight)
        .map((it) => it.id || it.textContent);
      """;

  /** Grids and boards have the typeface of the page. */
  @ParameterizedTest
  @ValueSource(ints = {1280, 360})
  void typeface_isOne(int width) {
    screen(width);
    browser.openGame("1" + ".".repeat(15) + "~");
    assertThat(
            browser.js(
                "return getComputedStyle(document.querySelector('.picture text')).fontFamily"
                    + " === getComputedStyle(document.body).fontFamily"))
        .isEqualTo(true);
  }

  @ParameterizedTest
  @ValueSource(ints = {1280, 360})
  void mistake_takesToItsCell(int width) {
    screen(width);
    browser.openGame(EASY.substring(0, 79) + ".".repeat(2));
    browser.clickCell(3);
    browser.type("2");
    browser.awaitLabel(3, "column 4, 2");
    browser.clickCell(80);
    browser.click("check");
    browser.awaitText("hint-text", "r1c4");
    assertThat(browser.js("return document.activeElement.dataset.cell")).isEqualTo("3");
  }

  @ParameterizedTest
  @ValueSource(ints = {1280, 360})
  void marks_ofALargeGridCanBeRead(int width) {
    screen(width);
    browser.openGame(".".repeat(256) + "~");
    browser.click("markAll");
    browser.await("document.querySelectorAll('.picture text').length === 256 * 16");
    assertThat((Double) browser.js(MARK_HEIGHT)).isGreaterThan(7.0);
    assertThat((Long) browser.js("return document.documentElement.scrollWidth"))
        .isLessThanOrEqualTo(width);
    assertThat((Boolean) browser.js(FITS)).isEqualTo(width == 1280);
  }

  private static final String FITS =
      "const it = document.querySelector('.frame'); return it.scrollWidth <= it.clientWidth;";

  private static final String MARK_HEIGHT =
      """
      const [mark] = document.querySelectorAll('.picture text');
      return parseFloat(mark.getAttribute('font-size')) * mark.getScreenCTM().a + 1e-9;
      """;

  /** The search for a hint in a grid of 25x25 with one row of clues takes some seconds. */
  @ParameterizedTest
  @ValueSource(ints = {1280, 360})
  void hint_ofALargeGrid_isStoppedByTheButtonAndByAMove(int width) {
    screen(width);
    browser.openGame("123456789ABCDEFGHIJKLMNOP" + ".".repeat(600) + "~");
    browser.click("hint");
    browser.await("!document.getElementById('work').hidden");
    browser.click("stop");
    browser.awaitText("status", "Stopped.");
    browser.await("document.getElementById('work').hidden");
    browser.click("hint");
    browser.await("!document.getElementById('work').hidden");
    browser.clickCell(29);
    browser.type("6");
    browser.awaitLabel(29, "column 5, 6");
    browser.await("document.getElementById('work').hidden");
    assertThat(browser.id("hint-card").isDisplayed()).isFalse();
    assertThat(browser.id("fault").isDisplayed()).isFalse();
  }

  /** What a hint says is over neither the board nor a button. */
  @ParameterizedTest
  @ValueSource(ints = {1280, 360})
  void hint_coversNothing(int width) {
    screen(width);
    browser.openGame(EASY);
    browser.hintInFull();
    assertThat(browser.js(COVERED)).isEqualTo(List.of());
    assertThat((Boolean) browser.js(BOTH_SEEN)).isTrue();
  }

  private static final String COVERED =
      """
      const [card] = [document.getElementById('hint-card').getBoundingClientRect()];
      return [...document.querySelectorAll('.board, .pad button, .tools button, .tabs button')]
        .filter((it) => {
          const box = it.getBoundingClientRect();
          return box.left < card.right && card.left < box.right && box.top < card.bottom && card.top < box.bottom;
        })
        .map((it) => it.id || it.textContent);
      """;

  /** Whether the board and the buttons of the hint are in sight at once. */
  private static final String BOTH_SEEN =
      """
      return ['board', 'hint-apply'].every((id) => {
        const box = document.getElementById(id).getBoundingClientRect();
        return box.top >= 0 && box.bottom <= innerHeight;
      });
      """;

  private static Stream<Arguments> inferred() {
    return Stream.of("UNFAIR", "EXTREME")
        .flatMap(
            level ->
                Stream.of(
                    Arguments.of(1280, level, "en"),
                    Arguments.of(390, level, "en"),
                    Arguments.of(390, level, "de")));
  }

  /** Each clause of a chain, or of a contradiction, has a line, and its picture is explained. */
  @ParameterizedTest
  @MethodSource("inferred")
  void chain_isReadOnAPhone(int width, String level, String language) {
    browser.size(width, 844);
    GridGame game = inferred(level);
    browser.open("#g=" + game.toLinkString() + "&l=" + language);
    browser.hintInFull();
    browser.await("document.querySelector('.picture .filled')");
    GridStep step = GridBoards.LOGIC.nextStep(game.candidates()).orElseThrow();
    String sentence = step.describe(Detail.FULL, Locale.forLanguageTag(language));
    assertThat(browser.js("return document.getElementById('hint-text').textContent"))
        .isEqualTo(sentence.replaceAll("([.;]) ", "$1\n"));
    assertThat((List<?>) browser.js(LEGEND)).hasSizeGreaterThan(3).noneMatch(""::equals);
    assertThat(browser.js(ILLEGIBLE)).isEqualTo(List.of());
    assertThat((Boolean) browser.js(TEXT_FITS, width)).isTrue();
    browser.dark(true);
    assertThat(browser.js(ILLEGIBLE)).isEqualTo(List.of());
    browser.dark(false);
  }

  /** Returns a puzzle of a level, played by hints as far as the first chain or contradiction. */
  private static GridGame inferred(String level) {
    String made = (String) Kinds.make("X", level, "NONE", 1, 600_000).get("game");
    GridGame game = GridGame.parse(made);
    for (; ; ) {
      GridStep step = GridBoards.LOGIC.nextStep(game.candidates()).orElseThrow();
      if (!step.inferences().isEmpty() && step.technique().level().name().equals(level)) {
        return game;
      }
      game = game.apply(step);
    }
  }

  /**
   * The words of the legend: none where a role has no word, or no colour; those of two are their
   * names.
   */
  private static final String LEGEND =
      """
      return [...document.querySelectorAll('#legend li')].map((it) => {
        const isBare = it.className === it.textContent && !['eliminated', 'assumed'].includes(it.className);
        return isBare || !it.style.getPropertyValue('--role') ? '' : it.textContent;
      });
      """;

  /** The named marks whose ink is not that of a mark in a coloured disc, or not bold. */
  private static final String ILLEGIBLE =
      """
      return [...document.querySelectorAll('.picture .nonet-behind circle')]
        .map(({ dataset: { cell, digit } }) => document.querySelector(`.nonet-mark[data-cell="${cell}"][data-digit="${digit}"]`))
        .filter((mark) => getComputedStyle(mark).fill !== 'rgb(0, 0, 0)' || getComputedStyle(mark).fontWeight !== '700')
        .map((mark) => mark.outerHTML);
      """;

  /** Whether a text is as large as the rest of the page, and no wider than that. */
  private static final String TEXT_FITS =
      """
      const text = document.getElementById('hint-text');
      return parseFloat(getComputedStyle(text).fontSize) >= 16 &&
        text.scrollWidth <= text.clientWidth && document.documentElement.scrollWidth <= arguments[0];
      """;

  private static Stream<Arguments> lined() {
    return Stream.of(
            "KNIGHT",
            "KILLER_KNIGHT",
            "THERMOMETER",
            "ARROW",
            "WHISPERS",
            "RENBAN",
            "DOTS",
            "SANDWICH")
        .flatMap(kind -> Stream.of(Arguments.of(1280, kind), Arguments.of(360, kind)));
  }

  /** A puzzle with lines is made, drawn, explained on the board, and comes back from its link. */
  @ParameterizedTest
  @MethodSource("lined")
  void lines_madeDrawnAndExplained(int width, String kind) {
    screen(width);
    browser.openGame(EASY);
    String before = played();
    browser.click("tab-make");
    new Select(browser.id("make-kind")).selectByValue(kind);
    browser.click("make");
    browser.await("document.getElementById('work').hidden");
    assertThat(played()).isNotEqualTo(before);
    GridGame made = GridGame.parse(played());
    assertThat(GridVerdict.of(made.givens()).kind()).isEqualTo(Verdict.Kind.ONE_SOLUTION);
    boolean isDrawn = !kind.endsWith("KNIGHT");
    assertThat((Boolean) browser.js(HAS_LINES)).isEqualTo(isDrawn);
    browser.openGame(played());
    assertThat(GridGame.parse(played())).isEqualTo(made);
    browser.click("hint");
    browser.awaitText("hint-text", "");
    browser.await("!document.getElementById('hint-card').hidden");
    if (browser.id("hint-more").isDisplayed()) {
      browser.click("hint-more");
      browser.click("hint-more");
      browser.await("document.querySelector('.picture .nonet-behind, .picture .nonet-result')");
      assertThat((Boolean) browser.js(HAS_LINES)).isEqualTo(isDrawn);
    }
    assertThat((Long) browser.js("return document.documentElement.scrollWidth"))
        .isLessThanOrEqualTo(width);
  }

  private static final String HAS_LINES =
      "return Boolean(document.querySelector("
          + "'.picture :is(.nonet-lines, .nonet-signs, .nonet-outside) > *'))";

  /** The reason of a hint is on the line that has it, and is said in the language. */
  @ParameterizedTest
  @ValueSource(ints = {1280, 360})
  void lines_hintOnAThermometer(int width) {
    screen(width);
    Rules rules = Rules.of(4).withConstraints(List.of(Constraint.thermometer(0, 5, 10, 15)));
    browser.open("#g=" + GridGame.of(rules.emptyGrid()).toLinkString() + "&l=de");
    browser.hintInFull();
    browser.awaitText("hint-text", "dem Thermometer ab");
    assertThat((Boolean) browser.js(HAS_LINES)).isTrue();
    assertThat((Long) browser.js("return document.querySelectorAll('.nonet-eliminated').length"))
        .isPositive();
    assertThat((Boolean) browser.js("return Boolean(document.querySelector('.nonet-cell'))"))
        .as("the cells of the page take the clicks")
        .isFalse();
  }

  /** Numbers outside the grid have room of their own: next to the cells, within the page. */
  @ParameterizedTest
  @ValueSource(ints = {1280, 360})
  void outside_standsBesideTheCells(int width) {
    screen(width);
    Rules rules =
        Rules.of(4)
            .withConstraints(
                List.of(
                    Constraint.sandwich(5, 1, 5, 9, 13),
                    Constraint.skyscraper(2, 4, 5, 6, 7),
                    Constraint.xSum(3, 11, 10, 9, 8),
                    Constraint.littleKiller(9, 14, 11)));
    browser.openGame(GridGame.of(rules.emptyGrid()).toLinkString());
    assertThat(browser.js("return document.querySelectorAll('.nonet-outside text').length"))
        .isEqualTo(4L);
    assertThat(browser.js(MISPLACED)).isEqualTo(List.of());
    assertThat((Boolean) browser.js(NAMES)).isTrue();
    browser.openGame(EASY);
    assertThat(browser.js("return document.querySelectorAll('.nonet-outside').length"))
        .isEqualTo(0L);
    assertThat((Boolean) browser.js(NAMES)).isTrue();
  }

  /** The numbers that are over a cell or a name, or not in the frame. */
  private static final String MISPLACED =
      """
      const box = (it) => it.getBoundingClientRect();
      const meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
      const frame = box(document.querySelector('.ruled'));
      const others = [...document.querySelectorAll('.cell, .ruler span')].map(box);
      return [...document.querySelectorAll('.nonet-outside text')]
        .filter((text) => {
          const its = box(text);
          const isOut = its.left < frame.left || its.right > frame.right || its.top < frame.top || its.bottom > frame.bottom;
          return isOut || others.some((other) => meet(its, other));
        })
        .map((text) => text.textContent);
      """;

  /** A white dot says another thing than a black one: neither takes the colours of the night. */
  @ParameterizedTest
  @ValueSource(ints = {1280, 360})
  void dark_dotsKeepTheirColours(int width) {
    screen(width);
    browser.dark(true);
    Rules rules =
        Rules.of(4)
            .withConstraints(
                List.of(
                    Constraint.whiteDot(0, 1),
                    Constraint.blackDot(5, 6),
                    Constraint.thermometer(8, 9, 10)));
    browser.openGame(GridGame.of(rules.emptyGrid()).toLinkString());
    assertThat(browser.js(DOTS)).isEqualTo(List.of("rgb(255, 255, 255)", "rgb(0, 0, 0)"));
    assertThat((String) browser.js(FILTER)).contains("invert");
    browser.dark(false);
    assertThat(browser.js(FILTER)).isEqualTo("none");
  }

  private static final String DOTS =
      "return [...document.querySelectorAll('.nonet-signs circle')]"
          + ".map((it) => getComputedStyle(it).fill)";

  private static final String FILTER =
      "return getComputedStyle(document.querySelector('.nonet-lines')).filter";

  /** What a chess move sees is shaded, and loses the mark of a value that is written. */
  @ParameterizedTest
  @ValueSource(ints = {1280, 360})
  void knight_seesItsCells(int width) {
    screen(width);
    Rules rules = Rules.builder(9).antiKnight().build();
    browser.openGame(GridGame.of(rules.emptyGrid()).mark(59, 5).mark(59, 6).toLinkString());
    browser.clickCell(40);
    assertThat(browser.cell(59).getDomAttribute("class")).contains("seen");
    assertThat(browser.cell(60).getDomAttribute("class")).doesNotContain("seen");
    browser.type("5");
    browser.awaitLabel(40, "column 5, 5");
    assertThat(GridGame.parse(played()).marks(59)).containsExactly(6);
  }
}
