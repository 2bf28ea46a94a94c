package io.github.nonet.variant;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Candidate;
import io.github.nonet.Progress;
import io.github.nonet.SearchLimit;
import io.github.nonet.SearchLimitExceededException;
import io.github.nonet.SentenceChecks;
import io.github.nonet.Tries;
import io.github.nonet.internal.GroupEngine;
import io.github.nonet.internal.constraints.ConstraintData;
import io.github.nonet.internal.constraints.FormMaker;
import io.github.nonet.internal.constraints.Misprint;
import io.github.nonet.internal.groups.Structure;
import io.github.nonet.internal.groups.engines.GroupEngines;
import io.github.nonet.internal.groups.forms.Form;
import io.github.nonet.internal.sets.ValueSet;
import io.github.nonet.internal.verdict.Cores;
import io.github.nonet.internal.verdict.DeadReason;
import io.github.nonet.internal.verdict.PuzzleFact;
import io.github.nonet.logic.Suspect;
import io.github.nonet.logic.Verdict.Kind;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The suspects of a grid are the facts without any one of which there is a solution. The referee
 * takes each call out of the text of the puzzle, and solves what is left.
 */
class GridSuspectsTest {
  private static final Pattern TABLE = Pattern.compile("table\\((\\w+):(.*)\\)");

  private static final GridSolver SOLVER = GridSolver.getDefault();

  static List<String> kinds() {
    return List.of(
        "symbols(6).grid(0,0,2,3)",
        "symbols(6).grid(0,0,2,3).diagonals()",
        "symbols(6).grid(0,0,2,3).group(ring:0,0,0,5,5,0,5,5)",
        "symbols(6).grid(0,0,2,3).antiKnight()",
        "symbols(6).grid(0,0,2,3).nonConsecutive()",
        "symbols(7).rowsAndColumns(0,0).antiKing()");
  }

  /** Returns a proper puzzle with cages and constraints that its solution meets. */
  private static Grid puzzle(String kind, Random random) {
    Rules plain = Grid.parse(emptyText(kind) + "|" + kind).rules();
    Grid drawn = GridGenerator.builder(plain).seed(random.nextLong()).build().make(0).solution();
    Grid solution = RandomConstraints.solution(drawn, 1 + random.nextInt(4), random);
    List<Cage> cages = new ArrayList<>();
    for (int first = random.nextInt(6); first < plain.cellCount() - 1; first += 7) {
      if (solution.value(first) != solution.value(first + 1)) {
        int sum = solution.value(first) + solution.value(first + 1);
        cages.add(Cage.of(random.nextInt(8) == 0 ? 0 : sum, first, first + 1));
      }
    }
    Rules rules = solution.rules().withCages(cages);
    if (random.nextBoolean()) {
      rules = withNegative(rules, solution);
    }
    Grid full = Grid.copyOf(rules, solution.toArray());
    return GridGenerator.builder(rules).solution(full).seed(1).build().next();
  }

  /** Adds the white dots of a solution, and that all are given. */
  private static Rules withNegative(Rules rules, Grid solution) {
    List<Constraint> dots = new ArrayList<>();
    int side = rules.columnCount();
    for (int cell = 0; cell < rules.cellCount(); cell++) {
      for (int other : new int[] {cell + 1, cell + side}) {
        boolean isBeside = other < rules.cellCount() && (other != cell + 1 || other % side != 0);
        if (isBeside && Math.abs(solution.value(cell) - solution.value(other)) == 1) {
          dots.add(Constraint.whiteDot(cell, other));
        }
      }
    }
    List<Constraint> all = new ArrayList<>(rules.constraints());
    all.addAll(dots);
    all.add(Constraint.everywhereElse(rules, (a, b) -> Math.abs(a - b) != 1, dots));
    return rules.withConstraints(all);
  }

  private static String emptyText(String kind) {
    int symbols = kind.charAt("symbols(".length()) - '0';
    return ".".repeat(symbols * symbols);
  }

  private static GridQuestion question(Grid grid) {
    return new GridQuestion(GridCandidates.of(grid), grid, true, SearchLimit.NONE);
  }

  /** Returns the puzzle with a likely misprint of one fact. */
  private static Grid mutated(Grid puzzle, Random random) {
    GridQuestion question = question(puzzle);
    List<PuzzleFact> facts = question.facts();
    while (true) {
      PuzzleFact fact = facts.get(random.nextInt(facts.size()));
      List<Misprint<PuzzleFact>> near = question.near(fact);
      if (!near.isEmpty()) {
        PuzzleFact wrong = near.get(random.nextInt(near.size())).right();
        return with(puzzle, fact, wrong);
      }
    }
  }

