package io.github.nonet.internal.making;

import io.github.nonet.internal.LimitedWatch;
import io.github.nonet.internal.RandomDraws;
import io.github.nonet.internal.groups.Structure;
import io.github.nonet.internal.making.GridRequest.CageWish;
import io.github.nonet.internal.rules.Cages;
import io.github.nonet.internal.rules.RulesTables;
import io.github.nonet.internal.sets.Lists;
import io.github.nonet.internal.sets.ValueSet;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/**
 * The cages of a killer while it is made: a partition of the cells, with the sums of a solution.
 * Some of them, which are called by their numbers, can be cut again.
 */
final class Caging {
  /** How often the whole grid is cut in vain before odd cages are taken, and repaired. */
  private static final int MOST_WHOLE_CUTS = 500;

  private static final int MOST_REPAIRS = 2_000;

  /** One in this number of searches for a further cage ends it. */
  private static final int PATIENCE = 80;

  private final RulesTables plain;
  private final LongSupplier random;
  private final LimitedWatch watch;
  private final CageCut cut;
  private final int[] all;
  private final int[] cageOf;

  private int[] solution = new int[0];
  private List<int[]> cages = List.of();
  private boolean hasOddCages;

  Caging(RulesTables plain, CageWish wish, LongSupplier random, LimitedWatch watch) {
    this.plain = plain;
    this.random = random;
    this.watch = watch;
    cut = new CageCut(plain, wish, random);
    all = new int[plain.layout.shown];
    Arrays.setAll(all, cell -> cell);
    cageOf = new int[all.length];
  }

  List<int[]> cages() {
    return cages;
  }

  boolean hasOddCages() {
    return hasOddCages;
  }

  /** Takes the solution of all cages to come. */
  void begin(int[] ofAll) {
    solution = ofAll;
    cut.begin(ofAll);
  }

  /** Cuts the whole grid. */
  void cutAll() {
    List<int[]> made = null;
    for (int tries = 0; made == null; tries++) {
      watch.look();
      made = cut.cut(all, tries < MOST_WHOLE_CUTS);
    }
    set(made);
    for (int tries = 0; hasOddCages && tries < MOST_REPAIRS && !watch.isLate(); tries++) {
      repair();
    }
  }

  /** Cuts a cage that is not as requested again, with some around it. */
  private void repair() {
    watch.look();
    List<int[]> odd = odd(cages);
    int[] cage = odd.get((int) RandomDraws.below(random, odd.size()));
    int[] numbers = around(cage[0], 3);
    List<int[]> made = cutAnew(numbers, false);
    List<int[]> before = Arrays.stream(numbers).mapToObj(cages::get).collect(Lists.toList());
    if (made != null && odd(made).size() <= odd(before).size()) {
      replace(numbers, made);
    }
  }

  private List<int[]> odd(List<int[]> some) {
    return some.stream().filter(cage -> !cut.isFulfilled(cage)).collect(Lists.toList());
  }

  private void set(List<int[]> made) {
    cages = made;
    for (int cage = 0; cage < made.size(); cage++) {
      for (int cell : made.get(cage)) {
        cageOf[cell] = cage;
      }
    }
    hasOddCages = !odd(made).isEmpty();
  }

  RulesTables rules() {
    List<Structure.Cage> made = new ArrayList<>();
    for (int[] cage : cages) {
      made.add(Cages.of(cut.sum(cage), cage));
    }
    return plain.withCages(made);
  }

  /**
   * Returns the numbers of the cage of a cell and of some that touch it or one another.
   *
   * @param spread draws how many there are: 2 to {@code spread + 1}
   */
  int[] around(int cell, int spread) {
    int most = 2 + (int) RandomDraws.below(random, spread);
    int[] numbers = {cageOf[cell]};
    while (numbers.length < most) {
      int[] from = cages.get(numbers[(int) RandomDraws.below(random, numbers.length)]);
      int[] near = cut.neighbours(from[(int) RandomDraws.below(random, from.length)]);
      int next =
          near.length == 0
              ? numbers[0]
              : cageOf[near[(int) RandomDraws.below(random, near.length)]];
      if (Arrays.stream(numbers).noneMatch(number -> number == next)) {
        numbers = Lists.joined(numbers, next);
      } else if (RandomDraws.below(random, PATIENCE) == 0) {
        break;
      }
    }
    return numbers;
  }

  /**
   * Cuts the cells of some cages into others.
   *
   * @param isStrict whether each must be as requested
   * @return null if it was in vain
   */
  @Nullable List<int[]> cutAnew(int[] numbers, boolean isStrict) {
    int[] region =
        Arrays.stream(numbers).flatMap(number -> Arrays.stream(cages.get(number))).toArray();
    return cut.cut(region, isStrict);
  }

  /** Returns whether another solution fits the cages, with some in place of the numbered ones. */
  boolean fits(int[] other, List<int[]> made, int[] numbers) {
    for (int[] cage : made) {
      if (!fits(other, cage)) {
        return false;
      }
    }
    for (int cage = 0; cage < cages.size(); cage++) {
      if (!isOneOf(cage, numbers) && !fits(other, cages.get(cage))) {
        return false;
      }
    }
    return true;
  }

  /** Returns whether a cage has different values in another solution, and the same sum. */
  private boolean fits(int[] other, int[] cage) {
    int set = 0;
    int excess = 0;
    for (int cell : cage) {
      set |= ValueSet.bit(other[cell]);
      excess += other[cell] - solution[cell];
    }
    return excess == 0 && Integer.bitCount(set) == cage.length;
  }

  private static boolean isOneOf(int cage, int[] numbers) {
    for (int number : numbers) {
      if (number == cage) {
        return true;
      }
    }
    return false;
  }

  /** Replaces the numbered cages by others. */
  void replace(int[] numbers, List<int[]> made) {
    List<int[]> after = new ArrayList<>(cages.size());
    for (int cage = 0; cage < cages.size(); cage++) {
      if (!isOneOf(cage, numbers)) {
        after.add(cages.get(cage));
      }
    }
    after.addAll(made);
    set(after);
  }
}
