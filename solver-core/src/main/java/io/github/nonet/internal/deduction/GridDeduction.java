package io.github.nonet.internal.deduction;

import io.github.nonet.Candidate;
import io.github.nonet.internal.sets.Lists;
import io.github.nonet.logic.GridTechnique;
import java.util.Arrays;
import java.util.List;

/**
 * A step: its effect and its reason, with a record for each kind of reason. Sets have bit {@code v}
 * for value {@code v}; units are numbered like the groups of the structure, followed by its cages
 * and its forms. The arrays must not be changed.
 *
 * <p>Sentences and pictures ask for the parts of a reason by their roles, whatever its kind.
 */
public sealed interface GridDeduction {
  int[] NOTHING = {};

  /** Returns the technique that found it. */
  GridTechnique technique();

  /** Returns its effect. */
  GridEffect effect();

  /** Returns the values of the reason, if it has any. */
  default int values() {
    return 0;
  }

  /** Returns the cells in which the reason lies. */
  int[] causes();

  /** Returns the cells to examine first. */
  default int[] outer() {
    return causes();
  }

  /** Returns the cells that play a second part in the reason. */
  default int[] others() {
    return NOTHING;
  }

  /** Returns the units from which the reason starts. */
  default int[] base() {
    return NOTHING;
  }

  /** Returns the units to which it leads. */
  default int[] cover() {
    return NOTHING;
  }

  /** Returns the sum in it, or 0. */
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

  /** Returns for each of these cells the value that it gets, or the values that it loses. */
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
   * Returns whether another step has the same effect and reason, except for the numbers of the
   * units, which equal rules may count in another order.
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

  /** A step whose reason starts from one unit. */
  sealed interface FromUnit extends GridDeduction {
    /** Returns the house, the cage or the form from which it starts. */
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
   * @param sum the rest of the sum of the cage
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
   * Cells of a unit, the causes, together have as many values as cells.
   *
   * @param isNaked whether the cells have no other values; otherwise the values have no other
   *     places
   */
  record EqualNumbers(
      GridTechnique technique,
      GridEffect effect,
      int values,
      int[] causes,
      int unit,
      boolean isNaked)
      implements FromUnit {}

  /** All places of a value in some lines, the causes, lie in as many other lines. */
  record CoveredLines(
      GridTechnique technique, GridEffect effect, int values, int[] causes, int[] base, int[] cover)
      implements GridDeduction {}

  /**
   * The places of a value in two houses: the places that see each other are the others, and the
   * ends are the causes.
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
   * @param sum the rest of the sum of the cage
   * @param isRequired whether they always have the values
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
   * The sum of houses that cages leave: the causes minus the others.
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

  /** The values that one cell leaves for another one by a form. */
  record NextToCell(GridTechnique technique, GridEffect effect, int values, int cell, int unit)
      implements FromUnit {
    @Override
    public int[] causes() {
      return new int[] {cell};
    }
  }

  /**
   * Values of a cell would need the same value in two cells that see each other, by two forms.
   *
   * @param cover the units by which these see each other; none if they are not named
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
   * The values that a form leaves for its cells, the causes.
   *
   * @param cover the units by which its cells see each other, if that is needed and they are named
   * @param isRequired whether it always has the values, and the causes are their places
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
   * The values that a line of pairs leaves for its cells, the causes.
   *
   * @param left the values that each of the changed cells keeps
   */
  record WholeLine(GridTechnique technique, GridEffect effect, int[] causes, int unit, int[] left)
      implements FromUnit {}

  /** Literals, each of which leads to the next one. */
  record LinkedLiterals(
      GridTechnique technique, GridEffect effect, int values, List<ChainLink> links)
      implements GridDeduction {
    @Override
    public int[] causes() {
      return Lists.distinct(
          links.stream().map(link -> Lists.toArray(link.cells())).toArray(int[][]::new));
    }

    /** Its ends: all its cells are half of the reason. */
    @Override
    public int[] outer() {
      return Lists.distinct(
          Lists.toArray(links.get(0).cells()), Lists.toArray(links.get(links.size() - 1).cells()));
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
    /**
     * The most facts that are described; only the end of a longer reason is, so a shorter one is
     * searched for.
     */
    public static final int MOST_FACTS = 24;
  }

  /** The result of a search. */
  record FoundBySearch(GridTechnique technique, GridEffect effect) implements OfItsCell {}
}
