package io.github.nonet.internal.lanes;

import io.github.nonet.internal.BulkEngine;
import io.github.nonet.internal.vector.VectorApi;
import java.lang.reflect.Constructor;
import java.util.Optional;
import org.slf4j.LoggerFactory;

/** Says whether the lanes can run here, and makes their engine. */
public final class LaneSupport {
  private static final String SUBJECT = "inLanes()";
  private static final String ENGINE = "LaneEngine";

  /** Four lanes and less gain nothing without AVX: see the design decisions. */
  private static final int LEAST_SWIFT_BITS = 256;

  private static final Optional<String> WHAT_IS_MISSING =
      VectorApi.whatIsMissing(SUBJECT, LaneSupport.class, ENGINE);

  private LaneSupport() {}

  /** Describes what is missing, in a sentence; empty if nothing is. */
  public static Optional<String> whatIsMissing() {
    return WHAT_IS_MISSING;
  }

  /** Returns whether the lanes can run, and the vectors are so wide that they gain. */
  public static boolean isSwift() {
    return !whatIsMissing().isPresent() && VectorApi.preferredBits() >= LEAST_SWIFT_BITS;
  }

  /**
   * Makes an engine.
   *
   * @param others solves the puzzles that are not for lanes
   * @throws UnsupportedOperationException if something is missing
   */
  public static BulkEngine newEngine(BulkEngine others) {
    whatIsMissing().ifPresent(LaneSupport::refuse);
    return VectorApi.newInstance(LoadedLanes.CONSTRUCTOR, others);
  }

  private static void refuse(String missing) {
    throw new UnsupportedOperationException(missing);
  }

  /** Loaded with the first engine. */
  private static final class LoadedLanes {
    static final Constructor<? extends BulkEngine> CONSTRUCTOR = constructor();

    private static Constructor<? extends BulkEngine> constructor() {
      LoggerFactory.getLogger(LaneSupport.class)
          .debug("lanes were chosen, with vectors of {} bits", VectorApi.preferredBits());
      return VectorApi.constructor(BulkEngine.class, LaneSupport.class, ENGINE, BulkEngine.class);
    }
  }
}
