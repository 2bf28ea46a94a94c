package io.github.nonet.benchmarks.rivals;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.nonet.Board;
import io.github.nonet.Solver;
import io.github.nonet.benchmarks.corpus.Corpus;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

class RivalsTest {
  private static final List<String> RIVALS =
      List.of("ChocoRival", "JanetRival", "OrToolsRival", "Sat4jRival");

  @Test
  void names_areTheRivals() {
    assertThat(ThirdParty.names()).isEqualTo(RIVALS);
  }

  @ParameterizedTest
  @FieldSource("RIVALS")
  void properPuzzles(String name) {
    Solver rival = ThirdParty.solver(name);
    assertThat(Corpus.load("minimal:3").puzzles())
        .allSatisfy(puzzle -> Corpus.requireRight(puzzle, rival.solve(puzzle).orElse(null)))
        .allMatch(rival::hasUniqueSolution)
        .allMatch(puzzle -> rival.countSolutions(puzzle, 2) == 1)
        .allMatch(puzzle -> rival.solutions(puzzle).count() == 1);
  }

  @ParameterizedTest
  @FieldSource("RIVALS")
  void unsolvableBoards(String name) {
    Solver rival = ThirdParty.solver(name);
    assertThat(Corpus.load("unsolvable:3").puzzles())
        .allMatch(board -> rival.solve(board).isEmpty())
        .noneMatch(rival::hasUniqueSolution);
  }

  @ParameterizedTest
  @FieldSource("RIVALS")
  void boardWithManySolutions(String name) {
    Solver rival = ThirdParty.solver(name);
    Board board = Corpus.load("many-solutions").puzzles().get(0);
    assertThat(rival.hasUniqueSolution(board)).isFalse();
    assertThat(rival.countSolutions(board, 2)).isEqualTo(2);
    assertThat(rival.countSolutions(board, 0)).isZero();
  }

  @Test
  void solver_noSuchClass() {
    assertThatThrownBy(() -> ThirdParty.solver("com.example.Nothing"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("no solver 'com.example.Nothing'");
  }

  @Test
  void solver_anotherClass() {
    assertThatThrownBy(() -> ThirdParty.solver("java.lang.String"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("java.lang.String is not a io.github.nonet.Solver");
  }
}
