package io.github.nonet.internal.logic.proof;

import io.github.nonet.Candidate;
import io.github.nonet.internal.logic.CellSet;
import io.github.nonet.internal.logic.Houses;
import io.github.nonet.logic.Chain;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The proof of a remote pair: the two digits alternate along the chain, and whichever the first
 * cell has, each eliminated candidate sees a cell that holds its digit.
 */
final class PairProof {
  private final BoardProof proof;
  private final Chain chain;

  private PairProof(BoardProof proof, Chain chain) {
    this.proof = proof;
    this.chain = chain;
  }

  static void tell(BoardProof proof, Chain chain) {
    new PairProof(proof, chain).tell();
  }

  /** Returns whether a chain of eight or more nodes leads through the same two digits of cells. */
  static boolean isOfPairs(Chain chain) {
    List<Chain.Node> nodes = chain.nodes();
    boolean isOfPairs =
        nodes.size() > 7 && nodes.size() % 2 == 0 && nodes.size() == chain.length() + 1;
    for (int i = 0; i < nodes.size() && isOfPairs; i++) {
      boolean isSecond = (i + 1) / 2 % 2 != 0;
      isOfPairs =
          nodes.get(i).candidates().size() == 1
              && nodes.get(i).digit() == nodes.get(isSecond ? 1 : 0).digit()
              && cell(chain, i) == cell(chain, i - i % 2)
              && (i < 2 || Houses.see(cell(chain, i), cell(chain, i - i % 2 - 2)));
    }
    return isOfPairs && nodes.get(0).digit() != nodes.get(1).digit();
  }

  private static int cell(Chain chain, int node) {
    return chain.nodes().get(node).candidates().get(0).cell();
  }

  private void tell() {
    List<Candidate> gone = proof.unproved();
    int one = chain.nodes().get(0).digit();
    int other = chain.nodes().get(1).digit();
    List<ProofLine> pairs = new ArrayList<>();
    for (int first : new int[] {one, other}) {
      ProofLine supposed = proof.suppose(new Candidate(cell(chain, 0), first), true);
      ProofLine end = follow(first, one + other - first, gone);
      proof.close(supposed);
      if (end == null) {
        return;
      }
      pairs.add(supposed);
      pairs.add(end);
    }
    proof.keepStated();
    proof.isEffect(proof.conclude(false, gone, List.of(BoardUnits.cell(cell(chain, 0))), pairs));
  }

  private @Nullable ProofLine follow(int first, int second, List<Candidate> gone) {
    CellSet cells = BoardUnits.cellsOf(gone).with(cell(chain, 0));
    int digit = second;
    for (int i = 2; i < chain.nodes().size(); i += 2) {
      CellSet both = CellSet.of(cell(chain, i - 2), cell(chain, i));
      int house = BoardUnits.housesWith(both).get(0);
      proof.state(
          proof.holds(List.of(new Candidate(cell(chain, i), digit)), BoardUnits.part(house, both)));
      cells = cells.with(cell(chain, i));
      digit = first + second - digit;
    }
    return proof.fails(gone, BoardUnits.sight(cells));
  }
}
