package io.github.nonet.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The pages on how it works name only classes and packages that exist. */
class ClassNamesTest {
  /** A name of a class in backticks: {@code `Guard`}, {@code `Guard.advance`}. */
  private static final Pattern CLASS = Pattern.compile("`([A-Z]\\w*[a-z]\\w*)(?:\\.[\\w().]*)?`");

  private static final Pattern PACKAGE = Pattern.compile("`(internal(?:\\.[a-z]+)+)`");

  /** A class of the JDK. */
  private static final Set<String> OTHERS = Set.of("Runnable");

  @Test
  void architectureAndExtending_nameWhatExists() throws Exception {
    Set<String> files;
    try (Stream<Path> sources = Files.walk(Example.ROOT.resolve("solver-core/src"))) {
      files =
          sources
              .map(file -> file.getFileName().toString())
              .filter(name -> name.matches(".*\\.(java|properties)"))
              .map(name -> name.replaceAll("\\..*", ""))
              .collect(Collectors.toSet());
    }
    Set<String> unknown = new TreeSet<>();
    String page =
        Pages.text(Example.ROOT.resolve("docs/inside/architecture.md"))
            + Pages.text(Example.ROOT.resolve("docs/inside/extending.md"));
    CLASS
        .matcher(page)
        .results()
        .map(name -> name.group(1))
        .filter(name -> !files.contains(name) && !OTHERS.contains(name))
        .forEach(unknown::add);
    PACKAGE
        .matcher(page)
        .results()
        .map(name -> name.group(1))
        .filter(name -> !isPackage(name))
        .forEach(unknown::add);
    assertThat(unknown).isEmpty();
  }

  private static boolean isPackage(String name) {
    String folder = "solver-core/src/%s/io/github/nonet/" + name.replace('.', '/');
    return Stream.of("main/java", "main/java25")
        .anyMatch(root -> Files.isDirectory(Example.ROOT.resolve(folder.formatted(root))));
  }
}
