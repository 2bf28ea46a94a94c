package io.github.nonet.internal.drawing;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Candidate;
import io.github.nonet.Inference;
import io.github.nonet.Inference.Kind;
import io.github.nonet.Inference.Unit;
import io.github.nonet.internal.rules.Layouts;
import io.github.nonet.internal.sets.ValueSet;
import java.util.Arrays;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class SheetTest {
  /** Assumed that 1 is true in the first cell, 2 fills the second, and the sixth has no value. */
  private static final Shown CONTRADICTION =
      Shown.of(
          List.of(
              Inference.supposed(new Candidate(0, 1), true),
              follows(false, new Candidate(1, 1), unit(Unit.Kind.CONSTRAINT, 0, 0, 1, 2, 3), 0),
              follows(true, new Candidate(1, 2), unit(Unit.Kind.CELL, -1, 1), 1),
              follows(false, new Candidate(5, 2), unit(Unit.Kind.CONSTRAINT, 1, 0, 1, 4, 5), 2),
              follows(false, new Candidate(5, 1), unit(Unit.Kind.CONSTRAINT, 1, 0, 1, 4, 5), 0),
              new Inference(
                  Kind.FOLLOWS,
                  true,
                  List.of(),
                  List.of(unit(Unit.Kind.CELL, -1, 5)),
                  List.of(3, 4)),
              new Inference(
                  Kind.REFUTED, false, List.of(new Candidate(0, 1)), List.of(), List.of(0, 5))),
          List.of(),
          List.of(new Candidate(0, 1)));

  private static Inference follows(boolean isTrue, Candidate candidate, Unit unit, int cause) {
    return new Inference(Kind.FOLLOWS, isTrue, List.of(candidate), List.of(unit), List.of(cause));
  }

  private static Unit unit(Unit.Kind kind, int index, Integer... cells) {
    return new Unit(kind, index, List.of(cells));
  }

  private static String draw(int... marks) {
    byte[] empty = new byte[16];
    Drawing drawing = Drawing.of(Layouts.ofBoxes(2, 2), List.of(), empty, empty, marks);
    return new Sheet(drawing.interactive(true), CONTRADICTION, false).draw("<contradiction>");
  }

  private static String draw() {
    int[] marks = new int[16];
    Arrays.fill(marks, ValueSet.all(4));
    return draw(marks);
  }

  private static List<String> found(String pattern, String svg) {
    return Pattern.compile(pattern).matcher(svg).results().map(MatchResult::group).toList();
  }

  @Test
  void draw_arrowsFromCausesToEffects() {
    List<String> arrows = found("<path[^>]*marker-end[^>]*>", draw());
    assertThat(arrows).hasSize(4);
    assertThat(arrows.stream().filter(it -> !it.contains("dasharray")))
        .singleElement()
        .asString()
        .contains("d=\"M5");
  }

  @Test
  void draw_assumptionInADiamond() {
    assertThat(found("<path[^>]*role assumed[^>]*>", draw()))
        .singleElement()
        .asString()
        .contains("data-cell=\"0\" data-digit=\"1\"");
  }

  @Test
  void draw_filledValuesAreNumbered() {
    assertThat(found("<text[^>]*stroke=\"#fff\"[^>]*>\\d+<", draw()))
        .extracting(it -> it.replaceAll(".*>", ""))
        .containsExactly("1<", "2<");
    assertThat(found("<circle[^>]*role filled[^>]*>", draw())).hasSize(2);
    assertThat(found("<circle[^>]*role off[^>]*>", draw())).hasSize(3);
  }

  /** Each constraint once, one within the other where they share cells. */
  @Test
  void draw_constraintsAreOutlined() {
    assertThat(found("<path[^>]*role constraint[^>]*>", draw()))
        .extracting(it -> it.replaceAll("(?s).* d=\"(M[^L]*).*", "$1"))
        .containsExactly("M1.5 1.5", "M3 3");
  }

  @Test
  void draw_gapIsHatchedWithinItsCell() {
    String hatch = found("<path[^>]*role gap[^>]*>", draw()).get(0);
    assertThat(hatch).contains("data-cell=\"5\"");
    double[] numbers =
        Pattern.compile("[-0-9.]+")
            .matcher(hatch.substring(hatch.indexOf(" d=")))
            .results()
            .mapToDouble(it -> Double.parseDouble(it.group()))
            .toArray();
    assertThat(numbers).hasSize(4 * 9);
    assertThat(Arrays.stream(numbers)).allMatch(it -> it >= 40 && it <= 80);
  }

  @Test
  void draw_titleIsEscaped() {
    assertThat(draw(new int[16])).contains("<title>&#60;contradiction&#62;</title>");
  }

  @Test
  void number_hasOneDecimalAtMost() {
    assertThat(List.of(0.0, 2.0, -20.0, 1.25, -0.54, -1.46, -0.04, 99.96))
        .extracting(Svg::number)
        .containsExactly("0", "2", "-20", "1.3", "-0.5", "-1.5", "0", "100");
  }

  /** Hidden cells come after those that are shown; what is in them or leads to them goes. */
  @Test
  void below_leavesOutHiddenCells() {
    Candidate shown = new Candidate(1, 1);
    Candidate other = new Candidate(2, 1);
    Candidate hidden = new Candidate(16, 1);
    Shown all =
        new Shown(
            List.of(
                new Shown.Highlight(
                    "house",
                    List.of(new int[] {0, 1, 16}, new int[] {16, 17}),
                    List.of(3, 17),
                    List.of(shown, hidden))),
            List.of(
                new Shown.Arrow(List.of(shown), List.of(other), true),
                new Shown.Arrow(List.of(hidden), List.of(other), true),
                new Shown.Arrow(List.of(shown), List.of(hidden), false)),
            List.of(shown, hidden),
            List.of(hidden, other));
    Shown below = all.below(16);
    Shown.Highlight house = below.parts().get(0);
    assertThat(house.houses()).containsExactly(new int[] {0, 1});
    assertThat(house.cells()).containsExactly(3);
    assertThat(house.candidates()).containsExactly(shown);
    assertThat(below.arrows()).containsExactly(all.arrows().get(0));
    assertThat(below.placements()).containsExactly(shown);
    assertThat(below.eliminations()).containsExactly(other);
  }
}
