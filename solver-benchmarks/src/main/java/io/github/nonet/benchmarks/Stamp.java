package io.github.nonet.benchmarks;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/**
 * A comment at the end of a picture that ties it to its data: a test finds out when either has
 * changed, without drawing the picture again, which depends on the fonts of the machine.
 */
final class Stamp {
  private Stamp() {}

  /** Returns the picture of {@code chart} with its stamp. */
  static String on(Chart chart, String svg) {
    String picture = svg.strip() + "\n";
    return picture + stamp(chart, picture);
  }

  /** Returns whether this is a picture of {@code chart}, as it was drawn. */
  static boolean isOn(Chart chart, String stamped) {
    int end = stamped.lastIndexOf("<!--");
    return end >= 0 && stamped.substring(end).equals(stamp(chart, stamped.substring(0, end)));
  }

  private static String stamp(Chart chart, String picture) {
    return "<!-- data " + digest(chart.toString()) + " picture " + digest(picture) + " -->\n";
  }

  private static String digest(String text) {
    try {
      byte[] digest =
          MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
      return HexFormat.of().formatHex(digest);
    } catch (NoSuchAlgorithmException e) {
      throw new AssertionError("every Java has SHA-256", e);
    }
  }
}
