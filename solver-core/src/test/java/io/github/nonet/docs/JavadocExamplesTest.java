package io.github.nonet.docs;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The examples in the Javadoc of the API compile: each block of code becomes a class in the package
 * of its comment. The fields below stand for the values that the examples take for granted.
 */
class JavadocExamplesTest {
  private static final Path API = Example.ROOT.resolve("solver-core/src/main/java/io/github/nonet");
  private static final Path CONTRACT =
      Example.ROOT.resolve("solver-core/src/test/java/io/github/nonet/contract");

  private static final Pattern BLOCK =
      Pattern.compile("<pre>\\{@code\\R(.*?)\\R *\\* *}</pre>", Pattern.DOTALL);
  private static final Pattern PACKAGE = Pattern.compile("(?m)^package (io\\.github\\.nonet.*);");

  private static final String IMPORTS =
      Stream.of("", ".bulk", ".generate", ".logic", ".symmetry", ".text", ".variant", ".contract")
              .map(name -> "import io.github.nonet" + name + ".*;\n")
              .collect(joining())
          + Stream.of("nio.file", "time", "util", "util.stream")
              .map(name -> "import java." + name + ".*;\n")
              .collect(joining());

  private static final String GIVEN =
      """
      Position position;
      SearchLimit limit;
      String text, line, regions, givens, pasted;
      int cell, value, count, cellThatThePlayerTouched;
      int[] counts;
      long seed;
      Path path;
      static class MySolver implements Solver {
        public Search search(Board board) { return null; }
      }
      """;

  private static final String GIVEN_FOR_BOARDS =
      """
      Board board, puzzle, solution, source;
      Collection<Board> boards;
      byte[] puzzles, solutions;
      Candidates state;
      Game game;
      Grid grid;
      LogicalSolver solver;
      Set<Integer> cells;
      Step step;
      Transformation t;
      int r, c;
      """;

  private static final String GIVEN_FOR_GRIDS =
      """
      Grid puzzle;
      GridCandidates state;
      GridLogicalSolver logic;
      GridStep step;
      List<Cage> cages;
      """;

  @Test
  void examples_compile(@TempDir Path folder) throws Exception {
    List<Path> sources = new ArrayList<>();
    for (Path file : files()) {
      String text = Files.readString(file);
      for (MatchResult block : BLOCK.matcher(text).results().toList()) {
        String name = "Example" + sources.size();
        sources.add(
            Files.writeString(
                folder.resolve(name + ".java"),
                "// " + Example.ROOT.relativize(file) + "\n" + source(text, name, code(block))));
      }
    }
    assertThat(sources).hasSizeGreaterThan(35);
    assertThat(complaints(folder, sources)).isEmpty();
  }

  private static List<Path> files() throws IOException {
    try (Stream<Path> api = Files.walk(API);
        Stream<Path> contract = Files.walk(CONTRACT)) {
      return Stream.concat(api, contract)
          .filter(file -> file.toString().endsWith(".java"))
          .filter(file -> !file.startsWith(API.resolve("internal")))
          .sorted()
          .toList();
    }
  }

  private static String code(MatchResult block) {
    return block
        .group(1)
        .lines()
        .map(line -> line.replaceFirst("^ *\\* ?", ""))
        .collect(joining("\n"));
  }

  private static String source(String text, String name, String code) {
    List<String> packages = PACKAGE.matcher(text).results().map(found -> found.group(1)).toList();
    assertThat(packages).hasSize(1);
    boolean isOfGrids = packages.get(0).endsWith(".variant");
    return "package "
        + packages.get(0)
        + ";\n"
        + IMPORTS
        + "class "
        + name
        + " {\n"
        + GIVEN
        + (isOfGrids ? GIVEN_FOR_GRIDS : GIVEN_FOR_BOARDS)
        + member(code)
        + "\n}\n";
  }

  /** Makes a member of a class of statements, of an expression, or of a class. */
  private static String member(String code) {
    String bare = code.replaceAll("//.*", "").strip();
    if (bare.startsWith("class ")) {
      return code;
    }
    return bare.endsWith(";") || bare.endsWith("}")
        ? "void run() throws Exception {\n" + code + "\n}"
        : "Object value() throws Exception {\nreturn\n" + code + ";\n}";
  }

  private static String complaints(Path folder, List<Path> sources) throws IOException {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    StringWriter complaints = new StringWriter();
    List<String> options =
        List.of(
            "-proc:none",
            "-implicit:none",
            "-cp",
            Example.libraryPath() + separator() + Example.location(Example.class),
            "-d",
            folder.toString());
    try (StandardJavaFileManager manager = compiler.getStandardFileManager(null, null, null)) {
      boolean isCompiled =
          compiler
              .getTask(
                  complaints,
                  manager,
                  null,
                  options,
                  null,
                  manager.getJavaFileObjectsFromPaths(sources))
              .call();
      return isCompiled ? "" : "not compiled: " + complaints;
    }
  }

  private static String separator() {
    return System.getProperty("path.separator");
  }
}
