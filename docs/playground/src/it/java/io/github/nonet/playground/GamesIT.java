package io.github.nonet.playground;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Board;
import io.github.nonet.logic.Game;
import java.io.IOException;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WindowType;
import org.openqa.selenium.support.ui.Select;

/** No game is lost, and a puzzle from a newspaper can be typed. */
class GamesIT {
  private static final String EASY =
      "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
  private static final String OTHER =
      "030260701680070090190004500820100040004602900050003028009300074040050036703018000";

  /** Golden Nugget, whose steps take seconds. */
  private static final String HARDEST =
      ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....";

  private static Browser browser;

  @BeforeAll
  static void start() throws IOException {
    browser = new Browser();
  }

  @AfterAll
  static void end() {
    browser.close();
  }

  @BeforeEach
  void forgetEverything() {
    browser.forgetEverything();
  }

  @AfterEach
  void consoleIsSilent() {
    assertThat(browser.console()).isEmpty();
  }

  private static Game played() {
    return Game.parse(browser.game());
  }

  private static void writeInThirdCell(int digit) {
    browser.clickCell(2);
    browser.type(String.valueOf(digit));
    browser.awaitLabel(2, "column 3, " + digit);
  }

  private static void awaitGivens(int count) {
    browser.await("document.querySelectorAll('.cell.given').length === " + count);
  }

  private static void pasteOther() {
    browser.paste(OTHER);
    browser.awaitText("status", "Loaded.");
    assertThat(played().givens()).isEqualTo(Board.parse(OTHER));
  }

  private static void awaitFour() {
    browser.awaitLabel(2, "column 3, 4");
    assertThat(played().givens()).hasToString(EASY);
  }

  @ParameterizedTest
  @ValueSource(ints = {1280, 390})
  void paste_backAndUndoReturnToTheGameBefore(int width) {
    browser.size(width, 900);
    browser.openGame(EASY);
    writeInThirdCell(4);
    pasteOther();
    browser.driver().navigate().back();
    awaitFour();
    browser.driver().navigate().forward();
    awaitGivens(37);
    assertThat(played().givens()).isEqualTo(Board.parse(OTHER));
    browser.click("undo");
    awaitFour();
    browser.click("undo");
    browser.awaitLabel(2, "column 3, empty");
    browser.click("redo");
    awaitFour();
    browser.click("redo");
    awaitGivens(37);
    assertThat(browser.id("redo").isEnabled()).isFalse();
    browser.size(1280, 900);
  }

  @Test
  void reload_keepsUndo() {
    browser.openGame(EASY);
    writeInThirdCell(4);
    browser.driver().navigate().refresh();
    browser.await("document.body.dataset.ready");
    awaitFour();
    browser.click("undo");
    browser.awaitLabel(2, "column 3, empty");
  }

  /** A puzzle that was not played is not kept, but it still knows which game was before it. */
  @Test
  void reload_ofANewPuzzleKeepsTheGameBefore() {
    browser.openGame(EASY);
    writeInThirdCell(4);
    pasteOther();
    browser.driver().navigate().refresh();
    browser.await("document.body.dataset.ready");
    browser.click("undo");
    awaitFour();
    browser.click("redo");
    awaitGivens(37);
  }

  /** The link has no title; the entry of the browser's history has. */
  @Test
  void reload_keepsTheTitle() {
    browser.openGame(EASY);
    browser.paste(titled("A walk"));
    browser.awaitText("about-title", "A walk");
    browser.driver().navigate().refresh();
    browser.await("document.body.dataset.ready");
    assertThat(browser.text("about-title")).isEqualTo("A walk");
    browser.driver().navigate().back();
    awaitGivens(30);
    assertThat(browser.id("about").isDisplayed()).isFalse();
    browser.driver().navigate().forward();
    browser.awaitText("about-title", "A walk");
  }

  private static String titled(String title) {
    String row = "[" + "{},".repeat(8) + "{}]";
    String rows = String.join(",", Collections.nCopies(9, row));
    return "{\"size\":9,\"title\":\"%s\",\"grid\":[%s]}".formatted(title, rows);
  }

