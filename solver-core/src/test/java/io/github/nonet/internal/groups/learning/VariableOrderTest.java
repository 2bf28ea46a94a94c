package io.github.nonet.internal.groups.learning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.Random;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class VariableOrderTest {
  private static final int VARIABLES = 40;

  private final Random random = new Random(1);

  private static double greatest(VariableOrder order, TreeSet<Integer> present) {
    return present.stream().mapToDouble(order::activity).max().orElseThrow();
  }

  /** Whatever is put in, taken away or bumped, the first is one with the highest activity. */
  @Test
  void first_hasTheHighestActivity() {
    for (int tries = 0; tries < 20; tries++) {
      VariableOrder order = new VariableOrder(random.doubles(VARIABLES).toArray());
      TreeSet<Integer> present = new TreeSet<>();
      for (int variable = 0; variable < VARIABLES; variable++) {
        present.add(variable);
      }
      for (int i = 0; i < 300; i++) {
        int variable = random.nextInt(VARIABLES);
        switch (random.nextInt(4)) {
          case 0 -> order.bump(variable);
          case 1 -> {
            order.insert(variable);
            present.add(variable);
          }
          case 2 -> order.decay();
          default -> {
            if (!order.isEmpty()) {
              present.remove(order.first());
              order.removeFirst();
            }
          }
        }
        assertThat(order.isEmpty()).isEqualTo(present.isEmpty());
        if (!present.isEmpty()) {
          assertThat(present).contains(order.first());
          assertThat(order.activity(order.first())).isEqualTo(greatest(order, present));
        }
      }
    }
  }

  /** All that is taken away comes in the order of activities, each once. */
  @Test
  void removeFirst_eachOnce_byActivity() {
    double[] activities = random.doubles(VARIABLES).toArray();
    VariableOrder order = new VariableOrder(activities.clone());
    double[] found = new double[VARIABLES];
    for (int i = 0; i < VARIABLES; i++) {
      found[i] = order.activity(order.first());
      order.removeFirst();
    }
    assertThat(order.isEmpty()).isTrue();
    double[] sorted = activities.clone();
    Arrays.sort(sorted);
    for (int i = 0; i < VARIABLES; i++) {
      assertThat(found[i]).isEqualTo(sorted[VARIABLES - 1 - i]);
    }
    order.restart(activities);
    assertThat(order.activity(order.first())).isEqualTo(sorted[VARIABLES - 1]);
  }

  /** A variable that is in is not put in twice. */
  @Test
  void insert_again_changesNothing() {
    VariableOrder order = new VariableOrder(new double[] {1, 3, 2});
    order.insert(1);
    order.removeFirst();
    assertThat(order.first()).isEqualTo(2);
    order.insert(1);
    order.insert(1);
    assertThat(order.first()).isEqualTo(1);
    order.removeFirst();
    order.removeFirst();
    order.removeFirst();
    assertThat(order.isEmpty()).isTrue();
  }

  /** A conflict counts for 20/19 of the one before. */
  @Test
  void bump_laterConflictsCountMore() {
    VariableOrder order = new VariableOrder(new double[3]);
    order.bump(0);
    order.decay();
    order.bump(1);
    assertThat(order.activity(0)).isEqualTo(1);
    assertThat(order.activity(1)).isCloseTo(1 / 0.95, within(1e-12));
    order.restart(new double[] {0.5, 0, 0});
    order.bump(2);
    assertThat(order.activity(2)).isEqualTo(1);
    assertThat(order.activity(0)).isEqualTo(0.5);
  }

  /** Activities that would become too large are all made smaller; their order stays. */
  @Test
  void bump_manyConflicts_keepTheOrder() {
    VariableOrder order = new VariableOrder(new double[3]);
    order.bump(2);
    for (int i = 0; i < 20_000; i++) {
      order.decay();
      order.bump(i % 2);
      assertThat(order.first()).isEqualTo(i % 2);
    }
    assertThat(order.activity(1)).isBetween(1e-100, 1e100);
    assertThat(order.activity(0)).isCloseTo(0.95 * order.activity(1), within(1e90));
    assertThat(order.activity(2)).isLessThan(1e-100);
  }
}
