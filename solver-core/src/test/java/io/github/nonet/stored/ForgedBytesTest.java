package io.github.nonet.stored;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.nonet.TextFormatException;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InvalidObjectException;
import java.io.ObjectInputFilter;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.ObjectStreamConstants;
import java.io.ObjectStreamException;
import java.io.UTFDataFormatException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Date;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Streams of every type of value, forged byte by byte: each is refused, or is the stream of a value
 * that is as good as any.
 */
class ForgedBytesTest {
  /**
   * What a program should use: the classes of values and of what represents them, and nothing else.
   * SECURITY.md has it.
   */
  static final String FILTER =
      "io.github.nonet.*;io.github.nonet.logic.*;io.github.nonet.variant.*;maxdepth=2;maxarray=0;!*";

  private static final String MINE = ForgedBytesTest.class.getPackageName();

  /** The code before the class of the object, and the class itself, are read by the JDK alone. */
  private static final int TYPE_CODE = 4;

  private static final Map<Class<?>, Map<String, Object>> VALUES = StoredValues.all();

  private static final List<Object> ALL =
      VALUES.values().stream().flatMap(values -> values.values().stream()).toList();

  /** Of each type the value with the shortest stream. */
  static Stream<Object> shortest() {
    return VALUES.values().stream()
        .map(
            values ->
                values.values().stream()
                    .min(Comparator.comparing(value -> write(value).length))
                    .orElseThrow());
  }

  private static byte[] write(Object object) {
    return write(object, part -> part);
  }

  /** Writes a stream with other objects in place of some. */
  private static byte[] write(Object object, UnaryOperator<Object> change) {
    try {
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      try (ObjectOutputStream out =
          new ObjectOutputStream(bytes) {
            {
              enableReplaceObject(true);
            }

            @Override
            protected Object replaceObject(Object part) {
              return change.apply(part);
            }
          }) {
        out.writeObject(object);
      }
      return bytes.toByteArray();
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  private static Object read(byte[] stream) throws IOException, ClassNotFoundException {
    try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(stream))) {
      return in.readObject();
    }
  }

  /** Returns where the class of the object ends, and what its fields hold begins. */
  private static int startOfFields(byte[] stream) {
    String text = new String(stream, StandardCharsets.ISO_8859_1);
    int end = text.indexOf("\u0078\u0070");
    assertThat(end).isPositive();
    return end + 2;
  }

  /**
   * Reads a stream, which is refused or holds a value, and returns whether it holds one. The JDK
   * itself has faults where it reads a class, before it looks at any object: these are none of
   * ours.
   */
  private static boolean requireRefusedOrGood(byte[] stream, boolean isClassForged) {
    Object read;
    try {
      read = read(stream);
    } catch (ObjectStreamException
        | EOFException
        | UTFDataFormatException
        | ClassNotFoundException e) {
      return false;
    } catch (IOException e) {
      throw new AssertionError(e);
    } catch (NullPointerException | ClassCastException | NegativeArraySizeException e) {
      boolean isOurs =
          Arrays.stream(e.getStackTrace())
              .map(StackTraceElement::getClassName)
              .takeWhile(name -> !name.startsWith(MINE))
              .anyMatch(name -> name.startsWith("io.github.nonet."));
      assertThat(isClassForged && !isOurs).as("%s", e).isTrue();
      return false;
    }
    if (read == null || !VALUES.containsKey(read.getClass())) {
      assertThat(isClassForged).as("%s", read).isTrue();
      return false;
    }
    try {
      assertThat(read(write(read)))
          .isEqualTo(read)
          .hasSameHashCodeAs(read)
          .hasToString(read.toString());
      return true;
    } catch (IOException | ClassNotFoundException e) {
      throw new AssertionError(e);
    }
  }

  @ParameterizedTest
  @MethodSource("shortest")
  void everyBit_flipped(Object value) {
    byte[] stream = write(value);
    int fields = startOfFields(stream);
    int good = 0;
    for (int at = 0; at < stream.length; at++) {
      for (int bit = 0; bit < 8; bit++) {
        byte[] forged = stream.clone();
        forged[at] ^= (byte) (1 << bit);
        good += requireRefusedOrGood(forged, at >= TYPE_CODE && at < fields) ? 1 : 0;
      }
    }
    assertThat(good).isBetween(1, 4 * stream.length);
  }

  @ParameterizedTest
  @MethodSource("shortest")
  void everyLength_cut(Object value) {
    byte[] stream = write(value);
    for (int length = 0; length < stream.length; length++) {
      byte[] cut = Arrays.copyOf(stream, length);
      assertThatExceptionOfType(IOException.class)
          .as("cut at %d", length)
          .isThrownBy(() -> read(cut));
    }
  }

  /** A text may have four gigabytes and more, if one believes its length. */
  @ParameterizedTest
  @MethodSource("shortest")
  void lengthOfTheText_forged(Object value) throws IOException {
    byte[] stream = write(value);
    int fields = stream.length - textOf(stream).length() - 3;
    for (long length :
        new long[] {0, 1, 80, 65_535, Integer.MAX_VALUE, 1L << 32, -1, Long.MIN_VALUE}) {
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      DataOutputStream out = new DataOutputStream(bytes);
      out.write(stream, 0, fields);
      if (length >>> 16 == 0) {
        out.writeByte(ObjectStreamConstants.TC_STRING);
        out.writeShort((int) length);
      } else {
        out.writeByte(ObjectStreamConstants.TC_LONGSTRING);
        out.writeLong(length);
      }
      out.write(stream, fields + 3, stream.length - fields - 3);
      requireRefusedOrGood(bytes.toByteArray(), false);
    }
  }

