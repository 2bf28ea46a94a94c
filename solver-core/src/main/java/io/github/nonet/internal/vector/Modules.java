package io.github.nonet.internal.vector;

import io.github.nonet.internal.JdkOnly;

/**
 * Questions to a JDK about itself. Android and a browser have no modules: there the first of these
 * methods that is called ends in a {@link LinkageError}.
 */
@JdkOnly
final class Modules {
  private Modules() {}

  /** Returns the feature version of this JDK. */
  static int jdk() {
    return Runtime.version().feature();
  }

  /** Returns whether this program was started with a module. */
  static boolean isPresent(String module) {
    return ModuleLayer.boot().findModule(module).isPresent();
  }

  /** Returns whether a class of this name is next to another, whether it can be loaded or not. */
  static boolean isClassPresent(Class<?> neighbour, String name) {
    return neighbour.getResource(name + ".class") != null;
  }

  /** Lets this library's module use another, if that is present. */
  static void read(String module) {
    ModuleLayer.boot().findModule(module).ifPresent(Modules.class.getModule()::addReads);
  }
}
