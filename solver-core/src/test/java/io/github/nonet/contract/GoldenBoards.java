package io.github.nonet.contract;

import io.github.nonet.Board;
import io.github.nonet.contract.GoldenBoard.Kind;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** The boards of {@code golden-boards.txt}, in the order of the file, whose header explains it. */
public final class GoldenBoards {
  private static final String FILE = "golden-boards.txt";
  private static final String COMMENT = "#";
  private static final Map<String, Kind> KINDS =
      Map.of("#cruel", Kind.CRUEL, "#at-least", Kind.AT_LEAST);

  private static final List<GoldenBoard> ALL = read();

  private GoldenBoards() {}

  /** Returns all boards; unmodifiable. */
  public static List<GoldenBoard> all() {
    return ALL;
  }

  /** Returns the boards about which everything may be asked. */
  public static Stream<GoldenBoard> plain() {
    return only(Kind.PLAIN);
  }

  /** Returns the boards that must be searched under a limit. */
  public static Stream<GoldenBoard> cruel() {
    return only(Kind.CRUEL);
  }

  /** Returns the boards with too many solutions to find them all. */
  public static Stream<GoldenBoard> atLeast() {
    return only(Kind.AT_LEAST);
  }

  private static Stream<GoldenBoard> only(Kind kind) {
    return ALL.stream().filter(board -> board.kind() == kind);
  }

  private static List<GoldenBoard> read() {
    List<GoldenBoard> boards = new ArrayList<>();
    Kind kind = Kind.PLAIN;
    for (String line : lines()) {
      if (line.startsWith(COMMENT)) {
        kind = KINDS.getOrDefault(line, kind);
      } else {
        boards.add(parse(line, kind));
        kind = Kind.PLAIN;
      }
    }
    return List.copyOf(boards);
  }

  private static List<String> lines() {
    try (BufferedReader reader =
        new BufferedReader(
            new InputStreamReader(
                GoldenBoards.class.getResourceAsStream(FILE), StandardCharsets.US_ASCII))) {
      return reader.lines().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static GoldenBoard parse(String line, Kind kind) {
    String[] fields = line.split(":");
    return new GoldenBoard(
        Board.parse(fields[0]),
        kind,
        Long.parseLong(fields[1]),
        Stream.of(fields).skip(2).map(Board::parse).findFirst());
  }
}
