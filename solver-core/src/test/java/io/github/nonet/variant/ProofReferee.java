package io.github.nonet.variant;

import io.github.nonet.Candidate;
import io.github.nonet.Candidates;
import io.github.nonet.House;
import io.github.nonet.Inference;
import io.github.nonet.Inference.Kind;
import io.github.nonet.Inference.Unit;
import io.github.nonet.LogicalStep;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntPredicate;

/**
 * Judges proofs: whether each line follows from its causes by its units, what it depends on, and
 * whether the effects stand at the end. It knows what units allow, and no technique.
 *
 * <p>A line follows if its opposite, with the candidates of the state and the facts of its causes,
 * leaves its units no way; {@link ProofWays} looks for one.
 */
public final class ProofReferee {
  private final Rules rules;
  private final int[] sets;
  private final IntPredicate isGiven;
  private final List<List<Integer>> houses;
  private final List<String> faults = new ArrayList<>();
  private int needless;
  private int lines;

  private ProofReferee(Rules rules, int[] sets, IntPredicate isGiven, List<List<Integer>> houses) {
    this.rules = rules;
    this.sets = sets;
    this.isGiven = isGiven;
    this.houses = houses;
  }

  /** Returns a referee for steps of a board. */
  public static ProofReferee of(Candidates state) {
    int[] sets = new int[81];
    for (int cell = 0; cell < sets.length; cell++) {
      for (int digit = 1; digit <= 9; digit++) {
        boolean isLeft =
            state.digit(cell) == 0 ? state.allows(cell, digit) : state.digit(cell) == digit;
        sets[cell] |= isLeft ? 1 << digit : 0;
      }
    }
    List<List<Integer>> houses = House.all().stream().map(House::cells).toList();
    return new ProofReferee(Rules.of(9), sets, state::isGiven, houses);
  }

  /** Returns a referee for steps of a grid. */
  public static ProofReferee of(GridCandidates state) {
    Rules rules = state.rules();
    return new ProofReferee(rules, state.toSets(), state::isGiven, rules.houses());
  }

  /** Returns what is wrong with the proof of a step; nothing if it is right. */
  public List<String> faults(LogicalStep step) {
    List<Inference> proof = step.inferences();
    faults.clear();
    Inference.proof(proof);
    lines += proof.size();
    for (int i = 0; i < proof.size(); i++) {
      judge(proof, i);
    }
    judgeEnd(step, proof, dependences(proof));
    return List.copyOf(faults);
  }

  /** Returns how many lines were judged so far. */
  public int lines() {
    return lines;
  }

  /** Returns how many causes and units of a right proof could be left out, one at a time. */
  public int needless(LogicalStep step) {
    needless = 0;
    List<Inference> proof = step.inferences();
    for (Inference line : proof) {
      if (line.kind() == Kind.FOLLOWS) {
        countNeedless(proof, line);
      }
    }
    return needless;
  }

  private void countNeedless(List<Inference> proof, Inference line) {
    for (int i = 0; i < line.causes().size(); i++) {
      List<Integer> fewer = new ArrayList<>(line.causes());
      fewer.remove(i);
      needless += follows(proof, line, line.units(), fewer) ? 1 : 0;
    }
    boolean isSum = line.units().get(0).kind() == Unit.Kind.SUMS;
    for (int i = 0; !isSum && line.units().size() > 1 && i < line.units().size(); i++) {
      List<Unit> fewer = new ArrayList<>(line.units());
      fewer.remove(i);
      needless += follows(proof, line, fewer, line.causes()) ? 1 : 0;
    }
  }

  private void fault(int number, Inference line, String what) {
    faults.add("line " + number + " " + line + ": " + what);
  }

  private void judge(List<Inference> proof, int number) {
    Inference line = proof.get(number);
    for (Candidate candidate : line.candidates()) {
      if ((sets[candidate.cell()] >>> candidate.digit() & 1) == 0) {
        fault(number, line, "the state does not have " + candidate);
      }
    }
    switch (line.kind()) {
      case SUPPOSED -> {
        if (line.candidates().size() != 1) {
          fault(number, line, "supposes several candidates");
        }
      }
      case FOLLOWS -> {
        String wrong = wrongUnit(line.units());
        if (!wrong.isEmpty()) {
          fault(number, line, wrong);
        } else if (!follows(proof, line, line.units(), line.causes())) {
          fault(number, line, "does not follow");
        }
      }
      case REFUTED -> {
        Inference supposed = proof.get(line.causes().get(0));
        if (supposed.isTrue() == line.isTrue()
            || !supposed.candidates().equals(line.candidates())) {
          fault(number, line, "is not the opposite of " + supposed);
        }
      }
      case CASES -> judgeCases(proof, number);
    }
  }

