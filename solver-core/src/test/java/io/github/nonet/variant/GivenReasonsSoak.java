package io.github.nonet.variant;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.joining;
import static java.util.stream.Collectors.mapping;
import static java.util.stream.Collectors.toSet;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.GivenFile;
import io.github.nonet.Inference;
import io.github.nonet.Level;
import io.github.nonet.Tries;
import io.github.nonet.internal.constraints.ConstraintData;
import io.github.nonet.internal.constraints.ConstraintKind;
import io.github.nonet.internal.constraints.FormList;
import io.github.nonet.internal.deduction.GridDeduction;
import io.github.nonet.internal.deduction.GridProof;
import io.github.nonet.internal.deduction.GridStepSolver;
import io.github.nonet.internal.groups.FormPuzzles;
import io.github.nonet.internal.groups.Structure;
import io.github.nonet.internal.groups.forms.Form;
import io.github.nonet.internal.sets.ValueSet;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;

/**
 * Counts the puzzles that are explained to the end without a search, and holds every step against
 * the solution: those of a folder, the system property {@code nonet.reasons}, and puzzles made
 * here. Below the folder are files {@code *.neutral.txt.gz}, as {@link FormPuzzles} reads them,
 * {@code generated.txt} of lines {@code puzzle solution rest}, of which the first 25 count, and
 * {@code killer/*.jsonl} with cages. A path that takes more than ten seconds of the processor, or
 * {@code nonet.seconds}, is late. Of contradictions it counts the facts, which are the candidates
 * of all lines between the supposition and the gap, each once, and the clauses, which a reader
 * reads. Run by the profile {@code soak} alone; {@code nonet.made} is how many puzzles are made of
 * each kind, 100 by default, and of each {@code nonet.each} puzzles one is looked at.
 */
@Tag(Tries.SOAK)
class GivenReasonsSoak {
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
  private static final int MADE = Integer.getInteger("nonet.made", 100);
  private static final int SIZES = 25;

  /** Each so many puzzles of a set are looked at. */
  private static final int EACH = Integer.getInteger("nonet.each", 1);

  /**
   * The numbers of facts of a reason that is not short, and of one that nobody follows; the same
   * for clauses.
   */
  private static final int LONG = 24;

  private static final int VERY_LONG = 60;
  private static final int MANY_CLAUSES = 12;
  private static final long PATH = Duration.ofSeconds(Long.getLong("nonet.seconds", 10)).toNanos();

  /**
   * A puzzle.
   *
   * @param sets the values of each cell
   * @param solution the value of each cell that is shown; empty if it is not known
   */
  record Puzzle(String name, Structure structure, int[] sets, int[] solution) {
    static Puzzle of(Grid puzzle, Optional<Grid> solution) {
      int[] sets = new int[puzzle.rules().cellCount()];
      int all = ValueSet.all(puzzle.rules().valueCount());
      Arrays.setAll(sets, i -> puzzle.value(i) == 0 ? all : 1 << puzzle.value(i));
      int[] values = solution.map(Grid::toArray).orElse(new int[0]);
      return new Puzzle(puzzle.toString(), puzzle.rules().tables.structure, sets, values);
    }

    /** Returns the puzzles of a file that have as many rows and columns as values. */
    static List<Puzzle> read(Path file) throws IOException {
      return FormPuzzles.read(file).stream()
          .filter(it -> it.rows() == it.structure().symbols() && it.columns() == it.rows())
          .map(it -> new Puzzle(it.name(), withCages(it.structure()), it.sets(), it.values()))
          .toList();
    }

    /** Returns rules in which a sum of cells that differ is a cage, as people give it. */
    private static Structure withCages(Structure structure) {
      List<Structure.Group> groups = new ArrayList<>(structure.groups());
      List<Structure.Cage> cages = new ArrayList<>();
      List<Form> forms = new ArrayList<>(structure.forms());
      for (Form form : structure.forms()) {
        if (form instanceof Form.Sum sum
            && Arrays.stream(sum.factors()).allMatch(it -> it == 1)
            && (groups.removeIf(
                    it -> it.kind() == Structure.UnitKind.OTHER && hasSame(it.cells(), sum.cells()))
                || forms.removeIf(
                    it -> it instanceof Form.Apart && hasSame(it.cells(), sum.cells())))) {
          cages.add(new Structure.Cage(sum.total(), sum.cells()));
          forms.remove(form);
        }
      }
      return new Structure(structure.symbols(), structure.cells(), groups, cages).withForms(forms);
    }

