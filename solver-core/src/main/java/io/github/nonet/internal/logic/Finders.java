package io.github.nonet.internal.logic;

import io.github.nonet.internal.logic.basic.Claiming;
import io.github.nonet.internal.logic.basic.FullHouses;
import io.github.nonet.internal.logic.basic.HiddenSingles;
import io.github.nonet.internal.logic.basic.HiddenSubsets;
import io.github.nonet.internal.logic.basic.NakedSingles;
import io.github.nonet.internal.logic.basic.NakedSubsets;
import io.github.nonet.internal.logic.basic.Pointing;
import io.github.nonet.logic.Step;
import io.github.nonet.logic.Technique;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/**
 * The one registry of techniques and their finders. A finder is made when it is first asked for;
 * the techniques of one family share it.
 *
 * <p>Finders have scratch space, so these are for one thread.
 */
public final class Finders {
  /** A finder that finds nothing: the techniques of users are found by themselves. */
  private static final Finder NOTHING = (state, technique, sink) -> true;

  private final Map<Class<?>, Finder> made = new HashMap<>();

  /** Returns the finder of the technique. */
  public Finder of(Technique technique) {
    return switch (technique) {
      case NAKED_SINGLE -> family(NakedSingles.class, NakedSingles::new);
      case FULL_HOUSE -> family(FullHouses.class, FullHouses::new);
      case HIDDEN_SINGLE -> family(HiddenSingles.class, HiddenSingles::new);
      case CLAIMING -> family(Claiming.class, Claiming::new);
      case LOCKED_PAIR, LOCKED_TRIPLE, NAKED_PAIR, NAKED_TRIPLE, NAKED_QUADRUPLE ->
          family(NakedSubsets.class, NakedSubsets::new);
      case HIDDEN_PAIR, HIDDEN_TRIPLE, HIDDEN_QUADRUPLE ->
          family(HiddenSubsets.class, HiddenSubsets::new);
      case POINTING -> family(Pointing.class, Pointing::new);
      default -> NOTHING;
    };
  }

  private Finder family(Class<?> type, Supplier<Finder> constructor) {
    return made.computeIfAbsent(type, key -> constructor.get());
  }

  /** Returns all steps of a technique in a state. */
  public List<Step> all(Technique technique, State state) {
    List<Step> steps = new ArrayList<>();
    of(technique).find(state, technique, steps::add);
    return steps;
  }
}
