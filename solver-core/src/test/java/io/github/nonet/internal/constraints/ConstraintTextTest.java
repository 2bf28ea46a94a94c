package io.github.nonet.internal.constraints;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Arrays;
import java.util.Collections;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the texts of constraints mean, and what is said of texts that are none. */
class ConstraintTextTest {
  private static final int SYMBOLS = 4;

  private static void assertFault(String method, String argument, String message) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> ConstraintText.read(method, argument, SYMBOLS))
        .withMessage(message);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '#',
      value = {
        "thermometer # 0,10,20",
        "sandwich # 15:0,1,2",
        "quadruple # 1,3,3:4,5,6",
        "equalSums # 0,1:2,3:4",
        "sum # 7:0,1",
        "sum # twice:-3:2x0,-1x1",
        "sum # a:b::1:1x0",
        "pairs # parity::14,a,14,a:0,1,2",
        "anyTwo # far:1c,18,2,6:0,1,2",
        "sets # small:6,a:4,5",
        "sets # none::4,5",
        "machine # even:0:1.0.1.0,0.1.0.1:4,5",
        "machine # rises:1,2,3:1.2.3.-,-.2.3.-,-.-.3.-,-.-.-.-:4,5",
        "machine # nothing::-.-.-.-:4",
        "everywhereElse # 14,a,14,a:0,1:1,2",
      })
  void read_ofItsText_isTheSame(String method, String argument) {
    ConstraintData read = ConstraintText.read(method, argument, SYMBOLS);
    assertThat(ConstraintText.of(read)).isEqualTo(argument);
    assertThat(ConstraintText.call(read)).isEqualTo(method + "(" + argument + ")");
  }

  /** A machine is written as the smallest one that reads alike, and each set once. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '#',
      value = {
        "machine # m:0,2:1.2.1.2,0.1.2.1,1.0.1.0:4,5 # m:0:1.0.1.0,0.1.0.1:4,5",
        "machine # m: 0 : 0.0.0. - :4 # m:0:0.0.0.-:4",
        "machine # m:1:0.0.0.0,1.1.1.1:4,5 # m::-.-.-.-:4,5",
        "sets # s:a,6,a:4,5 # s:6,a:4,5",
        "pairs # p:02,004,8,10: 0 , 1 # p:2,4,8,10:0,1",
      })
  void read_thatCanBeShorter_isWrittenShorter(String method, String argument, String written) {
    assertThat(ConstraintText.of(ConstraintText.read(method, argument, SYMBOLS)))
        .isEqualTo(written);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '#',
      value = {
        "nothing # 1,2 # there is no constraint nothing",
        "antiKing # 0,1 # there is no constraint antiKing",
        "sandwich # 15 # sandwich has no ':'; expected it between the numbers and the cells",
        "thermometer # 1,b # thermometer has 'b'; expected numbers and commas",
        "thermometer # 1, # thermometer has ''; expected numbers and commas",
        "thermometer # 1,0000000001 # thermometer has '000000000..'; expected numbers and commas",
        "xSum # 123456789:1,2 # the X-sum has the number 123456789; expected at most 1000000",
        "pairs # 2,4,8,10 # pairs has 1 field; expected 3 with ':' between",
        "pairs # 2,4,8,10:0,1 # pairs has 2 fields; expected 3 with ':' between",
        "machine # 0:1.1.1.1:4 # machine has 3 fields; expected 4 with ':' between",
        "pairs # p:2:0,1 # pairs has 1 set; expected one for each of 4 values",
        "pairs # p:2,4,8,10,2:0,1 # pairs has 5 sets; expected one for each of 4 values",
        "pairs # p:2,4,8,20:0,1 # pairs has the set 20; expected bits 1 to 4, 1e for all",
        "anyTwo # p:2,4,8,1:0,1 # anyTwo has the set 1; expected bits 1 to 4, 1e for all",
        "pairs # :2,4,8,10:0,1 # name is blank; expected the name of a constraint",
        "sets # s:21:0,1 # sets has the set 21; expected bits 1 to 4, 1e for all",
        "sets # s:2:0,1 # sets has the set 2 of 1 value; expected 2",
        "sets # s:e:0,1 # sets has the set e of 3 values; expected 2",
        "sum # s:1:2,3 # sum has ''; expected numbers and commas",
        "sum # s:1:2xx3 # sum has 'x3'; expected numbers and commas",
        "sum # s::2x3 # sum has ''; expected numbers and commas",
        "machine # m:0:0.0.0:4 # machine has a state with 3 steps; expected one for each of 4"
            + " values",
        "machine # m:0:0:4 # machine has a state with 1 step; expected one for each of 4 values",
        "machine # m:0:0.0.0.-1:4 # machine has the state -1; expected 0 to 0",
        "machine # m:2:0.0.0.0,1.1.1.1:4 # machine has the state 2; expected 0 to 1",
        "machine # m:-1:0.0.0.0,1.1.1.1:4 # machine has the state -1; expected 0 to 1",
      })
  void read_ofNoConstraint_saysWhatIsWrong(String method, String argument, String message) {
    assertFault(method, argument, message);
  }

  @Test
  void read_ofNineDigits_isANumber() {
    ConstraintData line = ConstraintText.read("thermometer", "000000001,2", SYMBOLS);
    assertThat(line.cells()).containsExactly(1, 2);
  }

  /**
   * A table for no values would fit no rules; kinds without a table have no need of their number.
   */
  @Test
  void read_valuesNotKnown_isForKindsWithoutATable() {
    assertThat(ConstraintText.read("sum", "7:0,1", 0).cells()).containsExactly(0, 1);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> ConstraintText.read("sets", "s:6:0,1", 0))
        .withMessage("sets is for 0 values; expected 2 to 25");
  }

  @Test
  void read_moreThanTwentyThousandSets_isRefused() {
    String argument = sets(20_000);
    assertThat(ConstraintText.of(ConstraintText.read("sets", argument, 25))).isEqualTo(argument);
    String more = sets(20_001);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> ConstraintText.read("sets", more, 25))
        .withMessage("sets has 20001 sets; expected at most 20000");
  }

  private static String sets(int count) {
    return IntStream.iterate(2, set -> set + 2)
        .filter(set -> Integer.bitCount(set) == 5)
        .limit(count)
        .mapToObj(Integer::toHexString)
        .collect(Collectors.joining(",", "s:", ":0,1,2,3,4"));
  }

  /** A machine of a text is refused for its size before it is made smaller. */
  @Test
  void read_ofAMachineWithTooManyStates_isRefused() {
    String most = machine(5_000);
    assertThat(ConstraintText.of(ConstraintText.read("machine", most, SYMBOLS)))
        .isEqualTo("m:0:0.0.0.0:0");
    assertFault(
        "machine", machine(5_001), "machine has 5001 states for 1 cell; expected at most 5000");
  }

  private static String machine(int states) {
    String[] rows = new String[states];
    Arrays.setAll(rows, i -> String.join(".", Collections.nCopies(4, "" + i)));
    return "m:"
        + IntStream.range(0, states).mapToObj(Integer::toString).collect(Collectors.joining(","))
        + ":"
        + String.join(",", rows)
        + ":0";
  }

  /** A rule that was not yet evaluated has no table to write. */
  @Test
  void call_ofARuleWithoutTable_hasItsNameAndCells() {
    ConstraintData own =
        ConstraintData.own(
            ConstraintKind.PAIRS, "up", TableMaker.pairs((a, b) -> a < b), new int[] {3, 1, 2});
    assertThat(ConstraintText.call(own)).isEqualTo("pairs(up:[3, 1, 2])");
    assertThat(ConstraintText.call(own.forSymbols(4))).isEqualTo("pairs(up:1c,18,10,0:3,1,2)");
  }

  @Test
  void methods_areOfTheCallsThatTakeCells_eachOnce() {
    assertThat(ConstraintText.methods())
        .as("a new kind of constraint adds one")
        .hasSize(47)
        .doesNotHaveDuplicates()
        .startsWith("thermometer", "slowThermometer")
        .contains("sum", "everywhereElse")
        .doesNotContain("antiKnight", "antiKing", "nonConsecutive");
  }
}
