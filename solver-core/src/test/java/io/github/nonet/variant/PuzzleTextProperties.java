package io.github.nonet.variant;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.nonet.Board;
import io.github.nonet.Candidates;
import io.github.nonet.Position;
import io.github.nonet.TextFormatException;
import io.github.nonet.logic.Game;
import io.github.nonet.text.BoardPicture;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.function.IntBinaryOperator;
import java.util.function.IntUnaryOperator;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** Texts of other programs and tables, made of random grids and read back. */
class PuzzleTextProperties {
  private static final Board SOLUTION =
      Board.parse(
          "534678912672195348198342567859761423426853791713924856961537284287419635345286179");

  private static final int[][] BOXES = {
    {2, 2}, {2, 3}, {2, 4}, {3, 3}, {2, 5}, {3, 4}, {4, 4}, {5, 5}
  };

  private static Rules boxes(Random random) {
    int[] box = BOXES[random.nextInt(BOXES.length)];
    return Rules.of(box[0], box[1]);
  }

  private static Grid grid(Rules rules, Random random) {
    int[] values = new int[rules.cellCount()];
    for (int cell = 0; cell < values.length; cell++) {
      values[cell] = random.nextInt(3) == 0 ? 1 + random.nextInt(rules.valueCount()) : 0;
    }
    return Grid.copyOf(rules, values);
  }

  private static GridGame game(Random random, boolean hasOwn) {
    GridGame game = GridGame.of(grid(boxes(random), random));
    for (int cell = 0; cell < game.cellCount() && hasOwn; cell++) {
      int value = 1 + random.nextInt(game.valueCount());
      if (game.value(cell) == 0 && random.nextInt(4) == 0) {
        game = random.nextBoolean() ? game.put(cell, value) : game.mark(cell, value);
      }
    }
    return game;
  }

  private static Position only(String text) {
    PuzzleText read = PuzzleText.read(text);
    assertThat(read.form()).isNotIn("grid", "list");
    assertThat(read.positions()).hasSize(1);
    return read.positions().get(0);
  }

  private static Position expected(GridGame game) {
    return game.rules().isClassic() ? Game.parse(game.toLinkString()) : game;
  }

  @Property(tries = 200)
  void tables_ofGrids(@ForAll long seed) {
    GridGame game = game(new Random(seed), true);
    boolean hasGiven = game.givens().clueCount() > 0;
    for (String table : List.of(game.picture().toHtml(), game.picture().toMarkdown())) {
      if (hasGiven) {
        assertThat(only(table)).isEqualTo(expected(game));
      }
      assertThat(only(table.replace("\n", "\r\n")).value(0)).isEqualTo(game.value(0));
    }
  }

  private static final List<String> REGIONS =
      List.of(
          "AAABABBBCCCDCDDD",
          "AAAABABBBBCCCDDCCDDDEEEEE",
          "AABBAABBCCDDCCDD",
          "AAAAAABBBBBBCCCCCCDDDDDDEEEEEEFFFFFF");

  /** Borders of HTML show regions; a list below a table of Markdown has the cages. */
  @Property(tries = 50)
  void tables_ofRegionsAndCages(@ForAll long seed) {
    Random random = new Random(seed);
    int number = random.nextInt(REGIONS.size() + 1);
    Rules rules =
        number == REGIONS.size()
            ? Rules.builder(7).rowsAndColumns(0, 0).build()
            : Rules.jigsaw(REGIONS.get(number));
    GridGame jigsaw = GridGame.of(grid(rules, random));
    if (jigsaw.givens().clueCount() > 0) {
      assertThat(only(jigsaw.picture().toHtml())).isEqualTo(expected(jigsaw));
    }
    Rules boxes = boxes(random);
    int cell = random.nextInt(boxes.cellCount() - 1);
    Cage cage =
        new Cage(random.nextInt(3) == 0 ? 0 : 3 + random.nextInt(5), List.of(cell, cell + 1));
    GridGame killer = GridGame.of(grid(Rules.of(boxes.valueCount()).withCages(cage), random));
    assertThat(only(killer.picture().toMarkdown())).isEqualTo(killer);
    PuzzleText html = PuzzleText.read(killer.picture().toHtml());
    assertThat(html.notRead()).containsExactly(new PuzzleText.NotRead("cage", 1, List.of()));
  }

  @Property(tries = 100)
  void games_asLinks(@ForAll long seed) {
    GridGame game = game(new Random(seed), true);
    for (String text : List.of(game.toFPuzzles(), game.toFPuzzlesLink(), game.toSudokuPadLink())) {
      Position read = only(text);
      for (int cell = 0; cell < game.cellCount(); cell++) {
        assertThat(read.value(cell)).isEqualTo(game.value(cell));
        assertThat(read.isGiven(cell)).isEqualTo(game.isGiven(cell));
        assertThat(read.marks(cell)).isEqualTo(game.marks(cell));
      }
    }
  }

  @Property(tries = 100)
  void tables_ofBoards(@ForAll long seed) {
    Random random = new Random(seed);
    Board board = SOLUTION;
    for (int cell = 0; cell < 81; cell++) {
      board = random.nextInt(3) == 0 ? board : board.with(cell, 0);
    }
    Candidates state = Candidates.of(board);
    BoardPicture picture = BoardPicture.of(board).candidates(true);
    for (String table : List.of(picture.toLatex(), picture.toHtml(), picture.toMarkdown())) {
      Position read = only("Words\n".repeat(table.startsWith("\\") ? 1 : 0) + table);
      for (int cell = 0; cell < 81; cell++) {
        assertThat(read.candidates(cell)).isEqualTo(state.digits(cell));
      }
    }
  }

