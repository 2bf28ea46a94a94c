package io.github.nonet.playground;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.Lists;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The exported functions answer in a browser, character by character, what they answer on this JVM:
 * for puzzles of every corpus, in all languages; for each in one of these along the whole path.
 * Each commit asks about a part of the puzzles, and the complete check of a release about all.
 */
class SameAnswersIT {
  private static final Path CORPORA =
      Path.of("../../solver-benchmarks/src/main/resources/io/github/nonet/benchmarks/corpus");

  /** How many puzzles of each corpus; those of the hard one take some seconds to rate. */
  private static final Map<String, Integer> PUZZLES =
      Map.of("minimal", 500, "easy", 300, "unsolvable", 100, "many-solutions", 50, "hard", 50);

  private static final int CHUNK = 25;

  @ParameterizedTest
  @CsvSource({"wasm, 7, 1", "js, 71, 25"})
  void answers_areThoseOfTheJvm(String kind, int everyNth, int everyNthThorough) throws Exception {
    List<Question> questions =
        SameGrids.IS_THOROUGH
            ? questions(everyNthThorough, 0)
            : questions(everyNth, SameGrids.seedOfTheCommit() % everyNth);
    ExecutorService thread = Executors.newSingleThreadExecutor();
    try (Browser browser = new Browser()) {
      browser.driver().get(browser.address());
      for (List<Question> chunk : Lists.partition(questions, CHUNK)) {
        Future<List<String>> here = thread.submit(() -> onThisJvm(chunk));
        List<?> found = inBrowser(browser, kind, chunk, true);
        List<String> expected = here.get();
        for (int i = 0; i < chunk.size(); i++) {
          if (!found.get(i).equals(expected.get(i))) {
            Question question = chunk.get(i);
            assertThat(inBrowser(browser, kind, List.of(question), false).get(0))
                .isEqualTo(question.answers());
          }
        }
        assertThat(found).isEqualTo(expected);
      }
      System.out.printf("%s: the answers of %,d puzzles are the same%n", kind, questions.size());
    } finally {
      thread.shutdownNow();
    }
  }

  /** Returns a part of the questions: primes meet every language, and paths and orders. */
  private static List<Question> questions(int everyNth, int first) throws IOException {
    List<Question> questions = new ArrayList<>();
    for (String corpus : List.of("minimal", "easy", "unsolvable", "many-solutions", "hard")) {
      try (Stream<String> lines = Files.lines(CORPORA.resolve(corpus + ".txt"))) {
        lines
            .filter(line -> !line.startsWith("#") && !line.isBlank())
            .limit(PUZZLES.get(corpus))
            .map(line -> line.substring(0, 81))
            .forEach(line -> questions.add(new Question(line, corpus, questions.size())));
      }
    }
    assertThat(questions).hasSize(1_000);
    return questions.stream().filter(it -> it.number() % everyNth == first).toList();
  }

  private static List<String> onThisJvm(List<Question> questions) {
    return questions.stream().map(it -> Digests.of(it.answers())).toList();
  }

  private static List<?> inBrowser(
      Browser browser, String kind, List<Question> questions, boolean digested) {
    List<Object> data = new ArrayList<>();
    for (Question it : questions) {
      data.add(List.of(it.puzzle(), it.isRated(), it.number()));
    }
    Object answer =
        browser
            .driver()
            .executeAsyncScript(
                Digests.SCRIPT + ANSWERS, kind, data, Question.LANGUAGES, Texts.FORMATS, digested);
    assertThat(answer).isInstanceOf(List.class);
    return (List<?>) answer;
  }

  /** What is asked of one puzzle; {@link #ANSWERS} asks the same in JavaScript. */
  private record Question(String puzzle, String corpus, int number) {
    private static final List<String> LANGUAGES = List.of("en", "de", "fr");

    /** A puzzle is made to order for each of this many. */
    private static final int ORDERS = 20;

    /**
     * The paths of ratings are compared for each of this many: they are as long as all the rest.
     */
    private static final int PATHS = 5;

    /** Time without end: the same seed then gives the same puzzle. */
    private static final int MILLIS = 600_000;

