package io.github.nonet.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MachineTest {
  /** Prints the version: see {@link #java_namesTheOptionThatIsOn}. */
  public static void main(String[] arguments) {
    System.out.println(Machine.java());
  }

  @ParameterizedTest
  @CsvSource({"+, ', UseFPUForSpilling'", "-, ''"})
  void java_namesTheOptionThatIsOn(String sign, String expected) throws IOException {
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:" + sign + "UseFPUForSpilling",
                "-cp",
                System.getProperty("java.class.path"),
                MachineTest.class.getName())
            .start();
    try (var out = process.getInputStream()) {
      String printed = new String(out.readAllBytes(), StandardCharsets.UTF_8);
      assertThat(printed).isEqualToIgnoringNewLines(Runtime.version() + expected);
    }
  }
}
