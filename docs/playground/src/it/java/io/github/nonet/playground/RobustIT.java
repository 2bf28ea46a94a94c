package io.github.nonet.playground;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.support.ui.Select;

/** The page where something is missing or forbidden. */
class RobustIT {
  private static final String EASY =
      "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

  /** What extensions and companies allow; TeaVM's loader of WebAssembly evaluates strings. */
  private static final String POLICY =
      "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:";

  @TempDir static Path folder;

  /** Returns the site without some of its files. */
  private static Path without(String... names) throws IOException {
    Path site = Files.createTempDirectory(folder, "site");
    try (Stream<Path> files = Files.list(Browser.SITE)) {
      for (Path file : files.toList()) {
        if (!List.of(names).contains(file.getFileName().toString())) {
          Files.copy(file, site.resolve(file.getFileName()));
        }
      }
    }
    return site;
  }

  private static void givesAHint(Browser browser, String kind) {
    browser.openGame(EASY);
    assertThat(browser.js("return document.body.dataset.ready")).isEqualTo(kind);
    browser.hintInFull();
    assertThat(browser.text("hint-text")).contains("r5c5 = 5");
    assertThat(browser.id("as-js").isDisplayed()).isEqualTo(kind.equals("js"));
  }

  @Test
  void withAPolicy_itRunsAsJavaScriptAndSaysSo() throws IOException {
    try (Browser browser = new Browser(Browser.SITE, Map.of("Content-Security-Policy", POLICY))) {
      givesAHint(browser, "js");
      assertThat(browser.text("as-js")).startsWith("WebAssembly does not run here");
      assertThat(browser.console())
          .as("what the policy forbids")
          .allSatisfy(line -> assertThat(line).contains("unsafe-eval"));
    }
  }

  @Test
  void withoutTheWebAssembly_itRunsAsJavaScript() throws IOException {
    try (Browser browser = new Browser(without("nonet.wasm"), Map.of())) {
      givesAHint(browser, "js");
      assertThat(browser.console())
          .allSatisfy(line -> assertThat(line).contains("nonet.wasm", "404"));
    }
  }

  /** The page says so in its language, and what needs no library works. */
  @Test
  void withoutBoth_itSaysSoAndTheRestWorks() throws IOException {
    try (Browser browser = new Browser(without("nonet.wasm", "nonet.mjs"), Map.of())) {
      browser.driver().get(browser.address());
      browser.awaitText("fault", "The library could not be loaded");
      browser.click("tab-text");
      assertThat(browser.id("panel-text").isDisplayed()).isTrue();
      browser.click("theme");
      assertThat(browser.js("return document.documentElement.dataset.theme")).isEqualTo("dark");
      browser.click("tab-make");
      browser.js("document.getElementById('fault').hidden = true");
      browser.click("hint");
      browser.awaitText("fault", "The library could not be loaded");
      browser.await("!document.getElementById('fault').hidden");
    }
  }

  /** What is clicked and typed while the library comes is done when it is there. */
  @ParameterizedTest
  @ValueSource(ints = {1280, 360})
  void beforeTheLibrary_buttonsWait(int width) throws IOException {
    try (Browser browser = new Browser()) {
      browser.size(width, 900);
      browser.driver().get(browser.address() + "#l=en&g=" + EASY);
      browser.js(
          """
          document.getElementById('tab-make').click();
          document.querySelector('.cell[data-cell="2"]').focus();
          document.querySelector('#pad button:nth-child(4)').click();
          document.getElementById('hint').click();
          """);
      browser.await("document.body.dataset.ready");
      browser.awaitLabel(2, "column 3, 4");
      assertThat(browser.id("panel-hint").isDisplayed()).isTrue();
      assertThat(browser.console()).isEmpty();
    }
  }

  /** A worker in which nothing runs is not ended: the next work finds it warm. */
  @Test
  void worker_thatIsIdleStays() throws IOException {
    try (Browser browser = new Browser()) {
      browser.beforePages(
          "const Old = Worker; window.begun = 0;"
              + "window.Worker = class extends Old"
              + " { constructor(...all) { super(...all); window.begun++; } };");
      browser.openGame(EASY);
      for (int puzzles = 0; puzzles < 3; puzzles++) {
        String before = browser.game();
        browser.click("tab-make");
        browser.click("make");
        browser.await("document.getElementById('work').hidden");
        assertThat(browser.game()).isNotEqualTo(before);
      }
      browser.click("tab-steps");
      browser.click("path");
      browser.await("!document.getElementById('path-card').hidden");
      assertThat(browser.js("return begun")).isEqualTo(2L);
    }
  }

  /** Every file that the page loads has the version of the site in its address. */
  @Test
  void names_haveTheVersion() throws IOException {
    try (Browser browser = new Browser()) {
      browser.openGame(EASY);
      List<?> loaded =
          (List<?>)
              browser.js("return performance.getEntriesByType('resource').map((it) => it.name)");
      assertThat(loaded).hasSizeGreaterThan(7);
      assertThat(loaded)
          .allSatisfy(it -> assertThat((String) it).matches(".*\\?v=[0-9a-z]+(#nonet)?"));
      assertThat(loaded.stream().map(it -> ((String) it).split("=|#")[1]).distinct()).hasSize(1);
      assertThat(Files.readString(Browser.SITE.resolve("nonet.js")))
          .contains(
              "import { load } from './nonet.js';", "./runtime.mjs?v=", ".wasm?v=", ".mjs?v=");
      new Select(browser.id("language")).selectByValue("de");
      browser.awaitText("status", "leer");
    }
  }
}
