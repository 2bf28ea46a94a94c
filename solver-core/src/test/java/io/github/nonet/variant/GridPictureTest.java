package io.github.nonet.variant;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.tuple;
import static org.assertj.core.api.Assertions.within;

import io.github.nonet.Board;
import io.github.nonet.Candidates;
import io.github.nonet.Detail;
import io.github.nonet.House;
import io.github.nonet.internal.sets.ValueSet;
import io.github.nonet.logic.GridTechnique;
import io.github.nonet.logic.LogicalSolver;
import io.github.nonet.logic.Step;
import io.github.nonet.logic.StepPicture;
import io.github.nonet.text.BoardPicture;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

class GridPictureTest {
  private static final Grid PUZZLE = Rules.of(4).parseGrid("1... .2.. .... ...4");

  private static Document parse(GridPicture picture) {
    try {
      return DocumentBuilderFactory.newInstance()
          .newDocumentBuilder()
          .parse(new InputSource(new StringReader(picture.toSvg())));
    } catch (Exception e) {
      throw new AssertionError(e);
    }
  }

  private static List<Element> elements(Document svg, String tag) {
    NodeList found = svg.getElementsByTagName(tag);
    return IntStream.range(0, found.getLength()).mapToObj(i -> (Element) found.item(i)).toList();
  }

  static Stream<Rules> allRules() {
    return AllRules.stream();
  }

  @ParameterizedTest
  @MethodSource("allRules")
  void toSvg_isXml(Rules rules) {
    Document svg = parse(GridPicture.of(rules.emptyGrid()).interactive(true));
    assertThat(elements(svg, "title").get(0).getTextContent()).isEqualTo(rules.toString());
    assertThat(elements(svg, "rect").stream().filter(rect -> rect.hasAttribute("data-cell")))
        .hasSize(rules.cellCount());
  }

  @Test
  void toSvg_values() {
    List<Element> texts = elements(parse(GridPicture.of(PUZZLE).interactive(true)), "text");
    assertThat(texts).hasSize(3).allMatch(text -> text.getAttribute("font-weight").equals("bold"));
    assertThat(texts.get(1).getAttribute("data-cell")).isEqualTo("5");
    assertThat(texts.get(1).getAttribute("class")).isEqualTo("nonet-given");
    assertThat(texts.get(1).getTextContent()).isEqualTo("2");
  }

