package io.github.nonet.logic;

import static java.util.stream.Collectors.collectingAndThen;
import static java.util.stream.Collectors.counting;
import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.toList;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import io.github.nonet.Board;
import io.github.nonet.Candidate;
import io.github.nonet.Candidates;
import io.github.nonet.Detail;
import io.github.nonet.SearchInterruptedException;
import io.github.nonet.SearchLimit;
import io.github.nonet.SearchLimitExceededException;
import io.github.nonet.Solver;
import io.github.nonet.Tries;
import io.github.nonet.generate.PuzzleGenerator;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.EnumMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(120)
class RatedPathTest {
  /** Rated 8.9 or more. */
  private static final Board HARDEST =
      Board.parse(
          "8..49.....2....3.....7...5.....2......9..6..1..63...7....8.4.3.5......2.4.3..17..");

  /** Both scales, by their calls. */
  enum Scale {
    EXPLAINER(ExplainerRating::path, ExplainerRating::path),
    HODOKU(HodokuRating::path, HodokuRating::path);

    private final Function<Board, Stream<RatedStep>> path;
    private final BiFunction<Board, SearchLimit, Stream<RatedStep>> limited;

    Scale(
        Function<Board, Stream<RatedStep>> path,
        BiFunction<Board, SearchLimit, Stream<RatedStep>> limited) {
      this.path = path;
      this.limited = limited;
    }
  }

  /** Drawn once, and each path found once: the tests look at different sides of them. */
  private static final Map<Board, Map<Scale, List<RatedStep>>> PATHS = paths();

  private static Map<Board, Map<Scale, List<RatedStep>>> paths() {
    Map<Board, Map<Scale, List<RatedStep>>> paths = new LinkedHashMap<>();
    Stream.concat(
            Stream.of(States.EASY, States.SOLVED, HARDEST),
            Stream.of(ExplainerLevel.values())
                .flatMap(
                    difficulty ->
                        PuzzleGenerator.builder().explainerLevel(difficulty).build().stream()
                            .limit(Tries.of(2, 8))))
        .forEach(puzzle -> paths.put(puzzle, bothPaths(puzzle)));
    return paths;
  }

  private static Map<Scale, List<RatedStep>> bothPaths(Board puzzle) {
    Map<Scale, List<RatedStep>> paths = new EnumMap<>(Scale.class);
    for (Scale scale : Scale.values()) {
      paths.put(scale, scale.path.apply(puzzle).toList());
    }
    return paths;
  }

  private static Set<Board> puzzles() {
    return PATHS.keySet();
  }

  private static List<RatedStep> path(Scale scale, Board puzzle) {
    return PATHS.get(puzzle).get(scale);
  }

  static Stream<Arguments> golden() throws IOException {
    try (InputStream in = RatedPathTest.class.getResourceAsStream("rated-paths.txt")) {
      List<String> lines =
          new String(in.readAllBytes(), StandardCharsets.UTF_8)
              .lines()
              .filter(line -> !line.startsWith("#"))
              .toList();
      return Stream.iterate(0, i -> i < lines.size(), i -> i + 3)
          .map(i -> Arguments.of(lines.get(i), lines.get(i + 1), lines.get(i + 2)))
          .toList()
          .stream();
    }
  }

  @ParameterizedTest
  @MethodSource("golden")
  void path_asTheOriginalsHaveIt(String puzzle, String explainer, String hodoku) {
    Board board = Board.parse(puzzle);
    assertThat(techniques(ExplainerRating.path(board))).isEqualTo(explainer);
    assertThat(techniques(HodokuRating.path(board))).isEqualTo(hodoku);
  }

  private static String techniques(Stream<RatedStep> path) {
    return path
        .map(RatedStep::technique)
        .collect(groupingBy(name -> name, LinkedHashMap::new, counting()))
        .entrySet()
        .stream()
        .map(entry -> entry.getValue() + " " + entry.getKey())
        .collect(collectingAndThen(toList(), names -> String.join(", ", names)));
  }

  @ParameterizedTest
  @MethodSource("puzzles")
  void hodoku_theSumIsTheScore(Board puzzle) {
    List<RatedStep> path = path(Scale.HODOKU, puzzle);
    HodokuRating rating = HodokuRating.of(puzzle);
    assertThat(path.stream().mapToDouble(RatedStep::rating).sum()).isEqualTo(rating.score());
    assertThat(path.stream().map(it -> it.step().technique().level()))
        .allMatch(level -> level.compareTo(rating.level()) <= 0);
  }

