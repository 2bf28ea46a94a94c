package io.github.nonet.internal.vector;

import io.github.nonet.CellOrder;
import io.github.nonet.internal.Engine;
import java.lang.reflect.Constructor;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.slf4j.LoggerFactory;

/**
 * Says whether the vector engine can run here, and makes it.
 *
 * <p>The engine itself is compiled for JDK 25, into {@code META-INF/versions/25} of the jar, and
 * needs a module that a program must ask for when it starts. So it is found by name.
 */
public final class VectorSupport {
  /*
   * The Vector API is still being incubated: a later JDK may change it. The engine is tested up to
   * NEWEST_JDK; with the property, whoever has tried a newer one can use it at once.
   */
  static final String NEWEST_JDK_PROPERTY = "io.github.nonet.vector.maxJdk";

  private static final int OLDEST_JDK = 25;
  private static final int NEWEST_JDK = 25;
  private static final int VECTOR_BITS = 512;

  private static final String MODULE = "jdk.incubator.vector";
  private static final String ENGINE = "io.github.nonet.internal.vector.VectorEngine";

  private VectorSupport() {}

  /** Returns what is missing, in a sentence; empty if nothing is. */
  public static Optional<String> whatIsMissing() {
    return Found.WHAT_IS_MISSING;
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

  /** Makes an engine, which is possible, if slow, with narrow vectors as well. */
  public static Engine newEngine(CellOrder order) {
    return Loaded.newEngine(order);
  }

  private static Optional<String> findWhatIsMissing() {
    try {
      return Stream.<Supplier<Optional<String>>>of(
              VectorSupport::jdkIsMissing,
              VectorSupport::moduleIsMissing,
              VectorSupport::classesAreMissing,
              () -> widthIsMissing(preferredBits()))
          .map(Supplier::get)
          .filter(Optional::isPresent)
          .findFirst()
          .orElse(Optional.empty());
    } catch (LinkageError e) {
      return Optional.of(
          "VECTOR needs JDK " + OLDEST_JDK + "; this is another virtual machine, without modules.");
    }
  }

  private static Optional<String> jdkIsMissing() {
    return jdkIsMissing(Modules.jdk(), Integer.getInteger(NEWEST_JDK_PROPERTY, NEWEST_JDK));
  }

  static Optional<String> jdkIsMissing(int jdk, int newestJdk) {
    if (jdk < OLDEST_JDK) {
      return Optional.of("VECTOR needs JDK " + OLDEST_JDK + "; this is JDK " + jdk + ".");
    }
    if (jdk > newestJdk) {
      return Optional.of(
          String.format(
              Locale.ROOT,
              "VECTOR is not tested on JDK %d, only up to JDK %d; to try it, start java with -D%s=%d.",
              jdk,
              newestJdk,
              NEWEST_JDK_PROPERTY,
              jdk));
    }
    return Optional.empty();
  }

  private static Optional<String> moduleIsMissing() {
    return Modules.isPresent(MODULE)
        ? Optional.empty()
        : Optional.of(
            "VECTOR needs the module "
                + MODULE
                + "; start java with --add-modules "
                + MODULE
                + ".");
  }

  private static Optional<String> classesAreMissing() {
    String resource = ENGINE.substring(ENGINE.lastIndexOf('.') + 1) + ".class";
    return VectorSupport.class.getResource(resource) != null
        ? Optional.empty()
        : Optional.of(
            "VECTOR needs its classes for JDK "
                + OLDEST_JDK
                + ", which only a jar built with that JDK holds, in META-INF/versions.");
  }

  static Optional<String> widthIsMissing(int bits) {
    return bits == VECTOR_BITS
        ? Optional.empty()
        : Optional.of(
            String.format(
                Locale.ROOT,
                "VECTOR needs vectors of %d bits; here they have %d. %s",
                VECTOR_BITS,
                bits,
                "Where the processor has AVX-512, start java with -XX:UseAVX=3."));
  }

  /** Returns the width of the vectors that the virtual machine prefers. */
  private static int preferredBits() {
    try {
      Class<?> shape = Class.forName(MODULE + ".VectorShape");
      Object preferred = shape.getMethod("preferredShape").invoke(null);
      return (int) shape.getMethod("vectorBitSize").invoke(preferred);
    } catch (ReflectiveOperationException e) {
      return 0;
    }
  }

  /** Found out once. */
  private static final class Found {
    static final Optional<String> WHAT_IS_MISSING = findWhatIsMissing();
  }

  /** The engine's class. It uses the module, but cannot require what most programs run without. */
  private static final class Loaded {
    private static final Constructor<? extends Engine> CONSTRUCTOR = constructor();

    private static Constructor<? extends Engine> constructor() {
      Modules.read(MODULE);
      LoggerFactory.getLogger(VectorSupport.class).debug("VECTOR was chosen");
      try {
        return Class.forName(ENGINE)
            .asSubclass(Engine.class)
            .getDeclaredConstructor(CellOrder.class);
      } catch (ReflectiveOperationException e) {
        throw new LinkageError(ENGINE, e);
      }
    }

    static Engine newEngine(CellOrder order) {
      try {
        return CONSTRUCTOR.newInstance(order);
      } catch (ReflectiveOperationException e) {
        throw new LinkageError(ENGINE, e);
      }
    }
  }
}
