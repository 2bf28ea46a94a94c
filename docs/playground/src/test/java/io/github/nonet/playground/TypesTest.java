package io.github.nonet.playground;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The types of nonet.js are those of its functions. */
class TypesTest {
  private static final Path PAGE = Path.of("src/page");

  private static List<String> found(String pattern, String text) {
    return Pattern.compile(pattern, Pattern.DOTALL)
        .matcher(text)
        .results()
        .map((MatchResult it) -> it.group(1))
        .toList();
  }

  private static List<String> functions(String list) throws IOException {
    String js = Files.readString(PAGE.resolve("nonet.js"));
    return found("'(\\w+)'", found(list + "(.*?)\\]", js).get(0));
  }

  private static List<String> typed(String type) throws IOException {
    String types = Files.readString(PAGE.resolve("nonet.d.ts"));
    String members =
        found("interface " + type + " (?:extends \\w+ )?\\{\n(.*?)\n\\}", types).get(0);
    return found("(?:^|\n)  (\\w+)\\(", members);
  }

  @Test
  void functions_haveTypes() throws IOException {
    List<String> shared = functions("SHARED = \\[");
    assertThat(shared).contains("make", "hint");
    List<String> typed = typed("Shared");
    for (String name : shared) {
      assertThat(typed.contains(name) || name.equals("make")).as(name).isTrue();
    }
    assertThat(typed).allMatch(shared::contains);
    for (String[] module : new String[][] {{"nonet: \\[", "Nonet"}, {"grids: \\[", "Grids"}}) {
      assertThat(typed(module[1])).containsAll(functions(module[0])).contains("make");
    }
  }
}
