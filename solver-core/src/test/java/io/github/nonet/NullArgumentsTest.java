package io.github.nonet;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.bulk.BulkSolver;
import io.github.nonet.generate.PuzzleGenerator;
import io.github.nonet.logic.ExplainerRating;
import io.github.nonet.logic.Game;
import io.github.nonet.logic.HodokuRating;
import io.github.nonet.logic.Link;
import io.github.nonet.logic.LogicalSolver;
import io.github.nonet.logic.Step;
import io.github.nonet.logic.StepPicture;
import io.github.nonet.logic.Verdict;
import io.github.nonet.symmetry.Transformation;
import io.github.nonet.text.BoardPicture;
import io.github.nonet.text.TextPuzzle;
import io.github.nonet.variant.Cage;
import io.github.nonet.variant.Constraint;
import io.github.nonet.variant.Grid;
import io.github.nonet.variant.GridCandidates;
import io.github.nonet.variant.GridGame;
import io.github.nonet.variant.GridGenerator;
import io.github.nonet.variant.GridLogicalSolver;
import io.github.nonet.variant.GridPicture;
import io.github.nonet.variant.GridSolver;
import io.github.nonet.variant.GridStep;
import io.github.nonet.variant.GridVerdict;
import io.github.nonet.variant.PuzzleText;
import io.github.nonet.variant.Rules;
import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Parameter;
import java.lang.reflect.Proxy;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * No parameter of the public API may be null, as its packages say by {@code @NullMarked}. Methods
 * that only users implement are not tried.
 */
class NullArgumentsTest {
  private static final Pattern TYPE =
      Pattern.compile("(?:class|interface|enum|record) (io\\.github\\.nonet\\.[\\w.]+)");

  /** At least one object of each type that is a parameter, or has methods with parameters. */
  private static final List<Object> OBJECTS = objects();

