package io.github.nonet.benchmarks;

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
final class ThirdParty {
  private ThirdParty() {}

  /**
   * Returns the solver of that name: the class name, full or simple, of a service, or the full name
   * of any class.
   *
   * @throws IllegalArgumentException if there is none, or it cannot be made
   */
  static Solver solver(String name) {
    return services()
        .filter(service -> isNamed(service, name))
        .map(Provider::get)
        .findFirst()
        .orElseGet(() -> newInstance(name));
  }

  /** Returns the simple class names of the services. */
  static List<String> names() {
    return services().map(service -> service.type().getSimpleName()).sorted().toList();
  }

  private static Stream<Provider<Solver>> services() {
    return ServiceLoader.load(Solver.class).stream();
  }

  private static boolean isNamed(Provider<Solver> service, String name) {
    return name.equals(service.type().getSimpleName()) || name.equals(service.type().getName());
  }

  private static Solver newInstance(String name) {
    try {
      return Class.forName(name).asSubclass(Solver.class).getConstructor().newInstance();
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
    } catch (InvocationTargetException e) {
      throw new IllegalArgumentException(name + " cannot be made: " + e.getCause(), e);
    } catch (ReflectiveOperationException e) {
      throw new IllegalArgumentException(
          name + " needs a public constructor without parameters", e);
    }
  }
}
