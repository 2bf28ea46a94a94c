package io.github.nonet.logic;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Board;
import io.github.nonet.Candidate;
import io.github.nonet.Candidates;
import io.github.nonet.Detail;
import io.github.nonet.House;
import io.github.nonet.Inference;
import io.github.nonet.SentenceChecks;
import io.github.nonet.SentenceClaims;
import io.github.nonet.Tries;
import io.github.nonet.internal.Geometry;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** What steps of boards say is a sentence, in each language and depth. */
class SpokenStepsTest {
  /** A lone technique finds thousands of steps in some states. */
  private static final int MOST_STEPS = 100;

  private static final Board HARD =
      Board.parse(
          "..7386......7..6.........79.........8..657..1.54...9..3.....4.2..5....96..9.1.8..");

  /** Wants sentences, and short ones. */
  private static void require(Step step) {
    SentenceChecks.requireNone(step);
    assertThat(SentenceChecks.length(step))
        .as(step.toString())
        .isLessThanOrEqualTo(SentenceChecks.LONGEST);
  }

  /** Requires sentences that agree with the proof. */
  static void require(Candidates state, Step step) {
    require(step);
    List<String> faults = SentenceClaims.of(state).faults(step, List.of(), pattern(step));
    assertThat(step.inferences().isEmpty() ? List.of() : faults).isEmpty();
  }

  /** Returns the cells of a reason that is not told from its lines. */
  private static Set<Integer> pattern(Step step) {
    Set<Integer> cells = new TreeSet<>();
    String text = step.describe(Detail.FULL);
    boolean isOfLines =
        text.contains(": suppose ")
            || !text.contains(" the other way round.")
                && step.inferences().stream().anyMatch(it -> it.kind() == Inference.Kind.CASES);
    if (step.reason() instanceof Net || step.reason() instanceof Chain && isOfLines) {
      return cells;
    }
    for (Part part : step.reason().parts()) {
      cells.addAll(part.cells());
      part.candidates().forEach(candidate -> cells.add(candidate.cell()));
    }
    if (step.reason() instanceof Reason.Rectangle rectangle) {
      cells.addAll(rectangle.corners());
    }
    if (step.reason() instanceof Chain chain) {
      chain.nodes().forEach(node -> cells.addAll(node.almostLocked()));
    }
    return cells;
  }

  static Stream<WorkedExamplesTest.Example> examples() {
    return WorkedExamplesTest.examples();
  }

  @ParameterizedTest
  @MethodSource("examples")
  void everyStepOfATechnique(WorkedExamplesTest.Example example) {
    List<Step> steps =
        LogicalSolver.of(example.technique()).steps(example.state()).limit(MOST_STEPS).toList();
    assertThat(steps).isNotEmpty().allSatisfy(step -> require(example.state(), step));
    Step step = steps.get(0);
    String svg =
        StepPicture.of(example.state(), step).detail(Detail.WHERE).interactive(true).toSvg();
    boolean isSingle = example.technique() == Technique.HIDDEN_SINGLE;
    assertThat(SentenceChecks.framed(svg))
        .isLessThanOrEqualTo(
            isSingle
                ? 1
                : (int)
                    step.reason().parts().stream()
                        .flatMap(part -> part.houses().stream())
                        .distinct()
                        .count());
  }

  /** The reason of your own technique may have cells, houses or neither. */
  @Test
  void ownTechnique_namesThePlacesThatItHas() {
    Part cell = Part.cells(Part.Role.DEFINING, List.of(2, 80));
    Part house = Part.houses(Part.Role.HOUSE, List.of(new House(House.Type.BOX, 4)));
    assertThat(whereOf(List.of(house, cell))).isEqualTo("Own: look at r1c3 and r9c9.");
    assertThat(whereOf(List.of(house))).isEqualTo("Own: look at box 5.");
    assertThat(whereOf(List.of())).isEqualTo("Own");
  }

