package io.github.nonet.docs;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Board;
import io.github.nonet.Candidates;
import io.github.nonet.Conflict;
import io.github.nonet.Solver;
import io.github.nonet.generate.PuzzleGenerator;
import io.github.nonet.logic.GridTechnique;
import io.github.nonet.logic.LogicalSolver;
import io.github.nonet.logic.SolutionPath;
import io.github.nonet.logic.StepPicture;
import io.github.nonet.logic.Suspect;
import io.github.nonet.logic.Technique;
import io.github.nonet.logic.Verdict;
import io.github.nonet.text.BoardPicture;
import io.github.nonet.variant.Grid;
import io.github.nonet.variant.GridCandidates;
import io.github.nonet.variant.GridConflict;
import io.github.nonet.variant.GridGenerator;
import io.github.nonet.variant.GridLogicalSolver;
import io.github.nonet.variant.GridPath;
import io.github.nonet.variant.GridPicture;
import io.github.nonet.variant.GridSolver;
import io.github.nonet.variant.GridSuspect;
import io.github.nonet.variant.GridVerdict;
import java.io.IOException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * The methods that boards and grids have in common, and those that only one side has, for the types
 * that no interface joins: a method that is added to one side changes a row of {@code parity.md}.
 * To write the table again: {@code mvn -o -pl solver-core test -Dtest=ParityTest
 * -Dnonet.docs.write=true}.
 */
class ParityTest {
  private static final boolean WRITE = Boolean.getBoolean("nonet.docs.write");
  private static final Path TABLE =
      Path.of("src/test/resources/io/github/nonet/docs").resolve("parity.md");
  private static final String HEAD =
      "| Board | Grid | Both | Only boards | Only grids |\n|---|---|---|---|---|\n";
  private static final Set<String> OF_ALL =
      Set.of("equals", "hashCode", "toString", "values", "valueOf");

  /** What boards call otherwise than grids do. */
  private static final Map<String, String> NAMES =
      Map.of(
          "digit", "value",
          "digits", "values",
          "board", "grid",
          "toDigitSets", "toSets");

  private record Pair(List<Class<?>> ofBoard, Class<?> ofGrid) {
    Pair(Class<?> ofBoard, Class<?> ofGrid) {
      this(List.of(ofBoard), ofGrid);
    }

    String row() {
      Set<String> board = new TreeSet<>();
      ofBoard.forEach(type -> board.addAll(methods(type)));
      Set<String> grid = methods(ofGrid);
      Set<String> both = new TreeSet<>();
      Set<String> boardAlone = new TreeSet<>();
      for (String name : board) {
        String other = NAMES.getOrDefault(name, name);
        if (grid.remove(name)) {
          both.add("`" + name + "`");
        } else if (grid.remove(other)) {
          both.add("`" + name + "` / `" + other + "`");
        } else {
          boardAlone.add("`" + name + "`");
        }
      }
      String types = ofBoard.stream().map(Pair::name).collect(Collectors.joining(", "));
      String gridAlone = grid.stream().map(it -> "`" + it + "`").collect(Collectors.joining(", "));
      return Stream.of(
              types,
              name(ofGrid),
              String.join(", ", both),
              String.join(", ", boardAlone),
              gridAlone)
          .collect(Collectors.joining(" | ", "| ", " |"))
          .replace("|  |", "| |")
          .replace("|  |", "| |");
    }

    private static String name(Class<?> type) {
      Class<?> outer = type.getDeclaringClass();
      return "`" + (outer == null ? "" : outer.getSimpleName() + ".") + type.getSimpleName() + "`";
    }

    private static Set<String> methods(Class<?> type) {
      return Stream.of(type.getDeclaredMethods())
          .filter(it -> Modifier.isPublic(it.getModifiers()) && !it.isSynthetic())
          .map(Method::getName)
          .filter(it -> !OF_ALL.contains(it) || it.equals("values") && !type.isEnum())
          .collect(Collectors.toCollection(TreeSet::new));
    }
  }

  private static final List<Pair> PAIRS =
      List.of(
          new Pair(Board.class, Grid.class),
          new Pair(Candidates.class, GridCandidates.class),
          new Pair(Conflict.class, GridConflict.class),
          new Pair(Solver.class, GridSolver.class),
          new Pair(Verdict.class, GridVerdict.class),
          new Pair(Suspect.class, GridSuspect.class),
          new Pair(LogicalSolver.class, GridLogicalSolver.class),
          new Pair(SolutionPath.class, GridPath.class),
          new Pair(Technique.class, GridTechnique.class),
          new Pair(List.of(BoardPicture.class, StepPicture.class), GridPicture.class),
          new Pair(PuzzleGenerator.class, GridGenerator.class),
          new Pair(PuzzleGenerator.Made.class, GridGenerator.Made.class),
          new Pair(PuzzleGenerator.Builder.class, GridGenerator.Builder.class));

  @Test
  void table_isWhatTheCodeHas() throws IOException {
    String rows = PAIRS.stream().map(it -> it.row() + "\n").collect(Collectors.joining());
    if (WRITE) {
      Files.writeString(TABLE, HEAD + rows);
    }
    assertThat(TABLE).hasContent(HEAD + rows);
  }

  /** The techniques that both have are of one name, and the guess of one level. */
  @Test
  void techniquesOfBoth_haveOneName() {
    List<GridTechnique> shared =
        Stream.of(GridTechnique.values())
            .filter(it -> Stream.of(Technique.values()).anyMatch(o -> o.name().equals(it.name())))
            .toList();
    assertThat(shared)
        .hasSizeGreaterThan(15)
        .allSatisfy(
            it ->
                assertThat(it.displayName()).isEqualTo(Technique.valueOf(it.name()).displayName()));
    assertThat(GridTechnique.BRUTE_FORCE.level()).isEqualTo(Technique.BRUTE_FORCE.level());
  }
}
