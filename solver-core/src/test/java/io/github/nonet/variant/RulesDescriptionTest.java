package io.github.nonet.variant;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Tries;
import io.github.nonet.internal.constraints.ConstraintKind;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** {@link Rules#describe()}: a line for each kind of rule, in both languages. */
class RulesDescriptionTest {
  private static final Rules USUAL = Rules.of(9);

  private static final String FULL =
      "123456789456789123789123456214365897365897214897214365531642978642978531978531642";

  private static List<String> lines(Rules rules) {
    assertWellFormed(rules);
    return rules.describe().lines().toList();
  }

  /**
   * Wants whole sentences, none twice, the same number in German, and English for other languages.
   */
  private static void assertWellFormed(Rules rules) {
    List<String> english = rules.describe(Locale.ENGLISH).lines().toList();
    List<String> german = rules.describe(Locale.GERMAN).lines().toList();
    for (List<String> lines : List.of(english, german)) {
      assertThat(lines).isNotEmpty().doesNotHaveDuplicates();
      assertThat(lines).allMatch(line -> line.matches("[A-Z\u00c4-\u00dc].*[.]"));
      assertThat(lines).noneMatch(line -> line.matches(".*([{}]|  | [.,]).*"));
    }
    assertThat(german).hasSameSizeAs(english).doesNotContainAnyElementsOf(english);
    assertThat(rules.describe(Locale.FRENCH)).isEqualTo(rules.describe());
  }

  static Stream<Rules> allRules() {
    return AllRules.stream();
  }

  @ParameterizedTest
  @MethodSource("allRules")
  void allRulesAreSentences(Rules rules) {
    assertWellFormed(rules);
  }

  @Test
  void layouts() {
    assertThat(lines(USUAL)).containsExactly("Normal Sudoku rules apply.");
    assertThat(lines(Rules.of(16)))
        .containsExactly(
            "Each row, column and box contains each of the digits 1 to 9 and A to G once.");
    assertThat(lines(Rules.jigsaw(AllRules.FIVE)))
        .containsExactly(
            "Each row and column contains each of the digits 1 to 5 once.",
            "Each outlined region contains each of the digits 1 to 5 once.");
    assertThat(lines(Rules.samurai()))
        .containsExactly(
            "Normal Sudoku rules apply.", "There are 5 grids, and the rules hold in each of them.");
    assertThat(lines(Rules.builder(9).diagonals().windows().percent().asterisk().build()))
        .containsExactly(
            "Normal Sudoku rules apply.",
            "Each shaded window contains each of the digits 1 to 9 once.",
            "No digit repeats on either diagonal.",
            "No digit repeats in the asterisk.");
    assertThat(
            lines(
                Rules.builder(9)
                    .disjointGroups()
                    .antiKnight()
                    .antiKing()
                    .nonConsecutive()
                    .group("pair", new int[][] {{0, 0}, {8, 7}})
                    .build()))
        .containsExactly(
            "Normal Sudoku rules apply.",
            "Cells at the same place in different boxes hold different digits.",
            "No digit repeats in the group \"pair\".",
            "Cells a knight's move apart hold different digits.",
            "Cells a king's move apart hold different digits.",
            "Cells that share an edge do not hold consecutive digits.");
  }

  @Test
  void cages() {
    assertThat(lines(USUAL.withCages(Cage.of(0, 1, 2))))
        .containsExactly("Normal Sudoku rules apply.", "Digits do not repeat in a cage.");
    assertThat(lines(USUAL.withCages(Cage.of(0, 1, 2), Cage.of(5, 11, 12))))
        .containsExactly(
            "Normal Sudoku rules apply.",
            "Digits do not repeat in a cage.",
            "The number in the corner of a cage is the sum of its digits.");
  }

  /** Numbers are listed once each, and "depending on the line" needs several. */
  @Test
  void numbersOfAKindAreListed() {
    Constraint five = Constraint.whispers(5, 0, 1);
    assertThat(lines(USUAL.plus(five, Constraint.whispers(5, 3, 4))))
        .last()
        .isEqualTo("Neighbouring digits along a whisper line differ by at least 5.");
    Constraint three = Constraint.whispers(3, 10, 11);
    Constraint four = Constraint.whispers(4, 20, 21);
    assertThat(lines(USUAL.plus(five, four, three)))
        .last()
        .isEqualTo(
            "Neighbouring digits along a whisper line differ by at least 3, 4 or 5, depending on"
                + " the line.");
    assertThat(USUAL.plus(four, five).describe(Locale.GERMAN))
        .endsWith("mindestens 4 oder 5, je nach Linie.");
  }

  @Test
  void rulesOfYourOwnAreNamedOnce() {
    Constraint parity = Constraint.pairs("parity", (a, b) -> (a + b) % 2 == 1, 0, 1);
    Constraint again = Constraint.pairs("parity", (a, b) -> (a + b) % 2 == 1, 3, 4);
    Constraint sum = Constraint.sum("scales {x}: 1/2", 3, new int[] {1, 2}, 0, 1);
    assertThat(USUAL.plus(parity, again, sum).describe())
        .isEqualTo(
            "Normal Sudoku rules apply.\nFurther rules apply: \"parity\" and \"scales {x}: 1/2\".");
  }

  private static Rules without(Constraint.PairRule allowed) {
    return USUAL.plus(
        Constraint.everywhereElse(USUAL, allowed, List.of(Constraint.whiteDot(0, 1))));
  }

  @Test
  void signsThatAllAreGivenAreNamed() {
    assertThat(lines(without((a, b) -> Math.abs(a - b) != 1)))
        .last()
        .isEqualTo(
            "All signs are given: digits next to each other without a sign are not consecutive.");
    assertThat(lines(without((a, b) -> a != 2 * b && b != 2 * a && a + b != 5 && a + b != 10)))
        .last()
        .isEqualTo(
            "All signs are given: digits next to each other without a sign are not in the"
                + " ratio 1 to 2 and do not add up to 5 or 10.");
    for (Constraint.PairRule other :
        List.<Constraint.PairRule>of((a, b) -> true, (a, b) -> Math.abs(a - b) > 1 && a != 9)) {
      assertThat(lines(without(other)))
          .last()
          .isEqualTo("A further rule holds for all cells next to each other without a sign.");
    }
    assertThat(
            lines(
                without((a, b) -> Math.abs(a - b) != 1)
                    .plus(Constraint.everywhereElse(USUAL, (a, b) -> a + b != 10, List.of()))))
        .last()
        .isEqualTo(
            "All signs are given: digits next to each other without a sign are not consecutive and do"
                + " not add up to 10.");
  }

  /** Rules of many random constraints have a line for each kind, which all occur in the end. */
  @Test
  void eachKindHasALine() {
    Random random = new Random(51);
    Grid solution = Grid.copyOf(USUAL, FULL.chars().map(digit -> digit - '0').toArray());
    Set<ConstraintKind> seen = EnumSet.noneOf(ConstraintKind.class);
    for (int i = 0; i < 100; i++) {
      Rules rules = RandomConstraints.rules(solution, 1 + random.nextInt(40), 2, random);
      Set<ConstraintKind> kinds = EnumSet.noneOf(ConstraintKind.class);
      rules.constraints().forEach(constraint -> kinds.add(constraint.data.kind()));
      long known = kinds.stream().filter(kind -> !kind.isOwn()).count();
      boolean hasOwn = kinds.stream().anyMatch(ConstraintKind::isOwn);
      assertThat(lines(rules)).hasSize(1 + (int) known + (hasOwn ? 1 : 0));
      List<Constraint> shuffled = new ArrayList<>(rules.constraints());
      shuffled.removeIf(constraint -> constraint.data.kind().isOwn());
      Rules ordered = USUAL.withConstraints(shuffled);
      Collections.shuffle(shuffled, random);
      assertThat(USUAL.withConstraints(shuffled).describe()).isEqualTo(ordered.describe());
      seen.addAll(kinds);
    }
    // A way is never alone.
    seen.add(ConstraintKind.ALL_OF);
    assertThat(EnumSet.complementOf(EnumSet.copyOf(seen))).allMatch(ConstraintKind::isOfBuilder);
  }

  /** The largest number of constraints takes few lines. */
  @Tag(Tries.SCALE)
  @Test
  void largestRulesHaveFewLines() {
    Rules rules = LargeRules.largest(25).antiKing().build();
    assertThat(lines(rules.withConstraints(LargeRules.everything(rules)))).hasSizeLessThan(12);
    assertThat(lines(LargeRules.withGroups(9, 900))).hasSizeLessThan(9);
  }
}