  @ParameterizedTest
  @MethodSource("puzzles")
  void explainer_theNumbersAreReadOff(Board puzzle) {
    assertThat(readOff(path(Scale.EXPLAINER, puzzle))).isEqualTo(ExplainerRating.of(puzzle));
  }

  private static ExplainerRating readOff(List<RatedStep> path) {
    int first = 0;
    while (first < path.size() - 1 && path.get(first).placements().isEmpty()) {
      first++;
    }
    return new ExplainerRating(
        hardest(path),
        hardest(path.subList(0, Math.min(path.size(), first + 1))),
        path.isEmpty() ? 0 : path.get(0).rating());
  }

  private static double hardest(List<RatedStep> path) {
    return path.stream().mapToDouble(RatedStep::rating).max().orElse(0);
  }

  @ParameterizedTest
  @MethodSource("puzzles")
  void path_everyStepIsTrueAndCanBeShown(Board puzzle) {
    Board solution = Solver.getDefault().solve(puzzle).orElseThrow();
    for (Scale scale : Scale.values()) {
      Candidates state = Candidates.of(puzzle);
      for (RatedStep rated : path(scale, puzzle)) {
        assertThat(rated.state()).isEqualTo(state);
        assertThat(rated.placements()).allMatch(it -> solution.digit(it.cell()) == it.digit());
        assertThat(rated.eliminations()).allMatch(it -> solution.digit(it.cell()) != it.digit());
        requireShown(rated);
        state = rated.next();
        assertThat(state).isNotEqualTo(rated.state());
      }
      assertThat(state.board()).isEqualTo(solution);
    }
  }

  private static void requireShown(RatedStep rated) {
    Step step = rated.step();
    for (Detail detail : Detail.values()) {
      assertThat(step.describe(detail)).isNotBlank().doesNotContain("null");
    }
    assertThat(StepPicture.of(rated.state(), step).toSvg()).startsWith("<svg");
    assertThat(rated.toString()).endsWith(rated.technique() + ": " + Notation.result(step));
    assertThat(Notation.parseResult(Notation.of(step)))
        .isEqualTo(new Notation.Result(step.placements(), step.eliminations()));
  }

  /** What a pattern says of the state is so: its candidates are there. */
  @ParameterizedTest
  @MethodSource("puzzles")
  void explainer_patternsAreInTheState(Board puzzle) {
    for (RatedStep rated : path(Scale.EXPLAINER, puzzle)) {
      boolean isNested = rated.technique().contains("(+");
      for (Part part : rated.step().reason().parts()) {
        assertThat(part.candidates())
            .as("%s in %s", rated, puzzle)
            .allMatch(it -> isNested || rated.state().allows(it.cell(), it.digit()));
      }
    }
  }

  /** The links of chains are such: strong ones have no third place, weak ones see each other. */
  @ParameterizedTest
  @MethodSource("puzzles")
  void explainer_linksAreLinks(Board puzzle) {
    for (RatedStep rated : path(Scale.EXPLAINER, puzzle)) {
      if (rated.step().reason() instanceof Chain chain) {
        for (Link link : chain.links()) {
          Candidate from = link.from().get(0);
          Candidate to = link.to().get(0);
          assertThat(isLink(rated.state(), from, to, link.strong())).as("%s", rated).isTrue();
        }
      }
    }
  }

  private static boolean isLink(Candidates state, Candidate a, Candidate b, boolean strong) {
    if (a.cell() == b.cell()) {
      return a.digit() != b.digit() && (!strong || state.digits(a.cell()).size() == 2);
    }
    return a.digit() == b.digit()
        && io.github.nonet.House.containing(a.cell()).stream()
            .filter(house -> house.cells().contains(b.cell()))
            .anyMatch(
                house ->
                    !strong
                        || house.cells().stream()
                                .filter(cell -> state.digit(cell) == 0)
                                .filter(cell -> state.allows(cell, a.digit()))
                                .count()
                            == 2);
  }