  @Property(tries = 100)
  void tables_ofSpreadsheets(@ForAll long seed) {
    GridGame game = game(new Random(seed), false);
    StringBuilder table = new StringBuilder();
    for (int cell = 0; cell < game.cellCount(); cell++) {
      table.append(game.value(cell) == 0 ? "" : String.valueOf(game.value(cell)));
      table.append((cell + 1) % game.columnCount() == 0 ? '\n' : '\t');
    }
    assertThat(only(table.toString())).isEqualTo(expected(game));
  }

  /** Writes numbers as Solo does. */
  private static String numbers(int cells, IntUnaryOperator number) {
    StringBuilder text = new StringBuilder();
    int empty = 0;
    boolean isAfterNumber = false;
    for (int cell = 0; cell <= cells; cell++) {
      int value = cell == cells ? 0 : number.applyAsInt(cell);
      if (value == 0 && cell < cells) {
        empty++;
        continue;
      }
      boolean isApart = empty > 0;
      for (; empty > 0; empty -= Math.min(26, empty)) {
        text.append((char) ('a' + Math.min(26, empty) - 1));
      }
      if (cell < cells) {
        text.append(isAfterNumber && !isApart ? "_" : "").append(value);
      }
      isAfterNumber = true;
    }
    return text.toString();
  }

  /** Writes the lines between parts as Solo does. */
  private static String lines(int size, IntUnaryOperator part) {
    List<Boolean> lines = new ArrayList<>();
    IntBinaryOperator at = (row, column) -> part.applyAsInt(row * size + column);
    for (int row = 0; row < size; row++) {
      for (int column = 1; column < size; column++) {
        lines.add(at.applyAsInt(row, column - 1) != at.applyAsInt(row, column));
      }
    }
    for (int column = 0; column < size; column++) {
      for (int row = 1; row < size; row++) {
        lines.add(at.applyAsInt(row - 1, column) != at.applyAsInt(row, column));
      }
    }
    lines.add(true);
    StringBuilder text = new StringBuilder(",");
    int joined = 0;
    for (boolean isLine : lines) {
      joined += isLine ? 0 : 1;
      if (isLine) {
        for (; joined > 24; joined -= 25) {
          text.append('y');
        }
        text.append(joined == 0 ? '_' : (char) ('a' + joined - 1));
        joined = 0;
      }
    }
    return text.toString();
  }

  @Property(tries = 300)
  void soloIds(@ForAll long seed) {
    Random random = new Random(seed);
    Rules rules = boxes(random);
    int size = rules.valueCount();
    boolean isJigsaw = random.nextBoolean();
    boolean hasDiagonals = random.nextBoolean();
    boolean isKiller = random.nextInt(3) == 0 && size < 12;
    int boxRows =
        Arrays.stream(BOXES).filter(it -> it[0] * it[1] == size).findFirst().orElseThrow()[0];
    Rules.Builder builder = Rules.builder(size);
    StringBuilder regions = new StringBuilder();
    for (int cell = 0; cell < size * size; cell++) {
      regions.append((char) ('A' + region(cell, size, boxRows)));
    }
    builder =
        isJigsaw
            ? builder.rowsAndColumns(0, 0).regions(regions)
            : builder.grid(0, 0, boxRows, size / boxRows);
    builder = hasDiagonals ? builder.diagonals() : builder;
    Rules expected = builder.build();
    StringBuilder id = new StringBuilder();
    id.append(isJigsaw ? size + "j" : boxRows + "x" + size / boxRows);
    id.append(hasDiagonals ? "x" : "")
        .append(isKiller ? "k" : "")
        .append(random.nextBoolean() ? "" : "dt")
        .append(':');
    Grid grid = grid(expected, random);
    id.append(numbers(size * size, grid::value));
    if (isJigsaw) {
      id.append(lines(size, cell -> region(cell, size, boxRows)));
    }
    if (isKiller) {
      /* Cages are pairs side by side, and single cells at the end of odd rows. */
      IntUnaryOperator cage = cell -> cell / size * size + cell % size / 2;
      int[] sums = new int[size * size];
      List<Cage> cages = new ArrayList<>();
      for (int cell = 0; cell < sums.length; cell++) {
        if (cell % size % 2 == 0 && cell % size + 1 < size) {
          sums[cell] = 3 + random.nextInt(2 * size - 3);
          cages.add(Cage.of(sums[cell], cell, cell + 1));
        } else if (cell % size % 2 == 0) {
          sums[cell] = 1 + random.nextInt(size);
          cages.add(Cage.of(sums[cell], cell));
        }
      }
      id.append(lines(size, cage)).append(',').append(numbers(size * size, cell -> sums[cell]));
      expected = expected.withCages(cages);
    }
    Position game =
        expected.isClassic()
            ? Game.of(Board.copyOf(grid.toArray()))
            : GridGame.of(Grid.copyOf(expected, grid.toArray()));
    assertThat(only(id.toString())).as("%s", id).isEqualTo(game);
    String[] parts = id.toString().split(":");
    String saved =
        "SAVEFILE:41:Simon Tatham's Portable Puzzle Collection\nVERSION :1:1\nGAME    :4:Solo\n"
            + "PARAMS  :4:"
            + parts[0]
            + "\nDESC    :1:"
            + parts[1]
            + "\nMOVE    :1:R\n";
    assertThat(only(saved)).isEqualTo(game);
    String cut = id.substring(0, parts[0].length() + 1 + random.nextInt(parts[1].length()));
    assertThatExceptionOfType(TextFormatException.class).isThrownBy(() -> PuzzleText.read(cut));
  }

  /** Returns the number of the box of a cell. */
  private static int region(int cell, int size, int boxRows) {
    int boxColumns = size / boxRows;
    return cell / size / boxRows * boxRows + cell % size / boxColumns;
  }
}
