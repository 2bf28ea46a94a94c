package io.github.nonet.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** The pages on how it works name only classes and packages that exist. */
class ClassNamesTest {
  /**
   * A name of a class in backticks, perhaps of a member: {@code `Guard`}, {@code `Guard.advance`}.
   */
  private static final Pattern CLASS =
      Pattern.compile("`([A-Z]\\w*[a-z]\\w*)(?:\\.properties|\\.(\\w*)[\\w().]*)?`");

  private static final Pattern PACKAGE = Pattern.compile("`(internal(?:\\.[a-z]+)+)`");

  /** A class of the JDK. */
  private static final Set<String> OTHERS = Set.of("Runnable");

  @Test
  void architectureAndExtending_nameWhatExists() throws Exception {
    Map<String, List<Path>> files;
    try (Stream<Path> sources = Files.walk(Example.ROOT.resolve("solver-core/src"))) {
      files =
          sources
              .filter(file -> file.toString().matches(".*\\.(java|properties)"))
              .collect(
                  Collectors.groupingBy(
                      file -> file.getFileName().toString().replaceAll("\\..*", "")));
    }
    Set<String> unknown = new TreeSet<>();
    String page =
        Pages.text(Example.ROOT.resolve("docs/inside/architecture.md"))
            + Pages.text(Example.ROOT.resolve("docs/inside/extending.md"));
    CLASS
        .matcher(page)
        .results()
        .filter(name -> !OTHERS.contains(name.group(1)))
        .filter(name -> !has(files.getOrDefault(name.group(1), List.of()), name.group(2)))
        .forEach(name -> unknown.add(name.group()));
    PACKAGE
        .matcher(page)
        .results()
        .map(name -> name.group(1))
        .filter(name -> !isPackage(name))
        .forEach(unknown::add);
    assertThat(unknown).isEmpty();
  }

  /** Returns whether one of the files of a class has a member of the name, if it is not null. */
  private static boolean has(List<Path> files, @Nullable String member) {
    return files.stream()
        .anyMatch(
            file -> member == null || Pages.text(file).matches("(?s).*\\b" + member + "\\b.*"));
  }

  private static boolean isPackage(String name) {
    String folder = "solver-core/src/%s/io/github/nonet/" + name.replace('.', '/');
    return Stream.of("main/java", "main/java25")
        .anyMatch(root -> Files.isDirectory(Example.ROOT.resolve(folder.formatted(root))));
  }
}
