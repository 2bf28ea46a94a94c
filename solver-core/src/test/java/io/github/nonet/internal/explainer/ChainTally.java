package io.github.nonet.internal.explainer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import io.github.nonet.Board;
import io.github.nonet.Candidates;
import java.util.Arrays;

/** Requires that what chains prove be true, and counts the chains. */
final class ChainTally implements ChainSink {
  private Board solution;
  private int found;
  private int placed;
  private long statements;
  private long nested;

  /** Depends on all offers and on their order. */
  private int digest;

  /** Asks the finder in each position of not more candidates than this. */
  ChainTally all(AssumptionChains finder, int mostCandidates) {
    for (Candidates position : Positions.all()) {
      Marks marks = Positions.marks(position);
      if (Positions.candidates(marks) <= mostCandidates) {
        solution = Positions.solution(position);
        finder.find(marks, this, Positions.FREE);
        assertThat(marks.digits).isEqualTo(Positions.marks(position).digits);
        assertThat(marks.places).isEqualTo(Positions.marks(position).places);
      }
    }
    return this;
  }

  @Override
  public void offer(
      double base, ChainKind kind, int startCause, ChainEnds ends, int candidate, boolean isOn) {
    int cell = candidate / ExplainerHouses.SIZE;
    boolean isTrue = solution.digit(cell) == candidate % ExplainerHouses.SIZE + 1;
    int depth = ends.depth();
    int size = ends.size();
    if (isTrue != isOn || depth < ends.count || depth > size) {
      fail("candidate %d is %s, after %d to %d statements", candidate, isTrue, depth, size);
    }
    found++;
    placed += isOn ? 1 : 0;
    int complexity = NestedChains.complexity(ends);
    statements += size;
    nested += complexity;
    add((int) Math.round(100 * base));
    add(kind.ordinal() + 1);
    add(startCause);
    add(candidate);
    add(size);
    add(complexity);
  }

  /**
   * Lists the chains of one start in each position, as if an assumption had reduced the board with
   * all its candidates to that position.
   */
  ChainTally nestedSingles() {
    NestedSingles singles = new NestedSingles();
    NestedChains list = new NestedChains();
    for (Candidates position : Positions.all()) {
      solution = Positions.solution(position);
      Marks source = Positions.marks(position.board());
      Marks marks = Positions.marks(position);
      list.begin(source, marks);
      singles.find(marks, list);
      list.inOrder().forEach(chain -> accept(chain, source, marks));
    }
    return this;
  }

  private void accept(NestedChain chain, Marks source, Marks marks) {
    found++;
    for (int candidate : chain.removed().array()) {
      assertThat(marks.has(candidate / ExplainerHouses.SIZE, candidate % ExplainerHouses.SIZE))
          .isTrue();
      assertThat(solution.digit(candidate / ExplainerHouses.SIZE))
          .isNotEqualTo(candidate % ExplainerHouses.SIZE + 1);
    }
    for (int parent : chain.parents()) {
      assertThat(source.has(parent / ExplainerHouses.SIZE, parent % ExplainerHouses.SIZE)).isTrue();
      assertThat(marks.has(parent / ExplainerHouses.SIZE, parent % ExplainerHouses.SIZE)).isFalse();
    }
    statements += chain.complexity();
    add((int) Math.round(100 * chain.rating()));
    add(chain.complexity());
    add(chain.kind().ordinal() + 1);
    add(chain.index());
    add(Arrays.hashCode(chain.removed().array()));
    add(Arrays.hashCode(chain.parents()));
    add(chain.content().hashCode());
  }

  private void add(int value) {
    digest = 31 * digest + value;
  }

  @Override
  public String toString() {
    return String.format(
        "%d found, %d placed, %d statements, %d nested, digest %08x",
        found, placed, statements, nested, digest);
  }
}
