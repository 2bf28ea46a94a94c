package io.github.nonet.internal.logic.als;

import io.github.nonet.Candidate;
import io.github.nonet.internal.logic.Eliminations;
import io.github.nonet.internal.logic.State;
import io.github.nonet.internal.sets.Lists;
import io.github.nonet.internal.sets.ValueSet;
import io.github.nonet.logic.AlmostLockedSets;
import io.github.nonet.logic.AlmostLockedSets.Common;
import io.github.nonet.logic.Reason;
import java.util.List;

/** The rule of elimination and the patterns that all techniques of almost locked sets share. */
final class AlsSteps {
  private AlsSteps() {}

  /**
   * Adds each digit that both sets have, unless excepted, in the cells that see all its places in
   * both.
   */
  static void addShared(Eliminations gone, FoundAls a, FoundAls b, int except) {
    for (int rest = a.digits() & b.digits() & ~except;
        rest != 0;
        rest = ValueSet.withoutLowest(rest)) {
      int digit = ValueSet.lowest(rest);
      if (a.seen(digit).intersects(b.seen(digit))) {
        gone.add(digit, a.seen(digit).and(b.seen(digit)));
      }
    }
  }

  static Reason reason(
      State state, List<FoundAls> sets, List<Common> commons, List<Candidate> stem) {
    List<AlmostLockedSets.Als> shown =
        sets.stream()
            .map(FoundAls::cells)
            .map(it -> new AlmostLockedSets.Als(it.toList(), state.candidatesByCell(it)))
            .collect(Lists.toList());
    return new AlmostLockedSets(shown, commons, stem);
  }

  static void addCommons(List<Common> commons, int from, int to, int digits) {
    for (int rest = digits; rest != 0; rest = ValueSet.withoutLowest(rest)) {
      commons.add(new Common(from, to, ValueSet.lowest(rest)));
    }
  }
}