  private static List<Object> objects() {
    Board board =
        Board.parse(
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
    Candidates state = Candidates.of(board);
    Step step = LogicalSolver.standard().nextStep(state).orElseThrow();
    Rules rules = Rules.of(4);
    Grid grid = rules.emptyGrid().with(0, 1).with(1, 2).with(2, 3);
    GridCandidates marks = GridCandidates.of(grid);
    GridStep gridStep = GridLogicalSolver.standard().nextStep(marks).orElseThrow();
    List<Object> objects = new ArrayList<>();
    objects.addAll(List.of(List.of(), Set.of(), Optional.empty(), "1", Locale.ENGLISH));
    objects.addAll(List.of(Duration.ofSeconds(1), new SplittableRandom(1)));
    objects.addAll(List.of(board, state, step, board.with(2, 5).conflicts().get(0)));
    objects.addAll(List.of(Solver.getDefault(), Verdict.of(board), SearchLimit.NONE));
    objects.addAll(Verdict.of(Board.EMPTY.with(0, 1).with(1, 1)).suspects());
    objects.addAll(List.of(new House(House.Type.ROW, 0), new Candidate(2, 4)));
    objects.addAll(List.of(Solver.getDefault().search(board), new SearchInterruptedException(0)));
    objects.addAll(
        List.of(BulkSolver.create(), BulkSolver.create().solveAll(List.of(board), 1).get(0)));
    objects.addAll(List.of(PuzzleGenerator.builder(), PuzzleGenerator.builder().seed(1).build()));
    objects.addAll(List.of(LogicalSolver.standard(), Game.of(board), StepPicture.of(state, step)));
    objects.addAll(List.of(HodokuRating.of(board), ExplainerRating.of(board), step.reason()));
    objects.addAll(List.of(BoardPicture.of(board), TextPuzzle.of(board)));
    objects.add(Transformation.IDENTITY);
    objects.addAll(List.of(rules, grid, marks, gridStep, grid.with(3, 3).conflicts().get(0)));
    objects.addAll(List.of(Cage.of(3, 0, 1), Constraint.odd(0), Rules.builder(4)));
    objects.addAll(List.of(GridGame.of(grid), GridPicture.of(grid), GridVerdict.of(grid)));
    objects.addAll(GridVerdict.of(grid.rules().emptyGrid().with(0, 1).with(1, 1)).suspects());
    objects.addAll(List.of(GridSolver.getDefault(), GridLogicalSolver.standard()));
    objects.add(PuzzleText.read(board.toString()));
    objects.add(GridGenerator.builder(rules));
    objects.add(GridGenerator.builder(rules).seed(1).build());
    return objects;
  }

  private static List<Class<?>> exportedTypes() throws Exception {
    List<Class<?>> types = new ArrayList<>();
    for (String line : PublicApi.lines()) {
      Matcher type = TYPE.matcher(line);
      if (!line.startsWith(" ") && type.find()) {
        types.add(Class.forName(type.group(1).replaceAll("(?<=[.][A-Z]\\w{0,60})[.]", "\\$")));
      }
    }
    return types;
  }

  /**
   * Returns whether a method or constructor is called. A link looks first whether its first list is
   * empty, as it is here.
   */
  private static boolean isTried(Executable called) {
    Class<?> type = called.getDeclaringClass();
    boolean isOfUsers = type.isInterface() && OBJECTS.stream().noneMatch(type::isInstance);
    return Modifier.isPublic(called.getModifiers())
        && !called.isSynthetic()
        && !Set.of("equals", "valueOf").contains(called.getName())
        && !isOfUsers
        && type != Link.class;
  }

  private static Object sample(Class<?> type) {
    if (type.isPrimitive()) {
      return Array.get(Array.newInstance(type, 1), 0);
    }
    if (type.isArray()) {
      return Array.newInstance(type.getComponentType(), 0);
    }
    if (type.isEnum()) {
      return type.getEnumConstants()[0];
    }
    if (type == Stream.class) {
      return Stream.empty();
    }
    Optional<Object> known = OBJECTS.stream().filter(type::isInstance).findFirst();
    assertThat(known.isPresent() || type.isInterface()).as("an object of %s", type).isTrue();
    return known.orElseGet(
        () ->
            Proxy.newProxyInstance(
                type.getClassLoader(), new Class<?>[] {type}, (proxy, method, args) -> null));
  }

  @Test
  void nullArguments_areRefused() throws Exception {
    List<String> accepted = new ArrayList<>();
    int calls = 0;
    for (Class<?> type : exportedTypes()) {
      List<Executable> all = new ArrayList<>(List.of(type.getConstructors()));
      all.addAll(List.of(type.getDeclaredMethods()));
      all.removeIf(it -> !isTried(it));
      for (Executable called : all) {
        for (Parameter parameter : called.getParameters()) {
          if (!parameter.getType().isPrimitive()) {
            calls++;
            String answer = answer(called, parameter);
            if (!answer.equals(NullPointerException.class.getName())) {
              accepted.add(called + ", " + parameter.getName() + ": " + answer);
            }
          }
        }
      }
    }
    assertThat(calls).isGreaterThan(250);
    assertThat(accepted).isEmpty();
  }

  /** Returns the name of what is thrown if one argument is null and the others are not. */
  private static String answer(Executable called, Parameter missing) throws Exception {
    Object[] arguments =
        Stream.of(called.getParameters())
            .map(it -> it.equals(missing) ? null : sample(it.getType()))
            .toArray();
    try {
      if (called instanceof Constructor<?> constructor) {
        constructor.newInstance(arguments);
      } else {
        boolean isStatic = Modifier.isStatic(called.getModifiers());
        Object receiver = isStatic ? null : sample(called.getDeclaringClass());
        ((Method) called).invoke(receiver, arguments);
      }
      return "accepted";
    } catch (InvocationTargetException e) {
      return e.getCause().getClass().getName();
    }
  }
}
