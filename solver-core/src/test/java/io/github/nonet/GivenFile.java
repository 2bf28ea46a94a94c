package io.github.nonet;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Path;

/** A file of puzzles that a system property gives to a soak. */
public final class GivenFile {
  private GivenFile() {}

  /** Returns the path; skips the test if the property is not set. */
  public static Path of(String property) {
    String file = System.getProperty(property);
    assumeTrue(file != null, () -> "no -D" + property + "=FILE");
    return Path.of(file);
  }
}
