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
          Object found =
              browser.driver().executeAsyncScript(ANSWERS, kind, name, seed, language, MILLIS);
          assertThat(found).as("%s %d", name, seed).isEqualTo(answers(name, seed, language));
          compared++;
        }
      }
    }
    System.out.printf("%s: the answers of %,d grids are the same%n", kind, compared);
  }

  /** {@link #ANSWERS} asks the same in JavaScript. */
  private static String answers(String kind, int seed, String language) {
    List<String> answers = new ArrayList<>();
    String made = Grids.make(kind, "", "NONE", seed, MILLIS);
    answers.add(made);
    String game = made.substring(9, made.length() - 2);
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
      int at = answer.lastIndexOf("\"after\":\"");
      game = at < 0 ? null : answer.substring(at + 9, answer.length() - 2);
    }
    return String.join("\n", answers);
  }

  private static final String ANSWERS =
      """
      const [kind, name, seed, language, millis, done] = arguments;
      (async () => {
        const { load } = await import(`${location.origin}/nonet.js`);
        globalThis.loaded ??= await load({ kind, module: 'grids' });
        const nonet = globalThis.loaded.raw;
        const made = nonet.make(name, '', 'NONE', seed, millis);
        const answers = [made];
        let { game } = JSON.parse(made);
        answers.push(nonet.read(game), nonet.read(game.slice(0, -1)), nonet.write(game, 'LINE'), nonet.view(game, language));
        answers.push(nonet.verdict(game, language), nonet.rate(game, language), nonet.write(game, 'GRID'));
        answers.push(nonet.play(game, 'markAll', 0, 0, language), nonet.hint(game, language));
        while (game) {
          const answer = nonet.step(game, language);
          answers.push(answer);
          game = JSON.parse(answer).after;
        }
        return answers.join('\\n');
      })().then(done, (error) => done(`${error} ${error.stack}`));
      """;
}
