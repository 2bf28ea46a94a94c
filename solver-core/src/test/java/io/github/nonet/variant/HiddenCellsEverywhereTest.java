package io.github.nonet.variant;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Board;
import io.github.nonet.Candidate;
import io.github.nonet.Detail;
import io.github.nonet.Inference;
import io.github.nonet.Level;
import io.github.nonet.LogicalStep;
import io.github.nonet.SearchLimit;
import io.github.nonet.generate.GenerationFailedException;
import io.github.nonet.generate.Symmetry;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Type;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Calls every public method of variants on rules with hidden cells and on shapes other than
 * squares, with shown and hidden cells: it answers or refuses, and names no place that is not
 * there. What the answers are is asked in {@link HiddenCellsTest}.
 */
class HiddenCellsEverywhereTest {
  /** What a method may throw: it refuses its arguments, or what it was asked for. */
  private static final Set<Class<?>> REFUSALS =
      Set.of(
          IllegalArgumentException.class,
          IndexOutOfBoundsException.class,
          UnsupportedOperationException.class,
          GenerationFailedException.class);

  /** Methods that end only when someone stops them, or make something random. */
  private static final int MOST_OF_A_STREAM = 2;

  static List<Rules> rules() {
    return HiddenCellsTest.all();
  }

  private final Map<Type, List<Object>> samples = new HashMap<>();
  private final Map<Class<?>, List<Supplier<?>>> receivers = new HashMap<>();
  private final List<String> faults = new ArrayList<>();
  private final Set<String> called = new HashSet<>();

  private void receive(Class<?> type, Supplier<?>... some) {
    receivers.computeIfAbsent(type, key -> new ArrayList<>()).addAll(List.of(some));
  }

  private void sample(Class<?> type, Object... some) {
    samples.put(type, List.of(some));
  }

  private void make(Rules rules) {
    GridSolver solver = GridSolver.getDefault();
    Grid empty = rules.emptyGrid();
    Grid solution = solver.solve(empty).orElseThrow();
    Grid puzzle = GridGenerator.builder(rules).seed(5).build().puzzle(0);
    Grid wrong = puzzle.with(0, puzzle.value(0) % rules.valueCount() + 1);
    GridCandidates state = GridCandidates.of(puzzle);
    GridStep step = GridLogicalSolver.standard().nextStep(state).orElseThrow();
    GridStep hard =
        GridLogicalSolver.standard().steps(state).reduce((first, last) -> last).orElseThrow();
    int last = rules.cellCount() - 1;
    int shown = rules.shownCellCount();
    sample(int.class, 0, last, shown, 1, 2, -1, rules.valueCount());
    sample(long.class, 0L, 2L, -1L);
    sample(boolean.class, true, false);
    sample(int[].class, new int[rules.cellCount()], new int[shown], new int[] {0, last});
    sample(Grid.class, puzzle, empty, solution, solution.shown(), wrong);
    sample(GridPuzzle.class, puzzle, empty, solution, solution.shown(), wrong, state);
    sample(GridCandidates.class, state, GridCandidates.of(empty), GridCandidates.of(solution));
    sample(GridStep.class, step, hard);
    sample(LogicalStep.class, step, hard);
    sample(Rules.class, rules);
    sample(SearchLimit.class, SearchLimit.NONE);
    sample(Locale.class, Locale.ENGLISH, Locale.GERMAN);
    sample(Detail.class, (Object[]) Detail.values());
    sample(Level.class, (Object[]) Level.values());
    sample(Symmetry.class, (Object[]) Symmetry.values());
    sample(Duration.class, Duration.ofMillis(20));
    sample(LongSupplier.class, (LongSupplier) () -> 7);
    sample(Board.class, Board.EMPTY);
    sample(String.class, "flag", "r1c1");
    sample(
        CharSequence.class,
        puzzle.toFullString(),
        puzzle.toLinkString(),
        solution.toString(),
        GridGame.of(puzzle).markAll().toString(),
        state.toFullString(),
        "r1c2 flag16",
        "AABB");
    sample(
        Constraint[].class,
        new Constraint[] {Constraint.count(1, 1, 0, last)},
        new Constraint[] {Constraint.anyOf(Constraint.odd(last), Constraint.even(0))});
    sample(Cage[].class, new Cage[] {Cage.of(3, 0, 1)}, new Cage[] {Cage.of(3, 0, last)});
    sample(Collection.class, List.of());
    sample(int[][].class, new int[][] {{0, 0}, {1, 1}}, new int[][] {{0, 0}, {99, 1}});
    receive(Rules.class, () -> rules);
    receive(
        Rules.Builder.class,
        () -> Rules.builder(4).grid(0, 0, 2, 2).hidden("flag", 3),
        () -> Rules.builder(9).cells(0, 0, 6, 8).hidden("a", 1));
    receive(Grid.class, () -> puzzle, () -> empty, () -> solution, solution::shown, () -> wrong);
    receive(GridCandidates.class, () -> state, () -> GridCandidates.of(solution));
    receive(GridSolver.class, () -> solver);
    receive(GridLogicalSolver.class, GridLogicalSolver::standard);
    receive(
        GridGame.class,
        () -> GridGame.of(puzzle),
        () -> GridGame.of(state).markAll(),
        () -> GridGame.of(solution));
    receive(
        GridGenerator.Builder.class,
        () -> GridGenerator.builder(rules).seed(3).maxTime(Duration.ofMillis(20)));
    receive(
        GridGenerator.class,
        () -> GridGenerator.builder(rules).seed(3).build(),
        () -> GridGenerator.builder(rules).seed(4).clues(shown - 2).build());
    receive(
        GridGenerator.Made.class,
        () -> GridGenerator.builder(rules).maxTime(Duration.ofMillis(20)).build().make(1));
    receive(GridMinimality.class, () -> null);
    receive(GridPath.class, () -> GridLogicalSolver.standard().solve(puzzle));
    receive(
        GridPicture.class,
        () -> GridPicture.of(puzzle),
        () -> GridPicture.of(state, hard, Detail.FULL));
    receive(GridStep.class, () -> step, () -> hard);
    List<Grid> grids = List.of(puzzle, empty, wrong, solution.with(last, 1));
    grids.forEach(grid -> receive(GridVerdict.class, () -> GridVerdict.of(grid)));
    grids.stream()
        .flatMap(grid -> GridVerdict.of(grid).suspects().stream().limit(3))
        .forEach(suspect -> receive(GridSuspect.class, () -> suspect));
    grids.stream()
        .flatMap(grid -> grid.conflicts().stream().limit(3))
        .forEach(conflict -> receive(GridConflict.class, () -> conflict));
    receive(PuzzleText.class, () -> PuzzleText.read(puzzle.toFullString()));
  }

