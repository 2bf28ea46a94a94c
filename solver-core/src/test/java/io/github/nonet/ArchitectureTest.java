package io.github.nonet;

import static java.util.stream.Collectors.toCollection;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Which packages and classes may use which others, compared with what jdeps finds. */
class ArchitectureTest {
  private static final String ROOT = "io.github.nonet";

  private static final Path SOURCES = Path.of("src/main/java/io/github/nonet");

  /** The packages at the bottom, which use none but each other: all may use them. */
  private static final Set<String> GROUND = Set.of("internal.language", "internal.sets");

  /** The packages that each package may use, without the prefix; the root package is "". */
  private static final Map<String, Set<String>> ALLOWED =
      Map.ofEntries(
          entry(
              "",
              "internal",
              "internal.text",
              "internal.textbook",
              "internal.bitboard",
              "internal.vector"),
          entry("internal", ""),
          entry("internal.sets"),
          entry("internal.language"),
          entry("internal.text", "internal"),
          entry("internal.textbook", "", "internal"),
          entry("internal.bitboard", "", "internal"),
          entry("internal.vector", "", "internal"),
          entry("internal.lanes", "internal", "internal.vector"),
          entry("bulk", "", "internal", "internal.lanes", "internal.text"),
          entry("internal.explainer", "internal"),
          entry("internal.groups.forms", "internal"),
          entry("internal.groups", "", "internal", "internal.groups.forms"),
          entry(
              "internal.groups.learning",
              "",
              "internal",
              "internal.groups",
              "internal.groups.forms"),
          entry(
              "internal.groups.engines",
              "",
              "internal",
              "internal.groups",
              "internal.groups.learning"),
          entry("internal.constraints", "internal", "internal.groups.forms"),
          entry(
              "internal.rules",
              "",
              "internal",
              "internal.constraints",
              "internal.groups",
              "internal.groups.forms"),
          entry(
              "internal.fpuzzles",
              "internal",
              "internal.constraints",
              "internal.groups",
              "internal.link",
              "internal.rules"),
          entry(
              "internal.link",
              "",
              "internal",
              "internal.constraints",
              "internal.groups",
              "internal.rules"),
          entry(
              "internal.verdict",
              "",
              "internal",
              "internal.constraints",
              "internal.groups",
              "internal.groups.forms"),
          entry("internal.proof", "", "internal"),
          entry(
              "internal.words",
              "",
              "internal",
              "internal.constraints",
              "internal.deduction",
              "internal.groups",
              "internal.groups.forms",
              "internal.proof",
              "internal.rules",
              "internal.verdict",
              "logic"),
          entry(
              "internal.drawing",
              "",
              "internal",
              "internal.constraints",
              "internal.groups",
              "internal.rules"),
          entry(
              "internal.making",
              "",
              "generate",
              "internal",
              "internal.deduction",
              "internal.groups",
              "internal.groups.engines",
              "internal.groups.forms",
              "internal.rules"),
          entry("generate", "", "internal", "logic"),
          entry("symmetry", "", "internal"),
          entry("text", "", "internal", "internal.drawing", "internal.link", "internal.text"),
          entry(
              "internal.deduction",
              "",
              "internal",
              "internal.constraints",
              "internal.groups",
              "internal.groups.forms",
              "logic"),
          entry(
              "variant",
              "",
              "generate",
              "internal",
              "internal.constraints",
              "internal.deduction",
              "internal.drawing",
              "internal.fpuzzles",
              "internal.groups",
              "internal.groups.engines",
              "internal.link",
              "internal.making",
              "internal.proof",
              "internal.rules",
              "internal.text",
              "internal.verdict",
              "internal.words",
              "logic",
              "text"),
          entry(
              "logic",
              "",
              "internal",
              "internal.drawing",
              "internal.explainer",
              "internal.groups",
              "internal.link",
              "internal.logic",
              "internal.logic.hodoku",
              "internal.logic.proof",
              "internal.proof",
              "internal.verdict"));

  /** The rooms of the techniques, each of which may use the values, the state and other rooms. */
  private static final String TECHNIQUES = "internal.logic.";

  private static Map.Entry<String, Set<String>> entry(String type, String... allowed) {
    return Map.entry(type, Set.of(allowed));
  }

  private static boolean mayUse(String from, String to) {
    boolean isTechnique = from.startsWith(TECHNIQUES);
    boolean isRegistry = from.equals("internal.logic");
    if (GROUND.contains(to)) {
      return true;
    }
    return isTechnique || isRegistry
        ? Set.of("", "internal", "logic", "internal.logic").contains(to)
            || to.startsWith(TECHNIQUES)
        : ALLOWED.get(from).contains(to);
  }

  /**
   * The classes of the root package that the internal packages may use: no boards. Readers throw
   * what {@code parse} throws, and a search that is interrupted what solvers throw.
   */
  private static final Set<String> USED_BELOW =
      Set.of(
          "TextFormatException",
          "Candidate",
          "CellOrder",
          "Detail",
          "Inference",
          "Level",
          "Progress",
          "SearchInterruptedException",
          "SearchLimit",
          "SearchLimitExceededException");

