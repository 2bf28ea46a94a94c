package io.github.nonet.internal.deduction;

import io.github.nonet.internal.sets.CellBits;
import io.github.nonet.internal.sets.IntList;
import io.github.nonet.internal.sets.ValueSet;
import java.util.Arrays;

/**
 * The links through groups that decide whether there is a chain, and how long the shortest is. They
 * are a small part of all links through groups.
 */
final class WidestGroups {
  /*
   * A true candidate, or a group with a true one, excludes each group that it sees in a house, and
   * the other places of the house then have the value. The more places the excluded group has, the
   * fewer are left, and fewer places see at least as much: so only the largest groups count. What a
   * candidate sees in its own house leads only back to itself.
   */
  private static final int MOST = GridLinks.MOST_GROUPED;

  /** The number of sets of places in a house. */
  private static final int PARTS = 1 << 2 * MOST;

  private static final long[] NO_PLACES = {};
  private static final int UNKNOWN = 0;
  private static final int USELESS = -1;

  private final GridState state;
  private final Sight sight;
  private final GridLinks links;
  private final int words;

  /** The codes from this one on are of groups; those below are 2 * cell, and one more if true. */
  private final int firstGroup;

  /** The cells of each house. */
  private final long[][] cellsOf;

  /*
   * For each value, its places and the filled cells that have it, and what follows from only these:
   * the links as pairs of codes, the number of codes of groups, and the most groups there can be.
   */
  private final long[][] placesOf;

  private final long[][] filledOf;
  private final IntList[] linksOf;
  private final int[] codesOf;
  private final int[] mostOf;

  /** The value whose links are found, and its places. */
  private int value;

  private long[] places = {};
  private final long[] filled;

  /** The houses that groups can divide: the places in them, as a list and as a set. */
  private final int[][] houses;

  private final long[][] inside;
  private int count;

  /*
   * A part of a house is PARTS * house + the bits of its places. For each part: the places that all
   * of it sees, and the codes that one of it has the value and that none has it.
   */
  private final long[][] seen;

  private final int[] anyOf;
  private final int[] noneOf;

  /** The groups whose links are not yet added. */
  private final IntList waiting = new IntList();

  WidestGroups(GridState state, Sight sight, GridLinks links) {
    this.state = state;
    this.sight = sight;
    this.links = links;
    Units units = state.units;
    words = CellBits.words(state.sets.length);
    firstGroup = 2 * state.sets.length;
    cellsOf = new long[units.groups][];
    Arrays.setAll(cellsOf, unit -> CellBits.of(units.cellsOf[unit], words));
    int values = units.symbols + 1;
    placesOf = new long[values][words];
    filledOf = new long[values][words];
    linksOf = new IntList[values];
    Arrays.setAll(linksOf, i -> new IntList());
    codesOf = new int[values];
    mostOf = new int[values];
    filled = new long[words];
    houses = new int[units.groups][];
    inside = new long[units.groups][words];
    seen = new long[PARTS * units.groups][];
    Arrays.fill(seen, NO_PLACES);
    anyOf = new int[PARTS * units.groups];
    noneOf = new int[PARTS * units.groups];
  }

  /**
   * Adds the links to those without groups. Returns false, after some links, if there may be more
   * groups than a path examines.
   */
  boolean add() {
    int groups = 0;
    for (value = 1; value <= state.units.symbols; value++) {
      places = links.places(value);
      findFilled();
      if (!Arrays.equals(places, placesOf[value]) || !Arrays.equals(filled, filledOf[value])) {
        find();
      }
      groups += mostOf[value];
      if (groups >= GridLinks.MOST_GROUPS) {
        return false;
      }
      addLinks();
    }
    return true;
  }

  private void findFilled() {
    Arrays.fill(filled, 0);
    for (int cell = 0; cell < state.sets.length; cell++) {
      if (state.isFilled[cell] && ValueSet.contains(state.sets[cell], value)) {
        CellBits.add(filled, cell);
      }
    }
  }

  /** Adds the links that are known of the value. */
  private void addLinks() {
    IntList codes = linksOf[value];
    int shift = links.literals - firstGroup;
    for (int i = 0; i < codesOf[value]; i++) {
      links.nextLiteral();
    }
    for (int i = 0; i < codes.size(); i += 2) {
      links.add(literal(codes.get(i), shift), literal(codes.get(i + 1), shift), GridLinks.SIGHT);
    }
  }

  private int literal(int code, int shift) {
    return code < firstGroup ? links.literal(value, code / 2) + code % 2 : code + shift;
  }

  /** Finds the links of the value. */
  private void find() {
    // The watch may throw before all links are found: a cell is not open and filled.
    Arrays.fill(filledOf[value], -1);
    Arrays.fill(placesOf[value], -1);
    linksOf[value].clear();
    codesOf[value] = 0;
    mostOf[value] = 0;
    findHouses();
    for (int house = 0; house < count; house++) {
      state.look();
      divide(house);
    }
    for (int i = 0; i < waiting.size(); i++) {
      addGroup(waiting.get(i));
    }
    System.arraycopy(places, 0, placesOf[value], 0, words);
    System.arraycopy(filled, 0, filledOf[value], 0, words);
  }