  private static Grid with(Grid puzzle, PuzzleFact fact, PuzzleFact other) {
    Rules rules = puzzle.rules();
    if (fact.isClue()) {
      return puzzle.with(fact.number(), other.value());
    }
    if (fact.cage() != null) {
      List<Cage> cages = new ArrayList<>(rules.cages());
      cages.set(fact.number(), Cage.of(other.cage().sum(), other.cage().cells()));
      return Grid.copyOf(rules.withCages(cages), puzzle.toArray());
    }
    List<Constraint> constraints = new ArrayList<>(rules.constraints());
    Constraint wrong = Constraint.of(other.constraint(), rules.valueCount());
    constraints.replaceAll(it -> it.data.equals(fact.constraint()) ? wrong : it);
    return Grid.copyOf(rules.withConstraints(constraints), puzzle.toArray());
  }

  /** Returns the calls of the text that may be wrong, and the clues as {@code cell=value}. */
  private static Set<String> facts(Grid grid) {
    Set<String> facts = new TreeSet<>();
    for (int cell = 0; cell < grid.rules().cellCount(); cell++) {
      if (grid.value(cell) != 0) {
        facts.add(cell + "=" + grid.value(cell));
      }
    }
    for (String call : calls(grid)) {
      if (!call.matches("(symbols|grid|rowsAndColumns|diagonals)\\(.*")) {
        facts.add(call);
      }
    }
    return facts;
  }

  /** Returns the calls of the text, with the tables in place of their names. */
  private static List<String> calls(Grid grid) {
    String text = grid.toFullString();
    List<String> calls = new ArrayList<>();
    Map<String, String> tables = new HashMap<>();
    for (String call : text.substring(text.indexOf('|') + 1).split("(?<=\\))\\.")) {
      Matcher table = TABLE.matcher(call);
      if (table.matches()) {
        tables.put("@" + table.group(1) + ":", table.group(2) + ":");
      } else {
        String whole = call;
        for (Map.Entry<String, String> named : tables.entrySet()) {
          whole = whole.replace(named.getKey(), named.getValue());
        }
        calls.add(whole);
      }
    }
    return calls;
  }

  /** Returns the puzzle without a fact. */
  private static Grid without(Grid grid, String fact) {
    if (fact.contains("=")) {
      return grid.with(Integer.parseInt(fact.substring(0, fact.indexOf('='))), 0);
    }
    String rules =
        calls(grid).stream().filter(call -> !call.equals(fact)).collect(Collectors.joining("."));
    return Grid.parse(grid + "|" + rules);
  }

  /** Returns a suspect as it is in the text. */
  private static String text(GridSuspect suspect, Grid grid) {
    return switch (suspect.kind()) {
      case CLUE -> {
        Candidate clue = suspect.clue().orElseThrow();
        yield clue.cell() + "=" + clue.digit();
      }
      case CAGE -> {
        Cage cage = suspect.cage().orElseThrow();
        yield "cage("
            + cage.sum()
            + ","
            + cage.cells().stream().map(String::valueOf).collect(Collectors.joining(","))
            + ")";
      }
      case CONSTRAINT, NEGATIVE_CONSTRAINT -> suspect.constraint().orElseThrow().toString();
      case CHESS_MOVE ->
          calls(grid).stream().filter(it -> it.matches("(anti|non).*")).findFirst().orElseThrow();
      default -> {
        String name = suspect.houseName().orElseThrow();
        yield calls(grid).stream()
            .filter(it -> it.startsWith("group(" + name + ":"))
            .findFirst()
            .orElse(name);
      }
    };
  }

  @ParameterizedTest
  @MethodSource("kinds")
  void suspects_areThoseWithoutWhichThereIsASolution(String kind) {
    Random random = new Random(kind.hashCode());
    Map<Suspect.Kind, Integer> seen = new EnumMap<>(Suspect.Kind.class);
    int corrected = 0;
    for (int i = 0; i < Tries.of(3, 40); i++) {
      Grid puzzle = puzzle(kind, random);
      Grid wrong = mutated(puzzle, random);
      GridVerdict verdict = GridVerdict.of(wrong);
      for (Locale locale : List.of(Locale.ENGLISH, Locale.GERMAN)) {
        assertThat(verdict.describe(locale)).hasSizeLessThanOrEqualTo(900).endsWith(".");
      }
      if (verdict.kind() == Kind.NO_SOLUTION) {
        assertThat(verdict.isComplete()).isTrue();
        requireSuspects(verdict, wrong);
        requireCore(wrong);
        verdict.suspects().forEach(it -> seen.merge(it.kind(), 1, Integer::sum));
      } else {
        assertThat(verdict.suspects()).hasSizeLessThanOrEqualTo(11);
      }
      corrected += requireCorrected(verdict, wrong);
    }
    if (Tries.areAll()) {
      assertThat(seen).containsKeys(Suspect.Kind.CAGE, Suspect.Kind.CONSTRAINT);
      // With a chess move few clues are needed, and no one of them is in the way.
      assertThat(seen.keySet()).containsAnyOf(Suspect.Kind.CLUE, Suspect.Kind.CHESS_MOVE);
      assertThat(corrected).isPositive();
    }
  }

