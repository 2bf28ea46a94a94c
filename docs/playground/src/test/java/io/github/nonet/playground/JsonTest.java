package io.github.nonet.playground;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.entry;

import io.github.nonet.Board;
import io.github.nonet.Candidate;
import io.github.nonet.Candidates;
import io.github.nonet.Detail;
import io.github.nonet.Level;
import io.github.nonet.Mistake;
import io.github.nonet.logic.Chain;
import io.github.nonet.logic.LogicalSolver;
import io.github.nonet.logic.Step;
import io.github.nonet.logic.Technique;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;

class JsonTest {
  private static final Candidates FULL = Candidates.of(Board.EMPTY);

  /** Returns a step in which 7 has two places in the first box. */
  private static Step pointing() {
    Candidates state = FULL;
    for (int cell : new int[] {0, 1, 2, 18, 19, 20, 9}) {
      state = state.without(cell, 7);
    }
    return LogicalSolver.of(Technique.POINTING).nextStep(state).orElseThrow();
  }

  @Test
  void step_inALanguage() {
    assertThat(JsonText.write(Json.of(pointing(), Locale.GERMAN)))
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
    assertThat(Json.of(pointing(), Locale.ENGLISH).get("hints"))
        .isEqualTo(Arrays.stream(Detail.values()).map(pointing()::describe).toList());
  }

  @Test
  void step_links() {
    Chain chain =
        new Chain(
            List.of(Chain.Node.of(new Candidate(0, 1)), Chain.Node.of(new Candidate(8, 1))),
            List.of(true));
    Step step = Step.eliminating(Technique.X_CHAIN, List.of(new Candidate(4, 1)), chain);
    assertThat(JsonText.write(Json.of(step, Locale.ENGLISH)))
        .endsWith(
            "\"links\":[{\"from\":[{\"cell\":0,\"digit\":1}],\"to\":[{\"cell\":8,\"digit\":1}],"
                + "\"strong\":true}]}");
  }

  @Test
  void mistake_whatIsWrong() {
    Candidates solved = Candidates.of(Board.parse(PlaygroundTest.SOLVED).with(3, 0));
    Mistake mistake = LogicalSolver.standard().findMistake(solved.without(3, 6)).orElseThrow();
    assertThat(Json.of(mistake, Locale.ENGLISH))
        .containsExactly(
            entry("kind", "MISSING_CANDIDATE"),
            entry("text", mistake.describe()),
            entry("candidates", List.of(Map.of("cell", 3, "digit", 6))));
  }

  @Test
  void write_everythingThatJsonHas() {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("a\"b", Arrays.asList(1, -2L, 0.5, true, null));
    data.put("", Map.of());
    data.put("list", List.of());
    assertThat(JsonText.write(data))
        .isEqualTo("{\"a\\\"b\":[1,-2,0.5,true,null],\"\":{},\"list\":[]}");
  }

  @Test
  void write_charactersThatJsonEscapes() {
    assertThat(JsonText.write("\\ \" \n \t \u0000 \u2028 \u00fc \ud83d\ude00"))
        .isEqualTo("\"\\\\ \\\" \\n \\u0009 \\u0000 \\u2028 \u00fc \\ud83d\\ude00\"");
  }

  @Test
  void write_whatJsonDoesNotHave() {
    for (Object wrong : new Object[] {Double.NaN, Double.NEGATIVE_INFINITY, 'c', Level.EASY}) {
      assertThatIllegalArgumentException()
          .isThrownBy(() -> JsonText.write(List.of(wrong)))
          .withMessageContaining(String.valueOf(wrong));
    }
    assertThatIllegalArgumentException()
        .isThrownBy(() -> JsonText.write(Map.of(1, 2)))
        .withMessage("key 1; expected a string");
  }
}
