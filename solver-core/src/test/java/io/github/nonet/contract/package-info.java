/**
 * The contract of {@link io.github.nonet.Solver} as a test suite, for the authors of solvers.
 *
 * <p>Put the artifact {@code io.github.nonet:nonet-solver-core} with the classifier {@code tests}
 * on the test class path, next to JUnit Jupiter and AssertJ, and extend {@link
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
 * <p>{@code SolverContract} is for you; the other types are its parts and may change in any
 * version. All of them use only the public API of the library.
 */
package io.github.nonet.contract;
