package io.github.nonet.internal.groups;

import io.github.nonet.internal.groups.Structure.Cage;
import io.github.nonet.internal.groups.Structure.Group;
import io.github.nonet.internal.groups.Structure.UnitKind;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;

/**
 * A grid of random rules with random candidates: of several sizes, with boxes or regions, alone or
 * overlapping, with houses and groups more, with cages or without; with no solution, one or many.
 *
 * @param count the number of solutions, up to {@link #LIMIT}, as the referee counts them
 */
public record RandomGrid(Structure structure, int[] candidates, int count) {
  public static final int LIMIT = 200;

  /** Returns the next grid of a random sequence; all of them are within the referee's reach. */
  public static RandomGrid next(Random random) {
    RandomGrid grid = any(random);
    while (grid.count == GroupReferee.GIVEN_UP) {
      grid = any(random);
    }
    return grid;
  }

  /** Returns a grid with constraints beyond groups and cages; there may be up to 25 values. */
  public static RandomGrid nextWithForms(Random random) {
    RandomGrid grid = anyWithForms(random);
    while (grid.count == GroupReferee.GIVEN_UP) {
      grid = anyWithForms(random);
    }
    return grid;
  }

  /** Returns a grid with constraints beyond groups and cages, of 16 cells at most. */
  public static RandomGrid nextSmall(Random random) {
    RandomGrid grid = smallWithForms(random);
    while (grid.count == GroupReferee.GIVEN_UP) {
      grid = smallWithForms(random);
    }
    return grid;
  }

  private static RandomGrid smallWithForms(Random random) {
    boolean isStrip = random.nextInt(3) > 0;
    return withForms(isStrip, isStrip ? strip(random) : Structures.boxes(2, 2), random);
  }

  private static RandomGrid anyWithForms(Random random) {
    boolean isStrip = random.nextInt(4) == 0;
    return withForms(isStrip, isStrip ? strip(random) : rules(random), random);
  }

  private static RandomGrid withForms(boolean isStrip, Structure rules, Random random) {
    int[] solution = GroupReferee.randomSolution(rules, random);
    if (solution.length == 0) {
      return new RandomGrid(rules, solution, GroupReferee.GIVEN_UP);
    }
    Structure structure = isStrip ? rules : withGroups(rules, solution, random);
    structure = structure.withCages(cages(structure, solution, random));
    structure = RandomForms.add(structure, solution, random);
    int[] candidates =
        isStrip ? few(structure, solution, random) : candidates(structure, solution, random);
    return new RandomGrid(structure, candidates, GroupReferee.count(structure, candidates, LIMIT));
  }

  /** Returns a few cells of many values, some of which differ. */
  private static Structure strip(Random random) {
    int symbols = 4 + random.nextInt(22);
    int cells = 3 + random.nextInt(6);
    int different = 1 + random.nextInt(Math.min(symbols, cells));
    Group group = new Group(UnitKind.OTHER, 0, 0, IntStream.range(0, different).toArray());
    return new Structure(symbols, cells, List.of(group), List.of());
  }

  /** Returns few candidates of many values. */
  private static int[] few(Structure structure, int[] solution, Random random) {
    return IntStream.of(solution)
        .map(
            value ->
                IntStream.range(0, random.nextInt(5))
                    .reduce(1 << value, (set, i) -> set | 2 << random.nextInt(structure.symbols())))
        .toArray();
  }

  private static RandomGrid any(Random random) {
    Structure structure = rules(random);
    int[] solution = GroupReferee.randomSolution(structure, random);
    while (solution.length == 0) {
      structure = rules(random);
      solution = GroupReferee.randomSolution(structure, random);
    }
    structure = withGroups(structure, solution, random);
    structure = structure.withCages(cages(structure, solution, random));
    int[] candidates = candidates(structure, solution, random);
    return new RandomGrid(structure, candidates, GroupReferee.count(structure, candidates, LIMIT));
  }

  private static Structure rules(Random random) {
    return switch (random.nextInt(8)) {
      case 0 -> Structures.boxes(2, 2);
      case 1 -> Structures.boxes(2, 3);
      case 2 -> Structures.jigsaw(regions(5, random));
      case 3 -> Structures.jigsaw(regions(6, random));
      case 4 -> Structures.boxes(2, 4);
      case 5 -> Structures.boxes(3, 3);
      case 6 -> Structures.jigsaw(regions(7, random));
      default -> twoGrids();
    };
  }