  /** The offer moves nothing that is seen. */
  @ParameterizedTest
  @ValueSource(ints = {1280, 390})
  void plainAddress_offersTheLastGame(int width) {
    browser.size(width, 844);
    browser.openGame(EASY);
    writeInThirdCell(4);
    browser.open("");
    assertThat(browser.id("resume").isDisplayed()).isTrue();
    assertThat((Boolean) browser.js(IS_SEEN, browser.id("resume-on"))).isTrue();
    assertThat((Double) browser.driver().executeAsyncScript(PlayerIT.SHIFT)).isLessThan(0.02);
    assertThat(browser.text("resume-text")).startsWith("Classic, 9 \u00d7 9: 31 of 81");
    browser.click("resume-on");
    awaitFour();
    assertThat(browser.id("resume").isDisplayed()).isFalse();
    browser.click("undo");
    browser.awaitLabel(2, "column 3, empty");
    browser.size(1280, 900);
  }

  private static final String IS_SEEN =
      "const box = arguments[0].getBoundingClientRect();"
          + " return box.top >= 0 && box.bottom <= innerHeight;";

  @Test
  void plainAddress_offersNothingWhereNothingWasPlayed() {
    browser.openGame(OTHER);
    browser.open("");
    assertThat(browser.id("resume").isDisplayed()).isFalse();
  }

  /** Neither a link to the same puzzle nor a second tab that plays on replaces what was saved. */
  @Test
  void linkAndSecondTab_replaceNoGame() {
    browser.openGame(EASY);
    writeInThirdCell(4);
    browser.openGame(EASY);
    writeInThirdCell(1);
    assertThat(stored()).hasSize(2);
    String first = browser.driver().getWindowHandle();
    browser.driver().switchTo().newWindow(WindowType.TAB);
    browser.openGame(EASY);
    browser.clickCell(2);
    browser.type("2");
    browser.awaitLabel(2, "column 3, 2");
    browser.driver().close();
    browser.driver().switchTo().window(first);
    assertThat(stored()).hasSize(3);
  }

  /** Two tabs that show the same kept game each keep their own. */
  @Test
  void sameGameInTwoTabs_isKeptTwice() {
    browser.openGame(EASY);
    writeInThirdCell(4);
    String first = browser.driver().getWindowHandle();
    browser.driver().switchTo().newWindow(WindowType.TAB);
    browser.open("");
    browser.click("resume-on");
    awaitFour();
    browser.clickCell(2);
    browser.click("erase");
    browser.awaitLabel(2, "column 3, empty");
    browser.driver().close();
    browser.driver().switchTo().window(first);
    browser.type(Keys.ARROW_RIGHT, "6");
    browser.awaitLabel(3, "column 4, 6");
    assertThat(stored()).hasSize(2);
  }

  private static List<?> stored() {
    return (List<?>)
        browser.js("return Object.keys(localStorage).filter((it) => it.startsWith('nonet.game.'))");
  }

  @Test
  void storage_keepsTheLastGamesAndDropsTheOldest() {
    for (int digit = 1; digit <= 14; digit++) {
      browser.openGame(EASY);
      browser.clickCell(2);
      browser.type("4", Keys.ARROW_RIGHT, String.valueOf(1 + digit % 9));
      browser.awaitLabel(3, "column 4, " + (1 + digit % 9));
    }
    assertThat(stored()).hasSize(12);
  }

  @Test
  void storage_fullIsSaid() {
    browser.openGame(EASY);
    browser.js(
        "Storage.prototype.setItem = () => { throw new DOMException('', 'QuotaExceededError'); }");
    writeInThirdCell(4);
    browser.awaitText("fault", "does not keep your games");
    pasteOther();
    browser.driver().navigate().back();
    awaitFour();
  }

  /** Some browsers refuse more than 100 changes of the address in 30 seconds. */
  @Test
  void address_thatCannotBeChangedKeepsTheGame() {
    browser.openGame(EASY);
    browser.js("history.replaceState = () => { throw new DOMException('', 'SecurityError'); }");
    writeInThirdCell(4);
    assertThat(browser.id("fault").isDisplayed()).isFalse();
    assertThat(stored()).hasSize(1);
  }

