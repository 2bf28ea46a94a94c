package io.github.nonet.text;

import java.util.Arrays;
import java.util.Objects;

/**
 * What a file is by its first bytes: text, or one of the things that people take for a file of
 * puzzles.
 *
 * <pre>{@code
 * in.mark(FileKind.LONGEST_START);
 * FileKind kind = FileKind.of(in.readNBytes(FileKind.LONGEST_START));
 * in.reset();
 * if (kind != FileKind.TEXT) {
 *   throw new IOException(name + " is " + kind.description() + "; expected text");
 * }
 * }</pre>
 *
 * <p>Constants may be added.
 *
 * @since 1.0.0
 */
public enum FileKind {
  /** Whatever begins as none of the others does. */
  TEXT("text"),

  /** One file, compressed by gzip. */
  GZIP("a file compressed by gzip", 0x1f, 0x8b),

  /** A ZIP archive; spreadsheets and other office documents are such archives as well. */
  ZIP("a ZIP archive or an office document", 'P', 'K', 3, 4),

  /** A file or an archive, compressed by bzip2. */
  BZIP2("a file compressed by bzip2", 'B', 'Z', 'h'),

  /** A file or an archive, compressed by xz. */
  XZ("a file compressed by xz", 0xfd, '7', 'z', 'X', 'Z', 0),

  /** A file or an archive, compressed by Zstandard. */
  ZSTD("a file compressed by Zstandard", 0x28, 0xb5, 0x2f, 0xfd),

  /** A 7z archive. */
  SEVEN_ZIP("a 7z archive", '7', 'z', 0xbc, 0xaf, 0x27, 0x1c),

  /** A RAR archive. */
  RAR("a RAR archive", 'R', 'a', 'r', '!', 0x1a, 7),

  /** A PNG picture. */
  PNG("a PNG picture", 0x89, 'P', 'N', 'G'),

  /** A JPEG picture. */
  JPEG("a JPEG picture", 0xff, 0xd8, 0xff),

  /** A GIF picture. */
  GIF("a GIF picture", 'G', 'I', 'F', '8'),

  /** A PDF document. */
  PDF("a PDF document", '%', 'P', 'D', 'F', '-'),

  /** Text of two bytes a character, which is not read as UTF-8. */
  UTF_16_BIG("text in UTF-16", 0xfe, 0xff),

  /** The same with the bytes of each character the other way round. */
  UTF_16_LITTLE("text in UTF-16", 0xff, 0xfe);

  /** So many bytes are enough to tell. */
  public static final int LONGEST_START = 6;

  private final String description;
  private final byte[] start;

  FileKind(String description, int... start) {
    this.description = description;
    this.start = new byte[start.length];
    for (int i = 0; i < start.length; i++) {
      this.start[i] = (byte) start[i];
    }
  }

  /**
   * {@return what a file is that begins so; {@link #TEXT} if it begins as nothing else does}
   *
   * @param firstBytes the first bytes of the file, {@value #LONGEST_START} or more of them if it
   *     has so many
   */
  public static FileKind of(byte[] firstBytes) {
    Objects.requireNonNull(firstBytes, "firstBytes");
    for (FileKind kind : values()) {
      int length = kind.start.length;
      boolean isLongEnough = length > 0 && firstBytes.length >= length;
      if (isLongEnough && Arrays.equals(Arrays.copyOf(firstBytes, length), kind.start)) {
        return kind;
      }
    }
    return TEXT;
  }

  /**
   * {@return what it is, in English and with its article: "a ZIP archive or an office document"}
   */
  public String description() {
    return description;
  }
}
