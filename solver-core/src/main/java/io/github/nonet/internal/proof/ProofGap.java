package io.github.nonet.internal.proof;

import io.github.nonet.Candidate;
import io.github.nonet.Inference;
import io.github.nonet.Inference.Unit;
import io.github.nonet.internal.sets.Lists;
import io.github.nonet.internal.sets.ValueSet;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * The lack that ends a proof. A house lacks a place for a value, or a second cell for one that two
 * cells need; otherwise a few of its cells have too few values together, or a few values too few
 * cells.
 *
 * <pre>
 *   cell         a cell has no value left
 *   twice        a house has a value twice; twice.sight cells that see each other
 *   place        a house has no place for a value
 *   few          some cells of a house have too few values
 *   places       some values of a house have too few cells
 *   none         no values fit a unit, or several; none.sight cells that see each other,
 *                none.sum the sums of houses and cages
 * </pre>
 *
 * @param key the end of the name of its sentence
 * @param values the values that the sentence names
 * @param cells the cells that it names
 */
public record ProofGap(String key, int values, List<Integer> cells) {
  /** The most cells, or values, that are told together. */
  private static final int FEW = 5;

  private static final Set<Unit.Kind> SEEN = EnumSet.of(Unit.Kind.CELL, Unit.Kind.SIGHT);

  /**
   * Returns what a gap is about.
   *
   * @param sets the candidates of each cell in the state; no cells if they are not known
   * @param values the number of values of a whole house
   */
  public static ProofGap of(List<Inference> proof, Inference gap, int[] sets, int values) {
    Unit.Kind kind = gap.units().get(0).kind();
    List<Integer> cells = gap.units().get(0).cells();
    boolean isHouse = kind == Unit.Kind.HOUSE && gap.units().size() == 1;
    int twice = isHouse || kind == Unit.Kind.SIGHT ? onlyValue(proof, gap) : 0;
    if (twice != 0) {
      return isHouse
          ? new ProofGap("twice", twice, List.of())
          : new ProofGap("twice.sight", twice, cells);
    }
    int homeless = isHouse ? homeless(proof, gap) : 0;
    if (homeless != 0) {
      return new ProofGap("place", homeless, List.of());
    }
    if (isHouse) {
      return ofHouse(proof, gap, sets, values);
    }
    if (kind == Unit.Kind.CELL && gap.units().size() == 1) {
      return new ProofGap("cell", 0, cells);
    }
    boolean isSight = gap.units().stream().allMatch(unit -> SEEN.contains(unit.kind()));
    String more = kind == Unit.Kind.SUMS ? ".sum" : isSight ? ".sight" : "";
    return new ProofGap("none" + more, 0, cells);
  }

  /**
   * Returns the value that two facts place in cells that see each other, of which one may be told
   * by what it excludes; 0 if the causes say more.
   */
  private static int onlyValue(List<Inference> proof, Inference gap) {
    Set<Inference> facts = new HashSet<>();
    for (int cause : gap.causes()) {
      Inference fact = proof.get(cause);
      facts.addAll(
          fact.isTrue()
              ? List.of(fact)
              : fact.causes().stream().map(proof::get).collect(Lists.toList()));
    }
    int values = 0;
    boolean isInside = facts.size() > 1;
    for (Inference fact : facts) {
      for (Candidate candidate : fact.candidates()) {
        values |= ValueSet.bit(candidate.digit());
        isInside &= fact.isTrue() && gap.units().get(0).cells().contains(candidate.cell());
      }
    }
    return isInside && ValueSet.isSingle(values) ? values : 0;
  }

  /** Returns the value for which the house of a gap had some places, if all are excluded. */
  private static int homeless(List<Inference> proof, Inference gap) {
    List<Candidate> gone = new ArrayList<>();
    int value = 0;
    for (int cause : gap.causes()) {
      Inference fact = proof.get(cause);
      if (!fact.isTrue()) {
        gone.addAll(fact.candidates());
      } else if (value != 0 || !isOfHouse(fact, gap.units().get(0))) {
        return 0;
      } else {
        value = ValueSet.bit(fact.candidates().get(0).digit());
      }
    }
    boolean isGone =
        gap.causes().stream()
            .map(proof::get)
            .allMatch(fact -> !fact.isTrue() || gone.containsAll(fact.candidates()));
    return isGone ? value : 0;
  }

