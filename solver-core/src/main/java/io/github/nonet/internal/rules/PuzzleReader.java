package io.github.nonet.internal.rules;

import io.github.nonet.TextFormatException;
import io.github.nonet.internal.Arguments;
import io.github.nonet.internal.Refusal;
import io.github.nonet.internal.language.Quoted;
import io.github.nonet.internal.rules.BuilderCall.Method;
import java.util.List;

/** Reads puzzles whose rules are in the text. */
public final class PuzzleReader {
  private static final char BAR = '|';

  private static final int FEWEST_CELLS = LayoutPlan.FEWEST_SYMBOLS * LayoutPlan.FEWEST_SYMBOLS;

  /** The most parts: cells, regions and letters. */
  private static final int MOST_PARTS = 3;

  private final String text;

  private PuzzleReader(String text) {
    this.text = text;
  }

  public static ReadPuzzle read(CharSequence text) {
    return new PuzzleReader(text.toString()).read();
  }

  /** Returns the solution of a text that has it after the puzzle, or nothing. */
  public static int[] solution(String text) {
    CellText scan = CellText.of(text);
    TextHalves halves = sizeOfNumbers(scan) > 0 ? null : TextHalves.of(scan);
    return halves == null
        ? new int[0]
        : new PuzzleReader(text)
            .readPlain(CellText.of(text.substring(halves.start())), halves.symbols())
            .values();
  }

  private ReadPuzzle read() {
    int rules = text.indexOf(RulesText.MARK);
    if (rules >= 0) {
      return new RulesReader(text, rules).read();
    }
    if (LongKiller.isOne(text)) {
      return LongKiller.read(text);
    }
    if (ShortKiller.isOne(text)) {
      return ShortKiller.read(text);
    }
    CellText scan = CellText.of(text);
    int ofNumbers = sizeOfNumbers(scan);
    TextHalves halves = TextHalves.of(scan);
    if (halves != null && ofNumbers == 0) {
      halves.requireAgreement();
      return readPlain(CellText.of(text.substring(0, halves.start())), halves.symbols());
    }
    int bar = text.indexOf(BAR);
    int cells = CellText.of(text.substring(0, Math.max(bar, 0))).characters();
    if (cells >= FEWEST_CELLS && LayoutPlan.sideOf(cells) > 0) {
      return readParts(text.split("\\|", -1), bar);
    }
    // Numbers of two digits may make a text as long as two squares of single characters.
    int doubled = ofNumbers > 0 ? 0 : LayoutPlan.sideOf(scan.characters() / 2);
    if (scan.characters() % 2 == 0 && doubled > 0 && hasRegions(scan.index(doubled * doubled))) {
      int end = scan.index(doubled * doubled);
      return readJigsaw(text.substring(0, end), text.substring(end), end, "", doubled);
    }
    return readPlain(scan, ofNumbers > 0 ? ofNumbers : sizeOf(scan));
  }

  /**
   * Returns whether two or more different characters follow a place, because a single one names no
   * regions.
   */
  private boolean hasRegions(int start) {
    return text.substring(start).chars().filter(c -> !Character.isWhitespace(c)).distinct().count()
        > 1;
  }

  private ReadPuzzle readParts(String[] parts, int bar) {
    if (parts.length > MOST_PARTS) {
      int index = bar + parts[1].length() + parts[2].length() + 2;
      throw Refusal.text(
          "found " + parts.length + " parts between '|'",
          "at most 3: cells, regions, letters",
          index);
    }
    if (isCall(parts[1])) {
      throw new RulesReader(text, bar).withoutSymbols();
    }
    int symbols = LayoutPlan.sideOf(CellText.of(parts[0]).characters());
    boolean hasRegions = countVisible(parts[1]) == symbols * symbols;
    if (parts.length == MOST_PARTS && !hasRegions && countVisible(parts[1]) > 0) {
      throw Refusal.text(
          "found " + countVisible(parts[1]) + " characters of regions",
          symbols * symbols + ", or none",
          bar + 1);
    }
    String letters = parts.length == MOST_PARTS ? parts[2] : hasRegions ? "" : parts[1];
    int start = text.length() - letters.length();
    return hasRegions
        ? readJigsaw(parts[0], parts[1], bar + 1, letters, symbols)
        : readBoxes(parts[0], letters, start, symbols);
  }

  /** Returns whether a part starts with a word and parentheses, as rules do. */
  private static boolean isCall(String part) {
    int open = part.indexOf('(');
    return open > 0
        && part.indexOf(')') > open
        && part.substring(0, open).chars().allMatch(Character::isLetter);
  }

