package io.github.nonet;

import static java.util.stream.Collectors.counting;
import static java.util.stream.Collectors.groupingBy;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** A simple name means one class: anyone who reads it need not look at the imports. */
class NamesTest {
  /** The sources of the core, those for newer JDKs as well. */
  private static final Path SOURCES = Path.of("src", "main");

  /**
   * The names of several classes. The three engines that deduce on words have the same parts, and
   * none of these classes is seen outside of its room.
   */
  private static final Map<String, Long> SHARED =
      Map.of("Kernel", 3L, "Layout", 3L, "Choice", 3L, "Text", 2L, "Branching", 2L);

  /**
   * The names of several types, nested ones too, outside the rooms of JDK 25. Those of the API
   * stand behind the name of the class that they belong to, as {@code Map.Entry} does; streams name
   * two.
   */
  private static final Set<String> SHARED_BY_NESTED =
      Set.of(
          "Builder",
          "Cage",
          "Kind",
          "Machine",
          "Made",
          "Node",
          "SerializedCandidates",
          "SerializedGame");

  private static final Pattern TYPE =
      Pattern.compile("(?m)^ *(?:[a-z-]+ )*(?:class|record|enum|interface) ([A-Z]\\w*)");

  private static Map<String, Long> namesOfSeveral() throws IOException {
    try (Stream<Path> files = Files.walk(SOURCES)) {
      Map<String, Long> counts =
          files
              .filter(file -> file.toString().endsWith(".java"))
              .filter(file -> !file.toString().endsWith("-info.java"))
              .map(file -> file.subpath(SOURCES.getNameCount() + 1, file.getNameCount()))
              .distinct()
              .map(file -> file.getFileName().toString().replace(".java", ""))
              .collect(groupingBy(name -> name, TreeMap::new, counting()));
      assertThat(counts).containsEntry("Board", 1L).hasSizeGreaterThan(400);
      counts.values().removeIf(count -> count == 1);
      return counts;
    }
  }

  private static String text(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Test
  void names_meanOneClass() throws IOException {
    assertThat(namesOfSeveral()).containsExactlyInAnyOrderEntriesOf(SHARED);
  }

  @Test
  void names_meanOneType() throws IOException {
    try (Stream<Path> files = Files.walk(SOURCES.resolve("java"))) {
      Map<String, Long> counts =
          files
              .filter(file -> file.toString().endsWith(".java"))
              .flatMap(file -> TYPE.matcher(text(file)).results())
              .collect(groupingBy(found -> found.group(1), TreeMap::new, counting()));
      assertThat(counts).containsEntry("Board", 1L).hasSizeGreaterThan(600);
      counts.values().removeIf(count -> count == 1);
      assertThat(counts).containsOnlyKeys(SHARED_BY_NESTED);
    }
  }

  @Test
  void names_ofSeveralAreFew() {
    assertThat(SHARED).hasSizeLessThan(6);
  }

  /** Without its tag a soak would run wherever somebody asks for a whole package. */
  @Test
  void soaks_haveTheirTag() throws IOException {
    try (Stream<Path> files = Files.walk(Path.of("src", "test"))) {
      assertThat(files.filter(file -> file.toString().endsWith("Soak.java")))
          .hasSizeGreaterThan(30)
          .allSatisfy(file -> assertThat(file).content().contains("\n@Tag(Tries.SOAK)\n"));
    }
  }
}