  /**
   * Which internal packages use which exported ones, without the root: the techniques for boards
   * make steps, and the others use names and no grids.
   */
  private static final Map<String, Set<String>> USED_ABOVE =
      Map.of(
          "internal.logic", Set.of("logic"),
          "internal.deduction", Set.of("logic.GridTechnique"),
          "internal.words", Set.of("logic.GridTechnique"),
          "internal.making", Set.of("generate.GenerationFailedException", "generate.Symmetry"));

  /**
   * The packages that use each other, perhaps by way of others. Boards and their solvers are on the
   * ground floor: what they use uses no grids, no hints and no other rules.
   */
  private static final Set<Set<String>> KNOTS =
      Set.of(
          Set.of(
              "",
              "internal",
              "internal.bitboard",
              "internal.text",
              "internal.textbook",
              "internal.vector"),
          Set.of(
              "logic",
              "internal.logic",
              "internal.logic.als",
              "internal.logic.basic",
              "internal.logic.chain",
              "internal.logic.coloring",
              "internal.logic.fish",
              "internal.logic.hodoku",
              "internal.logic.onedigit",
              "internal.logic.proof",
              "internal.logic.template",
              "internal.logic.unique",
              "internal.logic.wing"));

  /**
   * {@code Solver.getDefault()}, {@code Algorithm.solver()}, {@code Solver.within()} and {@code
   * Solver.branching()} force it.
   */
  private static final Set<String> FORCED_CIRCLE =
      Set.of(
          "Solver",
          "Algorithm",
          "EngineSolver",
          "EnginePool",
          "LimitedSolver",
          "BranchingSolver",
          "CandidatesSearch");

  /** A sealed interface names its kinds. */
  private static final Set<String> PATTERN_CIRCLE =
      Set.of(
          "logic.Reason",
          "logic.AlmostLockedSets",
          "logic.Chain",
          "logic.Colors",
          "logic.FurtherReason",
          "logic.Net");

  private static final Set<String> PUZZLE_CIRCLE = Set.of("Puzzle", "Board", "Candidates");

  private static final Set<String> GRID_SOLVER_CIRCLE =
      Set.of("variant.GridSolver", "variant.GridEngineSolver");

  /**
   * A grid has its rules, and rules make grids; rules have constraints, some of which are made from
   * what the rules know of places. A sealed interface names grids and their candidates.
   */
  private static final Set<String> GRID_CIRCLE =
      Set.of(
          "variant.Rules",
          "variant.Grid",
          "variant.GridPuzzle",
          "variant.GridCandidates",
          "variant.GridConflict",
          "variant.Constraint");

  /** A structure keeps its plan, in which some of its forms are the cages of another structure. */
  private static final Set<String> PLAN_CIRCLE =
      Set.of(
          "internal.groups.Structure", "internal.groups.FormPlan", "internal.groups.FormPlanner");

  private static final Map<String, Set<String>> DEPENDENCIES = Dependencies.CLASSES;

  private static String packageOf(String type) {
    return Dependencies.packageOf(type);
  }

  @Test
  void jdeps_seesTheClasses() {
    assertThat(DEPENDENCIES).hasSizeGreaterThan(40);
    assertThat(DEPENDENCIES.get("EngineSearch"))
        .contains("Board", "GuardedSearch", "internal.Engine");
  }

  @Test
  void packages_useWhatTheyMay() {
    DEPENDENCIES.forEach(
        (type, used) ->
            assertThat(used)
                .filteredOn(other -> !packageOf(other).equals(packageOf(type)))
                .as("used by %s", type)
                .allMatch(other -> mayUse(packageOf(type), packageOf(other))));
  }

  @Test
  void internalPackages_knowNoBoards() {
    DEPENDENCIES.forEach(
        (type, used) ->
            assertThat(used)
                .filteredOn(other -> packageOf(type).startsWith("internal"))
                .filteredOn(other -> !packageOf(type).startsWith("internal.logic"))
                .filteredOn(other -> packageOf(other).isEmpty())
                .as("used by %s", type)
                .isSubsetOf(USED_BELOW));
  }

  @Test
  void internalPackages_useOfExportedOnes() {
    Map<String, Set<String>> found = new TreeMap<>();
    DEPENDENCIES.forEach(
        (type, used) -> {
          String from = packageOf(type);
          boolean isOfBoards = (from + '.').startsWith(TECHNIQUES);
          used.stream()
              .filter(other -> from.startsWith("internal"))
              .filter(other -> !packageOf(other).isEmpty() && !other.startsWith("internal"))
              .forEach(
                  other ->
                      found
                          .computeIfAbsent(
                              isOfBoards ? "internal.logic" : from, key -> new TreeSet<>())
                          .add(isOfBoards ? packageOf(other) : other));
        });
    assertThat(found).containsExactlyInAnyOrderEntriesOf(USED_ABOVE);
  }

