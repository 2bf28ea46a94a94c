package io.github.nonet.playground;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.logic.Technique;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Each technique of boards has a heading of the page that teaches it. */
class LessonsTest {
  private static final Path PAGE = Path.of("src/page/lessons.js");
  private static final Path TECHNIQUES = Path.of("../use/techniques.md");
  private static final Path VARIANTS = Path.of("../use/variant-hints.md");

  /**
   * Techniques without a heading: the library cannot give a reason, or does not have the technique.
   */
  private static final Set<Technique> WITHOUT =
      EnumSet.of(Technique.BRUTE_FORCE, Technique.USER_DEFINED);

  private static Map<String, Pattern> headings() throws IOException {
    Map<String, Pattern> headings = new LinkedHashMap<>();
    Pattern.compile("\\['([a-z-]+)', /(.*)/\\],")
        .matcher(Files.readString(PAGE))
        .results()
        .forEach(it -> headings.put(it.group(1), Pattern.compile(it.group(2))));
    return headings;
  }

  private static Set<String> anchors(Path page) throws IOException {
    return Pattern.compile("(?m)^## (.*)$")
        .matcher(Files.readString(page))
        .results()
        .map(LessonsTest::anchor)
        .collect(Collectors.toSet());
  }

  @Test
  void headings_areThoseOfThePage() throws IOException {
    assertThat(headings()).isNotEmpty();
    assertThat(anchors(TECHNIQUES)).containsAll(headings().keySet());
  }

  @Test
  void lessonOfOtherRules_isOnThePageOfTheirHints() throws IOException {
    Matcher found =
        Pattern.compile("PAGES\\}variant-hints\\.md#([a-z-]+)`").matcher(Files.readString(PAGE));
    assertThat(found.find()).isTrue();
    assertThat(anchors(VARIANTS)).contains(found.group(1));
  }

  private static String anchor(MatchResult heading) {
    return heading.group(1).toLowerCase().replaceAll("[^a-z0-9 -]", "").replace(' ', '-');
  }

  @Test
  void techniques_haveOneEach() throws IOException {
    Map<String, Pattern> headings = headings();
    for (Technique technique : Technique.values()) {
      boolean hasOne =
          headings.values().stream().anyMatch(it -> it.matcher(technique.name()).find());
      assertThat(hasOne).as(technique.name()).isEqualTo(!WITHOUT.contains(technique));
    }
  }

  /** An example in the section of a technique is of this technique: the first pattern that fits. */
  @Test
  void examples_areBelowTheirHeadings() throws IOException {
    Map<String, Pattern> headings = headings();
    String heading = "";
    int examples = 0;
    for (String line : Files.readAllLines(TECHNIQUES)) {
      if (line.startsWith("## ")) {
        heading = line.substring(3).toLowerCase().replaceAll("[^a-z0-9 -]", "").replace(' ', '-');
      } else if (line.startsWith("<!-- example ")) {
        String technique = line.split(" ")[2];
        String first =
            headings.entrySet().stream()
                .filter(it -> it.getValue().matcher(technique).find())
                .findFirst()
                .map(Map.Entry::getKey)
                .orElse("");
        if (!technique.equals(Technique.BRUTE_FORCE.name())) {
          assertThat(first).as(technique).isEqualTo(heading);
          examples++;
        }
      }
    }
    assertThat(examples).isGreaterThan(20);
  }
}
