/**
 * Rates puzzles as Sudoku Explainer 1.2.1 does. It works on digits as bytes and knows no board.
 *
 * <p><b>Words.</b>
 *
 * <dl>
 *   <dt>position
 *   <dd>the candidates of all open cells: {@code Marks}. Digits are 0 to 8 here, a candidate is
 *       {@code 9 * cell + digit}, houses are boxes, rows, columns: {@code ExplainerHouses}
 *   <dt>deduction
 *   <dd>candidates that go or a cell that is filled, and the rating: {@code Deduction}. If someone
 *       reads the path, it also has a reason, a {@code Finding}, and the one that is taken becomes
 *       a {@code PathStep}
 *   <dt>statement
 *   <dd>"this candidate is true" (on) or "false" (off). On candidates lead to off ones by weak
 *       links, off ones to on ones by strong links: {@code ExplainerLinks}
 *   <dt>node
 *   <dd>the number of a candidate in a position, or of a statement that follows from an assumption
 *   <dt>chain
 *   <dd>statements, each of which follows from some before it, its parents. Its length is the
 *       number of different ones; {@code ChainLength} has what it adds to the rating
 *   <dt>offer
 *   <dd>chains are not taken when they are found: they are offered to a {@code ChainSink}, which
 *       keeps the best one ({@code ChainPick}) or all ({@code NestedChains})
 * </dl>
 *
 * <p><b>Order.</b> {@code Explainer} tries the techniques in this order and takes the first
 * deduction; of loops and chains it takes the best.
 *
 * <pre>
 *   1.0 1.2 1.5   hidden single                      Singles
 *   1.7 1.9       locking that leads to a single   Locking, direct
 *   2.0           hidden pair, likewise              Subsets, direct
 *   2.3           naked single                       Singles
 *   2.5           hidden triple, likewise            Subsets, direct
 *   2.6 2.8       locking                            Locking
 *   3.0 3.2 3.4   naked pair, X-wing, hidden pair    Subsets, Fish
 *   3.6 3.8 4.0   the same of three                  Subsets, Fish
 *   4.2 4.4       XY-wing, XYZ-wing                  Wings
 *   4.5 - 5.0     unique rectangles and loops        UniqueLoops, UniqueLoopTypes
 *   5.0 5.2 5.4   subsets and fish of four           Subsets, Fish
 *   5.6 - 6.1     bivalue universal grave            GraveTypes, GraveCells
 *   6.2           aligned pair exclusion             AlignedExclusion
 *   6.5 and more  cycles, chains from one start      SingleChains: Links, Reach, Cycles
 *   7.5           aligned triplet exclusion          AlignedExclusion
 *   7.5 and more  Nishio: contradictions of a digit  AssumptionChains, Nishio
 *   8.0 and more  all cases of a cell or a house     AssumptionChains, multiple
 *   8.5 and more  the same, without the false candidates  AssumptionChains, dynamic
 *   9.0 and more  the same, with patterns in them    NestedPatterns, NestedSingles, NestedChains
 * </pre>
 *
 * <p>{@code AssumptionChains} compares the {@code ChainConsequences} of each {@code Assumption}.
 */
package io.github.nonet.internal.explainer;
