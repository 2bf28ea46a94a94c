package io.github.nonet.internal.textbook;

import io.github.nonet.CellOrder;
import io.github.nonet.internal.Engine;
import java.util.function.Function;
import java.util.stream.Stream;

/** The engines of this package, each in both orders. */
enum Engines {
  BOOLEAN_ARRAY(BooleanArrayEngine::new, CellOrder.ROW_MAJOR),
  BOOLEAN_ARRAY_MOST_CONSTRAINED(BooleanArrayEngine::new, CellOrder.MOST_CONSTRAINED),
  BITMASK(BitmaskEngine::new, CellOrder.ROW_MAJOR),
  BITMASK_MOST_CONSTRAINED(BitmaskEngine::new, CellOrder.MOST_CONSTRAINED),
  CANDIDATE_SET(CandidateSetEngine::new, CellOrder.ROW_MAJOR),
  CANDIDATE_SET_MOST_CONSTRAINED(CandidateSetEngine::new, CellOrder.MOST_CONSTRAINED),
  EXACT_COVER(ExactCoverEngine::new, CellOrder.ROW_MAJOR),
  EXACT_COVER_MOST_CONSTRAINED(ExactCoverEngine::new, CellOrder.MOST_CONSTRAINED);

  private final Function<CellOrder, Engine> constructor;
  private final CellOrder order;

  Engines(Function<CellOrder, Engine> constructor, CellOrder order) {
    this.constructor = constructor;
    this.order = order;
  }

  Engine make() {
    return constructor.apply(order);
  }

  boolean isRowMajor() {
    return order == CellOrder.ROW_MAJOR;
  }

  /** Returns a search of the same kind that was written for nothing but to be right. */
  SlowSearch slowSearch(int[] candidates) {
    return name().startsWith("EXACT_COVER")
        ? new SlowExactCover(candidates, order)
        : new SlowBacktracking(candidates, order);
  }

  /** Returns those that make no object while they search. */
  static Stream<Engines> withoutObjects() {
    return Stream.of(values()).filter(engine -> !engine.name().startsWith("CANDIDATE_SET"));
  }
}
