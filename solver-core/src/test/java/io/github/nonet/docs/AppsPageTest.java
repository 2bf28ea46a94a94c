package io.github.nonet.docs;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.docs.Example.Outcome;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The blocks of the app, step by step are one program, which prints what is below them. */
class AppsPageTest {
  private static final Pattern CODE = Pattern.compile("```java\n(.*?)```", Pattern.DOTALL);
  private static final Pattern OUTPUT = Pattern.compile("\n```\n(.*?)```", Pattern.DOTALL);

  @Test
  void code_printsWhatThePageSays(@TempDir Path folder) throws Exception {
    String page = section(Files.readString(Example.ROOT.resolve("docs/use/apps.md")));
    String code = all(CODE, page);
    String imports =
        code.lines().filter(line -> line.startsWith("import ")).collect(Collectors.joining("\n"));
    String body =
        code.lines().filter(line -> !line.startsWith("import ")).collect(Collectors.joining("\n"));
    Path program =
        Files.writeString(
            folder.resolve("Apps.java"),
            imports + "\nclass Apps { public static void main(String[] args) {\n" + body + "\n}}");
    Outcome outcome = Example.run(program);
    assertThat(outcome.exitCode()).as(outcome.err()).isZero();
    assertThat(outcome.out())
        .isEqualToNormalizingNewlines(all(OUTPUT, CODE.matcher(page).replaceAll("")));
  }

  private static String section(String page) {
    int begin = page.indexOf("\n## An app, step by step\n");
    return page.substring(begin, page.indexOf("\n## ", begin + 1));
  }

  private static String all(Pattern block, String page) {
    return block.matcher(page).results().map(found -> found.group(1)).collect(Collectors.joining());
  }
}