  /** What another page of the same address left there does no harm. */
  @Test
  void storage_damagedIsIgnored() {
    browser.open("");
    browser.js(
        "localStorage.setItem('nonet.game.x', '{\"games\":7'); localStorage.setItem('nonet.game.y',"
            + " '{\"games\":[\"x\"],\"now\":0,\"time\":\"y\"}')");
    browser.open("");
    assertThat(browser.id("resume").isDisplayed()).isFalse();
    browser.click("tab-make");
    assertThat(browser.id("games-field").isDisplayed()).isFalse();
  }

  @Test
  void list_hasEachPuzzleOnce() {
    browser.openGame(EASY);
    writeInThirdCell(4);
    browser.openGame(EASY);
    writeInThirdCell(4);
    browser.openGame(OTHER);
    browser.click("tab-make");
    assertThat(browser.driver().findElements(By.cssSelector("#games button"))).hasSize(1);
    browser.driver().findElement(By.cssSelector("#games button")).click();
    awaitFour();
    browser.driver().navigate().back();
    awaitGivens(37);
  }

  /** The game that is played does not hide another one of its puzzle. */
  @Test
  void list_hasTheOtherGameOfThePuzzle() {
    browser.openGame(EASY);
    writeInThirdCell(4);
    browser.openGame(EASY);
    writeInThirdCell(1);
    browser.click("tab-make");
    browser.driver().findElement(By.cssSelector("#games button")).click();
    awaitFour();
  }

  /** The verdict changes with each digit; the pad stays under the finger. */
  @ParameterizedTest
  @ValueSource(strings = {"en", "de"})
  void newspaper_padStaysWhereItIs(String language) {
    browser.size(390, 844);
    browser.open("#g=" + EASY + "&l=" + language);
    browser.click("tab-make");
    browser.click("empty");
    awaitGivens(0);
    browser.awaitText("status", language.equals("en") ? "more than one" : "mehr als eine");
    Object place = browser.js(PAD);
    for (int digit = 1; digit <= 8; digit++) {
      browser.clickCell(10 * digit);
      browser.driver().findElement(By.cssSelector("#pad :nth-child(" + digit + ")")).click();
      browser.awaitLabel(10 * digit, ", " + digit);
      assertThat(browser.js(PAD)).isEqualTo(place);
    }
    browser.size(1280, 900);
  }

  private static final String PAD = "return document.getElementById('pad').offsetTop";

  /** A kind whose lines, cages or regions are drawn for each puzzle has no empty board. */
  @ParameterizedTest
  @CsvSource({"6, 36, 1 to 6", "X, 81, diagonal", "HYPER, 81, window", "KNIGHT, 81, knight"})
  void empty_boardsOfEachKind(String kind, int cells, String rules) {
    browser.openGame(EASY);
    browser.click("tab-make");
    Select kinds = new Select(browser.id("make-kind"));
    kinds.selectByValue("KILLER");
    assertThat(browser.id("empty").isEnabled()).isFalse();
    kinds.selectByValue(kind);
    browser.click("empty");
    awaitGivens(0);
    assertThat(browser.driver().findElements(By.cssSelector(".cell"))).hasSize(cells);
    browser.awaitText("rules", rules);
    assertThat(browser.id("setting").isDisplayed()).isTrue();
  }

