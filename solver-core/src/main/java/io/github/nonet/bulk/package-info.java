/**
 * Solves many puzzles at the full speed of the fastest engine, without an object for each: one
 * after the other, or one in every lane of the vectors.
 *
 * <pre>{@code
 * BulkSolver solver = BulkSolver.create();
 * solver.solve(puzzles, count, 2, solutions, counts); // 81 bytes a puzzle
 * }</pre>
 *
 * <p>{@link io.github.nonet.bulk.BulkSolver} reads and writes bytes, lists or streams. It is made
 * for data sets, generators and exhaustive searches; for a puzzle now and then, {@link
 * io.github.nonet.Solver} is all that is needed. The methods about lanes are {@linkplain
 * io.github.nonet.Incubating incubating}.
 */
@NullMarked
package io.github.nonet.bulk;

import org.jspecify.annotations.NullMarked;
