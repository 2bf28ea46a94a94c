package io.github.nonet.stored;

import io.github.nonet.Board;
import io.github.nonet.Candidates;
import io.github.nonet.logic.Game;
import io.github.nonet.variant.Cage;
import io.github.nonet.variant.Constraint;
import io.github.nonet.variant.Grid;
import io.github.nonet.variant.GridCandidates;
import io.github.nonet.variant.GridGame;
import io.github.nonet.variant.Rules;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The values that are stored, made by code: each by its name. None of them is read from a text. */
final class StoredValues {
  /** Made by the generator. */
  private static final int[][] PUZZLE = {
    {7, 8, 0, 0, 9, 0, 0, 0, 0},
    {9, 0, 5, 0, 0, 0, 8, 0, 0},
    {0, 0, 3, 0, 0, 0, 0, 7, 0},
    {0, 9, 0, 0, 0, 0, 5, 0, 0},
    {0, 3, 0, 0, 0, 7, 1, 6, 0},
    {0, 0, 4, 0, 0, 8, 0, 0, 0},
    {0, 0, 8, 0, 4, 5, 0, 2, 0},
    {0, 0, 0, 0, 8, 0, 0, 0, 0},
    {0, 2, 1, 3, 0, 0, 0, 8, 0}
  };

  /** Counts ones; has more states than it needs. */
  private static final class TwoOnes implements Constraint.Machine {
    @Override
    public int start() {
      return 0;
    }

    @Override
    public int next(int state, int value) {
      return value == 1 ? state + 1 : state;
    }

    @Override
    public boolean accepts(int state) {
      return state == 2;
    }
  }

  private StoredValues() {}

  /** Returns all values: first by their type. */
  static Map<Class<?>, Map<String, Object>> all() {
    Map<Class<?>, Map<String, Object>> all = new LinkedHashMap<>();
    all.put(Board.class, boards());
    all.put(Candidates.class, candidates());
    all.put(Game.class, games());
    all.put(Constraint.class, new LinkedHashMap<>(constraints()));
    all.put(Rules.class, new LinkedHashMap<>(rules()));
    all.put(Grid.class, grids());
    all.put(GridCandidates.class, gridCandidates());
    all.put(GridGame.class, gridGames());
    return all;
  }

  private static Map<String, Object> boards() {
    Board puzzle = Board.ofRows(PUZZLE);
    Map<String, Object> boards = new LinkedHashMap<>();
    boards.put("puzzle", puzzle);
    boards.put("conflict", puzzle.with(2, 5).with(80, 0));
    boards.put("empty", Board.EMPTY);
    return boards;
  }

  private static Map<String, Object> candidates() {
    Candidates puzzle = Candidates.of(Board.ofRows(PUZZLE));
    Map<String, Object> candidates = new LinkedHashMap<>();
    candidates.put("puzzle", puzzle);
    // A placed cell, an open one with one candidate, and one with none.
    Candidates state = puzzle.with(40, 5).without(2, 2).without(2, 6);
    candidates.put("state", state.without(10, 1).without(10, 4));
    candidates.put("all", Candidates.of(Board.EMPTY).without(80, 9));
    return candidates;
  }

  private static Map<String, Object> games() {
    Game game = Game.of(Board.ofRows(PUZZLE));
    Map<String, Object> games = new LinkedHashMap<>();
    games.put("begun", game);
    // A wrong digit, marks below a digit, and marks that the rules exclude.
    games.put("played", game.put(2, 4).put(3, 7).mark(3, 2).mark(3, 6).mark(5, 7).mark(10, 2));
    games.put("marked", game.put(40, 5).markAll().unmark(2, 2));
    games.put("free", Game.of(Board.EMPTY).put(0, 1).put(1, 1).mark(80, 9));
    // Candidates in some cells, and in another one a note.
    Game few = game.markAll().unmark(2, 2).unmark(2, 6).put(3, 1);
    games.put("noted", few.mark(2, 6));
    return games;
  }

