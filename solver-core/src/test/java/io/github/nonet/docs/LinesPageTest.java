package io.github.nonet.docs;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.variant.Constraint;
import io.github.nonet.variant.Grid;
import io.github.nonet.variant.GridCandidates;
import io.github.nonet.variant.GridPicture;
import io.github.nonet.variant.GridSolver;
import io.github.nonet.variant.Rules;
import java.io.IOException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The pictures and the snippets of docs/use/lines.md: the lines that stand there draw the pictures
 * that stand there. To draw the pictures again: {@code mvn -o -pl solver-core test
 * -Dtest=LinesPageTest -Dnonet.docs.write=true}.
 */
class LinesPageTest {
  private static final boolean WRITE = Boolean.getBoolean("nonet.docs.write");
  private static final Path PAGE = Example.ROOT.resolve("docs/use/lines.md");
  private static final Path FPUZZLES = Example.ROOT.resolve("docs/use/f-puzzles.md");

  private static final GridSolver solver = GridSolver.getDefault();

  /** A puzzle of the page, and its picture. */
  private record Drawn(Grid puzzle, String svg) {}

  /** A picture of the page. */
  enum Shown {
    THERMOMETERS(LinesPageTest::thermometers),
    ARROWS(LinesPageTest::arrows),
    SETS(LinesPageTest::sets),
    CLASSES(LinesPageTest::classes),
    ENDS(LinesPageTest::ends),
    SUMS(LinesPageTest::sums),
    DOTS(LinesPageTest::dots),
    NEGATIVE(LinesPageTest::negative),
    MARKS(LinesPageTest::marks),
    OUTSIDE(LinesPageTest::outside),
    OWN(LinesPageTest::own),
    COUNTS(LinesPageTest::counts),
    LOOKS(LinesPageTest::looks),
    CHESS(LinesPageTest::chess);

    private final Supplier<Drawn> drawn;

    Shown(Supplier<Drawn> drawn) {
      this.drawn = drawn;
    }

    private String title() {
      return name().toLowerCase(Locale.ROOT);
    }

    private String file() {
      return "pictures/lines-" + title() + ".svg";
    }
  }

  private static Drawn thermometers() {
    // thermometers:begin
    List<Constraint> lines =
        List.of(
            Constraint.thermometer(0, 7, 14, 13),
            Constraint.thermometer(5, 10, 15, 22),
            Constraint.slowThermometer(30, 25, 20, 27, 34));
    Grid puzzle = Rules.of(6).withConstraints(lines).emptyGrid(); // no clue is needed
    String svg = GridPicture.of(solver.solve(puzzle).orElseThrow()).clues(puzzle).size(240).toSvg();
    // thermometers:end
    return new Drawn(puzzle, svg);
  }

  private static Drawn arrows() {
    // arrows:begin
    List<Constraint> arrows =
        List.of(
            Constraint.arrow(0, 1, 8),
            Constraint.arrow(35, 34, 29),
            Constraint.pillArrow(new int[] {30, 31}, 32, 27, 22, 17),
            Constraint.doubleArrow(18, 12, 13, 14, 9));
    Grid puzzle =
        Rules.of(6).withConstraints(arrows).parseGrid(".5.........2....6...................");
    // arrows:end
    String svg = GridPicture.of(solver.solve(puzzle).orElseThrow()).clues(puzzle).size(240).toSvg();
    return new Drawn(puzzle, svg);
  }

  private static Drawn sets() {
    // sets:begin
    List<Constraint> lines =
        List.of(
            Constraint.whispers(3, 0, 7, 2, 9),
            Constraint.renban(4, 5, 11, 17),
            Constraint.palindrome(30, 25, 26, 21, 16));
    Grid puzzle =
        Rules.of(6).withConstraints(lines).parseGrid("..........................14....3...");
    // sets:end
    String svg = GridPicture.of(solver.solve(puzzle).orElseThrow()).clues(puzzle).size(240).toSvg();
    return new Drawn(puzzle, svg);
  }

  private static Drawn classes() {
    // classes:begin
    List<Constraint> lines =
        List.of(Constraint.entropic(0, 7, 14, 9, 4), Constraint.modular(3, 30, 25, 20, 27, 34));
    Grid puzzle =
        Rules.of(6).withConstraints(lines).parseGrid("...4....4..2....1.2.........5.......");
    // classes:end
    String svg = GridPicture.of(solver.solve(puzzle).orElseThrow()).clues(puzzle).size(240).toSvg();
    return new Drawn(puzzle, svg);
  }

  private static Drawn ends() {
    // ends:begin
    List<Constraint> lines =
        List.of(
            Constraint.between(6, 1, 2, 9),
            Constraint.between(17, 22, 29, 34),
            Constraint.lockout(3, 24, 31, 32, 27));
    Grid puzzle =
        Rules.of(6).withConstraints(lines).parseGrid(".4.2............2.5..............4..");
    // ends:end
    String svg = GridPicture.of(solver.solve(puzzle).orElseThrow()).clues(puzzle).size(240).toSvg();
    return new Drawn(puzzle, svg);
  }

