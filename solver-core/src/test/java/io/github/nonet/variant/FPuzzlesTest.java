package io.github.nonet.variant;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.nonet.TextFormatException;
import io.github.nonet.internal.fpuzzles.LinkWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class FPuzzlesTest {
  private static String rows(int size, String first) {
    String row = "[" + "{},".repeat(size - 1) + "{}]";
    return "[[" + first + ",{}".repeat(size - 1) + "]," + (row + ",").repeat(size - 2) + row + "]";
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
        "'thermometer':[{'lines':[['R1C1','R2C2'],['R3C3','R3C4']]}] #"
            + " thermometer(0,10).thermometer(20,21)",
        "'slowthermometer':[{'lines':[['R1C1','R2C2']]}] # slowThermometer(0,10)",
        "'palindrome':[{'lines':[['R1C1','R2C2']]}] # palindrome(0,10)",
        "'renban':[{'lines':[['R1C1','R2C2','R1C1']]}] # renban(0,10,0)",
        "'betweenline':[{'lines':[['R1C1','R2C2','R3C3']]}] # between(0,10,20)",
        "'lockout':[{'lines':[['R1C1','R2C2','R3C3']]}] # lockout(4:0,10,20)",
        "'entropicline':[{'lines':[['R1C1','R2C2']]}] # entropic(0,10)",
        "'modularline':[{'lines':[['R1C1','R2C2']],'value':'2'}] # modular(2:0,10)",
        "'zipperline':[{'lines':[['R1C1','R2C2','R3C3']]}] # zipper(0,10,20)",
        "'doublearrow':[{'lines':[['R1C1','R2C2','R3C3']]}] # doubleArrow(0,10,20)",
        "'whispers':[{'lines':[['R1C1','R1C2','R2C2','R1C1']]}] #" + " whispers(5:0,1,10,0)",
        "'whispers':[{'lines':[['R1C1','R1C2']],'value':4}] # whispers(4:0,1)",
        "'regionsumline':[{'lines':[['R1C3','R1C4','R1C5']]}] # regionSums(2:3,4)",
        "'arrow':[{'cells':['R1C1'],'lines':[['R1C1','R2C2'],['R1C1','R1C2']]}] #"
            + " arrow(0,10).arrow(0,1)",
        "'arrow':[{'cells':['R1C2','R1C1'],'lines':[['R1C2','R2C2','R3C3']]}] #"
            + " pillArrow(0,1:10,20)",
        "'killercage':[{'cells':['R1C2','R1C1'],'value':'9'},{'cells':['R3C3']}] #"
            + " cage(9,0,1).cage(0,20)",
        "'littlekillersum':[{'cell':'R0C1','cells':['R1C2','R2C3'],'value':'9'},{'cell':'R0C1','cells':['R1C2']}]"
            + " # littleKiller(9:1,11)",
        "'sandwichsum':[{'cell':'R1C0','value':'9'}] # sandwich(9:0,1,2,3,4,5,6,7,8)",
        "'xsum':[{'cell':'R10C2','value':12},{'cell':'R0C1','value':''}] #"
            + " xSum(12:73,64,55,46,37,28,19,10,1)",
        "'skyscraper':[{'cell':'R2C10','value':'3'}] # skyscraper(3:17,16,15,14,13,12,11,10,9)",
        "'numberedroom':[{'cell':'R0C1','value':'3'}] # numberedRoom(3:0,9,18,27,36,45,54,63,72)",
        "'difference':[{'cells':['R1C1','R1C2']},{'cells':['R1C1','R2C1'],'value':'3'}] #"
            + " difference(1:0,1).difference(3:0,9)",
        "'ratio':[{'cells':['R1C1','R1C2']}] # ratio(2:0,1)",
        "'xv':[{'cells':['R1C1','R1C2'],'value':'X'},{'cells':['R1C1','R2C1'],'value':'v'}] #"
            + " x(0,1).v(0,9)",
        "'quadruple':[{'cells':['R1C1','R1C2','R2C1','R2C2'],'values':[1,2]}] #"
            + " quadruple(1,2:0,1,9,10)",
        "'odd':[{'cell':'R1C1'}],'even':[{'cell':'R9C9'}] # odd(0).even(80)",
        "'minimum':[{'cell':'R1C1'}] # minimum(0,1,9)",
        "'maximum':[{'cell':'R1C1'},{'cell':'R1C2'}] # maximum(0,9).maximum(1,2,10)",
        "'clone':[{'cells':['R1C1'],'cloneCells':['R5C5']}] # clone(0:40)",
        "'rowindexer':[{'cells':['R2C1']}] # indexer(2:0,9,18,27,36,45,54,63,72)",
        "'columnindexer':[{'cells':['R2C1']}] # indexer(1:9,10,11,12,13,14,15,16,17)",
        "'boxindexer':[{'cells':['R2C2']}] # indexer(5:0,1,2,9,10,11,18,19,20)",
        "'antiknight':true,'antiking':true,'disjointgroups':true #"
            + " antiKnight().antiKing().disjointGroups()",
        "'diagonal-':true # group(falling diagonal:0,0,1,1,2,2,3,3,4,4,5,5,6,6,7,7,8,8)",
        "'diagonal+':true # group(rising diagonal:8,0,7,1,6,2,5,3,4,4,3,5,2,6,1,7,0,8)",
        "'extraregion':[{'cells':['R1C1','R2C2']}] # group(extra region:0,0,1,1)",
        "'title':'x','line':[{'lines':[]}],'thermometer':[],'diagonal+':false # ~~",
        "'thermometer':[{'lines':[['R1C1'],['R2C2','R3C3']]}] # thermometer(10,20)",
        "'whispers':[{'lines':[['R1C1','R1C2','R2C2','R1C1','R1C2']]}] # whispers(5:0,1,10,0,1)",
        "'palindrome':[{'lines':[['R1C1','R2C2','R1C1']]}] # palindrome(0,10,0)",
        "'betweenline':[{'lines':[['R1C1','R2C2']]}] # between(0,10)",
        "'arrow':[{'cells':['R1C1','R1C2'],'lines':[['R1C1','R1C2','R1C3']]}] # pillArrow(0,1:1,2)",
        "'extraregion':[{'cells':['R1C1']}] # ~~",
        "'arrow':[{'cells':['R1C1'],'lines':[['R1C1']]},{'cells':['R1C1','R1C2'],'lines':[['R1C2']]}]"
            + " # ~~",
        "'minimum':[{'cell':'R1C1'},{'cell':'R1C2'},{'cell':'R2C1'}] #"
            + " minimum(1,2,10).minimum(9,10,18)",
        "'quadruple':[{'cells':['R1C1','R1C2','R2C1','R2C2'],'values':[]}] # ~~",
        "'quadruple':[{'cells':['R1C1','R1C2','R2C1','R2C2'],'values':['3',4]}] #"
            + " quadruple(3,4:0,1,9,10)",
        "'littlekillersum':[{'cell':'R1C1','cells':['R1C2'],'value':0},{'cell':'R0C1','cells':['R1C2'],'value':'0'}]"
            + " # ~~",
        "'littlekillersum':[{'cell':'R0C7','direction':'DR','value':9}] # littleKiller(9:7,17)",
        "'littlekillersum':[{'cell':'R10C3','direction':'UL','cells':['R9C2','R8C1'],'value':9}] #"
            + " littleKiller(9:73,63)",
        "'littlekillersum':[{'cell':'R3C1','direction':'UR','value':9}] # littleKiller(9:18,10,2)",
        "'clone':[{'cells':['R1C1','R2C2'],'cloneCells':['R2C2','R3C3']}] #"
            + " clone(0:10).clone(10:20)",
        "'clone':[{'cells':['R1C1','R1C2'],'cloneCells':['R1C1','R5C5']}] # clone(1:40)",
        "'clone':[{'cells':['R1C1'],'cloneCells':['R1C1']}] # ~~",
        "'disjointgroups':false,'negative':false,'thermometer':null,'nabner':[] # ~~",
        "'antiknight':null,'antiking':'' # ~~",
        "'nonconsecutive':true # nonConsecutive()",
        "'cage':[{'cells':['R1C1'],'value':'antiknight: true'},{'cells':['R1C1'],'value':'A'}] #"
            + " antiKnight()",
        "'betweenline':[{'lines':[['R1C1']]}],'arrow':[{'cells':['R1C1'],'lines':[]}] # ~~"
      })
  void parseFPuzzles_kinds(String more, String calls) {
    Grid grid = Grid.parseFPuzzles(json(more));
    assertThat(grid.value(0)).isEqualTo(5);
    String text = grid.toFullString();
    assertThat(text).endsWith(calls.isEmpty() ? "." : "grid(0,0,3,3)." + calls);
    assertThat(Grid.parseFPuzzles(LinkWriter.compress(json(more)))).isEqualTo(grid);
  }

  private static Rules rules(String more) {
    return Grid.parseFPuzzles(json(more)).rules();
  }

  /** A pair with a dot of either colour is outside both rules of dots, and inside that of sums. */
  @Test
  void parseFPuzzles_negatives() {
    Rules rules =
        rules(
            "'nonconsecutive':true,'negative':['ratio','xv'],"
                + "'difference':[{'cells':['R1C1','R1C2']}],'ratio':[{'cells':['R9C8','R9C9']}]");
    assertThat(rules.constraints()).hasSize(5);
    Grid five = rules.emptyGrid().with(0, 5);
    assertThat(five.candidates(1)).containsExactly(4, 6);
    // Not 4 or 6, which are consecutive, nor 5, which makes ten.
    assertThat(five.candidates(9)).containsExactly(1, 2, 3, 7, 8, 9);
    // Not 1 or 2 or 8, not 3 or 5, not 6.
    assertThat(rules.emptyGrid().with(0, 4).candidates(9)).containsExactly(7, 9);
    assertThat(rules.emptyGrid().with(0, 2).candidates(1)).containsExactly(1);
    assertThat(rules.emptyGrid().with(80, 2).candidates(79)).containsExactly(1, 4);
  }

  /** The numbers of other white dots are allowed everywhere. */
  @Test
  void parseFPuzzles_nonconsecutive_forbidsADifferenceOfOneOnly() {
    Rules rules =
        rules("'nonconsecutive':true,'difference':[{'cells':['R1C1','R1C2'],'value':'4'}]");
    assertThat(rules.emptyGrid().with(0, 2).candidates(1)).containsExactly(6);
    assertThat(rules.emptyGrid().with(0, 2).candidates(9)).containsExactly(4, 5, 6, 7, 8, 9);
  }

  /** What black dots say is forbidden elsewhere; 2 only where none has a number. */
  @Test
  void parseFPuzzles_negativeRatio_forbidsTheRatiosOfSigns() {
    String dot = "'negative':['ratio'],'ratio':[{'cells':['R9C8','R9C9']";
    Grid three = rules(dot + ",'value':'3'}]").emptyGrid().with(0, 2);
    assertThat(three.candidates(1)).containsExactly(1, 3, 4, 5, 7, 8, 9);
    Grid both = rules(dot + ",'value':'3'},{'cells':['R1C1','R2C1']}]").emptyGrid().with(0, 2);
    assertThat(both.candidates(1)).containsExactly(3, 5, 7, 8, 9);
    assertThat(both.candidates(9)).containsExactly(1, 4);
    assertThat(rules("'negative':['ratio']").emptyGrid().with(0, 2).candidates(1))
        .containsExactly(3, 5, 6, 7, 8, 9);
  }

  /** A white dot frees its cells from the rule of ratios, an X does not. */
  @Test
  void parseFPuzzles_negativeRatio_otherSigns() {
    Rules rules =
        rules(
            "'negative':['ratio'],'difference':[{'cells':['R1C1','R1C2']}],"
                + "'xv':[{'cells':['R1C1','R2C1'],'value':'V'}]");
    assertThat(rules.emptyGrid().with(0, 2).candidates(1)).containsExactly(1, 3);
    assertThat(rules.emptyGrid().with(0, 4).candidates(9)).containsExactly(1);
    assertThat(rules.emptyGrid().with(0, 2).candidates(9)).containsExactly(3);
    assertThat(rules.emptyGrid().with(9, 1).candidates(0)).containsExactly(4);
  }

  /** Where each two neighbours have a sign, a rule of those without says nothing. */
  @Test
  void parseFPuzzles_signsEverywhere() {
    List<String> dots = new ArrayList<>();
    for (int cell = 0; cell < 16; cell++) {
      if (cell % 4 < 3) {
        dots.add("{'cells':['" + name(4, cell) + "','" + name(4, cell + 1) + "'],'value':'%s'}");
      }
      if (cell < 12) {
        dots.add("{'cells':['" + name(4, cell) + "','" + name(4, cell + 4) + "'],'value':'%s'}");
      }
    }
    String all = String.join(",", dots);
    String json =
        "{'size':4,'grid':"
            + rows(4, "{}")
            + ",'nonconsecutive':true,'negative':['ratio','xv'],'difference':["
            + all.replace("%s", "1")
            + "],'xv':["
            + all.replace("%s", "V")
            + "]}";
    assertThat(Grid.parseFPuzzles(quoted(json)).rules().constraints())
        .hasSize(48)
        .allMatch(constraint -> constraint.cells().size() == 2);
  }

  private static String name(int size, int cell) {
    return "R" + (cell / size + 1) + "C" + (cell % size + 1);
  }

  /**
   * A full grid is the only one with its dots, where all dots are given. A 1 next to a 2 has a dot
   * of one colour only, which may be either.
   */
  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void parseFPuzzles_allKropkiDots(boolean isOneAndTwoWhite) {
    Grid full = GridStates.solution(Rules.of(9), new Random(5));
    List<String> white = new ArrayList<>();
    List<String> black = new ArrayList<>();
    for (int cell = 0; cell < 81; cell++) {
      for (int other : new int[] {cell % 9 == 8 ? 81 : cell + 1, cell + 9}) {
        int a = full.value(cell);
        int b = other < 81 ? full.value(other) : a;
        String dot = "{'cells':['" + name(9, cell) + "','" + name(9, other) + "']}";
        boolean isDouble = a == 2 * b || b == 2 * a;
        if (isDouble && !(a + b == 3 && isOneAndTwoWhite)) {
          black.add(dot);
        } else if (Math.abs(a - b) == 1) {
          white.add(dot);
        }
      }
    }
    String json =
        "{'grid':%s,'nonconsecutive':true,'negative':['ratio'],'difference':%s,'ratio':%s}"
            .formatted(rows(9, "{}"), white, black);
    assertThat(GridSolver.getDefault().solutions(Grid.parseFPuzzles(quoted(json))).limit(2))
        .extracting(Grid::toGridString)
        .containsExactly(full.toGridString());
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

  private static Grid ofFirstCell(String first) {
    return Grid.parseFPuzzles(quoted("{'size':4,'grid':" + rows(4, first) + "}"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '#',
      quoteCharacter = '~',
      value = {
        "{'region':4} # region # : found 4; expected a whole number from 0 to 3",
        "{'region':-1} # region # : found -1; expected a whole number from 0 to 3",
        "{'region':0.5} # region # : found 0.5; expected a whole number from 0 to 3",
        "{'region':'x'} # region # : found 'x'; expected a whole number from 0 to 3",
        "{'given':true,'value':5} # value # : found 5; expected a whole number from 1 to 4",
        "{'given':true,'value':0} # value # : found 0; expected a whole number from 1 to 4",
        "{'given':true,'value':3.7} # value # : found 3.7; expected a whole number from 1 to 4",
        "{'given':true,'value':NaN} # value # : found 'NaN'; expected a whole number from 1 to 4",
        "{'given':true,'value':1d} # value # : found '1d'; expected a whole number from 1 to 4",
        "{'given':true,'value':1e999} # value # : found Infinity; expected a whole number from 1 to"
            + " 4",
        "{'given':true,'value':[1]} # value # : found a list; expected a whole number from 1 to 4",
        "{'given':true} # value # : found nothing; expected a whole number from 1 to 4",
        "{'given':1,'value':1} # given # : found 1; expected true or false",
        "{'given':'true','value':1} # given # : found 'true'; expected true or false",
        "{'given':{},'value':1} # given # : found an object; expected true or false",
        "{'givenPencilMarks':[3.7,2]} # givenPencilMarks # , entry 1: found 3.7; expected a whole"
            + " number from 1 to 4",
        "{'givenPencilMarks':[0]} # givenPencilMarks # , entry 1: found 0; expected a whole number"
            + " from 1 to 4",
        "{'givenPencilMarks':[5]} # givenPencilMarks # , entry 1: found 5; expected a whole number"
            + " from 1 to 4",
        "{'givenPencilMarks':3} # givenPencilMarks # : found 3; expected a list"
      })
  void parseFPuzzles_cells_refused(String first, String part, String message) {
    assertThatExceptionOfType(TextFormatException.class)
        .isThrownBy(() -> ofFirstCell(first))
        .withMessage("\"grid\", row 1, cell 1, \"" + part + "\"" + message);
  }

  @Test
  void parseFPuzzles_cells_read() {
    assertThat(ofFirstCell("{'given':true,'value':'4','givenPencilMarks':[1]}").value(0))
        .isEqualTo(4);
    assertThat(ofFirstCell("{'given':true,'value':3.0}").value(0)).isEqualTo(3);
    assertThat(ofFirstCell("{'given':null,'value':1}").value(0)).isZero();
    assertThat(ofFirstCell("{'given':false,'value':9}").value(0)).isZero();
    assertThat(ofFirstCell("{'givenPencilMarks':null}").candidates(0)).hasSize(4);
    assertThat(ofFirstCell("{'givenPencilMarks':[4,'1']}").candidates(0)).containsExactly(1, 4);
  }

  @Test
  void parseFPuzzles_pencilMarksAndRegions() {
    String first = quoted("{'givenPencilMarks':[1,3],'value':4}");
    Grid marks = Grid.parseFPuzzles("{\"size\":4,\"grid\":" + rows(4, first) + "}");
    assertThat(marks.value(0)).isZero();
    assertThat(marks.candidates(0)).containsExactly(1, 3);
    assertThatExceptionOfType(TextFormatException.class)
        .isThrownBy(() -> Grid.parseFPuzzles("{\"grid\":" + regions("0001002112332333") + "}"))
        .withMessage("\"grid\": found 5 cells in region 0; expected 4");
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
        "'nabner':[{'lines':[['R1C1','R2C2']]}] # \"nabner\": found a field that is not known;"
            + " expected one of antiking, antiknight, arrow,",
        "'diagonals':true # \"diagonals\": found a field that is not known",
        "'diagonal':true # \"diagonal\": found a field that is not known",
        "'diagonal*':[1] # \"diagonal*\": found a field that is not known",
        "'Thermometer':{} # \"Thermometer\": found a field that is not known",
        "'nabner':0 # \"nabner\": found a field that is not known",
        "'diagonal+':1 # \"diagonal+\": found 1; expected true or false",
        "'antiknight':0 # \"antiknight\": found 0; expected true or false",
        "'antiking':{} # \"antiking\": found an object; expected true or false",
        "'antiknight':'false' # \"antiknight\": found 'false'; expected true or false",
        "'disjointgroups':[] # \"disjointgroups\": found a list; expected true or false",
        "'nonconsecutive':'true' # \"nonconsecutive\": found 'true'; expected true or false",
        "'negative':true # \"negative\": found true; expected a list",
        "'negative':{'ratio':true} # \"negative\": found an object; expected a list",
        "'negative':['odd'] # \"negative\", entry 1: found 'odd'; expected 'ratio' or 'xv'",
        "'negative':['xv',['ratio']] # \"negative\", entry 2: found a list; expected 'ratio' or"
            + " 'xv'",
        "'thermometer':7 # \"thermometer\": found 7; expected a list",
        "'thermometer':{} # \"thermometer\": found an object; expected a list",
        "'thermometer':[{'lines':[['R1C1']]},3] # \"thermometer\", entry 2: found 3; expected an"
            + " object",
        "'thermometer':[{'line':[['R1C1','R2C2']]}] # \"thermometer\", entry 1, \"lines\": found"
            + " nothing; expected a list",
        "'thermometer':[{'lines':['R1C1','R2C2']}] # \"thermometer\", entry 1, \"lines\", entry 1:"
            + " found 'R1C1'; expected a list",
        "'thermometer':[{'lines':[[]]}] # \"thermometer\", entry 1, \"lines\", entry 1: found no"
            + " cells; expected one or more",
        "'thermometer':[{'lines':[['R1C1','R10C2']]}] # \"thermometer\", entry 1, \"lines\", entry"
            + " 1, cell 2: found 'R10C2'; expected a cell from R1C1 to R9C9",
        "'thermometer':[{'lines':[['R1C1','R0C2']]}] # \"thermometer\", entry 1, \"lines\", entry"
            + " 1, cell 2: found 'R0C2'; expected a cell from R1C1 to R9C9",
        "'thermometer':[{'lines':[['R1C1','A2']]}] # \"thermometer\", entry 1, \"lines\", entry 1,"
            + " cell 2: found 'A2'; expected a cell from R1C1 to R9C9",
        "'thermometer':[{'lines':[['R1C1',3.7]]}] # \"thermometer\", entry 1, \"lines\", entry 1,"
            + " cell 2: found 3.7; expected a cell from R1C1 to R9C9",
        "'thermometer':[{'lines':[['R1C1','R2C2']],'value':'slow'}] # \"thermometer\", entry 1:"
            + " found a value; expected lines only",
        "'whispers':[{'lines':[['R1C1','R2C2']],'value':0}] # \"whispers\", entry 1: the whisper"
            + " line has the number 0; expected 1 or more",
        "'whispers':[{'lines':[['R1C1','R2C2']],'value':4.5}] # \"whispers\", entry 1, \"value\":"
            + " found 4.5; expected a whole number from 0 to 999999",
        "'lockout':[{'lines':[['R1C1','R2C2']],'value':true}] # \"lockout\", entry 1, \"value\":"
            + " found true; expected a whole number from 0 to 999999",
        "'sandwichsum':[{'cell':'R11C1','value':'9'}] # \"sandwichsum\", entry 1, \"cell\": found"
            + " 'R11C1'; expected a cell from R0C0 to R10C10",
        "'sandwichsum':[{'value':'9'}] # \"sandwichsum\", entry 1, \"cell\": found nothing;"
            + " expected a cell from R0C0 to R10C10",
        "'sandwichsum':[{'cell':'R0C0','value':'9'}] # \"sandwichsum\", entry 1, \"cell\": found"
            + " 'R0C0'; expected a place next to a row or a column",
        "'xsum':[{'cell':'R5C5','value':'9'}] # \"xsum\", entry 1, \"cell\": found 'R5C5'; expected"
            + " a place next to a row or a column",
        "'skyscraper':[{'cell':'R0C1','value':0}] # \"skyscraper\", entry 1: the skyscraper clue"
            + " has the number 0; expected 1 or more",
        "'skyscraper':[{'cell':'R0C1','value':-1}] # \"skyscraper\", entry 1, \"value\": found -1;"
            + " expected a whole number from 0 to 999999",
        "'littlekillersum':[{'cell':'R0C1','value':'9'}] # \"littlekillersum\", entry 1, \"cells\":"
            + " found nothing; expected a list",
        "'littlekillersum':[{'cell':'R0C1','value':'nine'}] # \"littlekillersum\", entry 1,"
            + " \"value\": found 'nine'; expected a whole number from 0 to 999999",
        "'littlekillersum':[{'cell':'R0C1','direction':'D','value':'9'}] # \"littlekillersum\","
            + " entry 1, \"direction\": found 'D'; expected UL, UR, DL or DR",
        "'littlekillersum':[{'cell':'R0C1','direction':'UL','value':'9'}] # \"littlekillersum\","
            + " entry 1, \"direction\": found 'UL'; expected the way to the cells of the clue",
        "'littlekillersum':[{'cell':'R0C1','direction':'DR','cells':['R1C1'],'value':'9'}] #"
            + " \"littlekillersum\", entry 1, \"direction\": found 'DR'; expected the way to the"
            + " cells of the clue",
        "'difference':[{'cells':['R1C1']}] # \"difference\", entry 1: the difference has 1 cell;"
            + " expected 2",
        "'ratio':[{'value':2}] # \"ratio\", entry 1, \"cells\": found nothing; expected a list",
        "'xv':[{'cells':['R1C1','R1C2'],'value':'L'}] # \"xv\", entry 1, \"value\": found 'L';"
            + " expected X or V",
        "'xv':[{'cells':['R1C1','R1C2'],'value':'10'}] # \"xv\", entry 1, \"value\": found '10';"
            + " expected X or V",
        "'quadruple':[{'cells':['R1C1','R1C2']}] # \"quadruple\", entry 1, \"values\": found"
            + " nothing; expected a list",
        "'quadruple':[{'cells':['R1C1','R1C2'],'values':[10]}] # \"quadruple\", entry 1,"
            + " \"values\", entry 1: found 10; expected a whole number from 1 to 9",
        "'quadruple':[{'cells':['R1C1','R1C2'],'values':[3.7,2]}] # \"quadruple\", entry 1,"
            + " \"values\", entry 1: found 3.7; expected a whole number from 1 to 9",
        "'odd':[{'cells':['R1C1']}] # \"odd\", entry 1, \"cell\": found nothing; expected a cell"
            + " from R1C1 to R9C9",
        "'minimum':[{'cell':''}] # \"minimum\", entry 1, \"cell\": found nothing; expected a cell"
            + " from R1C1 to R9C9",
        "'maximum':['R1C1'] # \"maximum\", entry 1: found 'R1C1'; expected an object",
        "'clone':[{'cells':['R1C1']}] # \"clone\", entry 1, \"cloneCells\": found nothing; expected"
            + " a list",
        "'clone':[{'cells':['R1C1'],'cloneCells':['R1C2','R1C3']}] # \"clone\", entry 1: the clone"
            + " has 1 and 2 cells; expected equal numbers",
        "'arrow':[{'cells':['R1C1','R1C2','R1C3','R1C4'],'lines':[['R1C1','R2C2']]}] # \"arrow\","
            + " entry 1: the pill of the arrow has 4 cells; expected 2 or 3",
        "'arrow':[{'cells':['R1C1'],'lines':[['R2C2','R3C3']]}] # \"arrow\", entry 1, \"lines\","
            + " entry 1: found another cell first; expected a cell of the circle",
        "'arrow':[{'lines':[['R2C2','R3C3']]}] # \"arrow\", entry 1, \"cells\": found nothing;"
            + " expected a list",
        "'killercage':[{'cells':['R1C1'],'value':'?'}] # \"killercage\", entry 1, \"value\": found"
            + " '?'; expected a whole number from 0 to 999999",
        "'killercage':[{'value':'5'}] # \"killercage\", entry 1, \"cells\": found nothing; expected"
            + " a list",
        "'killercage':[{'cells':['R1C1','R1C2','R1C1']}] # \"killercage\", entry 1: found a cell"
            + " twice; expected each cell once",
        "'killercage':[{'cells':['R1C1','R1C2','R1C3','R1C4','R1C5','R1C6','R1C7','R1C8','R1C9','R2C1']}]"
            + " # \"killercage\", entry 1: found 10 cells; expected at most 9",
        "'cage':[{'value':'DR5'}] # \"cage\", entry 1, \"cells\": found nothing; expected a list",
        "'cage':[{'value':'norowcol: true'}] # \"cage\", entry 1: found the rule \"norowcol\";"
            + " expected only antiking, antiknight, nonconsecutive",
        "'extraregion':[{'cells':['R1C1','R1C1']}] # \"extraregion\", entry 1: found a cell twice;"
            + " expected each cell once",
        "'rowindexer':[{}] # \"rowindexer\", entry 1, \"cells\": found nothing; expected a list"
      })
  void parseFPuzzles_refused(String more, String message) {
    assertThatExceptionOfType(TextFormatException.class)
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
    assertThat(Grid.parseFPuzzles("{\"size\":\"4\",\"grid\":" + rows(4, "{}") + "}").rules())
        .isEqualTo(Rules.of(4));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '#',
      quoteCharacter = '~',
      value = {
        "30 # [] # \"size\": found 30; expected a whole number from 4 to 25",
        "3 # [] # \"size\": found 3; expected a whole number from 4 to 25",
        "9.9 # [] # \"size\": found 9.9; expected a whole number from 4 to 25",
        "'x' # [] # \"size\": found 'x'; expected a whole number from 4 to 25",
        "true # [] # \"size\": found true; expected a whole number from 4 to 25",
        "null # [] # \"grid\": found 0 rows; expected 4 to 25",
        "9 # [] # \"grid\": found 0 rows; expected 9",
        "4 # {} # \"grid\": found an object; expected a list",
        "4 # null # \"grid\": found nothing; expected a list",
        "4 # [{},{},{},{}] # \"grid\", row 1: found an object; expected a list",
        "4 # [[{},{},{},{},{}],[{},{},{}],[{},{},{},{}],[{},{},{},{}]] # \"grid\", row 1: found 5"
            + " cells; expected 4",
        "4 # [[{},{},{},{}],[{},{},{},3],[{},{},{},{}],[{},{},{},{}]] # \"grid\", row 2, cell 4:"
            + " found 3; expected an object"
      })
  void parseFPuzzles_sizes_refused(String size, String grid, String message) {
    assertThatExceptionOfType(TextFormatException.class)
        .isThrownBy(() -> Grid.parseFPuzzles(quoted("{'size':" + size + ",'grid':" + grid + "}")))
        .withMessage(message);
  }

  /** A null says that a cell is in no region. */
  @Test
  void parseFPuzzles_withoutRegions() {
    String none = rows(4, "{}").replace("{}", "{'region':null}");
    String json = quoted("{'grid':" + none + ",%s}");
    assertThat(Grid.parseFPuzzles(json.formatted("\"x\":[]")).rules())
        .isEqualTo(Rules.builder(4).rowsAndColumns(0, 0).build());
    for (String field : List.of("disjointgroups:true", "regionsumline:[{lines:[[R1C1,R2C2]]}]")) {
      String name = field.substring(0, field.indexOf(':'));
      assertThatExceptionOfType(TextFormatException.class)
          .isThrownBy(() -> Grid.parseFPuzzles(json.formatted(field)))
          .withMessageStartingWith("\"" + name + "\"")
          .withMessageEndingWith("found a grid without regions; expected boxes or regions");
    }
    assertThatExceptionOfType(TextFormatException.class)
        .isThrownBy(() -> ofFirstCell("{'region':null}"))
        .withMessage("\"grid\": found 3 cells in region 0; expected 4");
  }

  /** The other cells of a grid with a few regions are in none. */
  @Test
  void parseFPuzzles_withSomeRegions() {
    String out = "{'region':null}";
    String row = "[{},{}," + out + "," + out + "]";
    String json = "{'grid':[" + row + "," + row + ",[{},{},{},{}],[{},{},{},{}]],%s}";
    Grid grid = Grid.parseFPuzzles(quoted(json.formatted("'x':[]")));
    assertThat(grid.rules()).isEqualTo(Rules.builder(4).regions("AA._AA..BBCCBBCC").build());
    assertThat(Grid.parseFPuzzles(grid.toFPuzzles())).isEqualTo(grid);
    for (String field :
        List.of(
            "disjointgroups:true", "boxindexer:[{cells:[R1C3]}]", "boxindexer:[{cells:[R1C1]}]")) {
      String text = quoted(json.formatted("")).replace(",}", "," + field + "}");
      if (field.contains("R1C1")) {
        assertThat(Grid.parseFPuzzles(text).rules().constraints()).hasSize(1);
      } else {
        assertThatExceptionOfType(TextFormatException.class)
            .isThrownBy(() -> Grid.parseFPuzzles(text))
            .withMessageContaining("in no region; expected");
      }
    }
  }

  /** Whispers and lockout lines without a number have the one of their size. */
  @ParameterizedTest
  @CsvSource({"4, 2, 2", "5, 3, 2", "6, 3, 3", "7, 4, 3", "8, 4, 4", "9, 5, 4", "16, 8, 8"})
  void parseFPuzzles_usualNumbers(int size, int whispers, int lockout) {
    String line = "[{'lines':[['R1C1','R2C2']]}]";
    String json =
        "{'grid':" + rows(size, "{}") + ",'whispers':" + line + ",'lockout':" + line + "}";
    assertThat(Grid.parseFPuzzles(quoted(json)).rules().constraints())
        .containsExactly(
            Constraint.whispers(whispers, 0, size + 1), Constraint.lockout(lockout, 0, size + 1));
  }

  /** A link can have this many: they are the marks of two cells. */
  @Test
  void parseFPuzzles_manyMarksOfTheSameCells() {
    String marks = "[" + "{'cell':'R1C1'},{'cell':'R5C5'},".repeat(40_000) + "{'cell':'R1C1'}]";
    String json = json("'minimum':" + marks);
    assertThat(json.length()).isLessThan(1_400_000);
    assertThat(Grid.parseFPuzzles(json).rules().constraints())
        .containsExactly(Constraint.minimum(Rules.of(9), 0), Constraint.minimum(Rules.of(9), 40));
  }

  @Test
  void parseFPuzzles_ofSudokuPad_rowThatIsTooLong() {
    assertThatExceptionOfType(TextFormatException.class)
        .isThrownBy(
            () ->
                Grid.parseFPuzzles(
                    "scl"
                        + LinkWriter.compress(
                            "{ce:[[,,,{v:1}],[{v:1},{v:2},{v:3},{v:4},{v:1}],[],[]]}")))
        .withMessage("\"cells\", row 2, cell 5: found a cell; expected at most 4");
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
                + "ca:[{v:'title: A puzzle'},{ce:[[0,0],[1,0]],v:5},"
                + "{ce:[[0,0],[0,1],[0,2],[0,3]],type:rowcol,unique:'true',hidden:t}"
                + more);
  }

  @Test
  void parseFPuzzles_ofSudokuPad() {
    Grid grid = Grid.parseFPuzzles(drawn("]}"));
    assertThat(grid)
        .isEqualTo(
            Rules.of(2, 2).withCages(List.of(Cage.of(5, 0, 4))).parseGrid("3..............1"));
    assertThat(
            Grid.parseFPuzzles(drawn(",{ce:[[0,2],[1,3]],v:5,unique:f}],metadata:{antiknight:t}}"))
                .toFullString())
        .endsWith("|symbols(4).grid(0,0,2,2).antiKnight().cage(5,0,4).sum(5:2,7)");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '#',
      quoteCharacter = '~',
      value = {
        "],metadata:{antiknight:'true',antiking:t,nonconsecutive:t,title:'x',rules:['a']}} #"
            + " antiKnight().antiKing().nonConsecutive().cage(5,0,4)",
        "],metadata:{antiknight:f,antiking:'false',norowcol:f,antidiagonal:f},l:[],foglight:f} #"
            + " cage(5,0,4)",
        ",{v:'antiking: true'},{v:'rules: a, b: c'},{},{ce:[]}]} # antiKing().cage(5,0,4)",
        ",{ce:[[0,2],[1,3]],sum:5,unique:'false'},{ce:[[0,0],[1,1]],unique:f}]} #"
            + " cage(5,0,4).sum(5:2,7)",
        ",{ce:[[0,2],[1,2]],sum:5},{ce:[[3,2],[3,3]],sum:6,v:'6'}]} #"
            + " cage(5,0,4).cage(5,2,6).cage(6,14,15)",
        ",{ce:[[0,2],[1,3]],type:rowcol},{ce:[[0,2],[1,2]],type:rowcol,v:4}]} #"
            + " cage(5,0,4).cage(0,2,7).cage(4,2,6)",
        ",{ce:[[0,2],[3,2]],type:rowcol}]} # cage(5,0,4)"
      })
  void parseFPuzzles_ofSudokuPad_read(String more, String calls) {
    assertThat(Grid.parseFPuzzles(drawn(more)).toFullString())
        .endsWith("|symbols(4).grid(0,0,2,2)." + calls);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '#',
      quoteCharacter = '~',
      value = {
        "],l:[{wp:[[0,0],[1,1]]}]} # \"lines\": found drawings, which do not say what they mean;"
            + " expected givens, regions and cages",
        "],arrows:[{wp:[[0,0],[1,1]]}]} # \"arrows\": found drawings, which do not say what they"
            + " mean",
        "],u:[{ct:[1,1]},{ct:[1,1]}]} # \"underlays\": found drawings",
        "],foglight:[[1,1]]} # \"foglight\": found a field that is not known; expected givens,"
            + " regions and cages",
        "],'diagonal+':t} # \"diagonal+\": found a field that is not known",
        "],cages:[]} # the puzzle: found \"cages\" twice; expected each name once",
        "],metadata:{norowcol:t}} # \"metadata\": found the rule \"norowcol\"; expected only"
            + " antiking, antiknight, nonconsecutive",
        "],metadata:{antidiagonal:'true'}} # \"metadata\": found the rule \"antidiagonal\";"
            + " expected only",
        "],metadata:{windoku:t}} # \"metadata\": found the rule \"windoku\"; expected only",
        "],metadata:{antiknight:1}} # \"metadata\", \"antiknight\": found 1; expected true or"
            + " false",
        "],metadata:{norowcol:'yes'}} # \"metadata\", \"norowcol\": found 'yes'; expected true or"
            + " false",
        "],metadata:[1]} # \"metadata\": found a list; expected an object",
        ",{v:'norowcol: true'}]} # \"cages\", entry 4: found the rule \"norowcol\"; expected only",
        ",{v:5}]} # \"cages\", entry 4, \"cells\": found nothing; expected a list",
        ",{v:'A'}]} # \"cages\", entry 4, \"cells\": found nothing; expected a list",
        ",{cel:[[0,1]],v:5}]} # \"cages\", entry 4, \"cells\": found nothing; expected a list",
        ",{ce:[[0,1]],cells:[[0,1]]}]} # \"cages\", entry 4: found \"cells\" twice; expected each"
            + " name once",
        ",{ce:[[0,1]],type:region}]} # \"cages\", entry 4, \"type\": found 'region'; expected"
            + " 'rowcol' or none",
        ",{ce:[[0,1]],type:7}]} # \"cages\", entry 4, \"type\": found 7; expected 'rowcol' or none",
        ",{ce:[[0,1]],unique:0}]} # \"cages\", entry 4, \"unique\": found 0; expected true or"
            + " false",
        ",{ce:[[0,1]],v:1,sum:2}]} # \"cages\", entry 4: found the value 1 and the sum 2; expected"
            + " one of them",
        ",{ce:[[0,4]]}]} # \"cages\", entry 4, \"cells\", cell 1, entry 2: found 4; expected a"
            + " whole number from 0 to 3",
        ",{ce:[[4,0]]}]} # \"cages\", entry 4, \"cells\", cell 1, entry 1: found 4; expected a"
            + " whole number from 0 to 3",
        ",{ce:[[-1,0]]}]} # \"cages\", entry 4, \"cells\", cell 1, entry 1: found -1; expected a"
            + " whole number from 0 to 3",
        ",{ce:[[3.7,2]]}]} # \"cages\", entry 4, \"cells\", cell 1, entry 1: found 3.7; expected a"
            + " whole number from 0 to 3",
        ",{ce:[[NaN,2]]}]} # \"cages\", entry 4, \"cells\", cell 1, entry 1: found 'NaN'; expected"
            + " a whole number from 0 to 3",
        ",{ce:[[1,2,3]]}]} # \"cages\", entry 4, \"cells\", cell 1: found 3 numbers; expected row"
            + " and column",
        ",{ce:[3,2]}]} # \"cages\", entry 4, \"cells\", cell 1: found 3; expected a list",
        ",{ce:[[0,1],[0,1]]}]} # \"cages\", entry 4: the cage of sum 0 has cell 1 twice; expected"
            + " each cell once",
        ",{ce:[[0,0],[0,1],[0,2],[0,3],[1,0]]}]} # \"cages\", entry 4: found 5 cells; expected at"
            + " most 4",
        ",{ce:[[0,1]],v:x}]} # \"cages\", entry 4, \"value\": found 'x'; expected a whole number"
            + " from 0 to 999999",
        ",3]} # \"cages\", entry 4: found 3; expected an object"
      })
  void parseFPuzzles_ofSudokuPad_refused(String more, String message) {
    assertThatExceptionOfType(TextFormatException.class)
        .isThrownBy(() -> Grid.parseFPuzzles(drawn(more)))
        .withMessageStartingWith(message)
        .withMessageContaining("expected");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '#',
      quoteCharacter = '~',
      value = {
        "{} # the puzzle: found neither \"grid\" nor \"cells\"; expected a puzzle of f-puzzles or"
            + " SudokuPad",
        "{ce:7} # \"cells\": found 7; expected a list",
        "{ce:[[],[],[]]} # \"cells\": found 3 rows; expected 4 to 25",
        "{ce:[[],[],{},[]]} # \"cells\", row 3: found an object; expected a list",
        "{ce:[[{v:5}],[],[],[]]} # \"cells\", row 1, cell 1, \"value\": found 5; expected a whole"
            + " number from 1 to 4",
        "{ce:[[7],[],[],[]]} # \"cells\", row 1, cell 1: found 7; expected an object",
        "{ce:[[],[],[],[]],re:[[[0,0]]]} # \"regions\": found 1 cell in region 0; expected 4",
        "{ce:[[],[],[],[]],re:[[[0,0]],[[0,1],[0,0]]]} # \"regions\", entry 2: found a cell of"
            + " another region; expected cells of no other",
        "{ce:[[],[],[],[]],re:7} # \"regions\": found 7; expected a list"
      })
  void parseFPuzzles_ofSudokuPad_gridRefused(String json, String message) {
    assertThatExceptionOfType(TextFormatException.class)
        .isThrownBy(() -> Grid.parseFPuzzles(json))
        .withMessage(message);
  }

  @Test
  void parseFPuzzles_ofSudokuPad_regions() {
    String cells = "{ce:[[],[],[],[]]";
    assertThat(Grid.parseFPuzzles(cells + "}").rules())
        .isEqualTo(Rules.builder(4).rowsAndColumns(0, 0).build());
    String regions =
        "[[0,0],[0,1],[0,2],[1,0]],[[0,3],[1,3],[2,3],[1,2]],"
            + "[[3,3],[3,2],[3,1],[2,2]],[[3,0],[2,0],[1,1],[2,1]]";
    assertThat(Grid.parseFPuzzles(cells + ",re:[" + regions + "]}").rules())
        .isEqualTo(Rules.jigsaw("AAAB ADBB DDCB DCCC"));
    assertThatExceptionOfType(TextFormatException.class)
        .isThrownBy(
            () ->
                Grid.parseFPuzzles(
                    cells + ",re:[" + regions.replace(",[2,2]],[", "],[[2,2],") + "]}"))
        .withMessage("\"regions\": found 3 cells in region 2; expected 4");
  }
}
