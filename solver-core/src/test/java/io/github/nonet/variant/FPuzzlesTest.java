package io.github.nonet.variant;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.nonet.BoardFormatException;
import io.github.nonet.internal.fpuzzles.LinkWriter;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FPuzzlesTest {
  private static String rows(int size, String first) {
    String row = "[" + "{},".repeat(size - 1) + "{}]";
    return "["
        + "["
        + first
        + ",{}".repeat(size - 1)
        + "],"
        + (row + ",").repeat(size - 2)
        + row
        + "]";
  }

  /** Returns a puzzle of 9 values with quotes in place of apostrophes. */
  private static String json(String more) {
    return "{\"size\":9,\"grid\":"
        + rows(9, "{\"value\":5,\"given\":true}")
        + quoted("," + more + "}");
  }

  private static String quoted(String text) {
    return text.replace('\'', '"');
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '#',
      quoteCharacter = '~',
      value = {
        "'thermometer':[{'lines':[['R1C1','R2C2'],['R3C3','R3C4']]}] # thermometer(0,10).thermometer(20,21)",
        "'slowthermometer':[{'lines':[['R1C1','R2C2']]}] # slowThermometer(0,10)",
        "'palindrome':[{'lines':[['R1C1','R2C2']]}] # palindrome(0,10)",
        "'renban':[{'lines':[['R1C1','R2C2','R1C1']]}] # renban(0,10)",
        "'betweenline':[{'lines':[['R1C1','R2C2','R3C3']]}] # between(0,10,20)",
        "'lockout':[{'lines':[['R1C1','R2C2','R3C3']]}] # lockout(4:0,10,20)",
        "'entropicline':[{'lines':[['R1C1','R2C2']]}] # entropic(0,10)",
        "'modularline':[{'lines':[['R1C1','R2C2']],'value':'2'}] # modular(2:0,10)",
        "'zipperline':[{'lines':[['R1C1','R2C2','R3C3']]}] # zipper(0,10,20)",
        "'doublearrow':[{'lines':[['R1C1','R2C2','R3C3']]}] # doubleArrow(0,10,20)",
        "'whispers':[{'lines':[['R1C1','R1C2','R2C2','R1C1']]}] # whispers(5:0,1,10).whispers(5:10,0)",
        "'whispers':[{'lines':[['R1C1','R1C2']],'value':4}] # whispers(4:0,1)",
        "'regionsumline':[{'lines':[['R1C3','R1C4','R1C5']]}] # regionSums(2:3,4)",
        "'arrow':[{'cells':['R1C1'],'lines':[['R1C1','R2C2'],['R1C1','R1C2']]}] # arrow(0,10).arrow(0,1)",
        "'arrow':[{'cells':['R1C2','R1C1'],'lines':[['R1C2','R2C2','R3C3']]}] # pillArrow(0,1:10,20)",
        "'killercage':[{'cells':['R1C2','R1C1'],'value':'9'},{'cells':['R3C3']}] # cage(9,0,1).cage(0,20)",
        "'littlekillersum':[{'cell':'R0C1','cells':['R1C2','R2C3'],'value':'9'},{'cell':'R0C1','cells':['R1C2']}] # littleKiller(9:1,11)",
        "'sandwichsum':[{'cell':'R1C0','value':'9'}] # sandwich(9:0,1,2,3,4,5,6,7,8)",
        "'xsum':[{'cell':'R10C2','value':12},{'cell':'R0C1','value':''}] # xSum(12:73,64,55,46,37,28,19,10,1)",
        "'skyscraper':[{'cell':'R2C10','value':'3'}] # skyscraper(3:17,16,15,14,13,12,11,10,9)",
        "'numberedroom':[{'cell':'R0C1','value':'3'}] # numberedRoom(3:0,9,18,27,36,45,54,63,72)",
        "'difference':[{'cells':['R1C1','R1C2']},{'cells':['R1C1','R2C1'],'value':'3'}] # difference(1:0,1).difference(3:0,9)",
        "'ratio':[{'cells':['R1C1','R1C2']}] # ratio(2:0,1)",
        "'xv':[{'cells':['R1C1','R1C2'],'value':'X'},{'cells':['R1C1','R2C1'],'value':'v'}] # x(0,1).v(0,9)",
        "'quadruple':[{'cells':['R1C1','R1C2','R2C1','R2C2'],'values':[1,2]}] # quadruple(1,2:0,1,9,10)",
        "'odd':[{'cell':'R1C1'}],'even':[{'cell':'R9C9'}] # odd(0).even(80)",
        "'minimum':[{'cell':'R1C1'}] # minimum(0,1,9)",
        "'maximum':[{'cell':'R1C1'},{'cell':'R1C2'}] # maximum(0,9).maximum(1,2,10)",
        "'clone':[{'cells':['R1C1'],'cloneCells':['R5C5']}] # clone(0:40)",
        "'rowindexer':[{'cells':['R2C1']}] # indexer(2:0,9,18,27,36,45,54,63,72)",
        "'columnindexer':[{'cells':['R2C1']}] # indexer(1:9,10,11,12,13,14,15,16,17)",
        "'boxindexer':[{'cells':['R2C2']}] # indexer(5:0,1,2,9,10,11,18,19,20)",
        "'antiknight':true,'antiking':true,'disjointgroups':true # antiKnight().antiKing().disjointGroups()",
        "'diagonal-':true # group(falling diagonal:0,0,1,1,2,2,3,3,4,4,5,5,6,6,7,7,8,8)",
        "'diagonal+':true # group(rising diagonal:8,0,7,1,6,2,5,3,4,4,3,5,2,6,1,7,0,8)",
        "'extraregion':[{'cells':['R1C1','R2C2']}] # group(extra region:0,0,1,1)",
        "'title':'x','line':[{'lines':[]}],'thermometer':[],'diagonal+':false # ~~",
        "'thermometer':[{'lines':[['R1C1'],['R2C2','R3C3']]}] # thermometer(10,20)",
        "'whispers':[{'lines':[['R1C1','R1C2','R2C2','R1C1','R1C2']]}] # whispers(5:0,1,10).whispers(5:10,0,1)",
        "'arrow':[{'cells':['R1C1'],'lines':[['R1C1']]},{'cells':['R1C1','R1C2'],'lines':[['R1C2']]}] # ~~",
        "'minimum':[{'cell':'R1C1'},{'cell':'R1C2'},{'cell':'R2C1'}] # minimum(1,2,10).minimum(9,10,18)",
        "'quadruple':[{'cells':['R1C1','R1C2','R2C1','R2C2'],'values':[]}] # ~~",
        "'quadruple':[{'cells':['R1C1','R1C2','R2C1','R2C2'],'values':['3',4]}] # quadruple(3,4:0,1,9,10)"
      })
  void parseFPuzzles_kinds(String more, String calls) {
    Grid grid = Grid.parseFPuzzles(json(more));
    assertThat(grid.value(0)).isEqualTo(5);
    String text = grid.toStringWithRules();
    assertThat(text).endsWith(calls.isEmpty() ? "." : "grid(0,0,3,3)." + calls);
    assertThat(Grid.parseFPuzzles(LinkWriter.compress(json(more)))).isEqualTo(grid);
  }

  @Test
  void parseFPuzzles_negatives() {
    Rules rules =
        Grid.parseFPuzzles(
                json(
                    "'nonconsecutive':true,'negative':['ratio','xv'],"
                        + "'difference':[{'cells':['R1C1','R1C2']}]"))
            .rules();
    assertThat(rules.constraints()).hasSize(4);
    Grid five = rules.empty().with(0, 5);
    assertThat(five.candidates(1)).containsExactly(4, 6);
    // Not 4 or 6, which are consecutive, nor 5, which makes ten.
    assertThat(five.candidates(9)).containsExactly(1, 2, 3, 7, 8, 9);
    // Not 1 or 2 or 8, not 3 or 5, not 6.
    assertThat(rules.empty().with(0, 4).candidates(9)).containsExactly(7, 9);
  }

  /** Another sign does not free a pair of a kind that is negative; a given number is forbidden. */
  @Test
  void parseFPuzzles_negativeRatio_holdsWhereAnotherSignIs() {
    Grid two =
        Grid.parseFPuzzles(
                json(
                    "'negative':['ratio'],'difference':[{'cells':['R1C1','R1C2']}],"
                        + "'ratio':[{'cells':['R9C8','R9C9'],'value':'3'}]"))
            .rules()
            .empty()
            .with(0, 2);
    assertThat(two.candidates(1)).containsExactly(3);
    assertThat(two.candidates(9)).containsExactly(3, 5, 7, 8, 9);
  }

  @Test
  void parseFPuzzles_cellsWithoutARegion_belongToTheirBox() {
    String one = "{\"size\":6,\"grid\":" + rows(6, "{\"region\":0}") + "}";
    assertThat(Grid.parseFPuzzles(one).rules())
        .isEqualTo(Rules.jigsaw("AAABBB AAABBB CCCDDD CCCDDD EEEFFF EEEFFF"));
  }

  @Test
  void parseFPuzzles_pencilMarksOfTheLastCell() {
    String json = json("").replaceFirst("\\{}]](?!.*\\{}]])", "{'givenPencilMarks':[1,9]}]]");
    assertThat(Grid.parseFPuzzles(quoted(json)).candidates(80)).containsExactly(1, 9);
  }

  @ParameterizedTest
  @CsvSource({
    "'{\"region\":4}', '\"grid\" has a region 4; expected 0 to 3'",
    "'{\"region\":-1}', '\"grid\" has a region -1; expected 0 to 3'",
    "'{\"given\":true,\"value\":5}', '\"grid\" has the value 5; expected 1 to 4'",
    "'{\"givenPencilMarks\":[0]}', '\"grid\" has the value 0; expected 1 to 4'"
  })
  void parseFPuzzles_cellsOutOfRange_refused(String first, String message) {
    assertThatExceptionOfType(BoardFormatException.class)
        .isThrownBy(() -> Grid.parseFPuzzles("{\"size\":4,\"grid\":" + rows(4, first) + "}"))
        .withMessage(message);
  }

  @Test
  void parseFPuzzles_greatestValue() {
    String four = "{\"given\":true,\"value\":4}";
    assertThat(Grid.parseFPuzzles("{\"size\":4,\"grid\":" + rows(4, four) + "}").value(0))
        .isEqualTo(4);
  }

  @Test
  void parseFPuzzles_pencilMarksAndRegions() {
    String first = quoted("{'givenPencilMarks':[1,3],'value':4}");
    Grid marks = Grid.parseFPuzzles("{\"size\":4,\"grid\":" + rows(4, first) + "}");
    assertThat(marks.value(0)).isZero();
    assertThat(marks.candidates(0)).containsExactly(1, 3);
    assertThatExceptionOfType(BoardFormatException.class)
        .isThrownBy(() -> Grid.parseFPuzzles("{\"grid\":" + regions("0001002112332333") + "}"))
        .withMessageContaining("the region of character");
    assertThat(Grid.parseFPuzzles("{\"grid\":" + regions("0001021122132333") + "}").rules())
        .isEqualTo(Rules.jigsaw("AAABACBBCCBDCDDD"));
  }

  private static String regions(String marks) {
    return IntStream.range(0, 4)
        .mapToObj(
            row ->
                IntStream.range(0, 4)
                    .mapToObj(column -> "{\"region\":" + marks.charAt(row * 4 + column) + "}")
                    .collect(Collectors.joining(",", "[", "]")))
        .collect(Collectors.joining(",", "[", "]"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '#',
      quoteCharacter = '~',
      value = {
        "'nabner':[{'lines':[['R1C1','R2C2']]}] # \"nabner\" is not known; expected one of antiking, antiknight, arrow,",
        "'thermometer':[{'lines':[['R1C1','R10C2']]}] # \"thermometer\" has the cell R10C2; expected R1C1 to R9C9",
        "'sandwichsum':[{'cell':'R11C1','value':'9'}] # \"sandwichsum\" has the cell R11C1; expected R0C0 to R10C10",
        "'thermometer':[{'lines':[['R1C1','R0C2']]}] # \"thermometer\" has the cell R0C2",
        "'thermometer':[{'lines':[['R1C1','A2']]}] # \"thermometer\" has what is no cell",
        "'thermometer':[{'lines':[['R1C1']]},3] # \"thermometer\" has an entry that is no object",
        "'thermometer':7 # \"thermometer\" is no list",
        "'killercage':[{'cells':['R1C1'],'value':'?'}] # \"killercage\" has a value that is no number",
        "'sandwichsum':[{'cell':'R0C0','value':'9'}] # \"sandwichsum\" has a clue that is not beside",
        "'xv':[{'cells':['R1C1','R1C2'],'value':'L'}] # \"xv\" has a value that is neither",
        "'arrow':[{'cells':['R1C1','R1C2','R1C3','R1C4'],'lines':[['R1C1','R2C2']]}] # the pill of the arrow has 4 cells",
        "'negative':['odd'] # \"negative\" has what is not known"
      })
  void parseFPuzzles_refused(String more, String message) {
    assertThatExceptionOfType(BoardFormatException.class)
        .isThrownBy(() -> Grid.parseFPuzzles(json(more)))
        .withMessageStartingWith(message)
        .withMessageContaining("expected");
  }

  @Test
  void parseFPuzzles_sizes() {
    assertThat(Grid.parseFPuzzles("{\"size\":6,\"grid\":" + rows(6, "{}") + "}").rules())
        .isEqualTo(Rules.of(2, 3));
    assertThat(Grid.parseFPuzzles("{\"size\":7,\"grid\":" + rows(7, "{}") + "}").rules())
        .isEqualTo(Rules.builder(7).rowsAndColumns(0, 0).build());
    assertThatExceptionOfType(BoardFormatException.class)
        .isThrownBy(() -> Grid.parseFPuzzles("{\"size\":30,\"grid\":[]}"))
        .withMessage("symbols is 30; expected 4 to 25");
    assertThatExceptionOfType(BoardFormatException.class)
        .isThrownBy(() -> Grid.parseFPuzzles("{\"size\":9,\"grid\":[]}"))
        .withMessage("\"grid\" has 0 cells; expected 81");
    assertThatExceptionOfType(BoardFormatException.class)
        .isThrownBy(
            () -> Grid.parseFPuzzles(json("'size':'x'").replace("\"value\":5", "\"value\":0")))
        .withMessage("\"grid\" has the value 0; expected 1 to 9");
  }

  @Test
  void parseFPuzzles_ofSudokuPad_rowThatIsTooLong() {
    assertThatExceptionOfType(BoardFormatException.class)
        .isThrownBy(
            () ->
                Grid.parseFPuzzles(
                    "scl"
                        + LinkWriter.compress(
                            "{ce:[[,,,{v:1}],[{v:1},{v:2},{v:3},{v:4},{v:1}],[],[]]}")))
        .withMessage("row 2 of \"cells\" does not have 4 cells; expected a square");
  }

  private static String drawn(String more) {
    String row = "[,,,],";
    return "scl"
        + LinkWriter.compress(
            "{cs:50,ce:[[{v:3},,,],"
                + row
                + row
                + "[,,,{v:1}]],re:[[[0,0],[0,1],[1,0],[1,1]],[[0,2],[0,3],[1,2],[1,3]],"
                + "[[2,0],[2,1],[3,0],[3,1]],[[2,2],[2,3],[3,2],[3,3]]],"
                + "ca:[{v:'title: A puzzle'},{ce:[[0,0],[1,0]],v:5},{ce:[[0,0]],type:rowcol}"
                + more);
  }

  @Test
  void parseFPuzzles_ofSudokuPad() {
    Grid grid = Grid.parseFPuzzles(drawn("]}"));
    assertThat(grid)
        .isEqualTo(
            Rules.of(2, 2)
                .withCages(java.util.List.of(Cage.of(5, 0, 4)))
                .parse("3..............1"));
    assertThat(
            Grid.parseFPuzzles(drawn(",{ce:[[0,2],[1,3]],v:5,unique:f}],metadata:{antiknight:t}}"))
                .toStringWithRules())
        .endsWith("|symbols(4).grid(0,0,2,2).antiKnight().cage(5,0,4).sum(5:2,7)");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '#',
      value = {
        "],l:[{wp:[[0,0],[1,1]]}]} # the puzzle has 1 lines, which do not say what they mean",
        "],arrows:[{wp:[[0,0],[1,1]]}]} # the puzzle has 1 arrows, which do not say what they mean",
        "],u:[{ct:[1,1]},{ct:[1,1]}]} # the puzzle has 2 underlays, which do not say what they mean",
        "],foglight:[[1,1]]} # the puzzle has 1 foglight; expected givens, regions and cages",
        "],metadata:{norowcol:t}} # the puzzle has no rows and columns (norowcol)",
        "{ce:[[0,9]]}]} # character",
        ",{ce:[[0,4]]}]} # a region or cage has a place without a cell; expected row and column, 0 to 3",
        ",{ce:[[4,0]]}]} # a region or cage has a place without a cell; expected row and column, 0 to 3",
        ",{ce:[[0,9]]}]} # a region or cage has a place without a cell",
        ",{ce:[[0,1]],v:x}]} # \"cages\" has a value that is no number"
      })
  void parseFPuzzles_ofSudokuPad_refused(String more, String message) {
    assertThatExceptionOfType(BoardFormatException.class)
        .isThrownBy(() -> Grid.parseFPuzzles(drawn(more)))
        .withMessageStartingWith(message);
  }
}
