package io.github.nonet.bulk;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Progress;
import io.github.nonet.internal.Engine;
import java.util.function.LongUnaryOperator;
import org.junit.jupiter.api.Test;

/** Forces every way of the choice, by a clock that only the engines move. */
class EngineChoiceTest {
  private static final long MILLI = 1_000_000;
  private static final long SECOND = 1_000_000_000;

  /** What the steady engine takes for a puzzle. */
  private static final long PACE = SECOND / 20_000;

  /** Far more puzzles than anybody has. */
  private static final long ENDLESS = 1L << 40;

  private long now;
  private int looksAtTheClock;
  private boolean available = true;
  private int questions;
  private final WarmUp warmUp = new WarmUp(this::isAvailable);
  private final ScriptedEngine steady = new ScriptedEngine(i -> PACE);

  /** Is compiled after a thousand puzzles, and takes a third of the steady one's time then. */
  private final ScriptedEngine swift = new ScriptedEngine(i -> i < 1_000 ? 2 * MILLI : PACE / 3);

  /** Takes as long for its n-th puzzle as it was told to. */
  private final class ScriptedEngine implements Engine {
    private final LongUnaryOperator nanos;
    private long puzzles;

    ScriptedEngine(LongUnaryOperator nanos) {
      this.nanos = nanos;
    }

    @Override
    public void load(byte[] cells, int offset) {
      now += nanos.applyAsLong(puzzles++);
    }

    @Override
    public Progress advance(long maxGuesses) {
      return Progress.EXHAUSTED;
    }

    @Override
    public void store(byte[] digits, int offset) {
      throw new IllegalStateException();
    }

    @Override
    public void loadCandidates(int[] candidates) {
      throw new IllegalStateException();
    }

    @Override
    public long guesses() {
      return 0;
    }
  }

  private boolean isAvailable() {
    questions++;
    return available;
  }

  private EngineChoice choice() {
    return choice(steady, swift);
  }

  private EngineChoice choice(ScriptedEngine steady, ScriptedEngine swift) {
    return new EngineChoice(steady, () -> swift, warmUp, this::lookAtTheClock);
  }

  private long lookAtTheClock() {
    looksAtTheClock++;
    return now;
  }

  /** Returns how many puzzles the steady engine solves in so many seconds. */
  private static long puzzles(double seconds) {
    return (long) (seconds * SECOND / PACE);
  }

  /** Returns the seconds that the engine has worked at this pace. */
  private static double seconds(ScriptedEngine engine, long pace) {
    return (double) engine.puzzles * pace / SECOND;
  }

  /** Solves {@code count} puzzles in one call that is known to have {@code left} of them. */
  private static void solve(EngineChoice choice, long count, long left) {
    choice.begin(left);
    for (long i = 0; i < count; i++) {
      choice.next(left - i).load(null, 0);
    }
    choice.end();
  }

  private static void solveOneByOne(EngineChoice choice, long count) {
    for (long i = 0; i < count; i++) {
      solve(choice, 1, 1);
    }
  }

  @Test
  void smallWork_staysSteady() {
    solve(choice(), puzzles(2), puzzles(2));
    assertThat(swift.puzzles).isZero();
  }

  @Test
  void smallWork_doesNotAskForTheSwiftEngine() {
    solve(choice(), puzzles(2), puzzles(2));
    assertThat(questions).isZero();
  }

  @Test
  void notAvailable_staysSteady() {
    available = false;
    EngineChoice choice = choice();
    solve(choice, puzzles(5), ENDLESS);
    assertThat(swift.puzzles).isZero();
    assertThat(questions).isEqualTo(1);
    assertThat(choice.next(1)).isSameAs(steady);
  }

  @Test
  void largeKnownWork_goesOver() {
    EngineChoice choice = choice();
    solve(choice, puzzles(10), ENDLESS);
    assertThat(warmUp.isWon()).isTrue();
    assertThat(seconds(steady, PACE)).isBetween(1.0, 1.1);
    assertThat(swift.puzzles).isGreaterThan(puzzles(8.8));
    assertThat(choice.next(1)).isSameAs(swift);
  }

  @Test
  void knownWorkTooLittle_staysSteady() {
    solve(choice(), puzzles(9.9), puzzles(9.9));
    assertThat(swift.puzzles).isZero();
  }

  @Test
  void knownWorkJustEnough_goesOverAndPays() {
    solve(choice(), puzzles(10.2), puzzles(10.2));
    assertThat(warmUp.isWon()).isTrue();
    assertThat(now).isLessThan(7 * SECOND);
  }