  /** Returns a constraint of each kind, by the name of the kind. */
  static Map<String, Constraint> constraints() {
    Map<String, Constraint> kinds = new LinkedHashMap<>();
    kinds.put("THERMOMETER", Constraint.thermometer(0, 10, 20));
    kinds.put("SLOW_THERMOMETER", Constraint.slowThermometer(8, 7, 6));
    kinds.put("ARROW", Constraint.arrow(4, 13, 22));
    kinds.put("PILL_ARROW", Constraint.pillArrow(new int[] {0, 1}, 2, 11, 20));
    kinds.put("DOUBLE_ARROW", Constraint.doubleArrow(0, 10, 20, 30));
    kinds.put("WHISPERS", Constraint.whispers(5, 40, 41, 50));
    kinds.put("RENBAN", Constraint.renban(60, 61, 70, 79));
    kinds.put("PALINDROME", Constraint.palindrome(1, 11, 21, 31));
    kinds.put("BETWEEN", Constraint.between(1, 2, 12, 22));
    kinds.put("LOCKOUT", Constraint.lockout(4, 3, 13, 23));
    kinds.put("ZIPPER", Constraint.zipper(4, 14, 24, 34, 44));
    kinds.put("ENTROPIC", Constraint.entropic(5, 15, 25, 35));
    kinds.put("MODULAR", Constraint.modular(3, 6, 16, 26, 36));
    kinds.put("REGION_SUMS", Constraint.regionSums(Rules.of(3, 3), 1, 2, 3, 4, 14, 15));
    kinds.put("EQUAL_SUMS", Constraint.equalSums(new int[] {1, 2}, new int[] {5}));
    kinds.put("DIFFERENCE", Constraint.difference(1, 7, 8));
    kinds.put("RATIO", Constraint.ratio(2, 16, 17));
    kinds.put("X", Constraint.x(25, 26));
    kinds.put("V", Constraint.v(34, 35));
    kinds.put("GREATER", Constraint.greater(43, 44));
    kinds.put("ODD", Constraint.odd(52, 53));
    kinds.put("EVEN", Constraint.even(61));
    kinds.put("MINIMUM", Constraint.minimum(10, 1, 9, 11, 19));
    kinds.put("MAXIMUM", Constraint.maximum(40, 31, 39, 41, 49));
    kinds.put("QUADRUPLE", Constraint.quadruple(new int[] {1, 2, 2}, 60, 61, 69, 70));
    kinds.put("LITTLE_KILLER", Constraint.littleKiller(20, 1, 11, 21));
    kinds.put("SANDWICH", Constraint.sandwich(15, 0, 1, 2, 3, 4, 5, 6, 7, 8));
    kinds.put("SKYSCRAPER", Constraint.skyscraper(3, 0, 9, 18, 27));
    kinds.put("X_SUM", Constraint.xSum(11, 8, 17, 26, 35));
    kinds.put("NUMBERED_ROOM", Constraint.numberedRoom(4, 72, 73, 74, 75));
    kinds.put("INDEXER", Constraint.indexer(2, 63, 64, 65));
    kinds.put("CLONE", Constraint.clone(new int[] {3, 4}, 13, 14));
    kinds.put("PAIRS", ofNine(Constraint.pairs("odd (or) \\: sum", StoredValues::isOdd, 0, 1, 2)));
    kinds.put("ANY_TWO", ofNine(Constraint.anyTwo("odd", StoredValues::isOdd, 27, 37)));
    kinds.put("SETS", ofNine(Constraint.sets("no 1", StoredValues::hasNoOne, 30, 31, 32)));
    kinds.put("SUM", Constraint.sum(14, 45, 54, 63));
    kinds.put("OWN_SUM", Constraint.sum("twice", 0, new int[] {2, -1}, 46, 55));
    kinds.put("MACHINE", ofNine(Constraint.machine("ones", new TwoOnes(), 47, 56, 65, 74)));
    kinds.put("EVERYWHERE_ELSE", everywhereElse());
    kinds.put("COUNT", Constraint.countBetween(4, new int[] {1, 2}, 0, 10, 20));
    kinds.put("COUNT_IN", Constraint.countIn(80, 3, 0, 10, 20));
    kinds.put("DISTINCT", Constraint.distinct(2, 5, 15, 25));
    kinds.put("VALUES", Constraint.values(Set.of(8, 2), 6, 7));
    kinds.put("SAME_VALUES", Constraint.sameValues(new int[] {0, 1}, new int[] {30, 40}));
    kinds.put("COUNTING_CIRCLES", Constraint.countingCircles(0, 9, 19));
    kinds.put("MAGIC_SQUARE", Constraint.magicSquare(0, 1, 2, 9, 10, 11, 18, 19, 20));
    kinds.put("EVERYWHERE", Constraint.everywhere(Rules.of(2, 2), (a, b) -> a + b != 5, 3, 3));
    Constraint thermometer = Constraint.thermometer(0, 1);
    kinds.put("ANY_OF", Constraint.anyOf(thermometer, Constraint.whispers(5, 0, 1)));
    Constraint both =
        Constraint.allOf(thermometer, ofNine(Constraint.pairs("odd)", StoredValues::isOdd, 0, 9)));
    kinds.put("ALL_OF", Constraint.anyOf(both, Constraint.anyOf(Constraint.x(0, 1), both)));
    return kinds;
  }

