package io.github.nonet.internal.groups;

import io.github.nonet.internal.groups.Structure.Cage;
import io.github.nonet.internal.groups.forms.Form;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;

/**
 * A referee that knows groups, sums and tables only: it tries the values of the cell with the
 * fewest values that no group forbids, and looks at a sum or a table when all its cells have
 * values.
 */
public final class GroupReferee {
  /** What {@link #count} returns if it took too long. */
  public static final int GIVEN_UP = -1;

  private static final int MOST_STEPS = 10_000;
  private static final int OPEN = 0;

  private final Structure structure;
  private final int[] candidates;
  private final int[] values;
  private final int[][] differentFrom;
  private final List<List<Cage>> cagesOfCell = new ArrayList<>();
  private final List<List<Form>> formsOfCell = new ArrayList<>();
  private final int[] order;
  private int steps;

  GroupReferee(Structure structure, int[] candidates) {
    this.structure = structure;
    this.candidates = candidates.clone();
    values = new int[structure.cells()];
    order = IntStream.rangeClosed(1, structure.symbols()).toArray();
    differentFrom = PlainGroups.others(structure);
    for (int cell = 0; cell < values.length; cell++) {
      cagesOfCell.add(new ArrayList<>());
      formsOfCell.add(new ArrayList<>());
    }
    for (Cage cage : structure.cages()) {
      enter(cage, cage.cells(), cagesOfCell);
    }
    for (Form form : structure.forms()) {
      enter(form, form.cells(), formsOfCell);
    }
  }

  private static <T> void enter(T rule, int[] cells, List<List<T>> rulesOfCell) {
    for (int cell : cells) {
      rulesOfCell.get(cell).add(rule);
    }
  }

  /**
   * Returns the number of solutions, counting no further than the limit; {@link #GIVEN_UP} if that
   * takes too long.
   */
  public static int count(Structure structure, int[] candidates, int limit) {
    return new GroupReferee(structure, candidates).countOrGiveUp(limit);
  }

  private int countOrGiveUp(int limit) {
    int count = count(limit);
    return steps > MOST_STEPS ? GIVEN_UP : count;
  }

  /** Returns a solution of the empty grid by random numbers; empty if none is found fast. */
  public static int[] randomSolution(Structure structure, Random random) {
    int all = (1 << structure.symbols() + 1) - 2;
    GroupReferee referee =
        new GroupReferee(
            structure, IntStream.range(0, structure.cells()).map(cell -> all).toArray());
    for (int i = referee.order.length - 1; i > 0; i--) {
      int other = random.nextInt(i + 1);
      int value = referee.order[i];
      referee.order[i] = referee.order[other];
      referee.order[other] = value;
    }
    return referee.countOrGiveUp(1) == 1 ? referee.values : new int[0];
  }

  /** Returns whether the values are candidates, no group has one twice, and the sums are right. */
  public static boolean isSolution(Structure structure, int[] candidates, int[] solution) {
    for (int cell = 0; cell < solution.length; cell++) {
      if (solution[cell] < 1 || (candidates[cell] >> solution[cell] & 1) == 0) {
        return false;
      }
    }
    return structure.groups().stream().allMatch(group -> isDifferent(group.cells(), solution))
        && structure.cages().stream().allMatch(cage -> isDifferent(cage.cells(), solution))
        && structure.cages().stream().allMatch(cage -> hasSum(cage, solution))
        && structure.forms().stream().allMatch(form -> isRight(form, solution));
  }

  private static boolean isDifferent(int[] cells, int[] solution) {
    return IntStream.of(cells).map(cell -> solution[cell]).distinct().count() == cells.length;
  }

  private static boolean isRight(Form form, int[] solution) {
    return FormReferee.allows(
        form, IntStream.of(form.cells()).map(cell -> solution[cell]).toArray());
  }

  private static boolean hasSum(Cage cage, int[] solution) {
    return cage.sum() == 0
        || IntStream.of(cage.cells()).map(cell -> solution[cell]).sum() == cage.sum();
  }

  /** Leaves the last solution in {@link #values}. */
  private int count(int limit) {
    int cell = narrowest();
    if (++steps > MOST_STEPS) {
      return limit;
    }
    if (cell < 0) {
      return 1;
    }
    int allowed = allowed(cell);
    int count = 0;
    for (int value : order) {
      if ((allowed >> value & 1) != 0) {
        values[cell] = value;
        if (sumsAreRight(cell)) {
          count += count(limit - count);
          if (count >= limit) {
            return count;
          }
        }
      }
    }
    values[cell] = OPEN;
    return count;
  }

  private int narrowest() {
    int best = -1;
    int fewest = Integer.MAX_VALUE;
    for (int cell = 0; cell < values.length; cell++) {
      int count = values[cell] == OPEN ? Integer.bitCount(allowed(cell)) : Integer.MAX_VALUE;
      if (count < fewest) {
        best = cell;
        fewest = count;
      }
    }
    return best;
  }

  private int allowed(int cell) {
    int allowed = candidates[cell] & (1 << structure.symbols() + 1) - 2;
    for (int other : differentFrom[cell]) {
      if (values[other] != OPEN) {
        allowed &= ~(1 << values[other]);
      }
    }
    return allowed;
  }

  /** Returns whether the rules of a cell may still hold: those of other cells did before. */
  private boolean sumsAreRight(int changed) {
    for (Cage cage : cagesOfCell.get(changed)) {
      int sum = 0;
      boolean isComplete = true;
      for (int cell : cage.cells()) {
        sum += values[cell];
        isComplete &= values[cell] != OPEN;
      }
      if (cage.sum() != 0 && (sum > cage.sum() || isComplete && sum != cage.sum())) {
        return false;
      }
    }
    for (Form form : formsOfCell.get(changed)) {
      if (!isRight(form)) {
        return false;
      }
    }
    return true;
  }

  /** Returns whether a form may still hold: its open cells can have anything. */
  private boolean isRight(Form form) {
    int[] cells = form.cells();
    int[] read = new int[cells.length];
    for (int i = 0; i < read.length; i++) {
      read[i] = values[cells[i]];
      if (read[i] == OPEN) {
        return true;
      }
    }
    return FormReferee.allows(form, read);
  }
}
