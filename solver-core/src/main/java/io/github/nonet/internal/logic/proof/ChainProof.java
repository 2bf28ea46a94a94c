package io.github.nonet.internal.logic.proof;

import io.github.nonet.Candidate;
import io.github.nonet.Inference.Unit;
import io.github.nonet.internal.logic.CellSet;
import io.github.nonet.internal.logic.Houses;
import io.github.nonet.internal.sets.ValueSet;
import io.github.nonet.logic.Chain;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The proofs of chains.
 *
 * <pre>
 *   from false to true      if the first end is false, the last is true: one of them is
 *   a closed loop           whether its first node is false or true, it excludes the eliminations
 *   any other               an eliminated candidate leads to a gap
 * </pre>
 */
final class ChainProof {
  private final BoardProof proof;
  private final Chain chain;

  /** The nodes, and whether each is true if the chain is followed from its first. */
  private final List<Chain.Node> nodes;

  private final List<Boolean> truths = new ArrayList<>();

  private ChainProof(BoardProof proof, Chain chain) {
    this.proof = proof;
    this.chain = chain;
    nodes = new ArrayList<>(chain.nodes());
    truths.add(!chain.strong().isEmpty() && !chain.strong().get(0));
    for (int i = 1; i < nodes.size(); i++) {
      truths.add(chain.strong().get(i - 1));
    }
  }

  static void tell(BoardProof proof, Chain chain) {
    if (chain.nodes().size() < 2) {
      return;
    }
    if (PairProof.isOfPairs(chain)) {
      PairProof.tell(proof, chain);
      return;
    }
    new ChainProof(proof, chain).tell();
  }

  private void tell() {
    int last = nodes.size() - 1;
    boolean isClosed = chain.isLoop();
    if (isClosed && chain.strong().get(last) && !truths.get(0) && !truths.get(last)) {
      placed();
    } else if (isClosed) {
      loop();
    } else if (!truths.get(0) && truths.get(last) && nodes.get(0).candidates().size() == 1) {
      ends();
    }
    for (Candidate gone : proof.unproved()) {
      refute(gone);
    }
  }

  /**
   * If the first end is false, the last is true, so at least one end is, and candidates that see
   * both are eliminated. If a cell has no digit left on the way, the first end is true.
   */
  private void ends() {
    Candidate first = nodes.get(0).candidates().get(0);
    ProofLine isFalse = proof.suppose(first, false);
    ChainLines lines = new ChainLines(proof, cells(nodes.get(0)));
    ProofLine end = null;
    ProofLine gap = null;
    for (int i = 1; i < nodes.size() && gap == null; i++) {
      end = follow(lines, i, i - 1, truths.get(i));
      proof.state(end);
      gap = emptied(nodes.get(i), truths.get(i), isFalse);
    }
    proof.close(isFalse);
    if (gap != null) {
      proof.refute(isFalse, gap);
      eliminateAlso(List.of(first));
      return;
    }
    if (end == null) {
      return;
    }
    Set<Candidate> ends = new LinkedHashSet<>(List.of(first));
    ends.addAll(end.candidates);
    ProofLine isTrue = proof.suppose(first, true);
    ProofLine one =
        proof.conclude(
            true, new ArrayList<>(ends), List.of(), List.of(isFalse, end, isTrue, isTrue));
    proof.keepStated();
    proof.alwaysList(one);
    eliminateAlso(ends);
  }

  /** Writes the eliminations that follow from the true end. */
  private void eliminateAlso(Collection<Candidate> ends) {
    proof.eliminate(BoardUnits.cell(nodes.get(0).candidates().get(0).cell()));
    proof.eliminate(BoardUnits.sight(BoardUnits.cellsOf(ends)));
  }

  /**
   * Writes that a cell of a node has two digits, or that a cell of a set has none left, if that
   * follows. Other chains are followed to their ends although a cell has none left.
   *
   * @param start a line that must not be a cause
   */
  private @Nullable ProofLine emptied(Chain.Node node, boolean isTrue, @Nullable ProofLine start) {
    boolean isOfSet = !isTrue && !node.almostLocked().isEmpty();
    for (int cell : cells(node).toList()) {
      ProofLine gap = proof.gap(BoardUnits.cell(cell));
      boolean isTwo = gap != null && !gap.causes.contains(start);
      for (ProofLine cause : isTwo ? gap.causes : List.<ProofLine>of()) {
        isTwo &= isOfSet || cause.isTrue && !cause.isChoice();
      }
      if (isTwo) {
        return gap;
      }
    }
    return null;
  }

