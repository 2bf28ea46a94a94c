package io.github.nonet.internal.logic.fish;

import io.github.nonet.internal.logic.Finder;
import io.github.nonet.internal.logic.State;
import io.github.nonet.internal.logic.StepSink;
import io.github.nonet.internal.logic.Templates;
import io.github.nonet.internal.sets.ValueSet;
import io.github.nonet.logic.Step;
import io.github.nonet.logic.Technique;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * <b>Franken and mutant fish</b>: fish with boxes among their sets, or with sets of any kind.
 *
 * <pre>
 *                base sets       cover sets
 *   basic        rows            columns          the rule is as for every fish:
 *   Franken      rows, boxes     columns, boxes   n base sets need the digit n times,
 *   mutant       any             any              n cover sets have room for it n times
 *
 *   (or rows and columns exchanged)
 * </pre>
 *
 * <p>Base sets may share places, and so may cover sets. A place in two base sets counts twice: if
 * it holds the digit, the counting fails, so it is a fin, an <i>endo fin</i>. A place in two cover
 * sets uses up two of them, so it is eliminated even if it is in a base set (<i>cannibalism</i>).
 *
 * <p>As in HoDoKu, a fish has at most five fins, including at most two endo fins. The names and the
 * rules follow the Ultimate Fish Guide (Obi-Wahn, 2006).
 *
 * <p>A fish is one way to see that a cell is in no template of a digit. The templates therefore
 * show, in a microsecond a digit, which candidates can be eliminated at all: usually none, so that
 * nothing needs to be searched. {@link FishHunt} searches for each of the others.
 */
public final class ComplexFish implements Finder {
  private final Technique technique;
  private final List<FishShape> shapes;
  private final Templates templates = new Templates();
  private final FishHunt hunt = new FishHunt();

  private ComplexFish(Technique technique, List<FishShape> shapes) {
    this.technique = technique;
    this.shapes = shapes;
  }

  /** Finds Franken fish of this number of sets, with fins or without. */
  public static ComplexFish franken(Technique technique, int size, boolean finned) {
    return new ComplexFish(technique, FishShape.franken(size, finned));
  }

  /** Finds finned mutant fish of this number of sets. */
  public static ComplexFish mutant(Technique technique, int size) {
    return new ComplexFish(technique, FishShape.mutant(size));
  }

  @Override
  public boolean find(State state, StepSink sink) {
    for (int rest = state.unsettled(); rest != 0; rest = ValueSet.withoutLowest(rest)) {
      int digit = ValueSet.lowest(rest);
      if (templates.search(state.placed(digit), state.allowed(digit))
          && !find(state, digit, sink)) {
        return false;
      }
    }
    return true;
  }

  private boolean find(State state, int digit, StepSink sink) {
    for (FishShape shape : shapes) {
      List<FoundFish> found =
          hunt.search(state, digit, shape, state.cells(digit).andNot(templates.union()));
      found.sort(Comparator.naturalOrder());
      if (!report(found, state, digit, sink)) {
        return false;
      }
    }
    return true;
  }

  /** Reports the fish and, after all with the same base sets, the siamese fish that they make. */
  private boolean report(List<FoundFish> found, State state, int digit, StepSink sink) {
    List<Step> sameBase = new ArrayList<>();
    for (int i = 0; i < found.size(); i++) {
      Step step = found.get(i).step(state, digit, technique);
      sameBase.add(step);
      if (!sink.accept(step)) {
        return false;
      }
      if (i + 1 == found.size() || found.get(i + 1).base() != found.get(i).base()) {
        if (!Siamese.report(sameBase, technique, sink)) {
          return false;
        }
        sameBase.clear();
      }
    }
    return true;
  }
}
