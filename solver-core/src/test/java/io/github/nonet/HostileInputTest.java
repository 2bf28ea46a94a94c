package io.github.nonet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.nonet.internal.text.BoardReader;
import io.github.nonet.internal.text.TextFaultException;
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What SECURITY.md promises, where no other test tries it. */
class HostileInputTest {
  private static final int LENGTH = 100_000;
  private static final long MANY_SOLUTIONS = 2_000;
  private static final long MANY_GUESSES = 20_000;
  private static final long TENS_OF_KILOBYTES = 120_000;
  private static final Board CRUEL =
      Board.parse(
          "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9");

  /** A text that knows how often a character of it was read. */
  private static final class CountingText implements CharSequence {
    private final String text;
    private final long[] reads;

    CountingText(String text, long[] reads) {
      this.text = text;
      this.reads = reads;
    }

    @Override
    public int length() {
      return text.length();
    }

    @Override
    public char charAt(int index) {
      reads[0]++;
      return text.charAt(index);
    }

    @Override
    public CharSequence subSequence(int start, int end) {
      return new CountingText(text.substring(start, end), reads);
    }

    @Override
    public String toString() {
      throw new AssertionError("the text was copied");
    }
  }

  /** The reader of {@code Board.parse}, which copies a text before. */
  @ParameterizedTest
  @ValueSource(strings = {" ", "\n", "\r\n", "-", "-\n", "-1\n", "|", "1", ".\n", "x", "\ud83d"})
  void parse_timeInProportionToTheLength(String part) {
    long[] reads = new long[1];
    CountingText text = new CountingText(part.repeat(LENGTH / part.length()), reads);
    assertThatExceptionOfType(TextFaultException.class).isThrownBy(() -> BoardReader.read(text));
    assertThat(reads[0]).isPositive().isLessThan(20L * LENGTH);
  }

  static Stream<Arguments> searches() {
    return Stream.of(Algorithm.values())
        .filter(Algorithm::isAvailable)
        .flatMap(algorithm -> Stream.of(CellOrder.values()).map(o -> Arguments.of(algorithm, o)));
  }

  @ParameterizedTest
  @MethodSource("searches")
  void search_memory(Algorithm algorithm, CellOrder order) {
    Search solutions = algorithm.solver(order).search(Board.EMPTY);
    for (int i = 0; i < MANY_SOLUTIONS; i++) {
      assertThat(solutions.advance(Long.MAX_VALUE)).isEqualTo(Progress.SOLUTION);
    }
    assertThat(retainedBytes(solutions)).isBetween(100L, TENS_OF_KILOBYTES);

    Search guesses = algorithm.solver(order).search(CRUEL);
    guesses.advance(MANY_GUESSES);
    assertThat(retainedBytes(guesses)).isBetween(100L, TENS_OF_KILOBYTES);
  }

  @Test
  void retainedBytes_seesWhatIsKept() {
    record Keeper(int[] array, Collection<byte[]> more) {}
    assertThat(retainedBytes(new Keeper(new int[1_000], Set.of(new byte[500]))))
        .isBetween(4_500L, 4_800L);
  }

  /** About how many bytes can be reached from an object, by its fields and not by static ones. */
  private static long retainedBytes(Object root) {
    Set<Object> seen = Collections.newSetFromMap(new IdentityHashMap<>());
    Deque<Object> waiting = new ArrayDeque<>();
    waiting.add(root);
    long bytes = 0;
    while (!waiting.isEmpty()) {
      Object object = waiting.pop();
      if (seen.add(object)) {
        bytes += 16;
        if (object.getClass().isArray()) {
          bytes += arrayBytes(object, waiting);
        } else if (object instanceof Collection<?> collection) {
          bytes += 40L * collection.size();
          collection.forEach(waiting::push);
        } else if (object.getClass().getName().startsWith("io.github.nonet.")) {
          bytes += fieldBytes(object, waiting);
        }
      }
    }
    return bytes;
  }

  private static long arrayBytes(Object array, Deque<Object> waiting) {
    Class<?> type = array.getClass().getComponentType();
    int length = Array.getLength(array);
    for (int i = 0; i < length && !type.isPrimitive(); i++) {
      push(Array.get(array, i), waiting);
    }
    return (long) length * elementBytes(type);
  }

  private static int elementBytes(Class<?> type) {
    if (type == boolean.class || type == byte.class) {
      return 1;
    }
    return type == long.class || !type.isPrimitive() ? 8 : 4;
  }

  private static long fieldBytes(Object object, Deque<Object> waiting) {
    long bytes = 0;
    for (Class<?> c = object.getClass(); c != null && c != Object.class; c = c.getSuperclass()) {
      for (Field field : c.getDeclaredFields()) {
        if (!Modifier.isStatic(field.getModifiers()) && c != Enum.class) {
          bytes += 8;
          push(value(field, object), waiting);
        }
      }
    }
    return bytes;
  }

  private static Object value(Field field, Object object) {
    try {
      field.setAccessible(true);
      return field.get(object);
    } catch (IllegalAccessException e) {
      throw new AssertionError(field + " of " + object, e);
    }
  }

  private static void push(Object value, Deque<Object> waiting) {
    if (value != null) {
      waiting.push(value);
    }
  }
}
