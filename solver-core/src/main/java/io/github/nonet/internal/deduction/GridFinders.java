package io.github.nonet.internal.deduction;

import io.github.nonet.Level;
import io.github.nonet.internal.Watch;
import io.github.nonet.internal.groups.forms.Form;
import io.github.nonet.logic.GridTechnique;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The finders of the techniques up to a level, from easy to hard. */
final class GridFinders {
  private final GridState state;
  private final Units units;
  private final Watch watch;
  private final GridHallSets hallSets;
  private final boolean hasCages;
  private @Nullable Sight sight;
  private @Nullable FormWays ways;
  private @Nullable Narrowings narrowings;
  private final List<HouseSum> houseSums = new ArrayList<>();
  private final List<GridFinder> finders = new ArrayList<>();

  /** The finders up to each level that was requested, and up to the levels below it. */
  private final Map<Level, List<GridFinder>> made = new EnumMap<>(Level.class);

  GridFinders(GridState state) {
    this.state = state;
    units = state.units;
    hallSets = new GridHallSets(state);
    watch = state.watch();
    hasCages = units.structure.cages().stream().anyMatch(cage -> cage.sum() > 0);
  }

  /**
   * Returns the finders up to a level that are useful with the rules, and makes those that are
   * missing.
   */
  List<GridFinder> upTo(Level level) {
    for (Level next : Level.values()) {
      if (next.compareTo(level) <= 0 && !made.containsKey(next)) {
        add(next);
        made.put(next, List.copyOf(finders));
      }
    }
    return made.get(level);
  }

  /** Makes all finders forget what they know of the state. */
  void restart() {
    finders.forEach(GridFinder::restart);
  }

  private void add(Level level) {
    switch (level) {
      case EASY -> {
        finders.add(new GridNakedSingles());
        finders.add(new GridHiddenSingles(units, GridTechnique.HIDDEN_SINGLE));
      }
      case MEDIUM -> addMedium();
      case HARD -> addHard();
      case UNFAIR -> finders.add(new GridChains(state, sight(), this::narrowings));
      case EXTREME -> finders.add(new Contradictions(state, sight(), this::narrowings));
    }
  }

  /** Returns all constraints at once, which are made when the first state asks for them. */
  private Narrowings narrowings() {
    if (narrowings == null) {
      narrowings = new Narrowings(state, sight(), ways(), houseSums);
    }
    return narrowings;
  }

  private FormWays ways() {
    if (ways == null) {
      ways = new FormWays(state, sight());
    }
    return ways;
  }

  private void addMediumForms() {
    if (FormFinder.isPossible(units, Form.TwoCells.class)) {
      finders.add(new WholeConstraints(units));
      finders.add(new Pairs(units, sight()));
      finders.add(lines(Form.TwoCells.class, GridTechnique.CONSTRAINED_PAIR));
    }
    if (FormFinder.isPossible(units, Form.Sets.class)) {
      finders.add(new SetsOfCells(units, sight()));
    }
    if (FormFinder.isPossible(units, Form.Sum.class)) {
      finders.add(new Sums(units, sight(), GridTechnique.SUM_COMBINATION));
    }
  }

  private void addHardForms() {
    if (FormFinder.isPossible(units, Form.Sum.class)) {
      finders.add(new Sums(units, sight(), GridTechnique.SUM_BOUNDS));
      finders.add(lines(Form.Sum.class, GridTechnique.LINE_COMBINATION));
    }
    if (FormFinder.isPossible(units, Form.Machine.class)) {
      finders.add(lines(Form.Machine.class, GridTechnique.LINE_COMBINATION));
    }
  }

  private LineWays lines(Class<? extends Form> kind, GridTechnique technique) {
    return new LineWays(units, sight(), ways(), kind, technique);
  }

  private void addMedium() {
    Crossings crossings = Crossings.of(units, watch);
    if (hasCages) {
      finders.add(new CageSingles(units));
    }
    finders.add(Intersections.of(units, crossings, GridTechnique.POINTING));
    finders.add(Intersections.of(units, crossings, GridTechnique.CLAIMING));
    if (CommonSight.isPossible(units)) {
      finders.add(new CommonSight(units, sight()));
    }
    if (hasCages) {
      finders.add(new CageCombinations(units, sight()));
    }
    addMediumForms();
    addSubsets(GridTechnique.NAKED_PAIR, GridSubsets.NAKED, 2, 2);
    addSubsets(GridTechnique.NAKED_TRIPLE, GridSubsets.NAKED, 3, 3);
    addSubsets(GridTechnique.HIDDEN_PAIR, GridSubsets.HIDDEN, 2, 2);
    addSubsets(GridTechnique.HIDDEN_TRIPLE, GridSubsets.HIDDEN, 3, 3);
    if (hasCages) {
      List<HouseSum> sums = HouseSums.ofOne(units, watch);
      houseSums.addAll(sums);
      finders.add(new InniesOuties(units, GridTechnique.INNIES_OUTIES, sums, sight()));
    }
  }

  private Sight sight() {
    if (sight == null) {
      sight = new Sight(units, watch);
    }
    return sight;
  }

  private void addHard() {
    addLargeSubsets();
    addHardForms();
    if (GridFish.isPossible(units)) {
      finders.add(new GridFish(units, GridTechnique.X_WING, 2));
      finders.add(new GridFish(units, GridTechnique.SWORDFISH, 3));
      finders.add(new GridFish(units, GridTechnique.JELLYFISH, 4));
    }
    Sight sight = sight();
    watch.look();
    finders.add(new GridTurbotFish(units, sight, false));
    finders.add(new GridTurbotFish(units, sight, true));
    finders.add(new WWing(units, sight));
    finders.add(new GridWings(units, sight, GridTechnique.XY_WING));
    finders.add(new GridWings(units, sight, GridTechnique.XYZ_WING));
    if (hasCages) {
      List<HouseSum> sums = HouseSums.ofSeveral(units, watch);
      houseSums.addAll(sums);
      finders.add(new SmallCages(units, sight, GridTechnique.CAGE_PAIR, 2));
      finders.add(new SmallCages(units, sight, GridTechnique.CAGE_TRIPLE, 3));
      finders.add(new InniesOuties(units, GridTechnique.INNIES_OUTIES_OF_SEVERAL, sums, sight));
    }
  }

  private void addLargeSubsets() {
    int most = units.symbols / 2;
    addSubsets(GridTechnique.NAKED_QUADRUPLE, GridSubsets.NAKED, 4, 4);
    addSubsets(GridTechnique.HIDDEN_QUADRUPLE, GridSubsets.HIDDEN, 4, 4);
    if (most > 4) {
      addSubsets(GridTechnique.NAKED_SUBSET, GridSubsets.NAKED, 5, most);
      addSubsets(GridTechnique.HIDDEN_SUBSET, GridSubsets.HIDDEN, 5, most);
    }
  }

  private void addSubsets(GridTechnique technique, boolean isNaked, int least, int most) {
    finders.add(new GridSubsets(units, hallSets, technique, isNaked, least, most));
  }
}