  /** Returns the last text of a stream, which is at its end. */
  private static String textOf(byte[] stream) {
    for (int at = stream.length - 3; at > 0; at--) {
      int length = (stream[at + 1] & 0xff) << 8 | stream[at + 2] & 0xff;
      if (stream[at] == ObjectStreamConstants.TC_STRING && length == stream.length - at - 3) {
        return new String(stream, at + 3, length, StandardCharsets.ISO_8859_1);
      }
    }
    throw new AssertionError("no text at the end");
  }

  /** The class of one type, with the fields of another. */
  @Test
  void classes_swapped() {
    List<byte[]> streams = shortest().map(ForgedBytesTest::write).toList();
    for (byte[] one : streams) {
      for (byte[] other : streams) {
        int start = startOfFields(other);
        byte[] forged = Arrays.copyOf(one, startOfFields(one) + other.length - start);
        System.arraycopy(other, start, forged, startOfFields(one), other.length - start);
        requireRefusedOrGood(forged, false);
      }
    }
  }

  /** The name of the class replaced by any other, with the same fields. */
  @ParameterizedTest
  @MethodSource("shortest")
  void nameOfTheClass_forged(Object value) throws IOException {
    byte[] stream = write(value);
    int length = (stream[6] & 0xff) << 8 | stream[7] & 0xff;
    for (String name : names()) {
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      DataOutputStream out = new DataOutputStream(bytes);
      out.write(stream, 0, 6);
      out.writeUTF(name);
      out.write(stream, 8 + length, stream.length - 8 - length);
      requireRefusedOrGood(bytes.toByteArray(), true);
    }
  }

  private static List<String> names() {
    return Stream.concat(
            VALUES.keySet().stream().map(Class::getName),
            Stream.of(
                "java.lang.String",
                "java.lang.Integer",
                "java.lang.Enum",
                "java.lang.Class",
                "java.util.ArrayList",
                "[I",
                "[Ljava.lang.String;",
                "io.github.nonet.Algorithm",
                "io.github.nonet.Solver",
                "int",
                "no.such.Class"))
        .toList();
  }

  @ParameterizedTest
  @MethodSource("shortest")
  void otherObject_inPlaceOfAText(Object value) {
    for (Object other :
        Arrays.asList(null, 7, List.of(), new int[3], new String[1], String.class, new Date(0))) {
      byte[] forged = write(value, part -> part instanceof String ? other : part);
      assertThatExceptionOfType(ObjectStreamException.class)
          .as("%s", other)
          .isThrownBy(() -> read(forged));
    }
  }

  /** What {@code parse} refuses, a stream refuses for the same reason. */
  @ParameterizedTest
  @ValueSource(strings = {"", "\0", "~", "x", "1..", "~?", "|symbols(9)", ":0000:x:"})
  void text_refused(String text) {
    shortest()
        .forEach(
            value -> {
              byte[] forged = write(value, part -> part instanceof String ? text : part);
              assertThatExceptionOfType(InvalidObjectException.class)
                  .isThrownBy(() -> read(forged))
                  .satisfies(
                      e ->
                          assertThat(e)
                              .hasMessage(e.getCause().getMessage())
                              .cause()
                              .isInstanceOf(IllegalArgumentException.class));
            });
  }

  @Test
  void text_refusedWithItsPlace() {
    byte[] forged =
        write(shortest().findFirst().orElseThrow(), part -> part instanceof String ? "1.." : part);
    assertThatExceptionOfType(InvalidObjectException.class)
        .isThrownBy(() -> read(forged))
        .withCauseInstanceOf(TextFormatException.class)
        .withMessageContaining("found 3 cells; expected 81");
  }

  @Test
  void everyValue_passesTheFilter() throws Exception {
    assertThat(Files.readString(Path.of("..", "SECURITY.md"))).contains("`" + FILTER + "`");
    for (Object value : ALL) {
      try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(write(value)))) {
        in.setObjectInputFilter(ObjectInputFilter.Config.createFilter(FILTER));
        assertThat(in.readObject()).isEqualTo(value);
      }
    }
  }

  @Property(tries = 400)
  void changes_atRandom(@ForAll long seed) {
    change(new Random(seed));
  }

  /** Makes a stream of any value, changes it in one to four places, and reads it. */
  static void change(Random random) {
    byte[] stream = write(ALL.get(random.nextInt(ALL.size())));
    int fields = startOfFields(stream);
    int from = random.nextInt(4) == 0 ? 0 : fields;
    for (int changes = random.nextInt(4); changes >= 0; changes--) {
      int at = from + random.nextInt(stream.length - from);
      int length = 1 + random.nextInt(Math.min(8, stream.length - at));
      switch (random.nextInt(4)) {
        case 0 -> stream[at] = (byte) random.nextInt();
        case 1 -> stream[at] = (byte) ".0123456789~?()|,:-ABPx\\".charAt(random.nextInt(24));
        case 2 ->
            System.arraycopy(stream, at, stream, from + random.nextInt(at - from + 1), length);
        default -> stream[at] ^= (byte) (1 << random.nextInt(8));
      }
    }
    // Where there was a text there may be an object now, whose class is forged.
    requireRefusedOrGood(stream, true);
  }
}