    private static boolean hasSame(int[] cells, int... others) {
      return Arrays.equals(
          Arrays.stream(cells).sorted().toArray(), Arrays.stream(others).sorted().toArray());
    }

    boolean isKept(int... left) {
      return IntStream.range(0, solution.length).allMatch(i -> (left[i] >>> solution[i] & 1) != 0);
    }
  }

  private static final class Late extends RuntimeException {
    private static final long serialVersionUID = 1;
  }

  /** What became of the puzzles of a set. */
  private static final class Tally {
    final List<Double> hardSteps = new ArrayList<>();
    final List<Integer> facts = new ArrayList<>();

    /** Of contradictions. */
    final List<Integer> ofFailures = new ArrayList<>();

    final List<Integer> clauses = new ArrayList<>();
    final List<String> unsolved = new ArrayList<>();
    int puzzles;
    int late;
    int unknown;

    /** Those that are explained without a long contradiction. */
    int clean;

    long nanos;

    String line(String name) {
      return String.format(
          "| %s | %d | %d | %d | %d | %.1f / %.1f | %s | %d | %d | %d | %d | %d | %d | %.1f |",
          name,
          puzzles,
          puzzles - unsolved.size() - late,
          late,
          hardSteps.size(),
          of(hardSteps, 0.5),
          of(hardSteps, 0.95),
          (int) of(facts, 0.5) + " / " + (int) of(facts, 0.95),
          unknown,
          clean,
          ofFailures.size(),
          above(LONG, ofFailures),
          above(VERY_LONG, ofFailures),
          above(MANY_CLAUSES, clauses),
          nanos / 1e9);
    }

    static long above(int most, List<Integer> all) {
      return all.stream().filter(it -> it > most).count();
    }

    private static double of(List<? extends Number> all, double share) {
      double[] sorted = all.stream().mapToDouble(Number::doubleValue).sorted().toArray();
      return sorted.length == 0 ? 0 : sorted[(int) (share * (sorted.length - 1))];
    }
  }

  @TestFactory
  Stream<DynamicTest> given() throws IOException {
    Path folder = GivenFile.of("nonet.reasons");
    System.out.println(
        "| Set | Puzzles | Explained | Late | Hard steps | ms, median / 95 % | facts | no solution"
            + " known | without a long one | contradictions | above "
            + LONG
            + " facts | above "
            + VERY_LONG
            + " | above "
            + MANY_CLAUSES
            + " clauses | s |");
    try (Stream<Path> files = Files.walk(folder)) {
      return files
          .filter(it -> it.toString().matches(".*(neutral.txt.gz|generated.txt|killer/.*jsonl)"))
          .sorted()
          .map(it -> DynamicTest.dynamicTest(folder.relativize(it).toString(), () -> read(it)))
          .toList()
          .stream();
    }
  }

  private static void read(Path file) throws IOException {
    String name = file.getParent().getFileName() + "/" + file.getFileName();
    if (name.endsWith("gz")) {
      List<Puzzle> puzzles = Puzzle.read(file);
      count(name, puzzles);
      List<Puzzle> others = puzzles.stream().filter(it -> !it.name().contains(".")).toList();
      if (others.size() < puzzles.size()) {
        count(name + ", no dot", others);
      }
    } else if (name.endsWith("jsonl")) {
      count(name, Files.readAllLines(file).stream().skip(1).flatMap(it -> killer(it)).toList());
    } else {
      count(
          name,
          Files.readAllLines(file).stream()
              .filter(line -> !line.startsWith("#"))
              .limit(SIZES)
              .map(line -> line.split("\\s+"))
              .map(words -> sized(Grid.parse(words[0]), words[1]))
              .toList());
    }
  }

  private static Puzzle sized(Grid puzzle, String solution) {
    return Puzzle.of(
        puzzle,
        solution.length() > 1 ? Optional.of(puzzle.rules().parseGrid(solution)) : Optional.empty());
  }