  private static String whereOf(List<Part> parts) {
    Reason reason = new Reason.Custom("Own", "It is so.", parts, List.of());
    return Step.placing(Technique.USER_DEFINED, List.of(new Candidate(2, 1)), reason)
        .describe(Detail.WHERE);
  }

  /** All techniques in a state from which only the hardest ones go on. */
  @Test
  void everyStepOfHardStates() {
    Candidates state = WorkedExamplesTest.BASICS.solve(Candidates.of(HARD)).end();
    Set<Technique> seen = EnumSet.noneOf(Technique.class);
    for (Technique technique : Technique.values()) {
      if (technique != Technique.USER_DEFINED) {
        LogicalSolver.of(technique)
            .steps(state)
            .limit(Tries.of(5, MOST_STEPS))
            .peek(step -> seen.add(step.technique()))
            .forEach(step -> require(state, step));
      }
    }
    assertThat(seen).hasSizeGreaterThan(30);
  }

  @Test
  void everyStepOfPaths() {
    for (Board puzzle : PlayedStates.puzzles(65, Tries.of(5, 100)).toList()) {
      LogicalSolver.standard()
          .solve(Candidates.of(puzzle))
          .steps()
          .forEach(SpokenStepsTest::require);
      ExplainerRating.path(puzzle).map(RatedStep::step).forEach(SpokenStepsTest::require);
    }
  }

  /** The house where people find a single first is the one with the fewest open cells. */
  @Test
  void hiddenSingles_frameOneHouse() {
    int several = 0;
    for (Board puzzle : PlayedStates.puzzles(66, Tries.of(3, 30)).toList()) {
      Candidates state = Candidates.of(puzzle);
      for (Step step : LogicalSolver.standard().solve(state).steps()) {
        if (step.technique() == Technique.HIDDEN_SINGLE) {
          List<House> houses = ((Reason.Single) step.reason()).houses();
          several += houses.size() > 1 ? 1 : 0;
          requireOneHouse(state, step, houses);
        }
        state = step.applyTo(state);
      }
    }
    assertThat(several).isPositive();
  }

  private static void requireOneHouse(Candidates state, Step step, List<House> houses) {
    long fewest = houses.stream().mapToLong(house -> open(state, house)).min().orElseThrow();
    assertThat(open(state, houses.get(0))).isEqualTo(fewest);
    House.Type type = houses.get(0).type();
    assertThat(step.describe(Detail.WHERE))
        .isEqualTo(
            "Hidden single: look at "
                + type.name().toLowerCase(Locale.ROOT)
                + " "
                + (houses.get(0).index() + 1)
                + ".");
    List<Integer> cells =
        houses.get(0).cells().stream().filter(cell -> state.digit(cell) == 0).toList();
    assertThat(marked(StepPicture.of(state, step))).containsExactlyElementsOf(cells);
  }

  private static long open(Candidates state, House house) {
    return house.cells().stream().filter(cell -> state.digit(cell) == 0).count();
  }

  /** Returns the cells that the picture of where to look shows, ascending; a house as its cells. */
  private static Set<Integer> marked(StepPicture picture) {
    String[] lines =
        picture.detail(Detail.WHERE).toText().replaceAll("[|+]|-{3,}", " ").split("\n");
    Set<Integer> marked = new TreeSet<>();
    int row = 0;
    for (String line : lines) {
      String[] cells = line.trim().split(" +");
      for (int column = 0; cells.length == 9 && column < 9; column++) {
        if (cells[column].contains("*")) {
          marked.add(9 * row + column);
        }
      }
      row += cells.length == 9 ? 1 : 0;
    }
    return marked;
  }

