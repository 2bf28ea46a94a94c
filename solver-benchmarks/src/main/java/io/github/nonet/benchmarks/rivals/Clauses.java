package io.github.nonet.benchmarks.rivals;

import java.util.stream.IntStream;
import org.sat4j.core.VecInt;
import org.sat4j.specs.ContradictionException;
import org.sat4j.specs.ISolver;

/** Adds clauses to a solver of sat4j. */
final class Clauses {
  private Clauses() {}

  static void add(ISolver solver, int... literals) throws ContradictionException {
    solver.addClause(new VecInt(literals));
  }

  static void addExactlyOne(ISolver solver, IntStream variables) throws ContradictionException {
    int[] literals = variables.toArray();
    add(solver, literals.clone());
    addAtMostOne(solver, literals);
  }

  static void addAtMostOne(ISolver solver, int... literals) throws ContradictionException {
    for (int i = 0; i < literals.length; i++) {
      for (int j = 0; j < i; j++) {
        add(solver, -literals[i], -literals[j]);
      }
    }
  }
}
