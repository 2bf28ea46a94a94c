package io.github.nonet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.nonet.logic.Game;
import io.github.nonet.logic.GridTechnique;
import io.github.nonet.logic.LogicalSolver;
import io.github.nonet.logic.Reason;
import io.github.nonet.logic.Step;
import io.github.nonet.logic.StepPicture;
import io.github.nonet.logic.Technique;
import io.github.nonet.text.BoardPicture;
import io.github.nonet.variant.Cage;
import io.github.nonet.variant.GridGame;
import io.github.nonet.variant.GridLogicalSolver;
import io.github.nonet.variant.GridPicture;
import io.github.nonet.variant.GridStep;
import io.github.nonet.variant.Rules;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The contract of positions and their steps, for both families: an app that knows only the
 * interfaces sees what the methods of the family say.
 */
class PositionTest {
  private static final SearchLimit NO_TIME = SearchLimit.time(Duration.ZERO);
  private static final Locale FRENCH = Locale.FRENCH;

  private static final Rules DIAGONAL = Rules.builder(6).grid(0, 0, 2, 3).diagonals().build();
  private static final Rules KILLER = Rules.of(4).withCages(Cage.of(5, 0, 1), Cage.of(3, 2, 3));

  /** Two grids of 4x4 that share a box, and places without a cell. */
  private static final Rules OVERLAPPING =
      Rules.builder(4).grid(0, 0, 2, 2).grid(2, 2, 2, 2).build();

  /** Proper, several solutions, no clue, a contradiction, full, full and wrong. */
  static Stream<Position> starts() {
    Stream<Position> boards =
        Stream.of(
                Boards.PUZZLE,
                Boards.SEVERAL_SOLUTIONS,
                Board.EMPTY,
                Boards.INCONSISTENT,
                Boards.SOLUTION,
                Boards.SOLUTION.with(0, 5))
            .map(Game::of);
    Stream<Position> grids =
        Stream.of(
                Rules.of(4).parseGrid("12.. 34.. 2143 4321"),
                Rules.of(4).parseGrid("1... .... .... ...2"),
                Rules.of(4).parseGrid("11.. .... .... ...."),
                Rules.of(4).parseGrid("1234 3412 2143 4321"),
                Rules.of(9).parseGrid(Boards.EASY.toString()),
                DIAGONAL.emptyGrid(),
                KILLER.emptyGrid(),
                OVERLAPPING.emptyGrid())
            .map(GridGame::of);
    return Stream.concat(boards, grids);
  }

  /** Returns the start and what random moves and steps make of it, most of them wrong. */
  private static List<Position> played(Position start) {
    Random random = new Random(start.toString().hashCode());
    List<Position> played = new ArrayList<>(List.of(start));
    for (int i = 0; i < 5; i++) {
      Position next = played.get(played.size() - 1);
      for (int moves = random.nextInt(9); moves >= 0; moves--) {
        next = moved(next, random);
      }
      played.add(next);
    }
    return played;
  }

  private static Position moved(Position position, Random random) {
    int cell = random.nextInt(position.cellCount());
    int value = 1 + random.nextInt(position.valueCount());
    int move = position.isGiven(cell) ? 6 : random.nextInt(8);
    return switch (move) {
      case 0, 1 -> position.put(cell, value);
      case 2 -> position.erase(cell);
      case 3, 4 -> position.mark(cell, value);
      case 5 -> position.unmark(cell, value);
      case 6 -> position.mistake().isPresent() ? position : stepped(position);
      default -> random.nextInt(4) == 0 ? position.markAll() : position;
    };
  }

  private static Position stepped(Position position) {
    Optional<? extends LogicalStep> step = position.nextStep(SearchLimit.NONE);
    return step.isPresent() ? position.apply(step.get()) : position;
  }

  static Stream<Position> sizes() {
    return Stream.concat(starts(), Stream.of(GridGame.of(Rules.of(5, 5).emptyGrid())));
  }

