package io.github.nonet.internal.logic.proof;

import io.github.nonet.Candidate;
import io.github.nonet.Candidates;
import io.github.nonet.Inference;
import io.github.nonet.Inference.Kind;
import io.github.nonet.Inference.Unit;
import io.github.nonet.internal.logic.CellSet;
import io.github.nonet.internal.logic.Houses;
import io.github.nonet.internal.sets.Lists;
import io.github.nonet.logic.Net;
import java.util.ArrayList;
import java.util.List;

/** The proof of a net: its branches one after the other, and what they prove together. */
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
    List<Unit> units = net.contradiction() ? List.of() : choice(state, supposed);
    Kind kind = net.contradiction() ? Kind.REFUTED : Kind.CASES;
    all.add(new Inference(kind, isTrue, proved, units, causes));
    return Inference.proof(all);
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
    CellSet cells = BoardUnits.cellsOf(candidates);
    if (supposed.stream().anyMatch(line -> !line.isTrue())) {
      return List.of();
    }
    if (cells.size() == 1) {
      return List.of(BoardUnits.cell(cells.first()));
    }
    int digit = candidates.get(0).digit();
    BoardProof proof = new BoardProof(state, List.of(), List.of());
    for (int house : BoardUnits.housesWith(cells)) {
      if (cells.containsAll(proof.places(Houses.SETS[house], digit))) {
        return List.of(BoardUnits.house(house));
      }
    }
    return List.of();
  }
}
