package io.github.nonet.variant;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import com.sun.management.ThreadMXBean;
import io.github.nonet.internal.constraints.ConstraintText;
import java.lang.management.ManagementFactory;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;

/** The number of a cell that no rules have takes no memory, wherever it is given. */
class HugeCellsProperties {
  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();
  private static final Rules CLASSIC = Rules.of(9);
  private static final int MOST_CELLS = 125 * 125;

  /** A set with room for the greatest int takes 268 MB. */
  private static final long MOST_BYTES = 4_000_000;

  private static long allocated(Runnable call) {
    long before = THREADS.getThreadAllocatedBytes(Thread.currentThread().getId());
    call.run();
    return THREADS.getThreadAllocatedBytes(Thread.currentThread().getId()) - before;
  }

  static List<Method> factories() {
    return Stream.of(Constraint.class, Cage.class)
        .flatMap(type -> Arrays.stream(type.getDeclaredMethods()))
        .filter(method -> Modifier.isPublic(method.getModifiers()))
        .filter(method -> method.getReturnType() == method.getDeclaringClass())
        .filter(method -> Modifier.isStatic(method.getModifiers()))
        .toList();
  }

  @Provide
  Arbitrary<Method> method() {
    return Arbitraries.of(factories());
  }

  @Provide
  Arbitrary<Integer> huge() {
    return Arbitraries.oneOf(
        Arbitraries.of(MOST_CELLS, Integer.MAX_VALUE, Integer.MAX_VALUE - 1, 999_999_999),
        Arbitraries.integers().greaterOrEqual(MOST_CELLS));
  }

  @Property(tries = 2_000)
  void factories_boundCells(
      @ForAll("method") Method method, @ForAll("huge") int huge, @ForAll Random random) {
    Object[] arguments =
        Arrays.stream(method.getParameterTypes())
            .map(type -> argument(type, huge, random))
            .toArray();
    assertThat(allocated(() -> assertBounded(method, arguments)))
        .as("%s %s", method, Arrays.deepToString(arguments))
        .isLessThan(MOST_BYTES);
  }

  private static void assertBounded(Method method, Object... arguments) {
    try {
      Object made = method.invoke(null, arguments);
      List<Integer> cells = made instanceof Cage cage ? cage.cells() : ((Constraint) made).cells();
      assertThat(cells).allMatch(cell -> cell < MOST_CELLS);
    } catch (InvocationTargetException e) {
      assertThat(e.getCause())
          .isInstanceOfAny(IllegalArgumentException.class, IndexOutOfBoundsException.class);
    } catch (IllegalAccessException e) {
      throw new AssertionError(e);
    }
  }

  /** Returns an argument; about every second cell is a huge one. */
  private static Object argument(Class<?> type, int huge, Random random) {
    if (type == int.class) {
      return random.nextBoolean() ? huge : 1 + random.nextInt(3);
    }
    if (type == int[].class) {
      int[] cells = random.ints(1 + random.nextInt(4), 4, 80).toArray();
      cells[random.nextInt(cells.length)] = random.nextBoolean() ? huge : 3;
      return cells;
    }
    if (type == int[][].class) {
      return new int[][] {{1}, {2, huge}};
    }
    if (type == Constraint[].class) {
      return new Constraint[] {Constraint.odd(random.nextInt(80)), Constraint.even(3)};
    }
    if (type == Set.class) {
      return Set.of(1, 1 + random.nextInt(8) + 1);
    }
    if (type == Rules.class) {
      return CLASSIC;
    }
    if (type == String.class) {
      return "1*";
    }
    if (type == Constraint.PairRule.class) {
      return (Constraint.PairRule) (a, b) -> true;
    }
    if (type == Predicate.class) {
      return (Predicate<Object>) set -> true;
    }
    return type == Constraint.Machine.class ? new Even() : List.of();
  }

  private record Even() implements Constraint.Machine {
    @Override
    public int start() {
      return 0;
    }

    @Override
    public int next(int state, int value) {
      return (state + value) % 2;
    }

    @Override
    public boolean accepts(int state) {
      return state == 0;
    }
  }

  @Test
  void factories_areAllThereAre() {
    assertThat(factories())
        .hasSizeGreaterThan(40)
        .extracting(Method::getName)
        .contains("sum", "of");
  }

  @Property(tries = 500)
  void text_boundsCells(@ForAll("calls") String method, @ForAll("huge") int huge) {
    String cells = "0," + Math.min(huge, 999_999_999);
    List<String> arguments =
        List.of(
            cells, "1:" + cells, cells + ":2", ":" + cells, "n:1:1x0,1x" + huge % 1_000_000_000);
    for (String argument : arguments) {
      String text = ".".repeat(81) + "|symbols(9).grid(0,0,3,3)." + method + "(" + argument + ")";
      assertThat(
              allocated(
                  () ->
                      assertThatIllegalArgumentException()
                          .isThrownBy(() -> System.out.print(Grid.parse(text)))))
          .as(text)
          .isLessThan(MOST_BYTES);
    }
  }

  @Provide
  Arbitrary<String> calls() {
    return Arbitraries.of(ConstraintText.methods());
  }

  @Property(tries = 300)
  void groups_boundPlaces(@ForAll("huge") int huge, @ForAll boolean isRow) {
    int[][] places = {{0, 0}, {isRow ? huge : 0, isRow ? 0 : huge}};
    Rules.Builder builder = Rules.builder(9).grid(0, 0, 3, 3);
    assertThat(
            allocated(
                () ->
                    assertThatIllegalArgumentException()
                        .isThrownBy(() -> builder.group("far", places).build())))
        .isLessThan(MOST_BYTES);
  }

  /** The last cell of the largest rules is one that constraints and cages can have. */
  @Test
  void lastCellOfTheLargestRules() {
    Rules.Builder builder = Rules.builder(25);
    for (int i = 0; i < 25; i++) {
      builder.rowsAndColumns(i / 5 * 25, i % 5 * 25);
    }
    Rules largest = builder.build();
    assertThat(largest.cellCount()).isEqualTo(MOST_CELLS);
    assertThat(
            largest
                .withCages(List.of(Cage.of(3, MOST_CELLS - 2, MOST_CELLS - 1)))
                .withConstraints(List.of(Constraint.thermometer(MOST_CELLS - 1, MOST_CELLS - 26)))
                .constraints())
        .hasSize(1);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Constraint.thermometer(0, MOST_CELLS))
        .withMessage("cell of the thermometer is 15625; expected 0 to 15624");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Cage.of(3, 0, Integer.MAX_VALUE))
        .withMessage("cell is 2147483647; expected 0 to 15624");
  }
}
