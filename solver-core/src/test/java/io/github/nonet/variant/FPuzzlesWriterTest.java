package io.github.nonet.variant;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.nonet.Board;
import io.github.nonet.Tries;
import io.github.nonet.internal.fpuzzles.LinkWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.assertj.core.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** What is written for f-puzzles is read again as it was, or refused by name. */
class FPuzzlesWriterTest {
  private static final String EMPTY = ".".repeat(81) + "|symbols(9)";

  private static Grid nine(String calls) {
    return Grid.parse(EMPTY + calls);
  }

  private static void assertIsReadAgain(Grid grid) {
    assertThat(Grid.parseFPuzzles(grid.toFPuzzles())).isEqualTo(grid);
    assertThat(Grid.parseFPuzzles(grid.toFPuzzlesLink())).isEqualTo(grid);
    assertThat(Grid.parseFPuzzles(grid.toSudokuPadLink())).isEqualTo(grid);
    assertThat(grid.missingInFPuzzles()).isEmpty();
  }

  /** Returns the fields behind the cells, with apostrophes in place of quotes. */
  private static String fields(Grid grid) {
    String json = grid.toFPuzzles();
    return json.substring(json.indexOf("]]") + 2, json.length() - 1).replace('"', '\'');
  }

  @Test
  void toFPuzzles_ofClues() {
    Grid grid = Grid.parse("1...............").with(3, 4);
    assertThat(grid.toFPuzzles().replace('"', '\''))
        .isEqualTo(
            "{'size':4,'grid':[[{'value':1,'given':true},{},{},{'value':4,'given':true}],"
                + "[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]]}");
    assertIsReadAgain(grid);
  }

  @Test
  void toFPuzzlesLink_isAnAddress() {
    assertThat(Rules.of(4).emptyGrid().toFPuzzlesLink())
        .isEqualTo(
            "https://www.f-puzzles.com/?load="
                + LinkWriter.compress(Rules.of(4).emptyGrid().toFPuzzles()));
  }

  @Test
  void toSudokuPadLink_isAnAddress() {
    Grid grid = Grid.of(Board.EMPTY.with(0, 1)).with(5, 7);
    String link = grid.toSudokuPadLink();
    assertThat(link).matches("https://sudokupad\\.app/fpuzzlesN4Ig[A-Za-z0-9%]+");
    assertThat(PuzzleText.read(link).positions().get(0).value(5)).isEqualTo(7);
  }

