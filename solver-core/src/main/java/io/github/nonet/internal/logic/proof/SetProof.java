package io.github.nonet.internal.logic.proof;

import io.github.nonet.Candidate;
import io.github.nonet.Inference.Unit;
import io.github.nonet.internal.logic.CellSet;
import io.github.nonet.logic.AlmostLockedSets;
import io.github.nonet.logic.Reason;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * The proofs of almost locked sets, each of which holds at least one of any two of its digits, and
 * of Sue de Coq.
 */
final class SetProof {
  private final BoardProof proof;
  private final AlmostLockedSets als;

  private SetProof(BoardProof proof, AlmostLockedSets als) {
    this.proof = proof;
    this.als = als;
  }

  static void tell(BoardProof proof, AlmostLockedSets als) {
    SetProof of = new SetProof(proof, als);
    Set<Integer> digits = new TreeSet<>();
    proof.unproved().forEach(gone -> digits.add(gone.digit()));
    for (int digit : digits) {
      if (als.stem().isEmpty()) {
        of.chain(digit);
      }
    }
    if (!als.stem().isEmpty()) {
      of.blossom(digits);
    }
  }

  private static CellSet cells(AlmostLockedSets.Als set) {
    return BoardUnits.cells(set.cells());
  }

  /** Writes that a set holds one of some of its digits. */
  private @Nullable ProofLine holds(AlmostLockedSets.Als set, Set<Integer> digits) {
    List<Candidate> places = new ArrayList<>();
    for (int digit : digits) {
      places.addAll(proof.places(cells(set), digit).candidates(digit));
    }
    List<Unit> units = new ArrayList<>();
    if (set.cells().size() == 1) {
      units.add(BoardUnits.cell(set.cells().get(0)));
    }
    BoardUnits.housesWith(cells(set))
        .forEach(house -> units.add(BoardUnits.part(house, cells(set))));
    return places.isEmpty() ? null : proof.tell(true, places, units);
  }

  /** Without the digit, the sets lose their commons one after the other. */
  private void chain(int digit) {
    CellSet sight = CellSet.EMPTY;
    Set<Set<Integer>> told = new HashSet<>();
    for (int i = 0; i < als.sets().size(); i++) {
      AlmostLockedSets.Als set = als.sets().get(i);
      Set<Integer> linked = new TreeSet<>();
      for (AlmostLockedSets.Common common : als.commons()) {
        if (common.from() == i || common.to() == i) {
          linked.add(common.digit());
        }
      }
      if (set.digits().contains(digit)) {
        linked.add(digit);
      }
      told.clear();
      for (int one : linked) {
        sight = sight.or(proof.places(cells(set), one));
        for (int other : linked) {
          Set<Integer> both = new TreeSet<>(List.of(one, other));
          if (both.size() == 2 && told.add(both)) {
            proof.alwaysList(holds(set, both));
          }
        }
      }
    }
    Unit unit = BoardUnits.sight(sight);
    proof.eliminate(digit, unit);
  }

  /** Whichever digit the stem is, a petal loses it and has its other digits. */
  private void blossom(Set<Integer> digits) {
    List<ProofLine> cases = new ArrayList<>();
    List<List<ProofLine>> ends = new ArrayList<>();
    List<Candidate> stem = new ArrayList<>(new TreeSet<>(als.stem()));
    for (int i = 0; i < stem.size() && i < als.sets().size(); i++) {
      AlmostLockedSets.Als petal = als.sets().get(i);
      ProofLine supposed = stemIs(stem, i);
      CellSet places = proof.places(cells(petal), stem.get(i).digit());
      proof.fails(
          places.candidates(stem.get(i).digit()),
          BoardUnits.sight(places.with(stem.get(i).cell())));
      List<ProofLine> ofPetal = new ArrayList<>();
      for (int digit : digits) {
        ofPetal.add(holds(petal, Set.of(digit)));
      }
      proof.close(supposed);
      cases.add(supposed);
      ends.add(ofPetal);
    }
    int at = 0;
    for (int digit : digits) {
      List<ProofLine> pairs = new ArrayList<>();
      Set<Candidate> places = new TreeSet<>();
      for (int i = 0; i < cases.size(); i++) {
        ProofLine end = ends.get(i).get(at);
        if (end != null) {
          pairs.addAll(List.of(cases.get(i), end));
          places.addAll(end.candidates);
        }
      }
      at++;
      if (pairs.size() == 2 * stem.size()) {
        if (stem.size() > 1) {
          Unit cell = BoardUnits.cell(stem.get(0).cell());
          proof.conclude(true, new ArrayList<>(places), List.of(cell), pairs);
        }
        proof.eliminate(digit, BoardUnits.sight(BoardUnits.cellsOf(places)));
      }
    }
  }

  /** Supposes a digit of the stem; a stem with only one digit needs no supposition. */
  private ProofLine stemIs(List<Candidate> stem, int index) {
    Candidate candidate = stem.get(index);
    ProofLine only =
        stem.size() == 1
            ? proof.holds(List.of(candidate), BoardUnits.cell(candidate.cell()))
            : null;
    return only == null ? proof.suppose(candidate, true) : only;
  }

  /** A candidate in the rest of the line or box would leave the cells too few digits. */
  static void tell(BoardProof proof, Reason.SueDeCoq sharing) {
    CellSet shared = BoardUnits.cellsOf(sharing.intersection());
    CellSet inLine = shared.or(BoardUnits.cellsOf(sharing.inLine()));
    CellSet inBox = shared.or(BoardUnits.cellsOf(sharing.inBox()));
    Set<Integer> digits = new TreeSet<>();
    proof.unproved().forEach(gone -> digits.add(gone.digit()));
    for (int digit : digits) {
      for (int house : new int[] {0, 1}) {
        int line = BasicProof.number(sharing.line());
        int box = BasicProof.number(sharing.box());
        CellSet set = house == 0 ? inLine : inBox;
        CellSet other = house == 0 ? inBox : inLine;
        proof.eliminate(
            digit,
            BoardUnits.part(house == 0 ? line : box, set),
            BoardUnits.part(house == 0 ? box : line, other));
      }
    }
  }
}