  @ParameterizedTest
  @MethodSource("sizes")
  void cells_asTheRulesHaveThem(Position start) {
    Set<String> names = new TreeSet<>();
    for (int cell = 0; cell < start.cellCount(); cell++) {
      assertThat(start.row(cell)).isBetween(0, start.rowCount() - 1);
      assertThat(start.column(cell)).isBetween(0, start.columnCount() - 1);
      assertThat(start.cellName(cell))
          .isEqualTo("r" + (start.row(cell) + 1) + "c" + (start.column(cell) + 1));
      names.add(start.cellName(cell));
    }
    assertThat(names).hasSize(start.cellCount());
    assertThat(start.regions())
        .isNotEmpty()
        .allSatisfy(region -> assertThat(region).hasSize(start.valueCount()));
    assertThat(start.regions().stream().flatMap(List::stream))
        .containsOnly(IntStream.range(0, start.cellCount()).boxed().toArray(Integer[]::new));
    String symbols = "123456789ABCDEFGHIJKLMNOP";
    for (int value = 1; value <= start.valueCount(); value++) {
      assertThat(start.symbol(value)).isEqualTo(symbols.substring(value - 1, value));
    }
    for (int cell : new int[] {-1, start.cellCount()}) {
      assertThatThrownBy(() -> start.row(cell)).isInstanceOf(IndexOutOfBoundsException.class);
      assertThatThrownBy(() -> start.column(cell)).isInstanceOf(IndexOutOfBoundsException.class);
      assertThatThrownBy(() -> start.cellName(cell)).isInstanceOf(IndexOutOfBoundsException.class);
      assertThatThrownBy(() -> start.value(cell)).isInstanceOf(IndexOutOfBoundsException.class);
      assertThatThrownBy(() -> start.candidates(cell))
          .isInstanceOf(IndexOutOfBoundsException.class);
    }
    for (int value : new int[] {0, start.valueCount() + 1}) {
      assertThatIllegalArgumentException().isThrownBy(() -> start.symbol(value));
    }
  }

  @Test
  void regions_ofOverlappingGridsAreShared() {
    Position position = GridGame.of(OVERLAPPING.emptyGrid());
    assertThat(position.regions()).hasSize(7);
    assertThat(position.cellCount()).isEqualTo(28);
    assertThat(position.rowCount()).isEqualTo(6);
  }

  @ParameterizedTest
  @MethodSource("starts")
  void play_agreesWithTheFamily(Position start) {
    for (Position position : played(start)) {
      if (position instanceof Game game) {
        requireAgreement(game);
      } else {
        requireAgreement((GridGame) position);
      }
      assertThat(position.restart()).isEqualTo(start);
      assertThat(position.mistake()).isEqualTo(position.mistake(SearchLimit.NONE));
      assertThat(position.conflicts()).allSatisfy(PositionTest::requireWords);
      requireOneMark(position);
    }
  }

  private static void requireAgreement(Game game) {
    Candidates state = game.candidates();
    for (int cell = 0; cell < game.cellCount(); cell++) {
      assertThat(game.value(cell)).isEqualTo(game.board().digit(cell));
      assertThat(game.isGiven(cell)).isEqualTo(game.givens().digit(cell) != 0);
      assertThat(game.candidates(cell)).isEqualTo(state.digits(cell));
    }
    assertThat(game.conflicts()).isEqualTo(game.board().conflicts());
    assertThat(game.mistake()).isEqualTo(LogicalSolver.standard().findMistake(state));
    assertThat(Game.parse(game.toLinkString())).isEqualTo(game);
    Optional<Step> step = game.nextStep(SearchLimit.NONE);
    assertThat(step).isEqualTo(LogicalSolver.forPuzzle(game.givens()).nextStep(state));
    for (Detail detail : step.isPresent() ? Detail.values() : new Detail[0]) {
      assertThat(game.picture(step.get(), detail).toSvg(Locale.GERMAN))
          .isEqualTo(StepPicture.of(state, step.get()).detail(detail).toSvg(Locale.GERMAN));
    }
  }

  private static void requireAgreement(GridGame game) {
    for (int cell = 0; cell < game.cellCount(); cell++) {
      assertThat(game.row(cell)).isEqualTo(game.rules().row(cell));
      assertThat(game.value(cell)).isEqualTo(game.grid().value(cell));
      assertThat(game.isGiven(cell)).isEqualTo(game.givens().value(cell) != 0);
      assertThat(game.candidates(cell)).isEqualTo(game.candidates().values(cell));
    }
    assertThat(game.conflicts()).isEqualTo(game.grid().conflicts());
    assertThat(game.mistake())
        .isEqualTo(GridLogicalSolver.standard().findMistake(game.candidates()));
    assertThat(GridGame.parse(game.toLinkString())).isEqualTo(game);
    Optional<GridStep> step = game.nextStep(SearchLimit.NONE);
    assertThat(step).isEqualTo(GridLogicalSolver.standard().nextStep(game.candidates()));
    for (Detail detail : step.isPresent() ? Detail.values() : new Detail[0]) {
      assertThat(game.picture(step.get(), detail).toSvg(Locale.GERMAN))
          .isEqualTo(GridPicture.of(game.candidates(), step.get(), detail).toSvg(Locale.GERMAN));
    }
  }

