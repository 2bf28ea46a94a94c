package io.github.nonet.variant;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import com.sun.management.ThreadMXBean;
import io.github.nonet.Level;
import io.github.nonet.SearchLimit;
import io.github.nonet.SearchLimitExceededException;
import io.github.nonet.internal.LimitedWatch;
import io.github.nonet.internal.deduction.GridStepSolver;
import io.github.nonet.internal.groups.forms.Form;
import io.github.nonet.internal.rules.Conflicts;
import io.github.nonet.internal.verdict.Reasons;
import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/**
 * Tests which rules with a great number of houses, groups and cages are refused, and that the
 * others work.
 */
class LargeRulesTest {
  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  private static final int HOUSES = 900;

  /** A record with three arrays for each crossing took ten times as much. */
  private static final long MOST_BYTES = 40_000_000;

  @Test
  void parts_tooMany() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> LargeRules.withHouses(9, 1_000))
        .withMessage("found more than 1000 parts of rules; expected at most 1000");
    assertThat(LargeRules.withHouses(9, 999).houses()).hasSize(27 + 999);
  }

  @Test
  void groups_tooMany() {
    Rules.Builder regions = Rules.builder(25).rowsAndColumns(0, 0);
    for (int i = 0; i < 45; i++) {
      regions.regions(shifted(i));
    }
    assertThatIllegalArgumentException()
        .isThrownBy(regions::build)
        .withMessage(
            "found more than 1000 houses and groups other than rows, columns and boxes;"
                + " expected at most 1000");
    Rules.Builder squares = Rules.builder(25);
    for (int i = 0; i < 100; i++) {
      squares.grid(i, (37 * i) % 100, 5, 5);
    }
    assertThatIllegalArgumentException()
        .isThrownBy(squares::build)
        .withMessage("found more than 5000 houses and groups; expected at most 5000");
  }

  /** Returns regions of 25 cells in a row, from another cell on. */
  private static String shifted(int by) {
    StringBuilder regions = new StringBuilder();
    for (int cell = 0; cell < 625; cell++) {
      regions.append((char) ('a' + (cell + by) * (by / 25 + 1) % 625 / 25));
    }
    return regions.toString();
  }

  @Test
  void cages_tooMany() {
    Rules rules = Rules.of(9);
    Cage cage = Cage.of(10, 0, 1);
    assertThat(rules.withCages(Collections.nCopies(10_000, cage)).cages()).hasSize(10_000);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> rules.withCages(Collections.nCopies(10_001, cage)))
        .withMessage("found more than 10000 cages; expected at most 10000");
  }

  @Test
  void constraints_tooMany() {
    Rules rules = Rules.of(9);
    Constraint odd = Constraint.odd(1);
    assertThat(rules.withConstraints(Collections.nCopies(10_000, odd)).constraints())
        .hasSize(10_000);
    String message = "found more than 10000 constraints; expected at most 10000";
    assertThatIllegalArgumentException()
        .isThrownBy(() -> rules.withConstraints(Collections.nCopies(10_001, odd)))
        .withMessage(message);
    String text = ".".repeat(16) + "|symbols(4).grid(0,0,2,2)" + ".odd(1)".repeat(10_000);
    assertThat(Grid.parse(text).rules().constraints()).hasSize(10_000);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Grid.parse(text + ".odd(1)"))
        .withMessageEndingWith(message);
  }

  @Test
  void constraints_ofTooManyParts() {
    Rules.Builder builder = Rules.builder(25);
    for (int i = 0; i < 25; i++) {
      builder.rowsAndColumns(i / 5 * 25, i % 5 * 25);
    }
    Rules largest = builder.build();
    String message = "the constraints come to more than 200000 pairs and lines; expected fewer";
    List<Constraint> thermometers = new ArrayList<>();
    List<Constraint> apart = new ArrayList<>();
    for (int i = 0; i < 100; i++) {
      int[] cells = IntStream.range(64 * i, 64 * i + 64).toArray();
      thermometers.add(Constraint.anyTwo("rises", (a, b) -> a < b, cells));
      apart.add(Constraint.anyTwo("differ", (a, b) -> a != b, cells));
    }
    for (List<Constraint> all : List.of(thermometers, apart)) {
      assertThat(largest.withConstraints(all.subList(0, 99)).constraints()).hasSize(99);
      assertThatIllegalArgumentException()
          .isThrownBy(() -> largest.withConstraints(all))
          .withMessage(message);
    }
  }

  /** Each of these machines has 4,096 states. */
  @Test
  void constraints_ofTooManySteps() {
    String quadruples =
        IntStream.range(0, 2_000)
            .mapToObj(i -> ".quadruple(" + twelve(1, i) + ":" + twelve(0, 0) + ")")
            .collect(Collectors.joining());
    String text = ".".repeat(625) + "|symbols(25).rowsAndColumns(0,0)" + quadruples;
    long thread = Thread.currentThread().getId();
    long before = THREADS.getThreadAllocatedBytes(thread);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Grid.parse(text))
        .withMessageEndingWith(
            "the constraints come to more than 10000000 steps of machines and sets;"
                + " expected fewer");
    assertThat(THREADS.getThreadAllocatedBytes(thread) - before).isLessThan(100_000_000);
  }

  /** Returns twelve numbers from the first on, chosen by the bits of a pattern. */
  private static String twelve(int first, int pattern) {
    return IntStream.range(0, 12)
        .mapToObj(i -> Integer.toString(first + 2 * i + (pattern >> i & 1)))
        .collect(Collectors.joining(","));
  }

  @Test
  void equalMachines_areOne() {
    List<Constraint> sandwiches = new ArrayList<>();
    for (int row = 0; row < 9; row++) {
      sandwiches.add(Constraint.sandwich(12, IntStream.range(9 * row, 9 * row + 9).toArray()));
      sandwiches.add(Constraint.regularExpression("1", ".*1.*", 9 * row, 9 * row + 1, 9 * row + 2));
    }
    Rules rules = Rules.of(9).withConstraints(sandwiches);
    Rules other = Rules.builder(9).rowsAndColumns(0, 0).build().withConstraints(sandwiches);
    Rules read = Grid.parse(rules.emptyGrid().toFullString()).rules();
    assertThat(tables(rules)).hasSize(2);
    for (Rules more : List.of(other, read)) {
      Set<Object> all = Collections.newSetFromMap(new IdentityHashMap<>());
      all.addAll(rows(rules));
      int count = all.size();
      all.addAll(rows(more));
      assertThat(all).hasSize(count);
    }
  }

  private static Set<Object> tables(Rules rules) {
    Set<Object> tables = Collections.newSetFromMap(new IdentityHashMap<>());
    rules.tables.structure.forms().forEach(form -> tables.add(((Form.Machine) form).next()));
    return tables;
  }

  private static Set<Object> rows(Rules rules) {
    Set<Object> rows = Collections.newSetFromMap(new IdentityHashMap<>());
    tables(rules).forEach(table -> rows.addAll(List.of((int[][]) table)));
    return rows;
  }

  /** More sets than a group of the learning search has literals, so another search is used. */
  @Test
  void setsOfManyValues_areSearched() {
    Predicate<Set<Integer>> isEven = set -> set.stream().mapToInt(v -> v).sum() % 2 == 0;
    Constraint even = Constraint.sets("even", isEven, 0, 17, 34, 51, 68, 85, 102, 119);
    Grid grid = Rules.of(16).withConstraints(even).emptyGrid();
    assertThat(GridSolver.getDefault().solve(grid)).isPresent();
    assertThatIllegalArgumentException()
        .isThrownBy(() -> GridGenerator.builder(grid.rules()).build())
        .withMessageEndingWith("the rules have too many cells, or a constraint is too large");
  }

  @Test
  void largestOrdinaryRules_allowed() {
    Rules.Builder builder = Rules.builder(9);
    for (int i = 0; i < 169; i++) {
      builder.grid(i / 13 * 9, i % 13 * 9, 3, 3);
    }
    assertThat(builder.build().houses()).hasSize(169 * 27);
  }

  @Test
  void deductions_lookAtTheClockWhileTheyAreMade() {
    AtomicInteger pulses = new AtomicInteger();
    new GridStepSolver(
        LargeRules.withHouses(9, HOUSES).tables.structure, Level.HARD, pulses::incrementAndGet);
    assertThat(pulses).hasValueGreaterThan(HOUSES);
  }

  @Test
  void verdicts_lookAtTheClockAtEachForm() {
    Constraint greater = Constraint.greater(0, 1);
    Rules rules = Rules.of(25).withConstraints(Collections.nCopies(10_000, greater));
    Grid grid = rules.emptyGrid();
    int forms = rules.tables.structure.forms().size();
    AtomicInteger pulses = new AtomicInteger();
    Reasons.of(
        rules.tables.structure,
        GridCandidates.of(grid).toSets(),
        grid.toArray(),
        pulses::incrementAndGet);
    assertThat(pulses).hasValueGreaterThan(forms);
    pulses.set(0);
    assertThat(Conflicts.isConsistent(rules.tables, grid.values, pulses::incrementAndGet)).isTrue();
    assertThat(pulses).hasValueGreaterThanOrEqualTo(forms);
  }

  /** Wherever the clock throws, the verdict ends: nothing catches it, and nothing continues. */
  @Test
  void verdicts_endWhereTheClockThrows() {
    int[] cells = IntStream.range(0, 81).toArray();
    Rules rules =
        LargeRules.withCages(9, 300)
            .withConstraints(Constraint.sum(405, cells), Constraint.between(cells))
            .plus(Collections.nCopies(500, Constraint.greater(0, 1)).toArray(new Constraint[0]));
    int[] sets = GridCandidates.of(rules.emptyGrid()).toSets();
    for (int last : new int[] {1, 2, 100, 1_000}) {
      AtomicInteger left = new AtomicInteger(last);
      assertThatIllegalStateException()
          .isThrownBy(
              () ->
                  Reasons.of(
                      rules.tables.structure, sets, new int[sets.length], () -> countDown(left)))
          .withMessage("the clock");
      assertThat(left).hasValue(0);
    }
  }

  private static void countDown(AtomicInteger left) {
    if (left.decrementAndGet() == 0) {
      throw new IllegalStateException("the clock");
    }
  }

  @Test
  void deductions_takeFewBytes() {
    Rules rules = LargeRules.withHouses(9, HOUSES);
    long thread = Thread.currentThread().getId();
    long before = THREADS.getThreadAllocatedBytes(thread);
    new GridStepSolver(rules.tables.structure, Level.HARD);
    assertThat(THREADS.getThreadAllocatedBytes(thread) - before).isLessThan(MOST_BYTES);
  }

  private static long bytesOf(Runnable call) {
    long thread = Thread.currentThread().getId();
    long before = THREADS.getThreadAllocatedBytes(thread);
    call.run();
    return THREADS.getThreadAllocatedBytes(thread) - before;
  }

  /** A state for each value and each mark that was missing took gigabytes, and a second. */
  @Test
  void candidatesOfAGame_takeOnePass() {
    Rules.Builder builder = Rules.builder(25);
    for (int i = 0; i < 25; i++) {
      builder.grid(i / 5 * 25, i % 5 * 25, 5, 5);
    }
    Rules rules = builder.build();
    GridGame marked = GridGame.of(rules.emptyGrid()).markAll().put(7, 3).unmark(8, 5);
    GridGame game = marked.put(15_000, 25);
    GridCandidates[] state = new GridCandidates[1];
    assertThat(bytesOf(() -> state[0] = game.candidates())).isLessThan(rules.cellCount() * 100L);
    assertThat(state[0].value(7)).isEqualTo(3);
    assertThat(state[0].isGiven(7)).isFalse();
    assertThat(state[0].values(8)).hasSize(23).doesNotContain(3, 5);
    GridGame wrong = GridGame.parse(game.toString()).put(8, 3);
    assertThat(wrong.candidates().value(8)).isEqualTo(3);
  }

  /** Each cage was compared with all before it. */
  @Test
  void pictures_takeAsMuchAsTheyShow() {
    GridPicture few = GridPicture.of(LargeRules.withCages(25, 1_000).emptyGrid());
    GridPicture many = GridPicture.of(LargeRules.withCages(25, 8_000).emptyGrid());
    int length = many.toSvg().length() / few.toSvg().length() + 1;
    assertThat(bytesOf(many::toSvg)).isLessThan(2 * length * bytesOf(few::toSvg));
    assertThat(bytesOf(many::toHtml)).isLessThan(3 * bytesOf(few::toHtml));
  }

  @Test
  void innerSearchesOfClassicRules_lookAtTheClockOfTheCall() {
    Grid classic = Rules.of(9).emptyGrid();
    LimitedWatch over = new LimitedWatch(SearchLimit.time(Duration.ZERO));
    GridSolver solver = GridSolutionCheck.solver(SearchLimit.NONE, over);
    assertThatExceptionOfType(SearchLimitExceededException.class)
        .isThrownBy(() -> solver.solve(classic));
    assertThatExceptionOfType(SearchLimitExceededException.class)
        .isThrownBy(() -> solver.countSolutions(GridCandidates.of(classic), 2));
    assertThatExceptionOfType(SearchLimitExceededException.class)
        .isThrownBy(() -> solver.solutions(classic).findFirst());
    LimitedWatch running = new LimitedWatch(SearchLimit.time(Duration.ofHours(1)));
    assertThat(GridSolutionCheck.solver(SearchLimit.NONE, running).solve(classic)).isPresent();
  }
}
