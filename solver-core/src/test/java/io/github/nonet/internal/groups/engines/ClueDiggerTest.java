package io.github.nonet.internal.groups.engines;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Progress;
import io.github.nonet.Tries;
import io.github.nonet.internal.SplitMix64;
import io.github.nonet.internal.constraints.ConstraintData;
import io.github.nonet.internal.constraints.ConstraintKind;
import io.github.nonet.internal.constraints.FormList;
import io.github.nonet.internal.groups.GridSearchEngine;
import io.github.nonet.internal.groups.PlainGroups;
import io.github.nonet.internal.groups.Structure;
import io.github.nonet.internal.groups.Structures;
import io.github.nonet.internal.groups.forms.Form;
import io.github.nonet.internal.groups.learning.Learner;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Random solutions, by a learner and a depth-first search in turns. */
class ClueDiggerTest {
  /** A learner looks at the clock after so much work. */
  private static final int WORK_BETWEEN_LOOKS = 500;

  private static final StackWalker STACK = StackWalker.getInstance();

  private long workOfLearner;
  private int pulses;

  private void pulse() {
    boolean isLearner =
        STACK.walk(
            frames ->
                frames.anyMatch(frame -> frame.getClassName().equals(Learner.class.getName())));
    pulses++;
    workOfLearner += isLearner ? WORK_BETWEEN_LOOKS : 0;
  }

  /** Returns a board on which neighbours do not hold consecutive values. */
  private static Structure nonConsecutive(int boxRows, int boxColumns) {
    int n = boxRows * boxColumns;
    List<int[]> pairs = new ArrayList<>();
    for (int cell = 0; cell < n * n; cell++) {
      if (cell % n < n - 1) {
        pairs.add(new int[] {cell, cell + 1});
      }
      if (cell < n * n - n) {
        pairs.add(new int[] {cell, cell + n});
      }
    }
    ConstraintData rule =
        ConstraintData.ofBuilder(ConstraintKind.NON_CONSECUTIVE, pairs.toArray(new int[0][]));
    List<Form> forms = FormList.EMPTY.and(n, List.of(rule)).forms();
    return Structures.boxes(boxRows, boxColumns).withForms(forms);
  }

