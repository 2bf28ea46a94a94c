package io.github.nonet.internal.deduction;

import io.github.nonet.Candidate;
import io.github.nonet.Inference;
import io.github.nonet.Inference.Unit;
import io.github.nonet.internal.constraints.ConstraintData;
import io.github.nonet.internal.constraints.FormList;
import io.github.nonet.internal.groups.Structure;
import io.github.nonet.internal.sets.Lists;
import io.github.nonet.internal.sets.ValueSet;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Proves a step in the state in which it was found: it states the lines, which find their causes.
 */
public final class GridProof {
  private final ProofState state;
  private final ProofUnits units;
  private final ProofLines lines;
  private final GridDeduction step;

  private GridProof(ProofState state, GridDeduction step) {
    this.state = state;
    this.step = step;
    units = state.units;
    lines = new ProofLines(state);
  }

  /**
   * Returns the lines of the proof of a step; none if a search has found it.
   *
   * @param forms the forms of the structure
   * @param constraints the constraints of the rules, without calls of the builder
   * @param sets the candidates in which the step was found
   * @param isFilled whether each cell is filled
   */
  public static List<Inference> of(
      GridDeduction step,
      Structure structure,
      FormList forms,
      List<ConstraintData> constraints,
      int[] sets,
      boolean[] isFilled) {
    if (step instanceof GridDeduction.FoundBySearch) {
      return List.of();
    }
    ProofState state = new ProofState(structure, forms, constraints, sets, isFilled);
    GridProof proof = new GridProof(state, step);
    return proof.lines.proof(proof.tell());
  }

  /** Writes all lines; returns the number of lines at the end that are the effects of the step. */
  private int tell() {
    if (step instanceof GridDeduction.OnlyCandidate) {
      return tellEffects(ProofUnits.cell(step.cells()[0]));
    }
    if (step instanceof GridDeduction.OnlyPlace only) {
      return tellEffects(units.house(only.unit()));
    }
    if (step instanceof GridDeduction.LastOfCage last) {
      return tellEffects(units.named(last.unit()));
    }
    if (step instanceof GridDeduction.LockedPlaces locked) {
      tellPlaces(locked.house(), locked.values());
      return tellEffects(units.different(locked.unit(), with(locked.causes())));
    }
    if (step instanceof GridDeduction.SeenPlaces seen) {
      tellPlaces(seen.unit(), seen.values());
      return tellSeen(Lists.of(seen.causes()));
    }
    if (step instanceof GridDeduction.EqualNumbers numbers) {
      return tell(numbers);
    }
    if (step instanceof GridDeduction.CoveredLines fish) {
      return tell(fish);
    }
    if (step instanceof GridDeduction.LinkedHouses linked) {
      return tell(linked);
    }
    if (step instanceof GridDeduction.EqualCells equal) {
      return tell(equal);
    }
    if (step instanceof GridDeduction.PivotedPincers wing) {
      return tell(wing);
    }
    if (step instanceof GridDeduction.LinkedLiterals chain) {
      return tell(chain);
    }
    if (step instanceof GridDeduction.FailedCandidate) {
      return new FailureProof(state, lines).tell(effects().get(0));
    }
    return tellOfConstraints();
  }

  private int tellOfConstraints() {
    if (step instanceof GridDeduction.CageValues cage) {
      return cage.isRequired()
          ? tellRequired(units.named(cage.unit()))
          : tellEffects(units.named(cage.unit()));
    }
    if (step instanceof GridDeduction.LeftBySums left) {
      return tellEffects(units.named(Lists.joined(left.base(), left.cages())));
    }
    if (step instanceof GridDeduction.BetweenPairs pairs) {
      return tell(pairs);
    }
    List<List<Unit>> named = units.named(step.base()[0]);
    return step.isRequired() ? tellRequired(named) : tellEffects(named);
  }

  private List<Candidate> effects() {
    return step.effect().candidates();
  }

  private static List<Integer> cells(List<Candidate> candidates) {
    return candidates.stream().map(Candidate::cell).distinct().collect(Lists.toList());
  }

  /** Returns some cells and the cells that the step changes. */
  private List<Integer> with(int... causes) {
    return Lists.of(Lists.distinct(causes, step.cells()));
  }

  private int tellEffects(Unit... by) {
    return tellEffects(List.of(Arrays.asList(by)));
  }

  private int tellEffects(List<List<Unit>> choices) {
    lines.tell(step.isPlacement(), effects(), choices);
    return 1;
  }

  /** Writes that all effects see some cells. */
  private int tellSeen(List<Integer> places) {
    List<Integer> all = new ArrayList<>(places);
    all.addAll(cells(effects()));
    return tellEffects(units.apart(all));
  }

