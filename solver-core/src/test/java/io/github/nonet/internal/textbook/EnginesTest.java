package io.github.nonet.internal.textbook;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import com.sun.management.ThreadMXBean;
import io.github.nonet.Board;
import io.github.nonet.Boards;
import io.github.nonet.Progress;
import io.github.nonet.Tries;
import io.github.nonet.contract.GoldenBoard;
import io.github.nonet.contract.GoldenBoards;
import io.github.nonet.contract.Referee;
import io.github.nonet.internal.Engine;
import io.github.nonet.internal.EngineTrace;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** What every engine of this package must do with boards. */
class EnginesTest {
  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();
  private static final int CALLS = Tries.of(100, 1_000);

  private static final Board PROPER = Boards.PUZZLE;

  private static final Board SOLUTION = Boards.SOLUTION;

  /** Has 65 solutions. */
  private static final Board SEVERAL = Boards.SEVERAL_SOLUTIONS;

  static Stream<Arguments> plainBoards() {
    int most = Tries.of(100, Integer.MAX_VALUE);
    return Stream.of(Engines.values())
        .flatMap(
            engines ->
                GoldenBoards.plain()
                    .filter(board -> board.count() < most)
                    .map(board -> Arguments.of(engines, board)));
  }

  @Tag("slow")
  @ParameterizedTest
  @MethodSource("plainBoards")
  void advance_goldenBoard(Engines engines, GoldenBoard board) {
    List<Board> solutions = EngineTrace.unpaused(engines.make(), board.puzzle()).solutions();
    assertThat(solutions).hasSize(Math.toIntExact(board.count())).doesNotHaveDuplicates();
    solutions.forEach(solution -> Referee.requireSolution(board.puzzle(), solution));
    if (engines.isRowMajor()) {
      assertThat(solutions).isSorted();
    }
  }

  @ParameterizedTest
  @EnumSource
  void advance_sameSolutionsAndGuessesAsSlowSearch(Engines engines) {
    EngineTrace trace = EngineTrace.unpaused(engines.make(), SEVERAL);
    assertThat(trace).isEqualTo(engines.slowSearch(SlowSearch.marks(SEVERAL)).trace());
    assertThat(trace.solutions()).hasSize(65);
  }

  @ParameterizedTest
  @EnumSource
  void advance_pausedAtEachGuess(Engines engines) {
    assertThat(EngineTrace.paused(engines.make(), SEVERAL, () -> 1))
        .isEqualTo(EngineTrace.unpaused(engines.make(), SEVERAL));
  }

  @ParameterizedTest
  @EnumSource
  void advance_pausedAtRandom(Engines engines) {
    Random random = new Random(81);
    assertThat(EngineTrace.paused(engines.make(), SEVERAL, () -> random.nextInt(5)))
        .isEqualTo(EngineTrace.unpaused(engines.make(), SEVERAL));
  }

  @ParameterizedTest
  @EnumSource
  void advance_noGuessAllowed(Engines engines) {
    Engine engine = engines.make();
    EngineTrace.load(engine, Board.EMPTY);
    assertThat(engine.advance(0)).isEqualTo(Progress.PAUSED);
    assertThat(engine.advance(0)).isEqualTo(Progress.PAUSED);
    assertThat(engine.guesses()).isZero();
  }

  @ParameterizedTest
  @EnumSource
  void advance_exhaustedForGood(Engines engines) {
    Engine engine = engines.make();
    long guesses = Math.toIntExact(EngineTrace.unpaused(engine, PROPER).guesses().get(1));
    assertThat(engine.advance(0)).isEqualTo(Progress.EXHAUSTED);
    assertThat(engine.advance(Long.MAX_VALUE)).isEqualTo(Progress.EXHAUSTED);
    assertThat(engine.guesses()).isEqualTo(guesses);
    assertThat(EngineTrace.solution(engine)).isEqualTo(SOLUTION);
  }

  @ParameterizedTest
  @EnumSource
  void advance_completeBoard(Engines engines) {
    EngineTrace trace = EngineTrace.unpaused(engines.make(), SOLUTION);
    assertThat(trace.solutions()).containsExactly(SOLUTION);
    assertThat(trace.guesses()).containsExactly(0L, 0L);
  }

  @ParameterizedTest
  @EnumSource
  void advance_completeButContradictory(Engines engines) {
    Board wrong = SOLUTION.with(80, 5);
    assertThat(EngineTrace.unpaused(engines.make(), wrong).solutions()).isEmpty();
  }

