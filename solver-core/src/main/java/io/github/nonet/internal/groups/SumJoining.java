package io.github.nonet.internal.groups;

import io.github.nonet.internal.Watch;
import io.github.nonet.internal.groups.Structure.Cage;
import io.github.nonet.internal.groups.Structure.UnitKind;
import io.github.nonet.internal.groups.forms.Form;
import io.github.nonet.internal.sets.CellBits;
import io.github.nonet.internal.sets.Lists;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** Adds up two sums without a common cell if the result is tighter than each by itself. */
final class SumJoining {
  /*
   * Cells of one row have different values, so k of them add up to at least 1 + .. + k, and to at
   * most n + (n - 1) + .. The slack of a sum is how far its total is from the nearer of these
   * bounds. If the slack of the joint sum is less than the slacks of both together, it is tighter;
   * the best are those that are nearest to a bound, measured by how far the bounds are from one
   * another. The bounds are those by rows, by columns or by regions, whichever are nearest.
   *
   * Several parallel diagonals leave few cells of each row, and are tightest together. Hence the
   * best two sums are replaced by the joint one, as long as that is better than they are.
   */

  /** The number of joint sums of two; more cost time at each guess. */
  private static final int MOST_JOINED = 8;

  /** More sums are not compared: that would take too long. */
  private static final int MOST_SUMS = 200;

  private static final Comparator<Joint> BEST_FIRST = Comparator.comparingDouble(Joint::looseness);

  private static final UnitKind[] KINDS = {UnitKind.ROW, UnitKind.COLUMN, UnitKind.REGION};

  private final Structure structure;
  private final int symbols;
  private final List<Term> terms = new ArrayList<>();
  private final List<Joint> joints = new ArrayList<>();
  private final int[][] housesOfCells;
  private int houses;
  private int width;

  private SumJoining(FormPlan plan) {
    structure = plan.structure();
    symbols = structure.symbols();
    housesOfCells = new int[KINDS.length][structure.cells()];
    for (int kind = 0; kind < KINDS.length; kind++) {
      number(kind);
    }
  }

  /** Gives each cell the number of its house of a kind, and cells without one their own number. */
  private void number(int kind) {
    int[] numbers = housesOfCells[kind];
    Arrays.fill(numbers, -1);
    int count = 0;
    for (Structure.Group group : structure.groups()) {
      if (group.kind() == KINDS[kind] && group.grid() == 0) {
        for (int cell : group.cells()) {
          numbers[cell] = count;
        }
        count++;
      }
    }
    for (int cell = 0; cell < numbers.length; cell++) {
      numbers[cell] = numbers[cell] < 0 ? count++ : numbers[cell];
    }
    houses = Math.max(houses, count);
  }

  /**
   * Returns joint sums, the best first.
   *
   * @param watch asked now and then; it may throw
   */
  static List<Form.Sum> join(FormPlan plan, Watch watch) {
    SumJoining joining = new SumJoining(plan);
    for (Form.Sum sum : plan.sums()) {
      if (Arrays.stream(sum.factors()).allMatch(factor -> factor == 1)) {
        joining.addTerm(sum.total(), sum.cells());
      }
    }
    int sums = joining.terms.size();
    for (Cage cage : plan.structure().cages()) {
      if (cage.sum() > 0 && sums > 0) {
        joining.addTerm(cage.sum(), cage.cells());
      }
    }
    for (int first = 0; first < sums; first++) {
      watch.look();
      for (int second = first + 1; second < joining.terms.size(); second++) {
        joining.tryJoin(joining.terms.get(first), joining.terms.get(second));
      }
    }
    List<Term> joined = joining.best();
    joining.merge(joined, watch);
    return joined.stream().map(Term::sum).collect(Collectors.toList());
  }

  /** Returns the best joint sums of two terms. */
  private List<Term> best() {
    return joints.stream()
        .sorted(BEST_FIRST)
        .limit(MOST_JOINED)
        .map(joint -> new Term(joint.first(), joint.second()))
        .collect(Collectors.toList());
  }

  /** Adds the terms that are left when the best two are repeatedly replaced by their sum. */
  private void merge(List<Term> joined, Watch watch) {
    Set<Term> merged = new LinkedHashSet<>();
    while (!joints.isEmpty()) {
      watch.look();
      Joint best = Collections.min(joints, BEST_FIRST);
      List<Term> old = List.of(best.first(), best.second());
      joints.removeIf(joint -> old.contains(joint.first()) || old.contains(joint.second()));
      terms.removeAll(old);
      merged.removeAll(old);
      Term sum = new Term(best.first(), best.second());
      terms.forEach(term -> tryJoin(sum, term));
      terms.add(sum);
      merged.add(sum);
    }
    merged.removeIf(sum -> joined.stream().anyMatch(other -> Arrays.equals(sum.set, other.set)));
    joined.addAll(merged);
  }

  private void addTerm(int total, int[] cells) {
    if (terms.size() < MOST_SUMS) {
      terms.add(new Term(total, cells));
    }
  }

  private void tryJoin(Term first, Term second) {
    if (!CellBits.intersects(first.set, second.set)) {
      int slack = measure(first, second);
      if (slack < first.slack + second.slack) {
        joints.add(new Joint(first, second, (double) slack / width));
      }
    }
  }

  /** Returns the slack of two sums together; leaves how far the bounds are from one another. */
  private int measure(Term first, Term second) {
    int best = Integer.MAX_VALUE;
    for (int kind = 0; kind < KINDS.length; kind++) {
      int least = 0;
      int between = 0;
      for (int house = 0; house < houses; house++) {
        int count = first.counts[kind][house] + second.counts[kind][house];
        least += count * (count + 1) / 2;
        between += count * (symbols - count);
      }
      int above = first.total + second.total - least;
      int slack = Math.min(above, between - above);
      if (slack < best) {
        best = slack;
        width = between;
      }
    }
    return best;
  }

  /** A sum, and how many of its cells lie in each house. */
  private final class Term {
    private final int total;
    private final int[] cells;
    private final long[] set;
    private final int[][] counts;
    private final int slack;

    Term(int total, int... cells) {
      this.total = total;
      this.cells = cells;
      set = CellBits.of(cells, CellBits.words(structure.cells()));
      counts = new int[KINDS.length][houses];
      for (int kind = 0; kind < KINDS.length; kind++) {
        for (int cell : cells) {
          counts[kind][housesOfCells[kind][cell]]++;
        }
      }
      slack = cells.length == 0 ? 0 : measure(this, new Term(0));
    }

    Term(Term first, Term second) {
      this(first.total + second.total, Lists.joined(first.cells, second.cells));
    }

    Form.Sum sum() {
      return Form.Sum.of(total, cells);
    }
  }

  /** Two sums, and how far together from a bound. */
  private record Joint(Term first, Term second, double looseness) {}
}
