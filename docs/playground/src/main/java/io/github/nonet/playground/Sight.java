package io.github.nonet.playground;

import io.github.nonet.variant.Cage;
import io.github.nonet.variant.GridCandidates;
import io.github.nonet.variant.Rules;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * The units of rules: cells that see each other, so that at most one of them holds a value. These
 * are the houses, groups and cages, and each two cells that a chess move or a line of different
 * values, such as a renban line, keeps apart. As in {@link GridCandidates#of}, the order of a
 * thermometer keeps no cells apart.
 */
final class Sight {
  /** A page asks for the same rules again and again. */
  private static @Nullable Sight last;

  private final Rules rules;
  private final List<List<Integer>> units;
  private final List<Set<Integer>> peers = new ArrayList<>();

  private Sight(Rules rules) {
    this.rules = rules;
    units = new ArrayList<>(rules.houses());
    units.addAll(rules.groups());
    rules.cages().stream().map(Cage::cells).forEach(units::add);
    for (int cell = 0; cell < rules.cellCount(); cell++) {
      peers.add(new TreeSet<>());
    }
    units.forEach(this::addPeers);
    addPairs();
  }

  /** Returns the sight of the rules. */
  static synchronized Sight of(Rules rules) {
    Sight sight = last;
    if (sight == null || !rules.equals(sight.rules)) {
      sight = new Sight(rules);
      last = sight;
    }
    return sight;
  }

  List<List<Integer>> units() {
    return units;
  }

  /** Returns the cells that cannot have the value of a cell, ascending. */
  Set<Integer> peers(int cell) {
    return peers.get(cell);
  }

  private void addPeers(List<Integer> unit) {
    for (int cell : unit) {
      peers.get(cell).addAll(unit);
      peers.get(cell).remove(cell);
    }
  }

  private void addPairs() {
    GridCandidates empty = GridCandidates.of(rules.emptyGrid());
    for (int cell = 0; cell < rules.cellCount(); cell++) {
      for (int other : others(empty, cell)) {
        List<Integer> pair = List.of(cell, other);
        units.add(pair);
        addPeers(pair);
      }
    }
  }

  /** Returns the later cells, not known as peers, that every value of a cell takes itself from. */
  private Set<Integer> others(GridCandidates empty, int cell) {
    Set<Integer> others = new TreeSet<>();
    for (int other = cell + 1; other < rules.cellCount(); other++) {
      others.add(other);
    }
    others.removeAll(peers.get(cell));
    for (int value = 1; value <= rules.valueCount() && !others.isEmpty(); value++) {
      if (empty.allows(cell, value)) {
        int filled = value;
        GridCandidates state = empty.with(cell, value);
        others.removeIf(other -> state.allows(other, filled));
      }
    }
    return others;
  }
}
