package io.github.nonet;

import net.jqwik.api.lifecycle.AroundPropertyHook;
import net.jqwik.api.lifecycle.PropagationMode;
import net.jqwik.api.lifecycle.PropertyAttributes;
import net.jqwik.api.lifecycle.PropertyExecutionResult;
import net.jqwik.api.lifecycle.PropertyExecutor;
import net.jqwik.api.lifecycle.PropertyLifecycleContext;

/**
 * How much the tests try. The sources say how much that is in the profile {@code thorough}, which
 * decides whether a change lands. A plain build tries a part of it in a tenth of the time:
 *
 * <ul>
 *   <li>of each property, one try in {@link #PART};
 *   <li>of each loop, the fewer rounds of {@link #of};
 *   <li>of the tests that have the tag {@link #SCALE}, none.
 * </ul>
 */
public final class Tries implements AroundPropertyHook {
  /** The tag of tests that prove scale: memory, statistics, whole corpora. */
  public static final String SCALE = "thorough";

  /**
   * The tag of tests that take minutes, or files of the user's: the profile {@code soak} has them.
   */
  public static final String SOAK = "soak";

  private static final boolean ALL = Boolean.getBoolean("nonet.thorough");

  /** How many tries of a property are one outside the profile. */
  private static final int PART = 15;

  /** How often a property is tried that does not say so: as in junit-platform.properties. */
  private static final int DEFAULT = 100;

  /** Makes the hook, which jqwik finds by its name in {@code META-INF/services}. */
  public Tries() {}

  /** Returns the number of rounds of a loop: {@code all} of them in the profile, else a few. */
  public static int of(int few, int all) {
    return ALL ? all : few;
  }

  /** Returns whether everything is tried, so that everything must have been seen. */
  public static boolean areAll() {
    return ALL;
  }

  @Override
  public PropagationMode propagateTo() {
    return PropagationMode.ALL_DESCENDANTS;
  }

  @Override
  public PropertyExecutionResult aroundProperty(
      PropertyLifecycleContext context, PropertyExecutor property) {
    PropertyAttributes attributes = context.attributes();
    int all = attributes.tries().orElse(DEFAULT);
    attributes.setTries(of(Math.max(1, all / PART), all));
    return property.execute();
  }
}
