package io.github.nonet.bulk;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.function.LongUnaryOperator;
import org.junit.jupiter.api.Test;

/** Forces every way of the choice, by a clock that only the engines move. */
class EngineChoiceTest {
  private static final long MILLI = 1_000_000;
  private static final long SECOND = 1_000_000_000;

  /** For each puzzle. */
  private static final long GUESSES = 2;

  /** What the steady engine takes for a puzzle. */
  private static final long PACE = SECOND / 20_000;

  private long now;
  private int looksAtTheClock;
  private boolean available = true;
  private int questions;
  private final WarmUp warmUp = new WarmUp(work(2), this::isAvailable);
  private final ScriptedEngine steady = new ScriptedEngine(i -> PACE);

  /** Is compiled after a thousand puzzles, and takes a third of the steady one's time then. */
  private final ScriptedEngine swift = new ScriptedEngine(i -> i < 1_000 ? MILLI / 2 : PACE / 3);

  /** Takes as long for its n-th puzzle as it was asked to. */
  private final class ScriptedEngine {
    private final LongUnaryOperator nanos;
    private long puzzles;
    private long guesses;

    ScriptedEngine(LongUnaryOperator nanos) {
      this.nanos = nanos;
    }

    long guesses() {
      return guesses;
    }

    void solve(long count) {
      guesses = count * GUESSES;
      for (long i = 0; i < count; i++) {
        now += nanos.applyAsLong(puzzles++);
      }
    }
  }

  private boolean isAvailable() {
    questions++;
    return available;
  }

  private EngineChoice<ScriptedEngine> choice() {
    return choice(steady, swift);
  }

  private EngineChoice<ScriptedEngine> choice(ScriptedEngine steady, ScriptedEngine swift) {
    return new EngineChoice<>(steady, steady::guesses, () -> swift, warmUp, this::lookAtTheClock);
  }

  private long lookAtTheClock() {
    looksAtTheClock++;
    return now;
  }

  /** Returns the work that the steady engine does in this many seconds. */
  private static long work(double seconds) {
    return EngineChoice.work(puzzles(seconds)) + GUESSES * puzzles(seconds);
  }

  /** Returns how many puzzles the steady engine solves in this many seconds. */
  private static long puzzles(double seconds) {
    return (long) (seconds * SECOND / PACE);
  }

  /** Returns the seconds that the engine has worked at this pace. */
  private static double seconds(ScriptedEngine engine, long pace) {
    return (double) engine.puzzles * pace / SECOND;
  }

  /** Solves {@code count} puzzles in one call. */
  private static void solve(EngineChoice<ScriptedEngine> choice, long count) {
    for (long done = 0; done < count; ) {
      ScriptedEngine engine = choice.begin();
      long some = Math.min(choice.stride(), count - done);
      engine.solve(some);
      choice.end((int) some);
      done += some;
    }
  }

  private static void solveOneByOne(EngineChoice<ScriptedEngine> choice, long count) {
    for (long i = 0; i < count; i++) {
      solve(choice, 1);
    }
  }

  @Test
  void smallWork_staysSteadyAndDoesNotAskForTheSwiftEngine() {
    solve(choice(), puzzles(1.9));
    assertThat(swift.puzzles).isZero();
    assertThat(questions).isZero();
  }

  @Test
  void notAvailable_staysSteady() {
    available = false;
    EngineChoice<ScriptedEngine> choice = choice();
    solve(choice, puzzles(5));
    assertThat(swift.puzzles).isZero();
    assertThat(questions).isEqualTo(1);
    assertThat(choice.begin()).isSameAs(steady);
  }

  @Test
  void largeWork_goesOver() {
    EngineChoice<ScriptedEngine> choice = choice();
    solve(choice, puzzles(10));
    assertThat(warmUp.isWon()).isTrue();
    assertThat(seconds(steady, PACE)).isBetween(2.0, 2.1);
    assertThat(now).isBetween(5 * SECOND, 6 * SECOND);
    assertThat(choice.begin()).isSameAs(swift);
  }

  @Test
  void onePuzzleAtATime_goesOver() {
    EngineChoice<ScriptedEngine> choice = choice();
    solveOneByOne(choice, puzzles(1.9));
    assertThat(swift.puzzles).isZero();
    solveOneByOne(choice, puzzles(8.1));
    assertThat(warmUp.isWon()).isTrue();
    assertThat(seconds(steady, PACE)).isBetween(2.0, 2.1);
  }

  @Test
  void workJustOverTheHeadStart_losesLittle() {
    solve(choice(), puzzles(2.5));
    assertThat(now).isLessThan(3 * SECOND);
  }

  @Test
  void swiftEngineThatStaysSlow_losesForGood() {
    ScriptedEngine slow = new ScriptedEngine(i -> 2 * PACE);
    EngineChoice<ScriptedEngine> choice = choice(steady, slow);
    solve(choice, puzzles(30));
    assertThat(warmUp.isLost()).isTrue();
    assertThat(seconds(slow, 2 * PACE)).isBetween(10.0, 10.1);
    assertThat(choice.begin()).isSameAs(steady);
  }

