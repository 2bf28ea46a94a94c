package io.github.nonet.internal.logic.chain;

import io.github.nonet.internal.logic.CellSet;
import io.github.nonet.internal.logic.Eliminations;
import io.github.nonet.internal.logic.Houses;
import io.github.nonet.internal.logic.State;
import io.github.nonet.internal.logic.als.FoundAls;
import io.github.nonet.internal.sets.ValueSet;

/**
 * The eliminations of a continuous nice loop. Every second node is true, so each weak link has
 * exactly one true end.
 *
 * <pre>
 *   weak link between cells       cells that see both ends lose the digit
 *   cell between strong links     it has one of the two digits and loses the others
 *   almost locked set             it is locked: cells that see all places of a digit lose it
 * </pre>
 */
final class LoopEliminations {
  private final Implications graph;
  private final State state;
  private final int[] chain;
  private final Eliminations gone;
  private final CellSet inLoop;

  LoopEliminations(Implications graph, int[] chain, Eliminations gone) {
    this.graph = graph;
    state = graph.state;
    this.chain = chain;
    this.gone = gone;
    CellSet cells = CellSet.EMPTY;
    for (int literal : chain) {
      cells = cells.or(graph.cells(literal));
    }
    inLoop = cells;
  }

  void addAll() {
    int last = chain.length - 1;
    keepTwo(chain[0], graph.digit(chain[last]));
    for (int i = 1; i <= last; i++) {
      boolean entered = graph.cell(chain[i - 1]) != graph.cell(chain[i]);
      if (entered && CandidateNumbers.isOn(chain[i])) {
        if (i <= last - 2 && isCellBetweenStrongLinks(i)) {
          keepTwo(chain[i], graph.digit(chain[i + 2]));
        }
      } else if (entered) {
        weakLink(chain[i - 1], chain[i]);
        if (graph.isAls(chain[i])) {
          lockedSet(i);
        }
      }
    }
  }

  private boolean isCellBetweenStrongLinks(int i) {
    return !CandidateNumbers.isOn(chain[i + 1])
        && graph.cell(chain[i]) == graph.cell(chain[i + 1])
        && CandidateNumbers.isOn(chain[i + 2])
        && graph.cell(chain[i + 1]) != graph.cell(chain[i + 2]);
  }

  private void keepTwo(int literal, int otherDigit) {
    int cell = graph.cell(literal);
    gone.add(
        cell,
        ValueSet.without(state.digits(cell), graph.digit(literal)) & ~ValueSet.bit(otherDigit));
  }

  private void weakLink(int from, int to) {
    int digit = graph.digit(to);
    gone.add(digit, graph.peers(from, digit).and(graph.peers(to, digit)).andNot(inLoop));
  }

  private void lockedSet(int i) {
    FoundAls als = graph.entry(chain[i]).als();
    int next = i + 1 < chain.length ? chain[i + 1] : chain[i];
    boolean forced = CandidateNumbers.isOn(next);
    int exits = ValueSet.bit(graph.digit(next));
    if (forced) {
      exits = state.digits(graph.cell(next)) & ~exits;
    }
    int kept = exits | ValueSet.bit(graph.digit(chain[i]));
    for (int rest = als.digits() & ~kept; rest != 0; rest = ValueSet.withoutLowest(rest)) {
      int digit = ValueSet.lowest(rest);
      gone.add(digit, als.seen(digit));
    }
    if (forced) {
      for (int rest = exits & als.digits(); rest != 0; rest = ValueSet.withoutLowest(rest)) {
        int digit = ValueSet.lowest(rest);
        gone.add(digit, als.seen(digit).and(Houses.PEERS[graph.cell(next)]));
      }
    }
  }
}
