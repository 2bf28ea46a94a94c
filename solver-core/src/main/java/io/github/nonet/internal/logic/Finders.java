package io.github.nonet.internal.logic;

import io.github.nonet.internal.logic.als.AlsChain;
import io.github.nonet.internal.logic.als.AlsXyWing;
import io.github.nonet.internal.logic.als.AlsXz;
import io.github.nonet.internal.logic.als.DeathBlossom;
import io.github.nonet.internal.logic.als.SueDeCoqFinder;
import io.github.nonet.internal.logic.basic.FullHouses;
import io.github.nonet.internal.logic.basic.HallSets;
import io.github.nonet.internal.logic.basic.HiddenSingles;
import io.github.nonet.internal.logic.basic.LockedFinder;
import io.github.nonet.internal.logic.basic.NakedSingles;
import io.github.nonet.internal.logic.basic.SubsetFinder;
import io.github.nonet.internal.logic.chain.ForcingChains;
import io.github.nonet.internal.logic.chain.ForcingNets;
import io.github.nonet.internal.logic.chain.NiceLoopFinder;
import io.github.nonet.internal.logic.chain.XChains;
import io.github.nonet.internal.logic.chain.XyChains;
import io.github.nonet.internal.logic.coloring.ColorFinder;
import io.github.nonet.internal.logic.fish.BasicFish;
import io.github.nonet.internal.logic.fish.ComplexFish;
import io.github.nonet.internal.logic.fish.FinnedFish;
import io.github.nonet.internal.logic.onedigit.EmptyRectangles;
import io.github.nonet.internal.logic.onedigit.TurbotFish;
import io.github.nonet.internal.logic.template.TemplateFinder;
import io.github.nonet.internal.logic.unique.AvoidableRectangles;
import io.github.nonet.internal.logic.unique.BivalueGrave;
import io.github.nonet.internal.logic.unique.UniqueRectangles;
import io.github.nonet.internal.logic.wing.RemotePairs;
import io.github.nonet.internal.logic.wing.WWings;
import io.github.nonet.internal.logic.wing.XyWings;
import io.github.nonet.logic.Technique;
import java.util.EnumMap;
import java.util.Map;

/**
 * The only table of techniques and their finders. A finder is made when it is first requested.
 *
 * <p>Finders have scratch space, so these are for one thread.
 */
public final class Finders {
  private static final boolean BARE = false;
  private static final boolean FINNED = true;

  private final HallSets hallSets = new HallSets();
  private final Map<Technique, Finder> made = new EnumMap<>(Technique.class);

  public Finder of(Technique technique) {
    Finder finder = made.get(technique);
    if (finder == null) {
      finder = make(technique);
      made.put(technique, finder);
    }
    return finder;
  }

  private Finder make(Technique technique) {
    return switch (technique) {
      case FULL_HOUSE -> new FullHouses();
      case NAKED_SINGLE -> new NakedSingles();
      case HIDDEN_SINGLE -> new HiddenSingles();
      case POINTING, CLAIMING -> new LockedFinder(technique);
      case LOCKED_PAIR, NAKED_PAIR, HIDDEN_PAIR -> new SubsetFinder(technique, 2, hallSets);
      case LOCKED_TRIPLE, NAKED_TRIPLE, HIDDEN_TRIPLE -> new SubsetFinder(technique, 3, hallSets);
      case NAKED_QUADRUPLE, HIDDEN_QUADRUPLE -> new SubsetFinder(technique, 4, hallSets);
      case X_WING -> new BasicFish(technique, 2);
      case SWORDFISH -> new BasicFish(technique, 3);
      case JELLYFISH -> new BasicFish(technique, 4);
      case FINNED_X_WING, SASHIMI_X_WING -> new FinnedFish(technique, 2);
      case FINNED_SWORDFISH, SASHIMI_SWORDFISH -> new FinnedFish(technique, 3);
      case FINNED_JELLYFISH, SASHIMI_JELLYFISH -> new FinnedFish(technique, 4);
      case FRANKEN_X_WING -> ComplexFish.franken(technique, 2, BARE);
      case FRANKEN_SWORDFISH -> ComplexFish.franken(technique, 3, BARE);
      case FRANKEN_JELLYFISH -> ComplexFish.franken(technique, 4, BARE);
      case FINNED_FRANKEN_X_WING -> ComplexFish.franken(technique, 2, FINNED);
      case FINNED_FRANKEN_SWORDFISH -> ComplexFish.franken(technique, 3, FINNED);
      case FINNED_FRANKEN_JELLYFISH -> ComplexFish.franken(technique, 4, FINNED);
      case FINNED_MUTANT_JELLYFISH -> ComplexFish.mutant(technique, 4);
      case FINNED_MUTANT_SQUIRMBAG -> ComplexFish.mutant(technique, 5);
      case FINNED_MUTANT_WHALE -> ComplexFish.mutant(technique, 6);
      case REMOTE_PAIR -> new RemotePairs();
      case SKYSCRAPER, TWO_STRING_KITE, DUAL_TWO_STRING_KITE, TURBOT_FISH ->
          new TurbotFish(technique);
      case EMPTY_RECTANGLE, DUAL_EMPTY_RECTANGLE -> new EmptyRectangles(technique);
      case W_WING -> new WWings();
      case XY_WING, XYZ_WING -> new XyWings(technique);
      case SIMPLE_COLORS_TRAP, SIMPLE_COLORS_WRAP, MULTI_COLORS_1, MULTI_COLORS_2 ->
          new ColorFinder(technique);
      case UNIQUENESS_1,
          UNIQUENESS_2,
          UNIQUENESS_3,
          UNIQUENESS_4,
          UNIQUENESS_5,
          UNIQUENESS_6,
          HIDDEN_RECTANGLE ->
          new UniqueRectangles(technique);
      case AVOIDABLE_RECTANGLE_1, AVOIDABLE_RECTANGLE_2 -> new AvoidableRectangles(technique);
      case BUG_PLUS_1 -> new BivalueGrave();
      case TEMPLATE_SET, TEMPLATE_DELETE -> new TemplateFinder(technique);
      case SUE_DE_COQ -> new SueDeCoqFinder();
      case X_CHAIN -> new XChains();
      case XY_CHAIN -> new XyChains();
      case CONTINUOUS_NICE_LOOP,
          DISCONTINUOUS_NICE_LOOP,
          AIC,
          GROUPED_CONTINUOUS_NICE_LOOP,
          GROUPED_DISCONTINUOUS_NICE_LOOP,
          GROUPED_AIC ->
          new NiceLoopFinder(technique);
      case ALS_XZ -> new AlsXz();
      case ALS_XY_WING -> new AlsXyWing(false);
      case ALS_CHAIN -> new AlsChain(false);
      case DEATH_BLOSSOM -> new DeathBlossom();
      case FORCING_CHAIN_CONTRADICTION, FORCING_CHAIN_VERITY -> new ForcingChains(technique);
      case FORCING_NET_CONTRADICTION, FORCING_NET_VERITY -> new ForcingNets(technique);
      case BRUTE_FORCE -> new BruteForce();
      /*
       * Users bring the finders of their own techniques. There is no default: a new technique needs
       * a finder.
       */
      case USER_DEFINED -> (state, sink) -> true;
    };
  }
}
