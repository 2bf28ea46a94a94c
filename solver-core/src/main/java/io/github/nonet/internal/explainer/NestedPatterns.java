package io.github.nonet.internal.explainer;

import static io.github.nonet.internal.explainer.ExplainerHouses.CELLS;
import static io.github.nonet.internal.explainer.ExplainerHouses.SIZE;

import io.github.nonet.internal.LimitedWatch;
import io.github.nonet.internal.sets.ValueSet;
import java.nio.IntBuffer;

/**
 * The patterns to find if nothing follows from an assumption by links: locked candidates, hidden
 * and naked pairs, X-wings and, from level 2, chains.
 *
 * <p>All deductions of the first technique that has any are taken, in the order of the technique,
 * each one's eliminations by cell and digit. The original takes the conclusions of one deduction in
 * the order of a hash table, which differs from run to run.
 */
final class NestedPatterns implements Patterns {
  private final Deduction deduction = new Deduction();
  private final Locking locking = new Locking(false, deduction);
  private final Subsets subsets = new Subsets(deduction);
  private final Fishes fish = new Fishes(deduction);
  private final Sink sink = this::addAll;

  private final NestedChains list = new NestedChains();

  /** Chains with one start, or null if they are not wanted. */
  private final NestedSingles singles;

  /** The techniques that come next, easy ones first. */
  private final AssumptionChains[] chains;

  private LimitedWatch watch;

  /** The position before the assumption, what is left of it, and the receiver of the findings. */
  private Marks source;

  private Marks work;
  private Discoveries discoveries;

  /** Whether something new was found. */
  private boolean any;

  /** The candidates without which the deduction at hand is true. */
  private final CandidateSet premises = new CandidateSet();

  /**
   * @param withSingles whether chains with one start are wanted
   * @param chains the techniques that come next
   */
  NestedPatterns(boolean withSingles, AssumptionChains... chains) {
    this.singles = withSingles ? new NestedSingles() : null;
    this.chains = chains;
  }

  @Override
  public void find(Marks before, Marks left, Discoveries newDiscoveries, LimitedWatch newWatch) {
    watch = newWatch;
    source = before;
    work = left;
    discoveries = newDiscoveries;
    any = false;
    watch.look();
    if (!findPatterns()) {
      findChains();
    }
  }

  private boolean findPatterns() {
    locking.find(work, sink);
    if (!any) {
      subsets.hidden(work, 2, sink);
    }
    if (!any) {
      subsets.naked(work, 2, sink);
    }
    if (!any) {
      fish.find(work, 2, sink);
    }
    return any;
  }

  /** Adds the eliminations of a pattern, unless they also hold without the assumption. */
  private boolean addAll(Deduction found) {
    int[] parents = parents(found);
    if (parents.length > 0) {
      any = true;
      for (int cell = 0; cell < CELLS; cell++) {
        for (int rest = found.removedFrom(cell); rest != 0; rest = ValueSet.withoutLowest(rest)) {
          discoveries.add(SIZE * cell + ValueSet.lowest(rest), parents, null);
        }
      }
    }
    return false;
  }

  /** Returns the premises of the pattern that are false only under the assumption. */
  private int[] parents(Deduction found) {
    premises.clear();
    for (int i = 0; i < found.premises(); i++) {
      int cell = found.premiseCell(i);
      int gone = source.digits[cell] & ~work.digits[cell] & found.premiseDigits(i);
      for (; gone != 0; gone = ValueSet.withoutLowest(gone)) {
        premises.add(SIZE * cell + ValueSet.lowest(gone));
      }
    }
    return premises.toArray();
  }

  private void findChains() {
    if (singles != null) {
      list.begin(source, work);
      singles.find(work, list);
      addChains();
    }
    for (int i = 0; i < chains.length && !any; i++) {
      list.begin(source, work);
      chains[i].find(work, list, watch);
      addChains();
    }
  }

  private void addChains() {
    for (NestedChain chain : list.inOrder()) {
      if (chain.parents().length > 0) {
        any = true;
        IntBuffer removed = chain.removed();
        for (int i = 0; i < removed.limit(); i++) {
          discoveries.add(removed.get(i), chain.parents(), chain);
        }
      }
    }
  }
}