  private static Constraint ofNine(Constraint constraint) {
    return constraint.forValues(9);
  }

  private static boolean isOdd(int first, int second) {
    return (first + second) % 2 == 1;
  }

  private static boolean hasNoOne(Set<Integer> set) {
    return !set.contains(1);
  }

  /** A rule for the neighbours in the first row alone: all others are given. */
  private static Constraint everywhereElse() {
    Rules small = Rules.of(2, 2);
    return Constraint.everywhereElse(
        small, (a, b) -> a + b != 5, List.of(Constraint.x(0, 1), Constraint.v(0, 4)));
  }

  private static Map<String, Rules> rules() {
    Map<String, Rules> rules = new LinkedHashMap<>();
    for (int symbols : new int[] {4, 6, 9, 12, 16, 25}) {
      rules.put("of " + symbols, Rules.of(symbols));
    }
    rules.put("tall boxes", Rules.of(3, 2));
    rules.put("jigsaw", Rules.jigsaw("AAAABBB)BC))CCC)"));
    rules.put("samurai", Rules.samurai());
    rules.putAll(parts());
    rules.put("killer", Rules.of(2, 2).withCages(List.of(Cage.of(3, 1, 0), Cage.of(0, 5, 6, 7))));
    rules.put(
        "all",
        Rules.builder(4)
            .grid(0, 0, 2, 2)
            .grid(2, 2, 2, 2)
            .antiKing()
            .build()
            .withCages(List.of(Cage.of(5, 3, 2)))
            .withConstraints(List.of(Constraint.thermometer(0, 5), Constraint.x(5, 6))));
    constraints()
        .forEach(
            (kind, constraint) -> {
              int symbols = kind.startsWith("EVERYWHERE") ? 4 : 9;
              rules.put(kind, Rules.of(symbols).withConstraints(List.of(constraint)));
            });
    return rules;
  }

