package io.github.nonet.docs;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Detail;
import io.github.nonet.logic.GridTechnique;
import io.github.nonet.variant.Cage;
import io.github.nonet.variant.Constraint;
import io.github.nonet.variant.Grid;
import io.github.nonet.variant.GridCandidates;
import io.github.nonet.variant.GridConflict;
import io.github.nonet.variant.GridGenerator;
import io.github.nonet.variant.GridLogicalSolver;
import io.github.nonet.variant.GridPicture;
import io.github.nonet.variant.GridSolver;
import io.github.nonet.variant.GridStep;
import io.github.nonet.variant.Rules;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * The pictures and the snippets of docs/use/variants.md and docs/use/variant-hints.md. To draw the
 * pictures again: {@code mvn -o -pl solver-core test -Dtest=VariantsTest -Dnonet.docs.write=true}.
 */
class VariantsTest {
  private static final boolean WRITE = Boolean.getBoolean("nonet.docs.write");
  private static final Path PAGE = Example.ROOT.resolve("docs/use/variants.md");
  private static final Path HINTS = Example.ROOT.resolve("docs/use/variant-hints.md");

  private static final String REGIONS = "AAAABBBBAAAABBBBCCCCDDDDCCCCDDDDEEEEFFFFEEEEFFFF";

  private static final Path MAKING = Example.ROOT.resolve("docs/use/making.md");

  /** A puzzle of the page. */
  enum Shown {
    SIX("6x6", Grid.parse(".......5..2.13.......4..2..5....1..6")),
    SIXTEEN(
        "16x16",
        Grid.parse(
            "....148D..32F.5......B.C...G..83A.EF.5.....8...G..CD..F.79...4E.........8..3.."
                + "AB.8.....4B1...G..9...D.3BF.C.5.2..A2..8...7...6....A.C.7.13...EG...1....62..F"
                + ".A.....BF....D..41..C.6.A1...G947.........D53.E.GF....52BG.A.8.6......B...C.5A"
                + "..D.18..FG.E.1..B.A..4")),
    DIAGONALS(
        "x",
        Grid.parse(
            ".3...9..8.....81.....421...1.........29..........9.7..8........6.2.3.4....3.1....|X")),
    WINDOWS(
        "hyper",
        Grid.parse(
            "8............21.........9....3....56.1.5..3...6...417..5.........72............8.|H")),
    JIGSAW(
        "jigsaw",
        Grid.parse(
            "..............4...4........7..35....9..7..8.3..........8.26.....72....4...18....2"
                + "|ABBBBBBCCAAAABCCCCADAABBCCFADEEEECFFDDEDEEFFFDDDDEEFIFGGGHHHHIFGGGHHIHIIGGGHHIIII")),
    SIX_BY_EIGHT(
        "6x8",
        Rules.builder(8)
            .rowsAndColumns(0, 0, 6, 8)
            .regions(0, 0, 6, 8, REGIONS)
            .build()
            .parseGrid("..8.45.7..71..8..3..2.....65..3.6..43..2.5278..4")),
    DOUBLERS("doublers", doublers()),
    KILLER("killer", killer()),
    SAMURAI(
        "samurai",
        Rules.samurai()
            .parseGrid(
                "..2.4.........8...7.1.....8.9.....9..26...36..274......2...........8.........2"
                    + ".7..9....5.6.3......5..4.6.......67.......61...7.51..2.........1..3.........6."
                    + "...3.....2..9.4................59......8..4......................28..........."
                    + "...2...6...............9.3..2.......6......5..1...5....6.2..3.6......3....27.."
                    + ".35..18...........5....3.....2......8...9...74.8..6.......7.32.....5.4........"
                    + ".61.......1.7..326......87...1.7.2..1.....9..4....."));

    private final String name;
    private final Grid puzzle;

    Shown(String name, Grid puzzle) {
      this.name = name;
      this.puzzle = puzzle;
    }

    private String file() {
      return "pictures/variant-" + name + ".svg";
    }

    private String picture() {
      GridPicture picture =
          this == SIXTEEN
              ? GridPicture.of(GridCandidates.of(puzzle)).size(720)
              : GridPicture.of(puzzle).size(this == SAMURAI ? 600 : 360);
      return picture.toSvg();
    }
  }

