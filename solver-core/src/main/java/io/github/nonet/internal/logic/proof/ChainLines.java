package io.github.nonet.internal.logic.proof;

import io.github.nonet.Candidate;
import io.github.nonet.Inference.Unit;
import io.github.nonet.internal.logic.CellSet;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Lines along the links of a chain: each node follows from the one before. */
public final class ChainLines {
  private final BoardProof proof;

  /** The cells of the node before. */
  private CellSet before;

  /** Starts at some cells. */
  public ChainLines(BoardProof proof, CellSet start) {
    this.proof = proof;
    before = start;
  }

  /** Returns the units by which a node may follow, the simplest first. */
  private List<Unit> units(boolean isTrue, CellSet cells, CellSet set) {
    List<Unit> units = new ArrayList<>();
    CellSet all = cells.or(before).or(set);
    if (cells.size() == 1) {
      units.add(BoardUnits.cell(cells.first()));
    }
    for (int house : BoardUnits.housesWith(set.isEmpty() ? cells : set)) {
      units.add(
          !set.isEmpty() && isTrue
              ? BoardUnits.part(house, set)
              : isTrue ? BoardUnits.house(house) : BoardUnits.part(house, all));
    }
    units.add(BoardUnits.sight(all));
    return units;
  }

  /**
   * Writes that one of the candidates of a node is true, or that all are false; returns null if
   * that does not follow.
   *
   * @param set the cells of an almost locked set; none for other nodes
   */
  public @Nullable ProofLine node(boolean isTrue, List<Candidate> candidates, CellSet set) {
    CellSet cells = BoardUnits.cellsOf(candidates);
    ProofLine line = proof.tell(isTrue, candidates, units(isTrue, cells, set));
    before = set.isEmpty() ? cells : set;
    return line;
  }

  /**
   * Writes that a node cannot be true, or cannot be false, because one of its units cannot be met.
   */
  public @Nullable ProofLine gap(boolean isTrue, List<Candidate> candidates, CellSet set) {
    return proof.gap(units(isTrue, candidates, set));
  }

  /** Does the same as {@link #gap} if the gap is seen at a glance. */
  @Nullable ProofLine plainGap(boolean isTrue, List<Candidate> candidates, CellSet set) {
    return proof.plainGap(units(isTrue, candidates, set));
  }

  private Unit[] units(boolean isTrue, List<Candidate> candidates, CellSet set) {
    return units(isTrue, BoardUnits.cellsOf(candidates), set).toArray(new Unit[0]);
  }
}
