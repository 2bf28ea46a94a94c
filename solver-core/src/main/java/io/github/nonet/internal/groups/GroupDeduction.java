package io.github.nonet.internal.groups;

import io.github.nonet.internal.sets.ValueSet;

/** Deduces from a group of cells with different values, and from two groups that cross. */
final class GroupDeduction {
  private final Domains domains;

  GroupDeduction(Domains domains) {
    this.domains = domains;
  }

  /**
   * Takes values that a cell has from the other cells, and gives a value with one place in a house
   * to it; returns false if there is no solution.
   *
   * @param required the values that have a place in the group: all of a house, none otherwise
   */
  boolean deduce(int[] cells, int required) {
    int[] sets = domains.sets;
    int once = 0;
    int twice = 0;
    int values = 0;
    int clash = 0;
    for (int cell : cells) {
      int set = sets[cell];
      twice |= once & set;
      once |= set;
      int value = ValueSet.hasAtMostOne(set) ? set : 0;
      clash |= values & value;
      values |= value;
    }
    if (clash != 0 || (required & ~once) != 0) {
      return false;
    }
    int hidden = required & ~twice & ~values;
    return (hidden | twice & values) == 0 || narrow(cells, hidden, values);
  }

  /** Gives the open cells the hidden singles, and takes the values of others from them. */
  private boolean narrow(int[] cells, int hidden, int values) {
    for (int cell : cells) {
      int set = domains.sets[cell];
      if (!ValueSet.hasAtMostOne(set)) {
        int single = set & hidden;
        int rest = single != 0 ? single : set & ~values;
        boolean isClash = !ValueSet.hasAtMostOne(single);
        if (isClash || rest != set && !domains.narrow(cell, rest)) {
          return false;
        }
      }
    }
    return true;
  }

  /** Takes values that one house has in the common cells alone from the other group. */
  boolean deduce(Crossing crossing) {
    int first = union(crossing.first());
    int second = union(crossing.second());
    int common = union(crossing.common());
    int lockedByFirst = crossing.firstIsHouse() ? common & ~first & second : 0;
    int lockedBySecond = crossing.secondIsHouse() ? common & ~second & first : 0;
    return (lockedByFirst == 0 || domains.removeFromAll(crossing.second(), lockedByFirst))
        && (lockedBySecond == 0 || domains.removeFromAll(crossing.first(), lockedBySecond));
  }

  private int union(int[] cells) {
    int union = 0;
    for (int cell : cells) {
      union |= domains.sets[cell];
    }
    return union;
  }
}
