package io.github.nonet;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.mapping;
import static java.util.stream.Collectors.toCollection;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.spi.ToolProvider;
import org.slf4j.Logger;

/** Which classes and packages of the library use which others, as jdeps finds them. */
public final class Dependencies {
  private static final String ROOT = "io.github.nonet";

  /** A dependency of one class of this module on another: {@code a.b.C -> d.e.F}. */
  private static final Pattern DEPENDENCY =
      Pattern.compile(
          "^ +(io\\.github\\.nonet\\.\\S+) +-> (io\\.github\\.nonet\\.\\S+)", Pattern.MULTILINE);

  /** The classes that each class uses, without the prefix of the root package. */
  static final Map<String, Set<String>> CLASSES = classes();

  private Dependencies() {}

  private static Map<String, Set<String>> classes() {
    return DEPENDENCY
        .matcher(jdeps())
        .results()
        .filter(found -> !topLevel(found, 1).equals(topLevel(found, 2)))
        .collect(
            groupingBy(
                found -> topLevel(found, 1),
                TreeMap::new,
                mapping(found -> topLevel(found, 2), toCollection(TreeSet::new))));
  }

  private static String topLevel(MatchResult found, int group) {
    return found.group(group).substring(ROOT.length() + 1).replaceFirst("\\$.*", "");
  }

  private static String jdeps() {
    StringWriter output = new StringWriter();
    PrintWriter writer = new PrintWriter(output);
    int status = ToolProvider.findFirst("jdeps").orElseThrow().run(writer, writer, arguments());
    assertThat(status).as(output.toString()).isZero();
    return output.toString();
  }

  private static String[] arguments() {
    return new String[] {
      "-verbose:class",
      "-filter:none",
      "--multi-release",
      "base",
      "--module-path",
      location(Logger.class),
      location(Board.class)
    };
  }

  /** Returns the folder or the jar that a class is from. */
  static String location(Class<?> type) {
    try {
      URI location = type.getProtectionDomain().getCodeSource().getLocation().toURI();
      return Path.of(location).toString();
    } catch (URISyntaxException e) {
      throw new AssertionError(e);
    }
  }

  static String packageOf(String type) {
    return type.contains(".") ? type.substring(0, type.lastIndexOf('.')) : "";
  }

  /** Returns the packages that each package uses; the root package is "". */
  public static Map<String, Set<String>> packages() {
    Map<String, Set<String>> uses = new TreeMap<>();
    CLASSES.forEach(
        (type, used) -> {
          Set<String> packages = uses.computeIfAbsent(packageOf(type), key -> new TreeSet<>());
          used.stream()
              .map(Dependencies::packageOf)
              .filter(other -> !other.equals(packageOf(type)))
              .forEach(packages::add);
        });
    return uses;
  }
}
