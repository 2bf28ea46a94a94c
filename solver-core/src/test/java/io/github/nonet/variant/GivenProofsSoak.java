package io.github.nonet.variant;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.GivenFile;
import io.github.nonet.SearchLimit;
import io.github.nonet.SearchLimitExceededException;
import io.github.nonet.Tries;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;

/**
 * Judges the proofs of all steps on the paths of the puzzles below a folder, the system property
 * {@code nonet.proofs}, and of some steps of each tenth state; the files are those of {@link
 * GivenVariantsSoak} and {@link GivenFPuzzlesSoak}. Then it judges those of states made here, sound
 * and broken ones; {@code nonet.made} is how many rounds there are, 20 by default. At the end it
 * prints what it has counted. Run by the profile {@code soak} alone.
 */
@Tag(Tries.SOAK)
class GivenProofsSoak {
  private static final int MADE = Integer.getInteger("nonet.made", 20);

  /** How many puzzles of a file count. */
  private static final int MOST = Integer.getInteger("nonet.most", 1000);

  private static final int MOST_STEPS = 100;
  private static final GridLogicalSolver LOGIC =
      GridLogicalSolver.standard()
          .withoutSearch()
          .within(SearchLimit.time(Duration.ofSeconds(Long.getLong("nonet.seconds", 10))));

  private static final ProofTally TALLY = new ProofTally();

  @AfterAll
  static void print() {
    System.out.println(TALLY.table());
    TALLY.faults().forEach(System.out::println);
    assertThat(TALLY.faults()).isEmpty();
    assertThat(TALLY.sum("NEEDLESS")).isLessThanOrEqualTo(TALLY.sum("CAUSES") / 100);
  }

  @TestFactory
  Stream<DynamicTest> given() throws IOException {
    Path folder = GivenFile.of("nonet.proofs");
    try (Stream<Path> files = Files.walk(folder)) {
      return files
          .filter(file -> file.toString().matches(".*(generated.txt|jsonl)"))
          .sorted()
          .map(file -> DynamicTest.dynamicTest(file.toString(), () -> judge(puzzles(file))))
          .toList()
          .stream();
    }
  }

  private static List<Grid> puzzles(Path file) throws IOException {
    List<String> lines = Files.readAllLines(file);
    List<Grid> puzzles = new ArrayList<>();
    for (String line : lines) {
      Matcher text = GivenFPuzzlesSoak.PUZZLE.matcher(line);
      if (puzzles.size() == MOST) {
        return puzzles;
      }
      if (text.find()) {
        puzzles.add(Grid.parseFPuzzles(text.group(1) == null ? text.group(2) : text.group(1)));
      } else if (file.toString().contains("sizes") && !line.startsWith("#")) {
        puzzles.add(Grid.parse(line.split("\\s+")[0]));
      } else if (file.toString().contains("killer") && line.contains("\"cages\"")) {
        puzzles.add(GivenVariantsSoak.killer(line));
      } else if (file.toString().contains("groups") && line.contains("\"givens\"")) {
        puzzles.add(GivenVariantsSoak.puzzle(lines.get(0), line));
      }
    }
    return puzzles;
  }

  private static void judge(List<Grid> puzzles) {
    for (Grid puzzle : puzzles) {
      GridCandidates state = GridCandidates.of(puzzle);
      try {
        List<GridStep> path = LOGIC.solve(puzzle).steps();
        for (int i = 0; i < path.size(); i++) {
          TALLY.judge(state, path.get(i), true);
          if (i % 10 == 0) {
            judgeSome(state, true);
          }
          state = path.get(i).applyTo(state);
        }
      } catch (SearchLimitExceededException e) {
        System.out.println("late: " + puzzle);
      }
    }
  }

  private static void judgeSome(GridCandidates state, boolean isSound) {
    List<GridStep> steps = LOGIC.steps(state).limit(10 * MOST_STEPS).toList();
    for (int i = 0; i < steps.size(); i += 1 + steps.size() / MOST_STEPS) {
      TALLY.judge(state, steps.get(i), isSound);
    }
  }

  @TestFactory
  Stream<DynamicTest> made() {
    return IntStream.range(0, MADE)
        .mapToObj(
            round ->
                DynamicTest.dynamicTest(
                    "round " + round,
                    () ->
                        GridProofsTest.rules()
                            .flatMap(rules -> GridProofsTest.states(rules, new Random(round)))
                            .forEach(
                                state ->
                                    judgeSome(
                                        state, GridSolver.getDefault().solve(state).isPresent()))));
  }
}
