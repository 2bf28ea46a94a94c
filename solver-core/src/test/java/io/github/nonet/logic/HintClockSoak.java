package io.github.nonet.logic;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Board;
import io.github.nonet.Candidates;
import io.github.nonet.InterruptionLatency;
import io.github.nonet.Tries;
import io.github.nonet.internal.Watch;
import io.github.nonet.internal.logic.Finders;
import io.github.nonet.internal.logic.State;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * How long a technique works between two looks at the clock, in milliseconds of its thread, and how
 * soon a hint is left: in proper states, in such as have no solution, and in such as have few or
 * many marks.
 */
@Tag(Tries.SOAK)
class HintClockSoak {
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
  private static final double PROMISED_MILLIS = 10;
  private static final int RUNS = 3;

  /** A run that lasts longer is cut off: its gaps are known by then. */
  private static final long LONGEST_NANOS = 300_000_000;

  /** A gap of less wall time is not looked at closer. */
  private static final long SHORT_NANOS = 300_000;

  private static final Map<String, Candidates> STATES = states();

  private static Map<String, Candidates> states() {
    Map<String, Candidates> states = new LinkedHashMap<>();
    Random random = new Random(3);
    List<Board> puzzles =
        Stream.concat(PlayedStates.puzzles(11, 2), Stream.of(Raters.HARD)).toList();
    for (Board puzzle : puzzles) {
      List<Candidates> path = PlayedStates.path(puzzle);
      Candidates state = path.get(path.size() / 3);
      states.put("start of " + puzzle, path.get(0));
      states.put("on the way of " + puzzle, state);
      states.put("wrong digit in " + puzzle, PlayedStates.withWrongDigit(state, random));
      states.put("missing mark in " + puzzle, PlayedStates.withoutOneCandidate(state, random));
    }
    for (double density : new double[] {0.15, 0.25, 0.35, 0.5, 0.7, 0.9, 1}) {
      states.put(
          "marks with probability " + density,
          PlayedStates.withMarks(Candidates.of(Board.EMPTY), density, random));
    }
    states.put("two marks a cell", marks(2, random));
    states.put("three marks a cell", marks(3, random));
    return states;
  }

  private static Candidates marks(int count, Random random) {
    Candidates state = Candidates.of(Board.EMPTY);
    for (int cell = 0; cell < 81; cell++) {
      Integer[] digits = random.ints(1, 10).distinct().limit(count).boxed().toArray(Integer[]::new);
      state = States.only(state, cell, digits);
    }
    return state;
  }

  static List<Technique> techniques() {
    return Stream.of(Technique.values()).filter(it -> it != Technique.USER_DEFINED).toList();
  }

  /** Says that a run lasted long enough. */
  private static final class LongEnough extends RuntimeException {
    private static final long serialVersionUID = 1;
  }

  /** Measures the longest gap between two looks. */
  private static final class Gaps implements Watch {
    private final long end = System.nanoTime() + LONGEST_NANOS;
    private long lastCpu = THREADS.getCurrentThreadCpuTime();
    private long lastWall = System.nanoTime();
    private long longest;

    @Override
    public void look() {
      long now = System.nanoTime();
      if (now - lastWall > SHORT_NANOS) {
        longest = Math.max(longest, THREADS.getCurrentThreadCpuTime() - lastCpu);
      }
      if (now > end) {
        throw new LongEnough();
      }
      lastCpu = THREADS.getCurrentThreadCpuTime();
      lastWall = System.nanoTime();
    }
  }

  private static double longestMillis(Technique technique, Candidates candidates) {
    Gaps gaps = new Gaps();
    try {
      new Finders()
          .of(technique)
          .find(
              State.of(candidates, gaps),
              step -> {
                gaps.look();
                return true;
              });
      gaps.look();
    } catch (LongEnough cut) {
      // its gaps are known
    }
    return gaps.longest / 1e6;
  }

  @ParameterizedTest
  @MethodSource("techniques")
  void longestGap_ofATechnique(Technique technique) {
    double longest = 0;
    String where = "any state";
    for (Map.Entry<String, Candidates> state : STATES.entrySet()) {
      double best = Double.MAX_VALUE;
      for (int run = 0; run < RUNS; run++) {
        best = Math.min(best, longestMillis(technique, state.getValue()));
      }
      where = best > longest ? state.getKey() : where;
      longest = Math.max(longest, best);
    }
    System.out.printf("%s: longest gap %.1f ms, %s%n", technique, longest, where);
    assertThat(longest).as("in %s", where).isLessThan(PROMISED_MILLIS);
  }

  /** What a caller waits for. */
  enum Call {
    NEXT_STEP {
      @Override
      void ask(Candidates state) {
        LogicalSolver.standard().nextStep(state);
      }
    },
    STEPS {
      @Override
      void ask(Candidates state) {
        LogicalSolver.standard().steps(state).count();
      }
    },
    DEATH_BLOSSOM {
      @Override
      void ask(Candidates state) {
        LogicalSolver.of(Technique.DEATH_BLOSSOM).steps(state).count();
      }
    },
    SOLVE {
      @Override
      void ask(Candidates state) {
        LogicalSolver.standard().solve(state);
      }
    },
    FIND_MISTAKE {
      @Override
      void ask(Candidates state) {
        LogicalSolver.standard().findMistake(state);
      }
    },
    HODOKU_RATING {
      @Override
      void ask(Candidates state) {
        HodokuRating.of(Raters.HARD);
      }
    };

    abstract void ask(Candidates state);
  }

  @ParameterizedTest
  @EnumSource
  void interrupted_whileAHintIsLookedFor(Call call) throws InterruptedException {
    InterruptionLatency.check(
        call,
        trial -> trial * 37 % 150,
        running -> {
          running.run();
          while (true) {
            STATES.values().forEach(call::ask);
          }
        });
  }
}