  @Test
  void explainer_pencilMarks() {
    for (Board puzzle : puzzles().stream().skip(3).limit(20).toList()) {
      List<RatedStep> path = path(Scale.EXPLAINER, puzzle);
      Candidates half = path.get(path.size() / 2).state();
      assertThat(readOff(ExplainerRating.path(half).toList())).isEqualTo(ExplainerRating.of(half));
    }
  }

  /** Pencil marks of a puzzle with other clues: no technique of uniqueness is used. */
  @Test
  void explainer_marksThatTheRulesDoNotLeave() {
    Candidates marks = PlayedStates.asPencilMarks(Candidates.of(States.EASY));
    assertThat(readOff(ExplainerRating.path(marks).toList())).isEqualTo(ExplainerRating.of(marks));
  }

  @ParameterizedTest
  @EnumSource
  void path_isLazy(Scale scale) {
    Stream<RatedStep> neverRead = scale.path.apply(Board.EMPTY);
    assertThat(neverRead).isNotNull();
    Iterator<RatedStep> steps = scale.limited.apply(HARDEST, SearchLimit.guesses(0)).iterator();
    assertThat(steps.next().rating()).isPositive();
    assertThat(scale.path.apply(HARDEST).findFirst()).isPresent();
  }

  @Test
  void explainer_limitOfAssumptions() {
    assertThatExceptionOfType(SearchLimitExceededException.class)
        .isThrownBy(() -> ExplainerRating.path(HARDEST, SearchLimit.guesses(5)).toList());
  }

  @ParameterizedTest
  @EnumSource
  void path_limitOfTime(Scale scale) {
    SearchLimit none = SearchLimit.time(Duration.ZERO);
    Stream<RatedStep> path = scale.limited.apply(HARDEST, none);
    assertThatExceptionOfType(SearchLimitExceededException.class).isThrownBy(path::toList);
  }

  @ParameterizedTest
  @EnumSource
  void path_theTimeBeginsWithTheFirstStep(Scale scale) throws InterruptedException {
    Stream<RatedStep> path =
        scale.limited.apply(States.EASY, SearchLimit.time(Duration.ofMillis(900)));
    Thread.sleep(1000);
    assertThat(path.findFirst()).isPresent();
  }

  @ParameterizedTest
  @EnumSource
  void path_interrupted(Scale scale) {
    Iterator<RatedStep> steps = scale.path.apply(HARDEST).iterator();
    steps.next();
    Thread.currentThread().interrupt();
    try {
      assertThatExceptionOfType(SearchInterruptedException.class)
          .isThrownBy(() -> steps.forEachRemaining(step -> {}));
      assertThat(Thread.currentThread().isInterrupted()).isTrue();
    } finally {
      Thread.interrupted();
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        ".................................................................................",
        "55...............................................................................",
        "534678912672195348198342567859761423426853791713924856961537284287419635345286171",
        ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4........."
      })
  void path_notProper(String puzzle) {
    for (Scale scale : Scale.values()) {
      Stream<RatedStep> path = scale.path.apply(Board.parse(puzzle));
      assertThatIllegalArgumentException().isThrownBy(path::toList).withMessageContaining("puzzle");
    }
  }

  @ParameterizedTest
  @EnumSource
  void path_ofTheSolution(Scale scale) {
    assertThat(scale.path.apply(States.SOLVED)).isEmpty();
  }

  @ParameterizedTest
  @EnumSource
  void path_null(Scale scale) {
    assertThatNullPointerException().isThrownBy(() -> scale.path.apply(null));
    assertThatNullPointerException()
        .isThrownBy(() -> scale.limited.apply(States.EASY, null))
        .withMessage("limit");
  }

  @Test
  void hodoku_forcingChainsAreTold() {
    Optional<RatedStep> forcing =
        HodokuRating.path(HARDEST).filter(it -> it.step().reason() instanceof Net).findFirst();
    assertThat(((Net) forcing.orElseThrow().step().reason()).branches()).isNotEmpty();
  }

  @Test
  void ratedStep_toString() {
    assertThat(HodokuRating.path(States.EASY).findFirst().orElseThrow())
        .hasToString("4 Naked Single: r5c5=5");
    assertThat(ExplainerRating.path(States.EASY).findFirst().orElseThrow().toString())
        .matches("1\\.[25] Hidden Single: r\\dc\\d=\\d");
  }
}