  private static Drawn sums() {
    // sums:begin
    List<Constraint> lines =
        List.of(
            Constraint.zipper(0, 7, 8, 9, 4),
            Constraint.regionSums(Rules.of(6), 18, 19, 14, 15, 22),
            Constraint.equalSums(new int[] {30, 25}, new int[] {28, 34}));
    Grid puzzle =
        Rules.of(6).withConstraints(lines).parseGrid("...6....5...................1.5.....");
    // sums:end
    String svg = GridPicture.of(solver.solve(puzzle).orElseThrow()).clues(puzzle).size(240).toSvg();
    return new Drawn(puzzle, svg);
  }

  private static Drawn dots() {
    // dots:begin
    List<Constraint> dots =
        List.of(
            Constraint.whiteDot(0, 1),
            Constraint.whiteDot(13, 14),
            Constraint.whiteDot(28, 34),
            Constraint.blackDot(1, 7),
            Constraint.difference(4, 3, 9),
            Constraint.ratio(3, 10, 11),
            Constraint.x(19, 20),
            Constraint.v(22, 23),
            Constraint.greater(26, 32),
            Constraint.greater(32, 31));
    Grid puzzle = Rules.of(6).withConstraints(dots).emptyGrid(); // no clue is needed
    // dots:end
    String svg = GridPicture.of(solver.solve(puzzle).orElseThrow()).clues(puzzle).size(240).toSvg();
    return new Drawn(puzzle, svg);
  }

  private static Drawn negative() {
    // negative:begin
    List<Constraint> signs = new ArrayList<>();
    for (int[] five : new int[][] {{0, 4}, {1, 5}, {5, 6}, {8, 12}, {9, 10}, {9, 13}}) {
      signs.add(Constraint.v(five[0], five[1]));
    }
    signs.add(Constraint.everywhereElse(Rules.of(4), (a, b) -> a + b != 5, signs));
    Grid puzzle = Rules.of(4).withConstraints(signs).parseGrid("..4...........2.");
    // negative:end
    String svg = GridPicture.of(solver.solve(puzzle).orElseThrow()).clues(puzzle).size(160).toSvg();
    return new Drawn(puzzle, svg);
  }

  private static Drawn marks() {
    // marks:begin
    List<Constraint> marks =
        List.of(
            Constraint.odd(0, 16),
            Constraint.even(5, 27),
            Constraint.minimum(Rules.of(6), 13),
            Constraint.maximum(Rules.of(6), 22),
            Constraint.quadruple(new int[] {2, 5}, 2, 3, 8, 9),
            Constraint.quadruple(new int[] {1, 3, 6}, 24, 25, 30, 31));
    Grid puzzle =
        Rules.of(6).withConstraints(marks).parseGrid("................1........4..2.3.....");
    // marks:end
    String svg = GridPicture.of(solver.solve(puzzle).orElseThrow()).clues(puzzle).size(240).toSvg();
    return new Drawn(puzzle, svg);
  }

  private static Drawn outside() {
    // outside:begin
    List<Constraint> clues =
        List.of(
            Constraint.littleKiller(14, 2, 9, 16, 23),
            Constraint.littleKiller(11, 17, 10, 3),
            Constraint.sandwich(9, 1, 7, 13, 19, 25, 31),
            Constraint.skyscraper(2, 6, 7, 8, 9, 10, 11),
            Constraint.xSum(13, 23, 22, 21, 20, 19, 18),
            Constraint.numberedRoom(1, 34, 28, 22, 16, 10, 4),
            Constraint.indexer(1, 30, 31, 32, 33, 34, 35));
    Grid puzzle =
        Rules.of(6).withConstraints(clues).parseGrid(".1............3...........4.........");
    // outside:end
    String svg = GridPicture.of(solver.solve(puzzle).orElseThrow()).clues(puzzle).size(300).toSvg();
    return new Drawn(puzzle, svg);
  }

  private static Drawn own() {
    // own:begin
    List<Constraint> own =
        List.of(
            Constraint.clone(new int[] {0, 1, 7}, 16, 17, 23),
            Constraint.pairs("parity", (a, b) -> (a + b) % 2 == 1, 30, 25, 24, 18, 12),
            Constraint.sets("6 with 1", set -> set.contains(6) == set.contains(1), 20, 26, 32),
            Constraint.regularExpression("one hill", "[1-3]*[4-6]+[1-3]*", 3, 4, 5, 11, 10));
    Grid puzzle =
        Rules.of(6).withConstraints(own).parseGrid("...........2....6...........1....5..");
    // own:end
    String svg = GridPicture.of(solver.solve(puzzle).orElseThrow()).clues(puzzle).size(240).toSvg();
    return new Drawn(puzzle, svg);
  }

