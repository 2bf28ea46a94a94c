package io.github.nonet.internal.logic;

import io.github.nonet.internal.logic.als.AlsChain;
import io.github.nonet.internal.logic.als.AlsXyWing;
import io.github.nonet.internal.logic.als.AlsXz;
import io.github.nonet.internal.logic.als.DeathBlossom;
import io.github.nonet.internal.logic.als.SueDeCoq;
import io.github.nonet.internal.logic.basic.Claiming;
import io.github.nonet.internal.logic.basic.FullHouses;
import io.github.nonet.internal.logic.basic.HallSets;
import io.github.nonet.internal.logic.basic.HiddenSingles;
import io.github.nonet.internal.logic.basic.HiddenSubsets;
import io.github.nonet.internal.logic.basic.NakedSingles;
import io.github.nonet.internal.logic.basic.NakedSubsets;
import io.github.nonet.internal.logic.basic.Pointing;
import io.github.nonet.internal.logic.chain.ForcingChains;
import io.github.nonet.internal.logic.chain.ForcingNets;
import io.github.nonet.internal.logic.chain.NiceLoopFinder;
import io.github.nonet.internal.logic.chain.XChains;
import io.github.nonet.internal.logic.chain.XyChains;
import io.github.nonet.internal.logic.coloring.MultiColors;
import io.github.nonet.internal.logic.coloring.SimpleColors;
import io.github.nonet.internal.logic.fish.BasicFish;
import io.github.nonet.internal.logic.fish.ComplexFish;
import io.github.nonet.internal.logic.fish.FinnedFish;
import io.github.nonet.internal.logic.onedigit.EmptyRectangles;
import io.github.nonet.internal.logic.onedigit.Kites;
import io.github.nonet.internal.logic.onedigit.Skyscrapers;
import io.github.nonet.internal.logic.onedigit.TurbotFish;
import io.github.nonet.internal.logic.template.TemplateFinder;
import io.github.nonet.internal.logic.unique.AvoidableRectangles;
import io.github.nonet.internal.logic.unique.BivalueGrave;
import io.github.nonet.internal.logic.unique.UniqueRectangles;
import io.github.nonet.internal.logic.wing.RemotePairs;
import io.github.nonet.internal.logic.wing.WWings;
import io.github.nonet.internal.logic.wing.XyWings;
import io.github.nonet.logic.Step;
import io.github.nonet.logic.Technique;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/**
 * The one registry of techniques and their finders. A finder is made when it is first asked for;
 * the techniques of one family share it.
 *
 * <p>Finders have scratch space, so these are for one thread.
 */
public final class Finders {
  /** A finder that finds nothing: the techniques of users are found by themselves. */
  private static final Finder NOTHING = (state, technique, sink) -> true;

  private final HallSets hallSets = new HallSets();
  private final Map<Class<?>, Finder> made = new HashMap<>();