  /** Returns rules with each part that a builder takes, by the name of the part. */
  static Map<String, Rules> parts() {
    Map<String, Rules> parts = new LinkedHashMap<>();
    parts.put("GRID", Rules.builder(6).grid(1, 2, 2, 3).build());
    parts.put("ROWS_AND_COLUMNS", Rules.builder(5).rowsAndColumns(0, 0).build());
    parts.put("REGIONS", Rules.builder(4).rowsAndColumns(0, 0).regions("0001021122132333").build());
    parts.put("DIAGONALS", Rules.builder(9).grid(0, 0, 3, 3).diagonals().build());
    parts.put("WINDOWS", Rules.builder(9).grid(0, 0, 3, 3).windows().build());
    parts.put("DISJOINT_GROUPS", Rules.builder(6).grid(0, 0, 2, 3).disjointGroups().build());
    parts.put("ASTERISK", Rules.builder(9).grid(0, 0, 3, 3).asterisk().build());
    parts.put("PERCENT", Rules.builder(9).grid(0, 0, 3, 3).percent().build());
    int[][] ring = {{0, 0}, {3, 2}, {1, 3}};
    parts.put("GROUP", Rules.builder(4).grid(0, 0, 2, 2).group("a ring: (1) \\", ring).build());
    parts.put("ANTI_KNIGHT", Rules.builder(9).grid(0, 0, 3, 3).antiKnight().build());
    parts.put("ANTI_KING", Rules.builder(9).grid(0, 0, 3, 3).antiKing().build());
    parts.put("CELLS", Rules.builder(2).cells(0, 1, 3, 2).build());
    parts.put("RECTANGLE", Rules.builder(4).rowsAndColumns(0, 0, 3, 4).build());
    parts.put("REGIONS_OF", Rules.builder(3).cells(0, 0, 2, 3).regions(0, 0, 2, 2, "A.A)").build());
    parts.put("HIDDEN", Rules.builder(4).grid(0, 0, 2, 2).hidden("flag", 3).build());
    parts.put("NON_CONSECUTIVE", Rules.builder(9).grid(0, 0, 3, 3).nonConsecutive().build());
    return parts;
  }

  private static Map<String, Object> grids() {
    Map<String, Object> grids = new LinkedHashMap<>();
    rules().forEach((name, rules) -> grids.put(name, clued(rules)));
    return grids;
  }

  /** Returns a grid with the greatest value and some others. */
  private static Grid clued(Rules rules) {
    Grid grid = rules.emptyGrid().with(1, rules.valueCount());
    for (int cell = 3; cell < rules.cellCount(); cell += 1 + rules.cellCount() / 7) {
      grid = grid.with(cell, 1 + cell % rules.valueCount());
    }
    return grid;
  }

  /** Sets that no logic has made, so that they stay the same when logic changes. */
  private static Map<String, Object> gridCandidates() {
    Map<String, Object> candidates = new LinkedHashMap<>();
    for (Map.Entry<String, Rules> named : named("of 4", "of 25", "samurai", "all", "GRID")) {
      Rules rules = named.getValue();
      int all = (2 << rules.valueCount()) - 2;
      int[] sets = new int[rules.cellCount()];
      Arrays.setAll(sets, cell -> cell % 3 == 0 ? all : 0x2a5a5a5a >> cell % 7 & all);
      candidates.put(named.getKey(), GridCandidates.copyOf(rules, sets));
    }
    // Cells that are given and placed, open ones with one candidate, and others with none.
    GridCandidates puzzle = GridCandidates.of(clued(Rules.of(2, 2)));
    candidates.put("state", puzzle.with(0, 2).without(2, 1).without(2, 2).without(15, 2));
    GridCandidates nothing = GridCandidates.copyOf(Rules.of(2, 2), new int[16]);
    candidates.put("nothing left", nothing);
    candidates.put("nothing left but one", nothing.with(5, 1));
    return candidates;
  }

  private static List<Map.Entry<String, Rules>> named(String... names) {
    Map<String, Rules> rules = rules();
    return Arrays.stream(names).map(name -> Map.entry(name, rules.get(name))).toList();
  }

  private static Map<String, Object> gridGames() {
    Map<String, Object> games = new LinkedHashMap<>();
    for (Map.Entry<String, Rules> named : named("of 9", "of 25", "samurai", "all", "GROUP")) {
      GridGame game = GridGame.of(clued(named.getValue()));
      games.put(named.getKey(), game.put(0, 2).mark(0, 3).mark(2, 1).mark(2, 4));
    }
    GridGame small = GridGame.of(clued(Rules.of(4)));
    games.put("begun", small);
    games.put("marked", small.markAll());
    games.put("noted", small.markAll().unmark(0, 2).unmark(0, 3).mark(0, 3));
    return games;
  }
}
