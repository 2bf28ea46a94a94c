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
import org.junit.jupiter.api.Test;

class CandidatesSerializationTest {
  private static final Candidates STATE = Candidates.of(Boards.PUZZLE).with(0, 4).without(2, 5);

  @Test
  void readObject_whatWasWritten() throws Exception {
    assertThat(read(write())).isEqualTo(STATE);
  }

  @Test
  void readObject_forgedMarksThatContradictTheBoard() throws Exception {
    String marks = STATE.toString();
    refuse(forge(marks, "123456789" + marks.substring(9)), "marks contradict the board");
    refuse(forge(marks, "........." + marks.substring(9)), "marks contradict the board");
  }

  @Test
  void readObject_forgedGivens() throws Exception {
    String givens = Boards.PUZZLE.toString();
    refuse(forge(givens, "9" + givens.substring(1)), "givens contradict the board");
  }

  @Test
  void readObject_forgedText() throws Exception {
    refuse(forge(STATE.toString(), "x" + STATE.toString().substring(1)), "is 'x'");
  }

  @Test
  void readObject_forgedRawObject() throws Exception {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    DataOutputStream out = new DataOutputStream(bytes);
    out.writeShort(ObjectStreamConstants.STREAM_MAGIC);
    out.writeShort(ObjectStreamConstants.STREAM_VERSION);
    out.writeByte(ObjectStreamConstants.TC_OBJECT);
    out.writeByte(ObjectStreamConstants.TC_CLASSDESC);
    out.writeUTF("io.github.nonet.Candidates");
    out.writeLong(1L);
    out.writeByte(ObjectStreamConstants.SC_SERIALIZABLE);
    out.writeShort(0);
    out.writeByte(ObjectStreamConstants.TC_ENDBLOCKDATA);
    out.writeByte(ObjectStreamConstants.TC_NULL);
    refuse(bytes.toByteArray(), "candidates are serialized as their lines");
  }

  private static void refuse(byte[] stream, String message) {
    assertThatExceptionOfType(InvalidObjectException.class)
        .isThrownBy(() -> read(stream))
        .withMessageContaining(message);
  }

  /** The stream of the state, with another text of the same length in place of one. */
  private static byte[] forge(String from, String to) throws IOException {
    String stream = new String(write(), StandardCharsets.ISO_8859_1);
    assertThat(stream).containsOnlyOnce(from);
    return stream.replace(from, to).getBytes(StandardCharsets.ISO_8859_1);
  }

  private static byte[] write() throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
      out.writeObject(STATE);
    }
    return bytes.toByteArray();
  }

  private static Object read(byte[] stream) throws IOException, ClassNotFoundException {
    try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(stream))) {
      return in.readObject();
    }
  }
}
