package io.github.nonet.internal.deduction;

import io.github.nonet.Candidate;
import io.github.nonet.Inference;
import io.github.nonet.Inference.Kind;
import io.github.nonet.Inference.Unit;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;

/**
 * The lines of a proof, written one after the other. Each finds its causes among the lines before
 * it: all lines from which it follows, except for those without which it still follows. Hence every
 * line follows, and needs all lines that it names.
 */
final class ProofLines {
  private final ProofState state;
  private final List<Inference> lines = new ArrayList<>();

  /** The suppositions on which each line depends. */
  private final List<BitSet> suppositions = new ArrayList<>();

  /** The suppositions that are over; lines that depend on them can no longer be causes. */
  private final BitSet over = new BitSet();

  ProofLines(ProofState state) {
    this.state = state;
  }

  private int add(Inference line, BitSet depends) {
    lines.add(line);
    suppositions.add(depends);
    return lines.size() - 1;
  }

  /** Supposes that a candidate is true or false. */
  int suppose(Candidate candidate, boolean isTrue) {
    BitSet own = new BitSet();
    own.set(lines.size());
    return add(Inference.supposed(candidate, isTrue), own);
  }

  /** Writes that one of these candidates is true, or that all are false, by these units. */
  int tell(boolean isTrue, List<Candidate> candidates, Unit... units) {
    return tell(isTrue, candidates, List.of(Arrays.asList(units)));
  }

  /**
   * Writes that one of these candidates is true, or that all are false; without candidates and with
   * {@code true}, that there is no way left.
   *
   * @param choices lists of units that may show it; the first list that does is used, without
   *     unnecessary units
   */
  int tell(boolean isTrue, List<Candidate> candidates, List<List<Unit>> choices) {
    List<Integer> near = List.of();
    for (List<Unit> units : choices) {
      near = near(units, candidates);
      ToldLine line = new ToldLine(isTrue, candidates, units);
      if (line.follows(near)) {
        return add(line, near);
      }
    }
    // The search for a way gave up, so the line keeps everything that it may need.
    List<Unit> most = choices.get(choices.size() - 1);
    return add(isTrue, candidates, most, near);
  }

  /** Returns whether a line follows without any cause. */
  boolean followsAlone(boolean isTrue, List<Candidate> candidates, List<Unit> units) {
    return new ToldLine(isTrue, candidates, units).follows(List.of());
  }

  /** Returns whether a line can be written. */
  boolean follows(boolean isTrue, List<Candidate> candidates, List<List<Unit>> choices) {
    return choices.stream()
        .anyMatch(
            units -> new ToldLine(isTrue, candidates, units).follows(near(units, candidates)));
  }

  private int add(ToldLine told, List<Integer> near) {
    ToldLine line = told;
    for (int i = line.units.size() - 1; i >= 0 && line.mayLoseUnits(); i--) {
      List<Unit> fewer = new ArrayList<>(line.units);
      fewer.remove(i);
      ToldLine other = new ToldLine(line.isTrue, line.candidates, fewer);
      line = other.follows(near) ? other : line;
    }
    List<Integer> causes = few(line, near);
    // A reader has the latest lines in mind.
    for (int i = 0; i < causes.size(); ) {
      int cause = causes.remove(i);
      if (!line.follows(causes)) {
        causes.add(i++, cause);
      }
    }
    return add(line.isTrue, line.candidates, line.units, causes);
  }

  private int add(
      boolean isTrue, List<Candidate> candidates, List<Unit> units, List<Integer> causes) {
    BitSet depends = new BitSet();
    causes.forEach(cause -> depends.or(suppositions.get(cause)));
    return add(new Inference(Kind.FOLLOWS, isTrue, candidates, units, causes), depends);
  }

  /**
   * Returns no line if a line follows without any, or the last line from which it follows;
   * otherwise all.
   */
  private static List<Integer> few(ToldLine line, List<Integer> near) {
    if (line.follows(List.of())) {
      return new ArrayList<>();
    }
    for (int i = near.size() - 1; i >= 0; i--) {
      if (line.follows(List.of(near.get(i)))) {
        return new ArrayList<>(List.of(near.get(i)));
      }
    }
    return new ArrayList<>(near);
  }

