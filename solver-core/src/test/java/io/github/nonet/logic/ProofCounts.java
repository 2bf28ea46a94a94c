package io.github.nonet.logic;

import io.github.nonet.Candidates;
import io.github.nonet.Inference;
import io.github.nonet.variant.ProofReferee;
import java.util.List;

/** What the referee found in the proofs of a technique. */
final class ProofCounts {
  /** This many faults are printed. */
  private static final int MOST_PRINTED = 3;

  private int steps;
  private int lines;
  private int faults;
  private int causes;
  private int needless;

  /** Judges a step; what is not needed counts only where the state is not broken. */
  void judge(ProofReferee referee, Candidates state, Step step, boolean isBroken) {
    List<Inference> proof = step.inferences();
    steps++;
    lines += proof.size();
    List<String> found = proof.isEmpty() ? List.of("it has no proof") : referee.faults(step);
    if (!found.isEmpty()) {
      if (faults++ < MOST_PRINTED) {
        System.out.println("FAULT " + step.technique() + " " + state.toSukakuString());
        System.out.println("  " + step);
        System.out.println("  " + step.reason());
        System.out.println("  " + found);
        step.lines(java.util.Locale.ENGLISH).forEach(line -> System.out.println("    " + line));
      }
    } else if (!isBroken) {
      causes += proof.stream().mapToInt(line -> line.causes().size()).sum();
      needless += referee.needless(step);
    }
  }

  void add(ProofCounts other) {
    steps += other.steps;
    lines += other.lines;
    faults += other.faults;
    causes += other.causes;
    needless += other.needless;
  }

  int faults() {
    return faults;
  }

  int needless() {
    return needless;
  }

  int lines() {
    return lines;
  }

  @Override
  public String toString() {
    return String.format(
        "%8d steps %9d lines %5d faults %8d causes %5d needless",
        steps, lines, faults, causes, needless);
  }
}