  @Test
  void harderPuzzlesDuringTheWarmUp_areNotHeldAgainstTheSwiftEngine() {
    ScriptedEngine steadyAtHard = new ScriptedEngine(i -> i < puzzles(2) ? PACE : 50 * PACE);
    ScriptedEngine swiftAtHard = new ScriptedEngine(i -> 20 * PACE);
    solve(choice(steadyAtHard, swiftAtHard), puzzles(3));
    assertThat(warmUp.isWon()).isTrue();
  }

  @Test
  void verdict_countsForAllThreads() {
    solve(choice(), puzzles(5));
    assertThat(choice().begin()).isSameAs(swift);
  }

  @Test
  void lostVerdict_countsForAllThreads() {
    solve(choice(steady, new ScriptedEngine(i -> MILLI)), puzzles(20));
    assertThat(warmUp.isLost()).isTrue();
    solve(choice(), puzzles(5));
    assertThat(swift.puzzles).isZero();
  }

  @Test
  void workOfManyShortLives_addsUp() {
    for (int i = 0; i < 60; i++) {
      solve(choice(), puzzles(0.1));
    }
    assertThat(warmUp.isWon()).isTrue();
  }

  /** A busy machine, or code that is not compiled yet, does not bring the warm-up forward. */
  @Test
  void timeOfTheSteadyEngine_doesNotCount() {
    ScriptedEngine slow = new ScriptedEngine(i -> 100 * PACE);
    EngineChoice<ScriptedEngine> choice = choice(slow, swift);
    solveOneByOne(choice, puzzles(1.9));
    assertThat(swift.puzzles).isZero();
    assertThat(looksAtTheClock).isZero();
  }

  @Test
  void warmUp_isOneThreadsAtATime() {
    warmUp.spend(work(100));
    EngineChoice<ScriptedEngine> first = choice();
    EngineChoice<ScriptedEngine> second = choice();
    assertThat(first.begin()).isSameAs(swift);
    assertThat(second.begin()).isSameAs(steady);
    first.end(1);
    second.end(1_000);
    assertThat(second.begin()).isSameAs(swift);
  }

  @Test
  void warmUp_isNotWonBeforeASampleIsSolved() {
    warmUp.spend(work(100));
    ScriptedEngine fast = new ScriptedEngine(i -> 1);
    EngineChoice<ScriptedEngine> choice = choice(steady, fast);
    solveOneByOne(choice, 2 * EngineChoice.SAMPLE - 2);
    assertThat(warmUp.isWon()).isFalse();
    solveOneByOne(choice, 2);
    assertThat(warmUp.isWon()).isTrue();
  }

  @Test
  void timeBetweenCalls_doesNotCount() {
    EngineChoice<ScriptedEngine> choice = choice();
    for (int i = 0; i < 1_000; i++) {
      solve(choice, 10);
      now += SECOND;
    }
    assertThat(swift.puzzles).isZero();
  }

  @Test
  void decided_doesNotLookAtTheClock() {
    warmUp.win();
    EngineChoice<ScriptedEngine> choice = choice();
    solve(choice, 1);
    int looks = looksAtTheClock;
    solve(choice, 10_000);
    solveOneByOne(choice, 10);
    assertThat(looksAtTheClock).isEqualTo(looks);
    assertThat(swift.puzzles).isEqualTo(10_011);
  }

  @Test
  void lost_doesNotLookAtTheClock() {
    available = false;
    warmUp.spend(work(100));
    EngineChoice<ScriptedEngine> choice = choice();
    solve(choice, 1);
    assertThat(warmUp.isLost()).isTrue();
    int looks = looksAtTheClock;
    solve(choice, 10_000);
    assertThat(looksAtTheClock).isEqualTo(looks);
    assertThat(choice.stride()).isEqualTo(Integer.MAX_VALUE);
  }

  /** The samples begin again after each comparison, for both engines. */
  @Test
  void swiftEngineThatIsFasterAtLast_wins() {
    warmUp.spend(work(100));
    ScriptedEngine late = new ScriptedEngine(i -> i < EngineChoice.SAMPLE ? 3 * PACE : PACE / 2);
    solveOneByOne(choice(steady, late), 4 * EngineChoice.SAMPLE);
    assertThat(warmUp.isWon()).isTrue();
  }

  @Test
  void swiftEngineOfTheSamePace_doesNotWin() {
    solve(choice(steady, new ScriptedEngine(i -> PACE)), puzzles(5));
    assertThat(warmUp.isWon()).isFalse();
  }

  @Test
  void always_isTheSameEngine() {
    EngineChoice<ScriptedEngine> choice = EngineChoice.always(steady);
    solve(choice, puzzles(5));
    assertThat(choice.begin()).isSameAs(steady);
    assertThat(looksAtTheClock).isZero();
  }
}
