package io.github.nonet.variant;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.nonet.TextFormatException;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.NotSerializableException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class ConstraintTest {
  private static final Rules CLASSIC = Rules.of(3, 3);

  private static Rules with(Constraint... constraints) {
    return CLASSIC.withConstraints(List.of(constraints));
  }

  @Test
  void thermometer_isData() {
    Constraint thermometer = Constraint.thermometer(20, 10, 0);
    assertThat(thermometer.name()).isEqualTo("thermometer");
    assertThat(thermometer.cells()).containsExactly(20, 10, 0);
    assertThat(thermometer).hasToString("thermometer(20,10,0)");
    assertThat(thermometer)
        .isEqualTo(Constraint.thermometer(20, 10, 0))
        .hasSameHashCodeAs(Constraint.thermometer(20, 10, 0))
        .isNotEqualTo(Constraint.thermometer(0, 10, 20))
        .isNotEqualTo(Constraint.slowThermometer(20, 10, 0));
    assertThat(Constraint.whispers(4, 1, 2)).isNotEqualTo(Constraint.whispers(5, 1, 2));
  }

  @Test
  void constraint_keepsNoArrayOfTheCaller() {
    int[] cells = {1, 2, 3};
    int[] pill = {4, 5};
    Constraint arrow = Constraint.pillArrow(pill, cells);
    cells[0] = 9;
    pill[0] = 9;
    assertThat(arrow.cells()).containsExactly(4, 5, 1, 2, 3);
    assertThatThrownBy(() -> arrow.cells().set(0, 1))
        .isInstanceOf(UnsupportedOperationException.class);
  }

  @Test
  void ownRule_isAskedOnceAndThenData() {
    AtomicInteger asked = new AtomicInteger();
    Constraint.PairRule odd =
        (a, b) -> {
          asked.incrementAndGet();
          return (a + b) % 2 == 1;
        };
    Rules rules = with(Constraint.pairs("parity", odd, 0, 1, 2));
    assertThat(asked).hasValue(81);
    Constraint known = rules.constraints().get(0);
    assertThat(known.allows(1, 2, 1)).isTrue();
    assertThat(rules.emptyGrid().with(0, 1).candidates(1)).containsExactly(2, 4, 6, 8);
    assertThat(asked).hasValue(81);
    assertThat(known.name()).isEqualTo("parity");
    assertThat(known)
        .isEqualTo(Constraint.pairs("parity", (a, b) -> a % 2 != b % 2, 0, 1, 2).forValues(9))
        .isNotEqualTo(Constraint.pairs("oddity", odd, 0, 1, 2).forValues(9))
        .isNotEqualTo(Constraint.pairs("parity", (a, b) -> a != b, 0, 1, 2).forValues(9));
  }

  @Test
  void ownRule_withoutATableEqualsItselfAlone() {
    Constraint.PairRule odd = (a, b) -> (a + b) % 2 == 1;
    Constraint rule = Constraint.pairs("parity", odd, 0, 1);
    Constraint other = Constraint.pairs("parity", odd, 0, 1);
    assertThat(rule).isEqualTo(rule).isNotEqualTo(other);
    assertThat(rule.forValues(9)).isEqualTo(other.forValues(9)).isNotEqualTo(rule);
  }

  @Test
  void machine_isAskedOnceForEachStateAndStep() {
    List<String> asked = new ArrayList<>();
    Constraint.Machine counter =
        new Constraint.Machine() {
          @Override
          public int start() {
            asked.add("start");
            return 5;
          }

          @Override
          public int next(int state, int value) {
            asked.add("next " + state + " " + value);
            return Math.min(7, state + value);
          }

          @Override
          public boolean accepts(int state) {
            asked.add("accepts " + state);
            return state == 7;
          }
        };
    Rules rules = with(Constraint.machine("counter", counter, 0, 1, 2));
    assertThat(asked).doesNotHaveDuplicates().hasSize(1 + 3 * 9 + 3);
    rules.constraints().get(0).allows(1, 1, 1);
    assertThat(asked).hasSize(31);
  }

  @Test
  void machines_thatReadAlike_areEqual() {
    Constraint ofStates =
        Constraint.machine(
            "even",
            new Constraint.Machine() {
              @Override
              public int start() {
                return 4;
              }

              @Override
              public int next(int state, int value) {
                return (state + value) % 10;
              }

              @Override
              public boolean accepts(int state) {
                return state % 2 == 0;
              }
            },
            0,
            1,
            2);
    Constraint ofExpression =
        Constraint.regularExpression("even", "([2468]|[13579][2468]*[13579])*", 0, 1, 2);
    assertThat(ofStates.forValues(9)).isEqualTo(ofExpression.forValues(9));
    assertThat(ofStates).isNotEqualTo(ofExpression);
  }

  @Test
  void allows_knowsTheNumberOfValues() {
    Rules six =
        Rules.of(6)
            .withConstraints(
                List.of(Constraint.entropic(0, 1), Constraint.sandwich(3, 0, 6, 12, 18)));
    assertThat(six.constraints().get(0).allows(1, 2)).isFalse();
    assertThat(six.constraints().get(0).allows(2, 3)).isTrue();
    assertThat(six.constraints().get(1).allows(1, 3, 6, 2)).isTrue();
    assertThat(Constraint.sandwich(3, 0, 6, 12, 18).allows(1, 3, 6, 2)).isFalse();
    assertThat(Constraint.thermometer(0, 1).allows(10, 12)).isTrue();
    assertThatIllegalArgumentException()
        .isThrownBy(() -> six.constraints().get(0).allows(1, 7))
        .withMessage("value is 7; expected 1 to 6");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Constraint.thermometer(0, 1).allows(1))
        .withMessage("values has length 1; expected 2");
  }

  @Test
  void factories_refuseWhatCannotBe() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Constraint.thermometer(4))
        .withMessage("the thermometer has 1 cell; expected 2 or more");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Constraint.skyscraper(2, 4, 5, 4))
        .withMessage("the skyscraper clue has cell 4 twice; expected each cell once");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Constraint.x(4, -5))
        .withMessage("cell of the X is -5; expected 0 to 15624");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Constraint.whispers(0, 1, 2))
        .withMessage("the whisper line has the number 0; expected 1 or more");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Constraint.pillArrow(new int[] {1, 2, 3, 4}, 5))
        .withMessage("the pill of the arrow has 4 cells; expected 2 or 3");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Constraint.clone(new int[] {1, 2}, 5))
        .withMessage("the clone has 2 and 1 cell; expected equal numbers");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Constraint.quadruple(new int[] {1, 2}, 5))
        .withMessage("the quadruple has 2 values for 1 cell; expected at most 1");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Constraint.sum("twice", 0, new int[] {2}, 5, 6))
        .withMessage("the rule 'twice' has 1 factor; expected one for each of 2 cells");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Constraint.sum("twice", 0, new int[] {2, 101}, 5, 6))
        .withMessage("the rule 'twice' has the factor 101; expected -100 to 100, but not 0");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Constraint.pairs(" ", (a, b) -> true, 5, 6))
        .withMessage("name is blank; expected the name of a constraint");
    assertThatIllegalArgumentException()
        .isThrownBy(
            () -> Constraint.anyTwo("many", (a, b) -> true, IntStream.range(0, 65).toArray()))
        .withMessage("the rule 'many' has 65 cells; expected at most 64");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Constraint.indexer(3, 5, 6))
        .withMessage("the indexer has 3 as its position; expected at most 2");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Constraint.equalSums())
        .withMessage("the equality of sums has 0 lists of cells; expected one or more");
  }

  @Test
  void names_have60CharactersAtMost() {
    String longest = "n".repeat(60);
    assertThat(Constraint.pairs(longest, (a, b) -> true, 5, 6).name()).isEqualTo(longest);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Constraint.pairs(longest + "n", (a, b) -> true, 5, 6))
        .withMessageContaining("61");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Constraint.sum("a\u0007", 1, new int[] {1}, 5))
        .withMessageContaining("U+0007");
  }

  @Test
  void pills_carry() {
    Constraint arrow = Constraint.pillArrow(new int[] {0, 1}, 2, 3, 4, 5, 6).forValues(25);
    assertThat(arrow.allows(12, 3, 25, 25, 25, 25, 23)).isTrue();
    assertThat(arrow.allows(1, 23, 5, 6, 7, 8, 7)).isTrue();
    assertThat(arrow.allows(12, 3, 1, 1, 1, 1, 11)).isFalse();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '#',
      value = {
        "[1-4 # character 5 of the regular expression is the end; expected a value, 1 to 9 or A to"
            + " P",
        "1) # character 2 of the regular expression is ')'; expected an end or a |",
        "(1 # character 3 of the regular expression is the end; expected a )",
        "1** # character 4 of the regular expression is the end; expected one sign of repetition",
        "1{3,2} # character 6 of the regular expression is '}'; expected a number that is not"
            + " smaller",
        "1{,2} # character 3 of the regular expression is ','; expected a number from 0 to 100",
        "0 # character 1 of the regular expression is '0'; expected a value, 1 to 9 or A to P",
        "[9-12] # character 2 of the regular expression begins the range 9-1; expected 1-9, or a",
        "1[^3c - a] # character 5 of the regular expression begins the range C-A; expected A-C, or"
            + " a",
        "\u0131 # character 1 of the regular expression is '\u0131'; expected a value, 1 to 9 or A",
        "[] # character 3 of the regular expression is the end; expected a value between [ and ]",
        "* # character 1 of the regular expression is '*'; expected a value, 1 to 9 or A to P"
      })
  void regularExpression_fault(String expression, String message) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Constraint.regularExpression("re", expression, 0, 1))
        .withMessageStartingWith(message);
  }

  /** Repeats within repeats take the places of their product. */
  @Test
  void regularExpression_nestedRepeats() {
    String nested = "(".repeat(91) + "[12]" + "){1}".repeat(90) + "){3}";
    assertThat(Constraint.regularExpression("re", nested, 0, 1, 2).forValues(9))
        .isEqualTo(Constraint.regularExpression("re", "[12][12][12]", 0, 1, 2).forValues(9));
    Constraint none = Constraint.regularExpression("re", "(1{2}){0}(3|(45){2})*", 0, 1, 2, 3);
    assertThat(none.allows(3, 3, 3, 3)).isTrue();
    assertThat(none.allows(4, 5, 4, 5)).isTrue();
    assertThat(none.allows(1, 1, 3, 3)).isFalse();
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Constraint.regularExpression("re", "(.{60}){60}", 0))
        .withMessage("the regular expression has more than 5000 places; expected fewer");
  }

  @Test
  void rules_refuseWhatDoesNotFit() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> with(Constraint.thermometer(80, 81)))
        .withMessage("the thermometer has cell 81; expected cells 0 to 80");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> with(Constraint.quadruple(new int[] {10}, 0)))
        .withMessage("the quadruple has 10 as a value; expected at most 9");
    Constraint ofSix = Constraint.pairs("p", (a, b) -> a < b, 0, 1).forValues(6);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> with(ofSix))
        .withMessage("the rule 'p' has a table for 6 values; expected one for 9");
    int[] half = IntStream.range(0, 12).toArray();
    assertThatIllegalArgumentException()
        .isThrownBy(
            () ->
                Rules.of(5, 5).withConstraints(List.of(Constraint.sets("half", set -> true, half))))
        .withMessage("the rule 'half' has 5200300 sets to check; expected at most 200000");
  }

  @Test
  void rules_haveConstraintsAndCages() {
    Constraint dot = Constraint.whiteDot(0, 1);
    Rules rules = with(dot, Constraint.x(3, 4)).withCages(List.of(Cage.of(3, 0, 1)));
    assertThat(rules.constraints()).containsExactly(dot, Constraint.x(3, 4));
    assertThat(rules.cages()).hasSize(1);
    Rules other = rules.withConstraints(List.of(Constraint.x(3, 4), dot));
    assertThat(other.cages()).hasSize(1);
    assertThat(other).isEqualTo(rules).hasSameHashCodeAs(rules);
    assertThat(rules).hasToString("9 values, 81 cells, 27 houses, 1 cage, 2 constraints");
    assertThat(rules.isClassic()).isFalse();
    assertThat(rules).isNotEqualTo(with(dot)).isNotEqualTo(with(dot, dot));
    assertThat(with(dot).withConstraints(List.of()).isClassic()).isTrue();
    assertThatThrownBy(() -> rules.constraints().remove(0))
        .isInstanceOf(UnsupportedOperationException.class);
    assertThat(rules.houses()).isEqualTo(CLASSIC.houses());
  }

  @Test
  void moves_areOfTheBuilder() {
    Rules knight = Rules.builder(9).grid(0, 0, 3, 3).antiKnight().build();
    Rules king = Rules.builder(9).grid(0, 0, 3, 3).antiKing().build();
    Rules apart = Rules.builder(9).grid(0, 0, 3, 3).nonConsecutive().build();
    assertThat(knight).isNotEqualTo(CLASSIC).isNotEqualTo(king).isNotEqualTo(apart);
    assertThat(knight.isClassic()).isFalse();
    assertThat(knight.constraints()).isEmpty();
    assertThat(knight.emptyGrid().with(40, 5).candidates(23)).doesNotContain(5);
    assertThat(king.emptyGrid().with(20, 5).candidates(30)).doesNotContain(5).hasSize(8);
    assertThat(apart.emptyGrid().with(40, 5).candidates(41)).doesNotContain(4, 5, 6).hasSize(6);
    assertThat(GridCandidates.of(knight.emptyGrid()).with(40, 5).values(23)).doesNotContain(5);
  }

  @Test
  void everywhereElse_isForNeighboursWithoutASign() {
    Constraint dot = Constraint.whiteDot(0, 1);
    Constraint rule =
        Constraint.everywhereElse(CLASSIC, (a, b) -> Math.abs(a - b) != 1, List.of(dot));
    Rules rules = with(dot, rule);
    Grid grid = rules.emptyGrid().with(0, 5);
    assertThat(grid.candidates(1)).containsExactly(4, 6);
    assertThat(grid.candidates(9)).doesNotContain(4, 5, 6);
    assertThat(Grid.parse(grid.toFullString())).isEqualTo(grid);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Constraint.everywhereElse(CLASSIC, (a, b) -> true, allNeighbours()))
        .withMessage("every pair of neighbours has a sign; expected one without");
  }

  private static List<Constraint> allNeighbours() {
    List<Constraint> all = new ArrayList<>();
    for (int cell = 0; cell < 81; cell++) {
      if (cell % 9 < 8) {
        all.add(Constraint.x(cell, cell + 1));
      }
      if (cell < 72) {
        all.add(Constraint.x(cell + 9, cell));
      }
    }
    return all;
  }

  @Test
  void isConsistent_looksAtConstraints() {
    Rules rules = with(Constraint.thermometer(0, 10, 20));
    assertThat(rules.emptyGrid().isConsistent()).isTrue();
    assertThat(rules.emptyGrid().with(0, 3).with(10, 5).isConsistent()).isTrue();
    assertThat(rules.emptyGrid().with(0, 5).with(10, 3).isConsistent()).isFalse();
    assertThat(rules.emptyGrid().with(0, 9).isConsistent()).isFalse();
    assertThat(rules.emptyGrid().candidates(0)).containsExactly(1, 2, 3, 4, 5, 6, 7);
    assertThat(rules.emptyGrid().with(10, 5).candidates(0)).containsExactly(1, 2, 3, 4);
    assertThat(with(Constraint.odd(7)).emptyGrid().candidates(7)).containsExactly(1, 3, 5, 7, 9);
    assertThat(with(Constraint.sum(4, 7, 40)).emptyGrid().with(7, 1).candidates(40))
        .containsExactly(3);
  }

  @Test
  void conflicts_inWords() {
    Rules rules =
        Rules.builder(9)
            .grid(0, 0, 3, 3)
            .antiKnight()
            .build()
            .withConstraints(
                List.of(
                    Constraint.thermometer(0, 10, 20),
                    Constraint.sum(7, 27, 28),
                    Constraint.odd(80),
                    Constraint.pairs("parity", (a, b) -> (a + b) % 2 == 1, 72, 73)));
    Grid wrong = rules.emptyGrid().with(0, 5).with(10, 3).with(27, 8).with(28, 9).with(80, 2);
    assertThat(wrong.conflicts())
        .extracting(GridConflict::describe)
        .containsExactly(
            "the thermometer from r1c1 has 5 before 3",
            "the sum 7 at r4c1 holds 8 and 9, which do not fit",
            "r9c9 is marked odd but holds 2");
    assertThat(wrong.conflicts())
        .extracting(conflict -> conflict.describe(Locale.GERMAN))
        .containsExactly(
            "auf dem Thermometer ab r1c1 steht 5 vor 3",
            "zu der Summe 7 bei r4c1 passen 8 und 9 nicht",
            "r9c9 ist als ungerade markiert, enth\u00e4lt aber 2");
    GridConflict first = wrong.conflicts().get(0);
    assertThat(first.kind()).isEqualTo(GridConflict.Kind.FORBIDDEN);
    assertThat(first.cells()).containsExactly(0, 10);
    assertThat(first.constraint()).contains(Constraint.thermometer(0, 10, 20));
    assertThat(first.cage()).isEmpty();
    assertThat(first).isEqualTo(wrong.conflicts().get(0)).isNotEqualTo(wrong.conflicts().get(1));
    assertThat(rules.emptyGrid().with(40, 1).with(23, 1).with(72, 1).with(73, 3).conflicts())
        .extracting(GridConflict::describe)
        .containsExactly(
            "r3c6 and r5c5 are a knight's move apart and both hold 1",
            "r9c1 = 1 and r9c2 = 3 do not fit the rule \"parity\" from r9c1");
  }

  static List<Constraint> everyKind() {
    return ConstraintFactoriesTest.kinds()
        .map(kind -> (Constraint) kind.get()[0])
        .collect(Collectors.toList());
  }

  @ParameterizedTest
  @MethodSource("everyKind")
  void everyKind_hasWordsInBothLanguages(Constraint constraint) {
    Rules rules = with(constraint);
    Grid grid = rules.emptyGrid();
    for (int cell : constraint.cells()) {
      for (int value = 1; value <= 9; value++) {
        Grid wrong = grid.with(cell, value);
        wrong
            .conflicts()
            .forEach(
                conflict -> {
                  assertThat(conflict.describe()).doesNotContain("{", "null");
                  assertThat(conflict.describe(Locale.GERMAN))
                      .doesNotContain("{", "null", "in dem", "zu dem", "bei dem", " the ")
                      .isNotEqualTo(conflict.describe());
                });
        assertThat(wrong.isConsistent()).isEqualTo(wrong.conflicts().isEmpty());
      }
    }
  }

  @ParameterizedTest
  @MethodSource("everyKind")
  void text_isReadBack(Constraint constraint) {
    Rules rules = with(constraint);
    Grid grid = rules.emptyGrid().with(44, 5);
    Grid read = Grid.parse(grid.toFullString());
    assertThat(read).isEqualTo(grid);
    assertThat(read.rules().constraints()).isEqualTo(rules.constraints());
    assertThat(read.toFullString()).isEqualTo(grid.toFullString());
  }

  @ParameterizedTest
  @MethodSource("everyKind")
  void stream_isReadBack(Constraint constraint) throws Exception {
    Constraint known = constraint.forValues(9);
    Constraint read = (Constraint) readBack(known);
    assertThat(read).isEqualTo(known).hasSameHashCodeAs(known).hasToString(known.toString());
    Rules rules = with(constraint);
    assertThat(readBack(rules)).isEqualTo(rules);
    assertThat(readBack(rules.emptyGrid())).isEqualTo(rules.emptyGrid());
  }

  private static Object readBack(Object object) throws IOException, ClassNotFoundException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
      out.writeObject(object);
    }
    try (ObjectInputStream in =
        new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
      return in.readObject();
    }
  }

  @Test
  void stream_ofARuleWithoutTable() {
    assertThatThrownBy(() -> readBack(Constraint.pairs("p", (a, b) -> a < b, 0, 1)))
        .isInstanceOf(NotSerializableException.class)
        .hasMessage("the rule 'p' has no table yet; expected a constraint of rules, or forValues");
  }

  @Test
  void text_names() {
    Rules rules =
        with(
            Constraint.pairs("a:b)c\\", (a, b) -> a < b, 0, 1),
            Constraint.sum("x:1:", 3, new int[] {-1, 2}, 4, 5),
            Constraint.sum(9, 4, 5));
    assertThat(Grid.parse(rules.emptyGrid().toFullString()).rules()).isEqualTo(rules);
  }

  @Test
  void text_isInWords() {
    Rules rules =
        Rules.builder(9)
            .grid(0, 0, 3, 3)
            .antiKnight()
            .build()
            .withConstraints(
                List.of(Constraint.thermometer(0, 10, 20), Constraint.sandwich(15, 0, 1, 2)));
    assertThat(rules.emptyGrid().toFullString())
        .endsWith("|symbols(9).grid(0,0,3,3).antiKnight().thermometer(0,10,20).sandwich(15:0,1,2)");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "thermometer(0)",
        "thermometer()",
        "thermometer(0,81)",
        "skyscraper(2:0,1,0)",
        "thermometer(1:2)",
        "thermometer(99999999999,1)",
        "sandwich(15)",
        "sandwich(:0,1)",
        "sandwich(15:0,1:2,3)",
        "whispers(1,2:3,4)",
        "pairs(p:1,2:0,1)",
        "pairs(p:154,2aa,154,2aa,154,2aa,154,2aa,555:0,1)",
        "pairs(154,2aa,154,2aa,154,2aa,154,2aa,154:0,1)",
        "sets(s:6:0,1,2)",
        "sets(s:zz:0,1)",
        "sum(name:1:0x4)",
        "sum(name:1:4)",
        "machine(m:0:0.0.0.0.0.0.0.0:0,1)",
        "machine(m:1:0.0.0.0.0.0.0.0.0:0,1)",
        "machine(m:0:1.0.0.0.0.0.0.0.0:0,1)",
        "machine(m::0,1)",
        "everywhereElse(154,2aa,154,2aa,154,2aa,154,2aa,154:0)",
        "unknown(0,1)",
        "antiKnight(1)",
        "entropic(0,1",
        "xSum(-1:0,1)",
        "xSum(1000001:0,1)"
      })
  void text_fault(String call) {
    String grid = String.join("", Collections.nCopies(81, "."));
    assertThatThrownBy(() -> Grid.parse(grid + "|symbols(9).grid(0,0,3,3)." + call))
        .isInstanceOf(TextFormatException.class)
        .hasMessageContaining("expected");
  }

  @Test
  void text_ofAStranger_endsAtOnce() {
    String rules = "|symbols(25).rowsAndColumns(0,0).";
    String grid = String.join("", Collections.nCopies(625, "."));
    String cells =
        IntStream.range(0, 625).mapToObj(Integer::toString).collect(Collectors.joining(","));
    assertThatThrownBy(() -> Grid.parse(grid + rules + "xSum(300:" + cells + ")"))
        .isInstanceOf(TextFormatException.class)
        .hasMessageContaining("states");
    String table = String.join(",", Collections.nCopies(25, "3fffffe"));
    assertThatThrownBy(() -> Grid.parse(grid + rules + "anyTwo(a:" + table + ":" + cells + ")"))
        .isInstanceOf(TextFormatException.class)
        .hasMessageContaining("64");
    assertThat(Grid.parse(grid + rules + "modular(25:" + cells + ")").rules().constraints())
        .hasSize(1);
  }

  @Test
  void regionSums_partsByBox() {
    assertThat(Constraint.regionSums(CLASSIC, 1, 2, 3, 4, 14, 15))
        .hasToString("regionSums(1,2:3,4,14:15)");
    assertThat(Constraint.minimum(CLASSIC, 0)).hasToString("minimum(0,1,9)");
    assertThat(Constraint.maximum(CLASSIC, 40)).hasToString("maximum(40,31,39,41,49)");
  }

  @Test
  void sets_seeAllSetsOfTheirSize() {
    List<Set<Integer>> seen = new ArrayList<>();
    Constraint.sets("s", seen::add, 1, 2, 3).forValues(6);
    assertThat(seen).hasSize(20).doesNotHaveDuplicates().allMatch(set -> set.size() == 3);
  }
}
