package io.github.nonet.logic;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Board;
import io.github.nonet.Candidate;
import io.github.nonet.Candidates;
import io.github.nonet.Detail;
import io.github.nonet.Inference;
import io.github.nonet.Inference.Unit;
import io.github.nonet.variant.GridCandidates;
import io.github.nonet.variant.GridLogicalSolver;
import io.github.nonet.variant.GridStep;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * A small state and what is said of it, for the sentences that were once wrong or hard to follow.
 * Those of rectangles, colours, fish and wings are in {@code worked-examples.txt}.
 */
class CasesInWordsTest {
  /** Returns an empty board with only some candidates in some cells: {@code "r1c1=12 r5c1=13"}. */
  private static Candidates board(String cells) {
    Candidates state = Candidates.of(Board.EMPTY);
    for (String cell : cells.split(" ")) {
      Integer[] digits =
          cell.substring(5).chars().mapToObj(digit -> digit - '0').toArray(Integer[]::new);
      state = States.only(state, States.cell(cell), digits);
    }
    return state;
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        // One common, which either set may have, and two of them.
        "ALS_XZ|r1c1=12 r1c2=23 r5c1=13|two almost locked sets, each with one more digit than cells:"
            + " r1c1 and r1c2 {123}; r5c1 {13}. Their restricted common is 1: it can be in only one"
            + " of the sets, so the other is locked, and each eliminated digit is in both. This"
            + "|Verbunden sind sie durch 1: Diese Ziffer kann nur in einer der Mengen stehen, also ist"
            + " die andere gesperrt, und jede gestrichene Ziffer steht in beiden. Damit",
        "ALS_XZ|r1c1=12 r1c4=23 r1c2=13|r1c1 {12}; r1c2 and r1c4 {123}. Their restricted commons are"
            + " 1 and 2: each can be in only one of the sets, so both are locked. This"
            + "|Verbunden sind sie durch 1 und 2: Jede davon kann nur in einer der Mengen stehen, also"
            + " sind beide gesperrt. Damit",
        "ALS_XY_WING|r1c1=12 r1c5=13 r5c1=23|r1c5 {13}; r1c1 {12}; r5c1 {23}. Different restricted"
            + " commons link the middle set to the others: 1 and 2. So at least one of the outer sets"
            + " loses its common and is locked, and each eliminated digit is in both. This"
            + "|Also verliert mindestens eine der \u00e4u\u00dferen ihre Ziffer und ist gesperrt, und"
            + " jede gestrichene Ziffer steht in beiden. Damit",
        "SUE_DE_COQ|r1c1=1234 r1c2=1234 r1c5=12 r2c1=34|r1c1 and r1c2 lie in both row 1 and box 1."
            + " With r1c5 in the line and r2c1 in the box, 4 cells share the digits 1, 2, 3 and 4, so"
            + " each digit is used up in its line or box. This"
            + "|r1c1 und r1c2 liegen in beiden H\u00e4usern: Zeile 1 und Block 1. Mit r1c5 in der Linie"
            + " und r2c1 im Block teilen sich 4 Zellen die Ziffern 1, 2, 3 und 4; also wird jede",
        // A petal for each digit of the stem, and one for both.
        "DEATH_BLOSSOM|r5c5=12 r5c1=13 r1c5=23|if r5c5 is 1, the set r5c1 {13} loses it; if it is 2,"
            + " the set r1c5 {23} does. That petal"
            + "|Ist r5c5 1, verliert die Menge r5c1 {13} diese Ziffer; ist dort 2, verliert die Menge"
            + " r1c5 {23} sie. Dieses Blatt",
        "DEATH_BLOSSOM|r5c5=12 r5c1=123 r5c2=123|if r5c5 is 1 or 2, the set r5c1 and r5c2 {123} loses"
            + " it. That petal"
            + "|Ist r5c5 1 oder 2, verliert die Menge r5c1 und r5c2 {123} diese Ziffer. Dieses Blatt",
        "REMOTE_PAIR|r1c1=12 r1c5=12 r5c5=12 r5c3=12|1 and 2 alternate along a chain of bivalue"
            + " cells: r1c1 - r1c5 - r5c5 - r5c3. So"
            + "|Kette von Zellen mit nur diesen Kandidaten ab: r1c1 - r1c5 - r5c5 - r5c3. Von",
        // Chains are told by their nodes, where a simpler proof supposes nothing.
        "XY_CHAIN|r1c1=12 r1c2=12|bivalue cells form a chain. If r1c1 is not 1, it is 2; then r1c2 is"
            + " 1. So 1 is in r1c1 or r1c2, or in both, and each eliminated candidate sees both. This"
            + "|Jede Zelle der Kette hat zwei Kandidaten. Ist r1c1 nicht 1, so steht dort 2; dann ist"
            + " r1c2 1. Also steht 1 in r1c1 oder r1c2 oder in beiden",
        // A set that loses a digit holds its other ones, or has no digit left for a cell.
        "GROUPED_AIC|r1c1=25 r1c5=234 r2c6=345 r2c5=34|if r1c1 is not 5, it is 2; then r1c5 and r2c5"
            + " lose 2, so they hold 3 and 4; then r2c6 is 5. So 5 is in r1c1 or r2c6, or in both"
            + "|Ist r1c1 nicht 5, so steht dort 2; dann entf\u00e4llt 2 in r1c5 und r2c5, also stehen"
            + " dort 3 und 4; dann ist r2c6 5. Also steht 5 in r1c1 oder r2c6 oder in beiden",
        "GROUPED_AIC|r1c1=25 r1c5=23 r2c5=345 r2c6=34|then r1c5 and r2c6 lose 2, so r2c6 is 4; then"
            + "|dann entf\u00e4llt 2 in r1c5 und r2c6, also ist r2c6 4; dann",
        "GROUPED_AIC|r1c1=25 r1c5=2 r2c5=34 r2c6=345|suppose r1c1 is not 5. Then it is 2; but then"
            + " r1c5 has no candidates left. So r1c1 is 5, and each eliminated candidate sees it. This"
            + "|Angenommen, r1c1 ist nicht 5. Dann steht dort 2; aber dann hat r1c5 keinen Kandidaten"
            + " mehr. Also ist r1c1 5, und jeder gestrichene Kandidat sieht diese Zelle. Damit",
        // Cases may lead to a contradiction, and then not to the same result.
        "FORCING_NET_VERITY|r1c2=13 r1c3=123 r1c4=13 r2c1=23 r2c2=14|r1c2 is 1 or not, and each case"
            + " leads to the same result or to a contradiction: if r1c2 is 1, r1c4 is 3; then r1c3 is"
            + " 2; if r1c2 is not 1, it is 3; then r1c4 is 1; then r2c1 is 2; but then r1c3 has no"
            + " candidates left. So r1c3 = 2."
            + "|r1c2 ist 1 oder nicht, und jeder Fall f\u00fchrt zu derselben Folge oder zu einem"
            + " Widerspruch: Ist r1c2 1, so ist r1c4 3; dann ist r1c3 2; ist r1c2 nicht 1, so steht"
            + " dort 3; dann ist r1c4 1; dann ist r2c1 2; aber dann hat r1c3 keinen Kandidaten mehr.",
        "FORCING_CHAIN_VERITY|r1c1=12 r1c2=23 r1c3=14 r1c4=34|r1c1 is 1 or 2, and each case leads to"
            + " the same result: if r1c1 is 1, r1c3 is 4; then r1c5 is not 4 (row 1); if r1c1 is 2,"
            + " r1c2 is 3; then r1c4 is 4; then r1c5 is not 4 (row 1). This"
            + "|r1c1 ist 1 oder 2, und jeder Fall f\u00fchrt zu derselben Folge: Ist r1c1 1, so ist",
        // A contradiction ends where a house has a digit twice.
        "FORCING_CHAIN_CONTRADICTION|r1c3=14 r2c1=123 r2c2=14 r2c3=14 r2c4=123|suppose r1c3 is not 1."
            + " Then it is 4; then r2c3 is 1; then r2c2 is 4; but then box 1 has 4 twice. So r1c3 = 1."
            + "|Angenommen, r1c3 ist nicht 1. Dann steht dort 4; dann ist r2c3 1; dann ist r2c2 4; aber"
            + " dann hat Block 1 zweimal 4. Also ist r1c3 = 1."
      })
  void boards(Technique technique, String cells, String english, String german) {
    List<Step> steps = States.steps(technique, board(cells));
    assertThat(steps.stream().map(step -> step.describe(Detail.FULL)))
        .anySatisfy(text -> assertThat(text).contains(" " + english));
    assertThat(steps.stream().map(step -> step.describe(Detail.FULL, Locale.GERMAN)))
        .anySatisfy(text -> assertThat(text).contains(german));
  }

  private static final String BLOCKS = "|symbols(4).grid(0,0,2,2)";

  private static final String KILLER =
      ".cage(7,2,3).cage(9,0,4,5).cage(6,13,14,15).cage(6,6,7,10).cage(7,8,9,12).cage(4,11)"
          + ".cage(1,1)";

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        // Sums of houses are named by these, and not as houses of the cells.
        "killer||CONSTRAINT_CHAIN|if r2c4 is 4, then r4c4 is 4 (by the cages of columns 1 to 3); then"
            + " r2c4 is not 4 (by the cages of column 3), which contradicts the start."
            + "|Ist r2c4 4, so ist r4c4 4 (nach den K\u00e4figen in den Spalten 1 bis 3); dann ist r2c4"
            + " nicht 4 (nach den K\u00e4figen in Spalte 3), im Widerspruch zum Anfang.",
        // Nothing comes before anything on a clue outside of the grid, or in an indexed line.
        ".numberedRoom(3:0,1,2,3)|1234 1234 12|CONSTRAINED_PAIR|r1c3 is at most 2. So r1c1 is not 3, by"
            + " the numbered room clue 3 from r1c1."
            + "|r1c3 ist h\u00f6chstens 2. Nach dem Nummernzimmer-Hinweis 3 ab r1c1 ist also r1c1 nicht 3.",
        ".indexer(2:0,1,2,3)|1234 1234 134|CONSTRAINED_PAIR|r1c3 is 1, 3 or 4. So r1c2 is not 3, by the"
            + " indexer of position 2 from r1c1."
            + "|r1c3 ist 1, 3 oder 4. Nach dem Index der Stelle 2 ab r1c1 ist also r1c2 nicht 3.",
        // Two pairs, of one constraint or of two.
        ".whispers(2:0,1,2)||CONSTRAINED_PAIR|with an eliminated digit in r1c2, r1c1 and r1c3 would"
            + " have to be the same digit by the whisper line from r1c1. No digit repeats in row 1."
            + "|Mit einer gestrichenen Ziffer in r1c2 st\u00fcnde nach der Fl\u00fcsterlinie ab r1c1 in"
            + " r1c1 und r1c3 die gleiche Ziffer. In Zeile 1 steht keine Ziffer zweimal.",
        ".difference(1:0,1).difference(1:1,2)||CONSTRAINED_PAIR|would have to be the same digit by"
            + " the white dot between r1c1 and r1c2 and the white dot between r1c2 and r1c3. No"
            + "|nach dem wei\u00dfen Punkt zwischen r1c1 und r1c2 und dem wei\u00dfen Punkt zwischen"
            + " r1c2 und r1c3 in r1c1 und r1c3 die gleiche Ziffer.",
        // One cell that plays both parts of a turbot fish: its second house is enough.
        ".antiKnight()|123 1234 1234 1234 123 1234 1234 123|TURBOT_FISH|the 4 in box 1 can only go in"
            + " r1c2 and r2c2, and each eliminated candidate sees all of these."
            + "|Die 4 kann in Block 1 nur in r1c2 und r2c2 stehen, und jeder gestrichene Kandidat",
        // A place of a house with a name, and candidates that see both ends.
        ".diagonals()|1234 124 1234 1234 1234 134 1234 1234 1234 123 134|X_CHAIN|If r4c4 is not 2,"
            + " then r1c1 is 2 (the negative diagonal). r1c4 and r4c1 see both."
            + "|Ist r4c4 nicht 2, so ist r1c1 2 (in der negativen Diagonale). r1c4 und r4c1 sehen",
        // The ends of a chain in one cell.
        ".antiKnight()|1234 1234 1234 134 1234 1234 1234 34 1234 234 1234 1234 134|AIC|so r1c2 is"
            + " 1 (column 2). So r1c2 is 1 or 2. This eliminates 3 and 4 from r1c2."
            + "|also ist r1c2 1 (Spalte 2). Also ist r1c2 1 oder 2. Damit entfallen: 3 und 4 in r1c2.",
        // Nothing has to be supposed.
        ".antiKnight()|1234 24 1234 1234 1234 1234 1234 1234 234 234 134 1234 234 234|X_CHAIN|this"
            + " follows from column 1, box 3 and the anti-knight rule alone."
            + "|Das folgt schon aus Spalte 1, Block 3 und dem Springerverbot.",
        // A cell with a candidate that the rest of its house lacks.
        "|12 234 1234 1234 234 234|POINTING|the 1 in box 1 can only go in a cell of row 1: r1c1."
            + "|Die 1 in Block 1 kann nur in einer Zelle stehen, die auch in Zeile 1 liegt: r1c1."
      })
  void grids(String rules, String cells, GridTechnique technique, String english, String german) {
    StringBuilder text = new StringBuilder("................" + BLOCKS);
    text.append(rules == null ? "" : rules.equals("killer") ? KILLER : rules).append("~?");
    String[] sets = cells == null ? new String[0] : cells.split(" ");
    for (int cell = 0; cell < 16; cell++) {
      text.append(".(").append(cell < sets.length ? sets[cell] : "1234").append(')');
    }
    List<GridStep> steps =
        GridLogicalSolver.standard()
            .withoutSearch()
            .steps(GridCandidates.parse(text.toString()))
            .filter(step -> step.technique() == technique)
            .toList();
    assertThat(steps.stream().map(step -> step.describe(Detail.FULL)))
        .anySatisfy(said -> assertThat(said).contains(english));
    assertThat(steps.stream().map(step -> step.describe(Detail.FULL, Locale.GERMAN)))
        .anySatisfy(said -> assertThat(said).contains(german));
  }

  /** Without candidates, only the ends of a chain through an almost locked set are told. */
  @Test
  void groupedChain_withoutCandidates() {
    Chain.Node single = Chain.Node.of(new Candidate(0, 1));
    Chain.Node set = new Chain.Node(List.of(new Candidate(1, 1)), List.of(1, 2));
    Step step =
        Step.eliminating(
            Technique.GROUPED_AIC,
            List.of(new Candidate(3, 1)),
            new Chain(List.of(single, set), List.of(true)));
    assertThat(step.describe(Detail.FULL))
        .contains(": strong and weak links alternate between r1c1 and r1c2. This");
    assertThat(step.describe(Detail.FULL, Locale.GERMAN))
        .contains(": Abwechselnd starke und schwache Verbindungen verkn\u00fcpfen r1c1 und r1c2.");
  }

  private static Inference line(boolean isTrue, Unit unit, int cell, int digit, Integer... causes) {
    return new Inference(
        Inference.Kind.FOLLOWS,
        isTrue,
        digit == 0 ? List.of() : List.of(new Candidate(cell, digit)),
        List.of(unit),
        List.of(causes));
  }

  /** A cell that was said to have a digit has not lost it, but has another one, or shares it. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "0|Then r1c2 is 2; then r1c1 is 3 (row 1); but then r1c1 is both 1 and 3."
            + "|Dann ist r1c2 2; dann ist r1c1 3 (Zeile 1); aber dann ist r1c1 zugleich 1 und 3.",
        "1|Then r1c2 is 2; then r1c3 is 2 (row 1); but then row 1 has 2 twice."
            + "|Dann ist r1c2 2; dann ist r1c3 2 (Zeile 1); aber dann hat Zeile 1 zweimal 2."
      })
  void gapOfACell_isNotWhatItWasSaidToBe(int kind, String english, String german) {
    Unit cell = new Unit(Unit.Kind.CELL, -1, List.of(kind == 0 ? 0 : 2));
    Unit row = new Unit(Unit.Kind.HOUSE, 0, List.of(0, 1, 2, 3, 4, 5, 6, 7, 8));
    Candidate first = new Candidate(0, 1);
    Unit second = new Unit(Unit.Kind.CELL, -1, List.of(1));
    List<Inference> lines =
        Stream.of(
                Inference.supposed(first, true),
                line(true, second, 1, 2, 0),
                kind == 0 ? line(true, row, 0, 3, 1) : line(true, row, 2, 2, 1),
                kind == 0 ? line(false, row, 0, 1, 2) : line(false, row, 2, 2, 1),
                line(true, cell, 0, 0, 2, 3),
                new Inference(
                    Inference.Kind.REFUTED, false, List.of(first), List.of(), List.of(0, 4)))
            .toList();
    Reason net =
        States.steps(
                Technique.FORCING_CHAIN_CONTRADICTION,
                board("r1c3=14 r2c1=123 r2c2=14 r2c3=14 r2c4=123"))
            .get(0)
            .reason();
    Step step =
        Step.eliminating(Technique.FORCING_CHAIN_CONTRADICTION, List.of(first), net).with(lines);
    assertThat(step.describe(Detail.FULL)).contains("suppose r1c1 is 1. " + english);
    assertThat(step.describe(Detail.FULL, Locale.GERMAN)).contains(german);
  }

  /** A set has a digit by what it loses, by what is placed beside it, or in any case. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "-4|Then r1c2 and r1c3 lose 4, so r1c2 is 5;|Dann entf\u00e4llt 4 in r1c2 und r1c3, also ist r1c2 5;",
        "4|Then r1c2 is 5 (row 1);|Dann ist r1c2 5 (Zeile 1);",
        "0|Then r1c2 is 5 anyway;|Dann ist r1c2 5, und zwar ohnehin;"
      })
  void set_holdsADigit(int cause, String english, String german) {
    Unit set = new Unit(Unit.Kind.HOUSE, 0, List.of(1, 2));
    Unit cell = new Unit(Unit.Kind.CELL, -1, List.of(10));
    Candidate first = new Candidate(2, Math.max(1, Math.abs(cause)));
    List<Inference> lines =
        List.of(
            Inference.supposed(first, cause >= 0),
            cause == 0 ? line(true, set, 1, 5) : line(true, set, 1, 5, 0),
            line(true, cell, 0, 0, 0, 1),
            new Inference(
                Inference.Kind.REFUTED, cause < 0, List.of(first), List.of(), List.of(0, 2)));
    Chain.Node node = Chain.Node.of(first);
    Chain chain = new Chain(List.of(node, node), List.of(false, true));
    Technique technique = Technique.GROUPED_DISCONTINUOUS_NICE_LOOP;
    Step bare =
        cause < 0
            ? Step.placing(technique, List.of(first), chain)
            : Step.eliminating(technique, List.of(first), chain);
    Step step = bare.with(lines);
    assertThat(step.describe(Detail.FULL)).contains(english);
    assertThat(step.describe(Detail.FULL, Locale.GERMAN)).contains(german);
  }
}