  private static Stream<Puzzle> killer(String line) {
    if (line.contains("\"diagonals\": true")) {
      return Stream.of();
    }
    Grid puzzle = GivenVariantsSoak.killer(line);
    String solution = GivenVariantsSoak.field("solution", line);
    return Stream.of(
        Puzzle.of(
            puzzle,
            solution.isEmpty()
                ? GridSolver.getDefault().solve(puzzle)
                : Optional.of(puzzle.rules().parseGrid(solution))));
  }

  /** The kinds of made puzzles, minimal ones. */
  @TestFactory
  Stream<DynamicTest> made() {
    Rules plain = Rules.of(9);
    return Stream.of(
        made("plain", random -> plain),
        made("X", random -> Rules.builder(9).grid(0, 0, 3, 3).diagonals().build()),
        made("windows", random -> Rules.builder(9).grid(0, 0, 3, 3).windows().build()),
        made("anti-knight", random -> Rules.builder(9).grid(0, 0, 3, 3).antiKnight().build()),
        made("jigsaw", random -> RandomRegions.jigsaw(plain, new Random(random))),
        made("two whispers, two thermometers", random -> lines(plain, new Random(random))),
        made(
            "killer, cages of up to five",
            random -> GridStates.killer(plain, 5, new Random(random))));
  }

  private static DynamicTest made(String name, IntFunction<Rules> rules) {
    return DynamicTest.dynamicTest(
        name,
        () -> {
          List<Puzzle> puzzles = new ArrayList<>();
          for (int i = 0; i < MADE; i++) {
            GridGenerator generator =
                GridGenerator.builder(rules.apply(505 + i)).seed(505).minimal(true).build();
            GridGenerator.Made made = generator.make(i);
            puzzles.add(Puzzle.of(made.puzzle(), Optional.of(made.solution())));
          }
          count(name, puzzles);
        });
  }

  private static Rules lines(Rules plain, Random random) {
    Grid solution = GridStates.solution(plain, random);
    return plain.withConstraints(
        Stream.of(true, true, false, false).map(it -> line(solution, it, random)).toList());
  }

  private static Constraint line(Grid solution, boolean isWhisper, Random random) {
    while (true) {
      List<Integer> cells = new ArrayList<>(List.of(random.nextInt(81)));
      while (cells.size() < 5) {
        List<Integer> next = next(solution, cells, isWhisper);
        if (next.isEmpty()) {
          break;
        }
        cells.add(next.get(random.nextInt(next.size())));
      }
      if (cells.size() == 5) {
        int[] line = cells.stream().mapToInt(it -> it).toArray();
        return isWhisper ? Constraint.whispers(5, line) : Constraint.thermometer(line);
      }
    }
  }

  private static List<Integer> next(Grid solution, List<Integer> cells, boolean isWhisper) {
    int last = cells.get(cells.size() - 1);
    List<Integer> next = new ArrayList<>();
    for (int cell = 0; cell < 81; cell++) {
      int rise = solution.value(cell) - solution.value(last);
      boolean isBeside =
          Math.max(Math.abs(cell / 9 - last / 9), Math.abs(cell % 9 - last % 9)) == 1;
      if (isBeside && !cells.contains(cell) && (isWhisper ? Math.abs(rise) >= 5 : rise > 0)) {
        next.add(cell);
      }
    }
    return next;
  }

  private static void count(String name, List<Puzzle> puzzles) {
    Tally tally = new Tally();
    for (int i = 0; i < puzzles.size(); i += EACH) {
      Puzzle puzzle = puzzles.get(i);
      tally.puzzles++;
      tally.unknown += puzzle.solution().length == 0 ? 1 : 0;
      int first = tally.ofFailures.size();
      try {
        if (!explain(puzzle, tally)) {
          tally.unsolved.add(puzzle.name());
        } else if (Tally.above(LONG, tally.ofFailures.subList(first, tally.ofFailures.size()))
            == 0) {
          tally.clean++;
        }
      } catch (Late e) {
        tally.late++;
      }
    }
    System.out.println(tally.line(name));
    System.out.println(
        tally.unsolved.stream()
            .map(it -> it.length() > 40 ? it.substring(0, 40) : it)
            .collect(joining("; ")));
    assertThat(tally.puzzles).isPositive();
  }

