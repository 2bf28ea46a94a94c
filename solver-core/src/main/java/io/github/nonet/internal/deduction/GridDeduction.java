package io.github.nonet.internal.deduction;

import io.github.nonet.Candidate;
import io.github.nonet.internal.sets.Lists;
import io.github.nonet.logic.GridTechnique;
import java.util.Arrays;
import java.util.List;

/**
 * A step: what it does, and why, with a record for each kind of reason. Sets have bit {@code v} for
 * value {@code v}; units are numbered as the groups of the structure, cages after them, then forms.
 * The arrays must not be changed.
 *
 * <p>Sentences and pictures ask for the part that something plays in a reason, whatever its kind.
 */
public sealed interface GridDeduction {
  int[] NOTHING = {};

  /** Returns how it was found. */
  GridTechnique technique();

  /** Returns what it does. */
  GridEffect effect();

  /** Returns the values that the reason is about; none if it is not about some. */
  default int values() {
    return 0;
  }

  /** Returns the cells that the reason lies in. */
  int[] causes();

  /** Returns the cells of the reason that play another part. */
  default int[] others() {
    return NOTHING;
  }

  /** Returns the units that the reason begins with. */
  default int[] base() {
    return NOTHING;
  }

  /** Returns the units that it leads to. */
  default int[] cover() {
    return NOTHING;
  }

  /** Returns the sum that it is about, or 0. */
  default int sum() {
    return 0;
  }

  /** Returns whether its values are certain, and the causes are their places. */
  default boolean isRequired() {
    return false;
  }

  /** Returns whether it needs cells of a constraint that see each other to differ. */
  default boolean isDifferent() {
    return false;
  }

  /** Returns the cells that it changes. */
  default int[] cells() {
    return effect().cells();
  }

  /** Returns for each of these cells the value that it gets, or those that it loses. */
  default int[] sets() {
    return effect().sets();
  }

  default boolean isPlacement() {
    return effect().isPlacement();
  }

  /** Returns the one candidate that it places, or none. */
  default List<Candidate> placements() {
    return isPlacement() ? effect().candidates() : List.of();
  }

  /** Returns the candidates that it eliminates, in their order; unmodifiable. */
  default List<Candidate> eliminations() {
    return isPlacement() ? List.of() : effect().candidates();
  }

  /**
   * Returns whether another step does the same for the same reason, except for the numbers of the
   * units: equal rules may number them in another order.
   */
  default boolean isSame(GridDeduction other) {
    return technique() == other.technique()
        && effect().isSame(other.effect())
        && values() == other.values()
        && sum() == other.sum()
        && isRequired() == other.isRequired()
        && isDifferent() == other.isDifferent()
        && Arrays.equals(causes(), other.causes())
        && Arrays.equals(others(), other.others());
  }

  /** A step whose reason is its own cell and value. */
  sealed interface OfItsCell extends GridDeduction {
    @Override
    default int[] causes() {
      return cells();
    }

    @Override
    default int values() {
      return sets()[0];
    }
  }

  /** A step whose reason begins with one unit. */
  sealed interface FromUnit extends GridDeduction {
    /** Returns the house, the cage or the form with which it begins. */
    int unit();

    @Override
    default int[] base() {
      return new int[] {unit()};
    }
  }

  /** The only candidate of a cell. */
  record OnlyCandidate(GridTechnique technique, GridEffect effect) implements OfItsCell {}

  /** The only place of a value in a house. */
  record OnlyPlace(GridTechnique technique, GridEffect effect, int unit)
      implements OfItsCell, FromUnit {}

  /**
   * The last open cell of a cage.
   *
   * @param sum what is left of the sum of the cage
   */
  record LastOfCage(GridTechnique technique, GridEffect effect, int unit, int sum)
      implements OfItsCell, FromUnit {}

  /** All places of a value in a house, the causes, lie in another unit. */
  record LockedPlaces(
      GridTechnique technique, GridEffect effect, int values, int[] causes, int house, int unit)
      implements GridDeduction {
    @Override
    public int[] base() {
      return new int[] {house};
    }

    @Override
    public int[] cover() {
      return new int[] {unit};
    }
  }

  /** Some cells see all places of a value in a house, the causes. */
  record SeenPlaces(GridTechnique technique, GridEffect effect, int values, int[] causes, int unit)
      implements FromUnit {}

  /**
   * Cells of a unit, the causes, have as many values together.
   *
   * @param isNaked whether they have no other values; otherwise these have no other places
   */
  record EqualNumbers(
      GridTechnique technique,
      GridEffect effect,
      int values,
      int[] causes,
      int unit,
      boolean isNaked)
      implements FromUnit {}