  @ParameterizedTest
  @EnumSource
  void advance_cluesThatContradict(Engines engines) {
    for (int cell : new int[] {8, 72, 20}) {
      Board clash = Board.EMPTY.with(0, 5).with(cell, 5);
      EngineTrace trace = EngineTrace.unpaused(engines.make(), clash);
      assertThat(trace.solutions()).isEmpty();
      assertThat(trace.guesses()).containsExactly(0L);
    }
  }

  @ParameterizedTest
  @EnumSource
  void advance_cellThatNothingFits(Engines engines) {
    Board stuck = Board.parse(".12345678" + "9........" + ".".repeat(63));
    assertThat(EngineTrace.unpaused(engines.make(), stuck).solutions()).isEmpty();
  }

  @ParameterizedTest
  @EnumSource
  void advance_negative(Engines engines) {
    Engine engine = engines.make();
    EngineTrace.load(engine, PROPER);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> engine.advance(-1))
        .withMessage("maxGuesses is -1; expected 0 or more");
  }

  @ParameterizedTest
  @EnumSource
  void load_forgetsTheSearchBefore(Engines engines) {
    Engine engine = engines.make();
    EngineTrace fresh = EngineTrace.unpaused(engine, SEVERAL);
    for (Board before : List.of(PROPER, Board.EMPTY, Board.EMPTY.with(0, 1).with(1, 1))) {
      EngineTrace.load(engine, before);
      engine.advance(40);
      assertThat(EngineTrace.unpaused(engine, SEVERAL)).isEqualTo(fresh);
    }
  }

  @ParameterizedTest
  @EnumSource
  void load_digitsCharactersAndDots(Engines engines) {
    Engine engine = engines.make();
    byte[] text = ("x" + PROPER).getBytes(StandardCharsets.US_ASCII);
    assertSolved(engine, text);
    byte[] zeros = ("x" + PROPER.toString().replace('.', '0')).getBytes(StandardCharsets.US_ASCII);
    assertSolved(engine, zeros);
    for (int i = 0; i < zeros.length; i++) {
      zeros[i] -= '0';
    }
    assertSolved(engine, zeros);
  }

  private static void assertSolved(Engine engine, byte[] cells) {
    byte[] changedLater = cells.clone();
    engine.load(changedLater, 1);
    Arrays.fill(changedLater, (byte) '9');
    assertThat(engine.advance(Long.MAX_VALUE)).isEqualTo(Progress.SOLUTION);
    assertThat(EngineTrace.solution(engine)).isEqualTo(SOLUTION);
  }

  @ParameterizedTest
  @EnumSource
  void store_nothingFoundYet(Engines engines) {
    Engine engine = engines.make();
    byte[] digits = new byte[81];
    assertThatIllegalStateException().isThrownBy(() -> engine.store(digits, 0));
    EngineTrace.unpaused(engine, PROPER);
    EngineTrace.load(engine, PROPER);
    assertThatIllegalStateException()
        .isThrownBy(() -> engine.store(digits, 0))
        .withMessage("no solution was found yet");
  }

  @ParameterizedTest
  @EnumSource
  void store_solutionFoundLast(Engines engines) {
    Engine engine = engines.make();
    EngineTrace.load(engine, SEVERAL);
    engine.advance(Long.MAX_VALUE);
    Board first = EngineTrace.solution(engine);
    engine.advance(0);
    byte[] digits = new byte[83];
    engine.store(digits, 1);
    for (int cell = 0; cell < 81; cell++) {
      assertThat(digits[1 + cell]).isEqualTo((byte) first.digit(cell));
    }
    assertThat(new byte[] {digits[0], digits[82]}).containsOnly(0);
  }

  static Stream<Engines> withoutObjects() {
    return Engines.withoutObjects();
  }

  @Tag("slow")
  @ParameterizedTest
  @MethodSource("withoutObjects")
  void loadAndAdvance_allocateNothing(Engines engines) {
    Engine engine = engines.make();
    byte[] cells = SEVERAL.toString().getBytes(StandardCharsets.US_ASCII);
    int[] marks = SlowSearch.marks(PROPER);
    bytesAllocated(engine, cells, marks);
    assertThat(bytesAllocated(engine, cells, marks) / CALLS).isZero();
  }

  private static long bytesAllocated(Engine engine, byte[] cells, int[] marks) {
    long thread = Thread.currentThread().getId();
    byte[] digits = new byte[81];
    long before = THREADS.getThreadAllocatedBytes(thread);
    for (int i = 0; i < CALLS; i++) {
      engine.load(cells, 0);
      engine.advance(10);
      engine.advance(Long.MAX_VALUE);
      engine.store(digits, 0);
      engine.load(marks);
      engine.advance(Long.MAX_VALUE);
    }
    return THREADS.getThreadAllocatedBytes(thread) - before;
  }
}
