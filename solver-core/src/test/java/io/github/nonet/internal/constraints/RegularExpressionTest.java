package io.github.nonet.internal.constraints;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Arrays;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What regular expressions allow, against those of Java, and how long they may be. */
class RegularExpressionTest {
  private static final int SYMBOLS = 4;

  /** Makes a table of its own: one that an earlier test has kept would prove nothing. */
  private static ConstraintData constraint(String expression, int symbols, int cells) {
    Steps steps = RegularExpression.parse(expression).steps();
    Table table = Automaton.of(steps, symbols, cells, "t").smallest();
    return ConstraintData.known(
        ConstraintKind.MACHINE, "re", table, IntStream.range(0, cells).toArray());
  }

  private static boolean allows(String expression, int symbols, int... values) {
    return AllowedValues.allows(constraint(expression, symbols, values.length), symbols, values);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "12",
        "1234",
        "1|2",
        "12|21|333",
        "|1",
        "1||2",
        "1*",
        "(12)*",
        "1+2+",
        "(1|2)+3?",
        "1?2?3?4?",
        ".{2}",
        ".{0}1",
        "(1|22){2}",
        "1{2,}",
        "(12){0,}3",
        "[12]{1,3}",
        "(1?2){2,3}",
        ".{3,3}",
        "[1-3]+",
        "[^1-3]+",
        "[13]*[24]*",
        "[^2]2",
        "[1-24]*",
        "((1|2)(3|4))*",
        "(1*2*)*3",
        "(1*)*",
        "(1|12)(3|23)",
        "(1+|2+){2}",
      })
  void regularExpression_allowsAsInJava(String expression) {
    for (int cells = 1; cells <= 4; cells++) {
      ConstraintData constraint = constraint(expression, SYMBOLS, cells);
      AllValues.upToFour(cells)
          .forEach(
              values -> {
                String text =
                    Arrays.stream(values).mapToObj(Integer::toString).collect(Collectors.joining());
                assertThat(AllowedValues.allows(constraint, SYMBOLS, values))
                    .as(text)
                    .isEqualTo(text.matches(expression));
              });
    }
  }

  /** Letters are values from ten on, large or small. */
  @Test
  void regularExpression_letters_areValuesAboveNine() {
    assertThat(allows("AaPp9", 25, 10, 10, 25, 25, 9)).isTrue();
    assertThat(allows("[b-d]", 25, 10)).isFalse();
    assertThat(allows("[b-D]", 25, 11)).isTrue();
    assertThat(allows("[B-d]", 25, 13)).isTrue();
    assertThat(allows("[b-d]", 25, 14)).isFalse();
    assertThat(allows("[o-p]", 25, 25)).isTrue();
  }

  /** A set may leave out all values; then no value fits. */
  @Test
  void regularExpression_setWithoutValues_allowsNothing() {
    assertThat(allows("1|[^1-4]", 4, 1)).isTrue();
    assertThat(allows("1|[^1-4]", 4, 4)).isFalse();
    assertThat(allows("1|[^1-9A-P]", 25, 1)).isTrue();
    assertThat(allows("1|[^1-9A-P]", 25, 25)).isFalse();
  }

  @Test
  void regularExpression_blanks_areSkipped() {
    assertThat(allows(" 1 ( 2 | 3 ) {2 } [ 1 - 3 ] ", 4, 1, 2, 3, 1)).isTrue();
    assertThat(allows("\t1\n2 ", 4, 1, 2)).isTrue();
    assertThat(allows("1 *", 4, 1, 1, 1)).isTrue();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '#',
      value = {
        "1{101} # 6 # is '}'; expected a number from 0 to 100 before it",
        "1{1000000000000} # 16 # is '}'; expected a number from 0 to 100 before it",
        "1{ # 3 # is the end; expected a number from 0 to 100 before it",
        "1{2 # 4 # is the end; expected a number that is not smaller than the first, and }",
        "1{2,1} # 6 # is '}'; expected a number that is not smaller than the first, and }",
        "1{2;3} # 4 # is ';'; expected a number that is not smaller than the first, and }",
        "1?+ # 4 # is the end; expected one sign of repetition",
        "(1|2 # 5 # is the end; expected a )",
        "1)2 # 2 # is ')'; expected an end or a |",
        "[^] # 4 # is the end; expected a value between [ and ] before it",
        "1Q # 2 # is 'Q'; expected a value, 1 to 9 or A to P, or one of |*+?{}()[]^.-,",
        "1` # 2 # is '`'; expected a value, 1 to 9 or A to P, or one of |*+?{}()[]^.-,",
        "[1-] # 4 # is ']'; expected a value, 1 to 9 or A to P, or one of |*+?{}()[]^.-,",
        "[1-4 # 5 # is the end; expected a value, 1 to 9 or A to P, or one of |*+?{}()[]^.-,",
        "[.] # 2 # is '.'; expected a value, 1 to 9 or A to P, or one of |*+?{}()[]^.-,",
        "[3-2] # 2 # begins the range 3-2; expected 2-3, or a letter for a value above 9",
      })
  void regularExpression_fault_isAtItsPlace(String expression, int place, String message) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> RegularExpression.parse(expression))
        .withMessage("character " + place + " of the regular expression " + message);
  }

  @Test
  void regularExpression_repeatedAHundredTimes_isTheMost() {
    int[] ones = new int[100];
    Arrays.fill(ones, 1);
    assertThat(allows("1{100}", 4, ones)).isTrue();
    assertThat(allows("1{0,100}", 4, ones)).isTrue();
    assertThat(allows("1{99}", 4, ones)).isFalse();
    assertThat(allows("1{100}", 4, Arrays.copyOf(ones, 99))).isFalse();
  }

  @Test
  void regularExpression_nestedAHundredTimes_isTheMost() {
    assertThat(allows("(".repeat(99) + "1" + ")".repeat(99), 4, 1)).isTrue();
    assertThat(allows("((((1))))".repeat(50) + "*", 4, 1)).isFalse();
    assertThatIllegalArgumentException()
        .isThrownBy(() -> RegularExpression.parse("(".repeat(100) + "1" + ")".repeat(100)))
        .withMessage(
            "character 101 of the regular expression is '1'; expected fewer nested parentheses");
  }

  /** A value takes two places, and the row of all of them one. */
  @Test
  void regularExpression_ofFiveThousandPlaces_isTheLongest() {
    assertThat(RegularExpression.parse("1".repeat(2_499))).isNotNull();
    assertThatIllegalArgumentException()
        .isThrownBy(() -> RegularExpression.parse("1".repeat(2_500)))
        .withMessage("the regular expression has more than 5000 places; expected fewer");
  }

  /**
   * What is repeated takes places only where it is: a part that is repeated no times takes none.
   */
  @Test
  void regularExpression_repeatedNoTimes_takesNoPlaces() {
    String none = "(1{100}){0}".repeat(200) + "1";
    assertThat(allows(none, 4, 1)).isTrue();
    assertThat(allows(none, 4, 2)).isFalse();
  }
}
