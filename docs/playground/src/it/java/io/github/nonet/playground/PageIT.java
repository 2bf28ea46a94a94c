package io.github.nonet.playground;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Board;
import io.github.nonet.Detail;
import io.github.nonet.Level;
import io.github.nonet.SearchLimit;
import io.github.nonet.Solver;
import io.github.nonet.generate.Symmetry;
import io.github.nonet.logic.ExplainerRating;
import io.github.nonet.logic.Game;
import io.github.nonet.logic.HodokuRating;
import io.github.nonet.logic.Step;
import io.github.nonet.logic.Technique;
import io.github.nonet.variant.GridGame;
import io.github.nonet.variant.GridStep;
import io.github.nonet.variant.PuzzleText;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.interactions.Actions;
import org.openqa.selenium.support.ui.Select;

/** The page does what a person asks of it. */
class PageIT {
  private static final String EASY =
      "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
  private static final String SOLVED =
      "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

  /** Rated 6.6; its path has more than singles. */
  private static final String HARD =
      "..26....4.7..59...4.5..8...........8...246.53...5..4.79.4............1...83..2...";

  /** Golden Nugget, rated 11.9, which takes a minute. */
  private static final String HARDEST =
      ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....";

  /** What the address holds of the easy one. */
  private static final String LINK = Game.of(Board.parse(EASY)).toLinkString();

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
    browser.size(1280, 900);
    browser.dark(false);
    browser.js("localStorage.removeItem('language')");
  }

  private static void open(String game) {
    browser.openGame(game);
  }

  private static void with(Keys held, String key) {
    new Actions(browser.driver()).keyDown(held).sendKeys(key).keyUp(held).perform();
  }

  private static Game game() {
    return Game.parse(browser.game());
  }

  private static String hash() {
    return (String) browser.js("return location.hash");
  }

  private static void choose(String id, String value) {
    new Select(browser.id(id)).selectByValue(value);
  }

  @Test
  void loads_asWebAssembly() {
    browser.open("");
    assertThat(browser.js("return document.body.dataset.ready")).isEqualTo("wasm");
    assertThat(browser.text("status")).endsWith("cells are empty");
    assertThat(browser.driver().getTitle()).isEqualTo("Nonet: Sudoku, explained");
  }

  @Test
  void digits_typedErasedUndoneAndRedone() {
    open(EASY);
    browser.clickCell(2);
    browser.type("4");
    browser.awaitLabel(2, "column 3, 4");
    assertThat(browser.text("status")).isEqualTo("50 cells are empty");
    browser.click("undo");
    browser.awaitLabel(2, "empty");
    browser.click("redo");
    browser.awaitLabel(2, "column 3, 4");
    browser.click("erase");
    browser.awaitLabel(2, "empty");
    browser.driver().findElement(By.cssSelector("#pad button:nth-child(4)")).click();
    browser.awaitLabel(2, "column 3, 4");
    browser.clickCell(0);
    browser.type("1");
    assertThat(browser.label(0)).isEqualTo("row 1, column 1, 5, clue");
  }

  @Test
  void marks_ofThePlayer() {
    open(EASY);
    browser.clickCell(2);
    with(Keys.SHIFT, "1");
    with(Keys.SHIFT, "4");
    browser.awaitLabel(2, "marks 1 4");
    browser.click("marks");
    assertThat(browser.id("marks").getDomAttribute("aria-pressed")).isEqualTo("true");
    browser.driver().findElement(By.cssSelector("#pad button:nth-child(1)")).click();
    browser.awaitLabel(2, "marks 4");
    browser.click("markAll");
    browser.awaitLabel(3, "empty");
    browser.click("markAll");
    browser.awaitLabel(3, "marks 2 6");
    browser.click("marks");
  }

  @Test
  void conflicts_areShown() {
    open(EASY);
    browser.clickCell(2);
    browser.type("5");
    browser.awaitLabel(2, "in conflict");
    assertThat(browser.label(0)).endsWith("in conflict");
    assertThat(browser.text("status"))
        .isEqualTo("In conflict: row 1 holds 5 twice, at r1c1 and r1c3.");
  }

  @Test
  void hint_inThreeDepthsWithItsPictureThenDone() {
    open(HARD);
    String before = hash();
    browser.click("hint");
    browser.await("!document.getElementById('hint-card').hidden");
    assertThat(browser.text("hint-text")).isEqualTo("Naked single.");
    assertThat(drawn()).isZero();
    browser.click("hint-more");
    assertThat(browser.text("hint-text")).startsWith("Naked single: look at");
    browser.click("hint-more");
    assertThat(browser.text("hint-text")).contains("is the only candidate of");
    assertThat(drawn()).isPositive();
    assertThat(browser.driver().findElements(By.cssSelector("#legend li"))).isNotEmpty();
    browser.click("hint-apply");
    browser.await("document.getElementById('hint-card').hidden");
    assertThat(hash()).isNotEqualTo(before);
    assertThat(drawn()).isZero();
  }

  /** The button goes where the key H goes: deeper, then through the proof, which lights up. */
  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void hint_goesOnToTheLinesOfTheProof(boolean byButton) {
    Game game = Game.parse(HARD);
    Step step = game.nextStep(SearchLimit.NONE).orElseThrow();
    while (step.technique() != Technique.REMOTE_PAIR) {
      game = game.apply(step);
      step = game.nextStep(SearchLimit.NONE).orElseThrow();
    }
    open(game.toLinkString());
    for (Detail detail : Detail.values()) {
      deepen(byButton);
      browser.awaitText("hint-text", step.describe(detail).substring(0, 9));
      browser.await(
          "document.querySelectorAll('#hint-depth .on').length === " + (detail.ordinal() + 1));
      assertThat(browser.id("hint-line").isDisplayed()).isFalse();
    }
    List<String> lines = step.lines(Locale.ENGLISH);
    assertThat(lines).hasSizeGreaterThan(5);
    for (int at = 0; at < lines.size(); at++) {
      deepen(byButton);
      String line = "Line %d of %d: %s.".formatted(at + 1, lines.size(), lines.get(at));
      browser.await("document.getElementById('hint-line').textContent === '" + line + "'");
      List<String> said = names(step, List.of(at));
      assertThat(browser.js(MARKS, "lit")).isEqualTo(said);
      List<String> causes = names(step, step.inferences().get(at).causes());
      assertThat((List<?>) browser.js(MARKS, "cause"))
          .isEqualTo(causes.stream().filter(it -> !said.contains(it)).toList());
    }
    assertThat(browser.id("hint-more").isDisplayed()).isFalse();
    deepen(byButton);
    browser.awaitText("hint-line", "Line " + lines.size());
    browser.click("hint-apply");
    browser.await("document.getElementById('hint-card').hidden");
    assertThat(browser.js(MARKS, "lit")).isEqualTo(List.of());
    assertThat(game()).isEqualTo(game.apply(step));
  }

  private static void deepen(boolean byButton) {
    if (byButton) {
      browser.click("hint");
    } else {
      browser.js("document.querySelector('.cell[tabindex=\"0\"]').focus()");
      browser.type("h");
    }
  }

  private static List<String> names(Step step, List<Integer> lines) {
    return lines.stream()
        .flatMap(line -> step.inferences().get(line).candidates().stream())
        .map(it -> it.cell() + ":" + it.digit())
        .distinct()
        .sorted()
        .toList();
  }

  /** The marks that have a class, by cell and digit. */
  private static final String MARKS =
      """
      return [...document.querySelectorAll('.marks .' + arguments[0])]
        .map((it) => it.closest('.cell').dataset.cell + ':' + it.textContent)
        .sort();
      """;

  @Test
  void hint_ofAGridHasItsProof() {
    GridGame game =
        GridGame.parse((String) Kinds.make("X", "UNFAIR", "NONE", 1, 60_000).get("game"));
    GridStep step = GridBoards.LOGIC.nextStep(game.candidates()).orElseThrow();
    while (step.inferences().size() < 2) {
      game = game.apply(step);
      step = GridBoards.LOGIC.nextStep(game.candidates()).orElseThrow();
    }
    open(game.toLinkString());
    browser.hintInFull();
    for (String line : step.lines(Locale.ENGLISH)) {
      browser.click("hint-more");
      browser.awaitText("hint-line", line);
      assertThat((Long) browser.js("return document.querySelectorAll('.cell.lit').length"))
          .isPositive();
    }
    assertThat(browser.id("hint-more").isDisplayed()).isFalse();
  }

  private static long drawn() {
    return (Long)
        browser.js("return document.querySelectorAll('.nonet-result *, .nonet-eliminated').length");
  }

  /** The picture lies over the board: a ring is around the cell, and the digit in it is large. */
  @Test
  void hint_pictureFitsTheBoard() {
    open(HARD);
    browser.hintInFull();
    assertThat(
            browser.js(
                """
                const middle = (it) => {
                  const box = it.getBoundingClientRect();
                  return [box.x + box.width / 2, box.y + box.height / 2];
                };
                const ring = document.querySelector('.nonet-placement');
                const { cell, digit } = ring.dataset;
                const large = document.querySelector('.nonet-large');
                const [x, y] = middle(ring);
                return ['.cell[data-cell="' + cell + '"]', '.nonet-large'].every((name) => {
                  const [otherX, otherY] = middle(document.querySelector(name));
                  return Math.hypot(x - otherX, y - otherY) < 6;
                }) && large.textContent === digit && large.getBoundingClientRect().height > 20;
                """))
        .isEqualTo(true);
  }

  /** A script clicks: a driver takes ten times as long. */
  @Test
  void hint_toTheEnd() {
    open(EASY);
    assertThat(browser.driver().executeAsyncScript(APPLY_HINTS, 51)).isEqualTo(51L);
    assertThat(browser.text("status")).isEqualTo("Solved.");
    browser.click("hint");
    browser.awaitText("hint-text", "Nothing is left");
  }

  /** Asks for hints and applies them, at most so many; returns how many changed the game. */
  private static final String APPLY_HINTS =
      """
      const [most, done] = arguments;
      const element = (id) => document.getElementById(id);
      const until = async (isDone) => {
        while (!isDone()) {
          await new Promise((resolve) => setTimeout(resolve, 5));
        }
      };
      (async () => {
        let count = 0;
        for (; count < most; count++) {
          const before = location.hash;
          element('hint').click();
          await until(() => !element('hint-card').hidden);
          element('hint-apply').click();
          await until(() => location.hash !== before);
        }
        done(count);
      })();
      """;

  @Test
  void mistakes_comeBeforeHints() {
    open(EASY);
    browser.clickCell(2);
    browser.type("1");
    browser.awaitLabel(2, "column 3, 1");
    browser.click("check");
    browser.awaitText("hint-text", "r1c3 is wrong");
    browser.awaitLabel(2, "in conflict");
    browser.click("hint");
    browser.awaitText("hint-text", "r1c3 is wrong");
    browser.click("undo");
    browser.awaitLabel(2, "empty");
    browser.click("check");
    browser.awaitText("status", "No mistake");
  }

  /** One mark of a cell is neither its only candidate nor, if it is wrong, a mistake. */
  @Test
  void note_isNoProof() {
    open(EASY);
    browser.clickCell(2);
    with(Keys.SHIFT, "4");
    browser.awaitLabel(2, "marks 4");
    browser.hintInFull();
    assertThat(browser.text("hint-text"))
        .contains("is the only candidate of")
        .doesNotContain("r1c3");
    browser.clickCell(2);
    with(Keys.SHIFT, "4");
    browser.awaitLabel(2, "empty");
    with(Keys.SHIFT, "1");
    browser.awaitLabel(2, "marks 1");
    browser.click("check");
    browser.awaitText("status", "No mistake");
    browser.click("markAll");
    browser.awaitLabel(2, "empty");
    browser.click("markAll");
    browser.awaitLabel(2, "marks 1 2 4");
    browser.clickCell(2);
    with(Keys.SHIFT, "4");
    browser.awaitLabel(2, "marks 1 2");
    browser.click("check");
    browser.awaitText("hint-text", "r1c3");
    assertThat(browser.text("panel-hint")).contains("Marks that you make one by one are notes");
  }

  /** A wrong digit is erased, or the game goes back to where it was right. */
  @ParameterizedTest
  @ValueSource(strings = {"hint-erase", "hint-before"})
  void mistakes_haveAWayOut(String way) {
    open(EASY);
    browser.clickCell(2);
    browser.type("4", Keys.ARROW_RIGHT, "2", Keys.ARROW_DOWN, Keys.ARROW_DOWN, "7");
    browser.awaitLabel(21, "column 4, 7");
    browser.click("hint");
    browser.awaitText("hint-text", "wrong");
    assertThat(browser.id("hint-apply").isDisplayed()).isFalse();
    browser.click(way);
    while (browser.label(21).endsWith("7") || browser.label(3).endsWith("2")) {
      browser.click("hint");
      browser.await("!document.getElementById('hint-card').hidden");
      browser.click(way);
      browser.await("document.getElementById('hint-card').hidden");
    }
    assertThat(browser.label(2)).isEqualTo("row 1, column 3, 4");
    browser.click("check");
    browser.awaitText("status", "No mistake");
    assertThat(browser.id("hint-card").isDisplayed()).isFalse();
  }

  /** Each example is a click away, and its link is the address that the game then has. */
  @ParameterizedTest
  @CsvSource({
    "0, X-wing",
    "1, XY-chain",
    "2, Innies and outies",
    "3, Whole constraint",
    "4, Naked pair",
    "5, ''"
  })
  void example_isAClickAway(int number, String technique) {
    browser.open("");
    List<WebElement> links = browser.driver().findElements(By.cssSelector("#examples a"));
    assertThat(links).hasSize(6);
    String address = links.get(number).getDomAttribute("href");
    String before = hash();
    links.get(number).click();
    browser.await("location.hash !== arguments[0]".replace("arguments[0]", "'" + before + "'"));
    assertThat(browser.id("fault").isDisplayed()).isFalse();
    assertThat(browser.text("status")).doesNotContain("no solution");
    if (!technique.isEmpty()) {
      assertThat(hash()).startsWith(address);
      browser.click("hint");
      browser.awaitText("hint-text", technique);
    }
    browser.driver().navigate().back();
    browser.await("location.hash === '" + before + "'");
  }

  @Test
  void solved_offersTheNextPuzzle() {
    open(EASY);
    assertThat(browser.id("next").isDisplayed()).isFalse();
    browser.click("tab-make");
    choose("make-level", "EASY");
    browser.click("tab-steps");
    browser.click("solve");
    browser.awaitText("status", "Solved.");
    browser.click("next");
    browser.await("!location.hash.includes('" + LINK + "') && !document.body.matches('.solved')");
    assertThat(HodokuRating.of(game().givens()).level()).isEqualTo(Level.EASY);
    assertThat(browser.id("next").isDisplayed()).isFalse();
  }

  @Test
  void text_pasted() {
    open(HARD);
    browser.paste("#A somebody\n" + EASY.replaceAll("(.{9})", "$1\n"));
    browser.awaitLabel(0, "5, clue");
    assertThat(game()).isEqualTo(Game.of(Board.parse(EASY)));
  }

  @Test
  void text_droppedAsAFileOfSeveralPuzzles() {
    open(HARD);
    browser.click("tab-text");
    browser.js(
        """
        const data = new DataTransfer();
        data.items.add(new File([arguments[0]], 'puzzles.txt', { type: 'text/plain' }));
        document.body.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true }));
        """,
        EASY + "\n" + HARD + "\n1234\n");
    browser.awaitText("status", "List: 2 puzzles were read. Nothing was read in line 3.");
    assertThat(browser.text("faults")).startsWith("line 3: found 4 cells");
    assertThat(browser.text("about-said")).contains("Nothing was read in line 3.");
    assertThat(browser.label(0)).contains("5, clue");
    WebElement which = browser.id("which");
    which.clear();
    which.sendKeys("2", Keys.TAB);
    assertThat(browser.text("which-field")).matches("Puzzle\\s+of 2");
    browser.awaitLabel(2, "2, clue");
  }

  @ParameterizedTest
  @CsvSource({
    "'12345', 'found 5 cells'",
    "'x', 'no puzzle in this text'",
  })
  void text_thatIsNoPuzzle(String text, String message) {
    open(EASY);
    browser.click("tab-text");
    browser.id("text-in").sendKeys(text);
    browser.click("load");
    browser.await("!document.getElementById('fault').hidden");
    assertThat(browser.text("fault")).contains(message);
    assertThat(game()).isEqualTo(Game.of(Board.parse(EASY)));
  }

  /** What is copied out is read back, except for the drawing. */
  @Test
  void text_everyFormat() {
    open(EASY);
    browser.click("tab-text");
    for (String format : Texts.FORMATS) {
      choose("format", format);
      String expected = Texts.write(Game.of(Board.parse(EASY)), format);
      browser.await("document.getElementById('text-out').value.length === " + expected.length());
      String text = (String) browser.js("return document.getElementById('text-out').value");
      assertThat(text).isEqualTo(expected);
      if (!format.equals("SVG")) {
        assertThat(PuzzleText.read(text).positions()).as(format).containsExactly(Game.parse(LINK));
      }
    }
  }

  @Test
  void steps_withASlider() {
    open(HARD);
    browser.click("tab-steps");
    browser.click("path");
    browser.await("!document.getElementById('path-card').hidden");
    String last = browser.id("path-at").getDomAttribute("max");
    assertThat(browser.text("path-label")).isEqualTo("Step 1 of " + last);
    assertThat(drawn()).isPositive();
    browser.click("path-on");
    browser.awaitText("path-label", "Step 2 of");
    browser.id("path-at").sendKeys(Keys.END);
    browser.awaitText("path-label", "Step " + last);
    browser.click("path-play");
    browser.awaitText("status", "Solved.");
    browser.click("undo");
    browser.awaitText("status", "cells are empty");
    assertThat(game()).isEqualTo(Game.of(Board.parse(HARD)));
  }

  @ParameterizedTest
  @ValueSource(strings = {EASY, HARD})
  void ratings_areThoseOfTheJvm(String puzzle) {
    open(puzzle);
    browser.click("tab-rating");
    browser.click("rate");
    browser.awaitText("rating-explainer", "ER");
    ExplainerRating rating = ExplainerRating.of(Board.parse(puzzle));
    assertThat(browser.text("rating-hodoku"))
        .startsWith(HodokuRating.of(Board.parse(puzzle)).describe(Locale.ENGLISH));
    assertThat(browser.text("rating-explainer"))
        .contains("ER " + rating.er() + ",", rating.describe(Locale.ENGLISH));
    showsAStep("#rating-path .technique", "Step ");
    browser.await("document.getElementById('work').hidden");
    showsAStep("#rating-hodoku .technique", "of");
    showsAStep("#rating-explainer .technique", ", " + rating.er());
  }

  private static void showsAStep(String button, String label) {
    browser.click("tab-rating");
    browser.driver().findElement(By.cssSelector(button)).click();
    browser.awaitText("path-label", label);
    browser.await("document.getElementById('path-text').textContent");
    assertThat(drawn()).isPositive();
  }

  /** While a rating takes seconds, the board is played on. */
  @Test
  void ratings_blockNothingAndStop() {
    open(HARDEST);
    browser.click("tab-rating");
    browser.click("rate");
    browser.await("!document.getElementById('work').hidden");
    browser.clickCell(2);
    browser.type("1");
    browser.awaitLabel(2, "column 3, 1");
    browser.click("stop");
    browser.await("document.getElementById('work').hidden");
    assertThat(browser.text("rating-explainer")).isEqualTo("\u2013");
    assertThat(browser.text("status")).isEqualTo("Stopped.");
    assertThat(browser.id("fault").isDisplayed()).isFalse();
  }

  /** The button stops the work that runs, also after the work before it has ended. */
  @Test
  void ratings_askedTwiceCanBeStopped() {
    open(HARDEST);
    browser.click("tab-rating");
    browser.click("rate");
    browser.await("!document.getElementById('work').hidden");
    browser.click("rate");
    browser.awaitText("work-text", "steps");
    assertThat(browser.text("status")).isNotEqualTo("Stopped.");
    browser.click("stop");
    browser.await("document.getElementById('work').hidden");
    assertThat(browser.text("status")).isEqualTo("Stopped.");
  }

  @Test
  void order_isMetByThePuzzle() {
    open(EASY);
    browser.click("tab-make");
    choose("make-level", "HARD");
    choose("make-symmetry", "ROTATIONAL_180");
    browser.click("make");
    browser.await("!location.hash.includes('" + LINK + "')");
    Board made = game().board();
    assertThat(Solver.getDefault().hasUniqueSolution(made)).isTrue();
    assertThat(HodokuRating.of(made).level()).isEqualTo(Level.HARD);
    for (int cell = 0; cell < 81; cell++) {
      assertThat(made.digit(cell) != 0)
          .as(Symmetry.ROTATIONAL_180 + " " + cell)
          .isEqualTo(made.digit(80 - cell) != 0);
    }
  }

  @Test
  void order_thatNothingMeetsIsStopped() {
    open(EASY);
    browser.click("tab-make");
    choose("make-level", "HARD");
    choose("make-technique", "FORCING_NET_VERITY");
    browser.click("make");
    browser.awaitText("work-text", "1 s");
    browser.click("stop");
    browser.await("document.getElementById('work').hidden");
    choose("make-technique", "");
    browser.click("make");
    browser.await("!location.hash.includes('" + LINK + "')");
  }

  private static Stream<Arguments> coded() {
    String killer = (String) Kinds.make("KILLER", "", "NONE", 3, 60_000).get("game");
    return Stream.of(HARD, killer)
        .flatMap(
            game ->
                Stream.of("hint", "verdict", "rating", "make", "text")
                    .map(deed -> Arguments.of(deed, game)));
  }

  /** The lines of Java compile and print what those of JavaScript print. */
  @ParameterizedTest
  @MethodSource("coded")
  void code_runs(String deed, String game) throws Exception {
    open(game);
    boolean isGrid = game.startsWith("~");
    browser.click("tab-make");
    choose("make-kind", isGrid ? "KILLER" : "9");
    choose("make-level", "MEDIUM");
    browser.click("tab-code");
    choose("deed", deed);
    browser.await("document.getElementById('code-java').textContent");
    String java = (String) browser.js("return document.getElementById('code-java').textContent");
    assertThat(java.lines().count()).isBetween(2L, 3L);
    assertThat((String) browser.js("return document.getElementById('code-js').textContent"))
        .contains("from './nonet.js';");
    String printed = run(java);
    String said =
        (String)
            browser
                .driver()
                .executeAsyncScript(
                    """
                    const done = arguments[0];
                    const lines = document.getElementById('code-js').textContent
                      .replace(/import (.*) from (.*);/, 'const $1 = await import($2);')
                      .replace('console.log(', 'done([')
                      .replace(/\\);$/, '].join("\\\\n"));');
                    new (async () => {}).constructor('done', lines)(done);
                    """);
    if (deed.equals("make")) {
      assertThat(List.of(printed, said))
          .allSatisfy(
              made ->
                  assertThat(
                          isGrid
                              ? GridBoards.LOGIC.level(GridGame.parse(made).givens()).orElseThrow()
                              : HodokuRating.of(Board.parse(made)).level())
                      .isEqualTo(Level.MEDIUM));
    } else {
      assertThat(printed).isNotBlank().isEqualTo(said.strip());
    }
  }

  /** Compiles and runs lines of Java, and returns what they print. */
  private static String run(String java) throws Exception {
    Path folder = Files.createTempDirectory("nonet-code");
    String imports =
        Stream.of("nonet", "nonet.generate", "nonet.logic", "nonet.variant")
            .map(it -> "import io.github." + it + ".*;")
            .collect(Collectors.joining());
    Path file = folder.resolve("Shown.java");
    Files.writeString(
        file,
        imports
            + ("import java.util.*; public class Shown { public static void main(String[] none) {\n")
            + (java + "}}"));
    int result =
        ToolProvider.getSystemJavaCompiler()
            .run(
                null,
                null,
                null,
                "-proc:none",
                "-classpath",
                System.getProperty("java.class.path"),
                "-d",
                folder.toString(),
                file.toString());
    assertThat(result).as(java).isZero();
    PrintStream out = System.out;
    ByteArrayOutputStream printed = new ByteArrayOutputStream();
    try (URLClassLoader loader = new URLClassLoader(new URL[] {folder.toUri().toURL()})) {
      System.setOut(new PrintStream(printed, true, StandardCharsets.UTF_8));
      loader.loadClass("Shown").getMethod("main", String[].class).invoke(null, (Object) null);
    } finally {
      System.setOut(out);
    }
    return printed.toString(StandardCharsets.UTF_8).strip();
  }

  /** The code is for what was done last. */
  @Test
  void code_isForWhatWasDone() {
    open(EASY);
    browser.click("hint");
    browser.await("!document.getElementById('hint-card').hidden");
    browser.click("tab-code");
    browser.awaitText("code-java", "game.nextStep(SearchLimit.NONE)");
    assertThat(browser.text("code-java")).contains(LINK);
    browser.click("tab-rating");
    browser.click("rate");
    browser.awaitText("rating-explainer", "ER");
    browser.await("document.getElementById('work').hidden");
    browser.click("tab-code");
    browser.awaitText("code-java", "HodokuRating.of(puzzle)");
    assertThat(browser.text("code-java")).contains("Board.parse(\"" + EASY + "\")");
    browser.click("tab-make");
    choose("make-level", "EASY");
    choose("make-symmetry", "DIAGONAL");
    browser.click("make");
    browser.await("!location.hash.includes('" + LINK + "')");
    browser.click("tab-code");
    browser.awaitText(
        "code-java", "PuzzleGenerator.builder().level(Level.EASY).symmetry(Symmetry.DIAGONAL)");
    choose("language", "de");
    choose("deed", "verdict");
    browser.awaitText("code-java", "Locale.GERMAN");
  }

  /**
   * The footer names the version, and each of its links has a file or an address of the project.
   */
  @Test
  void footer_namesVersionAndLicences() throws IOException {
    browser.open("");
    String pom = Files.readString(Path.of("../../pom.xml"));
    String version = pom.split("</?version>")[1];
    String url = pom.split("</?url>")[1];
    String footer = browser.driver().findElement(By.tagName("footer")).getText();
    assertThat(footer).contains("Nonet " + version, "Apache 2.0", "TeaVM");
    @SuppressWarnings("unchecked")
    List<String> links =
        (List<String>)
            browser.js("return [...document.querySelectorAll('footer a')].map((it) => it.href)");
    assertThat(links).hasSizeGreaterThan(4);
    assertThat(links)
        .filteredOn(it -> it.startsWith("https:"))
        .allMatch(it -> it.startsWith(url) || it.equals("https://teavm.org/"));
    assertThat(links)
        .filteredOn(it -> it.startsWith(browser.address()))
        .extracting(it -> it.substring(browser.address().length()))
        .containsExactly("api/", "nonet.d.ts", "LICENSE")
        .allMatch(it -> Files.exists(Browser.SITE.resolve(it)));
    assertThat(browser.js("return document.querySelector('[property=\"og:image\"]').content"))
        .isEqualTo(url + "/raw/main/docs/playground/page-light.png");
  }

  @Test
  void link_holdsGameAndLanguage() {
    open(EASY);
    browser.clickCell(2);
    browser.type("4");
    browser.awaitLabel(2, "column 3, 4");
    browser.clickCell(3);
    with(Keys.SHIFT, "6");
    browser.awaitLabel(3, "marks 6");
    choose("language", "de");
    browser.awaitLabel(3, "Notizen 6");
    String link = hash();
    browser.driver().navigate().refresh();
    browser.await("document.body.dataset.ready");
    browser.awaitLabel(2, "Spalte 3, 4");
    browser.awaitLabel(3, "Notizen 6");
    assertThat(hash()).isEqualTo(link);
    assertThat(browser.text("status")).isEqualTo("50 Zellen sind leer");
  }

  @Test
  void link_thatIsBrokenIsTold() {
    browser.open("#g=12345&l=en");
    assertThat(browser.text("fault")).contains("found 5 cells");
    assertThat(browser.text("status")).endsWith("cells are empty");
  }

  @Test
  void language_ofHintAndPage() {
    open(HARD);
    browser.click("hint");
    browser.awaitText("hint-text", "Naked single");
    choose("language", "de");
    browser.awaitText("hint-text", "Nackter Einer");
    assertThat(browser.text("hint")).isEqualTo("Tipp");
    assertThat(browser.js("return document.documentElement.lang")).isEqualTo("de");
    choose("language", "en");
    browser.awaitText("hint-text", "Naked single");
  }

  @Test
  void keyboard_alone() {
    open(EASY);
    browser.js("document.activeElement.blur(); window.scrollTo(0, 0)");
    for (int tabs = 0; tabs < 5 && !isOnBoard(); tabs++) {
      browser.type(Keys.TAB);
    }
    assertThat(isOnBoard()).isTrue();
    browser.type(Keys.ARROW_RIGHT, Keys.ARROW_RIGHT, "4");
    browser.awaitLabel(2, "column 3, 4");
    browser.type(Keys.ARROW_RIGHT, "m", "2", "6", "m");
    browser.awaitLabel(3, "marks 2 6");
    browser.type(Keys.DELETE);
    browser.awaitLabel(3, "empty");
    with(Keys.CONTROL, "z");
    browser.awaitLabel(3, "marks 2 6");
    with(Keys.CONTROL, "y");
    browser.awaitLabel(3, "empty");
    browser.type("h");
    browser.await("!document.getElementById('hint-card').hidden");
    browser.type("h", "h");
    browser.await("document.querySelector('.nonet-result')");
    String before = hash();
    browser.type(Keys.ENTER);
    browser.await("location.hash !== '" + before + "'");
    browser.id("tab-hint").sendKeys(Keys.ARROW_RIGHT);
    assertThat(browser.id("panel-steps").isDisplayed()).isTrue();
    browser.type(Keys.TAB);
    assertThat(browser.js("return document.activeElement.id")).isEqualTo("panel-steps");
    browser.type(Keys.TAB, Keys.ENTER);
    browser.await("!document.getElementById('path-card').hidden");
    browser.type(Keys.ESCAPE);
    browser.await("document.getElementById('path-card').hidden");
  }

  private static boolean isOnBoard() {
    return (Boolean)
        browser.js("return document.getElementById('board').contains(document.activeElement)");
  }

  @ParameterizedTest
  @ValueSource(strings = {"en", "de"})
  void narrow_nothingIsCutOff(String language) {
    browser.size(360, 640);
    browser.open("#g=" + HARD + "&l=" + language);
    for (String tab : List.of("hint", "steps", "rating", "make", "text", "code")) {
      browser.click("tab-" + tab);
      assertThat((Long) browser.js("return document.documentElement.scrollWidth"))
          .as(tab)
          .isLessThanOrEqualTo(360);
      assertThat(browser.js(CUT_OFF)).as(tab).isEqualTo(List.of());
    }
  }

  /** A board that is too wide for its frame can be scrolled there. */
  private static final String CUT_OFF =
      """
      return [...document.querySelectorAll('button, select, [role=gridcell]')]
        .filter((it) => it.offsetParent)
        .filter((it) => {
          const frame = it.closest('.frame');
          if (frame && frame.scrollWidth > frame.clientWidth) {
            return it.offsetLeft + it.offsetWidth > frame.scrollWidth;
          }
          const box = it.getBoundingClientRect();
          return box.left < 0 || box.right > 360.5 || (it.tagName === 'BUTTON' && it.scrollWidth > it.clientWidth + 1);
        })
        .map((it) => it.id || it.textContent);
      """;

  /** Each kind of target is 24 pixels wide and high at least, as WCAG 2.2 demands. */
  @Test
  void narrow_targetsAreLargeEnough() {
    browser.size(360, 640);
    open(HARD);
    assertThat(
            browser.js(
                """
                return [...document.querySelectorAll('button, select, [role=gridcell]')]
                  .filter((it) => it.offsetParent)
                  .filter((it) => it.offsetWidth < 24 || it.offsetHeight < 24)
                  .map((it) => it.id || it.textContent);
                """))
        .isEqualTo(List.of());
  }

  /** The rules and the board are on paper, the buttons are not. */
  @Test
  void print_hasTheBoardAlone() {
    browser.dark(true);
    open(HARD);
    browser.click("theme");
    browser.click("theme");
    browser.media("print");
    assertThat(browser.js(SHOWN)).isEqualTo(List.of("board"));
    assertThat(browser.js("return getComputedStyle(document.body).backgroundColor"))
        .isEqualTo("rgb(255, 255, 255)");
    browser.media("");
    browser.js("localStorage.removeItem('theme')");
  }

  private static final String SHOWN =
      """
      return ['board', 'pad', 'tools', 'tabs', 'status', 'language', 'panel-hint']
        .filter((id) => document.getElementById(id).offsetParent);
      """;

  /**
   * Where the system takes all colours, the current cell, equal digits and conflicts still show.
   */
  @Test
  void forcedColours_keepWhatCellsSay() {
    open(EASY);
    browser.forcedColors(true);
    browser.clickCell(2);
    browser.type("5");
    browser.awaitLabel(2, "in conflict");
    browser.clickCell(40 + 4);
    browser.clickCell(11);
    assertThat(browser.js(OUTLINES)).isEqualTo(List.of("double", "solid", "none"));
    browser.forcedColors(false);
  }

  private static final String OUTLINES =
      """
      return [2, 11, 80].map((cell) => {
        document.activeElement.blur();
        return getComputedStyle(document.querySelector(`.cell[data-cell="${cell}"]`)).outlineStyle;
      });
      """;

  @Test
  void withoutScripts_itSaysSo() {
    browser.scripts(false);
    browser.driver().get(browser.address() + "?noscript");
    assertThat(browser.driver().findElement(By.tagName("body")).getText())
        .contains("This page needs JavaScript.", "Diese Seite braucht JavaScript.")
        .doesNotContain("Loading");
    browser.scripts(true);
  }

  /** A phone's bar has the colour of the page, also in the theme that was chosen. */
  @Test
  void themeColour_isThatOfThePage() {
    open(EASY);
    assertThat(browser.js(BARS)).isEqualTo(List.of("#f4f5f2", "#101417"));
    browser.click("theme");
    assertThat(browser.js(BARS)).isEqualTo(List.of("rgb(16, 20, 23)", "rgb(16, 20, 23)"));
    browser.click("theme");
    browser.js("localStorage.removeItem('theme')");
  }

  private static final String BARS =
      "return [...document.querySelectorAll('[name=theme-color]')].map((it) => it.content)";

  /** Nothing covers the outer half of the board's border. */
  @Test
  void frame_isWhole() {
    open(EASY);
    assertThat((Boolean) browser.js(COVERED)).isFalse();
  }

  private static final String COVERED =
      """
      const board = document.getElementById('board').getBoundingClientRect();
      return [...document.querySelectorAll('.ruler')].some((it) => {
        const box = it.getBoundingClientRect();
        return box.right > board.left - 1.5 && box.bottom > board.top - 1.5;
      });
      """;

  /** Every word is in each language. */
  @Test
  void words_areInEachLanguage() {
    browser.open("");
    assertThat(
            browser
                .driver()
                .executeAsyncScript(
                    """
                    const done = arguments[0];
                    const names = (it) => Object.entries(it)
                      .flatMap(([name, value]) => [name, ...(typeof value === 'object' ? names(value) : [])]);
                    import('./words.js').then(({ WORDS: { en, de } }) => {
                      const [ours, theirs] = [names(en), names(de)];
                      done([...ours.filter((it) => !theirs.includes(it)), ...theirs.filter((it) => !ours.includes(it))]);
                    });
                    """))
        .isEqualTo(List.of());
  }

  @ParameterizedTest
  @CsvSource({"1280, false", "1280, true", "360, false", "360, true"})
  void axe_findsNothingSerious(int width, boolean isDark) throws IOException {
    browser.size(width, 800);
    browser.dark(isDark);
    open(HARD);
    injectAxe();
    browser.click("markAll");
    browser.awaitLabel(0, "marks");
    assertThat(violations()).as("start").isEmpty();
    browser.hintInFull();
    assertThat(violations()).as("hint").isEmpty();
    browser.click("hint-close");
    for (String tab : List.of("steps", "rating", "make", "text", "code")) {
      browser.click("tab-" + tab);
      if (tab.equals("steps")) {
        browser.click("path");
        browser.await("!document.getElementById('path-card').hidden");
        assertThat(violations()).as("path").isEmpty();
        browser.click("path-close");
      }
      if (tab.equals("rating")) {
        browser.click("rate");
        browser.awaitText("rating-explainer", "ER");
      }
      assertThat(violations()).as(tab).isEmpty();
    }
  }

  private static void injectAxe() throws IOException {
    try (InputStream axe = PageIT.class.getResourceAsStream("/axe.min.js")) {
      browser.js(new String(axe.readAllBytes(), StandardCharsets.UTF_8));
    }
  }

  @SuppressWarnings("unchecked")
  private static List<String> violations() {
    return (List<String>)
        browser
            .driver()
            .executeAsyncScript(
                """
                const done = arguments[arguments.length - 1];
                axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) => done(violations
                  .filter(({ impact }) => impact === 'serious' || impact === 'critical')
                  .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)));
                """);
  }

  private static final String SMALL = "1..........2.3..";

  /** Each is pasted as people write it, asked for a hint, played by it, and solved. */
  @ParameterizedTest
  @CsvSource({"12, 12", "6, 6", "16, 16", "X, 9", "JIGSAW, 9", "KILLER, 9"})
  void grid_pastedAndPlayed(String kind, int columns) {
    open(EASY);
    String made = (String) Kinds.make(kind, "", "NONE", 3, 60_000).get("game");
    browser.paste(GridGame.parse(made).givens().toFullString());
    browser.await("document.querySelectorAll('.cell').length === " + columns * columns);
    browser.await("document.querySelector('.board.pictured')");
    assertThat(browser.js("return document.querySelectorAll('#pad button').length"))
        .isEqualTo((long) GridGame.parse(made).rules().valueCount());
    String before = hash();
    browser.hintInFull();
    browser.await("document.querySelector('#legend li')");
    browser.click("hint-apply");
    browser.await("location.hash !== '" + before + "'");
    browser.driver().navigate().refresh();
    browser.await("document.body.dataset.ready");
    browser.await("document.querySelectorAll('.cell').length === " + columns * columns);
    browser.click("tab-steps");
    browser.click("solve");
    browser.awaitText("status", "Solved.");
    browser.paste(EASY);
    browser.awaitLabel(0, "5, clue");
  }

  @Test
  void grid_typedMarkedErasedAndInConflict() {
    open(SMALL + "~");
    browser.clickCell(1);
    browser.type("1");
    browser.awaitLabel(1, "1, in conflict");
    assertThat(browser.text("status")).startsWith("In conflict: row 1 holds 1 twice");
    String red = (String) browser.js("return getComputedStyle(" + VALUE.formatted(1) + ").fill");
    browser.click("undo");
    browser.awaitLabel(1, "empty");
    browser.type("2");
    browser.awaitLabel(1, "column 2, 2");
    assertThat(browser.js("return getComputedStyle(" + VALUE.formatted(1) + ").fill"))
        .isEqualTo("rgb(0, 114, 178)")
        .isNotEqualTo(red);
    browser.click("undo");
    browser.awaitLabel(1, "empty");
    with(Keys.SHIFT, "2");
    browser.awaitLabel(1, "marks 2");
    assertThat(browser.js("return document.querySelectorAll('.picture text').length"))
        .isEqualTo(4L);
    browser.type(Keys.DELETE);
    browser.awaitLabel(1, "empty");
    browser.clickCell(1);
    browser.type(Keys.ARROW_DOWN, "4");
    browser.awaitLabel(5, "row 2, column 2, 4");
  }

  private static final String VALUE =
      "document.querySelector('.picture text[data-cell=\"%d\"]:not(.nonet-mark)')";

  /** Letters are values where there are more than nine. */
  @Test
  void grid_lettersAreTyped() {
    open(".".repeat(144) + "~");
    browser.clickCell(13);
    browser.type("b");
    browser.awaitLabel(13, "row 2, column 2, B");
    browser.type(Keys.ARROW_RIGHT);
    with(Keys.SHIFT, "c");
    browser.awaitLabel(14, "marks C");
  }

  @Test
  void grid_mistakeBeforeHint() {
    open(SMALL + "~");
    browser.click("tab-steps");
    browser.click("solve");
    browser.awaitLabel(1, "column 2, ");
    int right = Integer.parseInt(browser.label(1).replaceAll(".*, ", ""));
    browser.clickCell(1);
    browser.type(String.valueOf(right % 4 + 1));
    browser.click("tab-hint");
    browser.click("check");
    browser.awaitText("hint-text", "is wrong");
  }

  @ParameterizedTest
  @CsvSource({"4, EASY", "JIGSAW, HARD", "KILLER, MEDIUM", "HYPER, UNFAIR", "X, EXTREME"})
  void grid_madeToOrderRatedAndStepped(String kind, String level) {
    open(EASY);
    browser.click("tab-make");
    choose("make-kind", kind);
    assertThat(browser.id("make-technique").isDisplayed()).isFalse();
    assertThat(browser.id("make-symmetry").isDisplayed()).isEqualTo(!kind.startsWith("KILLER"));
    choose("make-level", level);
    browser.click("make");
    browser.await("document.querySelector('.board.pictured')");
    browser.click("tab-rating");
    browser.click("rate");
    browser.await("document.querySelector('#rating-path .technique')");
    assertThat(browser.id("rating-level").getDomAttribute("data-level")).isEqualTo(level);
    assertThat(browser.id("rating-hodoku").isDisplayed()).isFalse();
    browser.driver().findElement(By.cssSelector("#rating-path .technique")).click();
    browser.awaitText("path-label", "Step ");
    browser.await("document.querySelector('#path-legend li')");
    choose("language", "de");
    browser.click("tab-make");
    choose("make-kind", "9");
    choose("make-level", "EASY");
    browser.click("make");
    browser.await("!document.querySelector('.board.pictured')");
  }

  @Test
  void grid_copiedOut() {
    open(SMALL + "~");
    browser.click("tab-text");
    browser.await("document.getElementById('text-out').value === '" + SMALL + "'");
    choose("format", "GRID");
    browser.await("document.getElementById('text-out').value.startsWith('+-')");
    open(EASY);
    assertThat(new Select(browser.id("format")).getOptions()).hasSize(Texts.FORMATS.size() + 2);
  }

  @ParameterizedTest
  @ValueSource(strings = {"JIGSAW", "KILLER", "HYPER", "16"})
  void grid_axeFindsNothingSeriousAndNothingIsCutOff(String kind) throws IOException {
    browser.size(360, 640);
    for (boolean isDark : new boolean[] {false, true}) {
      browser.dark(isDark);
      open((String) Kinds.make(kind, "", "NONE", 1, 60_000).get("game"));
      injectAxe();
      browser.hintInFull();
      assertThat(violations()).as(kind).isEmpty();
      assertThat((Long) browser.js("return document.documentElement.scrollWidth"))
          .isLessThanOrEqualTo(360);
      assertThat(browser.js(CUT_OFF)).isEqualTo(List.of());
    }
  }

  @Test
  void game_solvedAtOnce() {
    open(EASY);
    browser.click("tab-steps");
    browser.click("solve");
    browser.awaitText("status", "Solved.");
    assertThat(game().board()).hasToString(SOLVED);
  }

  @Test
  void screenshots_forTheDocuments() throws IOException {
    Map<String, Integer> widths = Map.of("desk", 1280, "phone", 390);
    for (Map.Entry<String, Integer> width : widths.entrySet()) {
      for (boolean isDark : new boolean[] {false, true}) {
        browser.size(width.getValue(), 844);
        browser.dark(isDark);
        open(HARD);
        browser.hintInFull();
        String name = width.getKey() + (isDark ? "-dark" : "-light") + ".png";
        browser.screenshot(Path.of("target/screenshots", name));
      }
    }
  }
}