  private static Drawn counts() {
    // counts:begin
    int[] line = {0, 7, 14, 21};
    List<Constraint> counts =
        List.of(
            Constraint.anyOf(Constraint.whispers(3, line), Constraint.slowThermometer(line)),
            Constraint.countingCircles(1, 10, 20),
            Constraint.count(6, 1, 3, 9, 16),
            Constraint.distinct(2, 22, 29, 33),
            Constraint.sameValues(new int[] {24, 25}, new int[] {34, 35}));
    Grid puzzle =
        Rules.of(6).withConstraints(counts).parseGrid("...........54........3...5...6......");
    // counts:end
    String svg = GridPicture.of(solver.solve(puzzle).orElseThrow()).clues(puzzle).size(240).toSvg();
    return new Drawn(puzzle, svg);
  }

  private static Drawn looks() {
    // looks:begin
    List<Constraint> own =
        List.of(
            Constraint.pairs("odd", (a, b) -> (a + b) % 2 == 1, 6, 13, 20, 27)
                .withSentence("Neighbours on a blue line have an odd sum.")
                .withLook("line #9fd0f5"),
            Constraint.sum(9, 3, 4, 5)
                .withName("gate")
                .withSentence("The digits of an orange gate add up to its number.")
                .withLook("cells #f6d9b8 9"),
            Constraint.countBetween(6, new int[] {1, 2}, 30, 25, 20, 15)
                .withSentence("A number outside counts the sixes of its diagonal.")
                .withLook("outside 1-2"),
            Constraint.sets("five", set -> set.contains(5), 22, 28)
                .withSentence("An orange dot joins a 5 and another digit.")
                .withLook("dot #f96 5"));
    Rules rules = Rules.of(6).withConstraints(own);
    Grid puzzle = rules.parseGrid(".4......1..6..4...............25....");
    // looks:end
    String svg = GridPicture.of(solver.solve(puzzle).orElseThrow()).clues(puzzle).size(240).toSvg();
    return new Drawn(puzzle, svg);
  }

  private static Drawn chess() {
    // chess:begin
    Rules rules = Rules.builder(6).grid(0, 0, 2, 3).antiKnight().build();
    Grid puzzle = rules.emptyGrid().with(14, 3); // what a 3 leaves to the other cells
    String svg = GridPicture.of(GridCandidates.of(puzzle)).size(300).toSvg();
    // chess:end
    return new Drawn(puzzle, svg);
  }

  @ParameterizedTest
  @EnumSource
  void pictures_areCurrent(Shown shown) throws IOException {
    Path file = Example.ROOT.resolve("docs").resolve(shown.file());
    String svg = shown.drawn.get().svg();
    if (WRITE) {
      Files.writeString(file, svg);
    }
    assertThat(file).content().isEqualTo(svg);
    assertThat(PAGE).content().contains(shown.file(), snippet(shown.title()));
  }

  @Test
  void solver_standsOnThePage() {
    assertThat(PAGE).content().contains("GridSolver solver = GridSolver.getDefault();");
  }

  @ParameterizedTest
  @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "CHESS")
  void puzzles_haveOneSolution(Shown shown) {
    assertThat(solver.countSolutions(shown.drawn.get().puzzle(), 2)).isOne();
  }

  /** Of a knight's move around the 3, no cell keeps a 3. */
  @Test
  void chess_showsKnightsMoves() {
    GridCandidates state = GridCandidates.of(chess().puzzle());
    assertThat(List.of(1, 3, 6, 10, 18, 22, 25, 27)).noneMatch(cell -> state.allows(cell, 3));
    assertThat(state.allows(12, 3)).isFalse();
    assertThat(state.allows(4, 3)).isTrue();
  }

  /** The link is one, and its puzzle is the one that was drawn. */
  @Test
  void links_areReadAgain() {
    // links:begin
    Rules six = Rules.of(6);
    Grid drawn = six.plus(Constraint.thermometer(six.cells("r1c1 r2c2 r3c3"))).emptyGrid();
    String link = drawn.toFPuzzlesLink(); // https://www.f-puzzles.com/?load=N4Ig...
    Grid again = Grid.parseFPuzzles(link); // equal to drawn
    // links:end
    assertThat(again).isEqualTo(drawn);
    assertThat(link).startsWith("https://www.f-puzzles.com/?load=N4Ig");
    assertThat(FPUZZLES).content().contains(snippet("links"));
  }

  static Stream<Method> factories() {
    return Stream.of(Constraint.class.getDeclaredMethods())
        .filter(it -> Modifier.isStatic(it.getModifiers()) && Modifier.isPublic(it.getModifiers()));
  }

  @ParameterizedTest
  @MethodSource("factories")
  void kinds_standOnThePage(Method factory) {
    assertThat(PAGE).content().contains("`" + factory.getName() + "(");
  }

  private static String snippet(String name) {
    try {
      String source =
          Files.readString(
              Example.ROOT.resolve(
                  "solver-core/src/test/java/io/github/nonet/docs/LinesPageTest.java"));
      String begin = "// " + name + ":begin\n";
      return source
          .substring(
              source.indexOf(begin) + begin.length(), source.indexOf("    // " + name + ":end"))
          .replace("\n    ", "\n")
          .trim();
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }
}
