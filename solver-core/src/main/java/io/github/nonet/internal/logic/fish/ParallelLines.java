package io.github.nonet.internal.logic.fish;

import io.github.nonet.House;
import io.github.nonet.internal.logic.CellSet;
import io.github.nonet.internal.logic.Finder;
import io.github.nonet.internal.logic.Houses;
import io.github.nonet.internal.logic.State;
import io.github.nonet.internal.logic.StepSink;
import io.github.nonet.internal.sets.ValueSet;
import io.github.nonet.logic.Reason;
import io.github.nonet.logic.Technique;
import java.util.ArrayList;
import java.util.List;

/**
 * The search that all fish of parallel lines share: choose some lines and unite their places.
 *
 * <p>A line is nine bits, one for each crossing line in which it has the digit. Rows are searched
 * first, then columns; in each, the lines are taken in ascending order. As soon as the union has
 * more places than any fish of this size can have, the branch ends: of the 126 ways to choose four
 * lines of nine, few are left.
 */
abstract class ParallelLines implements Finder {
  private static final int LARGEST = 4;

  final Technique technique;

  /** The number of base lines, which is also the number of cover lines. */
  final int size;

  /** The state that is searched. */
  State state;

  StepSink sink;
  int digit;

  /** The house that is the base line 0; the other houses of its kind are the base lines 1 to 8. */
  private int firstBase;

  /** The house that is the cover line 0. */
  private int firstCover;

  /** For each base line, the cover lines in which it has the digit. */
  final int[] places = new int[Houses.SIZE];

  /** The chosen base lines, ascending. */
  final int[] base = new int[LARGEST];

  /** The chosen base lines as a set. */
  private int baseSet;

  private final int fewest;
  private final int most;

  /**
   * @param fewest the least number of places that a base line has
   * @param most the greatest number of places that all base lines have together
   */
  ParallelLines(Technique technique, int size, int fewest, int most) {
    this.technique = technique;
    this.size = size;
    this.fewest = fewest;
    this.most = most;
  }

  /** Examines the chosen base lines; returns false if the sink wants no more. */
  abstract boolean look(int union);

  @Override
  public final boolean find(State searched, StepSink receiver) {
    state = searched;
    sink = receiver;
    for (int rest = state.unsettled(); rest != 0; rest = ValueSet.withoutLowest(rest)) {
      digit = ValueSet.lowest(rest);
      if (!searchFrom(0, Houses.FIRST_COLUMN) || !searchFrom(Houses.FIRST_COLUMN, 0)) {
        return false;
      }
    }
    return true;
  }

  private boolean searchFrom(int first, int crossing) {
    firstBase = first;
    firstCover = crossing;
    int fitting = 0;
    for (int line = 0; line < Houses.SIZE; line++) {
      places[line] = state.places(first + line, digit);
      int count = Integer.bitCount(places[line]);
      fitting += count >= fewest && count <= most ? 1 : 0;
    }
    baseSet = 0;
    return fitting < size || choose(0, 0, 0);
  }

  private boolean choose(int chosen, int from, int union) {
    if (chosen == size) {
      return look(union);
    }
    for (int line = from; line <= Houses.SIZE - size + chosen; line++) {
      int wider = union | places[line];
      if (Integer.bitCount(places[line]) >= fewest && Integer.bitCount(wider) <= most) {
        base[chosen] = line;
        baseSet |= ValueSet.bit(line);
        if (!choose(chosen + 1, line + 1, wider)) {
          return false;
        }
        baseSet &= ~ValueSet.bit(line);
      }
    }
    return true;
  }

  /** Returns whether the base line is among the chosen ones. */
  final boolean isBase(int line) {
    return ValueSet.contains(baseSet, line);
  }

  /** Returns the cells at these places of the base line. */
  final CellSet cells(int line, int set) {
    return Houses.cells(firstBase + line, set);
  }

  /** Returns the reason of a fish with these cover lines, and with fins in some others. */
  final Reason reason(int cover, int finLines) {
    return new Reason.Fish(
        digit,
        houses(firstBase, baseSet),
        houses(firstCover, cover),
        inBase(cover).toList(),
        inBase(finLines).toList(),
        List.of());
  }

  /** Returns the places of the digit in the chosen base lines, but only those in the set. */
  private CellSet inBase(int set) {
    CellSet found = CellSet.EMPTY;
    for (int i = 0; i < size; i++) {
      found = found.or(cells(base[i], places[base[i]] & set));
    }
    return found;
  }

  /** Returns the lines of the set as houses. */
  static List<House> houses(int first, int set) {
    List<House> houses = new ArrayList<>();
    for (int rest = set; rest != 0; rest = ValueSet.withoutLowest(rest)) {
      houses.add(Houses.value(first + ValueSet.lowest(rest)));
    }
    return houses;
  }
}