  /** A hint of the page: the first step of a technique on the path of a puzzle. */
  enum Hint {
    WHOLE_CONSTRAINT(
        GridTechnique.WHOLE_CONSTRAINT,
        ".".repeat(81) + "|symbols(9).grid(0,0,3,3).thermometer(10,11,12,22,32,31)"),
    LINE_COMBINATION(
        GridTechnique.LINE_COMBINATION,
        "..........4"
            + ".".repeat(70)
            + "|symbols(9).grid(0,0,3,3)"
            + ".anyOf(whispers(5:0,10,20\\)|slowThermometer(0,10,20\\))"),
    CHAIN(
        GridTechnique.AIC,
        ".3...1..............2.54..7...4.....58....3.....7............82.....8......1..645|X"),
    CONTRADICTION(GridTechnique.CONTRADICTION, CHAIN.puzzle),
    CONSTRAINT_CHAIN(
        GridTechnique.CONSTRAINT_CHAIN,
        ".....7......................7....6.......8.9............6..4..77.......6........."
            + "|symbols(9).grid(0,0,3,3).thermometer(0,10,20,21,22).thermometer(80,70,60,59,58)"
            + ".whispers(5:6,14,24,34,43,42).whispers(5:36,46,54,64,65)");

    private final GridTechnique technique;
    private final String puzzle;

    Hint(GridTechnique technique, String puzzle) {
      this.technique = technique;
      this.puzzle = puzzle;
    }

    private String file() {
      return "pictures/variant-hint-" + name().toLowerCase(Locale.ROOT).replace('_', '-') + ".svg";
    }
  }

  /** The puzzle of docs/use/making.md. */
  private static Grid doublers() {
    // doublers:begin
    Rules bare = Rules.builder(6).grid(0, 0, 2, 3).hidden("doubler", 36).build();
    int[] flags = bare.hiddenCells("doubler"); // 2 for a doubler, otherwise 1
    List<Constraint> rules = new ArrayList<>();
    rules.add(Constraint.values(Set.of(1, 2), flags));
    for (List<Integer> house : bare.houses()) { // one doubler in each
      rules.add(Constraint.count(2, 1, house.stream().mapToInt(cell -> flags[cell]).toArray()));
    }
    int[][] dots = {{12, 0, 1}, {7, 8, 9}, {9, 14, 20}, {9, 22, 23}, {13, 27, 33}, {4, 30, 31}};
    for (int[] dot : dots) {
      int a = dot[1];
      int b = dot[2];
      rules.add(
          Constraint.anyOf(
                  Constraint.allOf(
                      Constraint.values(Set.of(1), flags[a], flags[b]),
                      Constraint.sum(dot[0], a, b)),
                  Constraint.allOf(
                      Constraint.values(Set.of(2), flags[a]), Constraint.sum(dot[0], a, a, b)),
                  Constraint.allOf(
                      Constraint.values(Set.of(2), flags[b]), Constraint.sum(dot[0], a, b, b)))
              .withName("dot")
              .withSentence("A dot is the sum of two digits, where doublers count twice.")
              .withLook("dot #fff " + dot[0]));
    }
    Grid puzzle =
        GridGenerator.builder(bare.withConstraints(rules)).seed(2).minimal(true).build().next();
    // doublers:end
    return puzzle;
  }

  /** The killer of docs/examples/Killer.java: for each cell 256 times the sum, and its cage. */
  private static Grid killer() {
    return Grid.parse(
        "3x3::k:3843:3843:3332:3332:3333:3078:3078:3847:3847:2568:3843:3332:359"
            + "3:3333:4874:2315:2315:3847:2568:3843:3593:3593:2572:4874:4874:5389:334"
            + "2:4367:4367:4367:2572:2572:3856:3856:5389:3342:2833:2833:4367:5906:590"
            + "6:3856:4115:5389:3342:4116:4116:5906:5906:3349:3349:4115:2070:3342:207"
            + "1:6424:6424:3097:3097:3349:4115:2070:4634:2071:6424:6424:4123:4123:334"
            + "9:5404:5404:4634:1281:1281:4354:4354:4354:4354:5404:5404:4634");
  }

  @ParameterizedTest
  @EnumSource
  void pictures_areCurrent(Shown shown) throws IOException {
    Path file = Example.ROOT.resolve("docs").resolve(shown.file());
    if (WRITE) {
      Files.writeString(file, shown.picture());
    }
    assertThat(file).content().isEqualTo(shown.picture());
    assertThat(PAGE).content().contains(shown.file());
  }