  private static void requireSuspects(GridVerdict verdict, Grid wrong) {
    Set<String> expected = new TreeSet<>(facts(wrong));
    expected.removeIf(fact -> SOLVER.solve(without(wrong, fact)).isEmpty());
    assertThat(verdict.suspects().stream().map(it -> text(it, wrong)).distinct())
        .filteredOn(it -> !it.contains("diagonal"))
        .as(wrong.toFullString())
        .containsExactlyInAnyOrderElementsOf(
            expected.stream().map(it -> it.replace("\\", "")).collect(Collectors.toSet()));
  }

  /** Each correction has one solution and differs in one fact, and they come first. */
  private static int requireCorrected(GridVerdict verdict, Grid wrong) {
    int corrected = 0;
    for (GridSuspect suspect : verdict.suspects()) {
      if (suspect.corrected().isPresent()) {
        Grid right = suspect.corrected().orElseThrow();
        assertThat(SOLVER.hasUniqueSolution(right)).as("%s %s", suspect, wrong).isTrue();
        Set<String> gone = new HashSet<>(facts(wrong));
        gone.removeAll(facts(right));
        assertThat(gone).as("%s", suspect).hasSizeLessThanOrEqualTo(1);
        corrected++;
      }
    }
    assertThat(verdict.suspects().stream().map(it -> it.corrected().isEmpty())).isSorted();
    verdict.suspects().forEach(it -> SentenceChecks.requireNone(it::describe));
    return corrected;
  }

  /** With its houses alone it has no solution, and without any one of its facts it has. */
  private static void requireCore(Grid wrong) {
    if (Cores.of(question(wrong), List.of()) instanceof DeadReason.Core core) {
      assertThat(core.facts().size()).isBetween(1, 8);
      assertThat(isSolvable(wrong, core.facts(), core.houses())).as("%s", wrong).isFalse();
      for (PuzzleFact fact : core.facts()) {
        List<PuzzleFact> others = new ArrayList<>(core.facts());
        others.remove(fact);
        assertThat(isSolvable(wrong, others, core.houses())).as("%s", fact).isTrue();
      }
    }
  }

  private static boolean isSolvable(Grid grid, List<PuzzleFact> facts, List<Integer> houses) {
    Structure rules = grid.rules().tables.structure;
    int[] sets = new int[rules.cells()];
    Arrays.fill(sets, ValueSet.all(rules.symbols()));
    List<Structure.Group> groups = new ArrayList<>();
    houses.forEach(house -> groups.add(rules.groups().get(house)));
    List<Structure.Cage> cages = new ArrayList<>();
    List<Form> forms = new ArrayList<>();
    for (PuzzleFact fact : facts) {
      ConstraintData constraint = fact.constraint();
      if (fact.isClue()) {
        sets[fact.number()] = ValueSet.bit(fact.value());
      } else if (constraint != null) {
        forms.addAll(new FormMaker(rules.symbols()).forms(constraint));
      } else if (fact.cage() != null) {
        cages.add(fact.cage());
      } else {
        groups.add(rules.groups().get(fact.number()));
      }
    }
    if (groups.isEmpty() && cages.isEmpty() && forms.isEmpty()) {
      return true;
    }
    GroupEngine engine =
        GroupEngines.newEngine(
            new Structure(rules.symbols(), rules.cells(), groups, cages).withForms(forms),
            () -> {});
    engine.load(sets);
    return engine.advance(Long.MAX_VALUE) == Progress.SOLUTION;
  }

