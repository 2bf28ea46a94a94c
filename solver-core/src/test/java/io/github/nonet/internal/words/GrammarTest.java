package io.github.nonet.internal.words;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Board;
import io.github.nonet.Candidate;
import io.github.nonet.Candidates;
import io.github.nonet.Detail;
import io.github.nonet.House;
import io.github.nonet.internal.language.Language;
import io.github.nonet.logic.GridTechnique;
import io.github.nonet.logic.LogicalSolver;
import io.github.nonet.logic.Reason;
import io.github.nonet.logic.Step;
import io.github.nonet.logic.Technique;
import io.github.nonet.variant.Cage;
import io.github.nonet.variant.Constraint;
import io.github.nonet.variant.Grid;
import io.github.nonet.variant.GridCandidates;
import io.github.nonet.variant.GridConflict;
import io.github.nonet.variant.GridLogicalSolver;
import io.github.nonet.variant.GridStep;
import io.github.nonet.variant.GridVerdict;
import io.github.nonet.variant.Rules;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The grammar of sentences: number, case, word order, and capitals. */
class GrammarTest {
  private static Step eliminating(Technique technique, Reason reason, Candidate... gone) {
    return Step.eliminating(technique, List.of(gone), reason);
  }

  private static Reason fish(int digit) {
    return new Reason.Fish(
        digit, List.of(House.row(0)), List.of(House.column(0)), List.of(0), List.of(), List.of());
  }

  private static GridStep next(Grid grid) {
    return GridLogicalSolver.standard().nextStep(GridCandidates.of(grid)).orElseThrow();
  }

  private static GridStep next(Constraint... constraints) {
    return next(Rules.of(9).withConstraints(List.of(constraints)).emptyGrid());
  }

  /** One digit from several cells is singular, several are plural. */
  @Test
  void eliminations_agreeWithTheirVerb() {
    Reason reason = new Reason.Template(4, List.of(0));
    Candidate four = new Candidate(0, 4);
    assertThat(
            eliminating(Technique.TEMPLATE_DELETE, reason, four, new Candidate(1, 4))
                .describe(Detail.FULL, Locale.GERMAN))
        .endsWith("Damit entf\u00e4llt: 4 in r1c1 und r1c2.");
    assertThat(
            eliminating(Technique.TEMPLATE_DELETE, reason, four, new Candidate(0, 5))
                .describe(Detail.FULL, Locale.GERMAN))
        .endsWith("Damit entfallen: 4 und 5 in r1c1.");
    assertThat(next(Constraint.thermometer(0, 10)).describe(Detail.FULL, Locale.GERMAN))
        .endsWith("Damit entfallen: 9 in r1c1; 1 in r2c2.");
  }

