package io.github.nonet.docs;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** The pages of the project: those next to the README, and those in every folder of docs. */
final class Pages {
  private Pages() {}

  static List<Path> all() {
    try (Stream<Path> top = Files.list(Example.ROOT);
        Stream<Path> docs = Files.walk(Example.ROOT.resolve("docs"))) {
      return Stream.concat(top, docs).filter(Pages::isPage).sorted().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static boolean isPage(Path file) {
    return file.toString().endsWith(".md")
        && !Example.ROOT.relativize(file).toString().contains("target");
  }

  static String text(Path page) {
    try {
      return Files.readString(page);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
