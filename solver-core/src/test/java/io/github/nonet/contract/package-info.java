/**
 * The contract of {@link io.github.nonet.Solver} as a test suite, for the authors of solvers.
 *
 * <p>Put the artifact {@code io.github.nonet:nonet-solver-core} with the classifier {@code tests}
 * on the test class path, beside JUnit Jupiter and AssertJ, and extend {@link
 * io.github.nonet.contract.SolverContract}:
 *
 * <pre>{@code
 * class MySolverTest extends SolverContract {
 *   @Override
 *   protected Solver solver() {
 *     return new MySolver();
 *   }
 * }
 * }</pre>
 *
 * <p>Everything here uses the public API of the library and nothing else.
 */
package io.github.nonet.contract;
