package io.github.nonet.text;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Board;
import io.github.nonet.Candidates;
import io.github.nonet.GivenFile;
import io.github.nonet.Position;
import io.github.nonet.TextFormatException;
import io.github.nonet.Tries;
import io.github.nonet.internal.fpuzzles.PuzzleLink;
import io.github.nonet.logic.Game;
import io.github.nonet.variant.Grid;
import io.github.nonet.variant.GridCandidates;
import io.github.nonet.variant.GridGame;
import io.github.nonet.variant.GridPuzzle;
import io.github.nonet.variant.GridSolver;
import io.github.nonet.variant.PuzzleText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Texts that people reported, with the puzzles that they show: {@code -Dnonet.reports=FOLDER} has
 * the table {@code classic.tsv} and a folder {@code classic} of its files.
 */
@Tag(Tries.SOAK)
class ReportedTextsSoak {
  private static final String NAMED = "named: ";
  private static final Map<String, Consumer<String>> READERS =
      Map.of(
          "Board", Board::parse,
          "Candidates", Candidates::parse,
          "Game", Game::parse,
          "Grid", Grid::parse,
          "Grid.parseFPuzzles", Grid::parseFPuzzles,
          "GridCandidates", GridCandidates::parse,
          "GridGame", GridGame::parse);

  private final List<String> wrong = new ArrayList<>();

  @Test
  void classic_everyFile() throws IOException {
    Path folder = GivenFile.of("nonet.reports");
    for (String row : Files.readAllLines(folder.resolve("classic.tsv"))) {
      String[] columns = row.split("\t", -1);
      for (String file : columns[columns.length - 1].split(" ; ")) {
        String[] parts = file.split(" = ", 2);
        if (parts.length == 2) {
          check(folder.resolve("classic").resolve(parts[0]), parts[1].strip());
        }
      }
    }
    assertThat(wrong).isEmpty();
  }

  @Test
  void classic_everyFile_byPuzzleText() throws IOException {
    Path folder = GivenFile.of("nonet.reports");
    for (String row : Files.readAllLines(folder.resolve("classic.tsv"))) {
      String[] columns = row.split("\t", -1);
      for (String file : columns[columns.length - 1].split(" ; ")) {
        String[] parts = file.split(" = ", 2);
        if (parts.length == 2) {
          String text = Files.readString(folder.resolve("classic").resolve(parts[0]));
          checkPuzzleText(parts[0] + " ", text, parts[1].strip());
        }
      }
    }
    assertThat(wrong).isEmpty();
  }

  private void checkPuzzleText(String name, String text, String expected) {
    String right = expected.replaceAll(" or named$", "");
    try {
      List<String> found =
          PuzzleText.read(text).positions().stream().map(it -> shown(it, right)).toList();
      if (!found.equals(List.of(asGame(right).split(" / ")))) {
        wrong.add(name + "\n" + found + "\n" + right);
      }
    } catch (TextFormatException e) {
      boolean isNamed = right.startsWith(NAMED);
      if (isNamed) {
        requireName(name, right.substring(NAMED.length()).replaceAll(" \\(.*", ""), e.getMessage());
      } else if (right.equals(expected)) {
        wrong.add(name + e.getMessage());
      }
    }
  }

  private static String shown(Position position, String right) {
    if (position instanceof Game game) {
      return Arrays.stream(right.split(" / ")).anyMatch(it -> it.length() > 81 && !it.contains(" "))
          ? marks(game.candidates())
          : game.board().toString();
    }
    return Arrays.stream(((GridGame) position).grid().toArray())
        .mapToObj(Integer::toString)
        .collect(Collectors.joining(" "));
  }

  /** A game has no open cell without candidates: such a cell counts as not marked. */
  private static String asGame(String right) {
    return Arrays.stream(right.split(" / "))
        .map(it -> it.length() == 729 ? marks(Game.of(Candidates.parse(it)).candidates()) : it)
        .collect(Collectors.joining(" / "));
  }

  @Test
  void variants_everyText() throws IOException {
    for (String line :
        Files.readAllLines(GivenFile.of("nonet.reports").resolve("variants.jsonl"))) {
      Map<?, ?> row = PuzzleLink.read(line).data();
      List<?> texts = row.get("input") instanceof List<?> list ? list : List.of(row.get("input"));
      List<?> rights = row.get("right") instanceof List<?> list ? list : List.of(row.get("right"));
      for (int i = 0; i < texts.size(); i++) {
        if (rights.get(i) instanceof Map<?, ?> right) {
          checkVariant(row.get("id") + "." + i + " ", String.valueOf(texts.get(i)), right);
        }
      }
    }
    assertThat(wrong).isEmpty();
  }

