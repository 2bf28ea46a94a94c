package io.github.nonet.logic;

import io.github.nonet.Candidate;
import io.github.nonet.Inference;
import io.github.nonet.internal.logic.Houses;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * What follows from either digit of the first cell of a remote pair: the digits take turns along
 * the chain, and in both cases each eliminated candidate is seen by its digit.
 */
final class BothDigits {
  private final Chain chain;
  private final List<Candidate> eliminations;
  private final List<Inference> inferences = new ArrayList<>();

  private BothDigits(Chain chain, List<Candidate> eliminations) {
    this.chain = chain;
    this.eliminations = eliminations;
  }

  /**
   * Returns the inferences of both cases, one after the other; none for a chain of another kind.
   */
  static List<Inference> inferences(Chain chain, List<Candidate> eliminations) {
    if (!isOfPairs(chain)) {
      return List.of();
    }
    BothDigits both = new BothDigits(chain, eliminations);
    both.follow(chain.nodes().get(0).digit(), chain.nodes().get(1).digit());
    both.follow(chain.nodes().get(1).digit(), chain.nodes().get(0).digit());
    return List.copyOf(both.inferences);
  }

  /** Returns whether the chain goes through the same two digits of each cell, in turn. */
  private static boolean isOfPairs(Chain chain) {
    List<Chain.Node> nodes = chain.nodes();
    boolean isOfPairs = nodes.size() % 2 == 0 && nodes.size() == chain.length() + 1;
    for (int i = 0; i < nodes.size() && isOfPairs; i++) {
      boolean isSecond = (i + 1) / 2 % 2 != 0;
      isOfPairs =
          nodes.get(i).candidates().size() == 1
              && nodes.get(i).digit() == nodes.get(isSecond ? 1 : 0).digit()
              && cell(chain, i) == cell(chain, i - i % 2)
              && (i < 2 || sees(cell(chain, i), cell(chain, i - 2)));
    }
    return isOfPairs && nodes.get(0).digit() != nodes.get(1).digit();
  }

  private static int cell(Chain chain, int node) {
    return chain.nodes().get(node).candidates().get(0).cell();
  }

  private static boolean sees(int cell, int other) {
    return Houses.PEERS[cell].contains(other);
  }

  /** Adds what follows if the first cell holds a digit. */
  private void follow(int first, int second) {
    int start = inferences.size();
    add(new Candidate(cell(chain, 0), first), true, List.of());
    for (int i = 2; i < chain.nodes().size(); i += 2) {
      int held = i / 2 % 2 == 0 ? first : second;
      int last = inferences.size() - 1;
      add(new Candidate(cell(chain, i), first + second - held), false, List.of(last));
      add(new Candidate(cell(chain, i), held), true, List.of(last + 1));
    }
    int end = inferences.size();
    for (Candidate gone : eliminations) {
      IntStream.range(start, end)
          .filter(i -> excludes(inferences.get(i), gone))
          .findFirst()
          .ifPresent(i -> add(gone, false, List.of(i)));
    }
  }

  private static boolean excludes(Inference inference, Candidate gone) {
    Candidate held = inference.candidates().get(0);
    return inference.isTrue() && held.digit() == gone.digit() && sees(held.cell(), gone.cell());
  }

  private void add(Candidate candidate, boolean isTrue, List<Integer> causes) {
    inferences.add(Inference.unnamed(candidate, isTrue, List.of(), causes));
  }
}
