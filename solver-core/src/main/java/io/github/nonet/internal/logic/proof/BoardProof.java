package io.github.nonet.internal.logic.proof;

import io.github.nonet.Candidate;
import io.github.nonet.Candidates;
import io.github.nonet.Inference;
import io.github.nonet.Inference.Kind;
import io.github.nonet.Inference.Unit;
import io.github.nonet.internal.logic.CellSet;
import io.github.nonet.internal.logic.Houses;
import io.github.nonet.internal.sets.Lists;
import io.github.nonet.internal.sets.ValueSet;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A proof on a board while it is written. The caller states the facts and their units. The proof
 * finds the causes among the earlier lines, and leaves out each cause, unit and cell that is not
 * needed. It does not write a fact that does not follow, so each line is correct and minimal,
 * whatever the caller states.
 *
 * <pre>
 *   proof.holds(places, house)        one of the places is true, by the house
 *   proof.eliminate(sight)            the eliminations of the step that now follow by this sight
 *   proof.lines()                     all that is needed, the effects at the end
 * </pre>
 */
public final class BoardProof {
  private final int[] sets;
  private final CellSet givens;
  private final List<ProofLine> lines = new ArrayList<>();
  private final List<ProofLine> effects = new ArrayList<>();

  /** The cells that the sentence names, which stay in the houses. */
  private CellSet named = CellSet.EMPTY;

  /** The lines that the sentence states, even if the effects do not need them. */
  private final List<ProofLine> told = new ArrayList<>();

  /** The lines that the sentence states on the way that is tried. */
  private final List<ProofLine> stated = new ArrayList<>();

  /** The number of lines in earlier parts of the reason, which later parts do not use. */
  private int begun;

  /** The suppositions that are open. */
  private final Set<ProofLine> open = new HashSet<>();

  private final List<Candidate> placements;

  /** The eliminations of the step that no line has proved yet. */
  private final List<Candidate> unproved;

  /** Starts a proof for the effects of a step. */
  BoardProof(Candidates state, List<Candidate> placements, List<Candidate> eliminations) {
    this(state.toDigitSets(), givens(state), placements, eliminations);
  }

  /** Starts a proof without effects, such as a branch of a net. */
  public BoardProof(Candidates state) {
    this(state, List.of(), List.of());
  }

  /** Starts a proof without effects, with the candidates of each cell as sets. */
  public BoardProof(int[] sets, CellSet givens) {
    this(sets, givens, List.of(), List.of());
  }

  private BoardProof(
      int[] sets, CellSet givens, List<Candidate> placements, List<Candidate> eliminations) {
    this.sets = sets;
    this.givens = givens;
    this.placements = new ArrayList<>(placements);
    unproved = new ArrayList<>(eliminations);
  }

  private static CellSet givens(Candidates state) {
    CellSet givens = CellSet.EMPTY;
    for (int cell = 0; cell < Houses.CELL_COUNT; cell++) {
      givens = state.isGiven(cell) ? givens.with(cell) : givens;
    }
    return givens;
  }

  /** Returns the candidates of a cell. */
  int digits(int cell) {
    return sets[cell];
  }

  /** Returns the cells among these that have the digit. */
  CellSet places(CellSet cells, int digit) {
    CellSet places = CellSet.EMPTY;
    for (int cell = cells.first(); cell >= 0; cell = cells.next(cell)) {
      places = ValueSet.contains(sets[cell], digit) ? places.with(cell) : places;
    }
    return places;
  }

  /** Returns the eliminations of the step that no line has proved yet. */
  List<Candidate> unproved() {
    return List.copyOf(unproved);
  }

  /** Keeps cells in the houses that are stated with them, because the sentence names them. */
  void name(CellSet cells) {
    named = named.or(cells);
  }

  /** Keeps a line, because the sentence states it. */
  void alwaysList(@Nullable ProofLine line) {
    if (line != null && !line.isGap()) {
      told.add(line);
    }
  }

  /** Starts another way to the effects: the lines stated on the last one are not kept. */
  void beginWay() {
    stated.clear();
  }

  /** Notes a line that the sentence states, even if the effects do not need it. */
  void state(@Nullable ProofLine line) {
    if (line != null) {
      stated.add(line);
    }
  }

  /** Keeps the lines stated on this way, which leads to effects. */
  void keepStated() {
    stated.forEach(this::alwaysList);
  }

  /** Starts another part of the reason, which must stand on its own. */
  void beginPart() {
    begun = lines.size();
    beginWay();
  }

  /** Returns whether all effects are written. */
  boolean isDone() {
    return placements.isEmpty() && unproved.isEmpty();
  }

  /** Returns the placements of the step that no line has proved yet. */
  List<Candidate> unplaced() {
    return List.copyOf(placements);
  }

