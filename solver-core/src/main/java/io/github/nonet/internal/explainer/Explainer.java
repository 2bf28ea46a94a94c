package io.github.nonet.internal.explainer;

import io.github.nonet.internal.LimitedWatch;

/**
 * Rates a puzzle as Sudoku Explainer 1.2.1 does: the first step of the first technique in its order
 * is taken until the puzzle is solved.
 *
 * <p>An instance rates one puzzle at a time and may be used again.
 */
public final class Explainer {
  /** The rating of a puzzle that none of the techniques continues with. */
  private static final double UNSOLVED = 20.0;

  private final Marks marks = new Marks();
  private final Deduction deduction = new Deduction();

  /** Is content with the first deduction. */
  private final Sink first = found -> true;

  private final Locking directLocking = new Locking(true, deduction);
  private final Locking locking = new Locking(false, deduction);
  private final Subsets subsets = new Subsets(deduction);
  private final Fishes fish = new Fishes(deduction);
  private final UniqueLoops loops = new UniqueLoops(deduction);
  private final GraveTypes grave = new GraveTypes(deduction);
  private final AlignedExclusion aligned = new AlignedExclusion(deduction);
  private final ChainPick pick = new ChainPick(deduction);
  private final SingleChains singleChains = new SingleChains(pick);
  private final AssumptionChains nishio = ChainLevels.nishio();
  private final AssumptionChains multiple = ChainLevels.multiple();
  private final AssumptionChains dynamic = ChainLevels.dynamic();

  /** Dynamic chains with patterns and chains in them, made when the first puzzle needs them. */
  private final AssumptionChains[] nested = new AssumptionChains[ChainLevels.NESTED];

  private LimitedWatch watch;

  /** Throws if the puzzle is not proper; it is run at most once. */
  private Runnable properCheck;

  /** Whether the check was run. */
  private boolean proper;

  /** Whether techniques may be used that need one solution. */
  private boolean assumesOneSolution;

  /** The ratings: of the hardest step, up to the first digit, and of the first step. */
  private double er;

  private double ep;
  private double ed;

  /**
   * Takes a puzzle, which {@link #rate} rates; or {@link #trace} starts its path, which {@link
   * #next} follows.
   *
   * @param puzzle 81 digits row by row, 0 for an open cell, no digit twice in a house
   * @param newWatch is asked at least once in a millisecond, and before each assumption
   * @param requireProper is run once before the first step that only a proper puzzle allows; throws
   *     if it is not proper
   */
  public void load(byte[] puzzle, LimitedWatch newWatch, Runnable requireProper) {
    marks.load(puzzle);
    assumesOneSolution = true;
    watch = newWatch;
    properCheck = requireProper;
    proper = false;
  }

  /**
   * Leaves only the candidates of pencil marks. From here on the techniques of uniqueness are left
   * out: two digits may be exchanged only if the rules leave both, not if marks do.
   *
   * @param sets for each open cell the set of its candidates, bit {@code d} for the digit {@code d}
   */
  public void restrict(int[] sets) {
    for (int cell = 0; cell < sets.length; cell++) {
      /* The digits of this package are 0 to 8. */
      marks.removeAll(cell, ~(sets[cell] >> 1));
    }
    assumesOneSolution = false;
  }

  /** Keeps the reasons of later steps, so that {@link #next} returns them. */
  public void trace() {
    deduction.keepReasons();
  }

  public void rate() {
    er = 0;
    ep = 0;
    ed = 0;
    watch.look();
    while (marks.open > 0) {
      if (!findStep()) {
        er = UNSOLVED;
        return;
      }
      record();
      deduction.applyTo(marks);
    }
    if (!marks.isSolved()) {
      requireProper();
    }
  }

  /**
   * Takes the next step of the path.
   *
   * @return the step with its reason, or null at the end of the path: the puzzle is solved, or none
   *     of the techniques continues
   */
  public PathStep next() {
    watch.look();
    if (marks.open == 0 || !findStep()) {
      if (!marks.isSolved()) {
        requireProper();
      }
      return null;
    }
    PathStep step = step();
    deduction.applyTo(marks);
    return step;
  }

  private PathStep step() {
    return new PathStep(
        tenths(deduction.rating),
        deduction.places()
            ? ExplainerHouses.SIZE * deduction.placedCell + deduction.placedDigit
            : PathStep.NONE,
        deduction.removed(),
        deduction.reason());
  }

  /** {@return the rating of the hardest step, in tenths} */
  public int er() {
    return tenths(er);
  }

  /** {@return the rating of the hardest step up to the first that fills a cell, in tenths} */
  public int ep() {
    return tenths(ep);
  }

  /** {@return the rating of the first step, in tenths} */
  public int ed() {
    return tenths(ed);
  }

  private static int tenths(double rating) {
    return (int) ((rating + 0.05) * 10);
  }

  private void record() {
    er = Math.max(er, deduction.rating);
    if (ep == 0) {
      if (ed == 0) {
        ed = er;
      }
      if (deduction.places()) {
        ep = er;
      }
    }
  }

  private void requireProper() {
    if (!proper) {
      properCheck.run();
      proper = true;
    }
  }

  private boolean findStep() {
    return Singles.hidden(marks, deduction) || findOther();
  }

  private boolean findOther() {
    watch.look();
    return findDirect() || findBasic() || findUnique() || aligned.pair(marks) || findChain();
  }

  private boolean findDirect() {
    return directLocking.find(marks, first)
        || subsets.directHidden(marks, 2, first)
        || Singles.naked(marks, deduction)
        || subsets.directHidden(marks, 3, first);
  }

  private boolean findBasic() {
    return locking.find(marks, first)
        || subsets.naked(marks, 2, first)
        || fish.find(marks, 2, first)
        || subsets.hidden(marks, 2, first)
        || subsets.naked(marks, 3, first)
        || fish.find(marks, 3, first)
        || subsets.hidden(marks, 3, first)
        || Wings.find(marks, false, deduction)
        || Wings.find(marks, true, deduction);
  }

  /** This technique and the later ones may assume that there is one solution, and take longer. */
  private boolean findUnique() {
    requireProper();
    return (assumesOneSolution && loops.find(marks))
        || subsets.naked(marks, 4, first)
        || fish.find(marks, 4, first)
        || subsets.hidden(marks, 4, first)
        || (assumesOneSolution && grave.find(marks));
  }

  private boolean findChain() {
    return pickSingle()
        || aligned.triplet(marks, watch)
        || pick(nishio)
        || pick(multiple)
        || pick(dynamic)
        || pickNested();
  }

  private boolean pickNested() {
    for (int level = 1; level <= nested.length; level++) {
      if (nested[level - 1] == null) {
        nested[level - 1] = ChainLevels.nested(level);
      }
      if (pick(nested[level - 1])) {
        return true;
      }
    }
    return false;
  }

  private boolean pickSingle() {
    pick.begin();
    singleChains.find(marks, watch);
    return pick.found();
  }

  /**
   * Picks from further chains. {@link #pickSingle} has started the choice, and nothing was found
   * since.
   */
  private boolean pick(AssumptionChains chains) {
    chains.find(marks, pick, watch);
    return pick.found();
  }
}
