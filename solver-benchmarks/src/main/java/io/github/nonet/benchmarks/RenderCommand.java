package io.github.nonet.benchmarks;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Writes the pages and charts of results. */
@Command(
    name = "render",
    description =
        "Writes docs/benchmarks.md, its charts and the table in README.md from result files.")
final class RenderCommand implements Callable<Integer> {
  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      description = "Print this and end.")
  private boolean help;

  @Parameters(
      arity = "1..*",
      paramLabel = "RESULT",
      description = "Files that record wrote; the first one goes into the README.")
  private List<String> sources;

  @Option(
      names = "--root",
      paramLabel = "FOLDER",
      defaultValue = ".",
      description = "The checkout. Default: the current folder.")
  private Path root;

  @Override
  public Integer call() throws IOException {
    try {
      new ResultPages(root, sources).write();
      return 0;
    } catch (NoSuchFileException | FileNotFoundException e) {
      throw new IllegalArgumentException("no such file: " + e.getMessage(), e);
    }
  }
}
