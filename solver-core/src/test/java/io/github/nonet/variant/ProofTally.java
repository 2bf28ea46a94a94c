package io.github.nonet.variant;

import io.github.nonet.Inference;
import io.github.nonet.logic.GridTechnique;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** Judges the proofs of steps and counts, technique by technique. */
final class ProofTally {
  private static final int MOST_FAULTS = 20;

  private final Map<GridTechnique, int[]> counts = new EnumMap<>(GridTechnique.class);
  private final List<String> faults = new ArrayList<>();

  /** What is counted of a technique. */
  private enum Count {
    STEPS,
    LINES,
    CAUSES,
    NEEDLESS,
    UNDECIDED,
    FAULTS
  }

  private void add(GridTechnique technique, Count count, int more) {
    counts.computeIfAbsent(technique, key -> new int[Count.values().length])[count.ordinal()] +=
        more;
  }

  /**
   * Judges one step.
   *
   * @param isSound whether the state has a solution, so that causes which are not needed count
   */
  void judge(GridCandidates state, GridStep step, boolean isSound) {
    List<Inference> proof = step.inferences();
    add(step.technique(), Count.STEPS, 1);
    add(step.technique(), Count.LINES, proof.size());
    ProofReferee referee = ProofReferee.of(state);
    try {
      List<String> found = referee.faults(step);
      if (found.isEmpty() && isSound) {
        add(step.technique(), Count.CAUSES, proof.stream().mapToInt(ProofTally::parts).sum());
        add(step.technique(), Count.NEEDLESS, referee.needless(step));
      }
      if (!found.isEmpty()) {
        add(step.technique(), Count.FAULTS, 1);
        if (faults.size() < MOST_FAULTS) {
          faults.add(
              step.technique()
                  + " "
                  + step.placements()
                  + step.eliminations()
                  + " in "
                  + state.toFullString()
                  + ": "
                  + found
                  + " of "
                  + proof);
        }
      }
    } catch (IllegalStateException e) {
      // Too many ways to try.
      add(step.technique(), Count.UNDECIDED, 1);
    }
  }

  private static int parts(Inference line) {
    return line.kind() == Inference.Kind.FOLLOWS
        ? line.causes().size() + (line.units().size() > 1 ? line.units().size() : 0)
        : 0;
  }

  int sum(String count) {
    int place = Count.valueOf(count).ordinal();
    return counts.values().stream().mapToInt(all -> all[place]).sum();
  }

  /** Returns the techniques of which a step was judged. */
  Map<GridTechnique, int[]> byTechnique() {
    return counts;
  }

  /** Returns the first faults. */
  List<String> faults() {
    return faults;
  }

  /** Returns a line for each technique. */
  String table() {
    StringBuilder text = new StringBuilder();
    text.append(List.of(Count.values())).append('\n');
    counts.forEach(
        (technique, all) ->
            text.append(technique).append(' ').append(java.util.Arrays.toString(all)).append('\n'));
    return text.toString();
  }
}