  /** Returns the finder of the technique. */
  public Finder of(Technique technique) {
    return switch (technique) {
      case NAKED_SINGLE -> family(NakedSingles.class, NakedSingles::new);
      case FULL_HOUSE -> family(FullHouses.class, FullHouses::new);
      case HIDDEN_SINGLE -> family(HiddenSingles.class, HiddenSingles::new);
      case CLAIMING -> family(Claiming.class, Claiming::new);
      case LOCKED_PAIR, LOCKED_TRIPLE, NAKED_PAIR, NAKED_TRIPLE, NAKED_QUADRUPLE ->
          family(NakedSubsets.class, () -> new NakedSubsets(hallSets));
      case HIDDEN_PAIR, HIDDEN_TRIPLE, HIDDEN_QUADRUPLE ->
          family(HiddenSubsets.class, () -> new HiddenSubsets(hallSets));
      case POINTING -> family(Pointing.class, Pointing::new);
      case X_WING, SWORDFISH, JELLYFISH -> family(BasicFish.class, BasicFish::new);
      case FINNED_X_WING,
          SASHIMI_X_WING,
          FINNED_SWORDFISH,
          SASHIMI_SWORDFISH,
          FINNED_JELLYFISH,
          SASHIMI_JELLYFISH ->
          family(FinnedFish.class, FinnedFish::new);
      case FRANKEN_X_WING,
          FRANKEN_SWORDFISH,
          FRANKEN_JELLYFISH,
          FINNED_FRANKEN_X_WING,
          FINNED_FRANKEN_SWORDFISH,
          FINNED_FRANKEN_JELLYFISH,
          FINNED_MUTANT_JELLYFISH,
          FINNED_MUTANT_SQUIRMBAG,
          FINNED_MUTANT_WHALE ->
          family(ComplexFish.class, ComplexFish::new);
      case REMOTE_PAIR -> family(RemotePairs.class, RemotePairs::new);
      case SKYSCRAPER -> family(Skyscrapers.class, Skyscrapers::new);
      case TWO_STRING_KITE, DUAL_TWO_STRING_KITE -> family(Kites.class, Kites::new);
      case TURBOT_FISH -> family(TurbotFish.class, TurbotFish::new);
      case EMPTY_RECTANGLE, DUAL_EMPTY_RECTANGLE ->
          family(EmptyRectangles.class, EmptyRectangles::new);
      case W_WING -> family(WWings.class, WWings::new);
      case XY_WING, XYZ_WING -> family(XyWings.class, XyWings::new);
      case SIMPLE_COLORS_TRAP, SIMPLE_COLORS_WRAP -> family(SimpleColors.class, SimpleColors::new);
      case MULTI_COLORS_1, MULTI_COLORS_2 -> family(MultiColors.class, MultiColors::new);
      case UNIQUENESS_1,
          UNIQUENESS_2,
          UNIQUENESS_3,
          UNIQUENESS_4,
          UNIQUENESS_5,
          UNIQUENESS_6,
          HIDDEN_RECTANGLE ->
          family(UniqueRectangles.class, UniqueRectangles::new);
      case AVOIDABLE_RECTANGLE_1, AVOIDABLE_RECTANGLE_2 ->
          family(AvoidableRectangles.class, AvoidableRectangles::new);
      case BUG_PLUS_1 -> family(BivalueGrave.class, BivalueGrave::new);
      case TEMPLATE_SET, TEMPLATE_DELETE -> family(TemplateFinder.class, TemplateFinder::new);
      case SUE_DE_COQ -> family(SueDeCoq.class, SueDeCoq::new);
      case X_CHAIN -> family(XChains.class, XChains::new);
      case XY_CHAIN -> family(XyChains.class, XyChains::new);
      case CONTINUOUS_NICE_LOOP,
          DISCONTINUOUS_NICE_LOOP,
          AIC,
          GROUPED_CONTINUOUS_NICE_LOOP,
          GROUPED_DISCONTINUOUS_NICE_LOOP,
          GROUPED_AIC ->
          family(NiceLoopFinder.class, NiceLoopFinder::new);
      case ALS_XZ -> family(AlsXz.class, AlsXz::new);
      case ALS_XY_WING -> family(AlsXyWing.class, () -> new AlsXyWing(false));
      case ALS_CHAIN -> family(AlsChain.class, () -> new AlsChain(false));
      case DEATH_BLOSSOM -> family(DeathBlossom.class, DeathBlossom::new);
      case FORCING_CHAIN_CONTRADICTION, FORCING_CHAIN_VERITY ->
          family(ForcingChains.class, ForcingChains::new);
      case FORCING_NET_CONTRADICTION, FORCING_NET_VERITY ->
          family(ForcingNets.class, ForcingNets::new);
      case BRUTE_FORCE -> family(BruteForce.class, BruteForce::new);
      default -> NOTHING;
    };
  }

  private Finder family(Class<?> type, Supplier<Finder> constructor) {
    return made.computeIfAbsent(type, key -> constructor.get());
  }

  /** Returns all steps of a technique in a state. */
  public List<Step> all(Technique technique, State state) {
    List<Step> steps = new ArrayList<>();
    of(technique).find(state, technique, steps::add);
    return steps;
  }
}
