package io.github.nonet.internal.deduction;

import io.github.nonet.Level;
import io.github.nonet.internal.groups.Structure;
import io.github.nonet.logic.GridTechnique;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** What all steps of a state do, technique by technique: marks as {@code r1c1} with a value. */
final class Told {
  private Told() {}

  /** Returns what each technique of a structure does in a state. */
  static Map<GridTechnique, Set<String>> of(Structure structure, int[] sets, boolean[] isFilled) {
    GridStepSolver logic = new GridStepSolver(structure, Level.HARD);
    logic.load(sets, isFilled);
    Map<GridTechnique, Set<String>> reported = new EnumMap<>(GridTechnique.class);
    for (Optional<GridDeduction> found = logic.another();
        found.isPresent();
        found = logic.another()) {
      add(reported, found.get());
    }
    return reported;
  }

  private static void add(Map<GridTechnique, Set<String>> reported, GridDeduction step) {
    for (int i = 0; i < step.cells().length; i++) {
      for (int rest = step.sets()[i]; rest != 0; rest &= rest - 1) {
        mark(
            reported,
            step.technique(),
            step.isPlacement(),
            step.cells()[i],
            Integer.numberOfTrailingZeros(rest));
      }
    }
  }

  /** Adds what a technique does to a value of a cell. */
  static void mark(
      Map<GridTechnique, Set<String>> reported,
      GridTechnique technique,
      boolean isPlacement,
      int cell,
      int value) {
    reported
        .computeIfAbsent(technique, key -> new TreeSet<>())
        .add(cell + (isPlacement ? "=" : "<>") + value);
  }
}