  @Test
  void newspaper_isTypedJudgedAndChanged() {
    browser.openGame(OTHER);
    browser.click("tab-make");
    browser.click("empty");
    awaitGivens(0);
    assertThat(browser.id("setting").isDisplayed()).isTrue();
    assertThat(browser.id("asClues").isEnabled()).isFalse();
    for (int cell = 0; cell < 81; cell++) {
      if (EASY.charAt(cell) != '.') {
        browser.type(String.valueOf(EASY.charAt(cell)));
        browser.awaitLabel(cell, ", " + EASY.charAt(cell));
      }
      browser.type(
          cell % 9 == 8
              ? new CharSequence[] {Keys.HOME, Keys.ARROW_DOWN}
              : new CharSequence[] {Keys.ARROW_RIGHT});
    }
    browser.awaitText("status", "exactly one solution");
    browser.type(Keys.TAB, Keys.ENTER);
    awaitGivens(30);
    browser.await("document.activeElement.closest('#board')");
    assertThat(played()).isEqualTo(Game.of(Board.parse(EASY)));
    assertThat(browser.id("setting").isDisplayed()).isFalse();
    browser.click("tab-make");
    browser.click("asEntered");
    awaitGivens(0);
    browser.clickCell(2);
    browser.type("1");
    browser.awaitText("status", "no solution");
    browser.click("undo");
    browser.awaitText("status", "exactly one solution");
  }

  @Test
  void pad_leavesTheFocusOnTheBoard() {
    browser.openGame(EASY);
    browser.clickCell(2);
    browser.driver().findElement(By.cssSelector("#pad button:nth-child(4)")).click();
    browser.awaitLabel(2, "column 3, 4");
    browser.type(Keys.ARROW_RIGHT, "6");
    browser.awaitLabel(3, "column 4, 6");
    browser.click("check");
    browser.type(Keys.ARROW_RIGHT);
    assertThat(
            (Boolean)
                browser.js(
                    "return document.querySelector('.cell[data-cell=\"4\"]').ariaSelected ==="
                        + " 'true'"))
        .isTrue();
  }

  @ParameterizedTest
  @ValueSource(strings = {"hint", "steps", "rating", "make", "text"})
  void tabs_leaveTheFocusOnTheBoard(String tab) {
    browser.openGame(EASY);
    browser.clickCell(2);
    browser.click("tab-" + tab);
    browser.type(Keys.ARROW_RIGHT, "6");
    browser.awaitLabel(3, "column 4, 6");
  }

  /** Caps Lock makes capitals of the letters of the keys. */
  @Test
  void keys_ofCapitalLetters() {
    browser.openGame(EASY);
    browser.clickCell(2);
    browser.type("M");
    browser.await("document.body.classList.contains('marking')");
    browser.type("M", "H");
    browser.await("!document.getElementById('hint-card').hidden");
  }

  @Test
  void slider_leavesEscapeAndUndo() {
    browser.openGame(EASY);
    browser.click("tab-steps");
    browser.click("path");
    browser.await("!document.getElementById('path-card').hidden");
    browser.id("path-at").sendKeys(Keys.ARROW_RIGHT);
    browser.awaitText("path-label", "Step 2");
    browser.type(Keys.ESCAPE);
    browser.await("document.getElementById('path-card').hidden");
  }

  @Test
  void marks_ofPeersStayWhereTidyingIsOff() {
    String game = Game.parse(EASY).mark(2, 2).mark(2, 4).toLinkString();
    browser.openGame(game);
    browser.clickCell(3);
    browser.type("2");
    browser.awaitLabel(3, "column 4, 2");
    assertThat(played().marks(2)).containsExactly(4);
    browser.openGame(game);
    browser.click("tidy");
    browser.clickCell(3);
    browser.type("2");
    browser.awaitLabel(3, "column 4, 2");
    assertThat(played().marks(2)).containsExactly(2, 4);
    browser.click("tidy");
  }

  @Test
  void marks_ofOneDigitAlone() {
    browser.openGame(Game.parse(EASY).markAll().toLinkString());
    browser.clickCell(0);
    browser.click("only");
    assertThat(shown()).isEqualTo(List.of("5"));
    browser.click("only");
    assertThat((List<?>) shown()).hasSizeGreaterThan(5);
  }

  @Test
  void marks_ofTheDigitThatIsClicked() {
    browser.openGame(Game.parse(EASY).markAll().toLinkString());
    browser.clickCell(0);
    browser.click("only");
    browser.clickCell(1);
    browser.awaitText("only", "Only 3");
    assertThat(shown()).isEqualTo(List.of("3"));
    browser.clickCell(2);
    assertThat(browser.text("only")).isEqualTo("Only 3");
  }