  /** Small contradictions, each with the reason that a person would give. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "sandwich(36:9,10,11,12,13,14,15,16,17)"
            + "|no digits fit the sandwich clue 36 from r2c1 in row 2.",
        "quadruple(3,3:0,1,9,10)|no digits fit the quadruple at r1c1 in box 1.",
        "palindrome(0,10,27)|no digits fit the palindrome from r1c1 in column 1.",
        "arrow(0,60,61,62,57,58)|no digits fit the arrow from r1c1 in row 7.",
        "arrow(30,31,32).arrow(39,40,41).arrow(48,49,50)"
            + "|the arrow from r4c4, the arrow from r5c4 and the arrow from r6c4 exclude each other"
            + " in box 5.",
        "sandwich(2:0,1,2,3,4,5,6,7,8).sandwich(3:0,1,2,3,4,5,6,7,8)"
            + "|the sandwich clue 2 from r1c1 and the sandwich clue 3 from r1c1 exclude each other."
      })
  void cores_areNamedWithTheirHouses(String rules, String reason) {
    Grid grid = Grid.parse(".".repeat(81) + "|symbols(9).grid(0,0,3,3)." + rules);
    GridVerdict verdict = GridVerdict.of(grid);
    assertThat(verdict.describe()).startsWith("There is no solution: " + reason + " ");
    assertThat(verdict.describe(Locale.GERMAN))
        .startsWith("Es gibt keine L\u00f6sung: ")
        .contains(" passen")
        .doesNotContain("{", "vollst\u00e4ndige Suche");
    assertThat(verdict.cells()).containsAll(grid.rules().constraints().get(0).cells());
    assertThat(verdict.suspects()).hasSize(grid.rules().constraints().size());
    requireCore(grid);
  }

  /** A fact of each kind is a suspect, and what would do in its place comes with it. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "x(65,74)|v(65,74)|CONSTRAINT"
            + "|check the V between r8c3 and r9c3: with an X there is one solution",
        "ratio(2:36,37)|difference(1:36,37)|CONSTRAINT"
            + "|check the white dot between r5c1 and r5c2: with a black dot there is one solution",
        "odd(0)|even(0)|CONSTRAINT"
            + "|check the even mark at r1c1: with an odd mark there is one solution",
        "cage(15,6,7)|cage(16,6,7)|CAGE|check the 16 cage at r1c7: with 15 there is one solution",
        "thermometer(0,1,11)|thermometer(11,1,0)|CONSTRAINT"
            + "|check the thermometer from r2c3: turned around, it leaves one solution",
        "|group(pair:0,0,3,1)|HOUSE|check the group \"pair\": without it there is one solution",
        "quadruple(3,7:2,3,11,12)|quadruple(3,8:2,3,11,12)|CONSTRAINT"
            + "|check the quadruple at r1c3: with 7 in place of 8 there is one solution",
        "|antiKnight()|CHESS_MOVE"
            + "|check the rule about knight's moves: without it there is one solution"
      })
  void suspect_ofEachKind(String right, String wrong, Suspect.Kind kind, String text) {
    String clues =
        "..3...7....6789123789.234.6214365897365897214897214365531642978642978531978531642";
    Grid grid = Grid.parse(clues + "|symbols(9).grid(0,0,3,3)." + wrong);
    GridVerdict verdict = GridVerdict.of(grid);
    assertThat(verdict.kind()).isEqualTo(Kind.NO_SOLUTION);
    GridSuspect suspect =
        verdict.suspects().stream().filter(it -> it.kind() == kind).findFirst().orElseThrow();
    assertThat(suspect).hasToString(text).isEqualTo(suspect).hasSameHashCodeAs(suspect);
    assertThat(suspect.describe(Locale.GERMAN)).contains("genau eine L\u00f6sung");
    assertThat(suspect.clue()).isEmpty();
    if (right != null) {
      assertThat(suspect.corrected().map(Grid::toFullString))
          .contains(clues + "|symbols(9).grid(0,0,3,3)." + right);
    }
  }

  @Test
  void limits_endTheSearchForSuspects() {
    Grid wrong = Grid.parse(".".repeat(81) + "|symbols(9).grid(0,0,3,3).arrow(0,60,61,62,57,58)");
    assertThat(GridVerdict.of(wrong).isComplete()).isTrue();
    GridVerdict few = GridVerdict.of(wrong, SearchLimit.guesses(30));
    assertThat(few.kind()).isEqualTo(Kind.NO_SOLUTION);
    assertThat(GridVerdict.of(Rules.of(9).emptyGrid()).isComplete()).isTrue();
    long start = System.nanoTime();
    Grid large = GridGenerator.builder(Rules.of(16)).seed(2).build().make(0).puzzle();
    int cell = large.toString().indexOf('.');
    for (int value = 1; value <= 16; value++) {
      try {
        GridVerdict.of(large.with(cell, value), SearchLimit.time(Duration.ofMillis(50)));
      } catch (SearchLimitExceededException e) {
        assertThat(e).hasMessageContaining("50 ms");
      }
    }
    assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(Duration.ofSeconds(20));
  }
}
