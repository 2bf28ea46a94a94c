package io.github.nonet.variant;

import io.github.nonet.Position;
import io.github.nonet.TextFormatException;
import io.github.nonet.internal.fpuzzles.FPuzzlesReader;
import io.github.nonet.internal.fpuzzles.LinkedPuzzle;
import io.github.nonet.internal.fpuzzles.PuzzleLink;
import io.github.nonet.internal.fpuzzles.SudokuPadReader;
import io.github.nonet.internal.fpuzzles.Unread;
import io.github.nonet.internal.language.Texts;
import io.github.nonet.internal.link.LinkReader;
import io.github.nonet.internal.link.OpenSudokuData;
import io.github.nonet.internal.link.Play;
import io.github.nonet.internal.link.PlayerMarks;
import io.github.nonet.internal.rules.KudokuReader;
import io.github.nonet.internal.rules.PuzzleReader;
import io.github.nonet.internal.rules.ReadPuzzle;
import io.github.nonet.internal.rules.SiteCells;
import io.github.nonet.internal.rules.SoloReader;
import io.github.nonet.internal.rules.Symbols;
import io.github.nonet.internal.sets.Lists;
import io.github.nonet.internal.sets.ValueSet;
import io.github.nonet.internal.text.CellRuns;
import io.github.nonet.internal.text.CellTable;
import io.github.nonet.internal.text.CellTable.TableCell;
import io.github.nonet.internal.text.TextForms;
import io.github.nonet.logic.Game;
import io.github.nonet.text.PuzzleFormat;
import io.github.nonet.text.PuzzleFormatException;
import io.github.nonet.text.TextPuzzle;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Reads texts of any form: see {@link PuzzleText#read}. */
final class PuzzleTextReader {
  /*
   * Forms with an unmistakable start are read first. All other texts are tried as one grid, as one
   * board and as a file; if several of these succeed, the one with more information counts.
   */
  private static final int MOST_POSITIONS = 10_000;

  private static final int BOARD = 81;

  /** The most cells that a damaged board has too few or too many. */
  private static final int MOST_OFF = 9;

  private static final String FENCE = "```";

  private final String text;

  /** The fault of the text as one grid; null if it is one, or was not tried. */
  private @Nullable TextFormatException fault;

  PuzzleTextReader(String text) {
    this.text = plain(text);
  }

  /**
   * Returns a text without a byte order mark at its start, and without the lines of a code fence.
   */
  private static String plain(String text) {
    String plain = text.startsWith("\ufeff") ? text.substring(1) : text;
    int start = 0;
    while (start < plain.length() && Character.isWhitespace(plain.charAt(start))) {
      start++;
    }
    if (!plain.startsWith(FENCE, start)) {
      return plain;
    }
    int end = plain.indexOf('\n', start);
    int fence = plain.lastIndexOf(FENCE);
    return plain.substring(end < 0 ? start : end + 1, fence > end ? fence : plain.length());
  }

  TextContents read() {
    try {
      return readForm();
    } catch (TextFormatException e) {
      throw e;
    } catch (IllegalArgumentException e) {
      /* Its rules are too large. */
      throw new TextFormatException(e.getMessage(), 0);
    }
  }

  private TextContents readForm() {
    String stripped = Texts.strip(text);
    String link = LinkReader.isLink(text) ? text : SiteCells.linkText(stripped);
    if (!link.isEmpty()) {
      return TextContents.of("Nonet", positionOf(GridGame.parse(link)));
    }
    String name = TextForms.name(text);
    switch (name) {
      case TextForms.PUZZ_LINK:
        return TextContents.of(name, position(SiteCells.puzzLink(stripped)));
      case TextForms.SOLO:
        return TextContents.of(name, position(SoloReader.read(text)));
      case TextForms.KUDOKU:
        return TextContents.of(name, position(KudokuReader.read(text)));
      default:
        return isOfEditor(name, stripped) ? readLink(name) : readPlain();
    }
  }

  private static boolean isOfEditor(String name, String stripped) {
    return name.equals(TextForms.EDITOR)
        || stripped.startsWith("{")
        || stripped.matches("(?s)(https?://\\S{1,200}?)?([/=]|(?<!.))(load=|fpuz|scl|ctc).*")
        || CellRuns.isAddress(stripped) && stripped.matches("(?s)\\S{1,200}?[?&#]load=.*");
  }

  private TextContents readLink(String name) {
    try {
      return ofLink(PuzzleLink.read(text));
    } catch (IllegalArgumentException e) {
      if (name.equals(TextForms.EDITOR)) {
        String message = e.getMessage();
        throw new TextFormatException(
            message.startsWith("this is ")
                ? message
                : "this is a puzzle of f-puzzles or SudokuPad, but " + message,
            0);
      }
      return readPlain();
    }
  }

  private TextContents ofLink(PuzzleLink link) {
    LinkedPuzzle read =
        link.isDrawn() ? SudokuPadReader.readAll(link.data()) : FPuzzlesReader.readAll(link.data());
    Rules rules = Rules.adopt(read.puzzle().rules());
    int[] givens = read.puzzle().values();
    int[] values = givens.clone();
    Arrays.setAll(values, cell -> givens[cell] == 0 ? read.own()[cell] : givens[cell]);
    Play play = new Play(givens, values, PlayerMarks.unspecified(values, read.marks()));
    Optional<Grid> solution =
        read.solution().length == givens.length
            ? Optional.of(Grid.copyOf(rules, read.solution()))
            : Optional.empty();
    String form = link.isDrawn() ? "SudokuPad" : TextForms.EDITOR;
    return TextContents.of(form, positionOf(GridGame.of(rules, play)))
        .with(read.words(), solution)
        .with(read.unread());
  }

  /** Returns the position of a game: a board's own if the rules are classic. */
  private static Position positionOf(GridGame game) {
    return game.rules().isClassic()
        ? Game.parse(GridGame.of(Rules.of(3, 3), game.play()).toLinkString())
        : game;
  }

  private static Position position(ReadPuzzle puzzle) {
    Rules rules = Rules.adopt(puzzle.rules());
    return positionOf(GridGame.of(Grid.copyOf(rules, puzzle.values())));
  }

  /** Returns the position of the values of a square with the usual boxes. */
  private static Position position(int... values) {
    int size = (int) Math.sqrt(values.length);
    return positionOf(GridGame.of(Grid.copyOf(Rules.of(size), values)));
  }

  private static <T> @Nullable T attempt(String text, Function<String, T> reader) {
    try {
      return reader.apply(text);
    } catch (TextFormatException e) {
      return null;
    }
  }

  private @Nullable GridGame grid() {
    try {
      return GridGame.parse(text);
    } catch (TextFormatException e) {
      fault = e;
      return null;
    }
  }

  private String[] lines() {
    return text.split("\\r\\n|[\\r\\n]", -1);
  }

  private TextContents readPlain() {
    Optional<TextContents> table = CellTable.of(text).flatMap(PuzzleTextReader::ofTable);
    if (table.isPresent()) {
      return table.get();
    }
    GridGame grid = grid();
    Game game = attempt(text, Game::parse);
    boolean hasOtherRules =
        grid != null && (grid.cellCount() == BOARD ? !grid.rules().isClassic() : game == null);
    if (grid == null && game == null) {
      Optional<TextContents> lines = ofLines(true);
      if (lines.isPresent()) {
        return lines.get();
      }
    }
    List<PuzzleFormatException> faults = new ArrayList<>();
    List<TextPuzzle> puzzles = file(faults);
    if (fault != null && puzzles.size() == 1 && hasRules()) {
      throw fault;
    }
    boolean isList = puzzles.size() > 1 && faults.isEmpty() && text.indexOf('|') < 0;
    boolean hasSolution =
        grid != null && puzzles.size() == 2 && PuzzleReader.solution(text).length == BOARD;
    boolean isGrid = game == null && grid != null && puzzles.size() == 1;
    if (hasSolution || isGrid || hasOtherRules && (grid.cellCount() == BOARD || !isList)) {
      return ofGrid(grid);
    }
    if (game != null || puzzles.size() == 1) {
      return ofBoard(game, puzzles, faults);
    }
    if (!puzzles.isEmpty()) {
      List<Game> games = puzzles.stream().map(PuzzleTextReader::game).collect(Lists.toList());
      return TextContents.list(form("list"), games, faults);
    }
    if (grid != null) {
      return ofGrid(grid);
    }
    Optional<TextContents> titled = titled();
    return titled.orElseGet(() -> ofLines(false).orElseGet(() -> ofAddress(faults)));
  }

  /** Returns whether rules or a player's cells follow, without which it is another puzzle. */
  private boolean hasRules() {
    int bar = text.indexOf('|');
    int end = bar < 0 ? text.indexOf('~') : bar;
    String rest = Texts.strip(text.substring(end + 1));
    return end > 0
        && TextForms.cells(text.substring(0, end)) == BOARD
        && (bar < 0 || !rest.isEmpty() && Character.isLetter(rest.charAt(0)));
  }

  private List<TextPuzzle> file(List<PuzzleFormatException> faults) {
    List<TextPuzzle> puzzles =
        PuzzleFormat.readAny(
                Arrays.stream(lines()),
                fault -> {
                  if (faults.size() < MOST_POSITIONS) {
                    faults.add(fault);
                  }
                })
            .limit(MOST_POSITIONS + 1L)
            .collect(Lists.toList());
    requireFew(puzzles.size());
    return puzzles;
  }

  private static void requireFew(int count) {
    if (count > MOST_POSITIONS) {
      throw new TextFormatException(
          "found more than 10,000 puzzles; expected fewer, or a call of PuzzleFormat.readAny, which"
              + " streams them",
          0);
    }
  }

  /** Returns the name of the form of a text that starts with its cells. */
  private String form(String other) {
    String start = Texts.strip(text.substring(0, Math.min(text.length(), 200)));
    if (start.startsWith(":")) {
      return "HoDoKu";
    }
    if (OpenSudokuData.isOne(start) || start.startsWith("<") && text.contains("<opensudoku")) {
      return "OpenSudoku";
    }
    return CellRuns.isAddress(start) ? "address" : other;
  }

  private TextContents ofGrid(GridGame game) {
    int[] solution = PuzzleReader.solution(text);
    return TextContents.of(form("grid"), positionOf(game))
        .with(
            Map.of(),
            solution.length == game.cellCount()
                ? Optional.of(Grid.copyOf(game.rules(), solution))
                : Optional.empty());
  }

  private static Game game(TextPuzzle puzzle) {
    return puzzle.marks().isPresent() ? Game.of(puzzle.marks().get()) : Game.of(puzzle.puzzle());
  }

  /** Returns a board with the information of a file about it. */
  private TextContents ofBoard(
      @Nullable Game game, List<TextPuzzle> puzzles, List<PuzzleFormatException> faults) {
    Game only = game == null ? game(puzzles.get(0)) : game;
    boolean isSame = puzzles.size() == 1 && puzzles.get(0).puzzle().equals(only.board());
    String note = isSame ? puzzles.get(0).note() : "";
    return TextContents.list(form("grid"), List.of(only), game == null ? faults : List.of())
        .with(
            note.isEmpty() ? Map.of() : Map.of(LinkedPuzzle.TITLE, note),
            isSame ? puzzles.get(0).solution().map(Grid::of) : Optional.empty());
  }

  /** Returns a grid below a line of words. */
  private Optional<TextContents> titled() {
    String stripped = Texts.strip(text);
    int end = stripped.indexOf('\n');
    GridGame grid = end < 0 ? null : attempt(stripped.substring(end), GridGame::parse);
    String title = end < 0 ? "" : Texts.strip(stripped.substring(0, end));
    if (grid == null || title.chars().noneMatch(Character::isLetter)) {
      return Optional.empty();
    }
    return Optional.of(
        TextContents.of("grid", positionOf(grid))
            .with(Map.of(LinkedPuzzle.TITLE, title), Optional.empty()));
  }

  /**
   * Returns the grids of a text that has one in each line; empty if there is none.
   *
   * @param isStrict whether the result is also empty if a line has none
   */
  private Optional<TextContents> ofLines(boolean isStrict) {
    List<Position> positions = new ArrayList<>();
    List<PuzzleFormatException> faults = new ArrayList<>();
    long number = 0;
    for (String line : lines()) {
      number++;
      if (Texts.strip(line).isEmpty()) {
        continue;
      }
      try {
        GridGame game = GridGame.parse(line);
        if (isStrict || isPuzzle(game, line)) {
          positions.add(positionOf(game));
          requireFew(positions.size());
        }
      } catch (TextFormatException e) {
        if (isStrict || faults.size() == MOST_POSITIONS) {
          return Optional.empty();
        }
        faults.add(new PuzzleFormatException(number, e.getMessage()));
      }
    }
    return positions.isEmpty()
        ? Optional.empty()
        : Optional.of(TextContents.list("list", positions, faults));
  }

  /** Returns whether a line among words is a puzzle, not a line of dashes. */
  private static boolean isPuzzle(GridGame game, String line) {
    return game.givens().clueCount() > 0 || line.indexOf('|') > 0;
  }

  /** Returns the contents of the first address in a text of words. */
  private TextContents ofAddress(List<PuzzleFormatException> faults) {
    int start = text.indexOf("http");
    boolean isInWords = start >= 0 && !CellRuns.isAddress(Texts.strip(text));
    int end = start;
    while (isInWords && end < text.length() && !Character.isWhitespace(text.charAt(end))) {
      end++;
    }
    String address = isInWords ? text.substring(start, end) : "";
    if (!CellRuns.isAddress(address)) {
      throw refusal(faults);
    }
    return new PuzzleTextReader(address).read();
  }

  private TextFormatException refusal(List<PuzzleFormatException> faults) {
    int cells = TextForms.cells(text);
    boolean isBoard = Math.abs(cells - BOARD) <= MOST_OFF && !faults.isEmpty();
    Optional<String> refusal = TextForms.refusal(text, TextForms.FILE);
    if (!refusal.isPresent() && isBoard) {
      return new TextFormatException(faults.get(0).getMessage(), 0);
    }
    if (!refusal.isPresent() && cells > 0 && fault != null) {
      return fault;
    }
    return new TextFormatException(TextForms.withoutPuzzle(text), 0);
  }

  private static Optional<TextContents> ofTable(CellTable table) {
    int size = table.rows().size();
    int[] givens = new int[size * size];
    int[] values = new int[size * size];
    int[] marks = new int[size * size];
    boolean hasClues = table.rows().stream().flatMap(List::stream).anyMatch(TableCell::isClue);
    for (int cell = 0; cell < values.length; cell++) {
      TableCell content = table.rows().get(cell / size).get(cell % size);
      int set = content.isSmall() ? marks(content.text(), size) : 0;
      int value = content.isSmall() ? 0 : value(content.text(), size);
      if (value < 0 && !hasClues) {
        set = marks(content.text(), size);
      }
      if (set < 0 || value < 0 && set == 0) {
        return Optional.empty();
      }
      marks[cell] = set;
      values[cell] = Math.max(value, 0);
      givens[cell] = hasClues && !content.isClue() ? 0 : values[cell];
    }
    try {
      Play play = new Play(givens, values, PlayerMarks.unspecified(values, marks));
      Position position = positionOf(GridGame.of(rules(table), play));
      List<Unread.Field> sums =
          table.corners() == 0
              ? List.of()
              : List.of(new Unread.Field("cage", table.corners(), List.of()));
      return Optional.of(TextContents.of("table", position).with(sums));
    } catch (IllegalArgumentException e) {
      return Optional.empty();
    }
  }

  /** Returns the rules of a table: the regions that its borders show, and the cages below it. */
  private static Rules rules(CellTable table) {
    int size = table.rows().size();
    String regions = table.regions();
    Rules rules =
        regions.isEmpty()
            ? Rules.of(size)
            : regions.indexOf('B') < 0
                ? Rules.builder(size).rowsAndColumns(0, 0).build()
                : Rules.jigsaw(regions);
    return rules.withCages(
        table.cages().stream().map(cage -> cage(cage, size)).collect(Lists.toList()));
  }

  /** Returns a cage such as {@code 15: r1c1 r1c2}, in which the sum may be missing. */
  private static Cage cage(String text, int size) {
    String[] numbers = text.split("[: rc]+");
    List<Integer> cells = new ArrayList<>();
    for (int i = 1; i < numbers.length; i += 2) {
      int row = Integer.parseInt(numbers[i]) - 1;
      int column = Integer.parseInt(numbers[i + 1]) - 1;
      cells.add(row < size && column < size ? row * size + column : size * size);
    }
    return new Cage(numbers[0].isEmpty() ? 0 : Integer.parseInt(numbers[0]), cells);
  }

  /** Returns the value of a cell, 0 if it is empty, or -1 if it has another text. */
  private static int value(String text, int size) {
    if (text.isEmpty() || text.length() == 1 && ".0-_*?".contains(text)) {
      return 0;
    }
    int value =
        text.matches("[1-9]\\d?")
            ? Integer.parseInt(text)
            : text.length() == 1 ? Symbols.valueOf(Character.toUpperCase(text.charAt(0))) : -1;
    return value > size ? -1 : value;
  }

  /** Returns the set of marks, or -1 if it has another text. */
  private static int marks(String text, int size) {
    int set = 0;
    for (char c : text.toCharArray()) {
      int value = Symbols.valueOf(c);
      if (value < 1 || value > size) {
        return -1;
      }
      set |= ValueSet.bit(value);
    }
    return set;
  }
}
