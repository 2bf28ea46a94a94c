package io.github.nonet.benchmarks.rivals;

import io.github.nonet.Solver;
import java.lang.reflect.InvocationTargetException;
import java.util.List;
import java.util.ServiceLoader;
import java.util.ServiceLoader.Provider;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Finds solvers that are not ours: the rivals, and whatever else the class path offers as a service
 * of type {@link Solver} or as a class with a public constructor without parameters.
 */
public final class ThirdParty {
  private ThirdParty() {}

  /**
   * Returns the solver of that name: the class name, full or simple, of a service, or the full name
   * of any class.
   *
   * @throws IllegalArgumentException if there is none, or it cannot be made
   */
  public static Solver solver(String name) {
    try {
      return type(name).getConstructor().newInstance();
    } catch (InvocationTargetException e) {
      throw new IllegalArgumentException(name + " cannot be made: " + e.getCause(), e);
    } catch (ReflectiveOperationException e) {
      throw new IllegalArgumentException(
          name + " needs a public constructor without parameters", e);
    }
  }

  /**
   * Returns the class of the solver of that name, and makes none.
   *
   * @throws IllegalArgumentException if there is none
   */
  public static Class<? extends Solver> type(String name) {
    return services()
        .filter(type -> name.equals(type.getSimpleName()) || name.equals(type.getName()))
        .findFirst()
        .orElseGet(() -> typeOnClassPath(name));
  }

  /** Returns the simple class names of the services. */
  public static List<String> names() {
    return services().map(Class::getSimpleName).sorted().toList();
  }

  private static Stream<Class<? extends Solver>> services() {
    return ServiceLoader.load(Solver.class).stream().map(Provider::type);
  }

  private static Class<? extends Solver> typeOnClassPath(String name) {
    try {
      return Class.forName(name, false, ThirdParty.class.getClassLoader()).asSubclass(Solver.class);
    } catch (ClassNotFoundException | NoClassDefFoundError e) {
      throw new IllegalArgumentException(
          names().stream()
              .collect(
                  Collectors.joining(
                      ", ",
                      "no solver '" + name + "'; there are ",
                      ", and every class name of a Solver on the class path")),
          e);
    } catch (ClassCastException e) {
      throw new IllegalArgumentException(name + " is not a " + Solver.class.getName(), e);
    }
  }
}