  /** The learner alone did twenty times as much for these, with a million in the worst case. */
  @Tag("slow")
  @Test
  void draw_takesTurnsWhereLearningIsSlow() {
    Structure structure = nonConsecutive(3, 3);
    ClueDigger digger = new ClueDigger(structure, this::pulse);
    workOfLearner = 0;
    Set<String> drawn = new HashSet<>();
    for (int i = 0; i < Tries.of(4, 20); i++) {
      int[] values = new int[81];
      assertThat(digger.draw(SplitMix64.of(47, i), values)).isTrue();
      requireSolution(structure, values);
      drawn.add(Arrays.toString(values));
    }
    assertThat(drawn).hasSize(Tries.of(4, 20));
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
    int[][] units = units(40, i -> 6 * i);
    digger.dig(values, clues, units, 230);
    int[] sets = new int[256];
    Arrays.setAll(sets, cell -> clues[cell] ? 1 << values[cell] : (1 << 17) - 2);
    assertThat(Arrays.stream(sets).filter(set -> Integer.bitCount(set) == 1)).hasSize(230);
    GridSearchEngine engine = new GridSearchEngine(sixteen, () -> {});
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
    int[][] units = units(36, i -> 35 - i);
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
    ConstraintData king = ConstraintData.ofBuilder(ConstraintKind.ANTI_KING, pairs);
    ConstraintData same =
        ConstraintData.of(ConstraintKind.PALINDROME, new int[0], new int[] {0, 2});
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
    Form equal = new Form.TwoCells(new int[] {0, 10}, new int[] {0b10, 0b100, 0b1000, 0b10000});
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

  /** The random numbers alone decide which solution is drawn. */
  @Test
  void draw_otherNumbers_anotherSolution() {
    ClueDigger digger = new ClueDigger(Structures.boxes(3, 3), () -> {});
    Set<String> drawn = new HashSet<>();
    for (int seed = 0; seed < 20; seed++) {
      drawn.add(drawn(digger, 81, seed % 10));
    }
    assertThat(drawn).hasSize(10);
  }

  private static String drawn(ClueDigger digger, int cells, int seed) {
    int[] values = new int[cells];
    assertThat(digger.draw(SplitMix64.of(11, seed), values)).isTrue();
    return Arrays.toString(values);
  }

  /** Turns are measured in work, so a draw takes as long on every machine. */
  @ParameterizedTest
  @CsvSource({"0, 6, 176", "1, 6, 126", "3, 6, 79"})
  void draw_inTurns_isAsLongAsEver(int seed, long pulsesOfLearner, long pulsesOfSearches) {
    ClueDigger digger = new ClueDigger(nonConsecutive(2, 4), this::pulse);
    workOfLearner = 0;
    pulses = 0;
    assertThat(digger.draw(SplitMix64.of(47, seed), new int[64])).isTrue();
    long learning = workOfLearner / WORK_BETWEEN_LOOKS;
    assertThat(learning).isEqualTo(pulsesOfLearner);
    assertThat(pulses - learning).isEqualTo(pulsesOfSearches);
  }

  /** Returns rules of houses that share no cell, and of more cells that can have any value. */
  private static Structure houses(int symbols, int cells) {
    List<Structure.Group> groups = new ArrayList<>();
    for (int first = 0; first + symbols <= cells; first += symbols) {
      int[] house = IntStream.range(first, first + symbols).toArray();
      groups.add(new Structure.Group(Structure.UnitKind.OTHER, 0, groups.size(), house));
    }
    return new Structure(symbols, cells, groups, List.of());
  }

  private static int[] ascending(int symbols, int cells) {
    return IntStream.range(0, cells).map(cell -> 1 + cell % symbols).toArray();
  }

  /** Returns units of one cell each. */
  private static int[][] units(int count, IntUnaryOperator cellOf) {
    int[][] units = new int[count][];
    Arrays.setAll(units, i -> new int[] {cellOf.applyAsInt(i)});
    return units;
  }

  private static boolean[] all(int cells) {
    boolean[] clues = new boolean[cells];
    Arrays.fill(clues, true);
    return clues;
  }

  /** A new learner pays when more than an eighth of the cells are facts, of 2,000 candidates. */
  @ParameterizedTest
  @CsvSource({
    "20, 100, 12, false",
    "20, 100, 13, true",
    "20, 104, 13, false",
    "20, 104, 14, true",
    "20, 99, 99, false"
  })
  void dig_manyFacts_makesANewLearner(int symbols, int cells, int kept, boolean isNew) {
    ClueDigger digger = new ClueDigger(houses(symbols, cells), this::pulse);
    int[][] units = units(kept, cell -> cell);
    boolean[] clues = new boolean[cells];
    Arrays.fill(clues, 0, kept, true);
    pulses = 0;
    digger.dig(ascending(symbols, cells), clues, units, kept);
    assertThat(pulses > 0).isEqualTo(isNew);
    assertThat(IntStream.range(0, cells).filter(cell -> clues[cell])).hasSize(kept);
  }

  /** Two cells of a house can be exchanged, so both must stay, and then a third one can go. */
  @Test
  void dig_newLearner_knowsWhichCluesStay() {
    ClueDigger digger = new ClueDigger(houses(20, 100), this::pulse);
    boolean[] clues = all(100);
    List<int[]> units = new ArrayList<>();
    for (int cell = 0; cell < 18; cell += 2) {
      units.add(new int[] {cell, cell + 1});
    }
    units.add(new int[] {18});
    units.add(new int[] {19});
    pulses = 0;
    digger.dig(ascending(20, 100), clues, units.toArray(new int[0][]), 0);
    assertThat(pulses).isPositive();
    assertThat(IntStream.range(0, 100).filter(cell -> !clues[cell])).containsExactly(18);
    assertThat(drawn(digger, 100, 1))
        .isEqualTo(drawn(new ClueDigger(houses(20, 100), () -> {}), 100, 1));
  }

  /** A search near the solution finds another one soon. */
  @ParameterizedTest
  @CsvSource({"3, 1, 27", "4, 4, 65"})
  void dig_isAsLongAsEver(int box, int step, int expected) {
    int cells = box * box * box * box;
    ClueDigger digger = new ClueDigger(Structures.boxes(box, box), this::pulse);
    int[] values = new int[cells];
    digger.draw(SplitMix64.of(3, box * box), values);
    int[][] units = units(cells / step, unit -> unit * step);
    boolean[] clues = all(cells);
    pulses = 0;
    digger.dig(values, clues, units, 0);
    assertThat(pulses).isEqualTo(expected);
  }

  private static boolean isOnly(Structure structure, int[] values, boolean... clues) {
    int[] sets = new int[values.length];
    Arrays.setAll(sets, cell -> clues[cell] ? 1 << values[cell] : 0b1_1110);
    return PlainGroups.count(structure, sets, 2) == 1;
  }

  /** Some of these clues can go, but most of the time not the one that is tried first. */
  @Test
  void isMinimal_asTheRefereeSays() {
    Structure four = Structures.boxes(2, 2);
    ClueDigger digger = new ClueDigger(four, () -> {});
    Random random = new Random(12);
    int minimal = 0;
    int checked = 0;
    while (checked < 80) {
      int[] values = PlainGroups.randomSolution(four, random);
      boolean[] clues = new boolean[16];
      for (int i = 0; i < 6; i++) {
        clues[random.nextInt(16)] = true;
      }
      if (isOnly(four, values, clues)) {
        boolean isMinimal =
            IntStream.range(0, 16).noneMatch(cell -> canGo(four, values, cell, clues));
        boolean[] before = clues.clone();
        assertThat(digger.isMinimal(values, clues)).isEqualTo(isMinimal);
        assertThat(clues).isEqualTo(before);
        minimal += isMinimal ? 1 : 0;
        checked++;
      }
    }
    assertThat(minimal).isBetween(10, 70);
  }

  private static boolean canGo(Structure structure, int[] values, int cell, boolean... clues) {
    boolean[] fewer = clues.clone();
    fewer[cell] = false;
    return clues[cell] && isOnly(structure, values, fewer);
  }

  /** A proof is looked for only if no other solution was found, and without one a clue stays. */
  @Test
  void dig_withProofs_asksOnlyForWhatMayFollow() {
    Structure four = Structures.boxes(2, 2);
    ClueDigger digger = new ClueDigger(four, () -> {});
    int[] values = new int[16];
    digger.draw(SplitMix64.of(5, 1), values);
    int[][] units = units(16, cell -> cell);
    List<Integer> asked = new ArrayList<>();
    boolean[] clues = all(16);
    digger.dig(
        values,
        clues,
        units,
        0,
        Long.MAX_VALUE,
        unit -> {
          assertThat(canGo(four, values, unit[0], clues)).isTrue();
          asked.add(unit[0]);
          return asked.size() % 3 > 0;
        });
    for (int i = 0; i < asked.size(); i++) {
      assertThat(clues[asked.get(i)]).isEqualTo(i % 3 == 2);
    }
    asked.clear();
    boolean[] kept = all(16);
    digger.dig(values, kept, units, 0, 0, unit -> !asked.add(unit[0]));
    assertThat(asked).hasSize(16);
    assertThat(kept).isEqualTo(all(16));
  }

  /** Whenever the pulse throws, the clues have one solution, and the digger can begin again. */
  @Test
  void dig_pulseThrows_leavesOneSolution() {
    Structure nine = Structures.boxes(3, 3);
    int[] left = {Integer.MAX_VALUE};
    ClueDigger digger =
        new ClueDigger(
            nine,
            () -> {
              if (left[0]-- == 0) {
                throw new IllegalStateException("pulse");
              }
            });
    int[] values = new int[81];
    digger.draw(SplitMix64.of(5, 1), values);
    int[][] units = units(81, cell -> cell);
    boolean[] undisturbed = all(81);
    digger.dig(values, undisturbed, units, 0);
    int thrown = 0;
    for (int most = 3; most < 30; most += 9) {
      boolean[] clues = all(81);
      left[0] = most;
      try {
        digger.dig(values, clues, units, 0);
      } catch (IllegalStateException e) {
        thrown++;
      }
      int[] sets = new int[81];
      Arrays.setAll(sets, cell -> clues[cell] ? 1 << values[cell] : 0b1_111_111_110);
      assertThat(PlainGroups.count(nine, sets, 2)).isEqualTo(1);
      left[0] = Integer.MAX_VALUE;
      boolean[] again = all(81);
      digger.dig(values, again, units, 0);
      assertThat(again).isEqualTo(undisturbed);
    }
    assertThat(thrown).isPositive();
  }
}