  /** Where a sentence names only digits, the picture shows all cells that can be these. */
  @ParameterizedTest
  @CsvSource({"SKYSCRAPER", "TWO_STRING_KITE", "TURBOT_FISH", "EMPTY_RECTANGLE", "UNIQUENESS_1"})
  void digits_areShownWithAllTheirCells(Technique technique) {
    Candidates state =
        WorkedExamplesTest.examples()
            .filter(example -> example.technique() == technique)
            .findFirst()
            .orElseThrow()
            .state();
    Step step = LogicalSolver.of(technique).steps(state).findFirst().orElseThrow();
    Set<Integer> digits = new TreeSet<>();
    step.reason().parts().stream()
        .flatMap(part -> part.candidates().stream())
        .forEach(candidate -> digits.add(candidate.digit()));
    if (step.reason() instanceof Reason.Rectangle rectangle) {
      digits.clear();
      digits.addAll(rectangle.digits());
    }
    assertThat(marked(StepPicture.of(state, step)))
        .containsExactlyElementsOf(
            IntStream.range(0, 81)
                .filter(cell -> state.digit(cell) == 0 && state.digits(cell).containsAll(digits))
                .boxed()
                .toList());
  }

  /** A chain, almost locked sets and a net show the cells at their ends, and no more. */
  @Test
  void ends_areShownAlone() {
    Chain.Node[] nodes = {
      Chain.Node.of(new Candidate(0, 1)),
      Chain.Node.of(new Candidate(8, 1)),
      Chain.Node.of(new Candidate(17, 1)),
      Chain.Node.of(new Candidate(80, 2))
    };
    Step step =
        Step.eliminating(
            Technique.AIC,
            List.of(new Candidate(9, 1)),
            new Chain(List.of(nodes), List.of(true, false, true)));
    assertThat(marked(StepPicture.of(Candidates.of(Board.EMPTY), step))).containsExactly(0, 80);
    assertThat(step.describe(Detail.WHERE)).isEqualTo("AIC: look at r1c1 and r9c9.");
  }