    private static final List<String> LEVELS = List.of("", "EASY", "MEDIUM", "HARD", "EXTREME");

    boolean isRated() {
      return !corpus.equals("hard");
    }

    String answers() {
      List<String> answers = new ArrayList<>();
      answers.add(Playground.read(puzzle));
      answers.add(Playground.read(puzzle.substring(number % 81)));
      Texts.FORMATS.forEach(format -> answers.add(Playground.write(puzzle, format)));
      for (String language : LANGUAGES) {
        answers.add(Playground.rateHodoku(puzzle, language));
        answers.add(isRated() ? Playground.rateExplainer(puzzle, language) : "");
        answers.add(Playground.view(puzzle, language));
        answers.add(Playground.check(puzzle, language));
        answers.add(Playground.verdict(puzzle, language));
        answers.add(Playground.vocabulary(language));
        answers.add(Playground.hint(puzzle, language, ""));
      }
      String one = LANGUAGES.get(number % LANGUAGES.size());
      if (number % PATHS == 0) {
        answers.add(Playground.pathHodoku(puzzle, one));
        answers.add(isRated() ? Playground.pathExplainer(puzzle, one) : "");
      }
      path(one, answers);
      answers.add(Playground.play(puzzle, "markAll", 0, 0, "de"));
      answers.add(Playground.play(puzzle, "solve", 0, 0, "de"));
      if (number % ORDERS == 0) {
        String level = LEVELS.get(number / ORDERS % LEVELS.size());
        answers.add(Playground.make(level, "ROTATIONAL_180", "", number, MILLIS));
      }
      return String.join("\n", answers);
    }

    private void path(String language, List<String> answers) {
      String game = puzzle;
      while (game != null) {
        String answer = Playground.hint(game, language, "");
        answers.add(answer);
        int at = answer.lastIndexOf("\"after\":\"");
        game = at < 0 ? null : answer.substring(at + 9, answer.length() - 2);
      }
    }
  }

  private static final String ANSWERS =
      """
      const [kind, questions, languages, formats, digested, done] = arguments;
      const ORDERS = 20;
      const PATHS = 5;
      const LEVELS = ['', 'EASY', 'MEDIUM', 'HARD', 'EXTREME'];
      const path = (nonet, puzzle, language, answers) => {
        for (let game = puzzle; game; ) {
          const answer = nonet.hint(game, language, '');
          answers.push(answer);
          game = JSON.parse(answer).after;
        }
      };
      const ask = (nonet, [puzzle, isRated, number]) => {
        const answers = [nonet.read(puzzle), nonet.read(puzzle.substring(number % 81))];
        formats.forEach((format) => answers.push(nonet.write(puzzle, format)));
        for (const language of languages) {
          answers.push(nonet.rateHodoku(puzzle, language));
          answers.push(isRated ? nonet.rateExplainer(puzzle, language) : '');
          answers.push(nonet.view(puzzle, language), nonet.check(puzzle, language), nonet.verdict(puzzle, language), nonet.vocabulary(language));
          answers.push(nonet.hint(puzzle, language, ''));
        }
        const one = languages[number % languages.length];
        if (number % PATHS === 0) {
          answers.push(nonet.pathHodoku(puzzle, one), isRated ? nonet.pathExplainer(puzzle, one) : '');
        }
        path(nonet, puzzle, one, answers);
        answers.push(nonet.play(puzzle, 'markAll', 0, 0, 'de'), nonet.play(puzzle, 'solve', 0, 0, 'de'));
        if (number % ORDERS === 0) {
          const level = LEVELS[Math.floor(number / ORDERS) % LEVELS.length];
          answers.push(nonet.make(level, 'ROTATIONAL_180', '', number, 600000));
        }
        return answers.join('\\n');
      };
      (async () => {
        const { load } = await import(`${location.origin}/nonet.js`);
        globalThis.loaded ??= {};
        const { raw } = (globalThis.loaded[kind] ??= await load({ kind }));
        const answers = [];
        for (const question of questions) {
          const text = ask(raw, question);
          answers.push(digested ? await digest(text) : text);
        }
        return answers;
      })().then(done, (error) => done(`${error} ${error.stack}`));
      """;
}
