package io.github.nonet.variant;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.nonet.Board;
import io.github.nonet.Candidates;
import io.github.nonet.Position;
import io.github.nonet.SearchLimit;
import io.github.nonet.TextFormatException;
import io.github.nonet.internal.fpuzzles.LinkWriter;
import io.github.nonet.logic.Game;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PuzzleTextTest {
  private static final String PUZZLE =
      "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
  private static final String SOLUTION =
      "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
  private static final Board BOARD = Board.parse(PUZZLE);
  private static final Position GAME = Game.of(BOARD);

  private static final String EMPTY_ROW = "[{},{},{},{}]";

  /** An arrow that the solution breaks, a line and two circles that are only drawn. */
  private static final String DRAWN =
      "{\"size\":4,\"title\":\"A title\",\"author\":\"An author\",\"ruleset\":\"One.\\nTwo.\","
          + "\"grid\":[[{\"value\":1,\"given\":true},{\"value\":2},{\"centerPencilMarks\":[3,4]},{}],"
          + EMPTY_ROW
          + ","
          + EMPTY_ROW
          + ","
          + EMPTY_ROW
          + "],\"line\":[{\"lines\":[[\"R1C1\",\"R2C2\"]]}],"
          + "\"circle\":[{\"cells\":[\"R4C4\"]},{\"cells\":[\"R4C3\",\"R3C3\"]}],"
          + "\"arrow\":[{\"cells\":[\"R1C1\"],\"lines\":[[\"R1C1\",\"R2C2\"]]}],"
          + "\"somethingelse\":[{\"cell\":\"R2C1\"}],"
          + "\"solution\":[1,2,3,4,3,4,1,2,2,1,4,3,4,3,2,1]}";

  private static Position only(String text) {
    List<Position> positions = PuzzleText.read(text).positions();
    assertThat(positions).hasSize(1);
    return positions.get(0);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "\ufeff", "\n\n  ", "```\n", "```text\n"})
  void read_board_isAGame(String before) {
    PuzzleText text = PuzzleText.read(before + PUZZLE + (before.startsWith("`") ? "\n```" : "\n"));
    assertThat(text.positions()).containsExactly(GAME);
    assertThat(text.form()).isEqualTo("grid");
    assertThat(text.faults()).isEmpty();
    assertThat(text.notRead()).isEmpty();
    assertThat(text.solution()).isEmpty();
    assertThat(text.title() + text.author() + text.rules()).isEmpty();
    assertThat(text.describe()).isEqualTo("Grid: one puzzle was read.").isEqualTo(text.toString());
  }

  @Test
  void read_otherRules_isAGridGame() {
    assertThat(only(PUZZLE + "|X")).isEqualTo(GridGame.parse(PUZZLE + "|X"));
    assertThat(only("..344..11......2")).isEqualTo(GridGame.parse("..344..11......2"));
    assertThat(only("A small one\n..34\n4..1\n1...\n...2"))
        .isEqualTo(GridGame.parse("..344..11......2"));
    assertThat(PuzzleText.read("A small one\n..34\n4..1\n1...\n...2").title())
        .isEqualTo("A small one");
  }

  /** Without its rules it would be another puzzle. */
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "|diagonals; expected X, H, P or C",
        "| termometer; expected X, H, P or C",
        "|symbols(9).grid(0,0,3,3).termometer(0,10); expected thermometer(",
        "~4(26); is given",
        "'\n|symbols(9).grid(0,0,3,3).termometer(0,10)'; expected thermometer(",
      })
  void read_damagedRules_areRefused(String rules, String words) {
    assertThatExceptionOfType(TextFormatException.class)
        .isThrownBy(() -> PuzzleText.read(PUZZLE + rules))
        .withMessageContaining(words);
  }

  /** What follows the bar is empty, not a word, or the bar is not behind the cells. */
  @ParameterizedTest
  @ValueSource(strings = {PUZZLE + "|", PUZZLE + " | 7 stars", "Try | this: " + PUZZLE + " | hard"})
  void read_barWithoutRules(String text) {
    assertThat(only(text)).isEqualTo(GAME);
  }

  /** What a player wrote is in the text, and in the game. */
  @Test
  void read_valuesOfAPlayer() {
    Game played = Game.of(BOARD).put(2, 4).mark(3, 2).mark(3, 6);
    assertThat(only(PUZZLE + "~..4.(26)")).isEqualTo(played);
    assertThat(PuzzleText.read(PUZZLE + "~..4.(26)").title()).isEmpty();
  }

  @Test
  void read_marks() {
    Candidates state = Candidates.of(BOARD).without(2, 1).without(2, 4);
    assertThat(only(state.toGridString())).isEqualTo(Game.of(state));
    assertThat(only(state.toHodokuString())).isEqualTo(Game.of(state));
    assertThat(PuzzleText.read(state.toHodokuString()).form()).isEqualTo("HoDoKu");
    assertThat(only(Game.of(state).toOpenSudokuString()).candidates(2)).isEqualTo(state.digits(2));
  }

  @Test
  void read_solutionAndTitle() {
    for (String text :
        List.of(
            PUZZLE + "," + SOLUTION + ",a name",
            "puzzle,solution,name\n" + PUZZLE + "," + SOLUTION + ",a name")) {
      PuzzleText read = PuzzleText.read(text);
      assertThat(read.positions()).containsExactly(GAME);
      assertThat(read.solution()).contains(Grid.of(Board.parse(SOLUTION)));
      assertThat(read.title()).isEqualTo("a name");
      assertThat(read.solutionConflicts()).isEmpty();
    }
    for (String separator : List.of("\n", "\n\n", "", " ", ";", "|")) {
      PuzzleText read = PuzzleText.read(PUZZLE + separator + SOLUTION);
      assertThat(read.positions()).containsExactly(GAME);
      assertThat(read.solution()).contains(Grid.of(Board.parse(SOLUTION)));
    }
    assertThat(PuzzleText.read("..344..11......2 2134432112433412").solution())
        .contains(Rules.of(4).parseGrid("2134432112433412"));
    assertThat(PuzzleText.read("A title\n" + PUZZLE.replaceAll("(.{9})", "$1\n")).title())
        .isEqualTo("A title");
  }

  @Test
  void read_list() {
    PuzzleText text = PuzzleText.read(PUZZLE + "\n" + PUZZLE.substring(1) + "\n\n" + SOLUTION);
    assertThat(text.positions()).containsExactly(GAME, Game.of(Board.parse(SOLUTION)));
    assertThat(text.faults()).hasSize(1);
    assertThat(text.faults().get(0).line()).isEqualTo(2);
    assertThat(text.describe()).isEqualTo("List: 2 puzzles were read. Nothing was read in line 2.");
    assertThat(text.describe(Locale.GERMAN))
        .isEqualTo("Liste: 2 R\u00e4tsel wurden gelesen. In Zeile 2 wurde nichts gelesen.");
    assertThat(PuzzleText.read((PUZZLE + "\n").repeat(4)).positions()).hasSize(4);
  }

  @Test
  void read_listOfOtherRules() {
    String text = PUZZLE + "|X\n\n" + PUZZLE + "\n..344..11......2\n";
    assertThat(PuzzleText.read(text).positions())
        .containsExactly(GridGame.parse(PUZZLE + "|X"), GAME, GridGame.parse("..344..11......2"));
    PuzzleText damaged = PuzzleText.read("..344..11......2\n5..344..11.....\n..344..1\n");
    assertThat(damaged.positions()).hasSize(1);
    assertThat(damaged.faults()).hasSize(2);
    assertThat(damaged.describe())
        .isEqualTo("List: one puzzle was read. Nothing was read in lines 2 and 3.");
  }

  @Test
  void read_tooMany() {
    assertThat(PuzzleText.read((PUZZLE + "\n").repeat(10_000)).positions()).hasSize(10_000);
    assertThatExceptionOfType(TextFormatException.class)
        .isThrownBy(() -> PuzzleText.read((PUZZLE + "\n").repeat(10_001)))
        .withMessageContaining("10,000")
        .withMessageContaining("PuzzleFormat.readAny");
  }

  @Test
  void read_manyFaults_namesFive() {
    String text = PUZZLE + "\n" + (PUZZLE.substring(2) + "\n").repeat(7);
    assertThat(PuzzleText.read(text).describe())
        .endsWith("Nothing was read in lines 2, 3, 4, 5, 6 and 2 more.");
  }

  @Test
  void read_link_tellsAll() {
    PuzzleText text = PuzzleText.read(DRAWN);
    assertThat(text.form()).isEqualTo("f-puzzles");
    assertThat(text.title()).isEqualTo("A title");
    assertThat(text.author()).isEqualTo("An author");
    assertThat(text.rules()).isEqualTo("One.\nTwo.");
    GridGame game = (GridGame) text.positions().get(0);
    assertThat(game.givens()).hasToString("1...............");
    assertThat(game.grid()).hasToString("12..............");
    assertThat(game.marks(2)).containsExactly(3, 4);
    assertThat(text.notRead())
        .containsExactly(
            new PuzzleText.NotRead("circle", 2, List.of(10, 14, 15)),
            new PuzzleText.NotRead("line", 1, List.of(0, 5)),
            new PuzzleText.NotRead("somethingelse", 1, List.of(4)));
    assertThat(text.solution().orElseThrow()).hasToString("1234341221434321");
    assertThat(text.solutionConflicts()).hasSize(1);
    assertThat(text.solutionConflicts().get(0).constraint()).contains(Constraint.arrow(0, 5));
    assertThat(text.describe())
        .isEqualTo(
            "f-puzzles: one puzzle was read. Nonet does not read what is only drawn or written:"
                + " 2 circles, one line and one entry of \"somethingelse\". Its own solution breaks"
                + " a rule that was read: "
                + text.solutionConflicts().get(0).describe()
                + ".");
    assertThat(text.describe(Locale.GERMAN))
        .contains("2 Kreise, eine Linie und ein Eintrag \u201esomethingelse\u201c")
        .contains("Die eigene L\u00f6sung verletzt eine gelesene Regel: ");
    assertThat(text.describe(SearchLimit.NONE, Locale.ENGLISH)).contains("There is ");
  }

  @Test
  void read_linkWithItsSolution_saysThatItIsOneOfSeveral() {
    PuzzleText text =
        PuzzleText.read(DRAWN.replace("\"arrow\"", "\"line2\"").replace(",{\"value\":2}", ",{}"));
    assertThat(text.solutionConflicts()).isEmpty();
    assertThat(text.describe()).endsWith("Its own solution keeps all rules that were read.");
    assertThat(text.describe(SearchLimit.NONE, Locale.ENGLISH))
        .contains("There is more than one solution.")
        .endsWith("The solution in the text is one of them.");
    assertThat(text.describe(SearchLimit.NONE, Locale.GERMAN))
        .endsWith("Die L\u00f6sung im Text ist eine davon.");
  }

  @Test
  void read_linkOfClassicRules_isAGame() {
    GridGame game = GridGame.of(Grid.of(BOARD));
    assertThat(only(game.grid().toFPuzzlesLink())).isEqualTo(GAME);
    assertThat(only(game.toLinkString())).isEqualTo(GAME);
    assertThat(only("https://example.org/page/#g=" + game.toLinkString())).isEqualTo(GAME);
    assertThat(
            PuzzleText.read("See https://example.org/p?x=1&g=" + game.toLinkString() + " .").form())
        .isEqualTo("Nonet");
  }

  /** A drawing of SudokuPad is told; its words may be in the metadata or in cages. */
  @Test
  void read_sudokuPad() {
    String rows =
        "[[{\"value\":1},{},{},{}]," + EMPTY_ROW + "," + EMPTY_ROW + "," + EMPTY_ROW + "]";
    String text =
        "{\"cells\":"
            + rows
            + ",\"regions\":[[[0,0],[0,1],[1,0],[1,1]]],"
            + "\"cages\":[{\"value\":\"title: T\"},{\"cells\":[[0,0],[0,1]],\"value\":3},"
            + "{\"cells\":[[0,0],[0,1],[0,2],[0,3],[1,3]],\"value\":3}],"
            + "\"lines\":[{\"wayPoints\":[[0.5,0.5],[1.5,2.5]]},{\"wayPoints\":[[3.5,3.5]]}],"
            + "\"overlays\":[{\"center\":[1,1],\"text\":\"V\"}],"
            + "\"metadata\":{\"author\":\"A\",\"rules\":\"R\",\"norowcol\":true,"
            + "\"solution\":\"1234341221434321\"}}";
    PuzzleText read = PuzzleText.read(text);
    assertThat(read.form()).isEqualTo("SudokuPad");
    assertThat(read.title() + read.author() + read.rules()).isEqualTo("TAR");
    assertThat(read.solution().orElseThrow()).hasToString("1234341221434321");
    assertThat(read.notRead().stream().map(it -> it.field() + it.count() + it.cells()))
        .containsExactly(
            "cages1[0, 1, 2, 3, 7]", "lines2[0, 6, 15]", "norowcol1[]", "overlays1[5]");
    assertThat(((GridGame) read.positions().get(0)).rules().cages()).hasSize(1);
    assertThatExceptionOfType(TextFormatException.class)
        .isThrownBy(() -> Grid.parseFPuzzles(text))
        .withMessageContaining("drawings");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "https://tinyurl.com/abc; short link",
        "https://f-puzzles.com/?id=abc; short link",
        "https://swaroopg92.github.io/penpa-edit/#m=solve&p=vZRN; penpa",
        "https://lisudoku.xyz/p/abc; lisudoku",
        "https://www.sudokuwiki.org/sudoku.htm?bd=S9B01; SudokuWiki",
        "https://puzz.link/p?nurikabe/9/9/a; puzz.link",
        "'{\"name\":\"x\",\"rows\":[]}'; JSON whose first field is name",
        "Some words and nothing else; no puzzle in this text",
        "''; no puzzle in this text",
        "'Some words\n\n----------------\nand a name\n'; no puzzle in this text",
        "samurai_butterfly_30x30 1; Kudoku",
      })
  void read_refusals(String text, String words) {
    assertThatExceptionOfType(TextFormatException.class)
        .isThrownBy(() -> PuzzleText.read(text))
        .withMessageContaining(words);
  }

  @Test
  void read_lisudokuPacked_isNamed() {
    String packed = LinkWriter.compress("{\"gridSize\":9,\"constraints\":{\"rows\":[1]}}");
    List<Consumer<String>> readers = List.of(PuzzleText::read, Grid::parseFPuzzles);
    for (Consumer<String> reader : readers) {
      assertThatExceptionOfType(TextFormatException.class)
          .isThrownBy(() -> reader.accept(packed))
          .withMessage("this is a text of lisudoku, which Nonet does not read");
    }
    assertThatExceptionOfType(TextFormatException.class)
        .isThrownBy(() -> PuzzleText.read(LinkWriter.compress("{\"size\":9,\"grid\":[]}")))
        .withMessageContaining("f-puzzles or SudokuPad")
        .withMessageContaining("grid");
  }

  @Test
  void read_damagedRows_namesTheLine() {
    String rows = PUZZLE.replaceAll("(.{9})", "$1\n").replaceFirst("8...6...3", "8...6...");
    assertThatExceptionOfType(TextFormatException.class)
        .isThrownBy(() -> PuzzleText.read(rows))
        .withMessageContaining("line 4");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "3x3:5a7b8c8b4c1d9_6a8b3e2_7_4_9a8c1a6_2_7_1e8b9",
        "https://puzz.link/p?sudoku/4/4/1g2h3p",
        "jigsaw_4x4\n_,1,_,_\n_,_,_,_\n"
      })
  void otherReaders_nameTheDoor(String text) {
    List<Consumer<String>> readers =
        List.of(Board::parse, Candidates::parse, Game::parse, Grid::parse, GridGame::parse);
    List<String> messages = new ArrayList<>();
    for (Consumer<String> reader : readers) {
      assertThatExceptionOfType(TextFormatException.class)
          .isThrownBy(() -> reader.accept(text))
          .satisfies(fault -> messages.add(fault.getMessage()));
    }
    assertThat(messages.stream().distinct()).hasSize(1);
    assertThat(messages.get(0)).endsWith("PuzzleText.read reads it");
  }

  @Test
  void read_kudoku() {
    String cells = "_,_,3,4\n4,_,_,1\n\n1,_,_,_\n_,_,_,2\n";
    assertThat(only("classic_4x4\n" + cells)).isEqualTo(GridGame.parse("..344..11......2"));
    String twelve =
        "classic_12x12\n"
            + "12,__,__,__, 01,__,__,__, __,__,__,10\n"
            + "__,__,__,__, __,__,__,__, __,__,__,__\n".repeat(11);
    assertThat(((GridGame) only(twelve)).grid().toString()).startsWith("C...1......A....");
    String regions = "1,1,1,2\n1,2,2,2\n3,3,3,4\n3,4,4,4";
    assertThat(only("jigsaw_4x4\n" + cells + "\n" + regions))
        .isEqualTo(GridGame.parse("..344..11......2|AAABABBBCCCDCDDD"));
    for (String damaged : List.of(cells + "1", cells.replace("3", "5"), cells.replace("3", "a"))) {
      assertThatExceptionOfType(TextFormatException.class)
          .isThrownBy(() -> PuzzleText.read("classic_4x4\n" + damaged))
          .withMessageContaining("Kudoku");
    }
  }

  @Test
  void read_puzzLink() {
    assertThat(only("https://puzz.link/p?sudoku/4/4/h344h11l2"))
        .isEqualTo(GridGame.parse("..344..11......2"));
    String sixteen = "https://puzz.link/p?sudoku/16/16/a-10" + "z".repeat(12) + "s1";
    Grid grid = ((GridGame) only(sixteen)).grid();
    assertThat(grid.value(0)).isEqualTo(10);
    assertThat(grid.value(1)).isEqualTo(16);
    assertThat(grid.value(255)).isEqualTo(1);
    for (String cells : List.of("h344h11l", "h344h11l22", "h544h11l2", "h3X", "", "-")) {
      assertThatExceptionOfType(TextFormatException.class)
          .isThrownBy(() -> PuzzleText.read("https://puzz.link/p?sudoku/4/4/" + cells))
          .withMessageContaining("puzz.link");
    }
  }

  @Test
  void read_tableOfASpreadsheet() {
    String tabs =
        PUZZLE
            .replaceAll("(.{9})", "$1\n")
            .lines()
            .map(row -> row.replace(".", "").isEmpty() ? row : String.join("\t", row.split("")))
            .map(row -> row.replace(".", ""))
            .collect(Collectors.joining("\r\n"));
    assertThat(only(tabs)).isEqualTo(GAME);
    assertThat(PuzzleText.read(tabs).form()).isEqualTo("table");
  }

  /** A table whose regions or cages are no rules is not read as another puzzle. */
  @Test
  void read_damagedTable() {
    GridGame game = GridGame.parse("..344..11......2");
    String html = game.picture().toHtml();
    List<String> texts =
        List.of(
            html.replaceFirst("left:2px solid #000(?=[^>]*\"><b>3)", "left:1px solid #bbb"),
            game.picture().toMarkdown() + "\n\n- 5: r5c1 r5c2");
    for (String text : texts) {
      assertThat(text).isNotEqualTo(html);
      assertThatExceptionOfType(TextFormatException.class).isThrownBy(() -> PuzzleText.read(text));
    }
    assertThat(only(game.picture().toMarkdown() + "\n\n- as above")).isEqualTo(game);
  }
}