  private void checkVariant(String name, String text, Map<?, ?> right) {
    PuzzleText read;
    try {
      read = PuzzleText.read(text);
    } catch (TextFormatException e) {
      Object words = right.containsKey("named") ? right.get("named") : right.get("orNamed");
      requireName(name, words == null ? "(to be read)" : words.toString(), e.getMessage());
      if (right.containsKey("named")) {
        READERS.forEach(
            (reader, parse) -> requireName(name + reader, words.toString(), refusal(parse, text)));
      }
      return;
    }
    Position position = read.positions().get(0);
    GridPuzzle puzzle =
        position instanceof Game game ? Grid.of(game.givens()) : ((GridGame) position).candidates();
    List<Grid> solutions =
        right.get("solutions") instanceof Double
            ? GridSolver.getDefault().solutions(puzzle).limit(4).toList()
            : List.of();
    require(name, right.get("solutions"), solutions.size());
    require(name, right.get("solution"), solutions.isEmpty() ? "" : solutions.get(0).toString());
    require(name, right.get("words"), !read.rules().isEmpty());
    require(
        name,
        right.get("ownSolution"),
        read.solution().isPresent() && read.solutionConflicts().isEmpty());
    if (right.get("notRead") instanceof Map<?, ?> wanted) {
      Map<String, Double> found =
          read.notRead().stream()
              .collect(Collectors.toMap(PuzzleText.NotRead::field, it -> (double) it.count()));
      require(name, wanted, found);
    }
    if (right.get("removed") instanceof List<?> removed) {
      for (Object candidate : removed) {
        int number = Integer.parseInt(candidate.toString());
        int cell = 9 * (number / 10 % 10 - 1) + number % 10 - 1;
        require(name + candidate, false, position.candidates(cell).contains(number / 100));
      }
    }
    if (right.containsKey("named")) {
      wrong.add(name + "is read");
    }
  }

  private void require(String name, Object expected, Object found) {
    Object right =
        expected instanceof Double number && found instanceof Integer
            ? number.intValue()
            : expected;
    if (expected != null && !right.equals(found)) {
      wrong.add(name + "found " + found + "; expected " + right);
    }
  }

  private void check(Path file, String expected) throws IOException {
    String text = Files.readString(file);
    String name = file.getFileName() + " ";
    List<String> faults = new ArrayList<>();
    List<TextPuzzle> puzzles =
        PuzzleFormat.readAny(text.lines(), fault -> faults.add(fault.getMessage())).toList();
    boolean mayBeNamed = expected.endsWith(" or named");
    String right = mayBeNamed ? expected.substring(0, expected.indexOf(" or named")) : expected;
    if (right.startsWith(NAMED)) {
      String words = right.substring(NAMED.length()).replaceAll(" \\(.*", "");
      requireName(name + "readAny", words, String.join("\n", faults));
      READERS.forEach((reader, parse) -> requireName(name + reader, words, refusal(parse, text)));
    } else if (isOfOtherSize(right)) {
      checkGrids(name, text, right);
    } else if (!mayBeNamed || faults.isEmpty()) {
      List<String> found =
          Arrays.stream(right.split(" / ")).anyMatch(it -> it.length() > 81)
              ? puzzles.stream().map(it -> marks(it.candidates())).toList()
              : puzzles.stream().map(it -> it.puzzle().toString()).toList();
      if (!found.equals(List.of(right.split(" / ")))) {
        wrong.add(name + "\n" + found + "\n" + right + "\n" + faults);
      }
    }
  }

  private static boolean isOfOtherSize(String right) {
    return Arrays.stream(right.split(" / ")).anyMatch(it -> it.contains(" "));
  }

  private static String marks(Candidates candidates) {
    StringBuilder marks = new StringBuilder();
    int[] sets = candidates.toDigitSets();
    for (int set : sets) {
      for (int digit = 1; digit <= 9; digit++) {
        marks.append((set >> digit & 1) == 1 ? (char) ('0' + digit) : '.');
      }
    }
    return marks.toString();
  }

  /** Grids of other sizes: one in the text, or one a line. */
  private void checkGrids(String name, String text, String right) {
    List<String> expected = List.of(right.split(" / "));
    List<String> texts = expected.size() == 1 ? List.of(text) : text.strip().lines().toList();
    for (int i = 0; i < expected.size(); i++) {
      try {
        Grid grid = Grid.parse(texts.get(i));
        String values =
            expected.get(i).contains(" ")
                ? Arrays.stream(grid.toArray())
                    .mapToObj(Integer::toString)
                    .collect(Collectors.joining(" "))
                : grid.toString();
        if (!values.equals(expected.get(i))) {
          wrong.add(name + i + "\n" + values + "\n" + expected.get(i));
        }
      } catch (TextFormatException e) {
        wrong.add(name + i + " " + e.getMessage());
      }
    }
  }

  private static String refusal(Consumer<String> parse, String text) {
    try {
      parse.accept(text);
      return "read";
    } catch (TextFormatException e) {
      return e.getMessage();
    }
  }

  private void requireName(String reader, String words, String message) {
    if (!message.toLowerCase(Locale.ROOT).contains(words.toLowerCase(Locale.ROOT))) {
      wrong.add(reader + ": " + message);
    }
  }
}
