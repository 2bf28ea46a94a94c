package io.github.nonet.logic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.entry;

import io.github.nonet.Board;
import io.github.nonet.Boards;
import io.github.nonet.Candidate;
import io.github.nonet.Candidates;
import io.github.nonet.Detail;
import io.github.nonet.Level;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class JsonTest {
  private static final Board PUZZLE = Boards.EASY;
  private static final Candidates POINTING = States.without(7, 0, 1, 2, 18, 19, 20);

  @Test
  void state_everyCell() {
    Map<String, Object> data = Json.of(Candidates.of(PUZZLE).with(2, 4).without(3, 2));
    assertThat(data.keySet()).containsExactly("cells", "board", "solved");
    assertThat(data)
        .containsEntry("board", PUZZLE.with(2, 4).toString())
        .containsEntry("solved", false);
    assertThat((List<?>) data.get("cells")).hasSize(81);
    assertThat(Json.write(data))
        .startsWith(
            "{\"cells\":[{\"digit\":5,\"given\":true,\"candidates\":[5]},"
                + "{\"digit\":3,\"given\":true,\"candidates\":[3]},"
                + "{\"digit\":4,\"given\":false,\"candidates\":[4]},"
                + "{\"digit\":0,\"given\":false,\"candidates\":[6]},");
  }

  @Test
  void step_inALanguage() {
    Step step = States.steps(Technique.POINTING, POINTING).get(0);
    assertThat(Json.write(Json.of(step, Locale.GERMAN)))
        .startsWith(
            "{\"technique\":\"POINTING\","
                + "\"name\":\"Gesperrte Kandidaten (Block auf Linie)\",\"level\":\"MEDIUM\",")
        .contains(
            "\"placements\":[],\"eliminations\":[{\"cell\":12,\"digit\":7},",
            "\"pattern\":\"LockedCandidates\",\"parts\":[{\"role\":\"HOUSE\","
                + "\"houses\":[{\"type\":\"BOX\",\"index\":0}],\"cells\":[],\"candidates\":[]}")
        .endsWith("\"links\":[]}");
  }

  @Test
  void step_theSentencesOfEachDetail() {
    Step step = States.steps(Technique.POINTING, POINTING).get(0);
    assertThat(Json.of(step, Locale.ENGLISH).get("hints"))
        .isEqualTo(Arrays.stream(Detail.values()).map(step::describe).toList());
  }

  @Test
  void step_links() {
    Chain chain =
        new Chain(
            List.of(Chain.Node.of(new Candidate(0, 1)), Chain.Node.of(new Candidate(8, 1))),
            List.of(true));
    Step step = Step.eliminating(Technique.X_CHAIN, List.of(new Candidate(4, 1)), chain);
    assertThat(Json.write(Json.of(step, Locale.ENGLISH)))
        .endsWith(
            "\"links\":[{\"from\":[{\"cell\":0,\"digit\":1}],\"to\":[{\"cell\":8,\"digit\":1}],"
                + "\"strong\":true}]}");
  }

  @ParameterizedTest
  @EnumSource(Mistake.Kind.class)
  void mistake_ofEveryKind(Mistake.Kind kind) {
    Mistake mistake = new Mistake(kind, List.of(new Candidate(3, 9)));
    assertThat(Json.of(mistake, Locale.ENGLISH))
        .containsExactly(
            entry("kind", kind.name()),
            entry("text", mistake.describe()),
            entry("candidates", List.of(Map.of("cell", 3, "digit", 9))));
  }

  @Test
  void write_everythingThatJsonHas() {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("a\"b", Arrays.asList(1, -2L, 0.5, true, null));
    data.put("", Map.of());
    data.put("list", List.of());
    assertThat(Json.write(data)).isEqualTo("{\"a\\\"b\":[1,-2,0.5,true,null],\"\":{},\"list\":[]}");
  }

  @Test
  void write_charactersThatJsonEscapes() {
    assertThat(Json.write("\\ \" \n \t \u0000 \u2028 \u00fc \ud83d\ude00"))
        .isEqualTo("\"\\\\ \\\" \\n \\u0009 \\u0000 \\u2028 \u00fc \\ud83d\\ude00\"");
  }

  @Test
  void write_whatJsonDoesNotHave() {
    for (Object wrong : new Object[] {Double.NaN, Double.NEGATIVE_INFINITY, 'c', Level.EASY}) {
      assertThatIllegalArgumentException()
          .isThrownBy(() -> Json.write(List.of(wrong)))
          .withMessageContaining(String.valueOf(wrong));
    }
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Json.write(Map.of(1, 2)))
        .withMessage("key 1; expected a string");
  }
}