  private static void requireWords(Violation violation) {
    assertThat(violation.describe())
        .isNotBlank()
        .isEqualTo(violation.describe(Locale.ENGLISH))
        .isEqualTo(violation.describe(FRENCH))
        .isEqualTo(violation.toString());
    assertThat(violation.describe(Locale.GERMAN)).isNotBlank();
  }

  /** A mark that the rules exclude is in the picture, too: the player has written it. */
  private static void requireOneMark(Position position) {
    int cell = 0;
    while (cell < position.cellCount() - 1 && position.value(cell) != 0) {
      cell++;
    }
    if (position.value(cell) == 0) {
      Position marked = position.unmarkAll();
      String plain = marked.picture().interactive(true).toSvg();
      assertThat(plain).doesNotContain("data-digit");
      for (int value : List.of(1, position.valueCount())) {
        assertThat(marked.mark(cell, value).picture().interactive(true).toSvg(Locale.GERMAN))
            .containsOnlyOnce("data-cell=\"" + cell + "\" data-digit=\"" + value + "\"");
      }
    }
  }

  @Test
  void picture_ofAGame() {
    Game game = Game.of(Boards.EASY).put(2, 4);
    assertThat(game.picture().toSvg())
        .isEqualTo(BoardPicture.of(game.board()).clues(game.givens()).toSvg());
    assertThat(game.markAll().picture().size(200).toSvg(Locale.GERMAN))
        .isEqualTo(
            BoardPicture.of(game.board())
                .clues(game.givens())
                .candidates(true)
                .size(200)
                .toSvg(Locale.GERMAN));
    GridGame grid = GridGame.of(KILLER.emptyGrid()).put(2, 1).markAll();
    assertThat(grid.picture().toSvg()).isEqualTo(GridPicture.of(grid.candidates()).toSvg());
  }

  @ParameterizedTest
  @MethodSource("starts")
  void steps_inWordsAndData(Position start) {
    Position position = start.markAll();
    for (int i = 0; i < 4 && position.mistake().isEmpty(); i++) {
      Optional<? extends LogicalStep> next = position.nextStep(SearchLimit.NONE);
      if (next.isEmpty()) {
        break;
      }
      requireWords(next.get());
      Position after = position.apply(next.get());
      for (Candidate placed : next.get().placements()) {
        assertThat(after.value(placed.cell())).isEqualTo(placed.digit());
      }
      for (Candidate gone : next.get().eliminations()) {
        assertThat(after.marks(gone.cell())).doesNotContain(gone.digit());
      }
      position = after;
    }
  }

  private static void requireWords(LogicalStep step) {
    assertThat(step.placements().isEmpty()).isNotEqualTo(step.eliminations().isEmpty());
    if (step instanceof Step own) {
      requireNamed(step, own.technique().name(), own.technique().level());
      assertThat(step.name(Locale.GERMAN)).isEqualTo(own.technique().displayName(Locale.GERMAN));
    } else {
      GridTechnique technique = ((GridStep) step).technique();
      requireNamed(step, technique.name(), technique.level());
      assertThat(step.name(Locale.GERMAN)).isEqualTo(technique.displayName(Locale.GERMAN));
    }
    for (Detail detail : Detail.values()) {
      assertThat(step.describe(detail))
          .isEqualTo(step.describe(detail, Locale.ENGLISH))
          .isEqualTo(step.describe(detail, FRENCH))
          .startsWith(step.name(Locale.ENGLISH));
      assertThat(step.describe(detail, Locale.GERMAN)).startsWith(step.name(Locale.GERMAN));
    }
    requireCausesBefore(step.inferences());
  }

  private static void requireNamed(LogicalStep step, String code, Level level) {
    assertThat(step.code()).isEqualTo(code);
    assertThat(step.level()).isEqualTo(level);
  }

  private static void requireCausesBefore(List<Inference> inferences) {
    for (int i = 0; i < inferences.size(); i++) {
      int at = i;
      assertThat(inferences.get(i).causes()).allMatch(cause -> cause >= 0 && cause < at);
    }
  }

