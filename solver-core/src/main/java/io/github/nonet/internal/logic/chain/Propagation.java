package io.github.nonet.internal.logic.chain;

import io.github.nonet.Candidate;
import io.github.nonet.Inference.Unit;
import io.github.nonet.internal.logic.CellSet;
import io.github.nonet.internal.logic.Houses;
import io.github.nonet.internal.logic.State;
import io.github.nonet.internal.logic.proof.BoardProof;
import io.github.nonet.internal.logic.proof.BoardUnits;
import io.github.nonet.internal.logic.proof.ProofLine;
import io.github.nonet.internal.sets.ValueSet;
import io.github.nonet.logic.Net.Branch;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.TreeSet;

/**
 * The consequences of one assumption by all facts together, with their causes: last candidates of
 * cells, last places in houses, locked candidates.
 */
final class Propagation {
  private static final int UNKNOWN = -1;

  /** The unit of a literal that follows in its cell. */
  private static final int CELL = -1;

  private final State state;
  private final CandidateNumbers numbers;

  /** For each literal, its index in the list of inferences. */
  private final int[] known;

  private final List<Integer> literals = new ArrayList<>();
  private final List<List<Integer>> causes = new ArrayList<>();

  /**
   * For each inference, {@link #CELL}; a house; or, if a digit is locked, {@code (house + 1) * 27}
   * plus the house from which it is eliminated.
   */
  private final List<Integer> units = new ArrayList<>();

  private int clashUnit;

  /** The first literals that contradict each other; null if none do. */
  private int[] clash;

  /** The number of literals that have been followed. */
  private int followed;

