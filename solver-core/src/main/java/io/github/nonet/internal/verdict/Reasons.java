package io.github.nonet.internal.verdict;

import io.github.nonet.internal.Watch;
import io.github.nonet.internal.groups.Structure;
import io.github.nonet.internal.sets.ValueSet;
import io.github.nonet.internal.verdict.DeadReason.Cases;
import io.github.nonet.internal.verdict.DeadReason.DeadEnd;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Finds out why a puzzle without a conflict has no solution. */
public final class Reasons {
  /** The most values to try; with more, a player would have to guess. */
  private static final int MOST_OPTIONS = 3;

  /**
   * The most tries of a value: enough for every value of a 9x9, and a few tenths of a second on a
   * large grid.
   */
  private static final int MOST_TRIES = 800;

  private final VerdictRules verdictRules;
  private final SinglesState start;
  private final Map<FoundSingle, Boolean> tried = new HashMap<>();

  private Reasons(VerdictRules verdictRules, SinglesState start) {
    this.verdictRules = verdictRules;
    this.start = start;
  }

  /**
   * Returns the reason why there is no solution.
   *
   * @param structure the rules
   * @param sets the candidates of each cell
   * @param values the value of each cell, 0 for an open one
   * @param watch is asked often, and may throw to end the search
   */
  public static DeadReason of(Structure structure, int[] sets, int[] values, Watch watch) {
    VerdictRules verdictRules = new VerdictRules(structure, watch);
    return new Reasons(verdictRules, SinglesState.of(verdictRules, sets, values)).find();
  }

  private DeadReason find() {
    DeadEnd end = DeadEnds.find(start);
    if (end != null) {
      return end;
    }
    Cases cases = cases();
    return cases == null ? DeadReason.HIDDEN : cases;
  }

  /** Returns the shortest of the cases that are all dead, or null. */
  private @Nullable Cases cases() {
    return choices().stream()
        .filter(cases -> cases.options().stream().allMatch(this::isDead))
        .map(this::withEnds)
        .min(Comparator.comparingInt(Reasons::length))
        .orElse(null);
  }

  private static int length(Cases cases) {
    return cases.options().size() + cases.ends().stream().mapToInt(e -> e.singles().size()).sum();
  }

  /** Returns the cells with few candidates, and the values with few places in a house. */
  private List<Cases> choices() {
    List<Cases> choices = new ArrayList<>();
    for (int cell = 0; cell < verdictRules.structure.cells(); cell++) {
      List<FoundSingle> options = new ArrayList<>();
      for (int rest = start.open(cell); rest != 0; rest = ValueSet.withoutLowest(rest)) {
        options.add(new FoundSingle(cell, ValueSet.lowest(rest)));
      }
      addChoice(-1, options, choices);
    }
    for (int unit = 0; unit < verdictRules.structure.groups().size(); unit++) {
      verdictRules.watch.look();
      for (int value : new ValueSet(verdictRules.valuesOf(unit))) {
        addChoice(unit, places(unit, value), choices);
      }
    }
    choices.sort(Comparator.comparingInt(choice -> choice.options().size()));
    return choices;
  }

  private List<FoundSingle> places(int unit, int value) {
    List<FoundSingle> places = new ArrayList<>();
    for (int cell : verdictRules.units[unit]) {
      if (ValueSet.contains(start.open(cell), value)) {
        places.add(new FoundSingle(cell, value));
      }
    }
    return places;
  }

  private static void addChoice(int house, List<FoundSingle> options, List<Cases> choices) {
    if (options.size() > 1 && options.size() <= MOST_OPTIONS) {
      choices.add(new Cases(house, options, List.of()));
    }
  }

  private boolean isDead(FoundSingle option) {
    if (!tried.containsKey(option) && tried.size() < MOST_TRIES) {
      tried.put(option, DeadEnds.isDead(with(option)));
    }
    return tried.getOrDefault(option, false);
  }

  private SinglesState with(FoundSingle option) {
    SinglesState state = start.copy();
    state.fill(option);
    return state;
  }

  private Cases withEnds(Cases cases) {
    List<DeadEnd> found = new ArrayList<>();
    for (FoundSingle option : cases.options()) {
      found.add(DeadEnds.find(with(option)));
    }
    return new Cases(cases.house(), cases.options(), found);
  }
}