  /** Supposes that a candidate is true or false, until it is refuted, concluded or closed. */
  public ProofLine suppose(Candidate candidate, boolean isTrue) {
    ProofLine line = new ProofLine(Kind.SUPPOSED, isTrue, List.of(candidate), List.of(), List.of());
    lines.add(line);
    open.add(line);
    return line;
  }

  /** Ends a supposition: lines that depend on it can no longer be used. */
  void close(ProofLine supposition) {
    open.remove(supposition);
  }

  /** Opens a supposition again, with all lines that depend on it. */
  void reopen(ProofLine supposition) {
    open.add(supposition);
  }

  /** Writes that one of the candidates is true; returns null if that does not follow. */
  public @Nullable ProofLine holds(List<Candidate> candidates, Unit... units) {
    return write(true, candidates, List.of(units), lines);
  }

  /** Writes that all of the candidates are false; returns null if that does not follow. */
  public @Nullable ProofLine fails(List<Candidate> candidates, Unit... units) {
    return candidates.isEmpty() ? null : write(false, candidates, List.of(units), lines);
  }

  /** Writes a fact by the first unit by which it follows; returns null if there is none. */
  public @Nullable ProofLine tell(boolean isTrue, List<Candidate> candidates, List<Unit> units) {
    for (Unit unit : units) {
      ProofLine line = write(isTrue, candidates, List.of(unit), lines);
      if (line != null) {
        return line;
      }
    }
    return null;
  }

  /**
   * Writes that one of the units cannot be met: preferably the first that is seen at a glance, or
   * else the first; returns null if all can be met.
   */
  public @Nullable ProofLine gap(Unit... units) {
    ProofLine first = null;
    for (Unit unit : units) {
      ProofLine gap = write(true, List.of(), List.of(unit), lines);
      if (gap != null && isPlain(gap)) {
        return gap;
      }
      first = first == null ? gap : first;
    }
    return first;
  }

  /**
   * Writes that one of the units cannot be met, if that is seen at a glance; otherwise returns
   * null.
   */
  public @Nullable ProofLine plainGap(Unit... units) {
    ProofLine gap = gap(units);
    return gap != null && isPlain(gap) ? gap : null;
  }

  /** Returns whether a cell has no digit left, or a house has no place for a digit, or two. */
  private boolean isPlain(ProofLine gap) {
    Unit unit = gap.units.get(0);
    return unit.kind() == Unit.Kind.CELL
        || gap.causes.stream().allMatch(cause -> cause.isTrue && isAlike(cause, gap.causes.get(0)))
        || unit.cells().size() == Houses.SIZE && isWithoutPlace(unit, gap.causes);
  }

  private static boolean isAlike(ProofLine one, ProofLine other) {
    return one.candidates.size() == 1
        && one.candidates.get(0).digit() == other.candidates.get(0).digit();
  }

  private boolean isWithoutPlace(Unit house, List<ProofLine> causes) {
    for (int digit = 1; digit <= Houses.SIZE; digit++) {
      CellSet left = places(BoardUnits.cells(house.cells()), digit);
      for (ProofLine cause : causes) {
        for (Candidate candidate : cause.candidates) {
          boolean isOther = cause.isTrue && !cause.isChoice() && candidate.digit() != digit;
          boolean isGone = !cause.isTrue && candidate.digit() == digit;
          left = isOther || isGone ? left.without(candidate.cell()) : left;
        }
      }
      if (left.isEmpty()) {
        return true;
      }
    }
    return false;
  }

  /** Writes that the opposite of a supposition holds. */
  ProofLine refute(ProofLine supposition, ProofLine gap) {
    close(supposition);
    ProofLine line =
        new ProofLine(
            Kind.REFUTED,
            !supposition.isTrue,
            supposition.candidates,
            List.of(),
            List.of(supposition, gap));
    lines.add(line);
    return line;
  }

  /**
   * Writes the conclusion that each of several suppositions leads to.
   *
   * @param units the unit of which one supposition is true; none if they are opposites
   * @param pairs each supposition and its end
   */
  ProofLine conclude(
      boolean isTrue, List<Candidate> candidates, List<Unit> units, List<ProofLine> pairs) {
    for (int i = 0; i < pairs.size(); i += 2) {
      close(pairs.get(i));
    }
    ProofLine line = new ProofLine(Kind.CASES, isTrue, candidates, units, pairs);
    lines.add(line);
    return line;
  }

  /** Marks a line that was written before as an effect of the step. */
  void isEffect(@Nullable ProofLine line) {
    if (line != null && lines.remove(line)) {
      effects.add(line);
      (line.isTrue ? placements : unproved).removeAll(line.candidates);
    }
  }

  /** Writes each digit that the step places and that follows by the units. */
  void place(Unit... units) {
    for (Candidate placed : List.copyOf(placements)) {
      if (write(true, List.of(placed), List.of(units), effects) != null) {
        placements.remove(placed);
      }
    }
  }

