package io.github.nonet.docs;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Level;
import io.github.nonet.internal.constraints.ConstraintKind;
import io.github.nonet.internal.rules.BuilderCall;
import io.github.nonet.logic.GridTechnique;
import io.github.nonet.logic.LogicalSolver;
import io.github.nonet.logic.Technique;
import io.github.nonet.text.PuzzleFormat;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Every constant appears in all files that docs/inside/extending.md names for it. A failure lists
 * the files that were forgotten.
 */
class WhereToAddTest {
  private static final String MAIN = "solver-core/src/main/java/io/github/nonet/";
  private static final String TEST = "solver-core/src/test/java/io/github/nonet/";
  private static final String TEST_DATA = "solver-core/src/test/resources/io/github/nonet/";
  private static final String VARIANTS = "docs/use/variants.md";
  private static final String VARIANT_HINTS = "docs/use/variant-hints.md";

  private final List<String> forgotten = new ArrayList<>();

  /** Wants a text in a file, or in one of the files of a folder. */
  private void require(String place, String text) {
    require(List.of(place), text);
  }

  /** Wants a text in one of some places. */
  private void require(List<String> places, String text) {
    if (places.stream().noneMatch(place -> read(Example.ROOT.resolve(place)).contains(text))) {
      forgotten.add(String.join(" or ", places) + " has no " + text.strip());
    }
  }

  private static String read(Path place) {
    if (!Files.isDirectory(place)) {
      return Pages.text(place);
    }
    try (Stream<Path> files = Files.list(place)) {
      return files.filter(Files::isRegularFile).map(Pages::text).collect(Collectors.joining());
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  private void requireSentence(String bundle, String key) {
    for (String language : List.of("", "_de")) {
      String file = "solver-core/src/main/resources/io/github/nonet/" + bundle + language;
      require(file + ".properties", "\n" + key + "=");
    }
  }

  private void requireNothingForgotten(Object added) {
    assertThat(forgotten).as("%s is missing", added).isEmpty();
  }

  @ParameterizedTest
  @EnumSource(
      mode = EnumSource.Mode.EXCLUDE,
      names = {"BRUTE_FORCE", "USER_DEFINED"})
  void techniqueOfBoards(Technique technique) {
    requireSentence("logic/Sentences", technique.name());
    require(TEST + "logic/TechniqueTest.java", technique.name());
    if (LogicalSolver.standard().techniques().contains(technique)) {
      require(TEST_DATA + "logic/technique-inventory.txt", technique.name() + "=");
    }
    require("docs/use/techniques.md", "`" + technique.name() + "`");
    requireNothingForgotten(technique);
  }

  private static String rowOf(Level level) {
    return Pages.text(Example.ROOT.resolve(VARIANT_HINTS))
        .lines()
        .filter(line -> line.startsWith("| `" + level + "` | "))
        .findFirst()
        .orElseThrow()
        .toLowerCase(Locale.ROOT);
  }

  @ParameterizedTest
  @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "BRUTE_FORCE")
  void techniqueOfGrids(GridTechnique technique) {
    // A chain is reported in one way, whatever its links are.
    String sentence = technique.level() == Level.UNFAIR ? "CHAIN" : technique.name();
    requireSentence("variant/GridSentences", sentence + ".full");
    require(MAIN + "internal/deduction", "GridTechnique." + technique.name());
    require(List.of(TEST + "internal/deduction", TEST + "variant"), technique.name());
    String row = rowOf(technique.level());
    String name = technique.displayName().toLowerCase(Locale.ROOT);
    if (!Stream.of(name.split(" ")).allMatch(row::contains)) {
      forgotten.add("the row of " + technique.level() + " in " + VARIANT_HINTS + " has no " + name);
    }
    requireNothingForgotten(technique);
  }

  @ParameterizedTest
  @EnumSource
  void formatOfPuzzles(PuzzleFormat format) {
    require(TEST + "text/FormatTraits.java", "PuzzleFormat." + format);
    require(TEST + "text/PuzzleFormatTest.java", "PuzzleFormat." + format);
    require("docs/use/install.md", "| `" + format + "` |");
    require("docs/playground/src/page/english.js", format + ": ");
    require("docs/playground/src/page/german.js", format + ": ");
    requireNothingForgotten(format);
  }

  @ParameterizedTest
  @EnumSource
  void kindOfConstraint(ConstraintKind kind) {
    String call = kind.method() + "(";
    if (!kind.isOwn()) {
      requireSentence("variant/GridSentences", "rules." + kind.method());
    }
    if (kind.isOfBuilder()) {
      require(VARIANTS, call);
    } else {
      require(MAIN + "variant/Constraint.java", " Constraint " + call);
      require("docs/use/lines.md", "`" + call);
      require(TEST + "variant/RandomConstraints.java", "Constraint." + call);
      if (!kind.isOwn()) {
        requireSentence("variant/GridSentences", "constraint." + kind.method());
      }
    }
    require(MAIN + "internal/drawing/LineSvg.java", " " + kind);
    requireNothingForgotten(kind);
  }

  @ParameterizedTest
  @EnumSource
  void partOfLayout(BuilderCall.Method part) {
    String call = part.method();
    require(MAIN + "variant/Rules.java", " Builder " + call + "(");
    require(VARIANTS, call + "(");
    require(TEST + "variant", call);
    requireNothingForgotten(part);
  }
}
