package io.github.nonet.internal.vector;

import java.lang.reflect.Constructor;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * The common part of all engines that use the JDK's Vector API: a JDK, its module, and their
 * classes.
 *
 * <p>They are compiled for JDK 25, into {@code META-INF/versions/25} of the jar, and need a module
 * that a program must ask for when it starts. Hence they are found by name.
 */
public final class VectorApi {
  /*
   * The Vector API is still being incubated: a later JDK may change it. The engines are tested up to
   * NEWEST_JDK; with the property, users can enable the engines for a newer JDK that they have
   * tried.
   */
  private static final String NEWEST_JDK_PROPERTY = "io.github.nonet.vector.maxJdk";

  private static final int OLDEST_JDK = 25;
  private static final int NEWEST_JDK = 25;

  private static final String MODULE = "jdk.incubator.vector";

  private VectorApi() {}

  /**
   * Describes what is missing, in a sentence; empty if nothing is.
   *
   * @param subject the feature that needs it
   * @param neighbour a class of the engine's package
   * @param engine the engine's class
   */
  public static Optional<String> whatIsMissing(String subject, Class<?> neighbour, String engine) {
    try {
      return Stream.<Supplier<Optional<String>>>of(
              () -> jdkIsMissing(subject),
              () -> moduleIsMissing(subject),
              () -> classesAreMissing(subject, neighbour, engine))
          .map(Supplier::get)
          .filter(Optional::isPresent)
          .findFirst()
          .orElse(Optional.empty());
    } catch (LinkageError e) {
      return message(
          "%s needs JDK %d; this is another virtual machine, without modules.",
          subject, OLDEST_JDK);
    }
  }

  private static Optional<String> message(String format, Object... arguments) {
    return Optional.of(String.format(Locale.ROOT, format, arguments));
  }

  private static Optional<String> jdkIsMissing(String subject) {
    return jdkIsMissing(
        subject, Modules.jdk(), Integer.getInteger(NEWEST_JDK_PROPERTY, NEWEST_JDK));
  }

  static Optional<String> jdkIsMissing(String subject, int jdk, int newestJdk) {
    if (jdk < OLDEST_JDK) {
      return message("%s needs JDK %d; this is JDK %d.", subject, OLDEST_JDK, jdk);
    }
    if (jdk > newestJdk) {
      return message(
          "%s is not tested on JDK %d, only up to JDK %d; to try it, start java with -D%s=%d.",
          subject, jdk, newestJdk, NEWEST_JDK_PROPERTY, jdk);
    }
    return Optional.empty();
  }

  private static Optional<String> moduleIsMissing(String subject) {
    return Modules.isPresent(MODULE)
        ? Optional.empty()
        : message(
            "%s needs the module %s; start java with --add-modules %s.", subject, MODULE, MODULE);
  }

  private static Optional<String> classesAreMissing(
      String subject, Class<?> neighbour, String engine) {
    return Modules.isClassPresent(neighbour, engine)
        ? Optional.empty()
        : message(
            "%s needs its classes for JDK %d, which only a jar built with that JDK holds, %s",
            subject, OLDEST_JDK, "in META-INF/versions.");
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
   * Returns the constructor of an engine, whose class may then use the module. This module cannot
   * require what most programs run without.
   */
  public static <T> Constructor<? extends T> constructor(
      Class<T> type, Class<?> neighbour, String engine, Class<?>... parameters) {
    Modules.read(MODULE);
    String name = neighbour.getPackage().getName() + "." + engine;
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
