package io.github.nonet.playground;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * A puzzle that is made in a browser and on this JVM, which are asked the same about it along the
 * whole path.
 */
record SameGrids(String kind, int seed) {
  /** Whether to compare grids of all kinds, with the seeds from 0, however long it takes. */
  static final boolean IS_THOROUGH = Boolean.getBoolean("nonet.thorough");

  private static final List<String> LANGUAGES = List.of("en", "de", "fr");

  /** Time without end: the same seed then gives the same puzzle. */
  private static final int MILLIS = 600_000;

  /** How often a question is asked whose answer ends with {@link #OVER}. */
  private static final int TRIES = 5;

  private static final String OVER = "\"over\":true}";

  /**
   * The seeds are those below, which were tried: this JVM needs 0.6 s at most for an answer on
   * their grids, and a search may take 5.
   */
  private static final int SEEDS = 90;

  /**
   * Returns the system property {@code nonet.seed}, or a number from the commit, so that each
   * commit is tried with other grids, and always with the same ones; 0 where there is no
   * repository.
   */
  static int seedOfTheCommit() {
    int ofTheCommit = Integer.parseInt(commit().substring(0, 7), 16) % SEEDS;
    int seed = Integer.getInteger("nonet.seed", ofTheCommit);
    System.out.printf("-Dnonet.seed=%d makes these grids again%n", seed);
    return seed;
  }

  private static String commit() {
    try {
      Process git = new ProcessBuilder("git", "rev-parse", "HEAD").start();
      String answer = new String(git.getInputStream().readAllBytes(), StandardCharsets.US_ASCII);
      return answer.matches("[0-9a-f]{40,}\\s*") ? answer : "0000000";
    } catch (IOException e) {
      return "0000000";
    }
  }

  /**
   * Asserts that a browser answers what this JVM answers, which thinks while the browser does.
   *
   * @param module how the browser runs the library: {@code wasm} or {@code js}
   */
  static void areTheSame(String module, List<SameGrids> grids) throws IOException {
    ExecutorService thread = Executors.newSingleThreadExecutor();
    try (Browser browser = new Browser()) {
      List<CompletableFuture<List<String>>> expected = new ArrayList<>();
      for (SameGrids grid : grids) {
        expected.add(CompletableFuture.supplyAsync(grid::digests, thread));
      }
      browser.driver().get(browser.address());
      browser.js(NO_TIME);
      for (int i = 0; i < grids.size(); i++) {
        grids.get(i).isTheSame(browser, module, expected.get(i));
      }
    } finally {
      thread.shutdownNow();
    }
    System.out.printf("%s: the answers of %,d grids are the same%n", module, grids.size());
  }

  /** Compares digests; where they differ, the texts show how. */
  private void isTheSame(Browser browser, String module, CompletableFuture<List<String>> answered) {
    List<String> found = found(browser, module, true);
    List<String> expected = answered.join();
    if (!found.equals(expected)) {
      List<String> texts = found(browser, module, false);
      List<String> expectedTexts = new ArrayList<>();
      answers(expectedTexts::add);
      for (int i = 0; i < Math.min(texts.size(), expectedTexts.size()); i++) {
        assertThat(texts.get(i))
            .as("%s: %s, seed %d, answer %d", module, kind, seed, i)
            .isEqualTo(expectedTexts.get(i));
      }
    }
    assertThat(found).as("%s: %s, seed %d", module, kind, seed).isEqualTo(expected);
  }

  private String language() {
    return LANGUAGES.get(Math.floorMod(seed, LANGUAGES.size()));
  }

  /** Asks the browser, for some steps at a time: a driver waits three minutes for an answer. */
  private List<String> found(Browser browser, String module, boolean digested) {
    List<String> all = new ArrayList<>();
    List<String> some = ask(browser, FIRST, digested, language(), module, kind, seed, MILLIS);
    while (!some.isEmpty()) {
      all.addAll(some);
      some = ask(browser, STEPS, digested, language());
    }
    return all;
  }

