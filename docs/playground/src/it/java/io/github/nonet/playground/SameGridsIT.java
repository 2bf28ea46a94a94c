package io.github.nonet.playground;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The functions for grids of other rules answer in a browser, character by character, what they
 * answer on this JVM: for puzzles of every kind, made in both, along the whole path.
 */
class SameGridsIT {
  private static final List<String> LANGUAGES = List.of("en", "de", "fr");

  /** Time without end: the same seed then gives the same puzzle. */
  private static final int MILLIS = 600_000;

  @ParameterizedTest
  @CsvSource({"wasm, 3", "js, 1"})
  void answers_areThoseOfTheJvm(String kind, int seeds) throws IOException {
    int compared = 0;
    try (Browser browser = new Browser()) {
      browser.driver().get(browser.address());
      for (String name : Kinds.NAMES) {
        for (int seed = 0; seed < seeds; seed++) {
          String language = LANGUAGES.get(seed % LANGUAGES.size());
          assertThat(found(browser, kind, name, seed, language))
              .as("%s %d", name, seed)
              .isEqualTo(answers(name, seed, language));
          compared++;
        }
      }
    }
    System.out.printf("%s: the answers of %,d grids are the same%n", kind, compared);
  }

  /** Asks the browser, for some steps at a time: a driver waits three minutes for an answer. */
  private static String found(
      Browser browser, String kind, String name, int seed, String language) {
    List<String> answers = new ArrayList<>(ask(browser, FIRST, kind, name, seed, language, MILLIS));
    String game = made(answers.get(0));
    while (game != null) {
      List<String> steps = ask(browser, STEPS, game, language);
      answers.addAll(steps);
      game = after(steps.get(steps.size() - 1));
    }
    return String.join("\n", answers);
  }

  private static List<String> ask(Browser browser, String script, Object... arguments) {
    List<?> answers = (List<?>) browser.driver().executeAsyncScript(script, arguments);
    return answers.stream().map(String.class::cast).toList();
  }

  /** {@link #FIRST} and {@link #STEPS} ask the same in JavaScript. */
  private static String answers(String kind, int seed, String language) {
    List<String> answers = new ArrayList<>();
    String made = Grids.make(kind, "", "NONE", seed, MILLIS);
    answers.add(made);
    String game = made(made);
    answers.add(Grids.read(game));
    answers.add(Grids.read(game.substring(0, game.length() - 1)));
    answers.add(Grids.write(game, "LINE"));
    answers.add(Grids.view(game, language));
    answers.add(Grids.verdict(game, language));
    answers.add(Grids.rate(game, language));
    answers.add(Grids.write(game, "GRID"));
    answers.add(Grids.play(game, "markAll", 0, 0, language));
    answers.add(Grids.hint(game, language));
    while (game != null) {
      String answer = Grids.step(game, language);
      answers.add(answer);
      game = after(answer);
    }
    return String.join("\n", answers);
  }

  /** Returns the game that was made. */
  private static String made(String answer) {
    return answer.substring("{'game':'".length(), answer.length() - "'}".length());
  }

  /** Returns the game after a step, or null if there is no step. */
  private static String after(String answer) {
    String name = "\"after\":\"";
    int at = answer.lastIndexOf(name);
    return at < 0 ? null : answer.substring(at + name.length(), answer.length() - 2);
  }

  private static final String FIRST =
      """
      const [kind, name, seed, language, millis, done] = arguments;
      (async () => {
        const { load } = await import(`${location.origin}/nonet.js`);
        globalThis.loaded ??= await load({ kind, module: 'grids' });
        const nonet = globalThis.loaded.raw;
        const made = nonet.make(name, '', 'NONE', seed, millis);
        const answers = [made];
        const { game } = JSON.parse(made);
        answers.push(nonet.read(game), nonet.read(game.slice(0, -1)), nonet.write(game, 'LINE'), nonet.view(game, language));
        answers.push(nonet.verdict(game, language), nonet.rate(game, language), nonet.write(game, 'GRID'));
        answers.push(nonet.play(game, 'markAll', 0, 0, language), nonet.hint(game, language));
        return answers;
      })().then(done, (error) => done([`${error} ${error.stack}`]));
      """;

  private static final String STEPS =
      """
      const [first, language, done] = arguments;
      const answers = [];
      for (let game = first; game && answers.length < 20; ) {
        const answer = globalThis.loaded.raw.step(game, language);
        answers.push(answer);
        game = JSON.parse(answer).after;
      }
      done(answers);
      """;
}
