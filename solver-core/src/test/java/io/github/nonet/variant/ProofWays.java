package io.github.nonet.variant;

import io.github.nonet.Candidate;
import io.github.nonet.Inference;
import io.github.nonet.Inference.Unit;
import io.github.nonet.internal.constraints.ConstraintData;
import io.github.nonet.internal.constraints.FormList;
import io.github.nonet.internal.groups.forms.Form;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/**
 * Whether some units can be met with the candidates of a state and some more facts: by a search
 * that leaves no way out. Houses and other cells that differ are pruned by a matching.
 */
final class ProofWays {
  private static final int MOST_NODES = 200_000;

  private final Rules rules;
  private final int[] sets;
  private final IntPredicate isGiven;

  /** For each cell that takes part its place. */
  private final Map<Integer, Integer> places = new HashMap<>();

  /** Cells that all differ, as places. */
  private final List<int[]> different = new ArrayList<>();

  private final List<Form> forms = new ArrayList<>();
  private final List<List<Integer>> twins = new ArrayList<>();

  /** Of which candidates one must hold. */
  private final List<List<Candidate>> choices = new ArrayList<>();

  /** Facts about single candidates: what is left of a cell. */
  private final Map<Integer, Integer> left = new HashMap<>();

  /** The candidates that facts exclude one by one. */
  private final Set<Candidate> failing = new HashSet<>();

  private int nodes;

  ProofWays(
      Rules rules, List<List<Integer>> houses, int[] sets, IntPredicate isGiven, List<Unit> units) {
    this.rules = rules;
    this.sets = sets;
    this.isGiven = isGiven;
    if (units.get(0).kind() == Unit.Kind.SUMS) {
      addSums(houses, units);
    } else {
      units.forEach(this::add);
    }
  }

  private int place(int cell) {
    return places.computeIfAbsent(cell, it -> places.size());
  }

  private void add(Unit unit) {
    unit.cells().forEach(this::place);
    switch (unit.kind()) {
      case CELL -> {}
      case HOUSE, GROUP -> differ(unit.cells());
      case CAGE -> {
        differ(unit.cells());
        Cage cage = rules.cages().get(unit.index());
        if (cage.sum() > 0) {
          forms.add(Form.Sum.of(cage.sum(), toArray(cage.cells())));
        }
      }
      case CONSTRAINT -> addConstraint(rules.tables.constraints.get(unit.index()));
      case MOVE -> addApart(unit.cells());
      case ELSEWHERE -> addElsewhere(unit.cells());
      case SIGHT -> addSight(unit.cells());
      case ONE_SOLUTION -> twins.add(unit.cells());
      case SUMS -> throw new IllegalArgumentException("sums stand first");
    }
  }

  private static int[] toArray(List<Integer> cells) {
    return cells.stream().mapToInt(cell -> cell).toArray();
  }

  private void differ(List<Integer> cells) {
    different.add(cells.stream().mapToInt(this::place).toArray());
  }

  private void addConstraint(ConstraintData constraint) {
    FormList all = rules.tables.forms;
    for (int i = 0; i < all.forms().size(); i++) {
      if (all.sources().get(i) == constraint) {
        addForm(all.forms().get(i));
      }
    }
  }

  private void addForm(Form form) {
    Arrays.stream(form.cells()).forEach(this::place);
    if (form instanceof Form.Apart) {
      for (int i = 1; i < form.cells().length; i++) {
        differ(List.of(form.cells()[0], form.cells()[i]));
      }
      return;
    }
    forms.add(form);
    if (form instanceof Form.Sets) {
      differ(Arrays.stream(form.cells()).boxed().toList());
    }
  }

  private boolean isOfBuilder(int form) {
    ConstraintData source = rules.tables.forms.sources().get(form);
    return rules.tables.constraints.stream().noneMatch(it -> it == source);
  }

  /** Two cells that a chess move keeps apart. */
  private void addApart(List<Integer> cells) {
    List<Form> all = rules.tables.forms.forms();
    for (int i = 0; i < all.size(); i++) {
      int[] own = all.get(i).cells();
      boolean isMove = isOfBuilder(i) && all.get(i) instanceof Form.Apart;
      if (isMove && own[0] == cells.get(0) && contains(own, cells.get(1))
          || isMove && own[0] == cells.get(1) && contains(own, cells.get(0))) {
        differ(cells);
        return;
      }
    }
  }

  private static boolean contains(int[] cells, int asked) {
    return Arrays.stream(cells).anyMatch(cell -> cell == asked);
  }

  private void addElsewhere(List<Integer> cells) {
    FormList all = rules.tables.forms;
    for (int i = 0; i < all.forms().size(); i++) {
      boolean isNegative =
          isOfBuilder(i) || all.sources().get(i).kind().name().startsWith("EVERYWHERE");
      Form form = all.forms().get(i);
      if (isNegative
          && form instanceof Form.TwoCells
          && Arrays.stream(form.cells()).allMatch(cells::contains)) {
        forms.add(form);
      }
    }
  }

