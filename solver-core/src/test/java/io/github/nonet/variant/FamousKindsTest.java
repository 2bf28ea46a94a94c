package io.github.nonet.variant;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import io.github.nonet.Detail;
import io.github.nonet.Level;
import io.github.nonet.variant.GridGenerator.Made;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Puzzles of famous kinds: made, solved, hinted to the end, drawn, written and read. */
class FamousKindsTest {
  private static final int CONSTRAINTS = 8;
  private static final int SIDE = 9;

  static Stream<Arguments> kinds() {
    return Stream.of(
        kind("thermometer", 4, Constraint::thermometer),
        kind("arrow", 3, line -> Constraint.arrow(line[0], line[1], line[2])),
        kind("whispers", 3, line -> Constraint.whispers(5, line)),
        kind("renban", 3, Constraint::renban),
        kind("palindrome", 3, Constraint::palindrome),
        kind("between", 3, Constraint::between),
        kind("white dots", 2, line -> Constraint.whiteDot(line[0], line[1])),
        kind("black dots", 2, line -> Constraint.blackDot(line[0], line[1])),
        kind("X", 2, line -> Constraint.x(line[0], line[1])),
        kind("little killer", 4, null),
        kind("sandwich", SIDE, null),
        kind("skyscraper", SIDE, null),
        kind("killer with knights", 0, null));
  }

  private static Arguments kind(String name, int length, Function<int[], Constraint> factory) {
    return arguments(name, length, factory);
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("kinds")
  void kind_isMadeSolvedHintedAndDrawn(
      String name, int length, Function<int[], Constraint> factory) {
    Random random = new Random(name.length());
    Rules rules = rules(name, length, factory, random);
    Made made = GridGenerator.builder(rules).seed(36).level(Level.MEDIUM).build().make(0);
    Grid puzzle = made.puzzle();
    assertThat(made.isAsRequested()).isTrue();
    assertThat(puzzle.rules()).isEqualTo(rules);
    assertThat(GridSolver.getDefault().solutions(puzzle).limit(2)).containsExactly(made.solution());
    assertThat(new TableReferee(rules).allows(made.solution())).isTrue();
    assertThat(Referee.isSolution(made.solution())).isTrue();
    assertThat(Grid.parse(puzzle.toFullString())).isEqualTo(puzzle);
    requireHints(puzzle, made.solution());
  }

  /** Each hint is true, has words and a picture, and the last one leaves the solution. */
  private static void requireHints(Grid puzzle, Grid solution) {
    GridCandidates state = GridCandidates.of(puzzle);
    for (GridStep step : GridLogicalSolver.standard().solve(state).steps()) {
      assertThat(step.placements()).allMatch(mark -> solution.value(mark.cell()) == mark.digit());
      assertThat(step.eliminations()).allMatch(mark -> solution.value(mark.cell()) != mark.digit());
      assertThat(step.describe(Detail.FULL))
          .endsWith(".")
          .doesNotContainPattern("\\{[a-z]")
          .doesNotContain("null");
      state = step.applyTo(state);
    }
    for (int cell = 0; cell < puzzle.rules().cellCount(); cell++) {
      assertThat(state.value(cell)).isEqualTo(solution.value(cell));
    }
    GridStep first = GridLogicalSolver.standard().nextStep(GridCandidates.of(puzzle)).orElseThrow();
    String drawn = GridPicture.of(GridCandidates.of(puzzle), first, Detail.FULL).toSvg();
    Rules bare = puzzle.rules().withConstraints(List.of()).withCages(List.of());
    String plain = GridPicture.of(Grid.copyOf(bare, puzzle.toArray())).toSvg();
    assertThat(drawn).startsWith("<svg").endsWith("</svg>");
    assertThat(GridPicture.of(puzzle).toSvg()).isNotEqualTo(plain).startsWith("<svg");
  }

  private static Rules rules(
      String name, int length, Function<int[], Constraint> factory, Random random) {
    if (length == 0) {
      Rules knights = Rules.builder(SIDE).grid(0, 0, 3, 3).antiKnight().build();
      return knights.withCages(GridStates.cages(GridStates.solution(knights, random), 3, random));
    }
    Grid solution = GridStates.solution(Rules.of(SIDE), random);
    Set<Constraint> met = new LinkedHashSet<>();
    while (met.size() < CONSTRAINTS) {
      int[] line = length == SIDE ? row(random) : line(length, random);
      int[] values = IntStream.of(line).map(solution::value).toArray();
      clues(name, line, factory).filter(clue -> clue.allows(values)).limit(1).forEach(met::add);
    }
    return solution.rules().withConstraints(new ArrayList<>(met));
  }

  /** Returns the constraints of a line of which the solution may choose. */
  private static Stream<Constraint> clues(
      String name, int[] line, Function<int[], Constraint> factory) {
    return switch (name) {
      case "little killer" ->
          IntStream.range(1, 40).mapToObj(sum -> Constraint.littleKiller(sum, line));
      case "sandwich" -> IntStream.range(0, 36).mapToObj(sum -> Constraint.sandwich(sum, line));
      case "skyscraper" ->
          IntStream.range(1, 10).mapToObj(count -> Constraint.skyscraper(count, line));
      default -> Stream.of(factory.apply(line));
    };
  }

  private static int[] row(Random random) {
    int row = random.nextInt(SIDE);
    return IntStream.range(0, SIDE).map(column -> SIDE * row + column).toArray();
  }

  /** Returns cells in a straight line, in any of four directions. */
  private static int[] line(int length, Random random) {
    int down = random.nextInt(2);
    int right = down == 0 ? 1 : random.nextInt(3) - 1;
    int row = random.nextInt(SIDE - (length - 1) * down);
    int room = SIDE - (length - 1) * Math.abs(right);
    int column = random.nextInt(room) + (right < 0 ? length - 1 : 0);
    return IntStream.range(0, length)
        .map(i -> SIDE * (row + i * down) + column + i * right)
        .toArray();
  }
}
