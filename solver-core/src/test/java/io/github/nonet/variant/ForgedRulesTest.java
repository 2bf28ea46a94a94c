package io.github.nonet.variant;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** Streams in which somebody has changed a number or a name. */
class ForgedRulesTest {
  private static final int SUM = 0x0102_0304;

  private static byte[] write(Object object) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
      out.writeObject(object);
    }
    return bytes.toByteArray();
  }

  private static Object read(byte[] stream) throws IOException, ClassNotFoundException {
    try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(stream))) {
      return in.readObject();
    }
  }

  private static byte[] replaced(byte[] stream, byte[] found, byte[] by) {
    String text = new String(stream, StandardCharsets.ISO_8859_1);
    int at = text.indexOf(new String(found, StandardCharsets.ISO_8859_1));
    assertThat(at).isPositive();
    byte[] forged = stream.clone();
    System.arraycopy(by, 0, forged, at, by.length);
    return forged;
  }

  private static byte[] bytes(int number) {
    return ByteBuffer.allocate(4).putInt(number).array();
  }

  private static void assertRefused(byte[] stream, String message) {
    assertThatExceptionOfType(InvalidObjectException.class)
        .isThrownBy(() -> read(stream))
        .withMessageContaining(message);
  }

  @Test
  void rules_forged() throws Exception {
    Rules rules = Rules.of(4).withCages(List.of(Cage.of(SUM, 1, 2)));
    byte[] stream = write(rules);
    assertThat(read(stream)).isEqualTo(rules);
    assertRefused(replaced(stream, bytes(SUM), bytes(-1)), "sum is -1; expected 0 or more");
    byte[] name = "GRID".getBytes(StandardCharsets.US_ASCII);
    assertRefused(replaced(stream, name, "GRIT".getBytes(StandardCharsets.US_ASCII)), "GRIT");
  }

  /** One large array may be in a stream many times, and so keep its reader busy for long. */
  @Test
  void rules_forgedToBeHuge() throws Exception {
    Rules rules = Rules.of(4).withCages(List.of(Cage.of(SUM, 1, 2)));
    assertRefused(
        with(rules, new int[] {SUM}, new int[10_001]),
        "found more than 10000 cages; expected at most 10000");
    assertRefused(
        with(rules, new int[] {1, 2}, new int[100_000]),
        "cages[0] has 100000 cells; expected at most 4");
  }

  /** Returns the stream of an object with one array in place of another. */
  private static byte[] with(Object object, Object found, Object by) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ObjectOutputStream out =
        new ObjectOutputStream(bytes) {
          {
            enableReplaceObject(true);
          }

          @Override
          protected Object replaceObject(Object part) {
            return Objects.deepEquals(part, found) ? by : part;
          }
        }) {
      out.writeObject(object);
    }
    return bytes.toByteArray();
  }

  @Test
  void grid_forged() throws Exception {
    Grid grid = Rules.of(4).empty().with(3, 4).with(4, 3).with(5, 2).with(6, 1);
    byte[] stream = write(grid);
    assertRefused(
        replaced(stream, new byte[] {4, 3, 2, 1}, new byte[] {4, 3, 5, 1}),
        "cell 5 (row 2, column 2) is 5; expected 1 to 4");
    assertRefused(
        replaced(stream, new byte[] {4, 3, 2, 1}, new byte[] {4, 3, -1, 1}), "is -1; expected");
  }

  @Test
  void candidates_forged() throws Exception {
    GridCandidates marks = GridCandidates.of(Rules.of(4).empty().with(3, 4));
    byte[] stream = write(marks);
    int given = 1 << 27 | 1 << 26 | 1 << 4;
    assertThat(read(stream)).isEqualTo(marks);
    assertRefused(
        replaced(stream, bytes(given), bytes(given | 2)), "is filled with 2 values; expected one");
    assertRefused(
        replaced(stream, bytes(given), bytes(given & ~(1 << 26))), "is filled with 1 values");
    assertRefused(replaced(stream, bytes(given), bytes(1 << 5)), "expected bits 1 to 4");
    assertRefused(replaced(stream, bytes(given), bytes(-1)), "expected bits 1 to 4");
  }

  /** The arrays that a stream is given are copies. */
  @Test
  void written_notTheState() throws Exception {
    Grid grid = Rules.of(4).empty();
    try (ObjectOutputStream out =
        new ObjectOutputStream(new ByteArrayOutputStream()) {
          {
            enableReplaceObject(true);
          }

          @Override
          protected Object replaceObject(Object object) {
            if (object instanceof byte[] values) {
              Arrays.fill(values, (byte) 3);
            } else if (object instanceof int[] numbers) {
              Arrays.fill(numbers, 3);
            }
            return object;
          }
        }) {
      out.writeObject(grid);
      out.writeObject(GridCandidates.of(grid));
    }
    assertThat(grid).isEqualTo(Rules.of(4).empty());
    assertThat(grid.rules().houses()).isEqualTo(Rules.of(4).houses());
  }
}
