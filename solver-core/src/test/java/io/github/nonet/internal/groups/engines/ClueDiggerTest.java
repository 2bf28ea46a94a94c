package io.github.nonet.internal.groups.engines;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Progress;
import io.github.nonet.internal.SplitMix64;
import io.github.nonet.internal.constraints.Condition;
import io.github.nonet.internal.constraints.FormList;
import io.github.nonet.internal.constraints.Kind;
import io.github.nonet.internal.groups.DepthFirst;
import io.github.nonet.internal.groups.Structure;
import io.github.nonet.internal.groups.Structures;
import io.github.nonet.internal.groups.forms.Form;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Random solutions, by a learner and a depth-first search in turns. */
class ClueDiggerTest {
  /** A learner looks at the clock after so much work. */
  private static final int WORK_BETWEEN_PULSES = 500;

  private static final StackWalker STACK = StackWalker.getInstance();

  private long workOfLearner;

  private void pulse() {
    boolean isLearner =
        STACK.walk(
            frames -> frames.anyMatch(frame -> frame.getClassName().endsWith(".groups.Learner")));
    workOfLearner += isLearner ? WORK_BETWEEN_PULSES : 0;
  }

  /** Returns a board on which neighbours do not hold consecutive values. */
  private static Structure nonConsecutive() {
    List<int[]> pairs = new ArrayList<>();
    for (int cell = 0; cell < 81; cell++) {
      if (cell % 9 < 8) {
        pairs.add(new int[] {cell, cell + 1});
      }
      if (cell < 72) {
        pairs.add(new int[] {cell, cell + 9});
      }
    }
    Condition rule = Condition.ofBuilder(Kind.NON_CONSECUTIVE, pairs.toArray(new int[0][]));
    List<Form> forms = FormList.EMPTY.and(9, List.of(rule)).forms();
    return Structures.boxes(3, 3).withForms(forms);
  }

  /** The learner alone did twenty times as much for these, with a million in the worst case. */
  @Tag("slow")
  @Test
  void draw_takesTurnsWhereLearningIsSlow() {
    Structure structure = nonConsecutive();
    ClueDigger digger = new ClueDigger(structure, this::pulse);
    workOfLearner = 0;
    Set<String> drawn = new HashSet<>();
    for (int i = 0; i < 20; i++) {
      int[] values = new int[81];
      assertThat(digger.draw(SplitMix64.of(47, i), values)).isTrue();
      requireSolution(structure, values);
      drawn.add(Arrays.toString(values));
    }
    assertThat(drawn).hasSize(20);
    assertThat(workOfLearner).isLessThan(20 * 50_000);
    int[] again = new int[81];
    digger.draw(SplitMix64.of(47, 3), again);
    assertThat(drawn).contains(Arrays.toString(again));
  }

  private static void requireSolution(Structure structure, int... values) {
    for (Structure.Group group : structure.groups()) {
      assertThat(Arrays.stream(group.cells()).map(cell -> values[cell])).doesNotHaveDuplicates();
    }
    for (Form form : structure.forms()) {
      assertThat(values[form.cells()[0]] - values[form.cells()[1]]).isNotIn(-1, 1);
    }
  }

  /** Of 4,096 candidates; with most clues as facts, a new learner serves the others. */
  @Test
  void dig_largeGrid_leavesTheSolutionTheOnlyOne() {
    Structure sixteen = Structures.boxes(4, 4);
    ClueDigger digger = new ClueDigger(sixteen, () -> {});
    int[] values = new int[256];
    assertThat(digger.draw(SplitMix64.of(5, 5), values)).isTrue();
    boolean[] clues = new boolean[256];
    Arrays.fill(clues, true);
    int[][] units = new int[40][];
    Arrays.setAll(units, i -> new int[] {6 * i});
    digger.dig(values, clues, units, 230);
    int[] sets = new int[256];
    Arrays.setAll(sets, cell -> clues[cell] ? 1 << values[cell] : (1 << 17) - 2);
    assertThat(Arrays.stream(sets).filter(set -> Integer.bitCount(set) == 1)).hasSize(230);
    DepthFirst engine = new DepthFirst(sixteen);
    engine.load(sets);
    assertThat(engine.advance(100)).isEqualTo(Progress.SOLUTION);
    int[] found = new int[256];
    engine.store(found);
    assertThat(found).isEqualTo(values);
    assertThat(engine.advance(100)).isEqualTo(Progress.EXHAUSTED);
    assertThat(digger.isMinimal(values, clues)).isFalse();
  }

  /** A board drawn afterwards is like one of a new digger. */
  @Test
  void draw_afterDigging_isAsNew() {
    Structure six = Structures.boxes(2, 3);
    ClueDigger digger = new ClueDigger(six, () -> {});
    int[] first = new int[36];
    digger.draw(SplitMix64.of(7, 1), first);
    boolean[] clues = new boolean[36];
    Arrays.fill(clues, true);
    int[][] units = new int[36][];
    Arrays.setAll(units, i -> new int[] {35 - i});
    digger.dig(first, clues, units, 0);
    assertThat(digger.isMinimal(first, clues)).isTrue();
    int[] again = new int[36];
    digger.draw(SplitMix64.of(7, 1), again);
    assertThat(again).isEqualTo(first);
  }

  /** Any engine at work says that there is none. */
  @Test
  void draw_withoutASolution() {
    int[][] pairs = {{0, 2}};
    Condition king = Condition.ofBuilder(Kind.ANTI_KING, pairs);
    Condition same = Condition.of(Kind.PALINDROME, new int[0], new int[] {0, 2});
    List<Form> forms = FormList.EMPTY.and(4, List.of(king, same)).forms();
    ClueDigger digger = new ClueDigger(Structures.boxes(2, 2).withForms(forms), () -> {});
    assertThat(digger.draw(SplitMix64.of(1, 1), new int[16])).isFalse();
  }

  /** Two cells have their values by the rules alone, and these do not fit each other. */
  @Test
  void draw_closedCellsThatDoNotFit() {
    Form one = new Form.Sets(new int[] {0}, new int[] {0b10});
    Form two = new Form.Sets(new int[] {10}, new int[] {0b100});
    Form alsoOne = new Form.Sets(new int[] {10}, new int[] {0b10});
    Form equal = new Form.Pair(new int[] {0, 10}, new int[] {0b10, 0b100, 0b1000, 0b10000});
    Form apart = new Form.Apart(new int[] {0, 10});
    assertThat(canDraw(one, two, equal)).isFalse();
    assertThat(canDraw(one, alsoOne, equal)).isTrue();
    assertThat(canDraw(one, alsoOne, apart)).isFalse();
    assertThat(canDraw(one, two, apart)).isTrue();
  }

  private static boolean canDraw(Form... forms) {
    Structure structure = Structures.boxes(2, 2).withForms(List.of(forms));
    assertThat(ClueDigger.canDig(structure)).isTrue();
    return new ClueDigger(structure, () -> {}).draw(SplitMix64.of(1, 1), new int[16]);
  }
}