  /** A smaller grid does not have the digit that was shown alone. */
  @Test
  void marks_ofOneDigitThatTheNextGridLacks() {
    browser.openGame(EASY);
    browser.click("only");
    browser.type("9");
    browser.awaitText("only", "Only 9");
    browser.paste(".".repeat(36));
    browser.await("document.querySelectorAll('.cell').length === 36");
    browser.awaitText("only", "Highlight one digit");
  }

  @Test
  void trueCandidates_nameAWrongDigit() {
    browser.openGame(EASY);
    writeInThirdCell(1);
    browser.click("true");
    browser.awaitText("fault", "r1c3 is wrong");
  }

  private static Object shown() {
    return browser.js(
        "return [...new Set([...document.querySelectorAll('.marks span:not(.other)')].map((it) =>"
            + " it.textContent))].sort()");
  }

  @Test
  void solved_isNoticed() {
    String solved =
        "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
    browser.openGame(solved.substring(0, 80) + ".");
    browser.clickCell(80);
    browser.type("9");
    browser.awaitText("status", "Solved.");
    assertThat(browser.driver().findElement(By.tagName("body")).getDomAttribute("class"))
        .contains("solved");
  }

  /** A hint shows the candidates of the cells that it names, and leads to its lesson. */
  @Test
  void hint_showsItsCellsAndItsLesson() {
    browser.openGame(
        "....3.8.48.1...2..7..1....52.548.16....2.6....68.517.25....3..8..7...3.11.3.4....");
    browser.hintInFull();
    long marked = (Long) browser.js("return document.querySelectorAll('.marks').length");
    assertThat(marked).isLessThan(25);
    assertThat(browser.id("hint-page").getDomAttribute("href")).contains("techniques.md#");
  }

  /** The message is that of the library; the game stays. */
  @Test
  void paste_noPuzzle() {
    browser.openGame(EASY);
    writeInThirdCell(4);
    browser.paste("hello");
    browser.awaitText("fault", "Not read: no puzzle in this text.");
    browser.paste("https://lisudoku.xyz/p/abc");
    browser.awaitText("fault", "Not read: this is a link of lisudoku, which Nonet does not read.");
    awaitFour();
  }

  /** A link to a page is not a puzzle, although it has digits. */
  @Test
  void paste_linkWithoutAPuzzle() {
    browser.openGame(EASY);
    pasteOther();
    browser.paste("https://example.com/sudoku?id=12");
    browser.awaitText("fault", "this is the address of a page without a puzzle");
    assertThat(browser.text("status")).doesNotContain("Loaded");
  }

  /** Without its rules it would be another puzzle. */
  @ParameterizedTest
  @CsvSource({
    "'|symbols(9).grid(0,0,3,3).termometer(0,10)', 'expected thermometer('",
    "'\n|symbols(9).grid(0,0,3,3).termometer(0,10)', 'expected thermometer('",
    "'|diagonals', 'expected X, H, P or C'",
  })
  void paste_rulesThatAreUnknown(String rules, String message) {
    browser.openGame(EASY);
    browser.paste(".".repeat(81) + rules);
    browser.awaitText("fault", message);
    assertThat(played().givens()).hasToString(EASY);
  }

  @Test
  void rating_needsOneSolution() {
    browser.openGame(".".repeat(81));
    browser.awaitText("status", "more than one solution");
    browser.click("tab-rating");
    browser.click("rate");
    browser.awaitText("fault", "Only a puzzle with one solution has a rating.");
  }

  /** No puzzle of the level EASY needs an X-wing, so it is not offered. */
  @Test
  void make_offersNoTechniqueAboveTheLevel() {
    browser.openGame(EASY);
    browser.click("tab-make");
    Select technique = new Select(browser.id("make-technique"));
    Select level = new Select(browser.id("make-level"));
    technique.selectByValue("X_WING");
    level.selectByValue("HARD");
    assertThat(browser.js(OFFERED)).isEqualTo(List.of(true, true));
    assertThat(technique.getFirstSelectedOption().getDomProperty("value")).isEqualTo("X_WING");
    level.selectByValue("EASY");
    assertThat(browser.js(OFFERED)).isEqualTo(List.of(true, false));
    assertThat(technique.getFirstSelectedOption().getDomProperty("value")).isEmpty();
  }