  private static boolean isOfHouse(Inference fact, Unit house) {
    return fact.units().size() == 1
        && fact.units().get(0).kind() == Unit.Kind.HOUSE
        && fact.units().get(0).index() == house.index();
  }

  private static ProofGap ofHouse(List<Inference> proof, Inference gap, int[] sets, int values) {
    List<Integer> cells = gap.units().get(0).cells();
    int[] left = new int[cells.size()];
    int placed = 0;
    int said = 0;
    int once = 0;
    int twice = 0;
    for (int cause : gap.causes()) {
      for (Candidate candidate : proof.get(cause).candidates()) {
        said |= ValueSet.bit(candidate.digit());
      }
    }
    for (int i = 0; i < left.length; i++) {
      int cell = cells.get(i);
      left[i] = cell < sets.length ? sets[cell] : -1;
      for (int cause : gap.causes()) {
        left[i] = left(proof.get(cause), cell, left[i]);
      }
      placed |= left[i];
      twice |= ValueSet.isSingle(left[i]) ? once & left[i] : 0;
      once |= ValueSet.isSingle(left[i]) ? left[i] : 0;
    }
    int missing = left.length == values ? ValueSet.all(values) & ~placed : 0;
    // A reader thinks of the values of the causes.
    int near = (twice & said) != 0 ? twice & said : missing & said;
    int value = ValueSet.lowestBit(near != 0 ? near : missing != 0 ? missing : twice);
    return value == 0
        ? ofSeveral(cells, left, values)
        : new ProofGap((twice & value) != 0 ? "twice" : "place", value, List.of());
  }

  /** Returns the values of a cell that a fact leaves. */
  private static int left(Inference fact, int cell, int set) {
    int left = set;
    for (Candidate candidate : fact.candidates()) {
      if (candidate.cell() == cell && !fact.isTrue()) {
        left &= ~ValueSet.bit(candidate.digit());
      } else if (candidate.cell() == cell && fact.candidates().size() == 1) {
        left &= ValueSet.bit(candidate.digit());
      }
    }
    return left;
  }

  /** Returns the fewest cells, or values of a whole house, that have too few of the others. */
  private static ProofGap ofSeveral(List<Integer> cells, int[] left, int values) {
    int[] places = new int[left.length == values ? values : 0];
    for (int i = 0; i < places.length; i++) {
      for (int cell = 0; cell < left.length; cell++) {
        places[i] |= ValueSet.contains(left[cell], i + 1) ? 1 << cell : 0;
      }
    }
    for (int size = 1; size <= FEW; size++) {
      int few = few(left, size);
      if (few != 0) {
        return new ProofGap(size == 1 ? "cell" : "few", union(left, few), chosen(cells, few));
      }
      int homeless = few(places, size);
      if (homeless != 0) {
        return new ProofGap("places", homeless << 1, chosen(cells, union(places, homeless)));
      }
    }
    return new ProofGap("none", 0, List.of());
  }

  private static int union(int[] sets, int chosen) {
    return IntStream.range(0, sets.length)
        .filter(i -> (chosen >> i & 1) != 0)
        .map(i -> sets[i])
        .reduce(0, (one, other) -> one | other);
  }

  private static List<Integer> chosen(List<Integer> cells, int chosen) {
    return IntStream.range(0, cells.size())
        .filter(i -> (chosen >> i & 1) != 0)
        .mapToObj(cells::get)
        .collect(Lists.toList());
  }

  /** Returns which sets, as many as the size, have fewer members together; 0 if there are none. */
  private static int few(int[] sets, int size) {
    return few(sets, 0, size, size, 0);
  }

  private static int few(int[] sets, int from, int size, int more, int union) {
    for (int i = from; i <= sets.length - more; i++) {
      int all = union | sets[i];
      if (Integer.bitCount(all) < size) {
        int rest = more == 1 ? 0 : few(sets, i + 1, size, more - 1, all);
        if (more == 1 || rest != 0) {
          return rest | 1 << i;
        }
      }
    }
    return 0;
  }
}
