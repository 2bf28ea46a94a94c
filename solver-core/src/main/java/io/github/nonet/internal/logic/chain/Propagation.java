package io.github.nonet.internal.logic.chain;

import io.github.nonet.Candidate;
import io.github.nonet.Inference;
import io.github.nonet.internal.logic.CellSet;
import io.github.nonet.internal.logic.Houses;
import io.github.nonet.internal.logic.State;
import io.github.nonet.internal.sets.Lists;
import io.github.nonet.internal.sets.ValueSet;
import io.github.nonet.logic.Net.Branch;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/**
 * What follows from one assumption by all facts together, and why: last candidates of cells, last
 * places in houses, locked candidates.
 */
final class Propagation {
  private static final int UNKNOWN = -1;

  private final State state;
  private final CandidateNumbers numbers;

  /** Of each literal: its place in the list of inferences. */
  private final int[] known;

  private final List<Integer> literals = new ArrayList<>();
  private final List<List<Integer>> causes = new ArrayList<>();

  /** The literals that contradict each other first; null if none do. */
  private int[] clash;

  /** How many literals have been followed. */
  private int followed;

  Propagation(State state, int premise) {
    this.state = state;
    numbers = CandidateNumbers.of(state);
    known = new int[2 * numbers.count()];
    Arrays.fill(known, UNKNOWN);
    infer(premise, List.of());
    while (followed < literals.size() && clash == null) {
      follow();
    }
  }

  private void follow() {
    state.look();
    int literal = literals.get(followed);
    int number = CandidateNumbers.number(literal);
    if (CandidateNumbers.isOn(literal)) {
      placed(numbers.cell(number), numbers.digit(number), followed);
    } else {
      gone(numbers.cell(number), numbers.digit(number));
    }
    followed++;
  }

  /** Returns the branches to the facts that contradict each other; there are some. */
  List<Branch> contradiction() {
    return Arrays.stream(clash).mapToObj(this::branch).collect(Lists.toList());
  }

  /**
   * Returns the inferences that lead to this literal, or to all facts that contradict each other
   * first, if these are fewer, or none lead to the literal.
   */
  Branch branchTo(int literal) {
    while (known[literal] == UNKNOWN && followed < literals.size()) {
      follow();
    }
    if (clash == null) {
      return branch(literal);
    }
    Branch gap = branch(clash);
    if (known[literal] == UNKNOWN) {
      return gap;
    }
    Branch found = branch(literal);
    return found.inferences().size() <= gap.inferences().size() ? found : gap;
  }

  private Branch branch(int... ends) {
    TreeSet<Integer> needed = new TreeSet<>();
    TreeSet<Integer> open = new TreeSet<>();
    for (int end : ends) {
      open.add(known[end]);
    }
    while (!open.isEmpty()) {
      int last = open.pollLast();
      needed.add(last);
      open.addAll(causes.get(last));
    }
    Map<Integer, Integer> places = new HashMap<>();
    List<Inference> inferences = new ArrayList<>();
    for (int index : needed) {
      places.put(index, inferences.size());
      int number = CandidateNumbers.number(literals.get(index));
      inferences.add(
          Inference.unnamed(
              new Candidate(numbers.cell(number), numbers.digit(number)),
              CandidateNumbers.isOn(literals.get(index)),
              List.of(),
              causes.get(index).stream().map(places::get).collect(Lists.toList())));
    }
    return new Branch(inferences);
  }

  private void infer(int literal, List<Integer> because) {
    if (known[literal] == UNKNOWN) {
      known[literal] = literals.size();
      literals.add(literal);
      causes.add(because);
      if (known[literal ^ 1] != UNKNOWN) {
        clash(literal, literal ^ 1);
      }
    }
  }

  private void clash(int... literalsOfClash) {
    if (clash == null) {
      clash = literalsOfClash;
    }
  }

  private void placed(int cell, int digit, int index) {
    List<Integer> because = List.of(index);
    for (int rest = ValueSet.without(state.digits(cell), digit);
        rest != 0;
        rest = ValueSet.withoutLowest(rest)) {
      infer(off(cell, ValueSet.lowest(rest)), because);
    }
    CellSet seen = state.cells(digit).and(Houses.PEERS[cell]);
    for (int peer = seen.first(); peer >= 0; peer = seen.next(peer)) {
      infer(off(peer, digit), because);
    }
  }

  private void gone(int cell, int digit) {
    List<Integer> inCell = new ArrayList<>();
    for (int rest = state.digits(cell); rest != 0; rest = ValueSet.withoutLowest(rest)) {
      inCell.add(numbers.number(cell, ValueSet.lowest(rest)));
    }
    lastOf(inCell);
    for (int house : Houses.OF_CELL[cell]) {
      List<Integer> places = new ArrayList<>();
      CellSet left = CellSet.EMPTY;
      CellSet cells = state.cells(house, digit);
      for (int place = cells.first(); place >= 0; place = cells.next(place)) {
        places.add(numbers.number(place, digit));
        left = known[off(place, digit)] == UNKNOWN ? left.with(place) : left;
      }
      lastOf(places);
      if (!left.isEmpty()) {
        locked(house, digit, cells, left);
      }
    }
  }

  /** One of the candidates is true: if all but one are false, that one is. */
  private void lastOf(List<Integer> candidates) {
    List<Integer> because = new ArrayList<>();
    int last = UNKNOWN;
    for (int number : candidates) {
      int index = known[CandidateNumbers.literal(number, false)];
      if (index != UNKNOWN) {
        because.add(index);
      } else {
        last = number;
      }
    }
    if (because.size() == candidates.size()) {
      clash(
          candidates.stream()
              .mapToInt(number -> CandidateNumbers.literal(number, false))
              .toArray());
    } else if (because.size() == candidates.size() - 1) {
      infer(CandidateNumbers.literal(last, true), because);
    }
  }

  /** If the places left in the house lie in another house, the digit goes from the rest of that. */
  private void locked(int house, int digit, CellSet cells, CellSet left) {
    for (int other : Houses.OF_CELL[left.first()]) {
      if (other != house && Houses.SETS[other].containsAll(left)) {
        List<Integer> because = new ArrayList<>();
        for (int cell : cells.andNot(left).toList()) {
          because.add(known[off(cell, digit)]);
        }
        CellSet rest = state.cells(other, digit).andNot(Houses.SETS[house]);
        for (int cell = rest.first(); cell >= 0; cell = rest.next(cell)) {
          infer(off(cell, digit), because);
        }
      }
    }
  }

  private int off(int cell, int digit) {
    return numbers.literal(cell, digit, false);
  }
}
