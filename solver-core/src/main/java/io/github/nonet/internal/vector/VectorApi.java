package io.github.nonet.internal.vector;

import java.lang.reflect.Constructor;
import java.util.Optional;

/**
 * What all engines need that use the JDK's Vector API: a JDK, its module, and their classes.
 *
 * <p>They are compiled for JDK 25, into {@code META-INF/versions/25} of the jar, and need a module
 * that a program must ask for when it starts. So they are found by name.
 */
public final class VectorApi {
  /*
   * The Vector API is still being incubated: a later JDK may change it. The engines are tested up to
   * NEWEST_JDK; with the property, whoever has tried a newer one can use them at once.
   */
  private static final String NEWEST_JDK_PROPERTY = "io.github.nonet.vector.maxJdk";

  private static final int OLDEST_JDK = 25;
  private static final int NEWEST_JDK = 25;

  private static final String MODULE = "jdk.incubator.vector";

  private VectorApi() {}

  /**
   * Returns what is missing, in a sentence; empty if nothing is.
   *
   * @param subject who needs it
   * @param neighbour a class of the engine's package
   * @param engine the engine's class
   */
  public static Optional<String> whatIsMissing(String subject, Class<?> neighbour, String engine) {
    int newestJdk = Integer.getInteger(NEWEST_JDK_PROPERTY, NEWEST_JDK);
    return jdkIsMissing(subject, Runtime.version().feature(), newestJdk)
        .or(() -> moduleIsMissing(subject))
        .or(() -> classesAreMissing(subject, neighbour, engine));
  }

  static Optional<String> jdkIsMissing(String subject, int jdk, int newestJdk) {
    if (jdk < OLDEST_JDK) {
      return Optional.of("%s needs JDK %d; this is JDK %d.".formatted(subject, OLDEST_JDK, jdk));
    }
    if (jdk > newestJdk) {
      return Optional.of(
          "%s is not tested on JDK %d, only up to JDK %d; to try it, start java with -D%s=%d."
              .formatted(subject, jdk, newestJdk, NEWEST_JDK_PROPERTY, jdk));
    }
    return Optional.empty();
  }

  private static Optional<String> moduleIsMissing(String subject) {
    return ModuleLayer.boot().findModule(MODULE).isPresent()
        ? Optional.empty()
        : Optional.of(
            "%s needs the module %s; start java with --add-modules %s."
                .formatted(subject, MODULE, MODULE));
  }

  private static Optional<String> classesAreMissing(
      String subject, Class<?> neighbour, String engine) {
    return neighbour.getResource(engine + ".class") != null
        ? Optional.empty()
        : Optional.of(
            "%s needs its classes for JDK %d, which only a jar built with that JDK holds, %s"
                .formatted(subject, OLDEST_JDK, "in META-INF/versions."));
  }

  /** Returns the width of the vectors that the virtual machine prefers; 0 without the module. */
  public static int preferredBits() {
    try {
      Class<?> shape = Class.forName(MODULE + ".VectorShape");
      Object preferred = shape.getMethod("preferredShape").invoke(null);
      return (int) shape.getMethod("vectorBitSize").invoke(preferred);
    } catch (ReflectiveOperationException e) {
      return 0;
    }
  }

  /**
   * Returns the constructor of an engine, whose class may use the module from now on. This module
   * cannot require what most programs run without.
   */
  public static <T> Constructor<? extends T> constructor(
      Class<T> type, Class<?> neighbour, String engine, Class<?>... parameters) {
    ModuleLayer.boot().findModule(MODULE).ifPresent(VectorApi.class.getModule()::addReads);
    String name = neighbour.getPackageName() + "." + engine;
    try {
      return Class.forName(name).asSubclass(type).getDeclaredConstructor(parameters);
    } catch (ReflectiveOperationException e) {
      throw new LinkageError(name, e);
    }
  }

  /** Makes an engine. */
  public static <T> T newInstance(Constructor<? extends T> constructor, Object... arguments) {
    try {
      return constructor.newInstance(arguments);
    } catch (ReflectiveOperationException e) {
      throw new LinkageError(constructor.getDeclaringClass().getName(), e);
    }
  }
}
