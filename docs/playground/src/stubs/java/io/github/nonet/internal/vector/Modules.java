package io.github.nonet.internal.vector;

/** A browser has no modules, like Android: what asks for them ends in a {@link LinkageError}. */
final class Modules {
  private Modules() {}

  static int jdk() {
    throw new LinkageError();
  }

  static boolean isPresent(String module) {
    throw new LinkageError();
  }

  static boolean isClassPresent(Class<?> neighbour, String name) {
    throw new LinkageError();
  }

  static void read(String module) {
    throw new LinkageError();
  }
}