  /** Both ends of a loop make its first node true. */
  private void placed() {
    Candidate first = nodes.get(0).candidates().get(0);
    ProofLine isFalse = proof.suppose(first, false);
    follow(1, nodes.size(), 1, false);
    ProofLine gap =
        new ChainLines(proof, cells(nodes.get(nodes.size() - 1)))
            .gap(true, List.of(first), CellSet.EMPTY);
    proof.close(isFalse);
    if (gap != null) {
      proof.isEffect(proof.refute(isFalse, gap));
    }
  }

  /**
   * A loop is followed in both directions: from its first node if that is false, and if it is true.
   */
  private void loop() {
    if (truths.get(0)) {
      Collections.rotate(nodes, -1);
      Collections.rotate(truths, -1);
    }
    if (nodes.get(0).candidates().size() > 1) {
      return;
    }
    List<Candidate> gone = new ArrayList<>(proof.unproved());
    Candidate first = nodes.get(0).candidates().get(0);
    ProofLine isFalse = proof.suppose(first, false);
    follow(1, nodes.size(), 1, false);
    gone.retainAll(excluded(gone, false));
    proof.close(isFalse);
    ProofLine isTrue = proof.suppose(first, true);
    follow(nodes.size() - 1, 0, -1, true);
    gone.retainAll(excluded(gone, true));
    ProofLine other = exclude(gone, true);
    proof.close(isTrue);
    proof.reopen(isFalse);
    ProofLine one = exclude(gone, false);
    proof.close(isFalse);
    if (one != null && other != null) {
      proof.keepStated();
      proof.isEffect(proof.conclude(false, gone, List.of(), List.of(isFalse, one, isTrue, other)));
    }
  }

  /** Returns the eliminations that the true nodes exclude. */
  private List<Candidate> excluded(List<Candidate> gone, boolean isReverse) {
    List<Candidate> excluded = new ArrayList<>();
    for (Candidate candidate : gone) {
      if (exclude(List.of(candidate), isReverse) != null) {
        excluded.add(candidate);
      }
    }
    return excluded;
  }

  /** Writes that the true nodes exclude the eliminations. */
  private @Nullable ProofLine exclude(List<Candidate> gone, boolean isReverse) {
    CellSet cells = BoardUnits.cellsOf(gone);
    for (int i = 0; i < nodes.size(); i++) {
      for (Candidate candidate : gone) {
        cells = cells.or(excluding(i, isReverse, candidate));
      }
    }
    return proof.fails(gone, BoardUnits.sight(cells));
  }

  /** Returns the cells by which a node, or its set, excludes a candidate; none if it does not. */
  private CellSet excluding(int at, boolean isReverse, Candidate gone) {
    Chain.Node node = nodes.get(at);
    CellSet cells = cells(node);
    boolean isTrue = truths.get(at) != isReverse;
    if (!node.almostLocked().isEmpty()) {
      return excludingSet(at, gone);
    }
    boolean isSeen =
        node.digit() == gone.digit()
            ? Houses.commonPeers(cells).contains(gone.cell())
            : cells.equals(CellSet.of(gone.cell()));
    return isTrue && isSeen ? cells : CellSet.EMPTY;
  }

  /**
   * Returns the places by which a set excludes a candidate. A set that is not locked by itself is
   * locked together with the next cell if that has lost the digit of its node. Then the places are
   * those in the set, or, if the digit is still possible in the cell, those in both.
   */
  private CellSet excludingSet(int at, Candidate gone) {
    Chain.Node node = nodes.get(at);
    CellSet places = proof.places(BoardUnits.cells(node.almostLocked()), gone.digit());
    if (places.isEmpty() || !Houses.commonPeers(places).contains(gone.cell())) {
      return CellSet.EMPTY;
    }
    if (holdsIn(node, gone.digit()) != null) {
      return places;
    }
    Chain.Node next = nodes.get((at + 1) % nodes.size());
    CellSet cell = next.almostLocked().isEmpty() ? cells(next) : CellSet.EMPTY;
    if (cell.size() != 1) {
      return CellSet.EMPTY;
    }
    Unit sight = BoardUnits.sight(BoardUnits.cells(node.almostLocked()).or(cell));
    if (proof.holds(places.candidates(gone.digit()), sight) != null) {
      return places;
    }
    CellSet both = places.or(proof.places(cell, gone.digit()));
    boolean isSeen = Houses.commonPeers(both).contains(gone.cell());
    boolean isExcluding = isSeen && proof.holds(both.candidates(gone.digit()), sight) != null;
    return isExcluding ? both : CellSet.EMPTY;
  }

