package io.github.nonet.internal.deduction;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Tries;
import io.github.nonet.internal.groups.Structure;
import io.github.nonet.internal.groups.forms.Form;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Chains through the widest groups only are as long as those through all groups. */
class WidestGroupsTest {
  private static final int MOST_LINKS = 11;

  private final Random random = new Random(65);

  @Test
  void shortestChains_areAsLongAsThroughAllGroups() {
    List<Structure> kinds =
        List.of(
            SmallGrid.boxes(2, 3),
            SmallGrid.boxes(3, 3),
            withDiagonalNeighbours(SmallGrid.boxes(3, 3)));
    int longer = 0;
    int compared = 0;
    int tries = Tries.of(6, 60);
    for (int i = 0; i < tries; i++) {
      GridState state = state(kinds.get(i % kinds.size()), 0.2 + 0.5 * random.nextDouble());
      Sight sight = new Sight(state.units, () -> {});
      GridLinks links = links(state, sight);
      WidestGroups widest = new WidestGroups(state, sight, links);
      for (int round = 0; round < 3; round++) {
        links.look();
        int[] without = lengths(links);
        links.addGroups();
        int[] all = lengths(links);
        links.look();
        if (widest.add()) {
          assertThat(lengths(links)).as("%s", Arrays.toString(state.sets)).isEqualTo(all);
          longer += Arrays.equals(all, without) ? 0 : 1;
          compared++;
        }
        // Only one value changes: what is known of the others is used again.
        int bit = 2 << random.nextInt(state.units.symbols);
        state.remove(random.nextInt(state.sets.length), bit);
        state.remove(random.nextInt(state.sets.length), bit);
      }
    }
    assertThat(longer).isPositive();
    assertThat(compared).isGreaterThan(2 * tries);
  }

  /** With more groups than are looked at, the ladder takes the same chains as a path. */
  @Test
  void manyGroups_areLookedAtAsInPaths() {
    GridState state = state(withSight(SmallGrid.boxes(4, 4)), 0.3);
    Sight sight = new Sight(state.units, () -> {});
    GridLinks links = links(state, sight);
    links.look();
    assertThat(new WidestGroups(state, sight, links).add()).isFalse();
    state.skipReasons();
    int[] before = state.sets.clone();
    StepDraft finding = new StepDraft();
    GridFinder chains = new GridChains(state, sight, () -> narrowings(state, sight));
    assertThat(chains.find(state, finding)).isTrue();
    finding.apply(state);
    int[] taken = state.sets.clone();
    System.arraycopy(before, 0, state.sets, 0, before.length);
    links.look();
    int[] lengths = lengths(links);
    for (int start = 0; start < lengths.length; start++) {
      int bit = 1 << links.value(start);
      if (lengths[start] > 0) {
        before[links.cell(start)] &= (start & 1) != 0 ? ~bit : bit;
      }
    }
    assertThat(taken).isEqualTo(before);
  }

  /** Returns a state with any candidates, and some cells filled. */
  private GridState state(Structure structure, double share) {
    int[] sets = new int[structure.cells()];
    for (int cell = 0; cell < sets.length; cell++) {
      for (int value = 1; value <= structure.symbols(); value++) {
        sets[cell] |= random.nextDouble() < share ? 1 << value : 0;
      }
      sets[cell] |= sets[cell] == 0 ? 2 << random.nextInt(structure.symbols()) : 0;
    }
    GridState state = new GridState(new Units(structure, () -> {}), () -> {});
    state.load(sets);
    for (int cell = 0; cell < sets.length; cell++) {
      if (Integer.bitCount(sets[cell]) == 1 && random.nextBoolean()) {
        state.markFilled(cell);
      }
    }
    return state;
  }

  /** Returns a grid in which diagonal neighbours differ too. */
  private static Structure withDiagonalNeighbours(Structure structure) {
    int n = structure.symbols();
    List<Form> forms = new ArrayList<>();
    for (int cell = 0; cell < n * (n - 1); cell++) {
      if (cell % n < n - 1) {
        forms.add(new Form.Apart(new int[] {cell, cell + n + 1}));
        forms.add(new Form.Apart(new int[] {cell + 1, cell + n}));
      }
    }
    return structure.withForms(forms);
  }

  /** Returns a grid in which a third of all pairs of cells differ. */
  private Structure withSight(Structure structure) {
    List<Form> forms = new ArrayList<>();
    for (int cell = 0; cell < structure.cells(); cell++) {
      for (int other = 0; other < cell; other++) {
        if (random.nextInt(3) == 0) {
          forms.add(new Form.Apart(new int[] {cell, other}));
        }
      }
    }
    return structure.withForms(forms);
  }

  private static GridLinks links(GridState state, Sight sight) {
    return new GridLinks(state, sight, () -> narrowings(state, sight));
  }

  private static Narrowings narrowings(GridState state, Sight sight) {
    return new Narrowings(state, sight, new FormWays(state, sight), List.of());
  }

  /** Returns for each candidate, true or false, the length of its chain; 0 if there is none. */
  private static int[] lengths(GridLinks links) {
    int[] lengths = new int[links.singles];
    for (int start = 0; start < lengths.length; start++) {
      int[] depth = new int[links.literals];
      int[] queue = new int[links.literals + 1];
      queue[0] = start;
      int count = 1;
      for (int i = 0; i < count && depth[start ^ 1] == 0; i++) {
        int literal = queue[i];
        for (int link = links.first[literal]; link >= 0; link = links.next[link]) {
          int target = links.to[link];
          if (target != start && depth[target] == 0 && depth[literal] < MOST_LINKS) {
            depth[target] = depth[literal] + 1;
            queue[count++] = target;
          }
        }
      }
      lengths[start] = depth[start ^ 1];
    }
    return lengths;
  }
}
