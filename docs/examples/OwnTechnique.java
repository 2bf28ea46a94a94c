import io.github.nonet.Board;
import io.github.nonet.Candidate;
import io.github.nonet.Candidates;
import io.github.nonet.Detail;
import io.github.nonet.logic.LogicalSolver;
import io.github.nonet.logic.Part;
import io.github.nonet.logic.Reason;
import io.github.nonet.logic.Step;
import io.github.nonet.logic.Technique;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Adds a technique to the solver: when eight cells hold a digit, the ninth place of that digit is
 * the only one left. Prints the first step that it finds, in three levels of detail.
 */
public class OwnTechnique {
  private static final String PUZZLE =
      "..4678912672195348.9834256785976142342685379171392485696153728428741963534528617.";

  public static void main(String[] args) {
    Board puzzle = Board.parse(args.length == 0 ? PUZZLE : args[0]);
    // Only the new technique: LogicalSolver.standard() would try all others first.
    LogicalSolver logic = LogicalSolver.of().plus(OwnTechnique::lastPlaces);
    logic.nextStep(puzzle).ifPresent(OwnTechnique::print);
  }

  private static Stream<Step> lastPlaces(Candidates state) {
    return IntStream.rangeClosed(1, 9)
        .filter(digit -> cells(state, digit).count() == 8)
        .boxed()
        .flatMap(digit -> lastPlace(state, digit));
  }

  private static IntStream cells(Candidates state, int digit) {
    return IntStream.range(0, 81).filter(cell -> state.digit(cell) == digit);
  }

  private static Stream<Step> lastPlace(Candidates state, int digit) {
    List<Integer> places =
        IntStream.range(0, 81)
            .filter(cell -> state.digit(cell) == 0 && state.allows(cell, digit))
            .boxed()
            .toList();
    if (places.size() != 1) {
      return Stream.empty();
    }
    Reason reason =
        new Reason.Custom(
            "Last place",
            "eight cells hold the digit " + digit + ", so only one place is left.",
            List.of(Part.digit(Part.Role.DEFINING, digit, places)),
            List.of());
    return Stream.of(
        Step.placing(Technique.USER_DEFINED, List.of(new Candidate(places.get(0), digit)), reason));
  }

  private static void print(Step step) {
    for (Detail detail : Detail.values()) {
      System.out.println(step.describe(detail));
    }
  }
}
