package io.github.nonet.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Every link of every page leads to a file of the project, and to a heading of a page. */
class LinksTest {
  /** A link or a picture of Markdown, or a picture of HTML. */
  private static final Pattern LINK =
      Pattern.compile("]\\(([^)\\s]+)\\)|(?:src|srcset)=\"([^\"]+)\"");

  /** A page that a comment, a message or a script of the project names from the root. */
  private static final Pattern MENTION = Pattern.compile("\\bdocs/(?:\\w[\\w-]*/)?[\\w-]+\\.md\\b");

  private static final Pattern HEADING = Pattern.compile("(?m)^#{1,6} (.+)$");
  private static final Pattern BLOCK = Pattern.compile("(?ms)^ *```.*?^ *```$");
  private static final Pattern CODE = Pattern.compile("`[^`\n]*`");

  /** Where files may mention pages. */
  private static final List<String> PLACES =
      List.of(".ci", ".github", "docs", "solver-benchmarks", "solver-core");

  private static final Pattern TEXTS =
      Pattern.compile(".*\\.(java|md|xml|yml|properties|mustache|sh|js|html)|.*/\\.ci/\\w[\\w-]*");

  @Test
  void links_leadSomewhere() {
    List<String> broken =
        Pages.all().stream()
            .flatMap(page -> targets(page).map(target -> complaint(page, target)))
            .filter(complaint -> !complaint.isEmpty())
            .toList();
    assertThat(broken).isEmpty();
  }

  @Test
  void links_leadToEveryPage() {
    Set<Path> linked =
        Pages.all().stream()
            .flatMap(page -> targets(page).map(target -> file(page, target)))
            .collect(Collectors.toSet());
    assertThat(linked).containsAll(Pages.all());
  }

  @Test
  void mentions_areOfPages() throws Exception {
    List<String> wrong = new ArrayList<>();
    for (Path file : mentioning()) {
      MENTION
          .matcher(Pages.text(file))
          .results()
          .map(MatchResult::group)
          .filter(page -> !Files.exists(Example.ROOT.resolve(page)))
          .forEach(page -> wrong.add(Example.ROOT.relativize(file) + ": " + page));
    }
    assertThat(wrong).isEmpty();
  }

  @Test
  void anchors_areThoseOfHeadings() {
    assertThat(
            anchors("# `VECTOR`: two boards, at once\n## A\n```\n# no\n```\n## A\n## Ä-b c_d (e)?"))
        .containsExactlyInAnyOrder("vector-two-boards-at-once", "a", "a-1", "ä-b-c_d-e");
  }

  @Test
  void complaints_nameThePageAndTheTarget() {
    Path page = Example.ROOT.resolve("README.md");
    assertThat(complaint(page, "LICENSE")).isEmpty();
    assertThat(complaint(page, "#use-it")).isEmpty();
    assertThat(complaint(page, "#no-such-heading")).isEqualTo("README.md: #no-such-heading");
    assertThat(complaint(page, "CONTRIBUTING.md#no")).isEqualTo("README.md: CONTRIBUTING.md#no");
    assertThat(complaint(page, "no.md")).isEqualTo("README.md: no.md");
  }

  /** Returns the targets within the project. */
  private static Stream<String> targets(Path page) {
    String text = CODE.matcher(BLOCK.matcher(Pages.text(page)).replaceAll("")).replaceAll("");
    return LINK.matcher(text)
        .results()
        .map(link -> link.group(1) == null ? link.group(2) : link.group(1))
        .filter(target -> !target.contains(":"));
  }

  private static Path file(Path page, String target) {
    String path = target.replaceAll("#.*", "");
    return path.isEmpty() ? page : page.resolveSibling(path).normalize();
  }

  /** Returns the fault of a link, or nothing. */
  private static String complaint(Path page, String target) {
    Path file = file(page, target);
    int hash = target.indexOf('#');
    boolean isGood =
        Files.exists(file)
            && (hash < 0 || anchors(Pages.text(file)).contains(target.substring(hash + 1)));
    return isGood ? "" : Example.ROOT.relativize(page) + ": " + target;
  }

  /** Returns the anchors that a page gets: the second of the same name ends in "-1". */
  private static Set<String> anchors(String page) {
    Set<String> anchors = new TreeSet<>();
    Map<String, Integer> seen = new HashMap<>();
    HEADING
        .matcher(BLOCK.matcher(page).replaceAll(""))
        .results()
        .map(heading -> slug(heading.group(1)))
        .forEach(
            slug -> {
              int before = seen.merge(slug, 1, (a, b) -> a + b) - 1;
              anchors.add(before == 0 ? slug : slug + "-" + before);
            });
    return anchors;
  }

  private static String slug(String heading) {
    return heading
        .toLowerCase(Locale.ROOT)
        .replaceAll("\\[([^]]*)]\\([^)]*\\)", "$1")
        .replaceAll("[^\\p{L}\\p{N} _-]", "")
        .strip()
        .replace(' ', '-');
  }

  private static List<Path> mentioning() throws Exception {
    List<Path> files = new ArrayList<>(Pages.all());
    files.add(Example.ROOT.resolve("pom.xml"));
    for (String place : PLACES) {
      try (Stream<Path> all = Files.walk(Example.ROOT.resolve(place))) {
        all.filter(Files::isRegularFile)
            .filter(file -> !Example.ROOT.relativize(file).toString().contains("target"))
            .filter(file -> TEXTS.matcher(file.toString().replace('\\', '/')).matches())
            .forEach(files::add);
      }
    }
    assertThat(files).hasSizeGreaterThan(500);
    return files;
  }
}
