package io.github.nonet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.ObjectStreamConstants;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BoardSerializationTest {
  private static final String LINE = Boards.PUZZLE.toString();

  @Test
  void readObject_whatWasWritten() throws Exception {
    assertThat(read(write(Boards.PUZZLE))).isEqualTo(Boards.PUZZLE);
    assertThat(read(write(Board.EMPTY))).isEqualTo(Board.EMPTY);
    assertThat(read(write(List.of(Boards.SOLUTION)))).isEqualTo(List.of(Boards.SOLUTION));
  }

  @Test
  void readObject_anotherBoardInTheStream() throws Exception {
    String line = Boards.PUZZLE.with(0, 9).toString();
    assertThat(read(forge(line))).isEqualTo(Boards.PUZZLE.with(0, 9));
  }

  @ParameterizedTest
  @ValueSource(chars = {'x', 'A', ' ', '/'})
  void readObject_forgedCell(char cell) throws Exception {
    byte[] forged = forge(cell + LINE.substring(1));
    assertThatExceptionOfType(InvalidObjectException.class)
        .isThrownBy(() -> read(forged))
        .withCauseInstanceOf(BoardFormatException.class)
        .satisfies(e -> assertThat(e).hasMessage(e.getCause().getMessage()));
  }

  @Test
  void readObject_forgedNullLine() throws Exception {
    byte[] line = LINE.getBytes(StandardCharsets.ISO_8859_1);
    byte[] stream = write(Boards.PUZZLE);
    byte[] text = concat(new byte[] {ObjectStreamConstants.TC_STRING, 0, 81}, line);
    byte[] forged = replace(stream, text, new byte[] {ObjectStreamConstants.TC_NULL});
    assertThatExceptionOfType(InvalidObjectException.class)
        .isThrownBy(() -> read(forged))
        .withCauseInstanceOf(NullPointerException.class);
  }

  @Test
  void readObject_forgedRawBoard() throws Exception {
    assertThatExceptionOfType(InvalidObjectException.class)
        .isThrownBy(() -> read(rawBoard()))
        .withMessage("a board is serialized as its line of 81 characters");
  }

  /** The stream of a Board object without its stand-in, by the Object Serialization grammar. */
  private static byte[] rawBoard() throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    DataOutputStream out = new DataOutputStream(bytes);
    out.writeShort(ObjectStreamConstants.STREAM_MAGIC);
    out.writeShort(ObjectStreamConstants.STREAM_VERSION);
    out.writeByte(ObjectStreamConstants.TC_OBJECT);
    out.writeByte(ObjectStreamConstants.TC_CLASSDESC);
    out.writeUTF("io.github.nonet.Board");
    out.writeLong(1L);
    out.writeByte(ObjectStreamConstants.SC_SERIALIZABLE);
    out.writeShort(0);
    out.writeByte(ObjectStreamConstants.TC_ENDBLOCKDATA);
    out.writeByte(ObjectStreamConstants.TC_NULL);
    return bytes.toByteArray();
  }

  /** The stream of the puzzle, with another line of the same length. */
  private static byte[] forge(String line) throws IOException {
    return replace(
        write(Boards.PUZZLE),
        LINE.getBytes(StandardCharsets.ISO_8859_1),
        line.getBytes(StandardCharsets.ISO_8859_1));
  }

  private static byte[] replace(byte[] stream, byte[] from, byte[] to) {
    String text = new String(stream, StandardCharsets.ISO_8859_1);
    String fromText = new String(from, StandardCharsets.ISO_8859_1);
    assertThat(text).containsOnlyOnce(fromText);
    return text.replace(fromText, new String(to, StandardCharsets.ISO_8859_1))
        .getBytes(StandardCharsets.ISO_8859_1);
  }

  private static byte[] concat(byte[] head, byte[] tail) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    bytes.write(head);
    bytes.write(tail);
    return bytes.toByteArray();
  }

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
}
