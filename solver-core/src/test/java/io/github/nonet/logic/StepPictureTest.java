package io.github.nonet.logic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.nonet.Board;
import io.github.nonet.Candidate;
import io.github.nonet.Candidates;
import io.github.nonet.Detail;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

class StepPictureTest {
  private static final Candidates POINTING = States.without(7, 0, 1, 2, 18, 19, 20);

  private static StepPicture picture(Technique technique, Candidates state) {
    return StepPicture.of(state, States.steps(technique, state).get(0));
  }

  private static Document parsed(String svg) throws Exception {
    return DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(new InputSource(new StringReader(svg)));
  }

  @Test
  void toText_signsBeforeWhatMatters() {
    assertThat(picture(Technique.POINTING, POINTING).toText().lines())
        .hasSize(13)
        .element(2)
        .isEqualTo(
            "| 123456*789 123456*789 123456*789 | 123456-789 123456-789 123456-789 |"
                + " 123456-789 123456-789 123456-789 |");
  }

  @Test
  void toText_placement() {
    Candidates state = Candidates.of(States.SOLVED.with(0, 0));
    assertThat(picture(Technique.FULL_HOUSE, state))
        .hasToString(picture(Technique.FULL_HOUSE, state).toText())
        .asString()
        .contains("| =5 3 4 | 6 7 8 | 9 1 2 |");
  }

  @Test
  void toSvg_isADocumentThatSaysWhatItShows() throws Exception {
    Document svg = parsed(picture(Technique.POINTING, POINTING).toSvg());
    assertThat(svg.getDocumentElement().getTagName()).isEqualTo("svg");
    assertThat(svg.getElementsByTagName("title").item(0).getTextContent())
        .startsWith("Pointing: the 7 in box 1 can only go in cells of row 2");
    int marks = 81 * 9 - 6;
    int names = 2 * 9;
    assertThat(svg.getElementsByTagName("text").getLength()).isEqualTo(marks + names);
    assertThat(svg.getElementsByTagName("circle").getLength()).isEqualTo(3);
  }

  @Test
  void toSvg_inAnotherLanguage() {
    assertThat(picture(Technique.POINTING, POINTING).toSvg(Locale.GERMAN))
        .contains("<title>Gesperrte Kandidaten (Block auf Linie): Die");
  }

  @Test
  void toSvg_isTheSameInEveryLocale() {
    Locale before = Locale.getDefault();
    String svg = picture(Technique.POINTING, POINTING).toSvg();
    try {
      Locale.setDefault(Locale.forLanguageTag("ar-EG-u-nu-arab"));
      assertThat(picture(Technique.POINTING, POINTING).toSvg()).isEqualTo(svg);
    } finally {
      Locale.setDefault(before);
    }
  }

  @Test
  void toSvg_linksAreDrawn() throws Exception {
    Candidates state = Candidates.of(Board.EMPTY);
    Chain chain =
        new Chain(
            List.of(
                Chain.Node.of(new Candidate(0, 1)),
                Chain.Node.group(List.of(new Candidate(8, 1), new Candidate(7, 1))),
                Chain.Node.of(new Candidate(17, 1))),
            List.of(true, false));
    Step step = Step.eliminating(Technique.X_CHAIN, List.of(new Candidate(9, 1)), chain);
    String svg = StepPicture.of(state, step).toSvg();
    assertThat(parsed(svg).getElementsByTagName("marker").getLength()).isEqualTo(1);
    assertThat(svg.split("marker-end", -1)).hasSize(3);
    assertThat(svg.split("stroke-dasharray", -1)).hasSize(2);
  }

  @Test
  void interactive_namesCellsAndCandidates() throws Exception {
    StepPicture picture = picture(Technique.POINTING, POINTING).interactive(true);
    String svg = picture.toSvg();
    Document document = parsed(svg);
    List<String> seen = new ArrayList<>();
    NodeList texts = document.getElementsByTagName("text");
    for (int i = 0; i < texts.getLength(); i++) {
      Element text = (Element) texts.item(i);
      if (text.hasAttribute("data-digit")) {
        assertThat(text.getTextContent()).isEqualTo(text.getAttribute("data-digit"));
        seen.add(text.getAttribute("data-cell"));
      }
    }
    assertThat(seen).hasSize(81 * 9 - 6).contains("0", "80");
    assertThat(svg)
        .contains(
            "class=\"nonet-role defining\" data-cell=\"9\" data-digit=\"7\"",
            "class=\"nonet-eliminated\" data-cell=\"12\" data-digit=\"7\"",
            "class=\"nonet-role target\"");
    assertThat(svg.split("\"nonet-cell\"", -1)).hasSize(81 + 1);
    assertThat(picture.interactive(false).toSvg())
        .isEqualTo(picture(Technique.POINTING, POINTING).toSvg())
        .doesNotContain("class=", "data-");
  }

  @Test
  void interactive_isTheSamePicture() {
    StepPicture picture = picture(Technique.POINTING, POINTING);
    assertThat(
            picture
                .interactive(true)
                .toSvg()
                .replaceAll("<g fill=\"none\" pointer-events=\"all\">\n", "")
                .replaceAll("<rect class=\"nonet-cell\"[^>]*>\n", "")
                .replaceAll(" (class|data-cell|data-digit)=\"[^\"]*\"", "")
                .replaceAll("</?g>\n", ""))
        .isEqualTo(picture.toSvg().replaceAll("</g>\n", ""));
  }

