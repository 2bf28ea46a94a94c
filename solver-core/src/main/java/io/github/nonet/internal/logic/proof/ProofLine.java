package io.github.nonet.internal.logic.proof;

import io.github.nonet.Candidate;
import io.github.nonet.Inference.Kind;
import io.github.nonet.Inference.Unit;
import io.github.nonet.internal.logic.CellSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** A line of a {@link BoardProof} that has no number yet, so its causes are lines. */
public final class ProofLine {
  final Kind kind;
  final boolean isTrue;
  final List<Candidate> candidates;
  final CellSet cells;
  final List<Unit> units;
  final List<ProofLine> causes;

  /** The suppositions on which it depends. */
  final Set<ProofLine> suppositions = new HashSet<>();

  ProofLine(
      Kind kind,
      boolean isTrue,
      List<Candidate> candidates,
      List<Unit> units,
      List<ProofLine> causes) {
    this.kind = kind;
    this.isTrue = isTrue;
    this.candidates = candidates;
    cells = BoardUnits.cellsOf(candidates);
    this.units = units;
    this.causes = causes;
    switch (kind) {
      case SUPPOSED -> suppositions.add(this);
      case FOLLOWS -> causes.forEach(cause -> suppositions.addAll(cause.suppositions));
      case REFUTED, CASES -> {
        for (int i = 0; i < causes.size(); i += 2) {
          Set<ProofLine> ofCase = new HashSet<>(causes.get(i + 1).suppositions);
          ofCase.remove(causes.get(i));
          suppositions.addAll(ofCase);
        }
      }
    }
  }

  /** Returns the units by which it follows. */
  public List<Unit> units() {
    return units;
  }

  /** Returns whether the line states that one of several candidates is true. */
  boolean isChoice() {
    return isTrue && candidates.size() > 1;
  }

  /** Returns whether the line states that its unit cannot be met. */
  public boolean isGap() {
    return candidates.isEmpty();
  }
}