  /** Writes all eliminations of the step that follow by the units. */
  void eliminate(Unit... units) {
    eliminate(following(units), units);
  }

  /** Writes the eliminations of a digit by the step, as far as they follow by the units. */
  void eliminate(int digit, Unit... units) {
    List<Candidate> following = following(units);
    following.removeIf(gone -> gone.digit() != digit);
    eliminate(following, units);
  }

  private void eliminate(List<Candidate> following, Unit... units) {
    if (!following.isEmpty()
        && write(false, following, widened(units, following), effects) != null) {
      unproved.removeAll(following);
    }
  }

  /**
   * Returns the eliminations of the step that no line has proved yet and that follow by the units.
   */
  List<Candidate> following(Unit... units) {
    List<Candidate> following = new ArrayList<>();
    for (Candidate gone : unproved) {
      List<Candidate> alone = List.of(gone);
      List<Unit> wide = withoutSmall(widened(units, alone));
      List<ProofLine> causes = usable(wide, alone);
      if (follows(false, alone, wide, causes) || clash(causes) != null) {
        following.add(gone);
      }
    }
    return following;
  }

  /** Returns the units, extended by the cells of the candidates. */
  static List<Unit> widened(Unit[] units, List<Candidate> candidates) {
    CellSet cells = BoardUnits.cellsOf(candidates);
    List<Unit> wide = new ArrayList<>();
    for (Unit unit : units) {
      wide.add(BoardUnits.with(unit, cells));
    }
    return wide;
  }

  /** Returns the units in which at least two cells can differ. */
  private static List<Unit> withoutSmall(List<Unit> units) {
    return units.stream()
        .filter(unit -> !BoardUnits.isLoose(unit) || unit.cells().size() > 1)
        .collect(Lists.toList());
  }

  /**
   * Writes a line; if it follows only because earlier facts leave a cell no digit, writes that gap
   * in its place, or an effect by that cell.
   */
  private @Nullable ProofLine write(
      boolean isTrue, List<Candidate> candidates, List<Unit> asked, List<ProofLine> to) {
    ProofLine known = to == lines ? known(isTrue, candidates) : null;
    if (known != null) {
      return known;
    }
    if (!candidates.stream().allMatch(it -> ValueSet.contains(sets[it.cell()], it.digit()))) {
      return null;
    }
    List<Unit> units = withoutSmall(asked);
    List<ProofLine> causes = usable(units, candidates);
    if (!follows(isTrue, candidates, units, causes)) {
      Unit clash = clash(causes);
      if (clash == null || candidates.isEmpty() && units.contains(clash)) {
        return null;
      }
      return to == effects
          ? write(isTrue, candidates, List.of(clash), to)
          : write(true, List.of(), List.of(clash), to);
    }
    List<Unit> fewer = withoutNeedless(isTrue, candidates, units, causes);
    for (ProofLine cause : inOrderOfRemoval(isTrue, causes)) {
      int at = causes.indexOf(cause);
      causes.remove(at);
      if (!follows(isTrue, candidates, fewer, causes)) {
        causes.add(at, cause);
      }
    }
    ProofLine line = new ProofLine(Kind.FOLLOWS, isTrue, candidates, fewer, causes);
    to.add(line);
    return line;
  }

  /** Returns a cell to which facts leave no digit; null if there is none. */
  private @Nullable Unit clash(List<ProofLine> facts) {
    int[] left = sets.clone();
    for (ProofLine fact : facts) {
      for (Candidate candidate : fact.isChoice() ? List.<Candidate>of() : fact.candidates) {
        int bit = ValueSet.bit(candidate.digit());
        left[candidate.cell()] &= fact.isTrue ? bit : ~bit;
        if (left[candidate.cell()] == 0) {
          return BoardUnits.cell(candidate.cell());
        }
      }
    }
    return null;
  }

  /** Sorts causes so that the latest are kept, and for a false fact, the true ones. */
  private static List<ProofLine> inOrderOfRemoval(boolean isTrue, List<ProofLine> causes) {
    List<ProofLine> order = new ArrayList<>();
    for (ProofLine cause : causes) {
      if (isTrue || !cause.isTrue) {
        order.add(cause);
      }
    }
    for (ProofLine cause : causes) {
      if (!isTrue && cause.isTrue) {
        order.add(cause);
      }
    }
    return order;
  }

  /** Returns a usable line with the same fact, if there is one. */
  private @Nullable ProofLine known(boolean isTrue, List<Candidate> candidates) {
    for (ProofLine line : lines.subList(begun, lines.size())) {
      boolean isSame = line.isTrue == isTrue && line.candidates.equals(candidates);
      if (isSame && !line.isGap() && open.containsAll(line.suppositions)) {
        return line;
      }
    }
    return null;
  }