  @Test
  void missingInFPuzzles_listsAll() {
    Grid grid = nine(".grid(0,0,3,3).greater(0,1).thermometer(0,10).greater(20,21)");
    assertThat(grid.missingInFPuzzles())
        .hasSize(2)
        .allMatch(message -> message.startsWith("constraints["));
    assertThat(GridGame.of(grid).givens().missingInFPuzzles().get(0))
        .startsWith("constraints[0]: found ");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '#',
      quoteCharacter = '~',
      value = {
        "thermometer(0,10,20) # 'thermometer':[{'lines':[['R1C1','R2C2','R3C3']]}]",
        "thermometer(0,1).thermometer(0,1) #"
            + " 'thermometer':[{'lines':[['R1C1','R1C2']]},{'lines':[['R1C1','R1C2']]}]",
        "slowThermometer(0,1) # 'slowthermometer':[{'lines':[['R1C1','R1C2']]}]",
        "palindrome(0,1) # 'palindrome':[{'lines':[['R1C1','R1C2']]}]",
        "renban(0,1) # 'renban':[{'lines':[['R1C1','R1C2']]}]",
        "between(0,1,2) # 'betweenline':[{'lines':[['R1C1','R1C2','R1C3']]}]",
        "zipper(0,1,2) # 'zipperline':[{'lines':[['R1C1','R1C2','R1C3']]}]",
        "doubleArrow(0,1,2) # 'doublearrow':[{'lines':[['R1C1','R1C2','R1C3']]}]",
        "entropic(0,1) # 'entropicline':[{'lines':[['R1C1','R1C2']]}]",
        "regionSums(2:3,4) # 'regionsumline':[{'lines':[['R1C3','R1C4','R1C5']]}]",
        "whispers(5:0,1) # 'whispers':[{'lines':[['R1C1','R1C2']]}]",
        "whispers(4:0,1) # 'whispers':[{'lines':[['R1C1','R1C2']],'value':'4'}]",
        "lockout(4:0,1) # 'lockout':[{'lines':[['R1C1','R1C2']]}]",
        "lockout(5:0,1) # 'lockout':[{'lines':[['R1C1','R1C2']],'value':'5'}]",
        "modular(3:0,1) # 'modularline':[{'lines':[['R1C1','R1C2']]}]",
        "modular(2:0,1) # 'modularline':[{'lines':[['R1C1','R1C2']],'value':'2'}]",
        "arrow(0,10) # 'arrow':[{'cells':['R1C1'],'lines':[['R1C1','R2C2']]}]",
        "pillArrow(0,1:11,20) #"
            + " 'arrow':[{'cells':['R1C1','R1C2'],'lines':[['R1C2','R2C3','R3C3']]}]",
        "pillArrow(0,1:9) # 'arrow':[{'cells':['R1C1','R1C2'],'lines':[['R1C2','R2C1']]}]",
        "difference(1:0,1) # 'difference':[{'cells':['R1C1','R1C2']}]",
        "difference(3:9,0) # 'difference':[{'cells':['R2C1','R1C1'],'value':'3'}]",
        "ratio(2:0,1) # 'ratio':[{'cells':['R1C1','R1C2']}]",
        "ratio(3:0,1) # 'ratio':[{'cells':['R1C1','R1C2'],'value':'3'}]",
        "x(0,1).v(1,2) # 'xv':[{'cells':['R1C1','R1C2'],'value':'X'},"
            + "{'cells':['R1C2','R1C3'],'value':'V'}]",
        "odd(0).even(80) # 'odd':[{'cell':'R1C1'}],'even':[{'cell':'R9C9'}]",
        "quadruple(3,1,3:0,1,9,10) #"
            + " 'quadruple':[{'cells':['R1C1','R1C2','R2C1','R2C2'],'values':[3,1,3]}]",
        "clone(0,1:9,10) # 'clone':[{'cells':['R1C1','R1C2'],'cloneCells':['R2C1','R2C2']}]",
        "minimum(0,1,9) # 'minimum':[{'cell':'R1C1'}]",
        // The corner says nothing, but frees its neighbours.
        "maximum(1,2,10).maximum(9,10,18) #"
            + " 'maximum':[{'cell':'R1C1'},{'cell':'R1C2'},{'cell':'R2C1'}]",
        "littleKiller(9:5,15,25,35) # 'littlekillersum':[{'cell':'R0C5','direction':'DR',"
            + "'cells':['R1C6','R2C7','R3C8','R4C9'],'value':'9'}]",
        "littleKiller(9:76,66,56,46,36) # 'littlekillersum':[{'cell':'R10C6','direction':'UL',"
            + "'cells':['R9C5','R8C4','R7C3','R6C2','R5C1'],'value':'9'}]",
        "littleKiller(9:8) # 'littlekillersum':[{'cell':'R2C10','direction':'UL',"
            + "'cells':['R1C9'],'value':'9'}]",
        "littleKiller(9:1,11) # 'littlekillersum':[{'cells':['R1C2','R2C3'],'value':'9'}]",
        "sandwich(0:9,10,11,12,13,14,15,16,17) # 'sandwichsum':[{'cell':'R2C0','value':'0'}]",
        "xSum(12:74,65,56,47,38,29,20,11,2) # 'xsum':[{'cell':'R10C3','value':'12'}]",
        "skyscraper(3:17,16,15,14,13,12,11,10,9) # 'skyscraper':[{'cell':'R2C10','value':'3'}]",
        "numberedRoom(3:2,11,20,29,38,47,56,65,74) # 'numberedroom':[{'cell':'R0C3','value':'3'}]",
        "indexer(3:9,10,11,12,13,14,15,16,17) # 'columnindexer':[{'cells':['R2C3']}]",
        "indexer(2:2,11,20,29,38,47,56,65,74) # 'rowindexer':[{'cells':['R2C3']}]",
        "indexer(5:0,1,2,9,10,11,18,19,20) # 'boxindexer':[{'cells':['R2C2']}]",
        "cage(9,0,1).cage(0,2,3) #"
            + " 'killercage':[{'cells':['R1C1','R1C2'],'value':'9'},{'cells':['R1C3','R1C4']}]",
        "antiKnight().antiKing().nonConsecutive() #"
            + " 'antiking':true,'antiknight':true,'nonconsecutive':true",
        "diagonals().disjointGroups() # 'diagonal+':true,'diagonal-':true,'disjointgroups':true",
        "group(mine:0,0,1,1,5,5) # 'extraregion':[{'cells':['R1C1','R2C2','R6C6']}]"
      })
  void toFPuzzles_kinds(String calls, String fields) {
    Grid grid = nine(".grid(0,0,3,3)." + calls);
    assertThat(fields(grid)).isEqualTo("," + fields);
    assertIsReadAgain(grid.with(40, 7));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '#',
      quoteCharacter = '~',
      value = {
        "'nonconsecutive':true,'negative':['ratio','xv'],'difference':[{'cells':['R1C1','R1C2']}],"
            + "'ratio':[{'cells':['R9C8','R9C9']}]",
        "'negative':['ratio']",
        "'negative':['xv'],'xv':[{'cells':['R1C1','R1C2'],'value':'X'}]",
        "'cage':[{'cells':['R1C1','R1C2'],'value':'DR5'}]",
        "'diagonal+':true",
        "'diagonal-':true,'extraregion':[{'cells':['R1C1','R1C3']}]"
      })
  void toFPuzzles_ofWhatWasRead(String fields) {
    String read = ("{\"grid\":" + cells(9) + "," + fields + "}").replace('\'', '"');
    Grid grid = Grid.parseFPuzzles(read);
    assertThat(fields(grid).split(",'")).hasSameSizeAs(("," + fields).split(",'"));
    assertIsReadAgain(grid);
  }