  private static List<String> ask(Browser browser, String script, Object... arguments) {
    List<?> answers =
        (List<?>) browser.driver().executeAsyncScript(Digests.SCRIPT + script, arguments);
    return answers.stream().map(String.class::cast).toList();
  }

  private List<String> digests() {
    List<String> digests = new ArrayList<>();
    answers(answer -> digests.add(Digests.of(answer)));
    return digests;
  }

  /** {@link #FIRST} and {@link #STEPS} ask the same in JavaScript. */
  private void answers(Consumer<String> answers) {
    String language = language();
    String made = Grids.make(kind, "", "NONE", seed, MILLIS);
    answers.accept(made);
    String game = made.substring("{'game':'".length(), made.length() - "'}".length());
    answers.accept(Grids.read(game, language));
    answers.accept(Grids.read(game.substring(0, game.length() - 1), language));
    answers.accept(Grids.write(game, "LINE"));
    answers.accept(Grids.view(game, language));
    answers.accept(inTime(() -> Grids.verdict(game, language)));
    answers.accept(inTime(() -> Grids.rate(game, language)));
    answers.accept(Grids.write(game, "GRID"));
    answers.accept(Grids.play(game, "markAll", 0, 0, language));
    answers.accept(inTime(() -> Grids.hint(game, language)));
    for (String now = game; now != null; ) {
      String before = now;
      String answer = inTime(() -> Grids.step(before, language));
      answers.accept(answer);
      now = after(answer);
    }
  }

  /** Asks again where the time of a search was over, as it may be on a busy machine. */
  private static String inTime(Supplier<String> question) {
    String answer = question.get();
    for (int tries = 1; tries < TRIES && answer.endsWith(OVER); tries++) {
      answer = question.get();
    }
    return answer;
  }

  /** Returns the game after a step, or null if there is no step. */
  private static String after(String answer) {
    String name = "\"after\":\"";
    int at = answer.lastIndexOf(name);
    return at < 0 ? null : answer.substring(at + name.length(), answer.length() - 2);
  }

  /** Stops the clock: no search then comes to its limit, which a slow machine exceeds. */
  private static final String NO_TIME =
      """
      performance.now = () => 0;
      Date.prototype.getTime = () => 0;
      """;

  /** Answers the first questions. The game stays in the browser, for {@link #STEPS}. */
  private static final String FIRST =
      """
      const [digested, language, kind, name, seed, millis, done] = arguments;
      (async () => {
        const { load } = await import(`${location.origin}/nonet.js`);
        globalThis.loaded ??= await load({ kind, module: 'grids' });
        const nonet = globalThis.loaded.raw;
        const made = nonet.make(name, '', 'NONE', seed, millis);
        const { game } = JSON.parse(made);
        globalThis.game = game;
        const answers = [made];
        answers.push(nonet.read(game, language), nonet.read(game.slice(0, -1), language), nonet.write(game, 'LINE'), nonet.view(game, language));
        answers.push(nonet.verdict(game, language), nonet.rate(game, language));
        answers.push(nonet.write(game, 'GRID'), nonet.play(game, 'markAll', 0, 0, language), nonet.hint(game, language));
        return digested ? Promise.all(answers.map(digest)) : answers;
      })().then(done, (error) => done([`${error} ${error.stack}`]));
      """;

  /** Answers with the next steps, or with none after the last one. */
  private static final String STEPS =
      """
      const [digested, language, done] = arguments;
      (async () => {
        const answers = [];
        while (globalThis.game && answers.length < 20) {
          const answer = globalThis.loaded.raw.step(globalThis.game, language);
          answers.push(digested ? await digest(answer) : answer);
          globalThis.game = JSON.parse(answer).after;
        }
        return answers;
      })().then(done, (error) => {
        globalThis.game = undefined;
        done([`${error} ${error.stack}`]);
      });
      """;
}
