package io.github.nonet.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import javax.tools.ToolProvider;

/**
 * Single-file programs, compiled once in this JVM. Started from its source, a program compiles
 * itself at each start, which takes ten times as long as what it does.
 */
final class CompiledExamples {
  private static final Map<Path, Path> FOLDERS = new ConcurrentHashMap<>();
  private static final Map<Path, Path> HOSTED_FOLDERS = new ConcurrentHashMap<>();

  private CompiledExamples() {}

  /** Returns the folder with the classes of {@code program}, for a class path. */
  static Path folderOf(Path program, String libraries) {
    return FOLDERS.computeIfAbsent(program, file -> compile(file, libraries));
  }

  /** Returns the folder with the classes of {@code program} as {@link HostedExample} runs it. */
  static Path hostedFolderOf(Path program, String libraries) {
    return HOSTED_FOLDERS.computeIfAbsent(program, file -> compileHosted(file, libraries));
  }

  private static Path compileHosted(Path program, String libraries) {
    try {
      Path copy = temporaryFolder().resolve(program.getFileName());
      Files.writeString(copy, HostedExample.source(Files.readString(program)));
      return compile(copy, libraries);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Path compile(Path program, String libraries) {
    Path folder = temporaryFolder();
    // As the launcher of sources compiles: no class of another file is seen.
    List<String> arguments =
        List.of("-proc:none", "-implicit:none", "-sourcepath", folder.toString());
    List<String> files = List.of("-cp", libraries, "-d", folder.toString(), program.toString());
    String[] all = Stream.of(arguments, files).flatMap(List::stream).toArray(String[]::new);
    assertThat(ToolProvider.getSystemJavaCompiler().run(null, null, null, all))
        .as("%s compiles", program)
        .isZero();
    return folder;
  }

  /** A folder that goes with this JVM. */
  private static Path temporaryFolder() {
    try {
      Path folder = Files.createTempDirectory("compiled-example");
      Runtime.getRuntime().addShutdownHook(new Thread(() -> delete(folder)));
      return folder;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void delete(Path folder) {
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
