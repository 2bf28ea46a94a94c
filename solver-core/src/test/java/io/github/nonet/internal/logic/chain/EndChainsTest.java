package io.github.nonet.internal.logic.chain;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Board;
import io.github.nonet.Candidate;
import io.github.nonet.Candidates;
import io.github.nonet.internal.logic.CellSet;
import io.github.nonet.internal.logic.Eliminations;
import io.github.nonet.internal.logic.FoundSteps;
import io.github.nonet.internal.logic.Houses;
import io.github.nonet.internal.logic.OneDigitStates;
import io.github.nonet.internal.logic.State;
import io.github.nonet.logic.Chain;
import io.github.nonet.logic.Step;
import io.github.nonet.logic.Technique;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** X-chains and XY-chains, compared with a slow search by the words of their definition. */
class EndChainsTest {
  /** Tries all chains of a state. */
  private abstract static class Slow {
    final State state;
    private final List<Candidate> nodes = new ArrayList<>();
    private final Map<List<Candidate>, Integer> shortest = new HashMap<>();

    Slow(State state, CellSet cells) {
      this.state = state;
      nodes.addAll(state.candidatesByDigit(cells, digits()));
    }

    abstract int digits();

    abstract boolean isStrong(Candidate a, Candidate b);

    private static boolean isWeak(Candidate a, Candidate b) {
      return a.digit() == b.digit() && Houses.see(a.cell(), b.cell());
    }

    /** Returns the number of links of the shortest chain for all that chains eliminate. */
    Map<List<Candidate>, Integer> shortest() {
      nodes.forEach(node -> extend(List.of(node)));
      return shortest;
    }

    private void extend(List<Candidate> path) {
      Candidate last = path.get(path.size() - 1);
      boolean isStrongNext = path.size() % 2 != 0;
      if (!isStrongNext && path.size() > 3) {
        keep(path.get(0), last, path.size() - 1);
      }
      boolean isClosed = path.size() > 1 && last.equals(path.get(0));
      for (Candidate next : isClosed ? List.<Candidate>of() : nodes) {
        boolean isLinked = isStrongNext ? isStrong(last, next) : isWeak(last, next);
        boolean closes = isStrongNext && next.equals(path.get(0));
        if (isLinked && path.size() < 20 && isFree(next, path, closes)) {
          List<Candidate> longer = new ArrayList<>(path);
          longer.add(next);
          extend(longer);
        }
      }
    }

    /** A chain does not come back to a cell, but to its start. */
    private static boolean isFree(Candidate next, List<Candidate> path, boolean closes) {
      return path.subList(closes ? 1 : 0, path.size() - 1).stream()
          .noneMatch(it -> it.cell() == next.cell());
    }

    private void keep(Candidate start, Candidate end, int links) {
      if (start.digit() == end.digit()) {
        CellSet seen = Houses.PEERS[start.cell()].and(Houses.PEERS[end.cell()]);
        List<Candidate> gone = new Eliminations(state).add(start.digit(), seen).toList();
        if (!gone.isEmpty()) {
          shortest.merge(gone, links, Math::min);
        }
      }
    }
  }

  private static Map<List<Candidate>, Integer> found(Technique technique, State state) {
    Map<List<Candidate>, Integer> found = new HashMap<>();
    for (Step step : FoundSteps.of(technique, state)) {
      assertThat(found.put(step.eliminations(), ((Chain) step.reason()).length())).isNull();
    }
    return found;
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 6, 10, 14})
  void xChains_asTheDefinitionSays(int percent) {
    Random random = new Random(percent);
    for (int i = 0; i < 40; i++) {
      State state = OneDigitStates.random(random, percent);
      Slow slow =
          new Slow(state, CellSet.ALL) {
            @Override
            int digits() {
              return 1 << OneDigitStates.DIGIT;
            }

            @Override
            boolean isStrong(Candidate a, Candidate b) {
              CellSet both = CellSet.of(a.cell(), b.cell());
              for (int house = 0; house < Houses.COUNT; house++) {
                if (a.cell() != b.cell() && state.cells(house, a.digit()).equals(both)) {
                  return true;
                }
              }
              return false;
            }
          };
      assertThat(found(Technique.X_CHAIN, state)).isEqualTo(slow.shortest());
    }
  }

  @ParameterizedTest
  @CsvSource({"6, 4, 40", "9, 4, 40", "12, 4, 40", "36, 9, 4"})
  void xyChains_asTheDefinitionSays(int pairs, int digits, int states) {
    Random random = new Random(pairs);
    for (int i = 0; i < states; i++) {
      State state = pairs(random, pairs, digits);
      Slow slow =
          new Slow(state, state.cellsWith(2)) {
            @Override
            int digits() {
              return Houses.ALL_DIGITS;
            }

            @Override
            boolean isStrong(Candidate a, Candidate b) {
              return a.cell() == b.cell() && a.digit() != b.digit();
            }
          };
      assertThat(found(Technique.XY_CHAIN, state)).isEqualTo(slow.shortest());
    }
  }

  /** Returns the empty grid with this many cells that have two of some digits, by chance. */
  private static State pairs(Random random, int pairs, int digits) {
    Candidates state = Candidates.of(Board.EMPTY);
    for (int cell : random.ints(0, 81).distinct().limit(pairs).toArray()) {
      int one = random.nextInt(digits) + 1;
      int other = (one + random.nextInt(digits - 1)) % digits + 1;
      for (int digit = 1; digit <= 9; digit++) {
        state = digit == one || digit == other ? state : state.without(cell, digit);
      }
    }
    return State.of(state);
  }
}
