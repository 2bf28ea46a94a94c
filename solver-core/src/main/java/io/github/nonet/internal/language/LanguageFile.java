package io.github.nonet.internal.language;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Objects;
import java.util.Properties;

/**
 * Reads a file of texts that is packaged with the library.
 *
 * <p>This is a separate class because a compiler for browsers, which has no files, puts another in
 * its place.
 */
final class LanguageFile {
  private LanguageFile() {}

  /**
   * Returns the texts of a file.
   *
   * @param name as of a class, without the ending: {@code "io.github.nonet.logic.Sentences"}
   * @param others the texts that the file may lack
   */
  static Properties read(String name, Properties others) {
    String path = '/' + name.replace('.', '/') + ".properties";
    Properties texts = new Properties(others);
    try (InputStream in = LanguageFile.class.getResourceAsStream(path)) {
      texts.load(Objects.requireNonNull(in, path));
    } catch (IOException e) {
      throw new UncheckedIOException("cannot read " + path, e);
    }
    return texts;
  }
}