  @Test
  void clues_areBold() {
    List<Element> texts = elements(parse(GridPicture.of(PUZZLE.with(6, 3)).clues(PUZZLE)), "text");
    assertThat(texts.stream().map(text -> text.getAttribute("font-weight")))
        .containsExactly("bold", "bold", "", "bold");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> GridPicture.of(PUZZLE).clues(Rules.of(6).emptyGrid()))
        .withMessage(
            "puzzle has other rules (6 values, 36 cells, 18 houses); expected 4 values, 16 cells,"
                + " 12 houses");
  }

  @Test
  void candidates_areSmall() {
    GridCandidates marks = GridCandidates.of(PUZZLE).with(6, 3);
    List<Element> texts = elements(parse(GridPicture.of(marks).interactive(true)), "text");
    assertThat(texts.stream().filter(text -> text.getAttribute("font-size").equals("25")))
        .hasSize(4);
    assertThat(texts.stream().filter(text -> text.getAttribute("data-cell").equals("1")))
        .extracting(Element::getTextContent)
        .containsExactly("3", "4");
  }

  @Test
  void cages_haveSums() {
    Rules rules =
        Rules.of(4)
            .withCages(
                List.of(Cage.of(6, 0, 1, 4), Cage.of(0, 14, 15), Cage.of(4, 0), Cage.of(5, 1, 2)));
    Document svg = parse(GridPicture.of(rules.emptyGrid()));
    assertThat(elements(svg, "text"))
        .extracting(Element::getTextContent)
        .containsExactly("6", "4", "5");
    assertThat(elements(svg, "path").stream().filter(path -> path.hasAttribute("stroke-dasharray")))
        .hasSize(4);
  }

  @ParameterizedTest
  @ValueSource(ints = {Integer.MIN_VALUE, 0, 89, 10_001})
  void size_outOfRange(int pixels) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> GridPicture.of(PUZZLE).size(pixels))
        .withMessage("pixels is " + pixels + "; expected 90 to 10000");
  }

  @Test
  void size_keepsTheProportions() {
    Rules rules = Rules.builder(4).rowsAndColumns(0, 0).rowsAndColumns(0, 4).build();
    assertThat(GridPicture.of(rules.emptyGrid()).size(324).toSvg())
        .contains("width=\"324\" height=\"164\" viewBox=\"-2 -2 324 164\"");
  }

  @Test
  void step_showsNoMoreThanItsText() {
    GridCandidates state = GridCandidates.of(Rules.of(6).emptyGrid());
    for (int cell : new int[] {3, 4, 5}) {
      state = state.without(cell, 6);
    }
    GridStep step = GridLogicalSolver.standard().nextStep(state).orElseThrow();
    assertThat(step.technique()).isEqualTo(GridTechnique.POINTING);
    for (Detail detail : Detail.values()) {
      Document svg = parse(GridPicture.of(state, step, detail));
      assertThat(elements(svg, "title").get(0).getTextContent()).isEqualTo(step.describe(detail));
      List<String> strokes =
          elements(svg, "path").stream().map(path -> path.getAttribute("stroke")).toList();
      boolean isFull = detail == Detail.FULL;
      assertThat(Collections.frequency(strokes, "#0072b2"))
          .as("frames")
          .isEqualTo(detail == Detail.TECHNIQUE ? 0 : 1);
      assertThat(Collections.frequency(strokes, "#e69f00")).as("dashes").isEqualTo(isFull ? 1 : 0);
      assertThat(Collections.frequency(strokes, "#d55e00")).as("strokes").isEqualTo(isFull ? 3 : 0);
      assertThat(elements(svg, "circle")).hasSize(isFull ? 3 : 0);
      assertThat(elements(svg, "rect")).hasSize(1 + (isFull ? 3 : 0));
    }
    assertThat(GridPicture.of(state, step, Detail.FULL).toSvg(Locale.GERMAN)).contains("Zeile 2");
  }

  /** What a style sheet or a script finds in a picture of a board, it finds in one of a grid. */
  @Test
  void interactive_hasTheClassesAndAttributesOfBoards() {
    Board board = Board.parse("1" + "0".repeat(80));
    Grid grid = Rules.of(9).parseGrid(board.toString());
    Set<String> ofBoards = names(BoardPicture.of(board).candidates(true).interactive(true).toSvg());
    GridPicture picture = GridPicture.of(GridCandidates.of(grid)).interactive(true);
    assertThat(names(picture.toSvg())).isEqualTo(ofBoards);
    assertThat(picture.interactive(false).toSvg())
        .isEqualTo(GridPicture.of(GridCandidates.of(grid)).toSvg());
    assertThat(names(picture.interactive(false).toSvg())).isEmpty();
  }

  @Test
  void interactive_hasTheClassesAndAttributesOfSteps() {
    GridCandidates state = GridCandidates.of(Rules.of(9).emptyGrid());
    Candidates same = Candidates.of(Board.EMPTY);
    for (int cell : new int[] {3, 4, 5, 6, 7, 8}) {
      state = state.without(cell, 6);
      same = same.without(cell, 6);
    }
    GridStep step = GridLogicalSolver.standard().nextStep(state).orElseThrow();
    Step ofBoard = LogicalSolver.standard().nextStep(same).orElseThrow();
    assertThat(ofBoard.technique().name()).isEqualTo(step.technique().name());
    String svg = GridPicture.of(state, step, Detail.FULL).interactive(true).toSvg();
    assertThat(names(svg))
        .contains("nonet-behind", "nonet-role", "house", "target")
        .contains("nonet-eliminated", "defining");
    assertThat(names(StepPicture.of(same, ofBoard).interactive(true).toSvg()))
        .contains("nonet-behind", "nonet-role", "house", "target")
        .contains("nonet-eliminated", "defining");
  }

  /** One style sheet and one script are enough for boards, steps and grids. */
  @Test
  void interactive_cellsAreTheSameInAllPictures() {
    Board board =
        Board.parse(
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
    Candidates state = Candidates.of(board).with(2, 4);
    GridCandidates grid = GridCandidates.of(Grid.of(board)).with(2, 4);
    BoardPicture marked = BoardPicture.of(state.board()).clues(board).candidates(state);
    Step step = LogicalSolver.standard().nextStep(state).orElseThrow();
    List<String> ofGrid = cells(GridPicture.of(grid).interactive(true).toSvg());
    assertThat(ofGrid).contains("text nonet-given 0", "text nonet-placed 2", "rect nonet-cell 80");
    assertThat(cells(StepPicture.of(state, step).interactive(true).toSvg())).isEqualTo(ofGrid);
    assertThat(cells(marked.interactive(true).toSvg())).isEqualTo(ofGrid);
    assertThat(sizes(StepPicture.of(state, step).toSvg(), BoardPicture.of(board).toSvg()))
        .isEqualTo(sizes(GridPicture.of(grid).toSvg(), GridPicture.of(Grid.of(board)).toSvg()));
  }

  private static List<String> cells(String svg) {
    return Pattern.compile(
            "<(text|rect)[^>]* class=\"(nonet-(?:given|placed|mark|cell))\" data-cell=\"(\\d+)\"")
        .matcher(svg)
        .results()
        .map(it -> it.group(1) + " " + it.group(2) + " " + it.group(3))
        .sorted()
        .toList();
  }

  private static List<String> sizes(String... pictures) {
    return Stream.of(pictures)
        .map(it -> it.replaceAll("(?s).*? width=\"(\\d+)\".*", "$1"))
        .toList();
  }

  /** Returns all classes, and the names of attributes with data. */
  private static Set<String> names(String svg) {
    return Pattern.compile("class=\"([^\"]*)\"|(data-[a-z]+)=")
        .matcher(svg)
        .results()
        .flatMap(it -> Stream.of((it.group(1) == null ? it.group(2) : it.group(1)).split(" ")))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  @Test
  void step_placesInACircle() {
    GridCandidates state = GridCandidates.of(Rules.of(4).parseGrid("123. .... .... ...."));
    GridStep step = GridLogicalSolver.standard().nextStep(state).orElseThrow();
    Document full = parse(GridPicture.of(state, step, Detail.FULL).size(200));
    assertThat(elements(full, "circle"))
        .singleElement()
        .satisfies(circle -> assertThat(circle.getAttribute("fill")).isEqualTo("none"));
  }

  @Test
  void step_withoutAHouseColoursItsCell() {
    Rules rules = Rules.builder(7).rowsAndColumns(0, 0).build();
    int[] sets = new int[49];
    Arrays.fill(sets, ValueSet.all(7));
    sets[8] = ValueSet.bit(3);
    GridCandidates state = GridCandidates.copyOf(rules, sets);
    GridStep step = GridLogicalSolver.standard().nextStep(state).orElseThrow();
    assertThat(step.technique()).isEqualTo(GridTechnique.NAKED_SINGLE);
    assertThat(elements(parse(GridPicture.of(state, step, Detail.WHERE)), "rect")).hasSize(2);
  }

  /** Each kind that has a look changes the picture, and all stay well-formed. */
  @Test
  void toSvg_constraints() {
    Rules bare = Rules.of(3, 3);
    String without = GridPicture.of(bare.emptyGrid()).toSvg();
    ConstraintFactoriesTest.kinds()
        .map(kind -> (Constraint) kind.get()[0])
        .forEach(
            constraint -> {
              GridPicture picture =
                  GridPicture.of(bare.withConstraints(List.of(constraint)).emptyGrid());
              parse(picture);
              assertThat(drawn(picture.toSvg())).as("%s", constraint).isNotEqualTo(drawn(without));
            });
  }

  private static String drawn(String svg) {
    return svg.replaceAll("<title>.*</title>", "");
  }

  @Test
  void toSvg_numbersOutside_makeRoom() {
    Rules left = Rules.of(2, 2).withConstraints(List.of(Constraint.skyscraper(2, 0, 1, 2, 3)));
    assertThat(GridPicture.of(left.emptyGrid()).toSvg()).contains("viewBox=\"-40 -2 202 164\"");
    Rules corner = Rules.of(2, 2).withConstraints(List.of(Constraint.littleKiller(7, 11, 14)));
    assertThat(GridPicture.of(corner.emptyGrid()).toSvg()).contains("viewBox=\"-2 -2 202 164\"");
    Rules below = Rules.of(2, 2).withConstraints(List.of(Constraint.xSum(5, 12, 8, 4, 0)));
    assertThat(GridPicture.of(below.emptyGrid()).toSvg()).contains("viewBox=\"-2 -2 164 202\"");
  }

  /** What is read, read once: numbers outside the grid, in all the ways they can meet. */
  @Test
  void toSvg_numbersAtOnePlace_standApart() {
    Rules rules =
        Rules.of(2, 2)
            .withConstraints(
                List.of(
                    Constraint.sandwich(10, 1, 5, 9, 13),
                    Constraint.skyscraper(3, 1, 5, 9, 13),
                    Constraint.littleKiller(12, 2, 7),
                    Constraint.littleKiller(15, 0, 4),
                    Constraint.littleKiller(20, 0, 5, 10, 15),
                    Constraint.skyscraper(2, 8, 9, 10, 11),
                    Constraint.littleKiller(14, 12),
                    Constraint.littleKiller(18, 4, 1),
                    Constraint.littleKiller(16, 12, 9, 6, 3),
                    Constraint.xSum(13, 11, 10, 9, 8),
                    Constraint.littleKiller(19, 7, 2),
                    Constraint.littleKiller(17, 15, 10, 5, 0)));
    List<double[]> boxes = texts(parse(GridPicture.of(rules.emptyGrid())));
    assertThat(boxes).hasSize(12);
    for (int i = 0; i < boxes.size(); i++) {
      for (int j = 0; j < i; j++) {
        assertThat(overlap(boxes.get(i), boxes.get(j))).as("%d and %d", j, i).isFalse();
      }
    }
  }

  /** Returns left, top, right and bottom of each text. */
  private static List<double[]> texts(Document svg) {
    return elements(svg, "text").stream()
        .map(
            text -> {
              double size = Double.parseDouble(text.getAttribute("font-size"));
              double half = 0.28 * size * text.getTextContent().length();
              double x = Double.parseDouble(text.getAttribute("x"));
              double y = Double.parseDouble(text.getAttribute("y"));
              return new double[] {x - half, y - 0.72 * size, x + half, y};
            })
        .toList();
  }

  private static boolean overlap(double[] a, double[] b) {
    return a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];
  }

  /** Two equal numbers before the same cell, which a cell of the grid has next to it. */
  @Test
  void toSvg_equalNumbersWithin_standApart() {
    Rules rules =
        Rules.of(4)
            .withConstraints(
                List.of(Constraint.littleKiller(5, 6, 3), Constraint.littleKiller(5, 6, 3)));
    List<String> places =
        Pattern.compile("<text[^>]*>5<")
            .matcher(GridPicture.of(rules.emptyGrid()).toSvg())
            .results()
            .map(MatchResult::group)
            .toList();
    assertThat(places).hasSize(2).doesNotHaveDuplicates();
  }

  /** The number of a line within the grid is in a corner of the cell before its first one. */
  @Test
  void toSvg_numbersWithin_standInACorner() {
    Rules rules =
        Rules.of(4)
            .withConstraints(
                List.of(Constraint.littleKiller(5, 6, 3), Constraint.littleKiller(7, 6, 3)));
    assertThat(elements(parse(GridPicture.of(rules.emptyGrid())), "text"))
        .extracting(Element::getTextContent, text -> number(text, "x"), text -> number(text, "y"))
        .containsExactly(tuple("5", 48.0, 90.2), tuple("7", 62.0, 90.2));
  }

  /** Black numbers are read on a dark page, too; it shows between the grids of a samurai. */
  @Test
  void toSvg_numbersOutside_standOnPaper() {
    Rules rules = Rules.of(2, 2).withConstraints(List.of(Constraint.skyscraper(2, 0, 1, 2, 3)));
    assertThat(GridPicture.of(rules.emptyGrid()).toSvg())
        .contains("<g fill=\"#fff\">\n<rect x=\"-40\" y=\"-2\" width=\"202\" height=\"164\"/>");
    assertThat(elements(parse(GridPicture.of(Rules.of(2, 2).emptyGrid())), "rect")).hasSize(1);
    assertThat(elements(parse(GridPicture.of(Rules.samurai().emptyGrid())), "rect")).hasSize(369);
  }

  @Test
  void interactive_groupsConstraints() {
    Rules rules =
        Rules.of(2, 2)
            .withConstraints(
                List.of(
                    Constraint.thermometer(0, 1),
                    Constraint.whiteDot(5, 6),
                    Constraint.sandwich(5, 0, 1, 2, 3)));
    GridPicture picture = GridPicture.of(rules.emptyGrid());
    assertThat(names(picture.interactive(true).toSvg()))
        .contains("nonet-lines", "nonet-signs", "nonet-outside");
    assertThat(names(picture.toSvg())).isEmpty();
  }

  /** A style sheet finds each part whose colour is not that of a step by its class. */
  @Test
  void interactive_partsHaveClassesNextToTheirColours() {
    Rules rules =
        Rules.builder(9)
            .grid(0, 0, 3, 3)
            .diagonals()
            .windows()
            .build()
            .withCages(List.of(Cage.of(5, 1, 2)))
            .withConstraints(List.of(Constraint.x(5, 6), Constraint.whiteDot(8, 17)));
    Grid clues = rules.parseGrid("1" + ".".repeat(80));
    String svg = GridPicture.of(clues.with(1, 2)).clues(clues).interactive(true).toSvg();
    assertThat(names(svg))
        .contains("nonet-grid", "nonet-border", "nonet-diagonal", "nonet-group", "nonet-disc")
        .contains("nonet-cage", "nonet-sum", "nonet-given", "nonet-placed");
    List<String> classless =
        Pattern.compile("<(?:path|circle|rect|text) (?![^>]*class=)[^>]*>")
            .matcher(svg.replaceAll("(?s)<g[^>]*class=\"nonet-(paper|signs)\">.*?</g>", ""))
            .results()
            .map(MatchResult::group)
            .toList();
    assertThat(classless).isEmpty();
    assertThat(svg.replaceAll(" (class|data-[a-z]+)=\"[^\"]*\"", ""))
        .contains("<path fill=\"none\" stroke=\"#9bb\" stroke-width=\"1.5\" d=")
        .contains("fill-opacity=\"0.8\" x=");
  }

  /** Two pairs of clones in one colour would be one set of four. */
  @Test
  void toSvg_clones_differ() {
    Rules rules =
        Rules.of(2, 2)
            .withConstraints(
                List.of(Constraint.clone(new int[] {0}, 10), Constraint.clone(new int[] {3}, 9)));
    Set<String> tints =
        elements(parse(GridPicture.of(rules.emptyGrid())), "rect").stream()
            .map(rect -> rect.getAttribute("fill"))
            .filter(fill -> !fill.isEmpty())
            .collect(Collectors.toSet());
    assertThat(tints).hasSize(2);
  }

  private static double number(Element element, String attribute) {
    return Double.parseDouble(element.getAttribute(attribute));
  }

  private static List<Element> ofClass(Document svg, String tag, String name) {
    return elements(svg, tag).stream()
        .filter(element -> element.getAttribute("class").equals(name))
        .toList();
  }

  /** Returns the text of a candidate. */
  private static Element mark(Document svg, Element wanted) {
    return ofClass(svg, "text", "nonet-mark").stream()
        .filter(text -> text.getAttribute("data-cell").equals(wanted.getAttribute("data-cell")))
        .filter(text -> text.getAttribute("data-digit").equals(wanted.getAttribute("data-digit")))
        .findFirst()
        .orElseThrow();
  }

  private static double[] numbers(String path) {
    return Pattern.compile("-?[0-9.]+")
        .matcher(path)
        .results()
        .mapToDouble(it -> Double.parseDouble(it.group()))
        .toArray();
  }

  private static Document picture(GridCandidates state, GridTechnique technique) {
    GridStep step =
        GridLogicalSolver.standard()
            .steps(state)
            .filter(it -> it.technique() == technique)
            .findFirst()
            .orElseThrow();
    return parse(GridPicture.of(state, step, Detail.FULL).interactive(true));
  }

  /** Returns a state in which 6 is left in two columns of the second and the sixth row. */
  private static GridCandidates xWing() {
    GridCandidates state = GridCandidates.of(Rules.of(9).emptyGrid());
    for (int column = 0; column < 9; column++) {
      if (column != 1 && column != 7) {
        state = state.without(9 + column, 6).without(45 + column, 6);
      }
    }
    return state;
  }

  /** The middle of a capital lies 0.36 of its height above its base line. */
  @Test
  void step_marksCandidatesWhereTheyStand() {
    Document svg = picture(xWing(), GridTechnique.X_WING);
    List<Element> circles = ofClass(svg, "circle", "nonet-role defining");
    assertThat(circles)
        .extracting(circle -> circle.getAttribute("data-cell"))
        .containsExactlyInAnyOrder("10", "16", "46", "52");
    for (Element circle : circles) {
      Element mark = mark(svg, circle);
      double size = number(mark, "font-size");
      assertThat(number(circle, "cx")).isEqualTo(number(mark, "x"));
      assertThat(number(circle, "cy")).isCloseTo(number(mark, "y") - 0.36 * size, within(0.11));
      assertThat(number(circle, "r")).isCloseTo(0.58 * size, within(0.06));
    }
  }

  /** A candidate is crossed out by one stroke that rises, so that it can still be read. */
  @Test
  void step_crossesOutCandidatesWhereTheyStand() {
    Document svg = picture(xWing(), GridTechnique.X_WING);
    List<Element> strokes = ofClass(svg, "path", "nonet-eliminated");
    assertThat(strokes).hasSize(14);
    for (Element stroke : strokes) {
      Element mark = mark(svg, stroke);
      double[] path = numbers(stroke.getAttribute("d"));
      double width = path[2];
      assertThat(width).isCloseTo(number(mark, "font-size"), within(0.11));
      assertThat(path[0] + width / 2).isCloseTo(number(mark, "x"), within(0.11));
      assertThat(path[1] - width / 2)
          .isCloseTo(number(mark, "y") - 0.36 * number(mark, "font-size"), within(0.11));
      assertThat(path).containsExactly(path[0], path[1], width, -width);
    }
  }

  /**
   * The stroke is behind its digit, which stays legible; a value is also shown at its full size.
   */
  @Test
  void step_hidesNoDigit() {
    List<String> all = new ArrayList<>();
    Document svg = picture(xWing(), GridTechnique.X_WING);
    NodeList elements = svg.getElementsByTagName("*");
    for (int i = 0; i < elements.getLength(); i++) {
      all.add(((Element) elements.item(i)).getAttribute("class"));
    }
    assertThat(all.lastIndexOf("nonet-eliminated")).isLessThan(all.indexOf("nonet-mark"));
  }

  /** A naked single is placed at its full size, and the cells of its houses are shaded. */
  @Test
  void step_nakedSingleShowsWhatItSees() {
    GridCandidates state = GridCandidates.of(Rules.of(9).emptyGrid());
    for (int value = 2; value <= 9; value++) {
      state = state.without(40, value);
    }
    Document svg = picture(state, GridTechnique.NAKED_SINGLE);
    assertThat(ofClass(svg, "rect", "nonet-role house"))
        .extracting(it -> (int) number(it, "data-cell"))
        .containsExactlyInAnyOrderElementsOf(House.peersOf(40));
    assertThat(ofClass(svg, "text", "nonet-large"))
        .singleElement()
        .satisfies(
            it -> {
              assertThat(it.getTextContent()).isEqualTo("1");
              assertThat(number(it, "x")).isEqualTo(180);
              assertThat(number(it, "font-size")).isEqualTo(25);
            });
    assertThat(ofClass(svg, "circle", "nonet-placement"))
        .extracting(it -> ((Element) it.getParentNode()).getAttribute("class"))
        .containsExactly("nonet-result");
    assertThat(ofClass(picture(xWing(), GridTechnique.X_WING), "text", "nonet-large")).isEmpty();
  }

  @Test
  void step_coloursItsCells() {
    Document svg = picture(xWing(), GridTechnique.X_WING);
    assertThat(ofClass(svg, "rect", "nonet-role defining"))
        .extracting(rect -> number(rect, "x"), rect -> number(rect, "y"))
        .containsExactlyInAnyOrder(
            tuple(40.0, 40.0), tuple(280.0, 40.0), tuple(40.0, 200.0), tuple(280.0, 200.0));
  }

  /** Frames of houses that cross would hide each other. */
  @Test
  void step_framesLieWithinEachOther() {
    Document svg = picture(xWing(), GridTechnique.X_WING);
    assertThat(
            elements(svg, "path").stream().filter(it -> it.getAttribute("class").contains("role")))
        .extracting(frame -> frame.getAttribute("d").split("L")[0])
        .containsExactly("M1.5 41.5", "M1.5 201.5", "M43 3", "M283 3");
  }

  /** Candidates are crossed out by value, then by cell. */
  @Test
  void step_crossesOutInOrder() {
    GridCandidates state = GridCandidates.of(Rules.of(9).emptyGrid());
    for (int value = 3; value <= 9; value++) {
      state = state.without(0, value).without(1, value);
    }
    List<Integer> keys =
        ofClass(picture(state, GridTechnique.NAKED_PAIR), "path", "nonet-eliminated").stream()
            .map(it -> (int) (100 * number(it, "data-digit") + number(it, "data-cell")))
            .toList();
    assertThat(keys).hasSizeGreaterThan(7).isSorted();
  }

  /** Cells that are added, and cells that are subtracted. */
  @Test
  void step_coloursOtherCellsOtherwise() {
    Rules rules = Rules.of(6).withCages(List.of(Cage.of(9, 0, 1, 6), Cage.of(14, 2, 3, 4, 5, 11)));
    Document svg = picture(GridCandidates.of(rules.emptyGrid()), GridTechnique.INNIES_OUTIES);
    assertThat(ofClass(svg, "rect", "nonet-role defining"))
        .extracting(rect -> rect.getAttribute("data-cell"))
        .containsExactly("9", "10");
    assertThat(ofClass(svg, "rect", "nonet-role second"))
        .extracting(rect -> rect.getAttribute("data-cell"))
        .containsExactly("2");
  }

  /** Lines are 2 wide, and thinner where candidates are small. */
  @ParameterizedTest
  @CsvSource({"9, 2", "16, 1.7"})
  void step_linesFitTheCandidates(int symbols, String width) {
    GridCandidates state = GridCandidates.of(Rules.of(symbols).emptyGrid());
    for (int value = 2; value <= symbols; value++) {
      state = state.without(0, value);
    }
    Document svg = picture(state, GridTechnique.NAKED_SINGLE);
    assertThat(ofClass(svg, "circle", "nonet-placement"))
        .singleElement()
        .satisfies(it -> assertThat(it.getAttribute("stroke-width")).isEqualTo(width));
  }

  @Test
  void cages_thatOverlapRunWithinEachOther() {
    Rules rules =
        Rules.of(4)
            .withCages(
                List.of(Cage.of(6, 0, 1, 4), Cage.of(0, 14, 15), Cage.of(4, 0), Cage.of(3, 0, 1)));
    List<String> outlines =
        elements(parse(GridPicture.of(rules.emptyGrid())), "path").stream()
            .filter(path -> path.hasAttribute("stroke-dasharray"))
            .map(path -> path.getAttribute("d").split("L")[0])
            .toList();
    assertThat(outlines).containsExactlyInAnyOrder("M3 3", "M5 5", "M7 7", "M83 123");
  }

  /** Each after the other, at the top of the cell and within it. */
  @Test
  void cages_sumsOfOneCornerStandSideBySide() {
    Rules rules = Rules.of(4).withCages(List.of(Cage.of(6, 5, 6), Cage.of(4, 5), Cage.of(7, 5, 9)));
    assertThat(elements(parse(GridPicture.of(rules.emptyGrid())), "text"))
        .extracting(text -> number(text, "x"), text -> number(text, "y"))
        .containsExactly(tuple(41.5, 49.0), tuple(55.0, 49.0), tuple(68.5, 49.0));
  }

  /** A number is in the place before its line, an arrow between it and the first cell. */
  @Test
  void toSvg_numbersAndArrows_standBeforeTheirLines() {
    Rules rules =
        Rules.of(2, 2)
            .withConstraints(
                List.of(
                    Constraint.littleKiller(20, 0, 5, 10, 15),
                    Constraint.littleKiller(16, 12, 9, 6, 3)));
    String svg = GridPicture.of(rules.emptyGrid()).toSvg();
    assertThat(svg)
        .contains("translate(-4.4 -4.4) rotate(45)", "translate(-4.4 164.4) rotate(-45)")
        .contains(
            "x=\"-20\" y=\"-14.2\" font-size=\"16\">20<",
            "x=\"-20\" y=\"185.8\" font-size=\"16\">16<");
  }

  /** Two numbers of a column stand side by side, and away from the grid next to a diagonal. */
  @Test
  void toSvg_numbersAtOnePlace_standInTheirOrder() {
    Rules rules =
        Rules.of(2, 2)
            .withConstraints(
                List.of(
                    Constraint.sandwich(10, 1, 5, 9, 13),
                    Constraint.skyscraper(3, 1, 5, 9, 13),
                    Constraint.littleKiller(15, 0, 4),
                    Constraint.skyscraper(2, 8, 9, 10, 11),
                    Constraint.xSum(7, 8, 9, 10, 11),
                    Constraint.littleKiller(12, 2, 7)));
    assertThat(elements(parse(GridPicture.of(rules.emptyGrid())), "text"))
        .extracting(Element::getTextContent, text -> number(text, "x"), text -> number(text, "y"))
        .containsExactly(
            tuple("10", 53.0, -25.0),
            tuple("3", 67.0, -25.0),
            tuple("12", 67.0, -10.0),
            tuple("15", 20.0, -14.2),
            tuple("2", -20.0, 97.0),
            tuple("7", -20.0, 111.0));
  }
}
