package io.github.nonet.internal.deduction;

import io.github.nonet.internal.groups.Structure.Kind;
import io.github.nonet.variant.GridTechnique;
import java.util.List;

/** Values whose places in a house all lie in another unit: they go from the rest of that one. */
final class Intersections implements Finder {
  private final GridTechnique technique;
  private final Crossing[] crossings;
  private final long[] looked;

  /** Finds POINTING, from regions, or CLAIMING, from lines. */
  Intersections(Units units, List<Crossing> all, GridTechnique technique) {
    this.technique = technique;
    crossings =
        all.stream()
            .filter(it -> isLine(units.kind(it.base())) == (technique == GridTechnique.CLAIMING))
            .toArray(Crossing[]::new);
    looked = new long[crossings.length];
  }

  private static boolean isLine(Kind kind) {
    return kind == Kind.ROW || kind == Kind.COLUMN || kind == Kind.DIAGONAL;
  }

  @Override
  public boolean find(State state, Finding finding) {
    for (int i = 0; i < crossings.length; i++) {
      Crossing crossing = crossings[i];
      long change = Math.max(state.changed[crossing.base()], state.changed[crossing.cover()]);
      if (change > looked[i]) {
        if (find(state, crossing, finding)) {
          return true;
        }
        looked[i] = state.tick();
      }
    }
    return false;
  }

  private boolean find(State state, Crossing crossing, Finding finding) {
    int locked =
        union(state.sets, crossing.common())
            & union(state.sets, crossing.coverRest())
            & ~union(state.sets, crossing.baseRest());
    for (int rest = locked; rest != 0; rest &= rest - 1) {
      int bit = rest & -rest;
      finding.begin(technique, bit).base(crossing.base()).cover(crossing.cover());
      for (int cell : crossing.common()) {
        if ((state.sets[cell] & bit) != 0) {
          finding.cause(cell);
        }
      }
      for (int cell : crossing.coverRest()) {
        finding.remove(state, cell, bit);
      }
      if (finding.isStep()) {
        return true;
      }
    }
    return false;
  }

  private static int union(int[] sets, int[] cells) {
    int union = 0;
    for (int cell : cells) {
      union |= sets[cell];
    }
    return union;
  }
}
