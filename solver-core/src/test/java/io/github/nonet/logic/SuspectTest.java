package io.github.nonet.logic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import io.github.nonet.Board;
import io.github.nonet.Candidate;
import io.github.nonet.SearchLimit;
import io.github.nonet.SentenceChecks;
import io.github.nonet.Solver;
import io.github.nonet.Tries;
import io.github.nonet.generate.PuzzleGenerator;
import io.github.nonet.generate.Symmetry;
import io.github.nonet.logic.Suspect.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Which clue of a board may be wrong, and which digit would do. */
class SuspectTest {
  /** Half-turn symmetry, but for one clue; with it there is one solution. */
  private static final Board SYMMETRIC =
      PuzzleGenerator.builder()
          .seed(11)
          .symmetry(Symmetry.ROTATIONAL_180)
          .minimal(true)
          .build()
          .make(0)
          .puzzle();

  private static final Solver SOLVER = Solver.getDefault();

  private static List<Board> puzzles(int count) {
    PuzzleGenerator generator = PuzzleGenerator.builder().seed(67).build();
    return IntStream.range(0, count).mapToObj(i -> generator.make(i).puzzle()).toList();
  }

  private static int clue(Board board, Random random) {
    int cell = random.nextInt(81);
    while (board.digit(cell) == 0) {
      cell = random.nextInt(81);
    }
    return cell;
  }

  private static Board mistyped(Board board, int cell, Random random) {
    return board.with(cell, (board.digit(cell) + random.nextInt(8)) % 9 + 1);
  }

  private static void requireRight(Verdict verdict, Board typed) {
    for (Suspect suspect : verdict.suspects()) {
      SentenceChecks.requireNone(suspect::describe);
      int cell = suspect.cells().get(0);
      assertThat(suspect.clue())
          .isEqualTo(
              suspect.kind() == Kind.MISSING_CLUE
                  ? Optional.empty()
                  : Optional.of(new Candidate(cell, typed.digit(cell))));
      suspect
          .corrected()
          .ifPresent(
              right -> {
                assertThat(SOLVER.hasUniqueSolution(right)).isTrue();
                List<Integer> changed =
                    IntStream.range(0, 81)
                        .filter(it -> right.digit(it) != typed.digit(it))
                        .boxed()
                        .toList();
                assertThat(changed).containsExactlyInAnyOrderElementsOf(suspect.cells());
              });
    }
    for (Locale locale : List.of(Locale.ENGLISH, Locale.GERMAN)) {
      assertThat(verdict.describe(locale)).hasSizeLessThanOrEqualTo(900).endsWith(".");
    }
  }

  /** The true clue is always among those with another digit, which come first. */
  @Test
  void mistypedDigit_isNamedWithTheRightOne() {
    Random random = new Random(1);
    int several = 0;
    int named = 0;
    for (Board puzzle : puzzles(Tries.of(20, 300))) {
      int cell = clue(puzzle, random);
      Board typed = mistyped(puzzle, cell, random);
      Verdict verdict = Verdict.of(typed);
      assertThat(verdict.isComplete()).isTrue();
      requireRight(verdict, typed);
      List<Board> rights =
          verdict.suspects().stream().flatMap(it -> it.corrected().stream()).toList();
      if (verdict.kind() == Verdict.Kind.NO_SOLUTION) {
        assertThat(verdict.suspects())
            .filteredOn(it -> it.corrected().isPresent())
            .anyMatch(it -> it.cells().equals(List.of(cell)));
        assertThat(verdict.suspects().stream().map(it -> it.corrected().isEmpty())).isSorted();
      } else if (verdict.kind() == Verdict.Kind.SEVERAL_SOLUTIONS) {
        several++;
        named += rights.contains(puzzle) ? 1 : 0;
        assertThat(rights).hasSameSizeAs(verdict.suspects()).hasSizeLessThanOrEqualTo(11);
      }
    }
    if (Tries.areAll()) {
      assertThat(named).isGreaterThan(several / 2).isPositive();
    }
  }