  private static boolean explain(Puzzle puzzle, Tally tally) {
    long end = THREADS.getCurrentThreadCpuTime() + PATH;
    int[] pulses = {0};
    GridStepSolver logic =
        new GridStepSolver(
            puzzle.structure(),
            Level.EXTREME,
            () -> {
              if (++pulses[0] % 64 == 0 && THREADS.getCurrentThreadCpuTime() > end) {
                throw new Late();
              }
            });
    int[] sets = puzzle.sets().clone();
    boolean[] isFilled = new boolean[sets.length];
    logic.load(sets, isFilled);
    while (true) {
      long begin = THREADS.getCurrentThreadCpuTime();
      int[] before = sets.clone();
      boolean[] wasFilled = isFilled.clone();
      Optional<GridDeduction> step = logic.step();
      long taken = THREADS.getCurrentThreadCpuTime() - begin;
      tally.nanos += taken;
      if (step.isEmpty()) {
        logic.store(sets);
        return Arrays.stream(sets).allMatch(it -> Integer.bitCount(it) == 1);
      }
      if (step.get().technique().level().compareTo(Level.UNFAIR) >= 0) {
        tally.hardSteps.add(taken / 1e6);
        List<Inference> proof = proof(puzzle.structure(), step.get(), before, wasFilled);
        tally.facts.add(facts(proof));
        if (step.get() instanceof GridDeduction.FailedCandidate) {
          tally.ofFailures.add(facts(proof));
          tally.clauses.add(clauses(proof));
        }
      }
      logic.store(sets);
      if (step.get().isPlacement()) {
        isFilled[step.get().cells()[0]] = true;
      }
      assertThat(puzzle.isKept(sets)).as("%s: %s", puzzle.name(), step.get()).isTrue();
    }
  }

  private static List<Inference> proof(
      Structure structure, GridDeduction step, int[] sets, boolean[] isFilled) {
    List<ConstraintData> sources =
        structure.forms().stream().map(GivenReasonsSoak::source).toList();
    FormList forms = new FormList(structure.forms(), sources);
    return GridProof.of(step, structure, forms, sources, sets, isFilled);
  }

  /** Returns how many candidates a proof is about, without those that it assumes. */
  private static int facts(List<Inference> proof) {
    return (int)
        proof.stream()
            .filter(line -> line.kind() == Inference.Kind.FOLLOWS)
            .flatMap(line -> line.candidates().stream())
            .distinct()
            .count();
  }

  /** Returns how many clauses the sentence of a contradiction has before the gap. */
  private static int clauses(List<Inference> proof) {
    return proof.stream()
        .filter(line -> line.kind() == Inference.Kind.FOLLOWS && !line.isGap())
        .mapToInt(line -> clauses(proof, line))
        .sum();
  }

  private static int clauses(List<Inference> proof, Inference line) {
    boolean isOfOne =
        line.causes().size() == 1 && isPlace(proof.get(line.causes().get(0))) && !isOfRule(line);
    if (line.isTrue() || isOfOne) {
      return line.isTrue() && line.candidates().size() == 1 ? 1 : 0;
    }
    return (int)
        line.candidates().stream()
            .collect(groupingBy(it -> it.cell(), mapping(it -> it.digit(), toSet())))
            .values()
            .stream()
            .distinct()
            .count();
  }

  private static boolean isPlace(Inference line) {
    return line.isTrue() && line.candidates().size() == 1;
  }

  private static boolean isOfRule(Inference line) {
    return switch (line.units().get(0).kind()) {
      case HOUSE, GROUP, MOVE, SIGHT -> false;
      default -> true;
    };
  }

  /** Returns a constraint with the cells of a form: what it says does not count here. */
  private static ConstraintData source(Form form) {
    int[] numbers = new int[1 + form.cells().length];
    Arrays.fill(numbers, 1);
    return form instanceof Form.Apart
        ? ConstraintData.ofBuilder(ConstraintKind.ANTI_KNIGHT, form.cells())
        : ConstraintData.ownSum("form", numbers, form.cells());
  }
}
