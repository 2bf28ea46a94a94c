package io.github.nonet.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/**
 * Every command of every page is in {@code .ci/commands}: to be run as it is on the page, or with
 * the reason why it is not run. {@code .ci/run} runs them.
 */
class CommandsTest {
  private static final Path LIST = Example.ROOT.resolve(".ci/commands");
  private static final String HEADING = "## ";

  private static final String FENCE = "```";

  /** Represents the language outside of a block. */
  private static final String OUTSIDE = "-";

  private static final Set<String> SHELLS = Set.of("sh", "bash", "console");

  private static final Pattern IN_A_SENTENCE =
      Pattern.compile("`(mvn [^`\\n]+|java -[^`\\n]+|\\.ci/(?!commands)\\w[^`\\n]*)`");

  /** What a line of a block without a language begins with, if it is a command. */
  private static final Pattern COMMAND =
      Pattern.compile("(?:mvn|java|javac|jar|gpg|export|git|mkdir|\\.ci/|solver-\\S*\\.sh).*");

  @Test
  void commands_areThoseOfThePages() throws IOException {
    Set<String> onPages = new LinkedHashSet<>();
    for (Path page : Pages.all()) {
      onPages.addAll(commands(Pages.text(page)));
    }
    assertThat(onPages).hasSizeGreaterThan(30);
    assertThat(headings().keySet()).containsExactlyInAnyOrderElementsOf(onPages);
  }

  @Test
  void headings_sayWhatIsDone() throws IOException {
    assertThat(headings().values())
        .allMatch(
            heading ->
                heading.matches("run (?:on JDK (?:17|25)|by other parts of .ci/run)|not run: .+"))
        .contains("run on JDK 17", "run on JDK 25");
  }

  @Test
  void commands_everyKindOfPlace() {
    String page =
        "```sh\nmvn a \\\n    b\n\n./c 'd'\n```\n1. x\n\n   ```sh\n   e f\n   ```\n"
            + "```java\nint i;\n```\n```\nmvn g\n```\n```\nR1  C1\n```\n"
            + "Run `mvn h:i` or `.ci/j`, then `Board.parse`.\n";
    assertThat(commands(page))
        .containsExactly("mvn a b", "./c 'd'", "e f", "mvn g", "mvn h:i", ".ci/j");
  }

  /** Returns the commands of a page, those in its sentences last. */
  private static List<String> commands(String page) {
    List<String> commands = new ArrayList<>();
    StringBuilder sentences = new StringBuilder();
    String language = OUTSIDE;
    for (String line : page.replaceAll("\\\\\n\\s*", "").lines().map(String::strip).toList()) {
      if (line.startsWith(FENCE)) {
        language = language.equals(OUTSIDE) ? line.substring(FENCE.length()) : OUTSIDE;
      } else if (language.equals(OUTSIDE)) {
        sentences.append(line).append('\n');
      } else if (isCommand(line, language)) {
        commands.add(line);
      }
    }
    IN_A_SENTENCE.matcher(sentences).results().map(match -> match.group(1)).forEach(commands::add);
    return commands;
  }

  private static boolean isCommand(String line, String language) {
    return SHELLS.contains(language)
        ? !line.isEmpty()
        : language.isEmpty() && COMMAND.matcher(line).matches();
  }

  /** Returns the heading of each command of the list. */
  private static Map<String, String> headings() throws IOException {
    Map<String, String> headings = new LinkedHashMap<>();
    String heading = "";
    for (String line : Files.readAllLines(LIST)) {
      if (line.startsWith(HEADING)) {
        heading = line.substring(HEADING.length());
      } else if (!line.isEmpty() && !line.startsWith("#")) {
        assertThat(headings.put(line, heading)).as("twice: %s", line).isNull();
      }
    }
    return headings;
  }
}