  @Test
  void toSvg_userTextIsEscaped() throws Exception {
    Step step =
        Step.placing(
            Technique.USER_DEFINED,
            List.of(new Candidate(0, 1)),
            new Reason.Custom("<b>&</b>", "1 < 2.", List.of(), List.of()));
    Document svg = parsed(StepPicture.of(Candidates.of(Board.EMPTY), step).toSvg());
    assertThat(svg.getElementsByTagName("title").item(0).getTextContent())
        .isEqualTo("<b>&</b>: 1 < 2. So r1c1 = 1.");
  }

  @ParameterizedTest
  @EnumSource
  void toSvg_everyRoleHasAColour(Part.Role role) {
    List<Part> parts = List.of(Part.digit(role, 1, List.of(0)), Part.cells(role, List.of(1)));
    Step step =
        Step.placing(
            Technique.USER_DEFINED,
            List.of(new Candidate(0, 1)),
            new Reason.Custom("Mine", "Because.", parts, List.of()));
    String named = "\" class=\"nonet-role " + role.name().toLowerCase(Locale.ROOT) + "\"";
    assertThat(StepPicture.of(Candidates.of(Board.EMPTY), step).interactive(true).toSvg())
        .containsPattern("<circle fill=\"#[0-9a-f]{6}" + named)
        .containsPattern("<rect fill=\"#[0-9a-f]{6}\" fill-opacity=\"0.3" + named);
  }

  @Test
  void detail_ofTheTechniqueShowsTheStateAlone() throws Exception {
    StepPicture picture = picture(Technique.POINTING, POINTING).detail(Detail.TECHNIQUE);
    Document svg = parsed(picture.toSvg());
    assertThat(svg.getElementsByTagName("title").item(0).getTextContent()).isEqualTo("Pointing");
    assertThat(svg.getElementsByTagName("circle").getLength()).isZero();
    assertThat(svg.getElementsByTagName("rect").getLength()).isEqualTo(1);
    assertThat(picture.toText()).doesNotContainPattern("[*=]|-[1-9]");
  }

  @Test
  void detail_whereShowsTheHousesAlone() throws Exception {
    StepPicture picture = picture(Technique.POINTING, POINTING).detail(Detail.WHERE);
    Document svg = parsed(picture.toSvg());
    assertThat(svg.getElementsByTagName("title").item(0).getTextContent())
        .isEqualTo("Pointing: look at the digit 7 in box 1.");
    assertThat(svg.getElementsByTagName("circle").getLength()).isZero();
    assertThat(svg.getElementsByTagName("path").getLength()).isEqualTo(3);
    assertThat(picture.toText())
        .doesNotContainPattern("=|-[1-9]")
        .contains("| *1*2*3*4*5*6*8*9 ")
        .contains("| *1*2*3*4*5*6*7*8*9 *1*2*3*4*5*6*7*8*9 *1*2*3*4*5*6*7*8*9 | 123456789 ");
  }

  @Test
  void detail_whereShowsThePivotOrTheCells() throws Exception {
    Step wing =
        Step.eliminating(
            Technique.XY_WING,
            List.of(new Candidate(40, 3)),
            new Reason.Wing(3, List.of(new Candidate(0, 1)), List.of(new Candidate(8, 3))));
    Step single =
        Step.placing(
            Technique.NAKED_SINGLE,
            List.of(new Candidate(0, 1)),
            new Reason.Single(new Candidate(0, 1), List.of()));
    for (Step step : List.of(wing, single)) {
      StepPicture picture = StepPicture.of(Candidates.of(Board.EMPTY), step).detail(Detail.WHERE);
      assertThat(parsed(picture.toSvg()).getElementsByTagName("rect").getLength()).isEqualTo(2);
      assertThat(picture.toText().split("\\*1", -1)).hasSize(2);
    }
  }

  @Test
  void detail_fullUnlessItIsAskedFor() {
    StepPicture picture = picture(Technique.POINTING, POINTING);
    assertThat(picture.detail(Detail.FULL).toSvg()).isEqualTo(picture.toSvg());
  }

  @Test
  void size_ofThePicture() throws Exception {
    StepPicture picture = picture(Technique.POINTING, POINTING);
    assertThat(parsed(picture.toSvg()).getDocumentElement().getAttribute("width")).isEqualTo("450");
    Document svg = parsed(picture.size(90).detail(Detail.WHERE).toSvg());
    assertThat(svg.getDocumentElement().getAttribute("width")).isEqualTo("90");
    assertThat(svg.getDocumentElement().getAttribute("height")).isEqualTo("90");
    assertThat(svg.getDocumentElement().getAttribute("viewBox")).isEqualTo("-18 -18 380 380");
    assertThat(picture.size(10_000).toText()).isEqualTo(picture.toText());
    for (int pixels : new int[] {89, 10_001, -1}) {
      assertThatIllegalArgumentException()
          .isThrownBy(() -> picture.size(pixels))
          .withMessage("pixels is " + pixels + "; expected 90 to 10000");
    }
  }
}
