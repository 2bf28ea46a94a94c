package io.github.nonet.internal.vector;

import io.github.nonet.CellOrder;
import io.github.nonet.internal.Engine;
import java.lang.reflect.Constructor;
import java.util.Locale;
import java.util.Optional;
import org.slf4j.LoggerFactory;

/** Says whether the vector engine can run here, and makes it. */
public final class VectorSupport {
  private static final String SUBJECT = "VECTOR";
  private static final String ENGINE = "VectorEngine";
  private static final int LEAST_VECTOR_BITS = 256;

  /** The engine for vectors of this many bits is faster where there are any. */
  private static final String WIDE_ENGINE = "WideEngine";

  private static final int WIDE_VECTOR_BITS = 512;

  private static final Optional<String> WHAT_IS_MISSING =
      VectorApi.whatIsMissing(SUBJECT, VectorSupport.class, ENGINE)
          .map(Optional::of)
          .orElseGet(() -> widthIsMissing(VectorApi.preferredBits()));

  private VectorSupport() {}

  /** Describes what is missing, in a sentence; empty if nothing is. */
  public static Optional<String> whatIsMissing() {
    return WHAT_IS_MISSING;
  }

  /**
   * Checks that the engine can run.
   *
   * @throws UnsupportedOperationException if something is missing
   */
  public static void requireNothingMissing() {
    whatIsMissing().ifPresent(VectorSupport::refuse);
  }

  private static void refuse(String missing) {
    throw new UnsupportedOperationException(missing);
  }

  /** Makes an engine. This also works with narrow vectors, but the engine is then slow. */
  public static Engine newEngine(CellOrder order) {
    return VectorApi.newInstance(LoadedVectors.CONSTRUCTOR, order);
  }

  static Optional<String> widthIsMissing(int bits) {
    return bits >= LEAST_VECTOR_BITS
        ? Optional.empty()
        : Optional.of(
            String.format(
                Locale.ROOT,
                "VECTOR needs vectors of %d bits or more; here they have %d. %s",
                LEAST_VECTOR_BITS,
                bits,
                "Where the processor has AVX2, start java with -XX:UseAVX=2."));
  }

  /** Loaded with the first engine. */
  private static final class LoadedVectors {
    static final Constructor<? extends Engine> CONSTRUCTOR = constructor();

    private static Constructor<? extends Engine> constructor() {
      LoggerFactory.getLogger(VectorSupport.class).debug("VECTOR was chosen");
      String engine = VectorApi.preferredBits() >= WIDE_VECTOR_BITS ? WIDE_ENGINE : ENGINE;
      return VectorApi.constructor(Engine.class, VectorSupport.class, engine, CellOrder.class);
    }
  }
}
