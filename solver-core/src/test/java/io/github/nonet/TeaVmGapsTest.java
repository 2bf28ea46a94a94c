package io.github.nonet;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.constant.MethodTypeDesc;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * The library runs in a browser, compiled by TeaVM, which lacks some of the JDK. This test sees
 * such a gap when the library is built; the page itself would show it minutes later. What {@code
 * docs/playground/src/stubs} replaces is not in the list.
 */
class TeaVmGapsTest {
  /** What the page never calls, or has a class of its own for. */
  private static final Set<String> ELSEWHERE =
      Set.of(
          "io/github/nonet/internal/vector/Modules calls java/lang/Class.getModule/0",
          "io/github/nonet/internal/vector/Modules calls java/lang/Class.getResource/1");

  private static final Path CLASSES = Path.of("target/classes");

  private static final Set<String> LACKS = lacks();

  private static Set<String> lacks() {
    try (InputStream in = TeaVmGapsTest.class.getResourceAsStream("teavm-lacks.txt")) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .filter(line -> !line.startsWith("#"))
          .collect(Collectors.toSet());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Test
  void library_callsNothingThatTeaVmLacks() throws IOException {
    Set<String> found = new TreeSet<>();
    try (Stream<Path> files = Files.walk(CLASSES.resolve("io/github/nonet"))) {
      for (Path file : files.filter(it -> it.toString().endsWith(".class")).toList()) {
        String name = CLASSES.relativize(file).toString().replace('\\', '/');
        String type = name.substring(0, name.length() - ".class".length());
        used(file).stream()
            .filter(LACKS::contains)
            .map(it -> type + " calls " + it)
            .forEach(found::add);
      }
    }
    assertThat(found).containsExactlyInAnyOrderElementsOf(ELSEWHERE);
  }

  /**
   * TeaVM fills an array of unknown length in parts, and in each knows no number of those before.
   */
  @Test
  void sources_noArrayOfDistinctNumbersOfLists() throws IOException {
    Pattern repeats = Pattern.compile("flatMapToInt\\([^;]*\\.distinct\\(\\)\\s*\\.toArray");
    try (Stream<Path> files = Files.walk(Path.of("src/main/java/io"))) {
      for (Path file : files.filter(it -> it.toString().endsWith(".java")).toList()) {
        assertThat(repeats.matcher(Files.readString(file)).find()).as(file.toString()).isFalse();
      }
    }
    assertThat(repeats.matcher("s.flatMapToInt(a -> b(a)).distinct().toArray()").find()).isTrue();
  }

  /** What this very class uses is found, so that an empty answer says something. */
  @Test
  void used_findsClassesAndMethods() throws IOException {
    Path file = Path.of("target/test-classes/io/github/nonet/TeaVmGapsTest$Gaps.class");
    assertThat(used(file))
        .contains("java/util/StringJoiner", "java/lang/Integer.sum/2", "java/lang/String.lines/0");
    assertThat(LACKS)
        .contains("java/util/StringJoiner", "java/lang/Integer.sum/2", "java/lang/String.lines/0");
  }

  /** Uses what TeaVM lacks. */
  static final class Gaps {
    private Gaps() {}

    static Object use() {
      return List.of(
          new java.util.StringJoiner(","), "a".lines(), Stream.of(1, 2).reduce(0, Integer::sum));
    }
  }

  /**
   * Returns the classes that a class file names, and its methods of other classes as {@code
   * java/lang/Integer.sum/2}.
   */
  private static Set<String> used(Path file) throws IOException {
    try (DataInputStream in = new DataInputStream(Files.newInputStream(file))) {
      in.skipNBytes(8);
      return new Pool(in).used();
    }
  }

  /** The constants of a class file (JVM specification, 4.4). */
  private static final class Pool {
    private static final int UTF8 = 1;
    private static final int LONG = 5;
    private static final int DOUBLE = 6;
    private static final int CLASS = 7;
    private static final int METHOD = 10;
    private static final int METHOD_OF_INTERFACE = 11;
    private static final int METHOD_HANDLE = 15;

    private final int[] tags;
    private final int[] first;
    private final int[] second;
    private final String[] texts;

    Pool(DataInputStream in) throws IOException {
      int count = in.readUnsignedShort();
      tags = new int[count];
      first = new int[count];
      second = new int[count];
      texts = new String[count];
      for (int i = 1; i < count; i++) {
        tags[i] = in.readUnsignedByte();
        read(in, i);
        i += tags[i] == LONG || tags[i] == DOUBLE ? 1 : 0;
      }
    }

    private void read(DataInputStream in, int i) throws IOException {
      switch (tags[i]) {
        case UTF8 -> texts[i] = in.readUTF();
        case CLASS, 8, 16, 19, 20 -> first[i] = in.readUnsignedShort();
        case METHOD_HANDLE -> in.skipNBytes(3);
        case LONG, DOUBLE -> in.skipNBytes(8);
        case 3, 4 -> in.skipNBytes(4);
        default -> {
          first[i] = in.readUnsignedShort();
          second[i] = in.readUnsignedShort();
        }
      }
    }

    Set<String> used() {
      Set<String> used = new TreeSet<>();
      for (int i = 1; i < tags.length; i++) {
        if (tags[i] == CLASS) {
          used.add(texts[first[i]]);
        } else if (tags[i] == METHOD || tags[i] == METHOD_OF_INTERFACE) {
          used.add(method(texts[first[first[i]]], second[i]));
        }
      }
      return used;
    }

    private String method(String owner, int nameAndType) {
      String type = texts[second[nameAndType]];
      int count = MethodTypeDesc.ofDescriptor(type).parameterCount();
      return owner + "." + texts[first[nameAndType]] + "/" + count;
    }
  }
}
