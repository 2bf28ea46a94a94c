package io.github.nonet.text;

import io.github.nonet.internal.Geometry;
import io.github.nonet.internal.language.Texts;
import io.github.nonet.internal.text.Alphabet;
import io.github.nonet.internal.text.CellMarks;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * The formats in which people keep puzzles in files. Reading turns lines into puzzles, writing
 * turns puzzles into lines; the caller opens and closes the files.
 *
 * <p>Both are lazy: a puzzle is read when it is requested, so a text may be longer than memory. A
 * byte order mark at the start is skipped. The constants are thread-safe; a stream is not, but it
 * may be made parallel, so that the puzzles are processed in parallel.
 *
 * <p>A later version may add constants at any place: keep names, not ordinals, and give a {@code
 * switch} a {@code default}.
 *
 * @since 1.0.0
 */
public enum PuzzleFormat {
  /**
   * One puzzle a line: 81 characters, 729 of pencil marks, a line of HoDoKu's library or its state
   * without a prefix, 81 characters within words or an address, and everything else that {@link
   * io.github.nonet.Candidates#parse} reads from one line. Columns after the cells are a solution,
   * if they start with one, and a note; everything after a {@code #} is the note. A line that is
   * blank or starts with {@code #} is skipped. Rows of nine are read as in {@link #SDK}. SadMan's
   * {@code .sdm} has this form. A puzzle with pencil marks is written as HoDoKu's library line. A
   * note is written in one line.
   */
  LINES(() -> new LinesParser(false), PuzzleWriter::lines),

  /**
   * Fields separated by commas, semicolons or tabs, as in public data sets: {@code
   * puzzle,solution}. The puzzle is the first field of 81 cells, of 729 characters of pencil marks,
   * or with a line of HoDoKu's library. The solution is the column with that header, or the next
   * column of 81 cells; the other columns are the note. A first line without a puzzle is the
   * header. Three columns are written: puzzle, solution and note.
   */
  CSV(CsvParser::new, PuzzleWriter::csv),

  /**
   * SadMan's {@code .sdk}: lines that start with {@code #} and a letter, then nine lines of nine
   * cells, or of pencil marks; or the same under {@code [Puzzle]}. Lines after {@code [State]} are
   * skipped. Rows may have brackets, quotes, a name such as {@code Row 1:}, or the signs of a mail
   * or a comment around them; fields between separators may be blank. Lines between rows may be of
   * any kind, and blank lines may separate them, as long as there are nine rows together. A
   * solution is written into a comment: {@code #CSolution:} and 81 digits.
   */
  SDK(() -> new LinesParser(true), PuzzleWriter::sdk),

  /**
   * Simple Sudoku's {@code .ss}: nine lines with {@code |} between the boxes and lines of dashes
   * between the bands, or nine plain lines with {@code X} for an empty cell; or a picture of pencil
   * marks. It cannot hold a note or a solution.
   */
  SIMPLE_SUDOKU(() -> new LinesParser(true), PuzzleWriter::simpleSudoku),

  /**
   * The XML of the Android app OpenSudoku: a tag {@code game} with its cells in {@code data}, which
   * may be a game of the versions 1 to 4. Marks of the player are read if each open cell has some.
   * It can hold a note, but no solution and no pencil marks: writing a puzzle with pencil marks
   * throws an {@link IllegalArgumentException}.
   */
  OPEN_SUDOKU(OpenSudokuParser::new, PuzzleWriter::openSudoku);

  /** The number of lines that are examined to find the format. */
  private static final int DETECTION_LINES = 50;

  /** The number of characters of a line that are kept for a message, because a line may be long. */
  private static final int DETECTION_CHARACTERS = 100_000;

  private final Supplier<LineParser> parsers;
  private final Function<Stream<TextPuzzle>, Stream<String>> writer;

  PuzzleFormat(Supplier<LineParser> parsers, Function<Stream<TextPuzzle>, Stream<String>> writer) {
    this.parsers = parsers;
    this.writer = writer;
  }

  /**
   * {@return the lines of a text, without their ends} They end with a line feed, a carriage return,
   * or both. The stream is lazy and needs the memory of one line. Use it for untrusted text: a line
   * longer than 10,000,000 characters ends it with a {@link PuzzleFormatException}, whereas {@link
   * java.io.BufferedReader#lines()} would continue until memory runs out. An {@link
   * java.io.IOException} ends it with an {@link java.io.UncheckedIOException}.
   *
   * @param text the source, for example a {@link java.io.Reader}; the caller closes it
   */
  public static Stream<String> lines(Readable text) {
    Objects.requireNonNull(text, "text");
    return new LineSpliterator(text).stream();
  }