  private static int countVisible(String part) {
    return (int) part.chars().filter(c -> !Character.isWhitespace(c)).count();
  }

  private ReadPuzzle readJigsaw(
      String cells, String regions, int start, String letters, int symbols) {
    LayoutPlan plan = new LayoutPlan(symbols).rowsAndColumns(0, 0).regions(regions, start, false);
    return finish(plan, letters, text.length() - letters.length(), CellText.of(cells));
  }

  private ReadPuzzle readBoxes(String cells, String letters, int start, int symbols) {
    int boxRows = requireBoxes(symbols);
    LayoutPlan plan = new LayoutPlan(symbols).grid(0, 0, boxRows, symbols / boxRows);
    return finish(plan, letters, start, CellText.of(cells));
  }

  private int requireBoxes(int symbols) {
    int boxRows = Square.boxRows(symbols);
    if (boxRows == 1) {
      throw new TextFormatException(
          LayoutPlan.noBoxes(symbols).getMessage() + ", or regions after a '|'", text.length());
    }
    return boxRows;
  }

  private static ReadPuzzle finish(LayoutPlan plan, String letters, int start, CellText cells) {
    for (int i = 0; i < letters.length(); i++) {
      if (!Character.isWhitespace(letters.charAt(i))) {
        addLetter(plan, letters.charAt(i), start + i);
      }
    }
    GridLayout layout = plan.layout();
    return new ReadPuzzle(layout, List.of(), List.of(), CellReader.read(layout, cells));
  }

  private static void addLetter(LayoutPlan plan, char letter, int index) {
    try {
      plan.extra(part(letter, index));
    } catch (TextFormatException e) {
      throw e;
    } catch (IllegalArgumentException e) {
      throw new TextFormatException("character " + (index + 1) + ": " + e.getMessage(), index);
    }
  }

  private static Method part(char letter, int index) {
    return switch (letter) {
      case 'X', 'x' -> Method.DIAGONALS;
      case 'H', 'h' -> Method.WINDOWS;
      case 'P', 'p' -> Method.PERCENT;
      case 'C', 'c' -> Method.DISJOINT_GROUPS;
      default ->
          throw Refusal.character(
              index,
              " is " + Quoted.show(letter),
              "X, H, P or C for more houses, or as many characters of regions as there are cells");
    };
  }

  private ReadPuzzle readPlain(CellText scan, int symbols) {
    if (scan.indexOfBrokenBorder() >= 0) {
      throw Refusal.text(
          scan.place(scan.indexOfBrokenBorder())
              + " begins a line of dashes with a gap, as pictures of jigsaws have",
          "complete lines, or a call of Rules.parseGrid",
          scan.indexOfBrokenBorder());
    }
    int boxRows = scan.hasBorder() ? boxRowsOfPicture(scan, symbols) : requireBoxes(symbols);
    GridLayout layout = Layouts.ofBoxes(boxRows, symbols / boxRows);
    return new ReadPuzzle(layout, List.of(), List.of(), CellReader.read(layout, scan));
  }

  private int boxRowsOfPicture(CellText scan, int symbols) {
    int rows = scan.rowsBetweenBorders();
    if (rows == symbols) {
      return requireBoxes(symbols);
    }
    if (rows < 2 || symbols % rows != 0) {
      throw Refusal.text(
          "the lines of dashes do not follow equal groups of 2 or more rows",
          "the borders of boxes",
          scan.length());
    }
    return rows;
  }

  private static int nearestSquare(int cells) {
    int root = (int) Math.round(Math.sqrt(cells));
    int values = Math.max(LayoutPlan.FEWEST_SYMBOLS, Math.min(LayoutPlan.MOST_SYMBOLS, root));
    return values * values;
  }

  /** Returns the number of values of the square if its cells are numbers, otherwise 0. */
  private static int sizeOfNumbers(CellText scan) {
    int symbols = scan.hasLongField() ? LayoutPlan.sideOf(scan.fields()) : 0;
    return symbols > 0 && NumberReader.areNumbers(scan, symbols) ? symbols : 0;
  }

  /** Returns the number of values of the square whose cells are characters. */
  private static int sizeOf(CellText scan) {
    int ofCells = LayoutPlan.sideOf(scan.characters());
    if (ofCells == 0) {
      throw Refusal.text(
          "found " + Arguments.count(scan.characters(), "cell", "cells"),
          "the square of a number from 4 to 25, such as "
              + nearestSquare(scan.characters())
              + ", or twice as many characters with regions",
          scan.length());
    }
    return ofCells;
  }
}
