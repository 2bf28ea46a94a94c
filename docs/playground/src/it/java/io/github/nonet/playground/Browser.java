package io.github.nonet.playground;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URLDecoder;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.locks.LockSupport;
import java.util.logging.Level;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.openqa.selenium.By;
import org.openqa.selenium.ElementClickInterceptedException;
import org.openqa.selenium.OutputType;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.interactions.Actions;
import org.openqa.selenium.logging.LogEntry;
import org.openqa.selenium.logging.LogType;
import org.openqa.selenium.logging.LoggingPreferences;
import org.openqa.selenium.support.ui.WebDriverWait;

/** The page in Chromium, from a server of this machine. */
final class Browser implements AutoCloseable {
  static final Path SITE = Path.of(System.getProperty("nonet.site", "target/site"));
  private static final Path CHROMIUM = Path.of("/usr/bin/chromium");
  private static final Path DRIVER = Path.of("/usr/bin/chromedriver");
  private static final Duration PATIENCE = Duration.ofSeconds(20);
  private static final String EMPTY = "about:blank";

  /** As on a site: the browser keeps the files, and what it has compiled of them. */
  private static final Map<String, String> CACHED = Map.of("Cache-Control", "max-age=600");

  private final Serve server;

  /** What Chromium and its driver write: a profile, and folders that they leave behind. */
  private final Path files = Files.createTempDirectory("nonet-browser");

  private final ChromeDriver driver;

  private int opened;

  Browser() throws IOException {
    this(SITE, CACHED);
  }

  /** Serves a folder with headers. */
  Browser(Path site, Map<String, String> headers) throws IOException {
    server = new Serve(site, 0, headers);
    ChromeOptions options = new ChromeOptions();
    options.addArguments(
        "--headless",
        "--no-sandbox",
        "--disable-gpu",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--disable-quic",
        "--lang=en",
        "--user-data-dir=" + files.resolve("profile"));
    LoggingPreferences logs = new LoggingPreferences();
    logs.enable(LogType.BROWSER, Level.ALL);
    options.setCapability(ChromeOptions.LOGGING_PREFS, logs);
    ChromeDriverService.Builder service = new ChromeDriverService.Builder();
    service.withEnvironment(Map.of("TMPDIR", files.toString()));
    if (Files.exists(CHROMIUM)) {
      options.setBinary(CHROMIUM.toFile());
      service.usingDriverExecutable(DRIVER.toFile());
    }
    driver = new ChromeDriver(service.build(), options);
    driver.manage().timeouts().scriptTimeout(Duration.ofMinutes(5));
    size(1280, 900);
    dark(false);
  }

  ChromeDriver driver() {
    return driver;
  }

  String address() {
    return server.address();
  }

  /**
   * Opens the page again, with what is behind the {@code #} of its address. A number in front of it
   * makes the browser load the page; an empty page in between does so for the plain address, and
   * takes half as long again.
   */
  void open(String hash) {
    if (hash.isEmpty()) {
      driver.get(EMPTY);
      driver.get(server.address());
    } else {
      driver.get(server.address() + "?" + ++opened + hash);
    }
    await("document.body.dataset.ready");
  }

  /** Leaves the page, and forgets what it has stored. */
  void forgetEverything() {
    driver.get(EMPTY);
    driver.executeCdpCommand(
        "Storage.clearDataForOrigin",
        Map.of("origin", server.address(), "storageTypes", "local_storage"));
  }

  /** Opens the page with a game, in English. */
  void openGame(String game) {
    open("#g=" + URLEncoder.encode(game, StandardCharsets.UTF_8) + "&l=en");
  }

  /** Returns the game that the address holds. */
  String game() {
    String hash = (String) js("return location.hash");
    return URLDecoder.decode(hash.replaceAll("^#g=|&l=..$", ""), StandardCharsets.UTF_8);
  }

  /** Pastes a text into the page, as Ctrl+V does. */
  void paste(String text) {
    js(
        """
        const data = new DataTransfer();
        data.setData('text/plain', arguments[0]);
        document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }));
        """,
        text);
  }

  /** Asks for a hint with its picture. */
  void hintInFull() {
    click("hint");
    await("!document.getElementById('hint-card').hidden");
    click("hint-more");
    click("hint-more");
  }

  void size(int width, int height) {
    driver.executeCdpCommand(
        "Emulation.setDeviceMetricsOverride",
        Map.of("width", width, "height", height, "deviceScaleFactor", 2, "mobile", width < 600));
  }

  void dark(boolean isDark) {
    emulate("prefers-color-scheme", isDark ? "dark" : "light");
  }

