package io.github.nonet.logic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import io.github.nonet.Board;
import io.github.nonet.Candidate;
import io.github.nonet.Candidates;
import io.github.nonet.House;
import io.github.nonet.Level;
import io.github.nonet.TextFormatException;
import io.github.nonet.Tries;
import io.github.nonet.generate.PuzzleGenerator;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class NotationTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "0| r1c1",
        "0 1 2|r1c123",
        "0 9 18|r123c1",
        "80 8|r19c9",
        "0 1 9|r1c12,r2c1",
        "0 9 10|r12c1,r2c2",
        "0 10|r1c1,r2c2",
        "4 4 4|r1c5",
        "10 19 18|r23c2,r3c1"
      })
  void cells(String cells, String expected) {
    List<Integer> numbers = Stream.of(cells.split(" ")).map(Integer::valueOf).toList();
    assertThat(Notation.cells(numbers)).isEqualTo(expected);
    assertThat(Notation.parseCells(expected)).isEqualTo(List.copyOf(new TreeSet<>(numbers)));
  }

  @Test
  void cells_none() {
    assertThat(Notation.cells(List.of())).isEmpty();
    assertThat(Notation.parseCells(" ")).isEmpty();
    assertThat(Notation.candidates(List.of())).isEmpty();
    assertThat(Notation.parseCandidates("")).isEmpty();
  }

  @Test
  void cells_outside() {
    assertThatExceptionOfType(IndexOutOfBoundsException.class)
        .isThrownBy(() -> Notation.cells(List.of(3, 81)));
    assertThatExceptionOfType(IndexOutOfBoundsException.class).isThrownBy(() -> Notation.cell(-1));
  }

  @Provide
  Arbitrary<Set<Integer>> someCells() {
    return Arbitraries.integers().between(0, 80).set().ofMaxSize(81);
  }

  @Provide
  Arbitrary<List<Candidate>> someCandidates() {
    return Combinators.combine(
            Arbitraries.integers().between(0, 80), Arbitraries.integers().between(1, 9))
        .as(Candidate::new)
        .list()
        .ofMaxSize(60);
  }

  @Property
  void cells_readBack(@ForAll("someCells") Set<Integer> cells) {
    String text = Notation.cells(cells);
    assertThat(Notation.parseCells(text)).isEqualTo(List.copyOf(new TreeSet<>(cells)));
    assertThat(Notation.parseCells(" " + text.replace(",", " , ").toUpperCase() + "\n"))
        .hasSameSizeAs(cells);
  }

  @Property
  void candidates_readBack(@ForAll("someCandidates") List<Candidate> candidates) {
    assertThat(Notation.parseCandidates(Notation.candidates(candidates)))
        .isEqualTo(List.copyOf(new TreeSet<>(candidates)));
  }

  @Property
  void parse_anyTextIsReadOrRefused(@ForAll String text) {
    for (Runnable read :
        List.<Runnable>of(
            () -> Notation.parseCells(text),
            () -> Notation.parseCandidates(text),
            () -> Notation.parseResult(text))) {
      try {
        read.run();
      } catch (TextFormatException e) {
        assertThat(e.index()).isBetween(0, text.length());
        assertThat(e).hasMessageContaining("; expected ");
      }
    }
  }

  @Property
  void parse_nearlyRightText(@ForAll("nearlyRight") String text) {
    parse_anyTextIsReadOrRefused(text);
  }

  @Provide
  Arbitrary<String> nearlyRight() {
    return Arbitraries.strings().withChars("rc19=<>, :").ofMaxLength(14);
  }

  @Test
  void parseCells_rowsAndColumns() {
    assertThat(Notation.parseCells("R12c34")).containsExactly(2, 3, 11, 12);
  }

  @Test
  void parseCandidates_severalDigits() {
    assertThat(Notation.parseCandidates("r1c1<>4,5, r2c2=6"))
        .containsExactly(new Candidate(0, 4), new Candidate(0, 5), new Candidate(10, 6));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "r1|2|character 3 is the end of the text; expected c and numbers from 1 to 9",
        "r0c1|1|character 2 is '0'; expected a number from 1 to 9",
        "r1c1,|5|character 6 is the end of the text; expected r and numbers from 1 to 9",
        "x|0|character 1 is 'x'; expected r and numbers from 1 to 9",
        "r1c1 r2c2|5|character 6 is 'r'; expected a comma, or the end of the text"
      })
  void parseCells_faults(String text, int index, String message) {
    assertThatExceptionOfType(TextFormatException.class)
        .isThrownBy(() -> Notation.parseCells(text))
        .withMessage(message)
        .satisfies(e -> assertThat(e.index()).isEqualTo(index));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "r1c1|4|character 5 is the end of the text; expected = or <>",
        "X-Wing: 5 r28 c68 => r1c6<5|26|character 27 is '5'; expected = or <>",
        "a: r1c1=5, r2c2<>6|10|character 11 is U+0020; expected only placements",
        "a: r1c1=0|8|character 9 is '0'; expected a digit from 1 to 9"
      })
  void parseResult_faults(String line, int index, String message) {
    assertThatExceptionOfType(TextFormatException.class)
        .isThrownBy(() -> Notation.parseResult(line))
        .withMessageStartingWith(message)
        .satisfies(e -> assertThat(e.index()).isEqualTo(index));
  }

  @Test
  void parse_null() {
    assertThatNullPointerException().isThrownBy(() -> Notation.parseCells(null));
    assertThatNullPointerException().isThrownBy(() -> Notation.parseResult(null));
    assertThatNullPointerException().isThrownBy(() -> Notation.of(null));
  }

  @Test
  void house() {
    assertThat(House.all().stream().map(Notation::house).collect(Collectors.joining()))
        .startsWith("r1r2")
        .contains("c1c2")
        .endsWith("b8b9");
  }

  /**
   * Steps of all techniques in states of fresh puzzles. To find them takes ten times as long as to
   * read them, and a state has most steps of the one before: so few states, and many steps of each.
   */
  @Test
  void of_everyStepReadsBack() {
    PuzzleGenerator generator =
        PuzzleGenerator.builder().explainerLevel(ExplainerLevel.EXPERT).build();
    LogicalSolver all = LogicalSolver.of(techniques());
    for (Board puzzle : generator.stream().limit(Tries.of(1, 3)).toList()) {
      List<Candidates> states = states(puzzle);
      for (int i = 0; i < states.size(); i += 6) {
        all.steps(states.get(i)).limit(1_000).forEach(NotationTest::requireReadBack);
      }
    }
  }

  /** Returns the states before each step of the path. */
  private static List<Candidates> states(Board puzzle) {
    List<Candidates> states = new ArrayList<>();
    Candidates state = Candidates.of(puzzle);
    for (Step taken : LogicalSolver.standard().solve(state).steps()) {
      states.add(state);
      state = taken.applyTo(state);
    }
    return states;
  }

  private static Technique[] techniques() {
    return Stream.of(Technique.values())
        .filter(it -> it.level() != Level.EXTREME)
        .toArray(Technique[]::new);
  }

  private static void requireReadBack(Step step) {
    Notation.Result result = new Notation.Result(step.placements(), step.eliminations());
    String line = Notation.of(step);
    assertThat(Notation.parseResult(line)).as(line).isEqualTo(result);
    Notation.eureka(step)
        .ifPresent(chain -> assertThat(Notation.parseResult(chain)).as(chain).isEqualTo(result));
    assertThat(Notation.eureka(step).isPresent()).isEqualTo(step.reason() instanceof Chain);
  }

  @ParameterizedTest
  @EnumSource
  void of_everyTechniqueHasAName(Technique technique) {
    Candidate candidate = new Candidate(0, 1);
    Step step =
        Step.placing(
            technique,
            List.of(candidate),
            new Reason.Custom(HodokuNames.of(technique), "because.", List.of(), List.of()));
    assertThat(Notation.of(step)).matches("[A-Z0-9][-A-Za-z0-9+() ]+ => r1c1=1");
  }

  @ParameterizedTest
  @CsvSource({
    "POINTING, Locked Candidates Type 1 (Pointing)",
    "X_WING, X-Wing",
    "SASHIMI_SWORDFISH, Sashimi Swordfish",
    "FINNED_FRANKEN_X_WING, Finned Franken X-Wing",
    "UNIQUENESS_4, Uniqueness Test 4",
    "AVOIDABLE_RECTANGLE_2, Avoidable Rectangle Type 2",
    "MULTI_COLORS_1, Multi Colors 1",
    "XY_CHAIN, XY-Chain",
    "GROUPED_AIC, Grouped AIC",
    "BRUTE_FORCE, Brute Force"
  })
  void names(Technique technique, String name) {
    assertThat(HodokuNames.of(technique)).isEqualTo(name);
  }

  private static Chain.Node node(int digit, Integer... cells) {
    return Chain.Node.group(Stream.of(cells).map(cell -> new Candidate(cell, digit)).toList());
  }

  private static Step step(Technique technique, Reason pattern, int cell, int digit) {
    return Step.eliminating(technique, List.of(new Candidate(cell, digit)), pattern);
  }

  @Test
  void eureka_openChain() {
    Chain chain =
        new Chain(
            List.of(node(5, 1), node(5, 7), node(3, 7), node(3, 34)), List.of(true, false, true));
    Step step = step(Technique.AIC, chain, 28, 5);
    assertThat(Notation.eureka(step)).contains("(5)r1c2=(5)r1c8-(3)r1c8=(3)r4c8 => r4c2<>5");
    assertThat(Notation.of(step)).isEqualTo("AIC: 5 5- r1c2 =5= r1c8 =3= r4c8 -3 => r4c2<>5");
  }

  @Test
  void eureka_groupsAndSets() {
    Chain.Node set = new Chain.Node(List.of(new Candidate(2, 7)), List.of(2, 11));
    Chain chain = new Chain(List.of(node(5, 0, 1), node(5, 7), set), List.of(true, false));
    assertThat(Notation.eureka(step(Technique.GROUPED_AIC, chain, 28, 5)))
        .contains("(5)r1c12=(5)r1c8-(7){r12c3} => r4c2<>5");
  }

  @Test
  void eureka_loops() {
    List<Chain.Node> nodes = List.of(node(5, 1), node(5, 7), node(5, 70), node(5, 64));
    Step loop =
        step(
            Technique.CONTINUOUS_NICE_LOOP,
            new Chain(nodes, List.of(false, true, false, true)),
            28,
            5);
    assertThat(Notation.eureka(loop)).contains("=(5)r1c2-(5)r1c8=(5)r8c8-(5)r8c2= => r4c2<>5");
    assertThat(Notation.of(loop))
        .isEqualTo(
            "Continuous Nice Loop: 5 5= r1c2 -5- r1c8 =5= r8c8 -5- r8c2 =5= r1c2 =5 => r4c2<>5");
    Step broken =
        step(
            Technique.DISCONTINUOUS_NICE_LOOP,
            new Chain(nodes.subList(0, 3), List.of(false, true, false)),
            1,
            5);
    assertThat(Notation.eureka(broken)).contains("(5)r1c2-(5)r1c8=(5)r8c8-(5)r1c2 => r1c2<>5");
  }

  @Test
  void of_xWing() {
    Reason fish =
        new Reason.Fish(
            5,
            List.of(new House(House.Type.ROW, 1), new House(House.Type.ROW, 7)),
            List.of(new House(House.Type.COLUMN, 5), new House(House.Type.COLUMN, 7)),
            List.of(14, 16, 68, 70),
            List.of(),
            List.of());
    assertThat(Notation.of(step(Technique.X_WING, fish, 5, 5)))
        .isEqualTo("X-Wing: 5 r28 c68 => r1c6<>5");
  }

  @Test
  void of_aTechniqueOfTheUsers() {
    Reason own = new Reason.Custom("My own", "because.", List.of(), List.of());
    assertThat(Notation.of(step(Technique.USER_DEFINED, own, 5, 5))).isEqualTo("My own => r1c6<>5");
  }
}
