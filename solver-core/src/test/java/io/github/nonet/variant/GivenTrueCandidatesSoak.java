package io.github.nonet.variant;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.GivenFile;
import io.github.nonet.SearchLimit;
import io.github.nonet.SearchLimitExceededException;
import io.github.nonet.Tries;
import io.github.nonet.internal.groups.FormPuzzles;
import io.github.nonet.internal.groups.Structure;
import io.github.nonet.internal.groups.engines.GridTrueCandidates;
import io.github.nonet.internal.groups.forms.Form;
import io.github.nonet.internal.sets.ValueSet;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;

/**
 * Measures how long the true candidates of unfinished puzzles take: those of files {@code
 * *.neutral.txt.gz} below the folder {@code nonet.reasons}, as {@link FormPuzzles} reads them,
 * without a third of their clues, cages and constraints. The best of three runs counts; a puzzle
 * that takes more than three seconds is late. Run by the profile {@code soak} alone.
 */
@Tag(Tries.SOAK)
class GivenTrueCandidatesSoak {
  private static final SearchLimit LIMIT = SearchLimit.time(Duration.ofSeconds(3));

  @TestFactory
  Stream<DynamicTest> given() throws IOException {
    Path folder = GivenFile.of("nonet.reasons");
    try (Stream<Path> files = Files.walk(folder)) {
      return files
          .filter(it -> it.toString().endsWith("neutral.txt.gz"))
          .sorted()
          .map(it -> DynamicTest.dynamicTest(folder.relativize(it).toString(), () -> measure(it)))
          .toList()
          .stream();
    }
  }

  private static void measure(Path file) throws IOException {
    Random random = new Random(505);
    List<Double> times = new ArrayList<>();
    List<String> late = new ArrayList<>();
    for (GivenReasonsSoak.Puzzle puzzle : GivenReasonsSoak.Puzzle.read(file)) {
      GivenReasonsSoak.Puzzle unfinished = unfinished(puzzle, random);
      long best = Long.MAX_VALUE;
      for (int run = 0; run < 3 && !late.contains(puzzle.name()); run++) {
        long start = System.nanoTime();
        try {
          int[] found = GridTrueCandidates.of(unfinished.structure(), unfinished.sets(), LIMIT);
          best = Math.min(best, System.nanoTime() - start);
          assertThat(unfinished.isKept(found)).as(puzzle.name()).isTrue();
        } catch (SearchLimitExceededException e) {
          late.add(puzzle.name());
          best = System.nanoTime() - start;
        }
      }
      times.add(best / 1e6);
    }
    double[] sorted = times.stream().mapToDouble(it -> it).sorted().toArray();
    System.out.printf(
        "%s: %d puzzles, ms in the median %.1f, at 75 %% %.1f, at 90 %% %.1f, at 95 %% %.1f; late: %s%n",
        file.getFileName(),
        sorted.length,
        sorted[sorted.length / 2],
        sorted[sorted.length * 3 / 4],
        sorted[sorted.length * 9 / 10],
        sorted[sorted.length * 19 / 20],
        late);
  }

  /** Leaves out a third of the clues, the cages and the constraints. */
  private static GivenReasonsSoak.Puzzle unfinished(GivenReasonsSoak.Puzzle puzzle, Random random) {
    Structure structure = puzzle.structure();
    int[] sets = puzzle.sets().clone();
    for (int cell = 0; cell < sets.length; cell++) {
      if (random.nextInt(3) == 0) {
        sets[cell] = ValueSet.all(structure.symbols());
      }
    }
    List<Structure.Cage> cages =
        structure.cages().stream().filter(it -> random.nextInt(3) > 0).toList();
    List<Form> forms = new ArrayList<>();
    boolean[] isKept = new boolean[structure.forms().size()];
    int[] numbers = structure.constraints();
    for (int i = 0; i < isKept.length; i++) {
      boolean isFirst = i == 0 || numbers[i] != numbers[i - 1];
      isKept[i] = isFirst ? random.nextInt(3) > 0 : isKept[i - 1];
    }
    IntStream.range(0, isKept.length)
        .filter(i -> isKept[i])
        .forEach(i -> forms.add(structure.forms().get(i)));
    return new GivenReasonsSoak.Puzzle(
        puzzle.name(),
        structure.withCages(cages).withForms(forms),
        sets,
        Arrays.copyOf(puzzle.solution(), puzzle.solution().length));
  }
}