  /** Finds the houses that groups can divide. */
  private void findHouses() {
    count = 0;
    waiting.clear();
    for (int unit = 0; unit < cellsOf.length; unit++) {
      int size = CellBits.common(cellsOf[unit], places);
      if (size > 2
          && size <= 2 * MOST
          && ValueSet.contains(state.units.valuesOf[unit], value)
          && !CellBits.intersects(cellsOf[unit], filled)) {
        addHouse(cellsOf[unit]);
      }
    }
  }

  private void addHouse(long[] cells) {
    System.arraycopy(cells, 0, inside[count], 0, words);
    CellBits.retainAll(inside[count], places);
    houses[count] = CellBits.toArray(inside[count]);
    int none = PARTS * count;
    for (int part = none; part < none + PARTS && seen[part] == NO_PLACES; part++) {
      seen[part] = new long[words];
    }
    System.arraycopy(places, 0, seen[none], 0, words);
    for (int part = none + 1; part <= none + all(count); part++) {
      anyOf[part] = UNKNOWN;
      noneOf[part] = UNKNOWN;
      if (size(part) <= MOST) {
        System.arraycopy(seen[ValueSet.withoutLowest(part)], 0, seen[part], 0, words);
        CellBits.retainAll(seen[part], sight.of(cell(part)));
      }
    }
    count++;
  }

  private int all(int house) {
    return (1 << houses[house].length) - 1;
  }

  /** Returns the number of places of a part. */
  private static int size(int part) {
    return Integer.bitCount(part % PARTS);
  }

  /** Returns the first place of a part. */
  private int cell(int part) {
    return houses[part / PARTS][ValueSet.lowest(part)];
  }

  /** Returns the other places of a house. */
  private int others(int part) {
    return part ^ all(part / PARTS);
  }

  /** Links the candidates that see the parts of a house, and those that are its places. */
  private void divide(int house) {
    int size = houses[house].length;
    long[] from = new long[words];
    for (int part = PARTS * house + 1; part < PARTS * house + all(house); part++) {
      int left = size - size(part);
      if (left > MOST || size(part) > MOST) {
        continue;
      }
      if (size(part) == 1) {
        link(2 * cell(part), anyOf(others(part)));
        continue;
      }
      if (!isOfUse(part) || !isOfUse(others(part))) {
        continue;
      }
      mostOf[value]++;
      System.arraycopy(seen[part], 0, from, 0, words);
      CellBits.removeAll(from, inside[house]);
      for (int rest = size(part) < MOST && left > 1 ? others(part) % PARTS : 0;
          rest != 0;
          rest = ValueSet.withoutLowest(rest)) {
        CellBits.removeAll(from, seen[part | ValueSet.lowestBit(rest)]);
      }
      for (int cell = CellBits.next(from, 0); cell >= 0; cell = CellBits.next(from, cell + 1)) {
        link(2 * cell + 1, noneOf(part));
      }
    }
  }

  /** Returns whether a part is one place, or sees a place outside of its house. */
  private boolean isOfUse(int part) {
    return size(part) == 1 || !CellBits.containsAll(inside[part / PARTS], seen[part]);
  }

  private void link(int from, int to) {
    if (to != USELESS) {
      linksOf[value].add(from);
      linksOf[value].add(to);
    }
  }

  private int nextCode() {
    return firstGroup + codesOf[value]++;
  }

  /** Adds the links of a group that has the value. */
  private void addGroup(int group) {
    state.look();
    long[] all = seen[group];
    for (int cell = CellBits.next(all, 0); cell >= 0; cell = CellBits.next(all, cell + 1)) {
      link(anyOf[group], 2 * cell);
    }
    for (int house = 0; house < count; house++) {
      if (house != group / PARTS && CellBits.common(all, inside[house]) > 1) {
        exclude(anyOf[group], all, house);
      }
    }
  }

  /** Links a group to the largest groups of a house among the places that it sees. */
  private void exclude(int group, long[] all, int house) {
    int[] own = houses[house];
    int some = 0;
    for (int i = 0; i < own.length; i++) {
      some |= CellBits.contains(all, own[i]) ? 1 << i : 0;
    }
    int size = Math.min(Math.min(MOST, own.length - 1), Integer.bitCount(some));
    for (int part = some; part > 0 && own.length - size <= MOST; part = part - 1 & some) {
      if (Integer.bitCount(part) == size) {
        link(group, noneOf(PARTS * house + part));
      }
    }
  }

  /** Returns the code that none of some places has the value; USELESS if it leads nowhere. */
  private int noneOf(int part) {
    if (noneOf[part] == UNKNOWN) {
      int others = anyOf(others(part));
      noneOf[part] = others == USELESS ? USELESS : nextCode();
      if (others != USELESS) {
        link(noneOf[part], others);
      }
    }
    return noneOf[part];
  }

  /**
   * Returns the code that one of some places has the value; USELESS if only their house is seen.
   */
  private int anyOf(int part) {
    if (size(part) == 1) {
      return 2 * cell(part) + 1;
    }
    if (anyOf[part] == UNKNOWN) {
      anyOf[part] = USELESS;
      if (isOfUse(part)) {
        anyOf[part] = nextCode();
        waiting.add(part);
      }
    }
    return anyOf[part];
  }
}
