/**
 * Solves many puzzles at the full speed of the fastest engine, without making an object for each
 * puzzle. The puzzles are solved one after the other, or one in each lane of a vector.
 *
 * <pre>{@code
 * BulkSolver solver = BulkSolver.create();
 * solver.solve(puzzles, count, 2, solutions, counts); // 81 bytes a puzzle
 * }</pre>
 *
 * <p>{@link io.github.nonet.bulk.BulkSolver} reads and writes bytes, lists or streams. It is meant
 * for data sets, generators and exhaustive searches; for an occasional puzzle, use {@link
 * io.github.nonet.Solver}. The methods about lanes are {@linkplain io.github.nonet.Incubating
 * incubating}.
 */
@NullMarked
package io.github.nonet.bulk;

import org.jspecify.annotations.NullMarked;