  private static String cells(int size) {
    String row = "[" + "{},".repeat(size - 1) + "{}]";
    return "[" + (row + ",").repeat(size - 1) + row + "]";
  }

  @Test
  void toFPuzzles_ofPencilMarks() {
    Grid open =
        Grid.parseFPuzzles(
            "{\"grid\":" + cells(4).replaceFirst("\\{", "{givenPencilMarks:[1,3]") + "}");
    assertThat(open.toFPuzzles()).contains("{\"givenPencilMarks\":[1,3]},{}");
    assertIsReadAgain(open);
    // A value says more than marks that have it.
    assertThat(Grid.parseFPuzzles(open.with(0, 3).toFPuzzles()))
        .isEqualTo(Rules.of(4).emptyGrid().with(0, 3));
    assertRefused(
        open.with(0, 2),
        "constraints[0]: found the rule 'pencil marks'; expected a constraint that"
            + " f-puzzles can express");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '#',
      quoteCharacter = '~',
      value = {
        "symbols(6).grid(0,0,3,2)",
        "symbols(6).grid(0,0,2,3)",
        "symbols(6).rowsAndColumns(0,0)",
        "symbols(5).rowsAndColumns(0,0)",
        "symbols(5).rowsAndColumns(0,0).regions(AAABBAACBBDCCCBDDCEEDDEEE)",
        "symbols(4).rowsAndColumns(0,0).regions(112\\)112\\)332\\)332\\))",
        // One region is a row, and the same group.
        "symbols(4).rowsAndColumns(0,0).regions(AAAABBCCBBCCDDDD)",
        "symbols(4).rowsAndColumns(0,0).regions(AAAABBCCBBCCDDDD).disjointGroups()",
        "symbols(4).grid(0,0,2,2).regions(ABCCABBCADBCADDD).grid(0,0,2,2)",
        "symbols(4).regions(ABCCABBCADBCADDD).grid(0,0,2,2).windows()",
        "symbols(9).grid(0,0,3,3).windows().asterisk().percent()",
        "symbols(16).grid(0,0,4,4).disjointGroups().antiKing()",
        "symbols(25).rowsAndColumns(0,0).diagonals()"
      })
  void toFPuzzles_ofLayouts(String calls) {
    int size = Integer.parseInt(calls.replaceAll("symbols\\((\\d+).*", "$1"));
    assertIsReadAgain(Grid.parse(".".repeat(size * size) + "|" + calls));
  }

  private static void assertRefused(Grid grid, String message) {
    assertThatExceptionOfType(UnsupportedOperationException.class)
        .isThrownBy(grid::toFPuzzles)
        .withMessage(message);
    assertThatExceptionOfType(UnsupportedOperationException.class)
        .isThrownBy(grid::toFPuzzlesLink)
        .withMessage(message);
    assertThatExceptionOfType(UnsupportedOperationException.class)
        .isThrownBy(grid::toSudokuPadLink)
        .withMessage(message);
    assertThat(grid.missingInFPuzzles()).startsWith(message);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '#',
      quoteCharacter = '~',
      value = {
        "odd(0).equalSums(0:1) # the equality of sums",
        "odd(0,1).greater(0,1) # the greater-than sign",
        "odd(0).sum(5:0,1) # the sum",
        "odd(0).sum(mine:5:2x0,1x1) # the rule 'mine'",
        "odd(0).pairs(parity:2,2,2,2,2,2,2,2,2:0,1) # the rule 'parity'",
        "odd(0).anyTwo(parity:2,2,2,2,2,2,2,2,2:0,1) # the rule 'parity'",
        "odd(0).sets(digital root 5x:2:0) # the rule 'digital root 5x'",
        "odd(0).sets(digital root 5:2:0) # the rule 'digital root 5'",
        "odd(0).sets(digital root 5\",\"x\":\":20:0) # the rule 'digital root 5\",\"x\":\"'",
        "odd(0).sets(pencil marks:6:0,1) # the rule 'pencil marks'",
        "odd(0).everywhereElse(2,2,2,2,2,2,2,2,2:0,1) # the negative constraint",
        "odd(0).minimum(0,1) # the minimum",
        "odd(0).minimum(0,1,9).minimum(1,0,2,10) # the minimum",
        "odd(0).sandwich(5:0,1,2) # the sandwich",
        "odd(0).sandwich(5:0,1,2,3,4,5,6,8,7) # the sandwich",
        "odd(0).skyscraper(5:0) # the skyscraper clue",
        "odd(0).littleKiller(0:0) # the little killer",
        "odd(0).indexer(1:0,1) # the indexer",
        "odd(0).xSum(1000000:0,1,2,3,4,5,6,7,8) # the X-sum",
        "odd(0).regionSums(0:1,2) # the region sum line"
      })
  void toFPuzzles_refused(String calls, String name) {
    assertRefused(
        nine(".grid(0,0,3,3)." + calls),
        "constraints[1]: found " + name + "; expected a constraint that f-puzzles can express");
  }

