package io.github.nonet.internal.logic.hodoku;

import io.github.nonet.internal.logic.Finders;
import io.github.nonet.internal.logic.FirstStep;
import io.github.nonet.internal.logic.State;
import io.github.nonet.internal.logic.als.AlsChain;
import io.github.nonet.internal.logic.als.AlsXyWing;
import io.github.nonet.internal.logic.chain.ForcingChains;
import io.github.nonet.internal.logic.chain.ForcingNets;
import io.github.nonet.internal.logic.chain.NiceLoopFinder;
import io.github.nonet.logic.Net;
import io.github.nonet.logic.Step;
import io.github.nonet.logic.Technique;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Finds the first step of the first technique of {@link HodokuOrder} that has one.
 *
 * <p>It differs from {@link io.github.nonet.logic.LogicalSolver#standard()} where HoDoKu searches
 * several techniques at once and takes the best of all: nice loops, forcing chains and nets. By
 * default it uses no almost locked sets in chains, and no sets that share cells.
 */
final class HodokuSearch {
  private final Finders finders = new Finders();
  private final AlsXyWing alsXyWing = new AlsXyWing(true);
  private final AlsChain alsChain = new AlsChain(true);

  /** Each function finds the first step of one technique or family; null if there is none. */
  private final List<Function<State, @Nullable Step>> stages = new ArrayList<>();

  HodokuSearch() {
    HodokuOrder.BEYOND_SINGLES.forEach(technique -> stages.add(stage(technique)));
  }

  /** HoDoKu searches some techniques together, or in a different way from the solver. */
  private Function<State, @Nullable Step> stage(Technique technique) {
    return switch (technique) {
      case CONTINUOUS_NICE_LOOP -> NiceLoopFinder::firstPlain;
      case GROUPED_CONTINUOUS_NICE_LOOP -> NiceLoopFinder::firstGrouped;
      case ALS_XY_WING -> state -> FirstStep.of(alsXyWing, state);
      case ALS_CHAIN -> state -> FirstStep.of(alsChain, state);
      case FORCING_CHAIN_CONTRADICTION -> ForcingChains::first;
      case FORCING_NET_CONTRADICTION -> ForcingNets::first;
      default -> state -> FirstStep.of(finders.of(technique), state);
    };
  }

  @Nullable Step next(State state) {
    for (Function<State, @Nullable Step> stage : stages) {
      Step step = stage.apply(state);
      if (step != null) {
        return step;
      }
    }
    return null;
  }

  /** Returns the step with the chains that {@link ForcingChains#first} leaves out. */
  Step withReason(State state, Step step) {
    if (!(step.reason() instanceof Net net && net.branches().isEmpty())) {
      return step;
    }
    List<Step> same = new ArrayList<>();
    finders
        .of(step.technique())
        .find(
            state,
            found -> {
              if (found.placements().equals(step.placements())
                  && found.eliminations().equals(step.eliminations())) {
                same.add(found);
              }
              return same.isEmpty();
            });
    return same.isEmpty() ? step : same.get(0);
  }
}