  private void judgeCases(List<Inference> proof, int number) {
    Inference line = proof.get(number);
    List<Inference> supposed = new ArrayList<>();
    for (int i = 0; i < line.causes().size(); i += 2) {
      supposed.add(proof.get(line.causes().get(i)));
      Inference end = proof.get(line.causes().get(i + 1));
      if (!end.isGap() && !saysAsMuch(end, line)) {
        fault(number, line, "is not what a case leads to: " + end);
      }
    }
    if (line.units().isEmpty()) {
      boolean areOpposites =
          supposed.size() == 2
              && supposed.get(0).isTrue() != supposed.get(1).isTrue()
              && supposed.get(0).candidates().equals(supposed.get(1).candidates());
      if (!areOpposites) {
        fault(number, line, "has no opposites");
      }
      return;
    }
    String wrong = wrongUnit(line.units());
    ProofWays ways = ways(line.units());
    supposed.forEach(it -> ways.suppose(it, !it.isTrue()));
    if (!wrong.isEmpty()) {
      fault(number, line, wrong);
    } else if (ways.hasWay()) {
      fault(number, line, "leaves its unit a way if all cases are false");
    }
  }

  private static boolean saysAsMuch(Inference end, Inference line) {
    return end.isTrue() == line.isTrue()
        && (line.isTrue()
            ? line.candidates().containsAll(end.candidates())
            : end.candidates().containsAll(line.candidates()));
  }

  private ProofWays ways(List<Unit> units) {
    return new ProofWays(rules, houses, sets, isGiven, units);
  }

  private boolean follows(
      List<Inference> proof, Inference line, List<Unit> units, List<Integer> causes) {
    if (line.isGap() || line.isTrue()) {
      ProofWays ways = ways(units);
      causes.forEach(cause -> ways.suppose(proof.get(cause), proof.get(cause).isTrue()));
      ways.suppose(line, false);
      return !ways.hasWay();
    }
    for (Candidate candidate : line.candidates()) {
      ProofWays ways = ways(units);
      causes.forEach(cause -> ways.suppose(proof.get(cause), proof.get(cause).isTrue()));
      ways.hold(candidate);
      if (ways.hasWay()) {
        return false;
      }
    }
    return true;
  }

  /** Returns what is wrong with the naming of a unit, or nothing. */
  private String wrongUnit(List<Unit> units) {
    for (Unit unit : units) {
      boolean isRight =
          switch (unit.kind()) {
            case CELL -> unit.cells().size() == 1;
            case HOUSE -> isPart(houses, unit);
            case GROUP -> isPart(rules.groups(), unit);
            case CAGE -> isWhole(rules.cages().stream().map(Cage::cells).toList(), unit);
            case CONSTRAINT ->
                isWhole(rules.constraints().stream().map(Constraint::cells).toList(), unit);
            case MOVE -> unit.cells().size() == 2 && unit.index() == -1;
            case ELSEWHERE -> unit.cells().size() >= 2;
            case SIGHT, ONE_SOLUTION ->
                unit.index() == -1
                    && unit.cells().size() > 1
                    && new HashSet<>(unit.cells()).size() == unit.cells().size();
            case SUMS -> unit.equals(units.get(0)) && unit.index() == -1 && units.size() > 1;
          };
      if (!isRight) {
        return "names " + unit + " wrongly";
      }
    }
    return "";
  }

  private static boolean isPart(List<List<Integer>> all, Unit unit) {
    return unit.index() >= 0
        && unit.index() < all.size()
        && unit.cells().size() > 1
        && all.get(unit.index()).containsAll(unit.cells());
  }

  private static boolean isWhole(List<List<Integer>> all, Unit unit) {
    return unit.index() >= 0
        && unit.index() < all.size()
        && Set.copyOf(all.get(unit.index())).equals(Set.copyOf(unit.cells()));
  }

  /** Returns for each line the suppositions on which it depends. */
  private static List<Set<Integer>> dependences(List<Inference> proof) {
    List<Set<Integer>> all = new ArrayList<>();
    for (int i = 0; i < proof.size(); i++) {
      Inference line = proof.get(i);
      Set<Integer> own = new TreeSet<>();
      switch (line.kind()) {
        case SUPPOSED -> own.add(i);
        case FOLLOWS -> line.causes().forEach(cause -> own.addAll(all.get(cause)));
        case REFUTED, CASES -> {
          for (int at = 0; at < line.causes().size(); at += 2) {
            Set<Integer> ofCase = new TreeSet<>(all.get(line.causes().get(at + 1)));
            ofCase.remove(line.causes().get(at));
            own.addAll(ofCase);
          }
        }
      }
      all.add(own);
    }
    return all;
  }

  /** The effects stand in the last lines, each once, and depend on no supposition. */
  private void judgeEnd(LogicalStep step, List<Inference> proof, List<Set<Integer>> dependences) {
    Set<Candidate> placed = new HashSet<>(step.placements());
    Set<Candidate> gone = new HashSet<>(step.eliminations());
    int at = proof.size() - 1;
    for (; at >= 0 && !(placed.isEmpty() && gone.isEmpty()); at--) {
      Inference line = proof.get(at);
      if (!dependences.get(at).isEmpty()) {
        fault(at, line, "depends on " + dependences.get(at));
      }
      Set<Candidate> left = line.isTrue() ? placed : gone;
      if (line.isGap() || line.isTrue() && line.candidates().size() > 1) {
        fault(at, line, "is no effect; missing are " + placed + gone);
        return;
      }
      for (Candidate candidate : line.candidates()) {
        if (!left.remove(candidate)) {
          fault(at, line, candidate + " is no effect, or one twice; missing are " + placed + gone);
          return;
        }
      }
    }
    if (!placed.isEmpty() || !gone.isEmpty()) {
      faults.add("no line has the effects " + placed + gone);
    }
  }
}
