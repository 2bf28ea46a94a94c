package io.github.nonet;

import io.github.nonet.internal.Engine;
import io.github.nonet.internal.ScoutedEngine;
import io.github.nonet.internal.bitboard.BitboardEngine;
import io.github.nonet.internal.textbook.BitmaskEngine;
import io.github.nonet.internal.textbook.BooleanArrayEngine;
import io.github.nonet.internal.textbook.CandidateSetEngine;
import io.github.nonet.internal.textbook.ExactCoverEngine;
import io.github.nonet.internal.vector.VectorSupport;
import java.util.Objects;

/**
 * The strategies that come with the library.
 *
 * <p>The first three are the textbook strategies. They share one backtracking search and differ
 * only in how they keep track of the digits that fit, so comparing them compares data structures.
 * Their worst cases take hours in either order.
 *
 * <p>A later version may add constants at any place: keep names, not ordinals, and give a {@code
 * switch} a {@code default}.
 *
 * @since 1.0.0
 */
public enum Algorithm {
  /**
   * Backtracking with used-flags: a {@code boolean} for each digit of each row, column and box. The
   * plainest strategy. Default order: {@link CellOrder#ROW_MAJOR}.
   */
  BOOLEAN_ARRAY(CellOrder.ROW_MAJOR),

  /**
   * Backtracking with one {@code int} of used digits for each row, column and box, toggled by XOR.
   * Default order: {@link CellOrder#ROW_MAJOR}.
   */
  BITMASK(CellOrder.ROW_MAJOR),

  /**
   * Backtracking with a set of candidates, built for each cell when it is visited. Default order:
   * {@link CellOrder#ROW_MAJOR}.
   */
  CANDIDATE_SET(CellOrder.ROW_MAJOR),

  /**
   * Donald Knuth's Algorithm X on the exact cover form of Sudoku, 729 possibilities by 324
   * constraints, with his dancing links. It looks for digits with only one place left as well as
   * for cells with only one digit left, so it is fast on every proper puzzle. Default order: {@link
   * CellOrder#MOST_CONSTRAINED}.
   */
  EXACT_COVER(CellOrder.MOST_CONSTRAINED),

  /**
   * Keeps the candidates of the whole board in 18 machine words. Rounds of a few hundred
   * branch-free operations find hidden and naked singles and locked candidates everywhere at once,
   * and guesses are made where they settle most. It is plain Java, and the fastest algorithm that
   * runs everywhere. Default order: {@link CellOrder#MOST_CONSTRAINED}.
   */
  BITBOARD(CellOrder.MOST_CONSTRAINED),

  /**
   * Keeps the whole board in nine vectors of 256 bits, or three of 512, with branch-free rounds of
   * deduction and guesses where they change most. It is the fastest once the virtual machine has
   * spent a few seconds compiling it, so use it for large jobs. It is {@linkplain #isAvailable()
   * available} on JDK 25 to programs started with {@code --add-modules jdk.incubator.vector}, on
   * processors with vectors of 256 bits or more. On a later JDK it is available only if the system
   * property {@code io.github.nonet.vector.maxJdk} was set to the version of that JDK at start-up;
   * this is at your own risk, because the module may have changed. Default order: {@link
   * CellOrder#MOST_CONSTRAINED}.
   */
  @Incubating
  VECTOR(CellOrder.MOST_CONSTRAINED);

  private final CellOrder defaultOrder;
  private final EngineSolver rowMajor;
  private final EngineSolver mostConstrained;

  Algorithm(CellOrder defaultOrder) {
    this.defaultOrder = defaultOrder;
    this.rowMajor = new EngineSolver(new EnginePool(this, CellOrder.ROW_MAJOR), SearchLimit.NONE);
    this.mostConstrained =
        new EngineSolver(new EnginePool(this, CellOrder.MOST_CONSTRAINED), SearchLimit.NONE);
  }

  /** {@return whether the algorithm can run on this Java virtual machine and processor} */
  public boolean isAvailable() {
    return this != VECTOR || !VectorSupport.whatIsMissing().isPresent();
  }

  /** {@return the order that suits the algorithm best, which {@link #solver()} uses} */
  public CellOrder defaultOrder() {
    return defaultOrder;
  }

  /**
   * {@return the solver of this algorithm in its own default order}
   *
   * @throws UnsupportedOperationException if the algorithm is not {@linkplain #isAvailable()
   *     available}; the message names what is missing
   */
  public Solver solver() {
    return solver(defaultOrder);
  }

  /**
   * {@return the solver of this algorithm in the given order} Each call returns the same solver,
   * which is thread-safe.
   *
   * @param order the order in which to fill cells
   * @throws UnsupportedOperationException if the algorithm is not {@linkplain #isAvailable()
   *     available}; the message names what is missing
   */
  public Solver solver(CellOrder order) {
    Objects.requireNonNull(order, "order");
    if (this == VECTOR) {
      VectorSupport.requireNothingMissing();
    }
    return order == CellOrder.ROW_MAJOR ? rowMajor : mostConstrained;
  }

  /** Makes an engine. An algorithm that is faster in the other order scouts in row-major order. */
  Engine newEngine(CellOrder order) {
    return order == CellOrder.ROW_MAJOR && defaultOrder == CellOrder.MOST_CONSTRAINED
        ? new ScoutedEngine(plainEngine(CellOrder.MOST_CONSTRAINED), plainEngine(order))
        : plainEngine(order);
  }

  /** The registry of the engines. */
  private Engine plainEngine(CellOrder order) {
    return switch (this) {
      case BOOLEAN_ARRAY -> new BooleanArrayEngine(order);
      case BITMASK -> new BitmaskEngine(order);
      case CANDIDATE_SET -> new CandidateSetEngine(order);
      case EXACT_COVER -> new ExactCoverEngine(order);
      case BITBOARD -> new BitboardEngine(order);
      case VECTOR -> VectorSupport.newEngine(order);
    };
  }
}