  /** Returns the candidates with a value among some cells. */
  private List<Candidate> having(int value, int... cells) {
    return Arrays.stream(cells)
        .filter(cell -> ValueSet.contains(state.sets()[cell], value))
        .mapToObj(cell -> new Candidate(cell, value))
        .collect(Lists.toList());
  }

  private void tellPlaces(int house, int values) {
    for (int value : new ValueSet(values)) {
      lines.tell(true, having(value, state.state.units.cellsOf[house]), units.house(house));
    }
  }

  private int tellRequired(List<List<Unit>> choices) {
    for (int value : new ValueSet(step.values())) {
      lines.tell(true, having(value, step.causes()), choices);
    }
    return tellSeen(Lists.of(step.causes()));
  }

  private int tell(GridDeduction.EqualNumbers numbers) {
    if (numbers.isNaked()) {
      return tellEffects(units.different(numbers.unit(), with(numbers.causes())));
    }
    tellPlaces(numbers.unit(), numbers.values());
    return tellEffects(
        Arrays.stream(numbers.causes()).mapToObj(ProofUnits::cell).toArray(Unit[]::new));
  }

  private int tell(GridDeduction.CoveredLines fish) {
    for (int house : fish.base()) {
      tellPlaces(house, fish.values());
    }
    return tellEffects(
        Arrays.stream(fish.cover())
            .mapToObj(house -> units.different(house, in(house, with(fish.causes()))))
            .toArray(Unit[]::new));
  }

  private List<Integer> in(int house, List<Integer> cells) {
    List<Integer> own = Lists.of(state.state.units.cellsOf[house]);
    return cells.stream().filter(own::contains).collect(Lists.toList());
  }

  private int tell(GridDeduction.LinkedHouses linked) {
    int value = ValueSet.lowest(linked.values());
    for (int house : linked.base()) {
      tellPlaces(house, linked.values());
    }
    List<Candidate> ends = having(value, linked.causes());
    lines.tell(true, ends, units.apart(Lists.of(linked.others())));
    return tellExcludedBy(ends);
  }

  private int tell(GridDeduction.EqualCells equal) {
    int gone = step.sets()[0];
    tellPlaces(equal.unit(), equal.values() & ~gone);
    List<Candidate> ends = having(ValueSet.lowest(gone), equal.causes());
    lines.tell(
        true, ends, ProofUnits.sight(Lists.of(Lists.joined(equal.others(), equal.causes()))));
    return tellExcludedBy(ends);
  }

  private int tell(GridDeduction.PivotedPincers wing) {
    int[] all = Lists.joined(wing.causes(), wing.others());
    List<Candidate> ends = having(ValueSet.lowest(step.sets()[0]), all);
    lines.tell(true, ends, units.apart(Lists.of(all)));
    return tellExcludedBy(ends);
  }

  /** Writes that some candidates, one of which is true, exclude all effects. */
  private int tellExcludedBy(List<Candidate> ends) {
    return tellSeen(ends, effects());
  }

  private int tell(GridDeduction.BetweenPairs pairs) {
    List<Integer> ends = new ArrayList<>();
    for (int unit : pairs.base()) {
      ends.addAll(Lists.of(state.state.units.structure.cellsOfUnit(unit)));
    }
    ends.removeAll(List.of(pairs.cell()));
    return tellEffects(units.named(pairs.base()[0], pairs.base()[1], ends));
  }

  private int tell(GridDeduction.LinkedLiterals chain) {
    List<ChainLink> links = chain.links();
    ChainLink first = links.get(0);
    int supposed = lines.suppose(first.candidates().get(0), first.isTrue());
    int end = supposed;
    for (int i = 1; i < links.size(); i++) {
      boolean isGap = chain.isLoop() && i == links.size() - 1;
      ChainLink link = links.get(i);
      end =
          lines.tell(
              isGap || link.isTrue(),
              isGap ? List.of() : link.candidates(),
              choices(links.get(i - 1), link));
    }
    if (chain.isLoop()) {
      lines.refute(supposed, end);
      return chain.isOfStart() ? 1 : tellExcluded(first.candidates());
    }
    return tellExcluded(lines.either(supposed, end));
  }

  /** Returns the units that may join two links. */
  private List<List<Unit>> choices(ChainLink from, ChainLink to) {
    return switch (to.by()) {
      case CELL -> List.of(List.of(ProofUnits.cell(to.cells().get(0))));
      case SIGHT -> {
        List<Integer> cells = new ArrayList<>(from.cells());
        cells.addAll(to.cells());
        yield List.of(List.of(units.apart(cells)));
      }
      case UNITS -> units.named(to.units());
    };
  }