  @ParameterizedTest
  @MethodSource("rules")
  void methods_answerOrRefuse(Rules rules) throws Exception {
    make(rules);
    for (Class<?> type : receivers.keySet()) {
      for (Method method : type.getMethods()) {
        boolean isOfObject = method.getDeclaringClass() == Object.class;
        if (!isOfObject && !method.isSynthetic() && !method.getName().equals("equals")) {
          call(rules, type, method);
        }
      }
    }
    assertThat(called).hasSizeGreaterThan(170);
    assertThat(faults).isEmpty();
  }

  private void call(Rules rules, Class<?> type, Method method) throws Exception {
    int most = 1;
    for (Class<?> parameter : method.getParameterTypes()) {
      assertThat(samples.get(parameter)).as("%s of %s", parameter, method).isNotNull();
      most = Math.max(most, samples.get(parameter).size());
    }
    List<Supplier<?>> all =
        Modifier.isStatic(method.getModifiers()) ? List.of(() -> null) : receivers.get(type);
    for (Supplier<?> receiver : all) {
      for (int i = 0; i < most; i++) {
        List<Object> arguments = new ArrayList<>();
        for (Class<?> parameter : method.getParameterTypes()) {
          // Two numbers of a call differ.
          List<Object> some = samples.get(parameter);
          arguments.add(some.get((i + arguments.size()) % some.size()));
        }
        String call = type.getSimpleName() + "." + method.getName() + arguments.size();
        try {
          Object answer = method.invoke(receiver.get(), arguments.toArray());
          called.add(call);
          judge(rules, type, call, answer);
        } catch (InvocationTargetException e) {
          boolean isRefusal =
              REFUSALS.contains(e.getCause().getClass())
                  || e.getCause().getClass().getSuperclass() == IllegalArgumentException.class;
          if (!isRefusal || isWrong(e.getCause().getMessage())) {
            faults.add(call + arguments + " throws " + e.getCause());
          }
        }
      }
    }
  }

  /** Texts name places that exist, and what is made for players is in shown cells. */
  private void judge(Rules rules, Class<?> type, String call, Object answer) {
    if (answer instanceof Stream<?> stream) {
      judge(rules, type, call, stream.limit(MOST_OF_A_STREAM).collect(Collectors.toList()));
    } else if (answer instanceof Optional<?> some) {
      some.ifPresent(it -> judge(rules, type, call, it));
    } else if (answer instanceof Collection<?> some) {
      some.forEach(it -> judge(rules, type, call, it));
    } else if (answer instanceof Grid grid && grid.rules().equals(rules)) {
      boolean isMade = type == GridGenerator.class || type == GridMinimality.class;
      if (isMade && !grid.equals(grid.shown())) {
        faults.add(call + " has clues in hidden cells: " + grid.toFullString());
      }
      if (!Grid.parse(grid.toFullString()).equals(grid)) {
        faults.add(call + " is not read back: " + grid.toFullString());
      }
    } else if (answer instanceof GridGenerator.Builder builder) {
      try {
        judge(rules, GridGenerator.class, call, builder.build().make(0).puzzle());
      } catch (IllegalArgumentException | GenerationFailedException e) {
        called.add(call + " refused");
      }
    } else if (answer instanceof GridPicture picture) {
      judge(rules, type, call, picture.toSvg());
    } else if (answer instanceof Inference line) {
      line.candidates().forEach(it -> judge(rules, type, call, it));
    } else if (answer instanceof Candidate candidate && candidate.cell() >= rules.cellCount()) {
      faults.add(call + " is about " + candidate);
    } else if (answer != null && isWrong(answer.toString())) {
      faults.add(call + " is " + answer);
    }
  }

  /** Returns whether a text names a row or a column that does not exist. */
  private static boolean isWrong(String text) {
    return text == null || text.matches("(?s).*(\\br(0|-1|1[3-9]|[2-9]\\d)c|\\br\\dc(0|-1)\\b).*");
  }
}