  private static final String OFFERED =
      "return ['HIDDEN_SINGLE', 'X_WING'].map((it) =>"
          + " !document.querySelector(`#make-technique [value=${it}]`).parentElement.disabled)";

  /** What no puzzle of a kind is, is not offered; a killer without a clue has no single. */
  @ParameterizedTest
  @CsvSource({
    "4, EASY",
    "KILLER_4, EASY",
    "6, EASY MEDIUM HARD UNFAIR",
    "16, EASY MEDIUM HARD UNFAIR EXTREME",
    "X, EASY MEDIUM HARD UNFAIR EXTREME",
    "KILLER, MEDIUM HARD UNFAIR EXTREME",
    "9, EASY MEDIUM HARD UNFAIR EXTREME"
  })
  void make_offersTheLevelsOfTheKind(String kind, String levels) {
    browser.openGame(EASY);
    browser.click("tab-make");
    new Select(browser.id("make-kind")).selectByValue(kind);
    assertThat(
            browser.js(
                "return [...document.querySelectorAll('#make-level option:enabled')]"
                    + ".map((it) => it.value).join(' ').trim()"))
        .isEqualTo(levels);
  }

  /** A list that was loaded stays, whatever is played in the meantime. */
  @Test
  void list_isChosenFromAfterAnotherGrid() {
    browser.openGame(EASY);
    browser.paste(EASY + "\n" + OTHER);
    browser.awaitText("status", "List: 2 puzzles were read.");
    browser.click("tab-make");
    new Select(browser.id("make-kind")).selectByValue("6");
    browser.click("empty");
    browser.await("document.querySelectorAll('.cell').length === 36");
    browser.click("tab-text");
    browser.id("which").clear();
    browser.id("which").sendKeys("2", Keys.TAB);
    awaitGivens(37);
    assertThat(played().givens()).isEqualTo(Board.parse(OTHER));
  }

  /** Steps of a position that the player has left are not shown. */
  @Test
  void steps_ofAnEarlierPositionAreNotShown() {
    browser.openGame(HARDEST);
    browser.clickCell(2);
    browser.click("tab-steps");
    browser.click("path");
    browser.type("1");
    browser.awaitLabel(2, "column 3, 1");
    browser.await("document.getElementById('work').hidden");
    assertThat(browser.id("path-card").isDisplayed()).isFalse();
    assertThat(browser.label(2)).startsWith("row 1, column 3, 1");
  }

  /** The plain address speaks as the player chose before; a link, as its sender chose. */
  @Test
  void language_isKept() {
    browser.open("");
    new Select(browser.id("language")).selectByValue("de");
    browser.awaitText("hint", "Tipp");
    browser.open("");
    assertThat(browser.text("hint")).isEqualTo("Tipp");
    browser.openGame(EASY);
    assertThat(browser.text("hint")).isEqualTo("Hint");
    browser.open("");
    assertThat(browser.text("hint")).isEqualTo("Tipp");
    browser.js("localStorage.clear()");
    browser.open("");
    assertThat(browser.text("hint")).isEqualTo("Hint");
  }

  /** The card of a hint is not next to a rating, so its picture is not on the board. */
  @Test
  void rating_closesTheHint() {
    browser.openGame(EASY);
    browser.hintInFull();
    browser.await("document.querySelector('.nonet-result *')");
    browser.click("tab-rating");
    browser.await("!document.querySelector('.nonet-result *')");
  }

  @Test
  void rating_closesTheSteps() {
    browser.openGame(EASY);
    browser.click("tab-steps");
    browser.click("path");
    browser.await("!document.getElementById('path-card').hidden");
    browser.click("tab-rating");
    browser.click("rate");
    browser.awaitText("rating-explainer", "ER");
    assertThat((Boolean) browser.js("return document.getElementById('path-card').hidden")).isTrue();
  }
}