  Propagation(State state, int premise) {
    this.state = state;
    numbers = CandidateNumbers.of(state);
    known = new int[2 * numbers.count()];
    Arrays.fill(known, UNKNOWN);
    infer(premise, CELL, List.of());
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

  /** Returns the branch to the facts that contradict each other, which must exist. */
  Branch contradiction() {
    return gap();
  }

  /**
   * Returns the inferences that lead to this literal, or to the first facts that contradict each
   * other if that takes fewer inferences or none lead to the literal.
   */
  Branch branchTo(int literal) {
    while (known[literal] == UNKNOWN && followed < literals.size()) {
      follow();
    }
    if (clash == null) {
      return branch(literal);
    }
    Branch gap = gap();
    if (known[literal] == UNKNOWN) {
      return gap;
    }
    Branch found = branch(literal);
    return found.inferences().size() <= gap.inferences().size() ? found : gap;
  }

  /** Returns the branch to a literal. */
  private Branch branch(int literal) {
    BoardProof proof = new BoardProof(state.toSets(), state.givens());
    return branch(proof, tell(proof, literal));
  }

  /**
   * Returns the branch to a unit that cannot be met because of facts that contradict each other.
   */
  private Branch gap() {
    BoardProof proof = new BoardProof(state.toSets(), state.givens());
    ProofLine last = tell(proof, clash);
    if (last.isGap()) {
      return branch(proof, last);
    }
    List<Unit> by = new ArrayList<>(last.units());
    by.add(unit(clash[0], clashUnit));
    ProofLine gap = proof.gap(by.toArray(new Unit[0]));
    return branch(proof, Objects.requireNonNull(gap, "a clash is a gap"));
  }

  private static Branch branch(BoardProof proof, ProofLine end) {
    return new Branch(proof.branch(end));
  }

  /**
   * Writes everything that leads to the ends; returns the last line, which is a gap if facts
   * contradict each other before.
   */
  private ProofLine tell(BoardProof proof, int... ends) {
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
    ProofLine line = null;
    for (int index : needed) {
      int literal = literals.get(index);
      line =
          index == 0
              ? proof.suppose(candidate(literal), CandidateNumbers.isOn(literal))
              : tell(proof, literal, index);
      if (line.isGap()) {
        return line;
      }
    }
    return Objects.requireNonNull(line, "a branch has an end");
  }

  private Candidate candidate(int literal) {
    int number = CandidateNumbers.number(literal);
    return new Candidate(numbers.cell(number), numbers.digit(number));
  }

  private ProofLine tell(BoardProof proof, int literal, int index) {
    List<Candidate> candidates = List.of(candidate(literal));
    int by = units.get(index);
    Unit unit = unit(literal, by);
    if (by >= Houses.COUNT) {
      int base = by / Houses.COUNT - 1;
      CellSet left = state.cells(base, candidates.get(0).digit());
      for (int cause : causes.get(index)) {
        left = left.without(candidate(literals.get(cause)).cell());
      }
      proof.holds(left.candidates(candidates.get(0).digit()), BoardUnits.house(base));
      unit = BoardUnits.part(by % Houses.COUNT, left.with(candidates.get(0).cell()));
    } else if (!CandidateNumbers.isOn(literal) && by != CELL) {
      int from = candidate(literals.get(causes.get(index).get(0))).cell();
      unit = BoardUnits.part(by, CellSet.of(from, candidates.get(0).cell()));
    }
    ProofLine line =
        CandidateNumbers.isOn(literal)
            ? proof.holds(candidates, unit)
            : proof.fails(candidates, unit);
    return Objects.requireNonNull(line, "what was inferred follows");
  }

  private Unit unit(int literal, int by) {
    return by == CELL
        ? BoardUnits.cell(candidate(literal).cell())
        : BoardUnits.house(by % Houses.COUNT);
  }

  private void infer(int literal, int unit, List<Integer> because) {
    if (known[literal] == UNKNOWN) {
      known[literal] = literals.size();
      literals.add(literal);
      causes.add(because);
      units.add(unit);
      if (known[literal ^ 1] != UNKNOWN) {
        clash(CELL, literal ^ 1, literal);
      }
    }
  }

  private void clash(int unit, int... literalsOfClash) {
    if (clash == null) {
      clash = literalsOfClash;
      clashUnit = unit;
    }
  }

  private void placed(int cell, int digit, int index) {
    List<Integer> because = List.of(index);
    for (int rest = ValueSet.without(state.digits(cell), digit);
        rest != 0;
        rest = ValueSet.withoutLowest(rest)) {
      infer(off(cell, ValueSet.lowest(rest)), CELL, because);
    }
    CellSet seen = state.cells(digit).and(Houses.PEERS[cell]);
    for (int peer = seen.first(); peer >= 0; peer = seen.next(peer)) {
      infer(off(peer, digit), BoardUnits.housesWith(CellSet.of(cell, peer)).get(0), because);
    }
  }

  private void gone(int cell, int digit) {
    List<Integer> inCell = new ArrayList<>();
    for (int rest = state.digits(cell); rest != 0; rest = ValueSet.withoutLowest(rest)) {
      inCell.add(numbers.number(cell, ValueSet.lowest(rest)));
    }
    lastOf(inCell, CELL);
    for (int house : Houses.OF_CELL[cell]) {
      List<Integer> places = new ArrayList<>();
      CellSet left = CellSet.EMPTY;
      CellSet cells = state.cells(house, digit);
      for (int place = cells.first(); place >= 0; place = cells.next(place)) {
        places.add(numbers.number(place, digit));
        left = known[off(place, digit)] == UNKNOWN ? left.with(place) : left;
      }
      lastOf(places, house);
      if (!left.isEmpty()) {
        locked(house, digit, cells, left);
      }
    }
  }

  /** One of the candidates is true, so if all others are false, the last one is true. */
  private void lastOf(List<Integer> candidates, int unit) {
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
          unit,
          candidates.stream()
              .mapToInt(number -> CandidateNumbers.literal(number, false))
              .toArray());
    } else if (because.size() == candidates.size() - 1) {
      infer(CandidateNumbers.literal(last, true), unit, because);
    }
  }

  /**
   * If the places left in the house lie in another house, the digit is eliminated from the rest of
   * that house.
   */
  private void locked(int house, int digit, CellSet cells, CellSet left) {
    for (int other : Houses.OF_CELL[left.first()]) {
      if (other != house && Houses.SETS[other].containsAll(left)) {
        List<Integer> because = new ArrayList<>();
        for (int cell : cells.andNot(left).toList()) {
          because.add(known[off(cell, digit)]);
        }
        CellSet rest = state.cells(other, digit).andNot(Houses.SETS[house]);
        for (int cell = rest.first(); cell >= 0; cell = rest.next(cell)) {
          infer(off(cell, digit), (house + 1) * Houses.COUNT + other, because);
        }
      }
    }
  }

  private int off(int cell, int digit) {
    return numbers.literal(cell, digit, false);
  }
}
