package io.github.nonet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.nonet.internal.Engine;
import io.github.nonet.internal.EngineSource;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;

/** Engines are used again, by the pool and by those who hold one. */
class EngineSearchTest {
  private static final SearchLimit NO_GUESS = SearchLimit.guesses(0);

  private final EnginePool pool = new EnginePool(Algorithm.BITMASK, CellOrder.ROW_MAJOR);

  private static Board solution(Engine engine) {
    byte[] digits = new byte[82];
    engine.store(digits, 1);
    int[] cells = new int[81];
    for (int cell = 0; cell < 81; cell++) {
      cells[cell] = digits[1 + cell];
    }
    return Board.copyOf(cells);
  }

  @Test
  void load_afterTheEnd() {
    Engine engine = ((EngineSource) Algorithm.BITMASK.solver()).newEngine();
    for (int i = 0; i < 2; i++) {
      engine.load(Boards.PUZZLE.digits(), 0);
      assertThat(engine.advance(Long.MAX_VALUE)).isEqualTo(Progress.SOLUTION);
      assertThat(solution(engine)).isEqualTo(Boards.SOLUTION);
      assertThat(engine.advance(Long.MAX_VALUE)).isEqualTo(Progress.EXHAUSTED);
      engine.load(Candidates.of(Boards.PUZZLE).toDigitSets());
      assertThat(engine.advance(Long.MAX_VALUE)).isEqualTo(Progress.SOLUTION);
      assertThat(solution(engine)).isEqualTo(Boards.SOLUTION);
      assertThat(engine.advance(Long.MAX_VALUE)).isEqualTo(Progress.EXHAUSTED);
    }
  }

  @Test
  void load_forgetsTheLimit() {
    EngineSearch search = pool.newEngine();
    search.begin(Board.EMPTY, NO_GUESS);
    search.load(Board.EMPTY.digits(), 0);
    assertThat(search.advance(1)).isEqualTo(Progress.PAUSED);
    search.begin(Board.EMPTY, NO_GUESS);
    search.load(Candidates.of(Board.EMPTY).toDigitSets());
    assertThat(search.advance(1)).isEqualTo(Progress.PAUSED);
  }

  @Test
  void begin_withALimit() {
    EngineSearch search = pool.newEngine();
    search.begin(Board.EMPTY, NO_GUESS);
    assertThatExceptionOfType(SearchLimitExceededException.class)
        .isThrownBy(() -> search.advance(1));
    search.begin(Candidates.of(Board.EMPTY), NO_GUESS);
    assertThatExceptionOfType(SearchLimitExceededException.class)
        .isThrownBy(() -> search.advance(1));
    search.begin(Boards.PUZZLE, SearchLimit.NONE);
    assertThat(search.countSolutions(2)).isEqualTo(1);
  }

  @Test
  void solution_ofTheSearchAtHand() {
    EngineSearch search = pool.newEngine();
    search.begin(Boards.SOLUTION, SearchLimit.NONE);
    search.advance(0);
    assertThat(search.solution()).isEqualTo(Boards.SOLUTION).isSameAs(search.solution());
    search.begin(Boards.TWO_SOLUTIONS, SearchLimit.NONE);
    search.advance(Long.MAX_VALUE);
    Board first = search.solution();
    search.advance(Long.MAX_VALUE);
    assertThat(search.solution()).isNotEqualTo(first);
  }

  @Test
  void take_whatTheThreadGaveBack() {
    EngineSearch engine = pool.take();
    assertThat(pool.take()).isNotSameAs(engine);
    pool.giveBack(engine);
    assertThat(pool.take()).isSameAs(engine);
    assertThat(pool.take()).isNotSameAs(engine);
  }

  /** Threads whose numbers are 64 apart share a slot; neighbours do not. */
  @Test
  void take_onOtherThreads() throws InterruptedException {
    EngineSearch engine = pool.newEngine();
    onThread(1, () -> pool.giveBack(engine));
    AtomicReference<EngineSearch> taken = new AtomicReference<>();
    onThread(2, () -> taken.set(pool.take()));
    assertThat(taken.get()).isNotSameAs(engine);
    onThread(65, () -> taken.set(pool.take()));
    assertThat(taken.get()).isSameAs(engine);
  }

  private static void onThread(long id, Runnable task) throws InterruptedException {
    Thread thread = new NumberedThread(task, id);
    thread.start();
    thread.join();
  }

  /** A solver keeps its engine, also after a search that found nothing or was given up. */
  @Test
  void solver_givesItsEngineBack() {
    EngineSolver solver = new EngineSolver(pool, SearchLimit.NONE);
    EngineSearch engine = pool.take();
    pool.giveBack(engine);
    solver.solve(Boards.PUZZLE);
    solver.countSolutions(Boards.PUZZLE, 2);
    solver.solve(Candidates.of(Boards.PUZZLE));
    solver.countSolutions(Candidates.of(Boards.PUZZLE), 2);
    Solver limited = solver.within(NO_GUESS);
    assertThatExceptionOfType(SearchLimitExceededException.class)
        .isThrownBy(() -> limited.solve(Board.EMPTY));
    assertThat(pool.take()).isSameAs(engine);
  }
}