  /** Returns the lines that may concern these units, because they are about their cells. */
  private List<Integer> near(List<Unit> units, List<Candidate> candidates) {
    BitSet cells = new BitSet();
    units.forEach(unit -> unit.cells().forEach(cells::set));
    candidates.forEach(candidate -> cells.set(candidate.cell()));
    // The effect of one of several candidates on these cells depends on the cells of the others.
    for (int i = 0; i < lines.size(); i++) {
      if (isUsable(i) && isChoice(i) && isAbout(i, cells)) {
        lines.get(i).candidates().forEach(candidate -> cells.set(candidate.cell()));
      }
    }
    List<Integer> near = new ArrayList<>();
    for (int i = 0; i < lines.size(); i++) {
      if (isUsable(i) && isAbout(i, cells)) {
        near.add(i);
      }
    }
    return near;
  }

  private boolean isUsable(int line) {
    return !suppositions.get(line).intersects(over);
  }

  private boolean isChoice(int line) {
    return lines.get(line).isTrue() && lines.get(line).candidates().size() > 1;
  }

  private boolean isAbout(int line, BitSet cells) {
    return lines.get(line).candidates().stream().anyMatch(it -> cells.get(it.cell()));
  }

  /** Ends a supposition; lines that depend on it can no longer be causes. */
  void close(int supposition) {
    over.set(supposition);
  }

  /** Refutes a supposition by the gap to which it led. */
  int refute(int supposition, int gap) {
    Inference supposed = lines.get(supposition);
    over.set(supposition);
    return add(
        new Inference(
            Kind.REFUTED,
            !supposed.isTrue(),
            supposed.candidates(),
            List.of(),
            List.of(supposition, gap)),
        without(gap, supposition));
  }

  /**
   * Writes that one of the ends of a chain is true: the opposite of a supposition, or its end.
   *
   * @return these candidates
   */
  List<Candidate> either(int supposition, int end) {
    Candidate first = lines.get(supposition).candidates().get(0);
    over.set(supposition);
    int other = suppose(first, true);
    over.set(other);
    List<Candidate> ends = new ArrayList<>(List.of(first));
    lines.get(end).candidates().stream().filter(it -> !it.equals(first)).forEach(ends::add);
    add(
        new Inference(Kind.CASES, true, ends, List.of(), List.of(supposition, end, other, other)),
        without(end, supposition));
    return ends;
  }

  private BitSet without(int line, int supposition) {
    BitSet depends = (BitSet) suppositions.get(line).clone();
    depends.clear(supposition);
    return depends;
  }

  /**
   * Returns the lines that the last ones need.
   *
   * @param effects the number of lines at the end that are always needed
   */
  List<Inference> proof(int effects) {
    BitSet isNeeded = new BitSet();
    isNeeded.set(lines.size() - effects, lines.size());
    for (int i = lines.size() - 1; i >= 0; i--) {
      if (isNeeded.get(i)) {
        lines.get(i).causes().forEach(isNeeded::set);
      }
    }
    int[] places = new int[lines.size()];
    List<Inference> needed = new ArrayList<>();
    for (int i = isNeeded.nextSetBit(0); i >= 0; i = isNeeded.nextSetBit(i + 1)) {
      places[i] = needed.size();
      Inference line = lines.get(i);
      List<Integer> causes = new ArrayList<>();
      line.causes().forEach(cause -> causes.add(places[cause]));
      needed.add(
          new Inference(line.kind(), line.isTrue(), line.candidates(), line.units(), causes));
    }
    return Inference.proof(needed);
  }

  /** A line whose causes are not known yet. */
  private final class ToldLine {
    final boolean isTrue;
    final List<Candidate> candidates;
    final List<Unit> units;
    private final UnitWays ways;

    ToldLine(boolean isTrue, List<Candidate> candidates, List<Unit> units) {
      this.isTrue = isTrue;
      this.candidates = candidates;
      this.units = units;
      ways = new UnitWays(state, units);
    }

    boolean mayLoseUnits() {
      return units.size() > 1 && units.get(0).kind() != Unit.Kind.SUMS;
    }

    /** Returns whether the opposite, with some lines, leaves the units no way. */
    boolean follows(List<Integer> causes) {
      if (isTrue) {
        return hasNoWay(causes, List.of());
      }
      for (Candidate candidate : candidates) {
        if (!hasNoWay(causes, List.of(candidate))) {
          return false;
        }
      }
      return true;
    }

    private boolean hasNoWay(List<Integer> causes, List<Candidate> held) {
      ways.forget();
      for (int cause : causes) {
        Inference line = lines.get(cause);
        if (line.isTrue()) {
          ways.choose(line.candidates());
        } else {
          ways.exclude(line.candidates());
        }
      }
      if (isTrue) {
        ways.exclude(candidates);
      }
      held.forEach(ways::hold);
      return !ways.hasWay();
    }
  }
}