  /**
   * {@return the format of a text, judged by its first lines; {@link #LINES} if they do not show
   * it}
   *
   * @param firstLines the text, or its first lines; a few dozen are enough
   */
  public static PuzzleFormat detect(List<String> firstLines) {
    boolean hasHeaders = false;
    boolean isXml = false;
    int headerFields = 1;
    for (String line : List.copyOf(firstLines)) {
      String text = Texts.strip(line.replace("\ufeff", ""));
      isXml |= text.startsWith("<?xml") || text.startsWith("<!DOCTYPE");
      if (isXml && !text.toLowerCase(Locale.ROOT).contains("html")
          || OpenSudokuParser.isTag(text)) {
        return OPEN_SUDOKU;
      }
      if (text.startsWith("[Puzzle]")) {
        return SDK;
      }
      hasHeaders |= text.startsWith("#");
      if (headerFields > 1 && CsvParser.hasPuzzle(line, headerFields)) {
        return CSV;
      }
      headerFields = CsvParser.fields(line).size();
      Optional<PuzzleFormat> format =
          text.isEmpty() || text.startsWith("#") ? Optional.empty() : detect(text, hasHeaders);
      if (format.isPresent()) {
        return format.get();
      }
    }
    return LINES;
  }

  /** Judges by a line that is neither blank nor a comment; empty if it has no cells. */
  private static Optional<PuzzleFormat> detect(String line, boolean hasHeaders) {
    boolean isMarks = LineParser.isMarksAt(line, 0);
    if (isMarks || LineParser.isBoardAt(line, 0)) {
      int end = isMarks ? CellMarks.LINE_LENGTH : Geometry.CELLS;
      boolean isList = line.length() > end && CsvParser.SEPARATORS.indexOf(line.charAt(end)) >= 0;
      return Optional.of(isList ? CSV : LINES);
    }
    if (line.startsWith(":")) {
      return Optional.of(LINES);
    }
    if (LineParser.groups(line) == Geometry.SIZE || LinesParser.isRow(line)) {
      boolean isSdk = hasHeaders || LineParser.cellsAt(line, 0) == Geometry.SIZE;
      return Optional.of(isSdk ? SDK : SIMPLE_SUDOKU);
    }
    if (CsvParser.hasPuzzle(line, CsvParser.fields(line).size())) {
      return Optional.of(CSV);
    }
    if (WordLines.isRule(line)) {
      return Optional.empty();
    }
    boolean isLine = Alphabet.ANY_BOARD.countCells(line, 0, line.length()) >= Geometry.CELLS;
    return isLine ? Optional.of(LINES) : Optional.empty();
  }

  /**
   * {@return the puzzles of a text in the format that its first lines show} Lines of words above a
   * puzzle are its note, in every format with lines or rows. Words that no puzzle follows are one
   * fault. A text that has neither a puzzle nor a fault is also one fault, which names the form of
   * the text if it is known.
   *
   * @param lines the lines of the text, without their ends
   * @param faults the receiver of an exception for each part that is not a puzzle; reading
   *     continues after it
   */
  public static Stream<TextPuzzle> readAny(
      Stream<String> lines, Consumer<? super PuzzleFormatException> faults) {
    Iterator<String> rest = Objects.requireNonNull(lines, "lines").iterator();
    List<String> first = new ArrayList<>();
    long characters = 0;
    try {
      while (first.size() < DETECTION_LINES
          && characters < DETECTION_CHARACTERS
          && rest.hasNext()) {
        first.add(rest.next());
        characters += first.get(first.size() - 1).length();
      }
    } catch (PuzzleFormatException e) {
      /* A line that is too long is met again where the puzzles are read. */
      rest = failing(e);
    }
    return detect(first).read(first, rest, faults).onClose(lines::close);
  }

  private static Iterator<String> failing(PuzzleFormatException e) {
    return Stream.<String>generate(
            () -> {
              throw e;
            })
        .iterator();
  }

  /**
   * {@return the puzzles of a text of this format} The first part that is not a puzzle ends the
   * stream with a {@link PuzzleFormatException}.
   *
   * @param lines the lines of the text, without their ends
   */
  public Stream<TextPuzzle> read(Stream<String> lines) {
    return read(
        lines,
        fault -> {
          throw fault;
        });
  }

  /**
   * {@return the puzzles of a text of this format}
   *
   * @param lines the lines of the text, without their ends
   * @param faults the receiver of an exception for each part that is not a puzzle; reading
   *     continues after it
   */
  public Stream<TextPuzzle> read(
      Stream<String> lines, Consumer<? super PuzzleFormatException> faults) {
    Objects.requireNonNull(lines, "lines");
    return read(List.of(), lines.iterator(), faults).onClose(lines::close);
  }

  private Stream<TextPuzzle> read(
      List<String> first, Iterator<String> rest, Consumer<? super PuzzleFormatException> faults) {
    Objects.requireNonNull(faults, "faults");
    return new PuzzleSpliterator(parsers.get(), first.iterator(), rest, faults).stream();
  }

  /**
   * {@return whether each puzzle has its own line} If so, line n of an answer can refer to line n.
   */
  public boolean isOnePerLine() {
    return this == LINES || this == CSV;
  }

  /**
   * {@return the lines of a text of this format, without their ends}
   *
   * @param puzzles the puzzles to write; notes and solutions are written if the format can hold
   *     them
   */
  public Stream<String> write(Stream<TextPuzzle> puzzles) {
    return writer.apply(Objects.requireNonNull(puzzles, "puzzles"));
  }
}
