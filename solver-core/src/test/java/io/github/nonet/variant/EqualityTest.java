package io.github.nonet.variant;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Mistake;
import io.github.nonet.logic.Verdict;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What the values of other rules promise of {@code equals} and {@code hashCode}. */
class EqualityTest {
  private static final Cage PAIR = Cage.of(5, 0, 1);

  static Stream<Named<Supplier<List<?>>>> values() {
    return Stream.of(
        Named.of("rules", EqualityTest::rules),
        Named.of("cage", () -> List.of(PAIR, Cage.of(4, 0, 1), Cage.of(5, 0, 2))),
        Named.of("constraint", EqualityTest::constraints),
        Named.of("grid", EqualityTest::grids),
        Named.of("candidates", EqualityTest::candidates),
        Named.of("game", EqualityTest::games),
        Named.of("conflict", EqualityTest::conflicts),
        Named.of("mistake", EqualityTest::mistakes),
        Named.of("step", EqualityTest::steps));
  }

  private static List<Rules> rules() {
    return List.of(
        Rules.of(4),
        Rules.of(9),
        Rules.of(4).withCages(List.of(PAIR)),
        Rules.of(4).withConstraints(List.of(Constraint.thermometer(0, 1))),
        Rules.builder(4).grid(0, 0, 2, 2).diagonals().build(),
        Rules.builder(4).rowsAndColumns(0, 0).build());
  }

  private static List<Constraint> constraints() {
    return List.of(
        Constraint.thermometer(0, 1),
        Constraint.thermometer(1, 0),
        Constraint.renban(0, 1),
        Constraint.renban(0, 1, 2));
  }

  private static List<Grid> grids() {
    List<Grid> grids = new ArrayList<>();
    rules().forEach(rules -> grids.add(rules.emptyGrid()));
    rules().forEach(rules -> grids.add(rules.emptyGrid().with(1, 2)));
    grids.add(Rules.of(4).emptyGrid().with(1, 3));
    return grids;
  }

  private static List<GridCandidates> candidates() {
    List<GridCandidates> candidates = new ArrayList<>();
    rules().forEach(rules -> candidates.add(GridCandidates.of(rules.emptyGrid()).without(3, 2)));
    candidates.add(GridCandidates.of(Rules.of(4).emptyGrid()));
    candidates.add(GridCandidates.of(Rules.of(4).emptyGrid()).with(3, 2));
    candidates.add(GridCandidates.of(Rules.of(4).emptyGrid().with(3, 2)));
    return candidates;
  }

  private static List<GridGame> games() {
    Grid puzzle = Rules.of(4).emptyGrid().with(0, 1);
    GridGame game = GridGame.of(puzzle);
    List<GridGame> games = new ArrayList<>();
    rules().forEach(rules -> games.add(GridGame.of(rules.emptyGrid())));
    games.addAll(
        List.of(
            game,
            game.put(5, 2),
            game.mark(5, 2),
            game.mark(5, 3),
            game.markAll(),
            markedOneByOne(game),
            GridGame.of(puzzle.with(5, 2)),
            GridGame.of(Rules.of(4).emptyGrid()).put(0, 1)));
    return games;
  }

  /** Has the marks of {@link GridGame#markAll}, but as notes. */
  private static GridGame markedOneByOne(GridGame game) {
    GridGame marked = game;
    for (int cell = 0; cell < game.cellCount(); cell++) {
      for (int value : game.markAll().marks(cell)) {
        marked = marked.mark(cell, value);
      }
    }
    return marked;
  }

  private static List<GridConflict> conflicts() {
    Rules diagonals = Rules.builder(4).grid(0, 0, 2, 2).diagonals().build();
    Rules thermometer = Rules.of(4).withConstraints(List.of(Constraint.thermometer(0, 1)));
    List<GridConflict> conflicts = new ArrayList<>();
    for (Grid grid :
        List.of(
            Rules.of(4).parseGrid("1..1 2... .... 2..."),
            diagonals.parseGrid("1..1 .... .... ...."),
            Rules.of(4).withCages(List.of(PAIR)).parseGrid("12.. .... .... ...."),
            thermometer.parseGrid("21.. .... .... ...."),
            thermometer.parseGrid("43.. .... .... ...."))) {
      conflicts.addAll(grid.conflicts());
    }
    return conflicts;
  }

  private static List<Mistake> mistakes() {
    GridGame game = GridGame.of(Rules.of(4).parseGrid("12.. 34.. 2143 4321"));
    Rules diagonals = Rules.builder(4).grid(0, 0, 2, 2).diagonals().build();
    List<Mistake> mistakes = new ArrayList<>();
    for (GridGame wrong :
        List.of(
            game.put(2, 4),
            game.put(3, 3),
            game.markAll().mark(2, 1).unmark(2, 3),
            GridGame.of(Rules.of(4).parseGrid("11.. .... .... ....")),
            GridGame.of(diagonals.parseGrid("11.. .... .... ....")))) {
      mistakes.add(wrong.mistake().orElseThrow());
    }
    return mistakes;
  }

  /** The only value of a cell, by each house that shows it, and pairs that take candidates. */
  private static List<GridStep> steps() {
    Grid puzzle = Rules.of(4).parseGrid("1... ..1. .2.. ...3");
    List<GridStep> steps = new ArrayList<>();
    GridLogicalSolver.standard().steps(GridCandidates.of(puzzle)).forEach(steps::add);
    GridLogicalSolver.standard()
        .steps(GridCandidates.of(puzzle.with(0, 0)))
        .limit(1)
        .forEach(steps::add);
    return List.copyOf(new LinkedHashSet<>(steps));
  }

  @ParameterizedTest
  @MethodSource("values")
  void madeTwice_equalAndOfOneHash(Supplier<List<?>> values) {
    List<?> once = values.get();
    List<?> again = values.get();
    assertThat(once).isNotEmpty();
    for (int i = 0; i < once.size(); i++) {
      assertThat(once.get(i)).isEqualTo(again.get(i)).hasSameHashCodeAs(again.get(i));
      assertThat(once.get(i)).isEqualTo(once.get(i));
    }
  }

  @ParameterizedTest
  @MethodSource("values")
  void others_notEqual(Supplier<List<?>> values) {
    List<?> all = values.get();
    for (Object value : all) {
      assertThat(value).isNotEqualTo(null).isNotEqualTo("text").isNotEqualTo(Verdict.Kind.values());
      for (Object other : all) {
        assertThat(value.equals(other)).as("%s and %s", value, other).isEqualTo(value == other);
      }
    }
  }

  /** A table of such values stays fast, because nearly all have different hashes. */
  @ParameterizedTest
  @MethodSource("values")
  void hashes_differ(Supplier<List<?>> values) {
    List<?> all = values.get();
    assertThat(all.stream().map(Object::hashCode).distinct().count())
        .isGreaterThan(all.size() * 2L / 3);
  }
}
