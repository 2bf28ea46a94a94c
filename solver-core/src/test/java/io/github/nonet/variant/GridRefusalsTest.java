package io.github.nonet.variant;

import static io.github.nonet.variant.GridGeneratorTest.cluesOf;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import io.github.nonet.Level;
import io.github.nonet.generate.Symmetry;
import io.github.nonet.variant.GridGenerator.Made;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** What no puzzle can be, and what is nearly so. */
class GridRefusalsTest {
  private static final Rules SIX = Rules.of(6);

  private static GridGenerator.Builder builder(Rules rules) {
    return GridGenerator.builder(rules).seed(7);
  }

  static Stream<Arguments> refused() {
    Made six = builder(SIX).minimal(true).build().make(0);
    Set<Integer> firstHalf = IntStream.range(0, 18).boxed().collect(Collectors.toSet());
    return Stream.of(
        refused(SIX, b -> b.clues(0, 4), "with fewer than 5 clues two values occur in none"),
        refused(SIX, b -> b.clues(31, 36).minimal(true), "at least one empty cell in every row"),
        refused(
            Rules.of(4),
            b -> b.symmetry(Symmetry.ROTATIONAL_180).clues(7, 7),
            "no pattern with this symmetry has that many cells"),
        refused(Rules.of(4), b -> b.level(Level.MEDIUM), "singles solve every puzzle of 4x4 cells"),
        refused(SIX, b -> b.level(Level.EASY).cages(2, 3), "without a clue there is no single"),
        refused(SIX, b -> b.pattern(Set.of(1, 2)), "with the 2 cells of the pattern two values"),
        refused(SIX, b -> b.pattern(firstHalf).clues(20, 36), "the pattern has 18 cells"),
        refused(
            SIX,
            b -> b.pattern(firstHalf).symmetry(Symmetry.HORIZONTAL),
            "has one of cell 0 (row 1, column 1) and cell 30 (row 6, column 1) but not the other"),
        refused(SIX, b -> b.pattern(firstHalf).minimal(true), "the pattern fills row 1, where"),
        refused(
            SIX,
            b -> b.pattern(firstHalf).solution(six.solution()),
            "this solution has no proper puzzle with this pattern"),
        refused(
            SIX,
            b ->
                b.pattern(cluesOf(six.puzzle().with(freeCell(six), six.solution().value(0))))
                    .solution(six.solution())
                    .minimal(true),
            "is not minimal"),
        refused(
            SIX,
            b -> b.pattern(six.puzzle()).solution(six.solution()).level(otherLevel(six)),
            "has another level"),
        refused(
            SIX.withConstraints(
                List.of(Constraint.thermometer(0, 1), Constraint.thermometer(1, 0))),
            b -> b.clues(0, 36),
            "the rules have no solution"),
        refused(
            SIX.withCages(List.of(Cage.of(0, 0, 1))),
            b -> b.clues(0, 4),
            "with fewer than 5 clues"),
        refused(
            Rules.builder(6).grid(0, 0, 2, 3).antiKnight().build(),
            b -> b.clues(0, 4),
            "with fewer than 5 clues"),
        refused(SIX, b -> b.cages(5, 5), "no number of such cages has 36 cells"),
        refused(Rules.of(9), b -> b.cages(2, 2), "no number of such cages has 81 cells"),
        refused(
            SIX,
            b -> b.cages(2, 3).cageSums(1, 6),
            "no such cages have the sum 126 of all cells together"),
        refused(
            SIX,
            b -> b.cages(2, 3).cageSums(16, 21),
            "no such cages have the sum 126 of all cells together"),
        refused(SIX, b -> b.cages(2, 3).pattern(firstHalf), "not for a given one"),
        refused(SIX, b -> b.cages(2, 3).symmetry(Symmetry.FULL), "not with a symmetry"),
        refused(
            SIX.withCages(List.of(Cage.of(3, 0, 1))),
            b -> b.cages(2, 3),
            "the rules have cages already"),
        refused(Rules.of(25), b -> b.cages(2, 9), "cages of 9 cells have too many combinations"));
  }

  private static int freeCell(Made made) {
    return IntStream.range(0, 36)
        .filter(cell -> made.puzzle().value(cell) == 0)
        .findFirst()
        .orElseThrow();
  }

  private static Level otherLevel(Made made) {
    return made.level().equals(Optional.of(Level.EASY)) ? Level.HARD : Level.EASY;
  }

  private static Arguments refused(
      Rules rules, Consumer<GridGenerator.Builder> wish, String reason) {
    return arguments(rules, wish, reason);
  }

  @ParameterizedTest
  @MethodSource("refused")
  void build_refusesWhatIsImpossible(
      Rules rules, Consumer<GridGenerator.Builder> wish, String reason) {
    GridGenerator.Builder builder = builder(rules);
    wish.accept(builder);
    assertThatIllegalArgumentException()
        .isThrownBy(builder::build)
        .withMessageStartingWith("cannot generate a ")
        .withMessageContaining(reason);
  }

  static Stream<Arguments> taken() {
    Made six = builder(SIX).minimal(true).build().make(0);
    Set<Integer> firstHalf = IntStream.range(0, 18).boxed().collect(Collectors.toSet());
    return Stream.of(
        taken(SIX, b -> b.clues(5, 5)),
        taken(SIX, b -> b.clues(30, 36).minimal(true)),
        taken(SIX, b -> b.pattern(Set.of(0, 7, 14, 21, 28))),
        taken(SIX, b -> b.pattern(firstHalf)),
        taken(SIX, b -> b.pattern(six.puzzle()).solution(six.solution()).minimal(true)),
        taken(
            SIX,
            b -> b.pattern(six.puzzle()).solution(six.solution()).level(six.level().orElseThrow())),
        taken(SIX, b -> b.cages(2, 3).cageSums(1, 7)),
        taken(SIX, b -> b.cages(2, 3).cageSums(10, 21)),
        taken(SIX, b -> b.cages(6, 6).cageSums(21, 21)),
        taken(SIX, b -> b.cages(2, 3).clues(0, 1).level(Level.EASY)),
        taken(Rules.of(4), b -> b.level(Level.EASY)),
        taken(Rules.of(4), b -> b.cages(2, 3).clues(0, 4).level(Level.HARD)),
        taken(SIX.withCages(List.of(Cage.of(3, 0, 1))), b -> b.clues(0, 2)),
        taken(SIX.withConstraints(List.of(Constraint.thermometer(0, 1))), b -> b.clues(0, 2)));
  }

  private static Arguments taken(Rules rules, Consumer<GridGenerator.Builder> wish) {
    return arguments(rules, wish);
  }

  /** A refusal is a proof, so the next thing that might be must not be refused. */
  @ParameterizedTest
  @MethodSource("taken")
  void build_takesWhatIsJustPossible(Rules rules, Consumer<GridGenerator.Builder> wish) {
    GridGenerator.Builder builder = builder(rules);
    wish.accept(builder);
    assertThat(builder.build()).asString().startsWith("generator of a ");
  }
}
