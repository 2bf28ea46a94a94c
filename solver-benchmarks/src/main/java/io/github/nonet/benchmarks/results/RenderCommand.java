package io.github.nonet.benchmarks.results;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Writes the pages and charts of results. */
@Command(
    name = "render",
    description = {
      "Writes docs/results/figures.md, its charts and the table in README.md from result files.",
      "",
      "It names each file that it changes. The same results give the same files on every Java."
    })
public final class RenderCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Parameters(
      arity = "1..*",
      paramLabel = "RESULT",
      description =
          "Files below the checkout that record wrote; the chart in the README is of the first.")
  private List<Path> sources;

  @Option(
      names = "--factors",
      paramLabel = "FILE",
      required = true,
      description = "A file below the checkout that compare --format=JSON wrote, for the README.")
  private Path factors;

  @Option(
      names = "--root",
      paramLabel = "FOLDER",
      defaultValue = ".",
      description = "The checkout. Default: the current folder.")
  private Path root;

  @Option(names = "--dry-run", description = "Only name the files that would change.")
  private boolean dryRun;

  @Override
  public Integer call() throws IOException {
    try {
      ResultPages pages =
          new ResultPages(root, belowRoot(factors), sources.stream().map(this::belowRoot).toList());
      for (Map.Entry<String, String> file : pages.files().entrySet()) {
        update(file.getKey(), file.getValue());
      }
      return 0;
    } catch (FileNotFoundException e) {
      throw new IllegalArgumentException("no such file: " + e.getMessage(), e);
    }
  }

  /** Returns the path from the root, which is what the page shows. */
  private String belowRoot(Path source) {
    Path base = root.toAbsolutePath().normalize();
    Path file = source.toAbsolutePath().normalize();
    if (!file.startsWith(base)) {
      throw new IllegalArgumentException("'" + source + "' is not below the folder '" + root + "'");
    }
    return base.relativize(file).toString().replace('\\', '/');
  }

  private void update(String name, String content) throws IOException {
    Path file = root.resolve(name);
    boolean isNew = !Files.exists(file);
    if (!isNew && Files.readString(file).equals(content)) {
      return;
    }
    spec.commandLine().getOut().println((isNew ? "new: " : "changed: ") + name);
    if (!dryRun) {
      Files.createDirectories(file.toAbsolutePath().getParent());
      Files.writeString(file, content);
    }
  }
}
