package io.github.nonet.internal.explainer;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Board;
import java.nio.IntBuffer;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Chains on the empty board, from which an assumption has taken 6 and 7 in the first cell. */
class NestedChainsTest {
  /** Some kind, with others before and after it. */
  private static final ChainKind KIND = ChainKind.CELL;

  private final Marks source = Positions.marks(Board.EMPTY);
  private final Marks work = Positions.marks(Board.EMPTY);
  private final NestedChains chains = new NestedChains();
  private final ChainEnds ends = new ChainEnds();

  @BeforeEach
  void begin() {
    work.remove(0, 5);
    work.remove(0, 6);
    chains.begin(source, work);
  }

  /** Makes one chain of this many statements: all but the first say that the first cell is 1. */
  private void chain(int nodes, int cause) {
    ChainConsequences run = new ChainConsequences(new ChainConsequences.Visits());
    run.clear();
    run.add(80, true, Assumption.START);
    run.enter(80, true);
    for (int node = 1; node < nodes; node++) {
      run.add(0, true, cause);
      run.addParent(node - 1);
      run.enter(0, true);
    }
    ends.count = 1;
    ends.runs[0] = run;
    ends.nodes[0] = nodes - 1;
  }

  private void offer(double base, ChainKind kind, int nodes, int candidate) {
    chain(nodes, Assumption.IN_CELL);
    chains.offer(base, kind, Assumption.START, ends, candidate, false);
  }

  private NestedChain only() {
    assertThat(chains.inOrder()).hasSize(1);
    return chains.inOrder().get(0);
  }

  @Test
  void offer_keepsTheBestOfThoseThatRemoveTheSame() {
    offer(8.0, KIND, 6, 50);
    offer(8.5, KIND, 3, 50);
    offer(8.0, KIND, 7, 50);
    offer(8.0, ChainKind.HOUSE, 6, 50);
    offer(8.0, KIND, 6, 50);
    assertThat(only().index()).isZero();
    offer(8.0, ChainKind.XY, 6, 50);
    assertThat(only().index()).isEqualTo(5);
    offer(8.0, KIND, 5, 50);
    assertThat(only().index()).isEqualTo(6);
    offer(7.5, KIND, 9, 50);
    NestedChain best = only();
    assertThat(best.index()).isEqualTo(7);
    assertThat(best.rating()).isEqualTo(7.7);
    assertThat(best.complexity()).isEqualTo(9);
    assertThat(best.kind()).isEqualTo(KIND);
    assertThat(best.removed()).isEqualTo(IntBuffer.wrap(new int[] {50}));
  }

  @Test
  void inOrder_byRatingThenComplexityThenKeyThenIndex() {
    offer(8.5, KIND, 3, 50);
    offer(8.0, KIND, 6, 51);
    offer(8.0, KIND, 6, 52);
    offer(8.0, ChainKind.XY, 6, 53);
    offer(8.0, KIND, 5, 54);
    assertThat(chains.inOrder()).extracting(NestedChain::index).containsExactly(4, 3, 1, 2, 0);
  }

  @Test
  void offer_whatIsTrueRemovesTheOtherDigits() {
    chain(3, Assumption.IN_CELL);
    chains.offer(8.0, KIND, Assumption.START, ends, 2, true);
    assertThat(only().removed()).isEqualTo(IntBuffer.wrap(new int[] {0, 1, 3, 4, 7, 8}));
  }

  @Test
  void offer_restsOnTheCandidatesGoneFromTheCell() {
    offer(8.0, KIND, 3, 50);
    assertThat(only().parents()).containsExactly(5, 6);
    assertThat(only().content().remaining()).isEqualTo(4);
  }

  @Test
  void offer_restsOnThePlacesGoneFromTheHouse() {
    work.remove(1, 0);
    work.remove(27, 0);
    chain(2, 1);
    chains.offer(8.0, KIND, Assumption.START, ends, 50, false);
    assertThat(only().parents()).containsExactly(9);
    chain(2, 2);
    chains.offer(8.0, KIND, Assumption.START, ends, 51, false);
    assertThat(chains.inOrder().get(1).parents()).containsExactly(27 * 9);
  }

  @Test
  void offer_restsOnNothingThatIsGone() {
    chain(2, 0);
    chains.offer(8.0, KIND, Assumption.START, ends, 50, false);
    assertThat(only().parents()).isEmpty();
    assertThat(only().content().remaining()).isZero();
  }

  @Test
  void offer_theFirstStatementRestsOnTheReasonOfTheCases() {
    chain(1, Assumption.IN_CELL);
    ChainConsequences run = ends.runs[0];
    run.clear();
    run.add(0, true, Assumption.START);
    run.enter(0, true);
    chains.offer(8.0, KIND, Assumption.IN_CELL, ends, 50, false);
    assertThat(only().parents()).containsExactly(5, 6);
  }

  @Test
  void begin_forgetsTheChains() {
    offer(8.0, KIND, 3, 50);
    chains.begin(source, work);
    assertThat(chains.inOrder()).isEmpty();
    offer(8.0, KIND, 3, 50);
    assertThat(only().index()).isZero();
  }

  private static NestedChain nested(int complexity, int content) {
    IntBuffer words = IntBuffer.wrap(new int[] {content});
    return new NestedChain(7.0, complexity, KIND, 0, words, new int[] {5}, words);
  }

  @Test
  void complexity_equalChainsCountOnce() {
    chain(4, Assumption.UNTOLD);
    assertThat(NestedChains.complexity(ends)).isZero();
    ends.runs[0].setNested(nested(6, 1));
    assertThat(NestedChains.complexity(ends)).isEqualTo(6);
    ChainConsequences first = ends.runs[0];
    chain(3, Assumption.UNTOLD);
    ends.runs[0].setNested(nested(6, 1));
    ends.runs[1] = first;
    ends.nodes[1] = 3;
    ends.count = 2;
    assertThat(NestedChains.complexity(ends)).isEqualTo(6);
    ends.runs[0].setNested(nested(8, 2));
    assertThat(NestedChains.complexity(ends)).isEqualTo(14);
  }

  @Test
  void complexity_onlyOfTheChainsThatTheEndRestsOn() {
    chain(4, Assumption.UNTOLD);
    ends.runs[0].setNested(nested(6, 1));
    ends.nodes[0] = 2;
    assertThat(NestedChains.complexity(ends)).isZero();
  }
}
