package io.github.nonet.internal.explainer;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Board;
import io.github.nonet.generate.PuzzleGenerator;
import java.util.BitSet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ReachTest {
  private final Links links = new Links();
  private final Reach reach = new Reach(links);

  private static Marks marks() {
    Board puzzle = PuzzleGenerator.builder().seed(3).minimal(true).build().next();
    byte[] digits = new byte[Houses.CELLS];
    for (int cell = 0; cell < Houses.CELLS; cell++) {
      digits[cell] = (byte) puzzle.digit(cell);
    }
    Marks marks = new Marks();
    marks.load(digits);
    return marks;
  }

  @ParameterizedTest
  @CsvSource({"true, true", "true, false", "false, true"})
  void reaches_asOneStepAfterTheOther(boolean inCell, boolean inHouses) {
    links.build(marks());
    reach.fill(inCell, inHouses);
    for (int node = 0; node < links.nodes; node++) {
      BitSet reached = new BitSet();
      follow(node, inCell, inHouses, reached);
      for (int other = 0; other < links.nodes; other++) {
        assertThat(reach.reaches(node, other)).isEqualTo(reached.get(other));
      }
    }
  }

  private void follow(int on, boolean inCell, boolean inHouses, BitSet reached) {
    for (int w = links.firstWeak(on, inCell); w < links.endOfWeak(on); w++) {
      int off = links.weak[w];
      for (int s = links.firstStrong(off, inCell); s < links.endOfStrong(off, inHouses); s++) {
        if (!reached.get(links.strong[s])) {
          reached.set(links.strong[s]);
          follow(links.strong[s], inCell, inHouses, reached);
        }
      }
    }
  }
}
