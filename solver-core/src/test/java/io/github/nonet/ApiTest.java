package io.github.nonet;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.generate.Symmetry;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/**
 * The public API is the one that is kept as text. A comparison of classes notices a member that is
 * gone, but not a constant put between others, another permitted type, a further component or
 * another value of a constant.
 *
 * <p>If a change is meant, {@code mvn -B -ntp -pl solver-core test -Dtest=ApiTest
 * -Dnonet.api.write=true} writes the text; read the difference before you commit it.
 */
class ApiTest {
  private static final Path KEPT =
      Path.of("src", "test", "resources", "io", "github", "nonet", "api.txt");

  private static List<String> api;

  @BeforeAll
  static void readApi() throws IOException, URISyntaxException {
    api = PublicApi.lines();
    if (Boolean.getBoolean("nonet.api.write")) {
      Files.writeString(KEPT, String.join("\n", api) + "\n");
    }
  }

  @Test
  void api_isTheOneThatIsKept() throws IOException {
    List<String> kept = withOwners(Files.readAllLines(KEPT));
    List<String> now = withOwners(api);
    List<String> gone = new ArrayList<>(kept);
    gone.removeAll(now);
    List<String> added = new ArrayList<>(now);
    added.removeAll(kept);
    assertThat(added).as("not in %s; if this is meant: -Dnonet.api.write=true", KEPT).isEmpty();
    assertThat(gone).as("only in %s; if this is meant: -Dnonet.api.write=true", KEPT).isEmpty();
    assertThat(now).as("the order of constants").isEqualTo(kept);
  }

  /** Returns the lines, each member behind its type. */
  private static List<String> withOwners(List<String> lines) {
    List<String> all = new ArrayList<>();
    String owner = "";
    for (String line : lines) {
      owner = line.startsWith("  ") ? owner : line;
      all.add(line.equals(owner) ? line : owner + " ->" + line);
    }
    return all;
  }

  /** Constants have the order of their ordinals: what the compiler reads is what programs see. */
  @Test
  void api_hasConstantsInTheirOrder() {
    for (Class<? extends Enum<?>> type : List.of(Algorithm.class, Level.class, Symmetry.class)) {
      int at = indexOf("enum " + type.getName());
      for (Enum<?> constant : type.getEnumConstants()) {
        at++;
        assertThat(api.get(at)).endsWith(" " + constant.name());
      }
    }
  }

  private static int indexOf(String line) {
    assertThat(api).contains(line);
    return api.indexOf(line);
  }

  /** Every part of the promise is seen. */
  @Test
  void api_hasEveryKindOfLine() {
    assertThat(api)
        .contains("@org.jspecify.annotations.NullMarked package io.github.nonet")
        .contains("interface io.github.nonet.Solver")
        .contains("  static final io.github.nonet.Board EMPTY")
        .contains("  static io.github.nonet.Board parse(CharSequence text)")
        .contains("record io.github.nonet.variant.Cage(int sum, List<Integer> cells)")
        .contains("  static io.github.nonet.variant.Cage of(int sum, int... cells)")
        .anyMatch(it -> it.matches("sealed interface \\S+ permits .+"))
        .contains("  @io.github.nonet.Incubating VECTOR")
        .anyMatch(it -> it.startsWith("@FunctionalInterface "));
  }
}
