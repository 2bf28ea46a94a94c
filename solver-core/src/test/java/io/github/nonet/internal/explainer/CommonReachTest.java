package io.github.nonet.internal.explainer;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Candidates;
import io.github.nonet.internal.sets.ValueSet;
import java.util.BitSet;
import org.junit.jupiter.api.Test;

/** Compares with what the assumptions make true and false one by one. */
class CommonReachTest {
  private static final int POSITIONS = 30;

  private final CommonReach reach = new CommonReach();
  private final ExplainerLinks links = new ExplainerLinks();
  private final Reach single = new Reach(links);
  private int meetings;
  private int cells;

  @Test
  void mayMeet_whereSomethingIsCommonToAllDigitsOfACell() {
    for (Candidates position : Positions.all().subList(0, POSITIONS)) {
      Marks marks = Positions.marks(position);
      reach.begin(marks);
      links.build(marks);
      single.fill(true, true);
      for (int cell = 0; cell < ExplainerHouses.CELLS; cell++) {
        if (marks.count(cell) > 2) {
          requireMeeting(marks, cell);
        }
      }
    }
    assertThat(meetings).isBetween(cells / 10, 9 * cells / 10);
  }

  private void requireMeeting(Marks marks, int cell) {
    int[] cases = new int[ExplainerHouses.SIZE];
    int count = 0;
    BitSet common = null;
    for (int rest = marks.digits[cell]; rest != 0; rest &= rest - 1) {
      cases[count] = ExplainerHouses.SIZE * cell + ValueSet.lowest(rest);
      BitSet statements = statements(links.nodeOf[cases[count++]]);
      if (common == null) {
        common = statements;
      } else {
        common.and(statements);
      }
    }
    assertThat(reach.mayMeet(cases, count)).isEqualTo(!common.isEmpty());
    cells++;
    meetings += common.isEmpty() ? 0 : 1;
  }

  /** Returns the nodes that are true if this one is and, behind them, those that are false. */
  private BitSet statements(int start) {
    BitSet statements = new BitSet();
    for (int on = 0; on < links.nodes; on++) {
      if (on == start || single.reaches(start, on)) {
        statements.set(on);
        for (int i = links.firstWeak(on, true); i < links.endOfWeak(on); i++) {
          statements.set(links.nodes + links.weak[i]);
        }
      }
    }
    return statements;
  }
}
