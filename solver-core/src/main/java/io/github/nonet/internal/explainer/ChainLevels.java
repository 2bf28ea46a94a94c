package io.github.nonet.internal.explainer;

import io.github.nonet.internal.explainer.AssumptionChains.ChainMethod;

/** The techniques that compare assumptions, from Nishio (7.5) to chains in chains (11.0). */
final class ChainLevels {
  static final int NESTED = 5;

  private static final double NESTED_STEP = 0.5;

  private ChainLevels() {}

  static AssumptionChains nishio() {
    return plain(ChainMethod.NISHIO, 7.5);
  }

  static AssumptionChains multiple() {
    return plain(ChainMethod.MULTIPLE, 8.0);
  }

  static AssumptionChains dynamic() {
    return plain(ChainMethod.DYNAMIC, 8.5);
  }

  private static AssumptionChains plain(ChainMethod method, double base) {
    return new AssumptionChains(method, base, null);
  }

  /**
   * Returns the dynamic chains of a level, 9.0 to 11.0: 1 with simple patterns in them; 2 and 3
   * also with chains from one start, 3 with multiple ones; 4 and 5 with dynamic ones, 5 with
   * dynamic ones of level 2.
   */
  static AssumptionChains nested(int level) {
    Patterns patterns =
        switch (level) {
          case 1 -> new NestedPatterns(false);
          case 2 -> new NestedPatterns(true);
          case 3 -> new NestedPatterns(true, multiple());
          case 4 -> new NestedPatterns(false, dynamic());
          case NESTED -> new NestedPatterns(false, dynamic(), nested(2));
          default -> throw new IllegalArgumentException("level is " + level + "; expected 1 to 5");
        };
    return new AssumptionChains(ChainMethod.DYNAMIC, 8.5 + NESTED_STEP * level, patterns);
  }
}
