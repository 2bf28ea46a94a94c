package io.github.nonet.logic;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Board;
import io.github.nonet.Candidate;
import io.github.nonet.Candidates;
import io.github.nonet.Inference;
import io.github.nonet.Tries;
import io.github.nonet.internal.logic.CellSet;
import io.github.nonet.internal.logic.Houses;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Remote pairs prove that each of their eliminations follows from either digit of a cell. */
class RemotePairReasonsTest {
  /** Returns a state in which cells that see each other, one after the other, have two digits. */
  private static Candidates state(Random random) {
    int one = 1 + random.nextInt(9);
    int other = 1 + (one + random.nextInt(8)) % 9;
    List<Integer> path = new ArrayList<>(List.of(random.nextInt(81)));
    int wanted = 4 + random.nextInt(4);
    for (int i = 0; i < 50 && path.size() < wanted; i++) {
      CellSet peers = Houses.PEERS[path.get(path.size() - 1)];
      int next = peers.toList().get(random.nextInt(peers.size()));
      if (!path.contains(next)) {
        path.add(next);
      }
    }
    Candidates state = Candidates.of(Board.EMPTY);
    for (int cell : path) {
      state = States.only(state, cell, one, other);
    }
    for (int cell = 0; cell < 81; cell++) {
      if (!path.contains(cell)) {
        state = random.nextInt(3) > 0 ? state.without(cell, one) : state;
        state = random.nextInt(3) > 0 ? state.without(cell, other) : state;
      }
    }
    return state;
  }

  @Test
  void inferences_proveBothDigits() {
    Random random = new Random(65);
    int ofBoth = 0;
    int ofOne = 0;
    for (int i = 0; i < Tries.of(100, 2_000); i++) {
      Candidates state = state(random);
      for (Step step : States.steps(Technique.REMOTE_PAIR, state)) {
        requireProof(state, step);
        boolean isOfBoth =
            step.eliminations().stream().map(Candidate::digit).distinct().count() > 1;
        ofBoth += isOfBoth ? 1 : 0;
        ofOne += isOfBoth ? 0 : 1;
        boolean isOfEnds = cells(step).size() == 4;
        if (!isOfBoth && isOfEnds) {
          assertThat(((Chain) step.reason()).nodes().get(0).digit())
              .isEqualTo(step.eliminations().get(0).digit());
        }
      }
    }
    assertThat(ofBoth).isGreaterThan(Tries.of(10, 200));
    assertThat(ofOne).isGreaterThan(Tries.of(10, 200));
  }

  private static List<Integer> cells(Step step) {
    return ((Chain) step.reason())
        .nodes().stream().map(node -> node.candidates().get(0).cell()).distinct().toList();
  }

  /** Replays both cases by the rules alone. */
  private static void requireProof(Candidates state, Step step) {
    List<Inference> all = step.inferences();
    Set<Integer> assumed = new HashSet<>();
    Set<Candidate> gone = new HashSet<>();
    List<Set<Candidate>> ofCases = new ArrayList<>();
    int cell = cells(step).get(0);
    for (int i = 0; i < all.size(); i++) {
      Inference inference = all.get(i);
      Candidate it = inference.candidates().get(0);
      assertThat(state.digits(it.cell())).as("%s of %s", inference, step).contains(it.digit());
      if (inference.causes().isEmpty()) {
        assertThat(it.cell()).isEqualTo(cell);
        assertThat(inference.isTrue()).isTrue();
        assumed.add(it.digit());
        gone = new HashSet<>();
        ofCases.add(gone);
        continue;
      }
      Inference cause = all.get(inference.causes().get(0));
      int place = i;
      assertThat(inference.causes()).hasSize(1).allMatch(at -> at < place);
      if (inference.isTrue()) {
        assertThat(cause.isTrue()).isFalse();
        assertThat(cause.candidates().get(0).cell()).isEqualTo(it.cell());
        assertThat(state.digits(it.cell()))
            .containsExactlyInAnyOrder(it.digit(), cause.candidates().get(0).digit());
      } else {
        assertThat(cause.isTrue()).isTrue();
        assertThat(Rules.exclude(cause.candidates().get(0), it))
            .as("%s of %s", inference, step)
            .isTrue();
        gone.add(it);
      }
    }
    assertThat(assumed).isEqualTo(state.digits(cell));
    assertThat(ofCases).hasSize(2).allMatch(it -> it.containsAll(step.eliminations()));
  }

  /** A step that a program makes has no inferences if its chain is none of pairs. */
  @Test
  void inferences_ofAnotherChain() {
    Chain.Node one = Chain.Node.of(new Candidate(0, 1));
    Chain.Node two = Chain.Node.of(new Candidate(0, 2));
    Chain.Node far = Chain.Node.of(new Candidate(80, 2));
    Chain.Node end = Chain.Node.of(new Candidate(80, 1));
    List<Candidate> gone = List.of(new Candidate(8, 1));
    for (Chain chain :
        List.of(
            new Chain(List.of(one), List.of()),
            new Chain(List.of(one, two), List.of(true, false)),
            new Chain(List.of(one, one), List.of(true)),
            new Chain(List.of(one, far), List.of(true)),
            new Chain(List.of(one, two, far, end), List.of(true, false, true)))) {
      assertThat(Step.eliminating(Technique.REMOTE_PAIR, gone, chain).inferences()).isEmpty();
    }
    Chain chain = new Chain(List.of(one, two), List.of(true));
    assertThat(Step.eliminating(Technique.REMOTE_PAIR, gone, chain).inferences()).hasSize(3);
    assertThat(Step.eliminating(Technique.XY_CHAIN, gone, chain).inferences()).isEmpty();
  }
}
