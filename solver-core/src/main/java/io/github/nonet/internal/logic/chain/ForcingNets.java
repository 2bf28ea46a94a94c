package io.github.nonet.internal.logic.chain;

import io.github.nonet.internal.logic.CellSet;
import io.github.nonet.internal.logic.Houses;
import io.github.nonet.internal.logic.State;
import io.github.nonet.internal.logic.chain.Conclusions.Conclusion;
import io.github.nonet.internal.sets.ValueSet;
import io.github.nonet.logic.Net.Branch;
import io.github.nonet.logic.Step;
import io.github.nonet.logic.Technique;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Forcing nets: like forcing chains, except that a conclusion may need several facts of its branch
 * together.
 *
 * <pre>
 *   a -> not b \
 *               -> d        d is the last candidate of its cell, or the last place in its house
 *   a -> not c /
 * </pre>
 *
 * <p>The consequences of each literal by four rounds of singles are found first, then the
 * consequences of these, and of groups. A conclusion that chains reach is left to {@link
 * ForcingChains}. The search by tables is known as "tabling"; the four rounds are HoDoKu's.
 */
public final class ForcingNets extends ForcingFinder {
  private static final int ROUNDS = 4;
  private static final Function<State, Map<Conclusion, List<int[]>>> PROVED =
      s -> new NetTables(s).conclusions();

  /**
   * Returns the conclusions of nets that chains cannot prove with their assumptions, placements
   * first.
   */
  static Map<Conclusion, List<int[]>> conclusions(State state) {
    return state.derived(PROVED);
  }

  /** Finds contradictions or verities. */
  public ForcingNets(Technique technique) {
    super(technique, technique == Technique.FORCING_NET_CONTRADICTION);
  }

  @Override
  Map<Conclusion, List<int[]>> proved(State state) {
    return conclusions(state);
  }

  /** Returns the first step, as {@link ForcingChains#first} does. */
  public static @Nullable Step first(State state) {
    return stepWithoutChains(
        conclusions(state).keySet().stream().findFirst().orElse(null),
        Technique.FORCING_NET_CONTRADICTION,
        Technique.FORCING_NET_VERITY);
  }

  @Override
  List<Branch> branches(State state, Conclusion conclusion, List<int[]> reasons) {
    int end =
        CandidateNumbers.of(state)
            .literal(conclusion.cell(), conclusion.digit(), conclusion.places());
    List<Branch> branches = new ArrayList<>();
    for (int premise : reasons.get(0)) {
      Propagation propagation = new Propagation(state, premise);
      branches.add(
          conclusion.isContradiction() ? propagation.contradiction() : propagation.branchTo(end));
    }
    return branches;
  }

  /** Finds the consequences of each literal by a few rounds of singles. */
  private static final class NetTables {
    private final State state;
    private final State tried;
    private final CandidateNumbers numbers;
    private final Consequences facts;
    private int premise;

    NetTables(State state) {
      this.state = state;
      tried = state.copy();
      numbers = CandidateNumbers.of(state);
      facts = new Consequences(Graphs.grouped(state));
    }

    Map<Conclusion, List<int[]>> conclusions() {
      for (int number = 0; number < numbers.count(); number++) {
        assume(numbers.cell(number), numbers.digit(number), true);
        assume(numbers.cell(number), numbers.digit(number), false);
      }
      facts.close();
      Set<Integer> byChains = new HashSet<>();
      ForcingChains.conclusions(state).keySet().forEach(known -> byChains.add(literal(known)));
      Map<Conclusion, List<int[]>> proved = Conclusions.of(facts);
      proved.keySet().removeIf(conclusion -> byChains.contains(literal(conclusion)));
      return proved;
    }

    private int literal(Conclusion proved) {
      return numbers.literal(proved.cell(), proved.digit(), proved.places());
    }

    private void assume(int cell, int digit, boolean on) {
      state.look();
      premise = numbers.literal(cell, digit, on);
      tried.copyFrom(state);
      if (on) {
        place(cell, digit);
      } else {
        tried.eliminate(cell, digit);
      }
      boolean isNew = true;
      for (int round = 0; round < ROUNDS && isNew; round++) {
        List<Integer> singles = singles();
        singles.forEach(single -> place(numbers.cell(single), numbers.digit(single)));
        isNew = !singles.isEmpty();
      }
    }

    /**
     * Returns the singles that the assumption made, but not the singles of the state, which reveal
     * nothing about it.
     */
    private List<Integer> singles() {
      List<Integer> singles = new ArrayList<>();
      CellSet open = tried.open();
      for (int cell = open.first(); cell >= 0; cell = open.next(cell)) {
        int digits = tried.digits(cell);
        if (Integer.bitCount(digits) == 1 && digits != state.digits(cell)) {
          singles.add(numbers.number(cell, ValueSet.lowest(digits)));
        }
      }
      for (int house = 0; house < Houses.COUNT; house++) {
        for (int digit = 1; digit <= Houses.SIZE; digit++) {
          int places = tried.places(house, digit);
          if (Integer.bitCount(places) == 1 && places != state.places(house, digit)) {
            int cell = Houses.CELLS[house][ValueSet.lowest(places)];
            singles.add(numbers.number(cell, digit));
          }
        }
      }
      return singles;
    }

    private void place(int cell, int digit) {
      fact(cell, digit, true);
      CellSet seen = state.cells(digit).and(Houses.PEERS[cell]);
      for (int peer = seen.first(); peer >= 0; peer = seen.next(peer)) {
        fact(peer, digit, false);
      }
      for (int rest = ValueSet.without(state.digits(cell), digit);
          rest != 0;
          rest = ValueSet.withoutLowest(rest)) {
        fact(cell, ValueSet.lowest(rest), false);
      }
      if (tried.isOpen(cell)) {
        tried.place(cell, digit);
      }
    }

    private void fact(int cell, int digit, boolean on) {
      facts.add(premise, numbers.literal(cell, digit, on));
    }
  }
}