  private boolean sees(int cell, int other) {
    return cell != other
        && rules.tables.sight(cell).stream().anyMatch(cells -> contains(cells, other));
  }

  private void addSight(List<Integer> cells) {
    for (int i = 0; i < cells.size(); i++) {
      for (int j = 0; j < i; j++) {
        if (sees(cells.get(i), cells.get(j))) {
          differ(List.of(cells.get(i), cells.get(j)));
        }
      }
    }
  }

  /** The sums of houses less those of cages, and the sight among the cells that are left. */
  private void addSums(List<List<Integer>> houses, List<Unit> units) {
    Map<Integer, Integer> counts = new HashMap<>();
    int total = 0;
    for (Unit unit : units.subList(1, units.size())) {
      boolean isHouse = unit.kind() == Unit.Kind.HOUSE;
      int sum = 0;
      if (isHouse) {
        boolean isAll = unit.cells().size() == houses.get(unit.index()).size();
        sum = isAll ? rules.valueCount() * (rules.valueCount() + 1) / 2 : Integer.MIN_VALUE;
      } else if (unit.kind() == Unit.Kind.CAGE) {
        sum = -rules.cages().get(unit.index()).sum();
      }
      if (sum == 0 || sum == Integer.MIN_VALUE) {
        throw new IllegalArgumentException("no sum: " + unit);
      }
      total += sum;
      unit.cells().forEach(cell -> counts.merge(cell, isHouse ? 1 : -1, Integer::sum));
    }
    counts.values().removeIf(count -> count == 0);
    List<Integer> cells = counts.keySet().stream().sorted().toList();
    cells.forEach(this::place);
    int[] factors = cells.stream().mapToInt(counts::get).toArray();
    forms.add(new Form.Sum(total, factors, toArray(cells)));
    addSight(cells);
  }

  /** Adds a fact, or its opposite. */
  void suppose(Inference line, boolean isTrue) {
    if (line.isGap()) {
      return;
    }
    boolean isChoice = isTrue && line.candidates().size() > 1;
    if (isChoice) {
      choices.add(line.candidates());
    } else if (isTrue) {
      hold(line.candidates().get(0));
    } else {
      line.candidates().forEach(it -> keep(it.cell(), ~(1 << it.digit())));
      failing.addAll(line.candidates());
    }
  }

  /** Adds that a candidate is true. */
  void hold(Candidate candidate) {
    keep(candidate.cell(), 1 << candidate.digit());
  }

  private void keep(int cell, int set) {
    left.merge(cell, set, (a, b) -> a & b);
  }

  /**
   * Returns whether there is a way. What facts leave of other cells than those of the units says
   * nothing: a choice among such cells counts if facts exclude each of its candidates there.
   */
  boolean hasWay() {
    choices.removeIf(choice -> choice.stream().anyMatch(this::mayHoldElsewhere));
    choices.replaceAll(
        choice -> choice.stream().filter(it -> places.containsKey(it.cell())).toList());
    choices.removeIf(List::isEmpty);
    int[] domains = new int[places.size()];
    places.forEach((cell, place) -> domains[place] = sets[cell] & left.getOrDefault(cell, -1));
    nodes = 0;
    return choose(domains, 0);
  }

  private boolean mayHoldElsewhere(Candidate candidate) {
    return !places.containsKey(candidate.cell()) && !failing.contains(candidate);
  }

  private boolean choose(int[] domains, int choice) {
    if (choice == choices.size()) {
      return search(domains);
    }
    if (!prune(domains)) {
      return false;
    }
    for (Candidate candidate : choices.get(choice)) {
      int[] next = domains.clone();
      next[place(candidate.cell())] &= 1 << candidate.digit();
      if (choose(next, choice + 1)) {
        return true;
      }
    }
    return false;
  }

  private boolean search(int[] domains) {
    if (nodes++ > MOST_NODES) {
      throw new IllegalStateException("too many ways to try");
    }
    if (!prune(domains)) {
      return false;
    }
    int best = -1;
    for (int i = 0; i < domains.length; i++) {
      int size = Integer.bitCount(domains[i]);
      if (size > 1 && (best < 0 || size < Integer.bitCount(domains[best]))) {
        best = i;
      }
    }
    if (best < 0) {
      return true;
    }
    for (int rest = domains[best]; rest != 0; rest &= rest - 1) {
      int[] next = domains.clone();
      next[best] = Integer.lowestOneBit(rest);
      if (search(next)) {
        return true;
      }
    }
    return false;
  }

  /** Takes what cannot be; returns whether everything still seems possible. */
  private boolean prune(int[] domains) {
    boolean isChanged = true;
    while (isChanged) {
      int before = Arrays.hashCode(domains);
      for (int[] cells : different) {
        takeFilled(domains, cells);
      }
      for (Form form : forms) {
        if (form instanceof Form.TwoCells pair) {
          takePairs(domains, pair);
        }
      }
      isChanged = before != Arrays.hashCode(domains);
    }
    return Arrays.stream(domains).allMatch(set -> set != 0)
        && different.stream().allMatch(cells -> matches(domains, cells))
        && forms.stream().allMatch(form -> isPossible(domains, form))
        && twins.stream().noneMatch(cells -> hasTwin(domains, cells));
  }

