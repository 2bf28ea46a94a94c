package io.github.nonet.internal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import org.junit.jupiter.api.Test;

class StreamFieldsTest {
  /** Writes any numbers and refuses negative ones when it is read. */
  private static final class Numbers implements Serializable {
    private static final long serialVersionUID = 1L;

    private long large;
    private int small;

    Numbers(long large, int small) {
      this.large = large;
      this.small = small;
    }

    private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
      ObjectInputStream.GetField fields = in.readFields();
      large = StreamFields.requireNotNegative(fields, "large");
      small = StreamFields.requireNotNegativeInt(fields, "small");
    }
  }

  private static Numbers copy(long large, int small) throws IOException, ClassNotFoundException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
      out.writeObject(new Numbers(large, small));
    }
    try (ObjectInputStream in =
        new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
      return (Numbers) in.readObject();
    }
  }

  @Test
  void require_notNegative() throws IOException, ClassNotFoundException {
    assertThat(copy(Long.MAX_VALUE, 7))
        .returns(Long.MAX_VALUE, numbers -> numbers.large)
        .returns(7, numbers -> numbers.small);
    assertThat(copy(0, 0)).returns(0L, numbers -> numbers.large);
  }

  @Test
  void require_negative() {
    assertThatExceptionOfType(InvalidObjectException.class)
        .isThrownBy(() -> copy(-1, 0))
        .withMessage("large is -1; expected 0 or more");
    assertThatExceptionOfType(InvalidObjectException.class)
        .isThrownBy(() -> copy(0, -2))
        .withMessage("small is -2; expected 0 or more");
  }
}