  @Test
  void missingClue_isNamedWhereTheOthersAreSymmetric() {
    int missing = 0;
    for (int cell = 0; cell < 81; cell++) {
      if (SYMMETRIC.digit(cell) != 0 && cell != 40) {
        Board typed = SYMMETRIC.with(cell, 0);
        Verdict verdict = Verdict.of(typed);
        requireRight(verdict, typed);
        List<Suspect> found =
            verdict.suspects().stream().filter(it -> it.kind() == Kind.MISSING_CLUE).toList();
        assertThat(found).hasSizeLessThanOrEqualTo(3);
        assertThat(verdict.suspects().subList(0, found.size())).isEqualTo(found);
        missing += found.stream().anyMatch(it -> it.corrected().get().equals(SYMMETRIC)) ? 1 : 0;
      }
    }
    assertThat(missing).isGreaterThan(10);
    int first = SYMMETRIC.toString().replaceFirst("[1-9].*", "").length();
    Verdict verdict = Verdict.of(SYMMETRIC.with(first, 0));
    String place = SYMMETRIC.digit(first) + " in r" + (first / 9 + 1) + "c" + (first % 9 + 1);
    assertThat(verdict.describe().toLowerCase(Locale.ROOT))
        .contains("with " + place + " there is one solution");
  }

  /** A clue that belongs in the next cell is named where no other digit leaves one solution. */
  @Test
  void movedClue_isNamedWhereNothingElseIs() {
    Random random = new Random(3);
    List<Suspect> moved = new ArrayList<>();
    for (Board puzzle : puzzles(Tries.of(60, 300))) {
      int cell = clue(puzzle, random);
      int other = cell + (cell % 9 == 8 ? -1 : 1);
      if (puzzle.digit(other) == 0) {
        Board typed = puzzle.with(other, puzzle.digit(cell)).with(cell, 0);
        Verdict verdict = Verdict.of(typed);
        requireRight(verdict, typed);
        verdict.suspects().stream().filter(it -> it.kind() == Kind.MOVED_CLUE).forEach(moved::add);
        if (verdict.suspects().stream().anyMatch(it -> it.kind() == Kind.MOVED_CLUE)) {
          assertThat(verdict.suspects()).allMatch(it -> it.kind() == Kind.MOVED_CLUE);
        }
      }
    }
    assertThat(moved).isNotEmpty();
    for (Suspect suspect : moved) {
      int from = suspect.cells().get(0);
      int to = suspect.cells().get(1);
      assertThat(Math.max(Math.abs(from / 9 - to / 9), Math.abs(from % 9 - to % 9))).isEqualTo(1);
      assertThat(suspect.describe())
          .matches("with . in r.c. in place of r.c. there is one solution");
      assertThat(suspect.describe(Locale.GERMAN))
          .matches("mit . in r.c. statt in r.c. gibt es genau eine L\u00f6sung");
    }
  }

  /** A badly broken board gets three contradictions, the worst ones, and a number. */
  @Test
  void brokenBoard_isToldInOneBreath() {
    Board broken = Board.EMPTY;
    for (int cell = 0; cell < 81; cell++) {
      broken = broken.with(cell, cell % 4 + 1);
    }
    assertThat(Verdict.of(broken).describe())
        .matches(
            "There is no solution: (\\w+ \\d holds \\d three times, at [^;.]*; ){3}and \\d+ more\\.");
    Random random = new Random(5);
    for (int i = 0; i < Tries.of(30, 1_000); i++) {
      Board board = SYMMETRIC;
      for (int change = random.nextInt(40); change >= 0; change--) {
        board = board.with(random.nextInt(81), 1 + random.nextInt(9));
      }
      requireRight(Verdict.of(board), board);
      assertThat(Verdict.of(board).describe()).doesNotContainPattern("(?<!r)\\b\\d \\d");
    }
  }

  @Test
  void limit_isKept() {
    Board typed = Board.parse("12345678." + "........9" + ".".repeat(63));
    assertThat(Verdict.of(typed).isComplete()).isTrue();
    assertThat(Verdict.of(typed, SearchLimit.guesses(0)).isComplete()).isFalse();
    assertThat(Verdict.of(SYMMETRIC).isComplete()).isTrue();
  }

  @Test
  void suspects_areEqualIfAllIs() {
    Board typed = Board.EMPTY.with(0, 1).with(1, 1);
    Suspect suspect = Verdict.of(typed).suspects().get(0);
    assertThat(suspect)
        .isEqualTo(Verdict.of(typed).suspects().get(0))
        .hasSameHashCodeAs(Verdict.of(typed).suspects().get(0))
        .isNotEqualTo(Verdict.of(typed.with(80, 5)).suspects().get(0))
        .isNotEqualTo("text")
        .hasToString(suspect.describe());
    assertThatNullPointerException().isThrownBy(() -> suspect.describe(null));
  }
}