  /** All places of a value in some lines, the causes, lie in as many others. */
  record CoveredLines(
      GridTechnique technique, GridEffect effect, int values, int[] causes, int[] base, int[] cover)
      implements GridDeduction {}

  /**
   * The places of a value in two houses: those that see each other, the others, and the ends, the
   * causes.
   */
  record LinkedHouses(
      GridTechnique technique,
      GridEffect effect,
      int values,
      int[] causes,
      int[] others,
      int[] base)
      implements GridDeduction {}

  /** Two equal cells, the causes, see all places of one of their values in a house, the others. */
  record EqualCells(
      GridTechnique technique, GridEffect effect, int values, int[] causes, int[] others, int unit)
      implements FromUnit {}

  /**
   * A pivot sees two pincers, the others.
   *
   * @param pincers the candidates of the pincers
   */
  record PivotedPincers(
      GridTechnique technique,
      GridEffect effect,
      int values,
      int pivot,
      int[] others,
      int[] pincers)
      implements GridDeduction {
    @Override
    public int[] causes() {
      return new int[] {pivot};
    }
  }

  /**
   * The open cells of a cage, the causes, can have only some values.
   *
   * @param sum what is left of the sum of the cage
   * @param isRequired whether they have the values in any case
   */
  record CageValues(
      GridTechnique technique,
      GridEffect effect,
      int values,
      int[] causes,
      int unit,
      int sum,
      boolean isRequired)
      implements FromUnit {}

  /**
   * What cages leave of the sum of houses: the causes less the others are the sum.
   *
   * @param cages as units
   */
  record LeftBySums(
      GridTechnique technique,
      GridEffect effect,
      int[] causes,
      int[] others,
      int[] base,
      int[] cages,
      int sum)
      implements GridDeduction {}

  /** What the values of one cell leave to another one by a form. */
  record NextToCell(GridTechnique technique, GridEffect effect, int values, int cell, int unit)
      implements FromUnit {
    @Override
    public int[] causes() {
      return new int[] {cell};
    }
  }

  /**
   * Values of a cell would need one value in two cells that see each other, by two forms.
   *
   * @param cover by what these see each other; none if that is not told
   */
  record BetweenPairs(GridTechnique technique, GridEffect effect, int cell, int[] base, int[] cover)
      implements GridDeduction {
    @Override
    public int[] causes() {
      return new int[] {cell};
    }

    @Override
    public boolean isDifferent() {
      return true;
    }
  }

  /**
   * What a form leaves to its cells, the causes.
   *
   * @param cover by what cells of it see each other, if that is needed and told
   * @param isRequired whether it has the values in any case, and the causes are their places
   */
  record FormValues(
      GridTechnique technique,
      GridEffect effect,
      int values,
      int[] causes,
      int unit,
      boolean isRequired,
      boolean isDifferent,
      int[] cover)
      implements FromUnit {}

  /**
   * What a line of pairs leaves to its cells, the causes.
   *
   * @param left for each of the changed cells the values that it keeps
   */
  record WholeLine(GridTechnique technique, GridEffect effect, int[] causes, int unit, int[] left)
      implements FromUnit {}

  /** Literals of which each leads to the next one. */
  record LinkedLiterals(
      GridTechnique technique, GridEffect effect, int values, List<ChainLink> links)
      implements GridDeduction {
    @Override
    public int[] causes() {
      return Lists.distinct(
          links.stream().map(link -> Lists.toArray(link.cells())).toArray(int[][]::new));
    }

    @Override
    public boolean isSame(GridDeduction other) {
      return GridDeduction.super.isSame(other)
          && other instanceof LinkedLiterals chain
          && literals().equals(chain.literals());
    }

    /** Returns whether it ends in the opposite of its start. */
    public boolean isLoop() {
      ChainLink first = links.get(0);
      ChainLink last = links.get(links.size() - 1);
      return first.cells().equals(last.cells()) && first.value() == last.value();
    }

    /** Returns whether it places or eliminates the candidate of its start. */
    public boolean isOfStart() {
      return isLoop() && effect.isOf(links.get(0).cells().get(0), links.get(0).value());
    }

    private List<List<Object>> literals() {
      return links.stream().map(ChainLink::literal).collect(Lists.toList());
    }
  }

  /** A candidate fails when it is assumed. */
  record FailedCandidate(GridTechnique technique, GridEffect effect) implements OfItsCell {
    /** Of a longer reason only the end is told, so a shorter one is looked for. */
    public static final int MOST_FACTS = 24;
  }

  /** What a search has found. */
  record FoundBySearch(GridTechnique technique, GridEffect effect) implements OfItsCell {}
}