  /** Writes that an almost locked set holds a digit, if the set has it and the fact follows. */
  private @Nullable ProofLine holdsIn(Chain.Node node, int digit) {
    CellSet set = BoardUnits.cells(node.almostLocked());
    CellSet places = proof.places(set, digit);
    return places.isEmpty() ? null : proof.tell(true, places.candidates(digit), setUnits(set));
  }

  private static List<Unit> setUnits(CellSet set) {
    List<Unit> units = new ArrayList<>();
    if (set.size() == 1) {
      units.add(BoardUnits.cell(set.first()));
    }
    BoardUnits.housesWith(set).forEach(house -> units.add(BoardUnits.part(house, set)));
    return units;
  }

  private static CellSet cells(Chain.Node node) {
    return BoardUnits.cellsOf(node.candidates());
  }

  /** Writes the nodes from one to another; returns the line of the last node. */
  private @Nullable ProofLine follow(int from, int to, int direction, boolean isReverse) {
    int first = from - direction;
    ChainLines lines =
        new ChainLines(proof, cells(nodes.get((first + nodes.size()) % nodes.size())));
    ProofLine line = null;
    for (int i = from; i != to; i += direction) {
      line = follow(lines, i, i - direction, truths.get(i) != isReverse);
      if (!isReverse) {
        // The sentence follows a loop in one direction.
        proof.state(line);
      }
    }
    return line;
  }

  private @Nullable ProofLine follow(ChainLines lines, int at, int before, boolean isTrue) {
    Chain.Node node = nodes.get(at);
    boolean isInside = before >= 0 && before < nodes.size();
    if (isTrue && isInside && node.almostLocked().isEmpty()) {
      force(nodes.get(before), node);
    }
    return lines.node(isTrue, node.candidates(), BoardUnits.cells(node.almostLocked()));
  }

  /**
   * A set that loses a digit excludes its other digits from a cell, which has only one digit left.
   */
  private void force(Chain.Node set, Chain.Node node) {
    if (set.almostLocked().isEmpty() || node.candidates().size() > 1) {
      return;
    }
    int cell = node.candidates().get(0).cell();
    for (int rest = ValueSet.without(proof.digits(cell), node.digit());
        rest != 0;
        rest = ValueSet.withoutLowest(rest)) {
      int digit = ValueSet.lowest(rest);
      if (holdsIn(set, digit) != null) {
        CellSet seen = proof.places(BoardUnits.cells(set.almostLocked()), digit).with(cell);
        proof.fails(List.of(new Candidate(cell, digit)), BoardUnits.sight(seen));
      }
    }
  }

  /** An eliminated candidate leads along the chain to a gap; in a loop, from one of its nodes. */
  private void refute(Candidate gone) {
    for (int turn = 0; turn < (chain.isLoop() ? nodes.size() : 1); turn++) {
      if (turn > 0) {
        Collections.rotate(nodes, -1);
        Collections.rotate(truths, -1);
      }
      ProofLine supposed = proof.suppose(gone, true);
      ProofLine gap = gapAfter(gone);
      proof.close(supposed);
      if (gap != null) {
        proof.isEffect(proof.refute(supposed, gap));
        return;
      }
    }
  }

  private @Nullable ProofLine gapAfter(Candidate gone) {
    ChainLines lines = new ChainLines(proof, CellSet.of(gone.cell()));
    for (int i = 0; i < nodes.size(); i++) {
      boolean isStart = truths.get(i) && nodes.get(i).candidates().equals(List.of(gone));
      if (isStart) {
        // The next node follows from here, even if the chain comes back in its middle.
        lines = new ChainLines(proof, CellSet.of(gone.cell()));
      } else {
        CellSet set = BoardUnits.cells(nodes.get(i).almostLocked());
        if (truths.get(i) && i > 0 && set.isEmpty()) {
          force(nodes.get(i - 1), nodes.get(i));
        }
        ProofLine gap = lines.plainGap(truths.get(i), nodes.get(i).candidates(), set);
        if (gap != null) {
          return gap;
        }
        lines.node(truths.get(i), nodes.get(i).candidates(), set);
        ProofLine empty = truths.get(i) ? null : emptied(nodes.get(i), false, null);
        if (empty != null) {
          return empty;
        }
      }
    }
    ProofLine gap = lines.gap(true, List.of(gone), CellSet.EMPTY);
    for (int i = 0; gap == null && i < nodes.size(); i++) {
      CellSet set = BoardUnits.cells(nodes.get(i).almostLocked());
      gap = lines.gap(truths.get(i), nodes.get(i).candidates(), set);
    }
    return gap;
  }
}
