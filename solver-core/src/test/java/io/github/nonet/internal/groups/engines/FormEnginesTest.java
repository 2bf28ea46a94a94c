package io.github.nonet.internal.groups.engines;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Progress;
import io.github.nonet.Tries;
import io.github.nonet.internal.GroupEngine;
import io.github.nonet.internal.Watch;
import io.github.nonet.internal.groups.GridSearchEngine;
import io.github.nonet.internal.groups.GroupReferee;
import io.github.nonet.internal.groups.RandomGrid;
import io.github.nonet.internal.groups.Structures;
import io.github.nonet.internal.groups.forms.Form;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The engines agree on constraints of all forms with a referee that reads the tables alone. */
@Tag("slow")
class FormEnginesTest {
  private static final int GRIDS = Integer.getInteger("nonet.forms", Tries.of(40, 400));

  /** Checks that an engine finds the solutions that there are, each once. */
  static void check(RandomGrid grid, GroupEngine engine) {
    engine.load(grid.candidates());
    Set<String> found = new HashSet<>();
    int[] values = new int[grid.candidates().length];
    int count = 0;
    while (count < RandomGrid.LIMIT && engine.advance(Long.MAX_VALUE) == Progress.SOLUTION) {
      count++;
      engine.store(values);
      found.add(Arrays.toString(values));
      assertThat(GroupReferee.isSolution(grid.structure(), grid.candidates(), values))
          .as("%s solves %s", Arrays.toString(values), grid)
          .isTrue();
    }
    assertThat(count).as(grid.toString()).isEqualTo(grid.count());
    assertThat(found).as(grid.toString()).hasSize(count);
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 8})
  void depthFirst_agreesWithReferee(int patience) {
    Random random = new Random(patience);
    for (int i = 0; i < GRIDS; i++) {
      RandomGrid grid = RandomGrid.nextWithForms(random);
      check(grid, new GridSearchEngine(grid.structure(), patience, () -> {}));
    }
  }

  @ParameterizedTest
  @CsvSource({"0, 0", "1, 1", "20, 1000"})
  void handOver_agreesWithReferee(long patience, long laterPatience) {
    Random random = new Random(100 + patience);
    for (int i = 0; i < GRIDS; i++) {
      RandomGrid grid = RandomGrid.nextWithForms(random);
      GridSearchEngine first = new GridSearchEngine(grid.structure(), () -> {});
      check(
          grid,
          new LearningEngine(
              grid.structure(),
              first,
              LearningEngineTest.patience(patience, laterPatience),
              () -> {}));
    }
  }

  @Test
  void newEngine_agreesWithReferee() {
    Random random = new Random(200);
    for (int i = 0; i < GRIDS; i++) {
      RandomGrid grid = RandomGrid.nextWithForms(random);
      check(grid, GroupEngines.newEngine(grid.structure(), () -> {}));
    }
  }

  /**
   * Whatever is being made when a pulse throws is made again, and the search continues from there.
   */
  @ParameterizedTest
  @ValueSource(longs = {0, 1, Long.MAX_VALUE})
  void advance_pulseThrows_canGoOn(long patience) {
    Random random = new Random(patience);
    for (int i = 0; i < GRIDS; i++) {
      RandomGrid grid = RandomGrid.nextWithForms(random);
      Interruption pulse = new Interruption(random);
      GroupEngine engine =
          pulse.goOn(
              () ->
                  new LearningEngine(
                      grid.structure(),
                      new GridSearchEngine(grid.structure(), pulse),
                      LearningEngine.Patience.of(patience),
                      pulse));
      check(grid, new Interrupted(engine, pulse));
    }
  }

  @Test
  void load_again_isAsNew() {
    Random random = new Random(4);
    for (int i = 0; i < GRIDS / 2; i++) {
      RandomGrid grid = RandomGrid.nextWithForms(random);
      GroupEngine engine = GroupEngines.newEngine(grid.structure(), () -> {});
      check(grid, engine);
      long guesses = engine.guesses();
      int[] nothing = new int[grid.candidates().length];
      engine.load(nothing);
      assertThat(engine.advance(1)).isEqualTo(Progress.EXHAUSTED);
      check(grid, engine);
      assertThat(engine.guesses()).as(grid.toString()).isEqualTo(guesses);
    }
  }

  /** A line may have more places than an int has bits, and hold the value that it must in any. */
  @Test
  void rootCandidates_longLine_holdTheSolution() {
    int[][] next = {{0, 0, 0, 0, 0, 0, 0, 0, 1}, {1, 1, 1, 1, 1, 1, 1, 1, 1}};
    Random random = new Random(5);
    for (int i = 0; i < GRIDS; i++) {
      List<Integer> cells = IntStream.range(0, 81).boxed().collect(Collectors.toList());
      Collections.shuffle(cells, random);
      int[] line = cells.stream().filter(cell -> solved(cell) != 9).mapToInt(c -> c).toArray();
      line = Arrays.copyOf(line, 40);
      line[35] = cells.stream().filter(cell -> solved(cell) == 9).findFirst().orElseThrow();
      int[] candidates = new int[81];
      Arrays.fill(candidates, 0b1_111_111_110);
      Arrays.stream(line).forEach(cell -> candidates[cell] = 1 << solved(cell));
      candidates[line[0]] |= 1 << 9;
      candidates[line[35]] |= 2;
      Form machine = new Form.Machine(line, 0, new boolean[] {false, true}, next);
      GridSearchEngine engine =
          new GridSearchEngine(Structures.boxes(3, 3).withForms(List.of(machine)), () -> {});
      engine.load(candidates);
      int[] root = engine.rootCandidates();
      assertThat(IntStream.range(0, 81).allMatch(cell -> (root[cell] >> solved(cell) & 1) != 0))
          .as(Arrays.toString(line))
          .isTrue();
    }
  }

  private static int solved(int cell) {
    return 1 + (cell / 9 * 3 + cell / 27 + cell) % 9;
  }

  private static final class Interruption implements Watch {
    private static final int MOST_PULSES = 60;

    private final Random random;
    private int left = 1;

    Interruption(Random random) {
      this.random = random;
    }

    @Override
    public void look() {
      left--;
      if (left == 0) {
        throw new Thrown();
      }
    }

    <T> T goOn(Supplier<T> work) {
      for (int pulses = random.nextInt(MOST_PULSES); ; pulses += 7) {
        left = 1 + pulses;
        try {
          return work.get();
        } catch (Thrown thrown) {
          continue;
        }
      }
    }
  }

  private static final class Thrown extends RuntimeException {
    private static final long serialVersionUID = 1;
  }

  private record Interrupted(GroupEngine engine, Interruption pulse) implements GroupEngine {
    @Override
    public void load(int[] candidates) {
      engine.load(candidates);
    }

    @Override
    public Progress advance(long maxGuesses) {
      return pulse.goOn(() -> engine.advance(maxGuesses));
    }

    @Override
    public void store(int[] values) {
      engine.store(values);
    }

    @Override
    public long guesses() {
      return engine.guesses();
    }
  }
}
