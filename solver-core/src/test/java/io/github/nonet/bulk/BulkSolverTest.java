package io.github.nonet.bulk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.nonet.Algorithm;
import io.github.nonet.Board;
import io.github.nonet.Solver;
import io.github.nonet.Tries;
import io.github.nonet.bulk.Batch.Form;
import io.github.nonet.contract.GoldenBoard;
import io.github.nonet.contract.GoldenBoards;
import java.util.Arrays;
import java.util.LinkedList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

class BulkSolverTest {
  private static final int CELLS = 81;
  private static final int[] LIMITS = {0, 1, 2, 500};

  private final BulkSolver solver = newSolver();

  /** Makes the solver that is tested. */
  BulkSolver newSolver() {
    return BulkSolver.create();
  }

  static IntStream sizes() {
    return IntStream.of(0, 1, 2, 17, Tries.of(1_000, 5_000));
  }

  @ParameterizedTest
  @MethodSource("sizes")
  void solve_mixedBatch(int size) {
    Batch batch = Batch.mixed(size);
    requireRight(solver, batch, 2, Form.DOTS);
  }

  @ParameterizedTest
  @EnumSource
  void solve_everyFormAndLimit(Form form) {
    Batch batch = new Batch(GoldenBoards.all());
    for (int limit : LIMITS) {
      requireRight(solver, batch, limit, form);
    }
  }

  @ParameterizedTest
  @EnumSource
  void solve_everyAlgorithm(Algorithm algorithm) {
    if (algorithm.isAvailable()) {
      Batch batch = new Batch(GoldenBoards.plain().limit(60).toList());
      requireRight(BulkSolver.using(algorithm), batch, 2, Form.ZEROS);
    }
  }

  private static void requireRight(BulkSolver solver, Batch batch, int limit, Form form) {
    byte[] puzzles = batch.bytes(form);
    byte[] solutions = new byte[puzzles.length];
    int[] counts = new int[batch.size()];
    solver.solve(puzzles, batch.size(), limit, solutions, counts);
    assertThat(puzzles).isEqualTo(batch.bytes(form));
    batch.requireRight(limit, form, solutions, counts);
  }

  @ParameterizedTest
  @EnumSource
  void solve_inPlace(Form form) {
    int size = Tries.of(500, 2_500);
    Batch batch = Batch.mixed(size);
    byte[] cells = batch.bytes(form);
    int[] counts = new int[size];
    solver.solve(cells, size, 2, cells, counts);
    batch.requireRight(2, form, cells, counts);
  }

  @Test
  void solve_formsMixedInOneCall() {
    Board puzzle = golden(1).puzzle();
    byte[] puzzles = new byte[3 * CELLS];
    for (Form form : Form.values()) {
      System.arraycopy(Batch.write(puzzle, form), 0, puzzles, form.ordinal() * CELLS, CELLS);
    }
    byte[] solutions = new byte[puzzles.length];
    solver.solve(puzzles, 3, 1, solutions, new int[3]);
    Board solution = golden(1).solution().orElseThrow();
    assertThat(Arrays.copyOf(solutions, CELLS)).isEqualTo(Batch.write(solution, Form.NUMBERS));
    assertThat(Arrays.copyOfRange(solutions, CELLS, 2 * CELLS))
        .isEqualTo(Arrays.copyOfRange(solutions, 2 * CELLS, 3 * CELLS))
        .isEqualTo(Batch.write(solution, Form.DOTS));
  }

  @Test
  void solve_formsMixedInOnePuzzle() {
    Board puzzle = golden(1).puzzle();
    byte[] cells = Batch.write(puzzle, Form.DOTS);
    byte[] numbers = Batch.write(puzzle, Form.NUMBERS);
    System.arraycopy(numbers, 40, cells, 40, 41);
    solver.solve(cells, 1, 1, cells, new int[1]);
    assertThat(cells).isEqualTo(Batch.write(golden(1).solution().orElseThrow(), Form.DOTS));
  }

  @Test
  void solve_noSolution() {
    byte[] puzzles = new byte[2 * CELLS];
    System.arraycopy(Batch.write(golden(0).puzzle(), Form.DOTS), 0, puzzles, 0, CELLS);
    System.arraycopy(Batch.write(golden(0).puzzle(), Form.NUMBERS), 0, puzzles, CELLS, CELLS);
    solver.solve(puzzles, 2, 2, puzzles, new int[2]);
    assertThat(Arrays.copyOf(puzzles, CELLS)).containsOnly('.');
    assertThat(Arrays.copyOfRange(puzzles, CELLS, 2 * CELLS)).containsOnly(0);
  }

  /** Returns the first golden board with this many solutions. */
  private static GoldenBoard golden(int count) {
    return GoldenBoards.all().stream().filter(b -> b.count() == count).findFirst().orElseThrow();
  }