  private static void takeFilled(int[] domains, int[] cells) {
    for (int i : cells) {
      if (Integer.bitCount(domains[i]) == 1) {
        for (int j : cells) {
          domains[j] &= i == j ? -1 : ~domains[i];
        }
      }
    }
  }

  private void takePairs(int[] domains, Form.TwoCells pair) {
    int a = place(pair.cells()[0]);
    int b = place(pair.cells()[1]);
    int fromA = 0;
    int fromB = 0;
    for (int v = 1; v <= rules.valueCount(); v++) {
      boolean isA = (domains[a] >>> v & 1) != 0 && (pair.next()[v - 1] & domains[b]) != 0;
      fromA |= isA ? 1 << v : 0;
      fromB |= isA ? pair.next()[v - 1] & domains[b] : 0;
    }
    domains[a] = fromA;
    domains[b] = fromB;
  }

  /** Returns whether all cells can hold different values. */
  private boolean matches(int[] domains, int[] cells) {
    int[] holder = new int[rules.valueCount() + 1];
    Arrays.fill(holder, -1);
    for (int cell : cells) {
      if (!augment(domains, cell, holder, new boolean[holder.length])) {
        return false;
      }
    }
    return true;
  }

  private static boolean augment(int[] domains, int cell, int[] holder, boolean[] isTried) {
    for (int rest = domains[cell]; rest != 0; rest &= rest - 1) {
      int value = Integer.numberOfTrailingZeros(rest);
      if (!isTried[value]) {
        isTried[value] = true;
        if (holder[value] < 0 || augment(domains, holder[value], holder, isTried)) {
          holder[value] = cell;
          return true;
        }
      }
    }
    return false;
  }

  private boolean isPossible(int[] domains, Form form) {
    int[] own = Arrays.stream(form.cells()).map(cell -> domains[place(cell)]).toArray();
    if (form instanceof Form.Sum sum) {
      return isPossible(own, sum);
    }
    if (form instanceof Form.Sets list) {
      return Arrays.stream(list.sets()).anyMatch(set -> fits(own, set));
    }
    return !(form instanceof Form.Machine machine) || accepts(own, machine);
  }

  private static boolean isPossible(int[] own, Form.Sum sum) {
    long least = 0;
    long most = 0;
    for (int i = 0; i < own.length; i++) {
      int low = Integer.numberOfTrailingZeros(own[i]) * sum.factors()[i];
      int high = (Integer.SIZE - 1 - Integer.numberOfLeadingZeros(own[i])) * sum.factors()[i];
      least += Math.min(low, high);
      most += Math.max(low, high);
    }
    return least <= sum.total() && sum.total() <= most;
  }

  private static boolean fits(int[] own, int set) {
    int all = 0;
    for (int values : own) {
      if ((values & set) == 0) {
        return false;
      }
      all |= values;
    }
    return (all & set) == set;
  }

  private static boolean accepts(int[] own, Form.Machine machine) {
    Set<Integer> states = new HashSet<>(Set.of(machine.start()));
    for (int set : own) {
      Set<Integer> next = new HashSet<>();
      for (int state : states) {
        for (int rest = set; rest != 0; rest &= rest - 1) {
          next.add(machine.next()[state][Integer.numberOfTrailingZeros(rest) - 1]);
        }
      }
      next.remove(-1);
      states = next;
    }
    return states.stream().anyMatch(state -> machine.accepting()[state]);
  }

  /**
   * Returns whether each solution would have a twin: no cell is given, the cells hold two values in
   * all, or have two candidates each, and exchanging these does not change the values of any house.
   */
  private boolean hasTwin(int[] domains, List<Integer> cells) {
    if (cells.stream().anyMatch(isGiven::test)) {
      return false;
    }
    int all = cells.stream().mapToInt(cell -> domains[place(cell)]).reduce(0, (a, b) -> a | b);
    boolean isOfTwo = Integer.bitCount(all) == 2;
    boolean isOfPairs =
        cells.stream().allMatch(cell -> Integer.bitCount(domains[place(cell)]) == 2);
    return (isOfTwo || isOfPairs)
        && rules.houses().stream()
            .map(house -> cells.stream().filter(house::contains).toList())
            .filter(own -> !own.isEmpty())
            .allMatch(own -> isOfTwo ? own.size() == 2 : isTwice(domains, own));
  }

  /** Returns whether each value that one of some cells has is in two of them. */
  private boolean isTwice(int[] domains, List<Integer> cells) {
    return IntStream.rangeClosed(1, rules.valueCount())
        .mapToLong(v -> cells.stream().filter(it -> (domains[place(it)] >>> v & 1) != 0).count())
        .allMatch(count -> count == 0 || count == 2);
  }
}
