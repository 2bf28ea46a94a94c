package io.github.nonet.internal.logic.proof;

import io.github.nonet.Candidate;
import io.github.nonet.internal.logic.CellSet;
import io.github.nonet.internal.logic.Houses;
import io.github.nonet.internal.logic.Templates;
import io.github.nonet.logic.Reason;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The proofs of templates: a candidate in no template of its digit, or the opposite of a candidate
 * in all templates, leads to a house without the digit. If a house still has several places, each
 * is tried.
 */
final class TemplateProof {
  private final BoardProof proof;

  /** The cells that hold each digit or have it as a candidate. */
  private final CellSet[] possible = new CellSet[Houses.SIZE + 1];

  private final Templates templates = new Templates();

  private TemplateProof(BoardProof proof) {
    this.proof = proof;
    for (int digit = 1; digit <= Houses.SIZE; digit++) {
      possible[digit] = proof.places(CellSet.ALL, digit);
    }
  }

  static void tell(BoardProof proof, Reason.Template template) {
    TemplateProof of = new TemplateProof(proof);
    of.effects(template.digit());
    boolean isChanged = true;
    while (!proof.isDone() && isChanged) {
      isChanged = false;
      for (int digit = 1; digit <= Houses.SIZE && !proof.isDone(); digit++) {
        isChanged |= of.settle(digit);
      }
      of.effects(template.digit());
    }
  }

  /** Writes the effects that the templates of the digit now prove. */
  private void effects(int digit) {
    if (!templates.search(CellSet.EMPTY, possible[digit])) {
      return;
    }
    CellSet some = templates.union();
    CellSet all = templates.intersection();
    for (Candidate gone : proof.unproved()) {
      if (!some.contains(gone.cell())) {
        proof.isEffect(refute(gone, true, possible[digit]));
      }
    }
    for (Candidate placed : proof.unplaced()) {
      if (all.contains(placed.cell())) {
        proof.isEffect(refute(placed, false, possible[digit]));
      }
    }
  }

  /** Writes the places that all templates of the digit share, which excludes other digits there. */
  private boolean settle(int digit) {
    if (!templates.search(CellSet.EMPTY, possible[digit])) {
      return false;
    }
    boolean isChanged = false;
    CellSet all = templates.intersection();
    for (int cell = all.first(); cell >= 0; cell = all.next(cell)) {
      Candidate placed = new Candidate(cell, digit);
      List<Candidate> others = others(placed);
      if (!others.isEmpty() && refute(placed, false, possible[digit]) != null) {
        proof.fails(others, BoardUnits.cell(cell));
        for (Candidate other : others) {
          possible[other.digit()] = possible[other.digit()].without(cell);
        }
        isChanged = true;
      }
    }
    return isChanged;
  }

  private List<Candidate> others(Candidate placed) {
    List<Candidate> others = new ArrayList<>();
    for (int digit = 1; digit <= Houses.SIZE; digit++) {
      if (digit != placed.digit() && possible[digit].contains(placed.cell())) {
        others.add(new Candidate(placed.cell(), digit));
      }
    }
    return others;
  }

  /** Refutes a supposition; returns the line of the refutation, or null. */
  private @Nullable ProofLine refute(Candidate candidate, boolean isTrue, CellSet places) {
    ProofLine supposed = proof.suppose(candidate, isTrue);
    CellSet left = isTrue ? taken(candidate, places) : places.without(candidate.cell());
    ProofLine gap = gap(candidate.digit(), left);
    proof.close(supposed);
    return gap == null ? null : proof.refute(supposed, gap);
  }

  /** Writes that the cells which see a placed digit lack it; returns the places that are left. */
  private CellSet taken(Candidate placed, CellSet places) {
    CellSet left = places;
    for (int house : Houses.OF_CELL[placed.cell()]) {
      CellSet gone = left.and(Houses.SETS[house]).without(placed.cell());
      if (!gone.isEmpty()) {
        proof.fails(
            gone.candidates(placed.digit()), BoardUnits.part(house, gone.with(placed.cell())));
        left = left.andNot(gone);
      }
    }
    return left;
  }

  /** Returns the line that a house has no place for the digit, or null if that cannot be shown. */
  private @Nullable ProofLine gap(int digit, CellSet places) {
    CellSet left = places;
    CellSet followed = CellSet.EMPTY;
    int house = narrowest(left, CellSet.EMPTY);
    while (house >= 0) {
      CellSet own = left.and(Houses.SETS[house]);
      if (own.isEmpty()) {
        return proof.gap(BoardUnits.house(house));
      }
      if (own.size() == 1) {
        followed = followed.or(own);
        CellSet before = left;
        Candidate only = new Candidate(own.first(), digit);
        if (!Houses.PEERS[only.cell()].and(before).isEmpty()) {
          proof.holds(List.of(only), BoardUnits.house(house));
          left = taken(only, left);
        }
      } else {
        CellSet now = left;
        for (int cell = own.first(); cell >= 0; cell = own.next(cell)) {
          if (refute(new Candidate(cell, digit), true, now) == null) {
            return null;
          }
          now = now.without(cell);
        }
        left = now;
      }
      house = narrowest(left, followed);
    }
    return null;
  }

  /** Returns the house with the fewest places, if none of these was followed; -1 if all were. */
  private static int narrowest(CellSet places, CellSet followed) {
    int best = -1;
    int least = Houses.SIZE + 1;
    for (int house = 0; house < Houses.COUNT; house++) {
      CellSet own = places.and(Houses.SETS[house]);
      if (own.size() < least && !own.intersects(followed)) {
        best = house;
        least = own.size();
      }
    }
    return best;
  }
}
