package io.github.nonet.docs;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Board;
import io.github.nonet.Candidates;
import io.github.nonet.Detail;
import io.github.nonet.logic.HodokuRating;
import io.github.nonet.logic.LogicalSolver;
import io.github.nonet.logic.Step;
import io.github.nonet.logic.StepPicture;
import io.github.nonet.logic.Technique;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * The examples of docs/use/techniques.md are what the library finds, says and draws today.
 *
 * <p>In the page, {@code <!-- example TECHNIQUE PUZZLE -->} asks for the first step of the
 * technique on the way of the easiest techniques. The picture and the quotation that follow it are
 * made here. To write both: {@code mvn -o -pl solver-core test -Dtest=TechniquesTest
 * -Dnonet.docs.write=true}.
 */
class TechniquesTest {
  private static final Path PAGE = Example.ROOT.resolve("docs/use/techniques.md");
  private static final Path PICTURES = Example.ROOT.resolve("docs/pictures");
  private static final boolean WRITE = Boolean.getBoolean("nonet.docs.write");

  private static final Pattern EXAMPLE =
      Pattern.compile("<!-- example (\\w+) ([\\d.]{81}) -->\n(?:!.*\n\n(?:>.*\n)+)?");
  private static final Pattern TABLE =
      Pattern.compile("<!-- table -->\n(.*?)<!-- end -->", Pattern.DOTALL);
  private static final int LINE_WIDTH = 96;

  @Test
  void examples_areCurrent() throws IOException {
    String page = Files.readString(PAGE);
    TreeMap<String, String> pictures = new TreeMap<>();
    String made =
        TABLE
            .matcher(EXAMPLE.matcher(page).replaceAll(it -> quoted(example(it, pictures))))
            .replaceAll(it -> quoted("<!-- table -->\n" + table() + "<!-- end -->"));
    if (WRITE) {
      write(made, pictures);
    }
    assertThat(Files.readString(PAGE)).isEqualTo(made);
    assertThat(written().keySet()).isEqualTo(pictures.keySet());
    pictures.keySet().removeAll(current(pictures));
    assertThat(pictures.keySet()).as("outdated pictures").isEmpty();
  }

  /** Returns the names of the pictures that need not be drawn again. */
  private static Set<String> current(TreeMap<String, String> pictures) throws IOException {
    TreeMap<String, String> written = written();
    return pictures.keySet().stream()
        .filter(name -> pictures.get(name).equals(written.get(name)))
        .collect(Collectors.toSet());
  }

  private static String quoted(String text) {
    return Matcher.quoteReplacement(text);
  }

  private static String example(MatchResult asked, TreeMap<String, String> drawn) {
    Technique technique = Technique.valueOf(asked.group(1));
    Candidates state = Candidates.of(Board.parse(asked.group(2)));
    LogicalSolver solver = LogicalSolver.of(simplerAnd(technique));
    Step step = solver.nextStep(state).orElseThrow();
    while (step.technique() != technique) {
      state = step.applyTo(state);
      step = solver.nextStep(state).orElseThrow();
    }
    String name = technique.name().toLowerCase(Locale.ROOT).replace('_', '-') + ".svg";
    drawn.put(name, StepPicture.of(state, step).toSvg());
    return "<!-- example %s %s -->\n![%s](../pictures/%s)\n\n%s"
        .formatted(
            technique,
            asked.group(2),
            technique.displayName(),
            name,
            wrapped(step.describe(Detail.FULL)));
  }

  /** The easiest techniques, then the one asked for; a basic one is not forestalled by harder. */
  private static Technique[] simplerAnd(Technique technique) {
    Stream<Technique> simple =
        Stream.of(
            Technique.FULL_HOUSE,
            Technique.NAKED_SINGLE,
            Technique.HIDDEN_SINGLE,
            Technique.POINTING,
            Technique.CLAIMING,
            Technique.NAKED_PAIR);
    return Stream.concat(simple.filter(it -> it.compareTo(technique) < 0), Stream.of(technique))
        .toArray(Technique[]::new);
  }

  /** Returns the sentence as a quotation. */
  private static String wrapped(String sentence) {
    StringBuilder text = new StringBuilder(">");
    int column = 1;
    for (String word : sentence.split(" ")) {
      if (column + 1 + word.length() > LINE_WIDTH) {
        text.append("\n>");
        column = 1;
      }
      text.append(' ').append(word);
      column += 1 + word.length();
    }
    return text.append('\n').toString();
  }

  private static String table() {
    return Arrays.stream(Technique.values())
        .filter(technique -> technique != Technique.USER_DEFINED)
        .map(TechniquesTest::row)
        .collect(
            Collectors.joining(
                "", "| Technique | Constant | Level | Score |\n|---|---|---|---:|\n", ""));
  }

  private static String row(Technique technique) {
    String level = technique.level().name().toLowerCase(Locale.ROOT);
    String remark =
        (LogicalSolver.standard().techniques().contains(technique) ? "" : ", off")
            + (technique.assumesUniqueness() ? "*" : "");
    return "| %s | `%s` | %s%s | %d |%n"
        .formatted(
            technique.displayName(),
            technique,
            level,
            remark,
            HodokuRating.scoreOf(technique).orElseThrow())
        .replace("\r\n", "\n");
  }

  /**
   * Returns the pictures of techniques; {@link VariantsTest} and {@link LinesPageTest} draw the
   * others.
   */
  private static TreeMap<String, String> written() throws IOException {
    TreeMap<String, String> written = new TreeMap<>();
    try (Stream<Path> files = Files.list(PICTURES)) {
      for (Path file : new TreeSet<>(files.toList())) {
        String name = file.getFileName().toString();
        if (!name.startsWith("variant-") && !name.startsWith("lines-")) {
          written.put(name, Files.readString(file));
        }
      }
    }
    return written;
  }

  private static void write(String page, TreeMap<String, String> pictures) throws IOException {
    Files.writeString(PAGE, page);
    Files.createDirectories(PICTURES);
    for (String old : written().keySet()) {
      Files.delete(PICTURES.resolve(old));
    }
    for (String name : pictures.keySet()) {
      Files.writeString(PICTURES.resolve(name), pictures.get(name));
    }
  }
}