  /**
   * Writes the candidates that all ends of a chain exclude: by their cells or sight, or by a
   * constraint.
   */
  private int tellExcluded(List<Candidate> ends) {
    List<Candidate> seen = new ArrayList<>();
    List<Candidate> others = new ArrayList<>();
    for (Candidate gone : effects()) {
      boolean isSeen = ends.stream().allMatch(end -> excludes(end, gone));
      (isSeen ? seen : others).add(gone);
    }
    List<int[]> refuted = new ArrayList<>();
    List<Candidate> apart = new ArrayList<>(others);
    for (Candidate gone : others) {
      if (!isTold(ends, gone)) {
        refuted.add(refutation(ends, gone));
        apart.remove(gone);
      }
    }
    int told = seen.isEmpty() ? 0 : tellSeen(ends, seen);
    for (Candidate gone : apart) {
      lines.tell(false, List.of(gone), excluding(ends, gone));
    }
    refuted.forEach(it -> lines.refute(it[0], it[1]));
    return others.size() + told;
  }

  /**
   * Writes that ends exclude candidates by their cells or by sight. It takes one line, or one for
   * each candidate if the single line would need no cause because it also has the sight among the
   * ends.
   *
   * @return the number of lines
   */
  private int tellSeen(List<Candidate> ends, List<Candidate> gone) {
    List<Integer> all = new ArrayList<>(cells(ends));
    all.addAll(cells(gone));
    List<Integer> cells = all.stream().distinct().collect(Lists.toList());
    Unit one = cells.size() == 1 ? ProofUnits.cell(cells.get(0)) : units.apart(cells);
    boolean isAlone =
        lines.followsAlone(false, gone, List.of(one))
            && gone.stream()
                .noneMatch(it -> lines.followsAlone(false, List.of(it), each(ends, it)));
    if (!isAlone) {
      lines.tell(false, gone, one);
      return 1;
    }
    gone.forEach(it -> lines.tell(false, List.of(it), List.of(each(ends, it))));
    return gone.size();
  }

  /** Returns the units by which each of these ends excludes a candidate. */
  private List<Unit> each(List<Candidate> ends, Candidate gone) {
    return ends.stream()
        .map(
            end ->
                end.cell() == gone.cell()
                    ? ProofUnits.cell(end.cell())
                    : units.apart(List.of(end.cell(), gone.cell())))
        .distinct()
        .collect(Lists.toList());
  }

  /** Returns whether one line can state that ends of a chain exclude a candidate. */
  private boolean isTold(List<Candidate> ends, Candidate gone) {
    return lines.follows(false, List.of(gone), excluding(ends, gone));
  }

  /**
   * Supposes a candidate; returns the supposition, and the gap to which it leads by one end after
   * another.
   */
  private int[] refutation(List<Candidate> ends, Candidate gone) {
    int supposition = lines.suppose(gone, true);
    int last = ends.size() - 1;
    for (Candidate end : ends.subList(0, last)) {
      lines.tell(false, List.of(end), excluding(end, gone));
    }
    int gap = lines.tell(true, List.of(), excluding(ends.get(last), gone));
    lines.close(supposition);
    return new int[] {supposition, gap};
  }

  private boolean excludes(Candidate end, Candidate gone) {
    return end.cell() == gone.cell()
        || end.digit() == gone.digit() && state.sight.sees(end.cell(), gone.cell());
  }

  /**
   * Returns the units by which ends of a chain may exclude a candidate; none if one end needs a
   * sum, to which nothing can be added.
   */
  private List<List<Unit>> excluding(List<Candidate> ends, Candidate gone) {
    List<List<Unit>> found = List.of(List.of());
    for (Candidate end : ends) {
      List<List<Unit>> more = new ArrayList<>();
      for (List<Unit> known : found) {
        for (List<Unit> by : excluding(end, gone)) {
          List<Unit> all = new ArrayList<>(known);
          by.stream().filter(unit -> !all.contains(unit)).forEach(all::add);
          if (all.equals(by) || all.equals(known) || !isSum(known) && !isSum(by)) {
            more.add(all);
          }
        }
      }
      found = more;
    }
    return found;
  }

  private static boolean isSum(List<Unit> units) {
    return !units.isEmpty() && units.get(0).kind() == Unit.Kind.SUMS;
  }

  private List<List<Unit>> excluding(Candidate end, Candidate gone) {
    if (end.cell() == gone.cell()) {
      return List.of(List.of(ProofUnits.cell(gone.cell())));
    }
    if (excludes(end, gone)) {
      return List.of(List.of(units.apart(List.of(end.cell(), gone.cell()))));
    }
    return state.joining(end.cell(), gone.cell());
  }
}