  @Test
  void solve_arraysLongerThanNeeded() {
    Batch batch = Batch.mixed(2);
    byte[] puzzles = Arrays.copyOf(batch.bytes(Form.DOTS), 3 * CELLS);
    Arrays.fill(puzzles, 2 * CELLS, 3 * CELLS, (byte) 'x');
    int[] counts = {7, 7, 7};
    solver.solve(puzzles, 2, 2, puzzles, counts);
    assertThat(counts[2]).isEqualTo(7);
    assertThat(Arrays.copyOfRange(puzzles, 2 * CELLS, 3 * CELLS)).containsOnly('x');
    batch.requireRight(2, Form.DOTS, puzzles, counts);
  }

  @Test
  void solve_largeLimitInLittleMemory() {
    byte[] empty = new byte[CELLS];
    int[] counts = new int[1];
    solver.solve(empty, 1, 300_000, empty, counts);
    assertThat(counts).containsExactly(300_000);
  }

  @ParameterizedTest
  @MethodSource("sizes")
  void solveAll_list(int size) {
    Batch batch = Batch.mixed(size);
    List<BulkResult> results = solver.solveAll(batch.boards(), 2);
    batch.requireRight(2, results);
    assertThat(results).isUnmodifiable();
  }

  @Test
  void solveAll_everyLimit() {
    Batch batch = new Batch(GoldenBoards.all());
    for (int limit : LIMITS) {
      batch.requireRight(limit, solver.solveAll(batch.boards(), limit));
      batch.requireRight(limit, solver.solveAll(batch.boards().stream(), limit).toList());
    }
  }

  @Test
  void solveAll_everyAlgorithm() {
    Batch batch = new Batch(GoldenBoards.plain().limit(60).toList());
    for (Algorithm algorithm : Algorithm.values()) {
      if (algorithm.isAvailable()) {
        BulkSolver bulk = BulkSolver.using(algorithm);
        batch.requireRight(2, bulk.solveAll(batch.boards(), 2));
        Solver single = algorithm.solver();
        assertThat(bulk.solveAll(batch.boards().stream(), 2).map(BulkResult::solution))
            .isEqualTo(batch.boards().stream().map(single::solve).toList());
      }
    }
  }

  @Test
  void solveAll_listWithoutRandomAccess() {
    Batch batch = Batch.mixed(17);
    batch.requireRight(2, solver.solveAll(new LinkedList<>(batch.boards()), 2));
  }

  @ParameterizedTest
  @MethodSource("sizes")
  void solveAll_stream(int size) {
    Batch batch = Batch.mixed(size);
    batch.requireRight(2, solver.solveAll(batch.boards().stream(), 2).toList());
    batch.requireRight(2, solver.solveAll(batch.boards().parallelStream(), 2).toList());
  }

  @Test
  void solveAll_streamKeepsItsMode() {
    List<Board> boards = List.of(Board.EMPTY);
    assertThat(solver.solveAll(boards.stream(), 1).isParallel()).isFalse();
    assertThat(solver.solveAll(boards.parallelStream(), 1).isParallel()).isTrue();
  }

  @Test
  void solveAll_endlessStream() {
    Board puzzle = golden(1).puzzle();
    assertThat(solver.solveAll(Stream.generate(() -> puzzle), 2).limit(5))
        .extracting(BulkResult::solution)
        .containsOnly(golden(1).solution());
  }

  @Test
  void solveAll_streamSolvesWhatIsAskedFor() {
    List<Board> asked = new LinkedList<>();
    Stream<BulkResult> results =
        solver.solveAll(Stream.iterate(golden(1).puzzle(), b -> b).peek(asked::add), 2);
    assertThat(asked).isEmpty();
    assertThat(results.limit(2)).hasSize(2);
    assertThat(asked).hasSize(2);
  }

  @Test
  void solveAll_twoStreamsInTurns() {
    Batch batch = Batch.mixed(17);
    var first = solver.solveAll(batch.boards().stream(), 2).iterator();
    var second = solver.solveAll(batch.boards().stream(), 2).iterator();
    for (int i = 0; i < 17; i++) {
      assertThat(first.next()).isEqualTo(second.next());
    }
  }

  @Test
  void solveAll_boardWithoutSolution() {
    assertThat(solver.solveAll(List.of(golden(0).puzzle()), 2))
        .containsExactly(new BulkResult(golden(0).puzzle(), 0, null));
  }

  @Test
  void inLanes_whereTheyAreAvailable() {
    if (BulkSolver.areLanesAvailable()) {
      requireRight(BulkSolver.inLanes(), Batch.mixed(17), 2, Form.DOTS);
    } else {
      assertThatExceptionOfType(UnsupportedOperationException.class)
          .isThrownBy(BulkSolver::inLanes)
          .withMessageContaining("inLanes()");
    }
  }

  @Test
  void toString_namesTheEngine() {
    assertThat(BulkSolver.create()).hasToString("bulk solver with the fastest engine");
    assertThat(BulkSolver.using(Algorithm.BITMASK)).hasToString("bulk solver with BITMASK");
  }
}