  /** Where the page on the architecture sends its readers. */
  @Test
  void packages_haveADescription() throws IOException {
    try (Stream<Path> files = Files.walk(SOURCES)) {
      assertThat(files.filter(ArchitectureTest::isSource).map(Path::getParent).distinct())
          .hasSizeGreaterThan(30)
          .allSatisfy(
              folder ->
                  assertThat(folder.resolve("package-info.java"))
                      .content()
                      .containsPattern("(?s)/\\*\\*.{20,}\\*/"));
    }
  }

  private static boolean isSource(Path file) {
    return file.toString().endsWith(".java");
  }

  @Test
  void classes_inNoCircleButTheForcedOne() {
    assertThat(circles(DEPENDENCIES))
        .containsExactlyInAnyOrder(
            FORCED_CIRCLE,
            PATTERN_CIRCLE,
            PUZZLE_CIRCLE,
            GRID_SOLVER_CIRCLE,
            PLAN_CIRCLE,
            GRID_CIRCLE);
  }

  @Test
  void packages_inNoOtherKnots() {
    assertThat(circles(Dependencies.packages())).isEqualTo(KNOTS);
  }

  /** Whoever reads a class has to understand what it can reach. Readers of texts may still grow. */
  @ParameterizedTest
  @CsvSource({"Board, 60", "Solver, 85"})
  void classesReachedFrom_fewEnough(String type, int most) {
    assertThat(reachableFrom(DEPENDENCIES, Set.of(type))).contains(type).hasSizeBetween(40, most);
  }

  @Test
  void classesReachedFromTheApi_fewEnough() {
    Set<String> root =
        DEPENDENCIES.keySet().stream()
            .filter(type -> packageOf(type).isEmpty())
            .collect(toCollection(TreeSet::new));
    assertThat(reachableFrom(DEPENDENCIES, root)).containsAll(root).hasSizeBetween(60, 90);
  }

  /** A program may import whole packages: no name of ours means something else there. */
  @ParameterizedTest
  @ValueSource(strings = {"java.lang", "java.util", "java.nio.file", "java.awt"})
  void publicTypes_noNameOfThePackage(String jdkPackage) throws IOException {
    Set<String> names = exportedNames();
    assertThat(names).contains("Board", "SolutionPath", "PuzzleFormat", "BulkSolver", "Canonical");
    assertThat(names).noneMatch(name -> exists(jdkPackage + "." + name));
    assertThat(exists(jdkPackage + "." + (jdkPackage.endsWith("file") ? "Path" : "List")))
        .isEqualTo(!jdkPackage.endsWith("lang"));
  }

  /** Returns the simple names of the public top-level types of the exported packages. */
  private static Set<String> exportedNames() throws IOException {
    Path classes = Path.of(Dependencies.location(Board.class));
    Set<String> names = new TreeSet<>();
    try (Stream<Path> files = Files.walk(classes)) {
      for (Path file : files.filter(ArchitectureTest::isTopLevelClass).toList()) {
        String name = classes.relativize(file).toString().replaceAll("[/\\\\]", ".");
        if (name.startsWith(ROOT) && !name.startsWith(ROOT + ".internal")) {
          Class<?> type = classOf(name.substring(0, name.length() - ".class".length()));
          if (type != null && Modifier.isPublic(type.getModifiers())) {
            names.add(type.getSimpleName());
          }
        }
      }
    }
    return names;
  }

  private static boolean isTopLevelClass(Path file) {
    String name = file.getFileName().toString();
    return name.endsWith(".class") && !name.contains("$") && !name.contains("-info");
  }

  private static boolean exists(String type) {
    return classOf(type) != null;
  }

  private static Class<?> classOf(String type) {
    try {
      return Class.forName(type, false, ArchitectureTest.class.getClassLoader());
    } catch (ClassNotFoundException e) {
      return null;
    }
  }

  /** Returns the sets of those that can reach each other. */
  private static Set<Set<String>> circles(Map<String, Set<String>> uses) {
    Set<Set<String>> circles = new HashSet<>();
    for (String one : uses.keySet()) {
      Set<String> circle = new TreeSet<>(reachableFrom(uses, uses.get(one)));
      circle.removeIf(other -> !reachableFrom(uses, Set.of(other)).contains(one));
      if (circle.contains(one)) {
        circles.add(circle);
      }
    }
    return circles;
  }

  /** Returns these, what they use, what that uses, and so on. */
  private static Set<String> reachableFrom(Map<String, Set<String>> uses, Set<String> from) {
    Set<String> reached = new TreeSet<>(from);
    Deque<String> open = new ArrayDeque<>(from);
    while (!open.isEmpty()) {
      for (String next : uses.getOrDefault(open.pop(), Set.of())) {
        if (reached.add(next)) {
          open.push(next);
        }
      }
    }
    return reached;
  }
}