  /** Leaves out units, then cells, that are not needed. */
  private List<Unit> withoutNeedless(
      boolean isTrue, List<Candidate> candidates, List<Unit> units, List<ProofLine> causes) {
    List<Unit> fewer = new ArrayList<>(units);
    for (int i = fewer.size() - 1; i >= 0 && fewer.size() > 1; i--) {
      Unit unit = fewer.remove(i);
      if (!follows(isTrue, candidates, fewer, causes)) {
        fewer.add(i, unit);
      }
    }
    for (int i = 0; i < fewer.size(); i++) {
      if (BoardUnits.isLoose(fewer.get(i))) {
        shrink(isTrue, candidates, fewer, i, causes);
      }
    }
    return List.copyOf(fewer);
  }

  private void shrink(
      boolean isTrue,
      List<Candidate> candidates,
      List<Unit> units,
      int index,
      List<ProofLine> causes) {
    boolean isHouse = units.get(index).kind() == Unit.Kind.HOUSE;
    CellSet kept = isHouse ? named : CellSet.EMPTY;
    CellSet own = isTrue ? kept : kept.or(BoardUnits.cellsOf(candidates));
    for (int cell : units.get(index).cells()) {
      Unit whole = units.get(index);
      if (!own.contains(cell) && whole.cells().size() > 2) {
        CellSet rest = BoardUnits.cells(whole.cells()).without(cell);
        units.set(index, BoardUnits.of(whole.kind(), whole.index(), rest));
        if (!follows(isTrue, candidates, units, causes)) {
          units.set(index, whole);
        }
      }
    }
  }

  /**
   * Returns the lines that may be causes: lines about cells of the units, and lines about the other
   * candidates of a choice that has one there.
   */
  private List<ProofLine> usable(List<Unit> units, List<Candidate> candidates) {
    CellSet cells = BoardUnits.cellsOf(candidates);
    for (Unit unit : units) {
      cells = cells.or(BoardUnits.cells(unit.cells()));
    }
    CellSet wider = cells;
    for (ProofLine line : lines.subList(begun, lines.size())) {
      if (line.isChoice() && line.cells.intersects(cells)) {
        wider = wider.or(line.cells);
      }
    }
    List<ProofLine> usable = new ArrayList<>();
    for (ProofLine line : lines.subList(begun, lines.size())) {
      boolean isNear = line.cells.intersects(line.isChoice() ? cells : wider);
      if (isNear && open.containsAll(line.suppositions)) {
        usable.add(line);
      }
    }
    return usable;
  }

  private boolean follows(
      boolean isTrue, List<Candidate> candidates, List<Unit> units, List<ProofLine> causes) {
    if (units.isEmpty()) {
      return false;
    }
    if (isTrue) {
      return !ways(units, causes).with(candidates, false).hasWay();
    }
    for (Candidate candidate : candidates) {
      if (ways(units, causes).with(List.of(candidate), true).hasWay()) {
        return false;
      }
    }
    return true;
  }

  private BoardWays ways(List<Unit> units, List<ProofLine> causes) {
    BoardWays ways = new BoardWays(sets, givens, units);
    causes.forEach(ways::with);
    return ways;
  }

  /** Returns whether one of several candidates is true by the unit. */
  boolean isExhaustive(List<Candidate> candidates, Unit unit) {
    return follows(true, candidates, List.of(unit), List.of());
  }

  /** Returns the effects and the lines that they need; none if an effect is not proved. */
  List<Inference> lines() {
    return isDone() ? listed(effects, told) : List.of();
  }

  /**
   * Returns the end of a branch and the lines that it needs, always with the first line, a
   * supposition.
   */
  public List<Inference> branch(ProofLine end) {
    return listed(List.of(end), lines.subList(0, 1));
  }

  private List<Inference> listed(List<ProofLine> ends, List<ProofLine> first) {
    Set<ProofLine> needed = new HashSet<>();
    List<ProofLine> stack = new ArrayList<>(first);
    stack.addAll(ends);
    while (!stack.isEmpty()) {
      ProofLine line = stack.remove(stack.size() - 1);
      if (needed.add(line)) {
        stack.addAll(line.causes);
      }
    }
    List<ProofLine> order = new ArrayList<>();
    for (ProofLine line : lines) {
      if (needed.contains(line) && !ends.contains(line)) {
        order.add(line);
      }
    }
    order.addAll(ends);
    Map<ProofLine, Integer> places = new HashMap<>();
    List<Inference> listed = new ArrayList<>();
    for (ProofLine line : order) {
      places.put(line, places.size());
      List<Integer> causes = line.causes.stream().map(places::get).collect(Lists.toList());
      listed.add(new Inference(line.kind, line.isTrue, line.candidates, line.units, causes));
    }
    return List.copyOf(listed);
  }
}