  /** Returns regions that need not hang together: the rules do not ask for it. */
  private static String regions(int n, Random random) {
    char[] regions = new char[n * n];
    for (int cell = 0; cell < regions.length; cell++) {
      regions[cell] = (char) ('A' + cell / n);
    }
    for (int i = random.nextInt(2 * n); i > 0; i--) {
      int cell = random.nextInt(n * n - 1);
      int other = random.nextBoolean() || cell + n >= n * n ? cell + 1 : cell + n;
      char region = regions[cell];
      regions[cell] = regions[other];
      regions[other] = region;
    }
    return new String(regions);
  }

  /** Returns two grids of 4x4; the last box of the one is the first box of the other. */
  private static Structure twoGrids() {
    Structure one = Structures.boxes(2, 2);
    List<Group> groups = new ArrayList<>(one.groups());
    int[] second = new int[one.cells()];
    int[] shared = {10, 11, 14, 15};
    int next = one.cells();
    for (int cell = 0; cell < second.length; cell++) {
      boolean isShared = cell / 4 < 2 && cell % 4 < 2;
      second[cell] = isShared ? shared[cell / 4 * 2 + cell % 4] : next++;
    }
    for (Group group : one.groups()) {
      int[] cells = IntStream.of(group.cells()).map(cell -> second[cell]).toArray();
      groups.add(new Group(group.kind(), 1, group.index(), cells));
    }
    return new Structure(one.symbols(), next, groups, List.of());
  }

  /** Adds groups that the solution fits, houses at times. */
  private static Structure withGroups(Structure structure, int[] solution, Random random) {
    List<Group> groups = new ArrayList<>(structure.groups());
    int wanted = Math.max(0, random.nextInt(8) - 3);
    for (int i = 0; i < wanted; i++) {
      groups.add(
          new Group(
              UnitKind.OTHER,
              0,
              i,
              different(solution, structure.symbols() - random.nextInt(3), random)));
    }
    return new Structure(structure.symbols(), structure.cells(), groups, List.of());
  }

  /** Returns at most this many random cells that have different values in the solution. */
  private static int[] different(int[] solution, int most, Random random) {
    int[] cells = new int[most];
    int values = 0;
    int count = 0;
    for (int tries = 0; tries < 60 && count < most; tries++) {
      int cell = random.nextInt(solution.length);
      if ((values >> solution[cell] & 1) == 0) {
        values |= 1 << solution[cell];
        cells[count++] = cell;
      }
    }
    return Arrays.copyOf(cells, count);
  }

  private static List<Cage> cages(Structure structure, int[] solution, Random random) {
    List<Cage> cages = new ArrayList<>();
    if (random.nextInt(3) > 0) {
      return cages;
    }
    int wanted = 1 + random.nextInt(structure.cells() / 3);
    for (int i = 0; i < wanted; i++) {
      int[] cells = different(solution, 1 + random.nextInt(structure.symbols()), random);
      int sum = IntStream.of(cells).map(cell -> solution[cell]).sum();
      int error = random.nextInt(40) == 0 ? 1 : 0;
      cages.add(new Cage(random.nextInt(6) == 0 ? 0 : sum + error, cells));
    }
    return cages;
  }

  private static int[] candidates(Structure structure, int[] solution, Random random) {
    int n = structure.symbols();
    int all = (1 << n + 1) - 2;
    /* Large grids get more givens, or the referee does not come to an end. */
    int givens = n <= 6 ? random.nextInt(60) : 35 + random.nextInt(30);
    int[] candidates = new int[solution.length];
    for (int cell = 0; cell < candidates.length; cell++) {
      int chance = random.nextInt(100);
      if (chance < givens) {
        candidates[cell] = 1 << solution[cell];
      } else if (chance < givens + 20) {
        candidates[cell] = random.nextInt() & all | 1 << solution[cell];
      } else {
        candidates[cell] = all;
      }
    }
    for (int i = Math.max(0, random.nextInt(8) - 6); i > 0; i--) {
      candidates[random.nextInt(candidates.length)] = random.nextInt() & all;
    }
    return candidates;
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    text.append(structure.symbols()).append(" symbols; groups");
    structure.groups().forEach(group -> text.append(' ').append(Arrays.toString(group.cells())));
    structure
        .cages()
        .forEach(
            cage ->
                text.append("; cage ").append(cage.sum()).append(Arrays.toString(cage.cells())));
    structure.forms().forEach(form -> text.append("; ").append(FormReferee.text(form)));
    return text.append("; candidates ").append(Arrays.toString(candidates)).toString();
  }
}