  /** Shows the page as on paper: {@code print}; or as usual: an empty text. */
  void media(String media) {
    driver.executeCdpCommand("Emulation.setEmulatedMedia", Map.of("media", media));
  }

  /** Whether the system takes all colours. */
  void forcedColors(boolean isForced) {
    emulate("forced-colors", isForced ? "active" : "none");
  }

  private void emulate(String feature, String value) {
    driver.executeCdpCommand(
        "Emulation.setEmulatedMedia",
        Map.of("features", List.of(Map.of("name", feature, "value", value))));
  }

  /** Runs a script in each new page before those of the page. */
  void beforePages(String script) {
    driver.executeCdpCommand("Page.addScriptToEvaluateOnNewDocument", Map.of("source", script));
  }

  void scripts(boolean isOn) {
    driver.executeCdpCommand("Emulation.setScriptExecutionDisabled", Map.of("value", !isOn));
  }

  WebElement id(String id) {
    return driver.findElement(By.id(id));
  }

  void click(String id) {
    click("document.getElementById(arguments[0])", id);
  }

  /** Clicks a cell of the board. */
  void clickCell(int cell) {
    click("document.querySelector(`.cell[data-cell=\"${arguments[0]}\"]`)", cell);
  }

  /**
   * Clicks in the middle of an element that nothing covers, as a mouse does. The driver's own click
   * takes three times as long.
   */
  private void click(String element, Object argument) {
    List<?> at = (List<?>) js(MIDDLE.formatted(element), argument);
    if (at.isEmpty()) {
      throw new ElementClickInterceptedException(argument + " is hidden or covered");
    }
    for (String type : List.of("mousePressed", "mouseReleased")) {
      driver.executeCdpCommand(
          "Input.dispatchMouseEvent",
          Map.of("type", type, "x", at.get(0), "y", at.get(1), "button", "left", "clickCount", 1));
    }
  }

  /** Where the middle of an element is on the screen, or nothing if a click does not reach it. */
  private static final String MIDDLE =
      """
      const element = %s;
      element.scrollIntoViewIfNeeded();
      const { x, y, width, height } = element.getBoundingClientRect();
      const at = [x + width / 2, y + height / 2];
      return element.contains(document.elementFromPoint(...at)) ? at : [];
      """;

  /** Presses and releases keys one after the other, wherever the focus is. */
  void type(CharSequence... keys) {
    new Actions(driver).sendKeys(keys).perform();
  }

  /** Returns the text of an element as it is shown. */
  String text(String id) {
    return id(id).getText();
  }

  WebElement cell(int cell) {
    return driver.findElement(By.cssSelector("[data-cell='" + cell + "'].cell"));
  }

  /** Returns what a cell says to a screen reader. */
  String label(int cell) {
    return cell(cell).getDomAttribute("aria-label");
  }

  Object js(String script, Object... arguments) {
    return driver.executeScript(script, arguments);
  }

  /** Waits until an expression of JavaScript is true. */
  void await(String expression) {
    new WebDriverWait(driver, PATIENCE, Duration.ofMillis(20))
        .withMessage(expression)
        .until(it -> (Boolean) js("return Boolean(" + expression + ")"));
  }

  void awaitText(String id, String part) {
    await("document.getElementById('%s').textContent.includes('%s')".formatted(id, part));
  }

  void awaitLabel(int cell, String part) {
    await(
        "document.querySelector('.cell[data-cell=\"%d\"]').ariaLabel.includes('%s')"
            .formatted(cell, part));
  }

  /** Returns what the console has said since the last call. */
  List<String> console() {
    try (Stream<LogEntry> entries = driver.manage().logs().get(LogType.BROWSER).getAll().stream()) {
      return entries
          .filter(entry -> entry.getLevel().intValue() >= Level.WARNING.intValue())
          .map(LogEntry::getMessage)
          .collect(Collectors.toList());
    }
  }

  void screenshot(Path file) throws IOException {
    Files.createDirectories(file.toAbsolutePath().getParent());
    Files.write(file, driver.getScreenshotAs(OutputType.BYTES));
  }

  @Override
  public void close() {
    driver.quit();
    server.close();
    /* Chromium writes for a moment after its end. */
    for (int tries = 0; tries < 50 && !isDeleted(files); tries++) {
      LockSupport.parkNanos(Duration.ofMillis(100).toNanos());
    }
  }

  private static boolean isDeleted(Path folder) {
    try (Stream<Path> all = Files.walk(folder)) {
      for (Path file : all.sorted(Comparator.reverseOrder()).toList()) {
        Files.deleteIfExists(file);
      }
      return true;
    } catch (IOException | UncheckedIOException e) {
      return false;
    }
  }
}