  @ParameterizedTest
  @EnumSource
  void hints_areCurrent(Hint hint) throws IOException {
    GridCandidates state = GridCandidates.of(Grid.parse(hint.puzzle));
    for (GridStep step : GridLogicalSolver.standard().solve(state).steps()) {
      if (step.technique() == hint.technique) {
        String picture = GridPicture.of(state, step, Detail.FULL).size(450).toSvg();
        Path file = Example.ROOT.resolve("docs").resolve(hint.file());
        if (WRITE) {
          Files.writeString(file, picture);
        }
        assertThat(file).content().isEqualTo(picture);
        assertThat(Files.readString(HINTS).replaceAll("\\s+", " "))
            .contains(hint.file(), step.toString());
        return;
      }
      state = step.applyTo(state);
    }
    throw new AssertionError("no " + hint.technique);
  }

  @ParameterizedTest
  @EnumSource
  void puzzles_haveOneSolution(Shown shown) {
    assertThat(GridSolver.getDefault().countSolutions(shown.puzzle, 2)).isOne();
  }

  /** The first block of Java of the page, with what its comments say. */
  @Test
  void snippet_compilesHereAndStandsOnThePage() throws IOException {
    // snippet:begin
    Grid puzzle = Grid.parse(".......5..2.13.......4..2..5....1..6"); // 36 cells: a 6x6
    GridSolver solver = GridSolver.getDefault();
    Grid solution = solver.solve(puzzle).orElseThrow();
    boolean isProper = solver.hasUniqueSolution(puzzle); // true
    long count = solver.countSolutions(puzzle.with(7, 0), 1_000); // 12
    List<GridConflict> conflicts = puzzle.with(0, 5).conflicts(); // box 1 holds 5 twice, ...
    String svg = GridPicture.of(solution).clues(puzzle).size(300).toSvg();

    Rules sudokuX = Rules.builder(9).diagonals().build();
    Rules samurai = Rules.samurai(); // five grids that overlap, 369 cells
    Rules killer = Rules.of(3, 3).withCages(Cage.of(5, 72, 73), Cage.of(17, 74, 75));
    // snippet:end
    assertThat(solution.isSolutionOf(puzzle)).isTrue();
    assertThat(isProper).isTrue();
    assertThat(count).isEqualTo(COUNT_WITH_A_CLUE_LESS);
    assertThat(conflicts.get(0).describe()).startsWith("box 1 holds 5 twice, ");
    assertThat(svg).contains("width=\"300\"");
    assertThat(sudokuX.houses()).hasSize(29);
    assertThat(samurai.cellCount()).isEqualTo(369);
    assertThat(killer.cages()).hasSize(2);
    assertThat(Files.readString(PAGE)).contains(snippet("snippet"));
  }

  /** The block of Java on text. */
  @Test
  void text_compilesHereAndStandsOnThePage() throws IOException {
    // text:begin
    Rules rules = Rules.builder(6).grid(0, 0, 2, 3).diagonals().build();
    Grid puzzle = rules.withCages(Cage.of(8, 0, 1)).emptyGrid().with(3, 1);
    String saved = puzzle.toFullString();
    // ...1................................|symbols(6).grid(0,0,2,3).diagonals().cage(8,0,1)
    Grid loaded = Grid.parse(saved); // equal to puzzle, with its rules
    // text:end
    assertThat(saved).startsWith("...1....").endsWith(".diagonals().cage(8,0,1)");
    assertThat(loaded).isEqualTo(puzzle);
    assertThat(Files.readString(PAGE)).contains(snippet("text"), saved);
  }

  @Test
  void doublers_standOnThePage() throws IOException {
    assertThat(Files.readString(MAKING)).contains(snippet("doublers"));
    assertThat(doublers().rules().describe())
        .contains("A dot is the sum of two digits, where doublers count twice.");
  }

  private static final long COUNT_WITH_A_CLUE_LESS = 12;

  private static String snippet(String name) throws IOException {
    String source =
        Files.readString(
            Example.ROOT.resolve(
                "solver-core/src/test/java/io/github/nonet/docs/VariantsTest.java"));
    String begin = name + ":begin\n";
    return source
        .substring(
            source.indexOf(begin) + begin.length(), source.indexOf("    // " + name + ":end"))
        .replace("\n    ", "\n")
        .trim();
  }
}
