package io.github.nonet.internal.vector;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.nonet.Algorithm;
import io.github.nonet.CellOrder;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Here, next to the classes, there is no multi-release jar, so the engine is always missing. */
class VectorSupportTest {
  @Test
  void isAvailable_withoutPackagedJar() {
    assertThat(Algorithm.VECTOR.isAvailable()).isFalse();
  }

  @ParameterizedTest
  @EnumSource(CellOrder.class)
  void solver_withoutPackagedJar(CellOrder order) {
    String missing = VectorSupport.whatIsMissing().orElseThrow();
    assertThat(missing).startsWith("VECTOR needs ");
    assertThatExceptionOfType(UnsupportedOperationException.class)
        .isThrownBy(() -> Algorithm.VECTOR.solver(order))
        .withMessage(missing);
  }

  @Test
  void isClassPresent_besideTheNeighbour() {
    assertThat(Modules.isClassPresent(VectorSupport.class, "VectorApi")).isTrue();
    assertThat(Modules.isClassPresent(VectorSupport.class, "Nowhere")).isFalse();
  }

  @Test
  void jdkIsMissing_tooOld() {
    assertThat(VectorApi.jdkIsMissing("VECTOR", 24, 25))
        .hasValue("VECTOR needs JDK 25; this is JDK 24.");
  }

  @Test
  void jdkIsMissing_inRange() {
    assertThat(VectorApi.jdkIsMissing("VECTOR", 25, 25)).isEmpty();
    assertThat(VectorApi.jdkIsMissing("VECTOR", 27, 28)).isEmpty();
  }

  @Test
  void jdkIsMissing_tooNew() {
    assertThat(VectorApi.jdkIsMissing("VECTOR", 27, 26))
        .hasValue(
            "VECTOR is not tested on JDK 27, only up to JDK 26; to try it, start java with "
                + "-Dio.github.nonet.vector.maxJdk=27.");
  }

  @Test
  void widthIsMissing_narrow() {
    assertThat(VectorSupport.widthIsMissing(128))
        .hasValue(
            "VECTOR needs vectors of 256 bits or more; here they have 128. "
                + "Where the processor has AVX2, start java with -XX:UseAVX=2.");
  }

  @Test
  void widthIsMissing_wide() {
    assertThat(VectorSupport.widthIsMissing(256)).isEmpty();
    assertThat(VectorSupport.widthIsMissing(512)).isEmpty();
  }
}
