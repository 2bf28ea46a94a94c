package io.github.nonet.playground;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Board;
import io.github.nonet.logic.ExplainerRating;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.IntFunction;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Prints the table of times of docs/results/speed.md: the exported functions as WebAssembly, as
 * JavaScript and on this JVM, each in the same run. It takes about a minute; a busy machine spoils
 * it.
 */
class TimesSoak {
  private static final Path HARD_SOLVES =
      Path.of(
          "../../solver-benchmarks/src/main/resources/io/github/nonet/benchmarks/corpus/hard.txt");

  /** Rated 7.1. */
  private static final String ER_7 =
      "..394..2......1....64......6...1...8.4....23..3..7..1.....5......7.398....2...391";

  /** The median of a pass, of the best one: others use the machine as well, and a JVM warms up. */
  private static final int PASSES = 8;

  private static final int ROUNDS = 11;
  private static final int PAGES = 9;

  private static final String TASKS =
      """
      const tasks = (nonet, game, hard, state) => ({
        'hint with picture': () => nonet.hint(state, 'en', ''),
        'rating, Sudoku Explainer': () => nonet.rateExplainer(game, 'en'),
        'rating, HoDoKu': () => nonet.rateHodoku(game, 'en'),
        'puzzle of the level HARD': (i) => nonet.make('HARD', 'NONE', '', i, 60000),
        '1,000 hard puzzles proved': () => {
          for (let i = 0; i < 1000; i++) {
            nonet.verdict(hard[i % hard.length], 'en');
          }
        },
      });
      """;

  @Test
  void times() throws IOException {
    assertThat(ExplainerRating.of(Board.parse(ER_7)).er()).isBetween(7.0, 7.4);
    List<String> hard = hardPuzzles();
    try (Browser browser = new Browser()) {
      System.out.printf(
          Locale.ROOT,
          "page ready %.0f ms, first hint on the board %.0f ms after its address was given, best of"
              + " %d%n",
          page(browser, "ready"),
          page(browser, "hint"),
          PAGES);
      browser.driver().get(browser.address());
      Map<String, Double> wasm = inBrowser(browser, "wasm", hard);
      Map<String, Double> js = inBrowser(browser, "js", hard);
      Map<String, Double> jvm = here(hard);
      System.out.println("| median, ms | WebAssembly | JavaScript | JVM |");
      jvm.forEach(
          (task, ms) ->
              System.out.printf(
                  Locale.ROOT,
                  "| %s | %.2f | %.2f | %.2f |%n",
                  task,
                  wasm.get(task),
                  js.get(task),
                  ms));
      assertThat(wasm.keySet()).isEqualTo(jvm.keySet());
    }
  }

  /** Returns the first game on the way to the solution whose hint is not of the levels below. */
  private static String hardState() {
    String game = ER_7;
    String hint = Playground.hint(game, "en", "");
    while (!hint.contains("\"level\":\"HARD\"") && !hint.contains("\"level\":\"EXTREME\"")) {
      game = hint.substring(hint.lastIndexOf("\"after\":\"") + 9, hint.length() - 2);
      hint = Playground.hint(game, "en", "");
    }
    return game;
  }

  private static List<String> hardPuzzles() throws IOException {
    try (Stream<String> lines = Files.lines(HARD_SOLVES)) {
      return lines
          .filter(line -> !line.startsWith("#") && !line.isBlank())
          .map(line -> line.substring(0, 81))
          .toList();
    }
  }

  /** Returns the shortest time from a new page's address to an event in it. */
  private static double page(Browser browser, String event) {
    browser.beforePages(
        """
        globalThis.seen = {};
        const look = () => {
          if (document.body?.dataset.ready && !seen.ready) {
            seen.ready = performance.now();
            document.getElementById('hint').click();
          }
          const card = document.getElementById('hint-card');
          if (seen.ready && card && !card.hidden) {
            seen.hint ??= performance.now();
          }
        };
        new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
        """);
    double[] times = new double[PAGES];
    for (int i = 0; i < PAGES; i++) {
      browser.driver().get("about:blank");
      browser.driver().get(browser.address());
      browser.await("globalThis.seen?.hint");
      times[i] = ((Number) browser.js("return seen[arguments[0]]", event)).doubleValue();
    }
    return Arrays.stream(times).min().orElseThrow();
  }

  private static double median(double[] times) {
    Arrays.sort(times);
    return times[times.length / 2];
  }

  private static Map<String, Double> inBrowser(Browser browser, String kind, List<String> hard) {
    Object found =
        browser
            .driver()
            .executeAsyncScript(
                TASKS
                    + """
                    const [kind, game, hard, state, rounds, passes, done] = arguments;
                    (async () => {
                      const { load } = await import(`${location.origin}/nonet.js`);
                      const { raw } = await load({ kind });
                      const medians = {};
                      for (const [name, task] of Object.entries(tasks(raw, game, hard, state))) {
                        const isLong = name.startsWith('1,000') && kind === 'js';
                        medians[name] = Infinity;
                        for (let pass = 0; pass < (isLong ? 1 : passes); pass++) {
                          const times = [];
                          for (let i = 0; i < (isLong ? 3 : rounds); i++) {
                            const start = performance.now();
                            task(i);
                            times.push(performance.now() - start);
                          }
                          times.sort((a, b) => a - b);
                          medians[name] = Math.min(medians[name], times[times.length >> 1]);
                        }
                      }
                      return medians;
                    })().then(done, (error) => done({ error: String(error) }));
                    """,
                kind,
                ER_7,
                hard,
                hardState(),
                ROUNDS,
                PASSES);
    Map<String, Double> times = new LinkedHashMap<>();
    ((Map<?, ?>) found)
        .forEach((task, ms) -> times.put((String) task, ((Number) ms).doubleValue()));
    return times;
  }

  private static Map<String, Double> here(List<String> hard) {
    Map<String, Double> times = new LinkedHashMap<>();
    String state = hardState();
    times.put("hint with picture", time(i -> Playground.hint(state, "en", "")));
    times.put("rating, Sudoku Explainer", time(i -> Playground.rateExplainer(ER_7, "en")));
    times.put("rating, HoDoKu", time(i -> Playground.rateHodoku(ER_7, "en")));
    times.put(
        "puzzle of the level HARD", time(i -> Playground.make("HARD", "NONE", "", i, 60_000)));
    times.put(
        "1,000 hard puzzles proved",
        time(
            i -> {
              for (int at = 0; at < 1_000; at++) {
                Playground.verdict(hard.get(at % hard.size()), "en");
              }
              return "";
            }));
    return times;
  }

  private static double time(IntFunction<String> task) {
    double best = Double.MAX_VALUE;
    int length = 0;
    for (int pass = 0; pass < PASSES; pass++) {
      double[] times = new double[ROUNDS];
      for (int i = 0; i < ROUNDS; i++) {
        long start = System.nanoTime();
        length += task.apply(i).length();
        times[i] = (System.nanoTime() - start) / 1e6;
      }
      best = Math.min(best, median(times));
    }
    assertThat(length).isNotNegative();
    return best;
  }
}
