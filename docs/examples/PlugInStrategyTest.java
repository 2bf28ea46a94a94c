import io.github.nonet.Solver;
import io.github.nonet.contract.SolverContract;

/**
 * Runs the strategy of {@code PlugInStrategy} against the library's own contract: some forty tests,
 * from golden boards to pausing, limits, interruption and sharing between threads. In a project of
 * your own this class needs three test dependencies: {@code nonet-solver-core} with the classifier
 * {@code tests}, JUnit 5 and AssertJ.
 */
class PlugInStrategyTest extends SolverContract {
  @Override
  protected Solver solver() {
    return new PlugInStrategy();
  }
}
