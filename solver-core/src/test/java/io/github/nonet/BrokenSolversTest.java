package io.github.nonet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import io.github.nonet.contract.GoldenBoard;
import io.github.nonet.contract.SolverContract;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.platform.launcher.LauncherDiscoveryRequest;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;
import org.junit.platform.launcher.listeners.SummaryGeneratingListener;
import org.junit.platform.launcher.listeners.TestExecutionSummary.Failure;

/** The contract notices what a solver does wrong, and says it in a sentence. */
@Tag("slow")
class BrokenSolversTest {
  /** Which method did what, what was expected, and on which board. */
  private static final String SENTENCE =
      "(?s)\\w+\\(.* (returned|found|did not find|threw) .*; expected .+\\. The puzzle: .+";

  private static Broken broken;

  /** The suite for the solver that is broken in the way of {@link #broken}. */
  static final class Suite extends SolverContract {
    @Override
    protected Solver solver() {
      return puzzle -> broken.search(Algorithm.BITBOARD.solver().search(puzzle));
    }

    @Override
    protected boolean mastersCruelBoards() {
      return true;
    }

    @Override
    protected boolean asksAbout(GoldenBoard board) {
      return AlgorithmContractTest.isQuick(board);
    }
  }

  /** A way to be wrong. */
  enum Broken {
    FINDS_NOTHING {
      @Override
      Progress advance(Search right, long maxGuesses) {
        return Progress.EXHAUSTED;
      }
    },
    STOPS_AT_ONE {
      @Override
      Progress advance(Search right, long maxGuesses) {
        return right.guesses() > 0 ? Progress.EXHAUSTED : right.advance(maxGuesses);
      }
    },
    NEVER_PAUSES {
      @Override
      Progress advance(Search right, long maxGuesses) {
        return right.advance(Long.MAX_VALUE);
      }
    },
    PAUSES_EARLY {
      @Override
      Progress advance(Search right, long maxGuesses) {
        return right.advance(Math.min(maxGuesses, 3));
      }
    },
    CHANGES_A_CELL {
      @Override
      Board solution(Search right) {
        Board solution = right.solution();
        return solution.with(80, 1 + solution.digit(80) % 9);
      }
    },
    HAS_A_SOLUTION_BEFORE_IT_SEARCHES {
      @Override
      Board solution(Search right) {
        return Boards.SOLUTION;
      }
    };

    Progress advance(Search right, long maxGuesses) {
      return right.advance(maxGuesses);
    }

    Board solution(Search right) {
      return right.solution();
    }

    Search search(Search right) {
      return new Search() {
        @Override
        public Progress advance(long maxGuesses) {
          return Broken.this.advance(right, maxGuesses);
        }

        @Override
        public Board solution() {
          return Broken.this.solution(right);
        }

        @Override
        public long guesses() {
          return right.guesses();
        }
      };
    }
  }

  @ParameterizedTest
  @EnumSource
  void contract_saysWhatIsWrong(Broken way) {
    broken = way;
    SummaryGeneratingListener summary = new SummaryGeneratingListener();
    LauncherDiscoveryRequest suite =
        LauncherDiscoveryRequestBuilder.request().selectors(selectClass(Suite.class)).build();
    LauncherFactory.create().execute(suite, summary);
    List<String> messages =
        summary.getSummary().getFailures().stream()
            .map(Failure::getException)
            .map(failure -> failure instanceof AssertionError ? failure.getMessage() : "" + failure)
            .collect(Collectors.toList());
    assertThat(messages).isNotEmpty().allMatch(message -> message.matches(SENTENCE));
  }
}