  @Test
  void severalReasons_haveDigitOrDigits() {
    Reason same = new Reason.Several(List.of(fish(5), fish(5)));
    Reason two = new Reason.Several(List.of(fish(5), fish(6)));
    Candidate gone = new Candidate(80, 5);
    Step one = eliminating(Technique.FINNED_X_WING, same, gone);
    assertThat(one.describe(Detail.WHERE)).isEqualTo("Finned X-wing: look at the digit 5.");
    assertThat(one.describe(Detail.WHERE, Locale.GERMAN))
        .isEqualTo("X-Wing mit Flosse: Achte auf die 5.");
    Step both = eliminating(Technique.FINNED_X_WING, two, gone);
    assertThat(both.describe(Detail.WHERE)).isEqualTo("Finned X-wing: look at the digits 5 and 6.");
    assertThat(both.describe(Detail.WHERE, Locale.GERMAN))
        .isEqualTo("X-Wing mit Flosse: Achte auf die Ziffern 5 und 6.");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "8|at least one of r1c1 and r1c4 is 8; otherwise"
            + "|Mindestens eine der Zellen r1c1 und r1c4 ist 8; sonst",
        "89|at least one of r1c1 and r1c4 is 8 or 9; otherwise"
            + "|Mindestens eine der Zellen r1c1 und r1c4 ist 8 oder 9; sonst"
      })
  void extrasOfARectangle_areOneOrSeveral(String extras, String english, String german) {
    List<Candidate> more = extras.chars().mapToObj(digit -> new Candidate(0, digit - '0')).toList();
    Reason reason =
        new Reason.Rectangle(
            List.of(1, 2), List.of(9, 12), List.of(0, 3), more, List.of(), List.of());
    Step step = eliminating(Technique.UNIQUENESS_3, reason, new Candidate(8, 8));
    assertThat(step.describe(Detail.FULL)).contains(english).contains("other cells of row 1.");
    assertThat(step.describe(Detail.FULL, Locale.GERMAN)).contains(german).contains("in Zeile 1.");
  }

  @Test
  void mistake_isOneOrSeveral() {
    Board easy =
        Board.parse(
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
    Candidates one = Candidates.of(easy).without(2, 4);
    Candidates two = one.without(3, 6);
    assertThat(LogicalSolver.standard().findMistake(one).orElseThrow().describe(Locale.GERMAN))
        .isEqualTo("Der richtige Kandidat von r1c3 wurde gestrichen.");
    assertThat(LogicalSolver.standard().findMistake(two).orElseThrow().describe(Locale.GERMAN))
        .isEqualTo("Die richtigen Kandidaten von r1c3 und r1c4 wurden gestrichen.");
    assertThat(LogicalSolver.standard().findMistake(one).orElseThrow().describe())
        .isEqualTo("The correct candidate of r1c3 has been eliminated.");
    assertThat(LogicalSolver.standard().findMistake(two).orElseThrow().describe())
        .isEqualTo("The correct candidates of r1c3 and r1c4 have been eliminated.");
    assertThat(
            GridLogicalSolver.standard()
                .findMistake(GridCandidates.of(Grid.of(easy)).without(2, 4).without(3, 6))
                .orElseThrow()
                .describe(Locale.GERMAN))
        .isEqualTo("Die richtigen Kandidaten von r1c3 und r1c4 wurden gestrichen.");
  }

  /** The name of a constraint follows a preposition of its own, which its article joins. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "x|Suche beim X zwischen r1c1 und r1c2.",
        "thermometer|Suche auf dem Thermometer ab r1c1.",
        "renban|Suche auf der Renban-Linie ab r1c1.",
        "dot|Suche beim schwarzen Punkt zwischen r1c1 und r1c2.",
        "sandwich|Suche beim Sandwich-Hinweis 35 ab r1c1.",
        "cage|Suche im 3er-K\u00e4fig bei r1c1.",
        "own|Suche bei der Regel \u201eeven sum\u201c ab r1c1."
      })
  void constraints_haveTheRightCase(String kind, String where) {
    Rules rules = Rules.of(9);
    Constraint constraint =
        switch (kind) {
          case "x" -> Constraint.x(0, 1);
          case "thermometer" -> Constraint.thermometer(0, 1);
          case "renban" -> Constraint.renban(0, 9, 18, 27, 36, 45);
          case "dot" -> Constraint.blackDot(0, 1);
          case "sandwich" -> Constraint.sandwich(35, 0, 1, 2, 3, 4, 5, 6, 7, 8);
          default -> Constraint.pairs("even sum", (a, b) -> a + b < 9, 0, 1);
        };
    Grid grid =
        kind.equals("cage")
            ? rules.withCages(Cage.of(3, 0, 1)).emptyGrid()
            : rules.withConstraints(List.of(constraint)).emptyGrid();
    assertThat(next(grid).describe(Detail.WHERE, Locale.GERMAN)).endsWith(": " + where);
  }

  @Test
  void ownRules_areQuoted() {
    Constraint own = Constraint.pairs("parity", (a, b) -> a + b < 9, 0, 1);
    assertThat(next(own).describe(Detail.FULL))
        .startsWith("Whole constraint: the rule \"parity\" from r1c1 leaves r1c1 and r1c2 {");
    assertThat(next(own).describe(Detail.FULL, Locale.GERMAN))
        .startsWith("Ganze Bedingung: Nach der Regel \u201eparity\u201c ab r1c1 bleibt nur: r1c1");
    Rules rules = Rules.of(9).withConstraints(List.of(own));
    assertThat(rules.describe()).endsWith("Further rules apply: \"parity\".");
    assertThat(rules.describe(Locale.GERMAN)).endsWith("weitere Regeln: \u201eparity\u201c.");
  }

  @Test
  void gapOfACage_isAWholeSentence() {
    GridVerdict verdict = GridVerdict.of(Rules.of(9).withCages(Cage.of(1, 0, 1)).emptyGrid());
    assertThat(verdict.describe(Locale.GERMAN))
        .startsWith("Es gibt keine L\u00f6sung: Zum 1er-K\u00e4fig bei r1c1 passen keine Ziffern.");
    assertThat(verdict.describe())
        .startsWith("There is no solution: no digits fit the 1 cage at r1c1.");
  }

  @Test
  void conflicts_countInWords() {
    Grid grid = Rules.of(9).emptyGrid();
    for (int cell = 0; cell < 4; cell++) {
      grid = grid.with(cell, 5);
    }
    assertThat(grid.conflicts().get(0).describe())
        .isEqualTo("row 1 holds 5 four times, at r1c1, r1c2, r1c3 and r1c4");
    assertThat(grid.conflicts().get(0).describe(Locale.GERMAN))
        .isEqualTo("in Zeile 1 steht viermal 5, in r1c1, r1c2, r1c3 und r1c4");
    assertThat(Language.ofVerdicts(Locale.GERMAN).times(12)).isEqualTo("mehr als neunmal");
    assertThat(Language.ofVerdicts(Locale.ENGLISH).times(12)).isEqualTo("more than nine times");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "clone|r1c1 = 4 and r5c5 = 6 do not fit the clone from r1c1"
            + "|r1c1 = 4 und r5c5 = 6 passen nicht zum Klon ab r1c1",
        "odd|r1c1 is marked odd but holds 4|r1c1 ist als ungerade markiert, enth\u00e4lt aber 4",
        "king|r3c3 and r4c4 are a king's move apart and both hold 4"
            + "|r3c3 und r4c4 liegen einen K\u00f6nigszug auseinander, und in beiden steht 4",
        "next|r1c1 and r2c1 are next to each other and hold 4 and 5"
            + "|r1c1 und r2c1 liegen nebeneinander und enthalten 4 und 5"
      })
  void conflicts_sayWhatDoesNotFit(String kind, String english, String german) {
    Rules.Builder builder = Rules.builder(9).grid(0, 0, 3, 3);
    Grid grid =
        switch (kind) {
          case "clone" ->
              Rules.of(9)
                  .withConstraints(List.of(Constraint.clone(new int[] {0}, new int[] {40})))
                  .emptyGrid()
                  .with(40, 6);
          case "odd" -> Rules.of(9).withConstraints(List.of(Constraint.odd(0))).emptyGrid();
          case "king" -> builder.antiKing().build().emptyGrid().with(20, 4).with(30, 4);
          default -> builder.nonConsecutive().build().emptyGrid().with(9, 5);
        };
    List<GridConflict> conflicts = grid.with(0, 4).conflicts();
    GridConflict last = conflicts.get(conflicts.size() - 1);
    assertThat(last.describe()).isEqualTo(english);
    assertThat(last.describe(Locale.GERMAN)).isEqualTo(german);
  }

  @Test
  void units_ofOneKindAreNamedTogether() {
    Rules rules = Rules.of(9);
    assertThat(
            next(rules.withConstraints(List.of(Constraint.arrow(0, 10, 20, 30, 40))).emptyGrid())
                .describe(Detail.FULL))
        .contains("No digit repeats in box 1 or box 5.");
  }

  /**
   * The facts of a contradiction are main clauses in German, and "or" joins what is not allowed.
   */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "NARROWED|the X would not allow 3 or 4 in r1c1|in r1c1 st\u00fcnde nach dem X nicht 3 oder 4",
        "REQUIRED|the X would need 3 and 4 elsewhere, so r1c1 could not be 3 or 4"
            + "|in r1c1 st\u00fcnde nicht 3 oder 4, denn nach dem X w\u00fcrde 3 und 4 anderswo gebraucht",
        "NAKED|r1c1 could only be 3 and 4|r1c1 k\u00f6nnte nur noch 3 und 4 sein",
        "SUBSET.by|other cells would use up 3 and 4, which r1c1 would lose by the X"
            + "|andere Zellen brauchten 3 und 4, so dass r1c1 sie nach dem X verl\u00f6re",
        "gap.cell|r1c1 would have no candidates left|f\u00fcr r1c1 bliebe kein Kandidat",
        "gap.none|no digits would fit the X|zum X passten keine Ziffern",
        "gap.twice.sight|r1c1 would have 3 and 4 twice, but see each other"
            + "|in r1c1 st\u00fcnde 3 und 4 zweimal, aber diese Zellen sehen einander",
        "gap.few|r1c1 would have only 3 and 4 left|f\u00fcr r1c1 blieben nur 3 und 4",
        "gap.room|the X would have only r1c1 for 3 and 4|f\u00fcr 3 und 4 bliebe im X nur r1c1",
        "lack.few|only 3 and 4 for r1c1|nur 3 und 4 f\u00fcr r1c1",
        "lack.room|only r1c1 for 3 and 4 in the X|nur r1c1 f\u00fcr 3 und 4 im X",
        "lack.twice.sight|3 and 4 twice in r1c1, which see each other"
            + "|3 und 4 zweimal in r1c1, die einander sehen",
        "lack.cell|no value for r1c1|kein Kandidat f\u00fcr r1c1",
        "lack.place|no place for 3 and 4 in the X|kein Platz f\u00fcr 3 und 4 im X",
        "lack.none|no digits that fit the X|keine Belegung, die zum X passt",
        "lack.none.sight|no values for r1c1|keine Belegung f\u00fcr r1c1",
        "lack.none.sum|no digits with which the cages in the X reach their sums"
            + "|keine Belegung, mit der die K\u00e4fige im X auf ihre Summen kommen"
      })
  void facts_areMainClauses(String key, String english, String german) {
    Map<String, String> words = Map.of("cells", "r1c1", "places", "r1c1");
    assertThat(
            Language.ofGrids(Locale.ENGLISH)
                .fill("fact." + key, name -> said(words, name, "the X", "and", "or")))
        .isEqualTo(english);
    assertThat(
            Language.ofGrids(Locale.GERMAN)
                .fill("fact." + key, name -> said(words, name, "dem X", "und", "oder")))
        .isEqualTo(german);
  }

  private static String said(
      Map<String, String> words, String name, String unit, String and, String or) {
    return switch (name) {
      case "houses" -> unit;
      case "values" -> "3 " + and + " 4";
      case "some" -> "3 " + or + " 4";
      default -> words.get(name);
    };
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "2|one is double the other.|ist eine doppelt so gro\u00df wie die andere.",
        "3|one is 3 times the other.|ist eine 3 Mal so gro\u00df wie die andere.",
        "2 3|one is 2 or 3 times the other, as the dot says."
            + "|ist eine 2 oder 3 Mal so gro\u00df wie die andere, wie der Punkt sagt."
      })
  void ratios_inWords(String numbers, String english, String german) {
    Rules rules = Rules.of(9);
    int cell = 0;
    for (String number : numbers.split(" ")) {
      rules = rules.plus(Constraint.ratio(Integer.parseInt(number), cell, cell + 1));
      cell += 9;
    }
    assertThat(rules.describe()).endsWith(english);
    assertThat(rules.describe(Locale.GERMAN)).endsWith(german);
  }

  /** A pair that leaves a cell nothing is no sentence with a gap. */
  @Test
  void pair_mayLeaveNothing() {
    Rules rules = Rules.of(9).plus(Constraint.blackDot(0, 1));
    int[] sets = new int[81];
    Arrays.fill(sets, 0b11_1111_1110);
    sets[0] = 1 << 5;
    GridStep step =
        GridLogicalSolver.standard()
            .steps(GridCandidates.copyOf(rules, sets))
            .filter(it -> it.technique() == GridTechnique.CONSTRAINED_PAIR)
            .findFirst()
            .orElseThrow();
    assertThat(step.describe(Detail.FULL))
        .contains("r1c1 is 5. So r1c2 is left without a digit, by the black dot");
    assertThat(step.describe(Detail.FULL, Locale.GERMAN))
        .contains("zwischen r1c1 und r1c2 ist also r1c2 ohne Ziffer.");
  }

  @Test
  void minimum_isCalledByItsNeighbours() {
    Constraint around = Constraint.minimum(0, 1, 9);
    assertThat(Rules.of(9).plus(around).describe())
        .endsWith("A minimum is smaller than its neighbours up, down, left and right.");
    assertThat(Rules.of(9).plus(around, Constraint.minimum(10, 19)).describe())
        .endsWith(
            "A digit marked as a minimum is smaller than each digit that it is compared with.");
    assertThat(Rules.of(9).plus(Constraint.sandwich(5, 0, 1, 2)).describe())
        .endsWith("the digits between the 1 and the 9 of its line.");
    assertThat(Rules.of(10).describe()).endsWith("each of the digits 1 to 9 and A once.");
  }
}