  /**
   * The ends of a chain as one sentence that is true of equal cells, of groups and of two digits.
   */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "1r1c1|1r9c9|1 is in r1c1 or r9c9, or in both|steht 1 in r1c1 oder r9c9 oder in beiden",
        "1r1c1|2r1c1|r1c1 is 1 or 2|ist r1c1 1 oder 2",
        "1r1c1|1r1c1|r1c1 is 1|ist r1c1 1",
        "1r1c1|2r9c9|1 is in r1c1, or 2 is in r9c9, or both|steht 1 in r1c1 oder 2 in r9c9 oder beides",
        "1r1c1 1r1c2|1r9c9|1 is in at least one of r1c1, r1c2 and r9c9"
            + "|steht 1 in mindestens einer der Zellen r1c1, r1c2 und r9c9",
        "1r1c1 1r1c2|2r9c9|1 is in r1c1 or r1c2, or 2 is in r9c9, or both"
            + "|steht 1 in r1c1 oder r1c2 oder 2 in r9c9 oder beides"
      })
  void ends_inWords(String first, String last, String english, String german) {
    Chain chain = new Chain(List.of(node(first), node(last)), List.of(true));
    Step step = Step.eliminating(Technique.AIC, List.of(new Candidate(40, 5)), chain);
    assertThat(step.describe(Detail.FULL))
        .containsPattern("\\. So " + english + "(?:, and [^,]*)?\\. This eliminates");
    assertThat(step.describe(Detail.FULL, Locale.GERMAN))
        .containsPattern("\\. Also " + german + "(?:, und [^,]*)?\\. Damit");
  }

  private static Chain.Node node(String text) {
    return Chain.Node.group(
        Stream.of(text.split(" "))
            .map(
                it ->
                    new Candidate(
                        9 * (it.charAt(2) - '1') + it.charAt(4) - '1', it.charAt(0) - '0'))
            .toList());
  }

  /** A net tells what it supposes, and where each line that is true comes from. */
  @Test
  void nets_tellTheirLines() {
    Set<String> seen = new TreeSet<>();
    for (Technique technique :
        List.of(
            Technique.FORCING_NET_VERITY,
            Technique.FORCING_NET_CONTRADICTION,
            Technique.FORCING_CHAIN_VERITY)) {
      Candidates state = WorkedExamplesTest.BASICS.solve(Candidates.of(HARD)).end();
      for (Step step : LogicalSolver.of(technique).steps(state).limit(20).toList()) {
        String full = step.describe(Detail.FULL);
        boolean isLong = full.contains(" steps");
        for (Inference line : step.inferences()) {
          boolean isTold = line.isTrue() && line.kind() == Inference.Kind.FOLLOWS && !isLong;
          for (Candidate candidate : isTold ? line.candidates() : List.<Candidate>of()) {
            assertThat(full).contains(Geometry.notation(candidate.cell()));
          }
        }
        assertThat(full).contains(((Net) step.reason()).contradiction() ? "suppose " : "if ");
        assertThat(full).doesNotContain("\u2192");
        seen.add(technique + (isLong ? " by its end" : ""));
      }
    }
    assertThat(seen)
        .contains("FORCING_NET_VERITY", "FORCING_NET_VERITY by its end")
        .contains("FORCING_NET_CONTRADICTION", "FORCING_CHAIN_VERITY");
  }

  /** What nobody would follow is told by its end. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "3|suppose r1c1 is 1. Then r1c2 is 2 (row 1); then r1c3 is 3 (row 1); then r1c4 is 4 (row 1);"
            + " but then r9c9 has no candidates left."
            + "|Angenommen, r1c1 ist 1. Dann ist r1c2 2 (Zeile 1); dann ist r1c3 3 (Zeile 1);",
        "40|suppose r1c1 is 1. After 40 steps, r9c9 has no candidates left."
            + "|Angenommen, r1c1 ist 1. Nach 40 Schritten hat r9c9 keinen Kandidaten mehr."
      })
  void contradiction_ofManyStepsIsToldByItsEnd(int steps, String english, String german) {
    List<Inference> lines = new ArrayList<>();
    Candidate first = new Candidate(0, 1);
    lines.add(Inference.supposed(first, true));
    for (int i = 1; i <= steps; i++) {
      House row = House.row(i / 9);
      Inference.Unit unit = new Inference.Unit(Inference.Unit.Kind.HOUSE, i / 9, row.cells());
      Candidate next = new Candidate(i, i % 9 + 1);
      lines.add(follows(List.of(next), unit, i - 1));
    }
    lines.add(
        follows(List.of(), new Inference.Unit(Inference.Unit.Kind.CELL, -1, List.of(80)), steps));
    lines.add(
        new Inference(
            Inference.Kind.REFUTED, false, List.of(first), List.of(), List.of(0, steps + 1)));
    Step step =
        LogicalSolver.of(Technique.FORCING_NET_CONTRADICTION)
            .steps(WorkedExamplesTest.BASICS.solve(Candidates.of(HARD)).end())
            .findFirst()
            .orElseThrow();
    Step told = Step.eliminating(step.technique(), List.of(first), step.reason()).with(lines);
    assertThat(told.describe(Detail.FULL)).contains(english);
    assertThat(told.describe(Detail.FULL, Locale.GERMAN)).contains(german);
  }

  /** A proof may not need the suppositions of a net. */
  @Test
  void net_mayNeedNoAssumption() {
    Inference.Unit row = new Inference.Unit(Inference.Unit.Kind.HOUSE, 0, House.row(0).cells());
    Candidate first = new Candidate(0, 1);
    Candidate gone = new Candidate(1, 1);
    List<Inference> lines =
        List.of(
            new Inference(Inference.Kind.FOLLOWS, true, List.of(first), List.of(row), List.of()),
            new Inference(Inference.Kind.FOLLOWS, false, List.of(gone), List.of(row), List.of(0)));
    Reason net =
        LogicalSolver.of(Technique.FORCING_CHAIN_VERITY)
            .steps(WorkedExamplesTest.BASICS.solve(Candidates.of(HARD)).end())
            .findFirst()
            .orElseThrow()
            .reason();
    Step step = Step.eliminating(Technique.FORCING_CHAIN_VERITY, List.of(gone), net).with(lines);
    assertThat(step.describe(Detail.FULL))
        .endsWith(
            ": no assumption is needed: r1c1 is 1 (row 1); then r1c2 is not 1 (row 1)."
                + " This eliminates 1 from r1c2.");
    assertThat(step.describe(Detail.FULL, Locale.GERMAN))
        .contains(": Ohne Annahme ist r1c1 1 (Zeile 1); dann ist r1c2 nicht 1 (Zeile 1).");
  }

  /** A loop of long nodes, and one that eliminates many candidates, are still short. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "4|3|if 5 is not in r1c1 or r1c2, r1c3 or r1c4 is 5; then r1c7 or r1c8 is 5."
            + " Otherwise, the links lead the other way round. Either way, every other"
            + " eliminated candidate is false, too.|This eliminates 7 from r9c1, r9c2 and r9c3.",
        "12|40|r3c5 or r3c6 is 5. Otherwise, the links lead|This eliminates 40 candidates.",
        "26|3|if 5 is not in r1c1 or r1c2, r6c6 or r6c7 is 5 after 13 steps. Other|This eliminates 7"
            + " from r9c1, r9c2 and r9c3.",
        "30|40|r7c5 or r7c6 is 5 after 15 steps. Otherwise, the links lead|This eliminates 40 candidates."
      })
  void loop_isToldInFewWords(int nodes, int eliminations, String reason, String result) {
    List<Chain.Node> loop = new ArrayList<>();
    List<Boolean> links = new ArrayList<>();
    for (int i = 0; i < nodes; i++) {
      loop.add(Chain.Node.group(List.of(new Candidate(2 * i, 5), new Candidate(2 * i + 1, 5))));
      links.add(i % 2 == 0);
    }
    List<Candidate> gone = new ArrayList<>();
    for (int i = 0; i < eliminations; i++) {
      gone.add(new Candidate(i < 9 ? 72 + i : i, i < 9 ? 7 : 1 + i % 8));
    }
    Step step =
        Step.eliminating(Technique.GROUPED_CONTINUOUS_NICE_LOOP, gone, new Chain(loop, links));
    assertThat(step.describe(Detail.FULL)).contains(reason).endsWith(" " + result);
    require(step);
  }

  /** What a loop eliminates may take too many words, and then only the loop is described. */
  @Test
  void loop_ofManyPairsIsNotToldInWords() {
    List<Chain.Node> loop = new ArrayList<>();
    List<Boolean> links = new ArrayList<>();
    List<Candidate> gone = new ArrayList<>();
    for (int i = 0; i < 18; i++) {
      int first = (i + 1) / 2 % 9 * 9 + (i + 1) % 2 * 4;
      loop.add(
          Chain.Node.group(
              IntStream.range(first, first + 4).mapToObj(it -> new Candidate(it, 5)).toList()));
      links.add(i % 2 == 0);
      gone.add(new Candidate(i / 2 * 9 + 8, 5));
    }
    Step step =
        Step.eliminating(
            Technique.GROUPED_CONTINUOUS_NICE_LOOP,
            gone.stream().distinct().toList(),
            new Chain(loop, links));
    assertThat(step.describe(Detail.FULL))
        .contains(": strong and weak links alternate in a closed loop through 72 cells, from")
        .endsWith(" This eliminates 9 candidates.");
    require(step);
  }

  /** One end of each weak link is true, and sets hold what is said, in the solution, too. */
  @Test
  void loops_sayWhatHoldsInTheSolution() {
    int claims = 0;
    for (Board puzzle : PlayedStates.puzzles(67, Tries.of(4, 40)).toList()) {
      Candidates state = WorkedExamplesTest.BASICS.solve(Candidates.of(puzzle)).end();
      int[] solution = io.github.nonet.Solver.getDefault().solve(puzzle).orElseThrow().toArray();
      for (Technique technique :
          List.of(Technique.CONTINUOUS_NICE_LOOP, Technique.GROUPED_CONTINUOUS_NICE_LOOP)) {
        for (Step step : LogicalSolver.of(technique).steps(state).limit(20).toList()) {
          String text = step.describe(Detail.FULL);
          require(state, step);
          int start = text.indexOf("Either way, ");
          if (start > 0) {
            String said = text.substring(start + 12, text.indexOf(". This "));
            assertThat(said).doesNotContain("every other");
            for (String claim : said.split("; ")) {
              assertThat(holds(claim, solution)).as(claim + " of " + step).isTrue();
              claims++;
            }
          }
        }
      }
    }
    assertThat(claims).isGreaterThan(10);
  }

  /** Returns whether exactly one of some cells has a digit, or some cells have all of some. */
  private static boolean holds(String claim, int... solution) {
    String[] sides = claim.split(" is in | is | hold ");
    boolean isOfCells = claim.startsWith("r");
    Set<Integer> digits = new TreeSet<>();
    for (String digit : sides[isOfCells ? 1 : 0].split("\\D+")) {
      digits.add(Integer.parseInt(digit));
    }
    List<Integer> held =
        Stream.of(sides[isOfCells ? 0 : 1].split(", | and | or "))
            .map(cell -> solution[States.cell(cell)])
            .filter(digits::contains)
            .toList();
    return claim.contains(" hold ") ? held.size() == digits.size() : held.size() == 1;
  }

  private static Inference follows(List<Candidate> what, Inference.Unit unit, int cause) {
    return new Inference(Inference.Kind.FOLLOWS, true, what, List.of(unit), List.of(cause));
  }

  /** Steps of the explainer for which there is no constant; their names stay English there. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "..64.3..7..16..4.....97..5.28.....1..5...4.....4.....2.4856.9...6.....7....1....8"
            + "|Unique Loop type 3|Eindeutige Schleife, Typ 3"
            + "|besides 5 and 8, the loop r1c1 - r2c1 - r2c6 - r6c6 - r6c5 - r1c5 has only 9 in r6c6,"
            + "|Au\u00dfer 5 und 8 hat die Schleife r1c1 - r2c1 - r2c6 - r6c6 - r6c5 - r1c5 nur 9 in",
        "....6.7..4.6.8.93.2..9.......9..82...4.5..3..6....7.4.1...29..........1.76.1....2"
            + "|Aligned Triplet Exclusion|Ausgerichteter Dreier (Aligned Triplet Exclusion)"
            + "|each combination of candidates in r5c6, r7c4 and r1c4 with an eliminated one"
            + "|Jede Kombination von Kandidaten in r5c6, r7c4 und r1c4, die einen gestrichenen",
        "6...4....51.7......4...15..........5...8..39......9.1286..34......9...6...965.183"
            + "|Aligned Pair Exclusion|Ausgerichtetes Paar (Aligned Pair Exclusion)"
            + "|each combination of candidates in r5c5 and r5c6 with"
            + "|Jede Kombination von Kandidaten in r5c5 und r5c6, die",
        "..7....6.6..3.4....25...4...1..68..3...7.....83....9.5...4.5.9....2..5.1...6.3..."
            + "|BUG type 4|BUG, Typ 4"
            + "|without 4 in r5c1 and 1 in r9c1, each open cell would have two candidates"
            + "|Ohne 4 in r5c1 und 1 in r9c1 h\u00e4tte jede offene Zelle zwei Kandidaten"
      })
  void explainer_isToldInGerman(
      String puzzle, String name, String german, String reason, String because) {
    RatedStep told =
        ExplainerRating.path(Board.parse(puzzle))
            .filter(step -> step.technique().equals(name))
            .findFirst()
            .orElseThrow();
    Step step = told.step();
    require(step);
    assertThat(step.describe(Detail.TECHNIQUE)).isEqualTo(name);
    assertThat(step.describe(Detail.FULL)).startsWith(name + ": " + reason);
    assertThat(((Reason.Custom) step.reason()).reason()).startsWith(reason);
    assertThat(step.describe(Detail.TECHNIQUE, Locale.GERMAN)).isEqualTo(german);
    assertThat(step.describe(Detail.FULL, Locale.GERMAN)).startsWith(german + ": " + because);
  }
}
