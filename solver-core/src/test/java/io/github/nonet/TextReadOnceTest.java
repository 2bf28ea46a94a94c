package io.github.nonet;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.variant.Rules;
import java.io.IOException;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * A text may change while it is read: another thread may write to a StringBuilder. So every public
 * method takes a copy first, and reads that.
 */
class TextReadOnceTest {
  private static final Map<Class<?>, Object> RECEIVERS =
      Map.of(Rules.class, Rules.of(4), Rules.Builder.class, Rules.builder(4));

  private static final List<String> TEXTS =
      List.of(
          "",
          "x",
          ".".repeat(16),
          ".".repeat(81),
          "AABBAABBCCDDCCDD",
          "r1c1=5",
          ":0000:x:" + ".".repeat(81) + ":::",
          "version: 1\n0|-|1|");

  /** A text that can be copied once, and not be read in any other way. */
  private static final class Once implements CharSequence {
    private final String text;
    private int copies;

    Once(String text) {
      this.text = text;
    }

    @Override
    public String toString() {
      copies++;
      return text;
    }

    @Override
    public int length() {
      throw new AssertionError("its length is read");
    }

    @Override
    public char charAt(int index) {
      throw new AssertionError("a character is read");
    }

    @Override
    public CharSequence subSequence(int start, int end) {
      throw new AssertionError("a part is read");
    }
  }

  static Stream<Executable> methodsThatTakeTexts() throws IOException, URISyntaxException {
    Path classes = Path.of(Board.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    Path root = classes.resolve("io/github/nonet");
    try (Stream<Path> files = Files.walk(root)) {
      return files
          .map(file -> classes.relativize(file).toString().replace('\\', '/'))
          .filter(file -> file.endsWith(".class") && !file.contains("/internal/"))
          .filter(file -> !file.endsWith("package-info.class"))
          .map(file -> load(file.replace(".class", "").replace('/', '.')))
          .filter(type -> Modifier.isPublic(type.getModifiers()))
          .flatMap(
              type ->
                  Stream.<Executable>concat(
                      Arrays.stream(type.getDeclaredMethods()),
                      Arrays.stream(type.getDeclaredConstructors())))
          .filter(method -> Modifier.isPublic(method.getModifiers()))
          .filter(method -> List.of(method.getParameterTypes()).contains(CharSequence.class))
          .toList()
          .stream();
    }
  }

  private static Class<?> load(String name) {
    try {
      return Class.forName(name, false, Board.class.getClassLoader());
    } catch (ClassNotFoundException e) {
      throw new AssertionError(name, e);
    }
  }

  @ParameterizedTest
  @MethodSource("methodsThatTakeTexts")
  void text_isCopiedOnce(Executable method) throws ReflectiveOperationException {
    for (String text : TEXTS) {
      Once once = new Once(text);
      try {
        call(method, once);
      } catch (InvocationTargetException e) {
        assertThat(e.getCause()).as("%s of %s", method, text).isInstanceOf(RuntimeException.class);
      }
      assertThat(once.copies).as("%s of %s", method, text).isEqualTo(1);
    }
  }

  private static void call(Executable method, Once text) throws ReflectiveOperationException {
    assertThat(method.getParameterTypes())
        .as("%s", method)
        .isSubsetOf(CharSequence.class, int.class)
        .containsOnlyOnce(CharSequence.class);
    Object[] arguments =
        Arrays.stream(method.getParameterTypes())
            .map(type -> type == int.class ? (Object) 1 : text)
            .toArray();
    if (method instanceof Constructor<?> constructor) {
      constructor.newInstance(arguments);
    } else {
      Object receiver = RECEIVERS.get(method.getDeclaringClass());
      ((Method) method).invoke(receiver, arguments);
    }
  }

  /** Without this the test above could pass with nothing to try. */
  @Test
  void methodsThatTakeTexts_areFound() throws IOException, URISyntaxException {
    assertThat(methodsThatTakeTexts().map(Executable::getName))
        .contains("parse", "jigsaw", "regions", "parseCells", "parseResult")
        .hasSizeGreaterThan(9);
  }
}
