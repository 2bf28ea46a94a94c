package io.github.nonet.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The lines that the page gives for Jackson write and read all values. The test is here because
 * this module has Jackson already.
 */
class JsonPageTest {
  private static final Path PAGE = Path.of("../docs/use/servers-and-bulk.md");

  /** The interfaces of the page stand before the statements. */
  private static final Pattern SECTION =
      Pattern.compile("## JSON\n.*?```java\n(.*?)(for \\(.*?)```", Pattern.DOTALL);

  private static final String PROGRAM =
      """
      import com.fasterxml.jackson.annotation.*;
      import com.fasterxml.jackson.core.*;
      import com.fasterxml.jackson.databind.*;
      import io.github.nonet.*;
      import io.github.nonet.logic.*;
      import io.github.nonet.variant.*;
      import java.util.*;

      public class Json implements java.util.concurrent.Callable<String> {
        record Saved(
            Board board,
            Candidates marks,
            Game game,
            Grid grid,
            GridCandidates gridMarks,
            GridGame gridGame) {}
        %s
        public String call() throws Exception {
          ObjectMapper mapper = new ObjectMapper();
          %s
          Board board = Board.parse("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28"
              + "....419..5....8..79");
          Grid grid = Grid.parse("1...............|X");
          Saved saved = new Saved(
              board,
              Candidates.of(board).without(2, 4),
              Game.of(board).put(2, 4).mark(3, 6),
              grid,
              GridCandidates.of(grid).without(4, 3),
              GridGame.of(grid).put(1, 2).mark(2, 3));
          String json = mapper.writeValueAsString(saved);
          String fault = "";
          try {
            mapper.readValue("\\"hello\\"", Board.class);
          } catch (JsonProcessingException e) {
            fault = e.getClass().getSimpleName() + ": " + e.getOriginalMessage();
          }
          return saved.equals(mapper.readValue(json, Saved.class)) + "\\n" + json + "\\n" + fault;
        }
      }
      """;

  @Test
  void lines_writeAndReadAllValues(@TempDir Path folder) throws Exception {
    Matcher lines = SECTION.matcher(Files.readString(PAGE));
    assertThat(lines.find()).isTrue();
    String[] answer = run(folder, PROGRAM.formatted(lines.group(1), lines.group(2))).split("\n");
    assertThat(answer[0]).isEqualTo("true");
    assertThat(answer[1])
        .contains("\"board\":\"53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28")
        .contains("\"grid\":\"1...............|");
    assertThat(answer[2]).startsWith("ValueInstantiationException: ").contains("character 1");
  }

  private static String run(Path folder, String program) throws Exception {
    Path source = Files.writeString(folder.resolve("Json.java"), program);
    String classPath = System.getProperty("java.class.path");
    assertThat(
            ToolProvider.getSystemJavaCompiler()
                .run(
                    null, null, null, "-cp", classPath, "-d", folder.toString(), source.toString()))
        .isZero();
    try (URLClassLoader loader = new URLClassLoader(new URL[] {folder.toUri().toURL()})) {
      Object made = loader.loadClass("Json").getDeclaredConstructor().newInstance();
      return (String) ((Callable<?>) made).call();
    }
  }
}