  /** A step that a program makes has the proof that it brings, and no other. */
  @Test
  void inferences_ofAProgram() {
    Candidate gone = new Candidate(1, 3);
    Reason reason = new Reason.Custom("My trick", "Because.", List.of(), List.of());
    Step step = Step.eliminating(Technique.USER_DEFINED, List.of(gone), reason);
    assertThat(step.inferences()).isEmpty();
    assertThat(step.lines(Locale.ENGLISH)).isEmpty();
    Inference.Unit row = new Inference.Unit(Inference.Unit.Kind.HOUSE, 0, House.row(0).cells());
    Inference other =
        new Inference(
            Inference.Kind.FOLLOWS, true, List.of(new Candidate(0, 3)), List.of(row), List.of());
    Inference effect =
        new Inference(Inference.Kind.FOLLOWS, false, List.of(gone), List.of(row), List.of(0));
    Step proved = step.with(List.of(other, effect));
    assertThat(proved).isEqualTo(step);
    assertThat(proved.inferences()).containsExactly(other, effect).isUnmodifiable();
    assertThat(proved.lines(Locale.ENGLISH))
        .containsExactly("r1c1 is 3 (row 1)", "r1c2 is not 3 (row 1)");
    assertThatThrownBy(() -> step.with(List.of(effect, effect)))
        .hasMessage("inference 0 has the cause 0; expected an earlier one");
    assertThatThrownBy(() -> step.with(List.of(other)))
        .hasMessageStartingWith("inference 0 is not an effect of the step; expected");
    assertThatThrownBy(() -> step.with(List.of()))
        .hasMessageStartingWith("no line has [][3 in cell 1]; expected");
  }

  /** The name is what a player reads, the code the constant that stands for own techniques. */
  @Test
  void step_ofAnOwnTechnique() {
    Reason reason = new Reason.Custom("My trick", "Because.", List.of(), List.of());
    Step step = Step.eliminating(Technique.BRUTE_FORCE, List.of(new Candidate(0, 1)), reason);
    assertThat(step.name(Locale.GERMAN)).isEqualTo("My trick");
    assertThat(step.code()).isEqualTo("BRUTE_FORCE");
    assertThat(step.inferences()).isEmpty();
  }

  /** Neither family takes a step of the other, of other rules, or of a program's own class. */
  @Test
  void steps_ofOtherRulesAreRefused() {
    Position board = Game.of(Boards.EASY);
    Position same = GridGame.of(Rules.of(9).parseGrid(Boards.EASY.toString()));
    Position other = GridGame.of(Rules.of(4).parseGrid("12.. 34.. 2143 4321"));
    requireRefused(board, same, "step is one of other rules (", "); expected a step on a board");
    requireRefused(board, other, "step is one of other rules (", "); expected a step on a board");
    requireRefused(same, board, "step is one of a board (", "a step on a grid of the rules 9 val");
    requireRefused(other, board, "step is one of a board (", "a step on a grid of the rules 4 val");
    requireRefused(other, same, "has other rules (", "expected ");
    assertThatNullPointerException().isThrownBy(() -> board.apply(null)).withMessage("step");
    assertThatNullPointerException().isThrownBy(() -> same.apply(null)).withMessage("step");
  }

  private static void requireRefused(Position position, Position from, String... message) {
    LogicalStep step = from.nextStep(SearchLimit.NONE).orElseThrow();
    assertThatIllegalArgumentException()
        .isThrownBy(() -> position.apply(step))
        .satisfies(it -> assertThat(it.getMessage()).contains(message));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> position.picture(step, Detail.FULL))
        .satisfies(it -> assertThat(it.getMessage()).contains(message));
  }

  static Stream<Position> open() {
    return Stream.of(
        Game.of(Boards.PUZZLE), Game.of(Board.EMPTY), GridGame.of(Rules.of(3, 4).emptyGrid()));
  }

  @ParameterizedTest
  @MethodSource("open")
  void limits_areKept(Position position) {
    assertThatThrownBy(() -> position.nextStep(NO_TIME))
        .isInstanceOf(SearchLimitExceededException.class)
        .hasMessageContaining("its limit was 0 ms");
    assertThatThrownBy(() -> position.mistake(NO_TIME))
        .isInstanceOf(SearchLimitExceededException.class);
    assertThatNullPointerException().isThrownBy(() -> position.nextStep(null));
  }

  @ParameterizedTest
  @MethodSource("open")
  void interruption_leaves(Position position) {
    Thread.currentThread().interrupt();
    try {
      assertThatThrownBy(() -> position.nextStep(SearchLimit.NONE))
          .isInstanceOf(SearchInterruptedException.class);
      assertThatThrownBy(() -> position.mistake(SearchLimit.NONE))
          .isInstanceOf(SearchInterruptedException.class);
    } finally {
      assertThat(Thread.interrupted()).isTrue();
    }
  }
}
