package io.github.nonet.logic;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Board;
import io.github.nonet.Candidate;
import io.github.nonet.Candidates;
import io.github.nonet.Tries;
import io.github.nonet.internal.logic.CellSet;
import io.github.nonet.internal.logic.Houses;
import io.github.nonet.variant.ProofReferee;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
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
    for (int i = 0; i < Tries.of(100, 250); i++) {
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
    assertThat(ofBoth).isGreaterThan(Tries.of(10, 25));
    assertThat(ofOne).isGreaterThan(Tries.of(10, 25));
  }

  private static List<Integer> cells(Step step) {
    return ((Chain) step.reason())
        .nodes().stream().map(node -> node.candidates().get(0).cell()).distinct().toList();
  }

  /** Each case is supposed, and the rest follows. */
  private static void requireProof(Candidates state, Step step) {
    ProofReferee referee = ProofReferee.of(state);
    assertThat(step.inferences()).as("%s", step).isNotEmpty();
    assertThat(referee.faults(step)).as("%s", step).isEmpty();
  }
}
