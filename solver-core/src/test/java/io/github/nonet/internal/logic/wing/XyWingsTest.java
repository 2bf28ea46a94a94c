package io.github.nonet.internal.logic.wing;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Board;
import io.github.nonet.Candidate;
import io.github.nonet.Candidates;
import io.github.nonet.House;
import io.github.nonet.Tries;
import io.github.nonet.internal.logic.FoundSteps;
import io.github.nonet.internal.logic.State;
import io.github.nonet.logic.Reason.Wing;
import io.github.nonet.logic.Step;
import io.github.nonet.logic.Technique;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** All wings of random states, found by looking at all three cells as the definition says. */
class XyWingsTest {
  private static final int STATES = Tries.of(3, 40);

  private final Random random = new Random(11);

  /** Returns a state with two or three random digits in some cells, and all nine in the others. */
  private Candidates state() {
    Candidates state = Candidates.of(Board.EMPTY);
    for (int cell = 0; cell < 81; cell++) {
      List<Integer> digits = IntStream.rangeClosed(1, 9).boxed().collect(Collectors.toList());
      Collections.shuffle(digits, random);
      int gone = random.nextInt(3) == 0 ? 0 : 6 + random.nextInt(2);
      for (int digit : digits.subList(0, gone)) {
        state = state.without(cell, digit);
      }
    }
    return state;
  }

  private static boolean see(int cell, int other) {
    return cell != other
        && House.containing(cell).stream().anyMatch(house -> house.cells().contains(other));
  }

  private static List<Integer> digits(Candidates state, int cell) {
    return IntStream.rangeClosed(1, 9).filter(it -> state.allows(cell, it)).boxed().toList();
  }

  /** Returns what the wing with these cells says; nothing if they are none. */
  private static Stream<String> wing(
      Technique technique, Candidates state, int pivot, int one, int other) {
    Set<Integer> shared = new TreeSet<>(digits(state, one));
    shared.retainAll(digits(state, other));
    Set<Integer> all = new TreeSet<>(digits(state, one));
    all.addAll(digits(state, other));
    Set<Integer> expected = new TreeSet<>(all);
    if (technique == Technique.XY_WING) {
      expected.removeAll(shared);
    }
    if (shared.size() != 1
        || all.size() != 3
        || !expected.equals(new TreeSet<>(digits(state, pivot)))) {
      return Stream.empty();
    }
    int z = shared.iterator().next();
    List<Integer> gone =
        IntStream.range(0, 81)
            .filter(cell -> state.allows(cell, z) && see(cell, one) && see(cell, other))
            .filter(cell -> technique == Technique.XY_WING || see(cell, pivot))
            .boxed()
            .toList();
    return gone.isEmpty() ? Stream.empty() : Stream.of(text(z, pivot, one, other, gone));
  }

  private static String text(int z, int pivot, int one, int other, List<Integer> gone) {
    return z + " at " + pivot + " with " + new TreeSet<>(List.of(one, other)) + gone;
  }

  private static String text(Step step) {
    Wing wing = (Wing) step.reason();
    List<Integer> pincers = wing.pincers().stream().map(Candidate::cell).distinct().toList();
    return text(
        wing.digit(),
        wing.pivot().get(0).cell(),
        pincers.get(0),
        pincers.get(1),
        step.eliminations().stream().map(Candidate::cell).sorted().toList());
  }

  @ParameterizedTest
  @EnumSource(names = {"XY_WING", "XYZ_WING"})
  void find_asTheDefinitionSays(Technique technique) {
    int wings = 0;
    for (int i = 0; i < STATES; i++) {
      Candidates state = state();
      List<Integer> pairs =
          IntStream.range(0, 81).filter(it -> digits(state, it).size() == 2).boxed().toList();
      Set<String> expected = new TreeSet<>();
      for (int pivot = 0; pivot < 81; pivot++) {
        int from = pivot;
        List<Integer> seen = pairs.stream().filter(it -> see(from, it)).toList();
        for (int one : seen) {
          seen.stream()
              .filter(other -> other > one)
              .flatMap(other -> wing(technique, state, from, one, other))
              .forEach(expected::add);
        }
      }
      List<String> found =
          FoundSteps.of(technique, State.of(state)).stream().map(XyWingsTest::text).toList();
      assertThat(found).doesNotHaveDuplicates().hasSameElementsAs(expected);
      wings += found.size();
    }
    assertThat(wings).isGreaterThan(STATES);
  }
}
