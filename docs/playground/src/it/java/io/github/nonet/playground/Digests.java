package io.github.nonet.playground;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/**
 * Digests of answers. They pass from the browser to this JVM in place of texts, which are millions
 * of characters long.
 */
final class Digests {
  /**
   * Defines the function {@code digest(text)} of JavaScript, which promises what {@link #of} is.
   */
  static final String SCRIPT =
      """
      const digest = async (text) => {
        const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
        return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
      };
      """;

  private Digests() {}

  static String of(String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    try {
      return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every JDK has SHA-256", e);
    }
  }
}
