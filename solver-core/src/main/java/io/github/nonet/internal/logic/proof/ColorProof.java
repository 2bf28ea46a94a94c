package io.github.nonet.internal.logic.proof;

import io.github.nonet.Candidate;
import io.github.nonet.Inference.Unit;
import io.github.nonet.internal.logic.CellSet;
import io.github.nonet.internal.logic.Houses;
import io.github.nonet.logic.Colors;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The proofs of colours: a candidate is supposed to be true, or false, and the conjugate pairs are
 * followed from cell to cell.
 */
final class ColorProof {
  private final BoardProof proof;
  private final int digit;

  /** The colours: two for each pair, which are opposites. */
  private final List<CellSet> colors = new ArrayList<>();

  private ColorProof(BoardProof proof, Colors colors) {
    this.proof = proof;
    digit = colors.digit();
    for (Colors.Pair pair : colors.pairs()) {
      this.colors.add(BoardUnits.cells(pair.first()));
      this.colors.add(BoardUnits.cells(pair.second()));
    }
  }

  static void tell(BoardProof proof, Colors colors) {
    ColorProof of = new ColorProof(proof, colors);
    for (int color = 0; color < of.colors.size(); color++) {
      of.refute(color);
    }
    for (int color = 0; color < 2; color++) {
      of.exclude(color);
    }
  }

  private static int opposite(int color) {
    return color ^ 1;
  }

  private Candidate first(int color) {
    return new Candidate(colors.get(color).first(), digit);
  }

  /** Supposes a colour to be true whose cells are all eliminated; it leads to a gap. */
  private void refute(int color) {
    if (!proof.unproved().containsAll(colors.get(color).candidates(digit))) {
      return;
    }
    proof.beginWay();
    ProofLine supposed = proof.suppose(first(color), true);
    follow(color, colors.get(color).first());
    followOthers(color);
    ProofLine gap = gap();
    proof.close(supposed);
    if (gap != null) {
      proof.keepStated();
      proof.refute(supposed, gap);
      follow(opposite(color), colors.get(color).first());
      proof.eliminate(BoardUnits.sight(colors.get(color).or(colors.get(opposite(color)))));
    }
  }

  private @Nullable ProofLine gap() {
    for (CellSet color : colors) {
      for (int house = 0; house < Houses.COUNT; house++) {
        ProofLine gap = proof.gap(BoardUnits.part(house, color));
        gap =
            gap == null && Houses.SETS[house].intersects(color)
                ? proof.gap(BoardUnits.house(house))
                : gap;
        if (gap != null) {
          return gap;
        }
      }
    }
    return null;
  }

  /** Follows the other pair from a cell that a true colour sees. */
  private void followOthers(int color) {
    for (int other = 0; other < colors.size(); other++) {
      if (other / 2 != color / 2) {
        CellSet cells = colors.get(other);
        for (int cell = cells.first(); cell >= 0; cell = cells.next(cell)) {
          CellSet seen = Houses.PEERS[cell].and(colors.get(color));
          if (!seen.isEmpty()) {
            tell(false, new Candidate(cell, digit), parts(seen.first(), cell));
            follow(opposite(other), cell);
            break;
          }
        }
      }
    }
  }

  /** Writes the eliminations that follow whether the first candidate is true or false. */
  private void exclude(int color) {
    if (proof.unproved().isEmpty()) {
      return;
    }
    CellSet all = CellSet.EMPTY;
    for (CellSet cells : colors) {
      all = all.or(cells);
    }
    Candidate start = first(color);
    proof.beginWay();
    ProofLine isTrue = proof.suppose(start, true);
    follow(color, start.cell());
    followOthers(color);
    List<Candidate> gone = proof.following(BoardUnits.sight(all));
    proof.close(isTrue);
    ProofLine isFalse = proof.suppose(start, false);
    follow(opposite(color), start.cell());
    followOthers(opposite(color));
    gone.retainAll(proof.following(BoardUnits.sight(all)));
    proof.close(isFalse);
    if (!gone.isEmpty()) {
      conclude(gone, List.of(isTrue, isFalse), all.or(BoardUnits.cellsOf(gone)));
    }
  }

  private void conclude(List<Candidate> gone, List<ProofLine> cases, CellSet sight) {
    List<ProofLine> pairs = new ArrayList<>();
    for (ProofLine supposed : cases) {
      proof.reopen(supposed);
      ProofLine end = proof.fails(gone, BoardUnits.sight(sight));
      proof.close(supposed);
      if (end == null) {
        return;
      }
      pairs.add(supposed);
      pairs.add(end);
    }
    proof.keepStated();
    proof.isEffect(proof.conclude(false, gone, List.of(), pairs));
  }

  private void tell(boolean isTrue, Candidate candidate, List<Unit> units) {
    proof.state(proof.tell(isTrue, List.of(candidate), units));
  }

  /** Writes the consequences of a true colour, starting from one of the cells of the pair. */
  private void follow(int color, int start) {
    CellSet rest = colors.get(color).or(colors.get(opposite(color))).without(start);
    CellSet reached = CellSet.of(start);
    while (!reached.isEmpty()) {
      CellSet fresh = CellSet.EMPTY;
      for (int from = reached.first(); from >= 0; from = reached.next(from)) {
        for (int house : Houses.OF_CELL[from]) {
          CellSet places = proof.places(Houses.SETS[house], digit);
          CellSet other = places.without(from).and(rest);
          if (places.size() == 2 && !other.isEmpty()) {
            int to = other.first();
            boolean isTrue = colors.get(color).contains(to);
            List<Unit> units = isTrue ? List.of(BoardUnits.house(house)) : parts(from, to);
            tell(isTrue, new Candidate(to, digit), units);
            fresh = fresh.with(to);
            rest = rest.without(to);
          }
        }
      }
      reached = fresh;
    }
  }

  private static List<Unit> parts(int from, int to) {
    CellSet both = CellSet.of(from, to);
    List<Unit> units = new ArrayList<>();
    BoardUnits.housesWith(both).forEach(house -> units.add(BoardUnits.part(house, both)));
    return units;
  }
}
