package io.github.nonet.internal.language;

import java.util.Enumeration;
import java.util.Locale;
import java.util.Properties;
import java.util.ResourceBundle;

/** Reads the texts from a resource bundle: a page has these, and no files. */
final class LanguageFile {
  private LanguageFile() {}

  /** Returns the texts of a file, which may lack some of the others. */
  static Properties read(String name, Properties others) {
    ResourceBundle bundle = ResourceBundle.getBundle(name, Locale.ROOT);
    Properties texts = new Properties(others);
    for (Enumeration<String> keys = bundle.getKeys(); keys.hasMoreElements(); ) {
      String key = keys.nextElement();
      texts.setProperty(key, bundle.getString(key));
    }
    return texts;
  }
}