  @Test
  void unknownWork_goesOverAfterALongTime() {
    EngineChoice choice = choice();
    solveOneByOne(choice, puzzles(23.9));
    assertThat(swift.puzzles).isZero();
    solveOneByOne(choice, puzzles(0.3));
    assertThat(warmUp.isWon()).isTrue();
    assertThat(seconds(steady, PACE)).isBetween(24.0, 24.1);
    assertThat(choice.next(1)).isSameAs(swift);
  }

  @Test
  void coldSteadyEngine_isNotTakenForASlowOne() {
    ScriptedEngine cold = new ScriptedEngine(i -> i < 400 ? 20 * PACE : PACE);
    solve(choice(cold, swift), puzzles(5), puzzles(5));
    assertThat(swift.puzzles).isZero();
  }

  @Test
  void swiftEngineThatStaysSlow_losesForGood() {
    ScriptedEngine slow = new ScriptedEngine(i -> 2 * PACE);
    EngineChoice choice = choice(steady, slow);
    solve(choice, puzzles(30), ENDLESS);
    assertThat(warmUp.isLost()).isTrue();
    assertThat(seconds(slow, 2 * PACE)).isBetween(12.0, 12.1);
    assertThat(choice.next(1)).isSameAs(steady);
  }

  @Test
  void unknownWork_theTrialNeverCostsMoreThanItsShare() {
    ScriptedEngine slow = new ScriptedEngine(i -> 2 * MILLI);
    EngineChoice choice = choice(steady, slow);
    for (int second = 1; second <= 60; second++) {
      solveOneByOne(choice, puzzles(1));
      assertThat(seconds(slow, 2 * MILLI)).isLessThan(seconds(steady, PACE) / 8 + 0.01);
    }
    assertThat(slow.puzzles).isPositive();
    assertThat(warmUp.isLost()).isFalse();
  }

  @Test
  void harderPuzzlesDuringTheTrial_areNotHeldAgainstTheSwiftEngine() {
    ScriptedEngine steadyAtHard = new ScriptedEngine(i -> i < puzzles(2) ? PACE : 50 * PACE);
    ScriptedEngine swiftAtHard = new ScriptedEngine(i -> 20 * PACE);
    EngineChoice choice = choice(steadyAtHard, swiftAtHard);
    solve(choice, puzzles(2), puzzles(2));
    solve(choice, puzzles(1), ENDLESS);
    assertThat(warmUp.isWon()).isTrue();
  }

  @Test
  void verdict_countsForAllThreads() {
    solve(choice(), puzzles(5), ENDLESS);
    EngineChoice another = choice();
    another.begin(1);
    assertThat(another.next(1)).isSameAs(swift);
  }

  @Test
  void lostVerdict_countsForAllThreads() {
    solve(choice(steady, new ScriptedEngine(i -> MILLI)), puzzles(20), ENDLESS);
    assertThat(warmUp.isLost()).isTrue();
    solve(choice(), puzzles(5), ENDLESS);
    assertThat(swift.puzzles).isZero();
  }

  @Test
  void workOfManyShortLives_addsUp() {
    for (int i = 0; i < 260; i++) {
      solve(choice(), puzzles(0.1), puzzles(0.1));
    }
    assertThat(warmUp.isWon()).isTrue();
  }

  @Test
  void trial_isOneThreadsAtATime() {
    warmUp.spend(100 * SECOND);
    EngineChoice first = choice();
    EngineChoice second = choice();
    first.begin(1);
    second.begin(1);
    assertThat(first.next(1)).isSameAs(swift);
    assertThat(second.next(1)).isSameAs(steady);
    first.end();
    second.end();
    second.begin(1);
    assertThat(second.next(1)).isSameAs(swift);
  }

  @Test
  void trial_survivesCallsOfOnePuzzle() {
    warmUp.spend(100 * SECOND);
    solveOneByOne(choice(), 10_000);
    assertThat(warmUp.isWon()).isTrue();
    assertThat(steady.puzzles).isLessThan(2_000);
  }

  @Test
  void timeBetweenCalls_doesNotCount() {
    EngineChoice choice = choice();
    for (int i = 0; i < 1_000; i++) {
      solve(choice, 10, 10);
      now += SECOND;
    }
    assertThat(swift.puzzles).isZero();
  }

  @Test
  void decided_doesNotLookAtTheClock() {
    warmUp.win();
    EngineChoice choice = choice();
    solve(choice, 1, 1);
    int looks = looksAtTheClock;
    solve(choice, 10_000, 10_000);
    solveOneByOne(choice, 10);
    assertThat(looksAtTheClock).isEqualTo(looks);
    assertThat(swift.puzzles).isEqualTo(10_011);
  }
}
