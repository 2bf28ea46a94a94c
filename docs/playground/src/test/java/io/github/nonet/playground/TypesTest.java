package io.github.nonet.playground;

import static io.github.nonet.playground.PageSource.found;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The types of nonet.js are those of its functions. */
class TypesTest {
  private static final Path PAGE = Path.of("src/page");

  /** The names that both modules have, with different values. */
  private static final List<String> OF_EACH = List.of("make");

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
      assertThat(typed.contains(name) || OF_EACH.contains(name)).as(name).isTrue();
    }
    assertThat(typed).allMatch(shared::contains);
    for (String[] module : new String[][] {{"nonet: \\[", "Nonet"}, {"grids: \\[", "Grids"}}) {
      assertThat(typed(module[1])).containsAll(functions(module[0])).containsAll(OF_EACH);
    }
  }
}
