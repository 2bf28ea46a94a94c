package io.github.nonet.variant;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Candidate;
import io.github.nonet.Detail;
import io.github.nonet.Inference;
import io.github.nonet.Level;
import io.github.nonet.Tries;
import io.github.nonet.logic.GridTechnique;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What the techniques find in some states is what is kept in {@code grid-steps.txt}. Behind each
 * state, as {@link GridCandidates#toFullString()} writes it, come
 *
 * <ul>
 *   <li>its level, and how often each technique has a step on the path to its end, and on that to
 *       the next value;
 *   <li>for each technique how many steps it has in the state, and its first steps: what they place
 *       or eliminate, their causes, and the houses, cells and numbers that the sentence names;
 *   <li>the proof of each of these steps: what each line says, its units and its causes.
 * </ul>
 *
 * <p>If a change is meant, {@code mvn -B -ntp -pl solver-core test -Dtest=GridStepInventoryTest
 * -Dnonet.steps.write=true} writes the text; read the difference before you commit it.
 */
class GridStepInventoryTest {
  private static final Path KEPT =
      Path.of("src", "test", "resources", "io", "github", "nonet", "variant", "grid-steps.txt");

  private static final boolean WRITE = Boolean.getBoolean("nonet.steps.write");
  private static final GridLogicalSolver LOGIC = GridLogicalSolver.standard().withoutSearch();

  /** How many steps of a technique are shown; the others are counted. */
  private static final int MOST_SHOWN = 2;

  private static final Pattern NAME =
      Pattern.compile("(?:row|column|box|region|window|diagonal|group|cage) ?\\w*|r\\d+c\\d+|\\d+");

  private static final List<String> WRITTEN = new ArrayList<>();

  /** The states, each with the lines behind it. */
  static List<List<String>> states() throws IOException {
    List<List<String>> states = new ArrayList<>();
    for (String line : Files.readAllLines(KEPT)) {
      if (!line.startsWith(" ")) {
        states.add(new ArrayList<>());
      }
      states.get(states.size() - 1).add(line);
    }
    int step = WRITE ? 1 : Tries.of(4, 1);
    return IntStream.range(0, states.size())
        .filter(i -> i % step == 0)
        .mapToObj(states::get)
        .collect(Collectors.toList());
  }

  @AfterAll
  static void write() throws IOException {
    if (WRITE) {
      Files.writeString(KEPT, String.join("\n", WRITTEN) + "\n");
    }
  }

  @ParameterizedTest(name = "state {index}")
  @MethodSource("states")
  void steps_areThoseThatAreKept(List<String> kept) {
    List<String> now = lines(kept.get(0));
    if (WRITE) {
      WRITTEN.addAll(now);
    } else {
      assertThat(now).as("if this is meant: -Dnonet.steps.write=true").isEqualTo(kept);
    }
  }

  static List<String> lines(String text) {
    GridCandidates state = GridCandidates.parse(text);
    List<String> lines = new ArrayList<>();
    lines.add(text);
    String level = LOGIC.level(state).map(Level::name).orElse("none");
    lines.add("  level " + level + ", path " + path(LOGIC.solve(state)));
    LOGIC.nextPlacement(state).ifPresent(it -> lines.add("  placement " + path(it)));
    Map<GridTechnique, List<GridStep>> steps =
        LOGIC
            .steps(state)
            .collect(
                Collectors.groupingBy(
                    GridStep::technique,
                    () -> new EnumMap<>(GridTechnique.class),
                    Collectors.toList()));
    steps.forEach((technique, own) -> addTo(lines, state.rules(), technique, own));
    return lines;
  }

  private static String path(GridPath path) {
    Map<GridTechnique, Long> counts =
        path.steps().stream()
            .collect(
                Collectors.groupingBy(
                    GridStep::technique,
                    () -> new EnumMap<>(GridTechnique.class),
                    Collectors.counting()));
    return counts + (path.isSolved() ? " solved" : "");
  }

  private static void addTo(
      List<String> lines, Rules rules, GridTechnique technique, List<GridStep> steps) {
    lines.add("  " + technique + " " + steps.size());
    for (GridStep step : steps.subList(0, Math.min(MOST_SHOWN, steps.size()))) {
      String effect =
          Stream.of("=" + marks(rules, step.placements()), "-" + marks(rules, step.eliminations()))
              .filter(it -> it.length() > 1)
              .collect(Collectors.joining(" "));
      lines.add("    " + effect + " by " + cells(rules, step.causes()) + " names " + names(step));
      if (!step.inferences().isEmpty()) {
        lines.add(
            step.inferences().stream()
                .map(it -> text(rules, it))
                .collect(Collectors.joining(", ", "      ", "")));
      }
    }
  }

  /** Returns what a line says, the kinds of its units with their numbers, and its causes. */
  private static String text(Rules rules, Inference line) {
    String kind = line.kind() == Inference.Kind.FOLLOWS ? "" : line.kind() + " ";
    String units =
        line.units().stream()
            .map(unit -> unit.kind() + (unit.index() < 0 ? "" : " " + unit.index()))
            .collect(Collectors.joining(" "));
    return kind
        + (line.isGap() ? "gap" : (line.isTrue() ? "=" : "-") + marks(rules, line.candidates()))
        + (units.isEmpty() ? "" : " in " + units)
        + (line.causes().isEmpty() ? "" : " by " + line.causes());
  }

  private static String cell(Rules rules, int cell) {
    return "r" + (rules.row(cell) + 1) + "c" + (rules.column(cell) + 1);
  }

  private static String cells(Rules rules, Collection<Integer> cells) {
    return cells.stream().map(cell -> cell(rules, cell)).collect(Collectors.joining(" "));
  }

  /** Returns the cells behind each value. */
  private static String marks(Rules rules, List<Candidate> marks) {
    StringBuilder text = new StringBuilder();
    int last = 0;
    for (Candidate mark : marks) {
      text.append(mark.digit() == last ? "" : (last == 0 ? "" : " ") + mark.digit());
      text.append(cell(rules, mark.cell()));
      last = mark.digit();
    }
    return text.toString();
  }

  /**
   * Returns the houses, cells and numbers of the sentence, whatever its words are; without the
   * causes, unless it is one of a chain or a contradiction.
   */
  private static String names(GridStep step) {
    String text = step.describe(Detail.FULL, Locale.ENGLISH);
    int start = text.indexOf(':') + 1;
    int end = text.lastIndexOf(". ");
    boolean isTold = step.inferences().stream().anyMatch(it -> it.units().isEmpty());
    String causes = isTold ? "" : " " + cells(step.rules, step.causes()) + " ";
    return NAME.matcher(text.substring(start, end < start ? text.length() : end))
        .results()
        .map(MatchResult::group)
        .filter(name -> !causes.contains(" " + name + " "))
        .collect(Collectors.joining(" "));
  }
}