  @Test
  void toFPuzzles_refused_ofOtherRules() {
    assertRefused(
        Rules.samurai().emptyGrid(), "the grid: found 21 rows and 21 columns; expected 9 of each");
    assertRefused(
        nine(".grid(0,0,3,3).nonConsecutive().ratio(2:0,1)"),
        "the rules: found the non-consecutive rule and dots; expected one of them, because in"
            + " f-puzzles the rule frees pairs with dots");
    assertRefused(
        nine(".grid(0,0,3,3).cage(1000000,0,1)"),
        "cages: found the sum 1000000; expected at most 999999");
    Grid largePill =
        Rules.of(10).withConstraints(Constraint.pillArrow(new int[] {0, 1}, 2)).emptyGrid();
    assertThatExceptionOfType(UnsupportedOperationException.class)
        .isThrownBy(largePill::toFPuzzles)
        .withMessageContaining("the pill arrow");
  }

  @Test
  void toFPuzzles_ofTheLargestNumbers() {
    assertIsReadAgain(nine(".grid(0,0,3,3).cage(999999,0,1).xSum(999999:0,1,2,3,4,5,6,7,8)"));
  }

  /** Returns what is read of a text that says the same, in smaller parts. */
  private static Grid inParts(Grid grid) {
    List<Constraint> parts = new ArrayList<>();
    for (Constraint constraint : grid.rules().constraints()) {
      switch (constraint.name()) {
        case "odd mark" -> constraint.cells().forEach(cell -> parts.add(Constraint.odd(cell)));
        case "even mark" -> constraint.cells().forEach(cell -> parts.add(Constraint.even(cell)));
        default -> parts.add(constraint);
      }
    }
    return Grid.copyOf(grid.rules().withConstraints(parts), grid.toArray());
  }

  /** Random rules are read again as they were, whatever they are made of. */
  @Test
  void toFPuzzles_ofRandomRules() {
    Map<String, Integer> refused = new TreeMap<>();
    int written = 0;
    for (int seed = 0; seed < Tries.of(12, 150); seed++) {
      Random random = new Random(seed);
      Grid grid = AllRules.grid(RandomRules.of(random), random);
      if (written(grid, refused)) {
        written++;
      }
    }
    assertThat(written).isGreaterThan(Tries.of(1, 20));
    assertThat(refused.keySet()).isSubsetOf("cages", "the grid").hasSizeGreaterThan(Tries.of(0, 1));
  }

  @ParameterizedTest
  @MethodSource("io.github.nonet.variant.AllRules#stream")
  void toFPuzzles_ofRandomConstraints(Rules rules) {
    Assumptions.assumeThat(rules.valueCount()).isLessThan(10).isEqualTo(rules.rowCount());
    Grid solution = GridSolver.getDefault().solve(rules.emptyGrid()).orElseThrow();
    Map<String, Integer> refused = new TreeMap<>();
    int written = 0;
    for (int seed = 0; seed < Tries.of(3, 30); seed++) {
      Random random = new Random(seed);
      Rules drawn = RandomConstraints.rules(solution, 1 + random.nextInt(3), 3, random);
      if (written(AllRules.grid(drawn, random), refused)) {
        written++;
      }
    }
    assertThat(written).isGreaterThanOrEqualTo(Tries.of(0, 6));
    assertThat(refused).hasSizeGreaterThanOrEqualTo(Tries.of(0, 1));
  }

  /** Returns whether a grid is written, and counts what is refused. */
  private static boolean written(Grid grid, Map<String, Integer> refused) {
    try {
      Grid read = Grid.parseFPuzzles(grid.toFPuzzles());
      assertThat(read).as(grid.toFullString()).isEqualTo(inParts(grid));
      return true;
    } catch (UnsupportedOperationException e) {
      assertThat(e).hasMessageMatching(".+: found .+; expected .+");
      refused.merge(e.getMessage().replaceAll(":.*|\\[.*", ""), 1, Integer::sum);
      return false;
    }
  }
}
