package io.github.nonet.internal.logic.proof;

import io.github.nonet.Candidate;
import io.github.nonet.Candidates;
import io.github.nonet.Inference;
import io.github.nonet.Inference.Kind;
import io.github.nonet.Inference.Unit;
import io.github.nonet.internal.logic.CellSet;
import io.github.nonet.internal.sets.Lists;
import io.github.nonet.logic.Net;
import java.util.ArrayList;
import java.util.List;

/** The proof of a net: its branches one after the other, and their common conclusion. */
final class NetProof {
  private NetProof() {}

  static List<Inference> of(
      Candidates state, Net net, List<Candidate> placements, List<Candidate> eliminations) {
    if (net.branches().isEmpty() || placements.size() + eliminations.size() != 1) {
      return List.of();
    }
    List<Inference> all = new ArrayList<>();
    List<Integer> causes = new ArrayList<>();
    List<Inference> supposed = new ArrayList<>();
    for (Net.Branch branch : net.branches()) {
      int first = all.size();
      branch.inferences().forEach(line -> all.add(moved(line, first)));
      supposed.add(all.get(first));
      causes.add(first);
      causes.add(all.size() - 1);
    }
    boolean isTrue = eliminations.isEmpty();
    List<Candidate> proved = isTrue ? placements : eliminations;
    for (int i = 1; i < causes.size(); i += 2) {
      if (!isEnd(all.get(causes.get(i)), net.contradiction(), isTrue, proved.get(0))) {
        return List.of();
      }
    }
    List<Unit> units = net.contradiction() ? List.of() : choice(state, supposed);
    if (!net.contradiction() && supposed.size() == 1) {
      all.set(0, following(supposed.get(0), units));
      Inference end = all.get(all.size() - 1);
      if (end.isGap()) {
        all.add(new Inference(Kind.FOLLOWS, isTrue, proved, end.units(), end.causes()));
      }
      return Inference.proof(all);
    }
    Kind kind = net.contradiction() ? Kind.REFUTED : Kind.CASES;
    all.add(new Inference(kind, isTrue, proved, units, causes));
    return Inference.proof(all);
  }

  /** Returns whether a branch ends in a gap, or in the conclusion. */
  private static boolean isEnd(
      Inference end, boolean isContradiction, boolean isTrue, Candidate proved) {
    return isContradiction
        ? end.isGap()
        : end.isGap() || end.isTrue() == isTrue && end.candidates().equals(List.of(proved));
  }

  /** Returns the only possibility as a fact that follows rather than a supposition. */
  private static Inference following(Inference supposed, List<Unit> units) {
    return new Inference(Kind.FOLLOWS, supposed.isTrue(), supposed.candidates(), units, List.of());
  }

  private static Inference moved(Inference line, int first) {
    List<Integer> causes =
        line.causes().stream().map(cause -> first + cause).collect(Lists.toList());
    return new Inference(line.kind(), line.isTrue(), line.candidates(), line.units(), causes);
  }

  /** Returns the cell or the house of which one supposition is true; none if they are opposites. */
  private static List<Unit> choice(Candidates state, List<Inference> supposed) {
    List<Candidate> candidates =
        supposed.stream().map(line -> line.candidates().get(0)).collect(Lists.toList());
    if (supposed.stream().anyMatch(line -> !line.isTrue())) {
      return List.of();
    }
    CellSet cells = BoardUnits.cellsOf(candidates);
    List<Unit> units = new ArrayList<>(List.of(BoardUnits.cell(cells.first())));
    BoardUnits.housesWith(cells).forEach(house -> units.add(BoardUnits.house(house)));
    BoardProof proof = new BoardProof(state, List.of(), List.of());
    units.removeIf(unit -> !proof.isExhaustive(candidates, unit));
    return units.subList(0, Math.min(1, units.size()));
  }
}
