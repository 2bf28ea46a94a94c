package io.github.nonet.variant;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Puzzles as calls with a dot before each and {@code ~} between their arguments, as files for soaks
 * have them: {@code .Thermo~R1C1~R2C1.Or.Cage~8~R5C2~R5C3.Arrow~R1C1~R1C2.End}. Kinds that it does
 * not know are refused by name.
 */
final class LineCodes {
  private final List<String[]> calls = new ArrayList<>();
  private final List<Cage> cages = new ArrayList<>();
  private Rules.Builder builder = Rules.builder(9).grid(0, 0, 3, 3);
  private Rules bare;
  private int columns = 9;
  private int symbols = 9;
  private int next;

  private LineCodes(String text) {
    for (String call : text.replace("\n", "").split("\\.")) {
      if (!call.trim().isEmpty()) {
        calls.add(call.trim().split("~", -1));
      }
    }
  }

  /** Returns the puzzle of a text. */
  static Grid read(String text) {
    LineCodes codes = new LineCodes(text);
    codes.makeRules();
    List<Constraint> constraints = codes.parts();
    return codes.bare.withCages(codes.cages).withConstraints(constraints).emptyGrid();
  }

  private void makeRules() {
    for (String[] call : calls) {
      if (call[0].equals("Shape")) {
        columns = Integer.parseInt(call[1].split("x")[1]);
        int rows = Integer.parseInt(call[1].split("x")[0]);
        symbols = call.length > 2 ? Integer.parseInt(call[2]) : Math.max(rows, columns);
        builder = Rules.builder(symbols).cells(0, 0, rows, columns);
      } else if (call[0].equals("Diagonal") && call[1].equals("1")) {
        builder.diagonals();
      }
    }
    bare = builder.build();
  }

  private int cell(String name) {
    int c = name.indexOf('C');
    return (Integer.parseInt(name.substring(1, c), 36) - 1) * columns
        + Integer.parseInt(name.substring(c + 1), 36)
        - 1;
  }

  private int[] cells(String[] call, int from) {
    return Arrays.stream(call).skip(from).mapToInt(this::cell).toArray();
  }

  /** Returns the constraints up to the end of the text, or to the next {@code End}. */
  private List<Constraint> parts() {
    List<Constraint> parts = new ArrayList<>();
    while (next < calls.size() && !calls.get(next)[0].equals("End")) {
      parts.addAll(part(false));
    }
    next++;
    return parts;
  }

  private List<Constraint> part(boolean isWay) {
    String[] call = calls.get(next++);
    return switch (call[0]) {
      case "Shape", "Diagonal" -> List.of();
      case "" -> givens(call);
      case "And", "Replicate" -> ways(call[0]);
      case "Or" -> or();
      case "Cage" -> cage(call, isWay);
      case "Thermo" -> List.of(Constraint.thermometer(cells(call, 1)));
      case "Arrow" -> {
        int[] cells = cells(call, 1);
        yield List.of(Constraint.arrow(cells[0], Arrays.copyOfRange(cells, 1, cells.length)));
      }
      case "Palindrome" -> List.of(Constraint.palindrome(cells(call, 1)));
      case "Zipper" -> List.of(Constraint.zipper(cells(call, 1)));
      case "RegionSumLine" -> List.of(Constraint.regionSums(bare, cells(call, 1)));
      case "WhiteDot" -> List.of(Constraint.whiteDot(cell(call[1]), cell(call[2])));
      case "BlackDot" -> List.of(Constraint.blackDot(cell(call[1]), cell(call[2])));
      case "CountingCircles" -> List.of(Constraint.countingCircles(cells(call, 1)));
      case "SameValues" -> List.of(sameValues(call));
      case "ContainExact" -> {
        int times = call[1].split("_").length;
        yield List.of(Constraint.count(call[1].charAt(0) - '0', times, cells(call, 2)));
      }
      case "CountDistinct" -> List.of(countDistinct(call));
      case "NumberedRoom", "XSum" -> outside(call);
      case "Lunchbox" -> lunchbox(Integer.parseInt(call[1]), cells(call, 2));
      case "Pair" -> List.of(pair(call));
      default -> throw new IllegalArgumentException(call[0] + " is not supported");
    };
  }

  private List<Constraint> ways(String kind) {
    List<Constraint> parts = new ArrayList<>();
    while (!calls.get(next)[0].equals("End")) {
      parts.addAll(part(kind.equals("And")));
    }
    next++;
    return parts;
  }

  private List<Constraint> or() {
    List<List<Constraint>> ways = new ArrayList<>();
    while (!calls.get(next)[0].equals("End")) {
      ways.add(part(true));
    }
    next++;
    return ways.size() == 1
        ? ways.get(0)
        : List.of(
            Constraint.anyOf(
                ways.stream()
                    .map(
                        parts ->
                            parts.size() == 1
                                ? parts.get(0)
                                : Constraint.allOf(parts.toArray(Constraint[]::new)))
                    .toArray(Constraint[]::new)));
  }

  private List<Constraint> givens(String[] call) {
    List<Constraint> givens = new ArrayList<>();
    for (int i = 1; i < call.length; i++) {
      String[] fields = call[i].split("_");
      List<Integer> values = Arrays.stream(fields).skip(1).map(Integer::valueOf).toList();
      givens.add(Constraint.values(new HashSet<>(values), cell(fields[0])));
    }
    return givens;
  }

  private List<Constraint> cage(String[] call, boolean isWay) {
    int sum = call[1].isEmpty() ? 0 : Integer.parseInt(call[1]);
    int[] cells = cells(call, 2);
    if (!isWay) {
      cages.add(Cage.of(sum, cells));
      return List.of();
    }
    return List.of(Constraint.sum(sum, cells), different(cells));
  }

  private static Constraint different(int... cells) {
    return Constraint.anyTwo("different", (a, b) -> a != b, cells);
  }

  private Constraint sameValues(String[] call) {
    int[] cells = cells(call, 2);
    int count = Integer.parseInt(call[1]);
    int[][] areas = new int[count][];
    for (int i = 0; i < count; i++) {
      int length = cells.length / count;
      areas[i] = Arrays.copyOfRange(cells, i * length, (i + 1) * length);
    }
    return Constraint.sameValues(areas);
  }

  private Constraint countDistinct(String[] call) {
    int[] cells = cells(call, 2);
    return Constraint.anyOf(
        IntStream.rangeClosed(1, Math.min(symbols, cells.length))
            .mapToObj(
                count ->
                    Constraint.allOf(
                        Constraint.values(Set.of(count), cell(call[1])),
                        Constraint.distinct(count, cells)))
            .toArray(Constraint[]::new));
  }

  /** Clues of a row or column, from the start and from the end. */
  private List<Constraint> outside(String[] call) {
    int number = Integer.parseInt(call[1].substring(1), 36) - 1;
    boolean isRow = call[1].charAt(0) == 'R';
    int[] line =
        IntStream.range(0, columns)
            .map(i -> isRow ? number * columns + i : i * columns + number)
            .toArray();
    int[] back = IntStream.range(0, columns).map(i -> line[columns - 1 - i]).toArray();
    List<Constraint> clues = new ArrayList<>();
    for (int i = 2; i < Math.min(4, call.length); i++) {
      if (!call[i].isEmpty()) {
        int clue = Integer.parseInt(call[i]);
        int[] from = i == 2 ? line : back;
        clues.add(
            call[0].equals("XSum")
                ? Constraint.xSum(clue, from)
                : Constraint.numberedRoom(clue, from));
      }
    }
    return clues;
  }

  /** A relation of two cells stands for all cells as far apart; it is known by its name. */
  private Constraint pair(String[] call) {
    int a = cell(call[3]);
    int b = cell(call[4]);
    String name = call[2];
    Constraint.PairRule rule =
        name.contains("non-consecutive")
            ? (x, y) -> Math.abs(x - y) != 1
            : name.contains("stars")
                ? (x, y) -> x != 1 || y != 1
                : name.contains("anti-k") ? (x, y) -> x != y : null;
    if (rule == null) {
      throw new IllegalArgumentException("Pair " + name + " is not supported");
    }
    int rows = Math.abs(a / columns - b / columns);
    int across = Math.abs(a % columns - b % columns);
    return Constraint.everywhere(bare, rule, rows, across);
  }

  /** The values between the smallest and the largest, all of which differ, have a sum. */
  private List<Constraint> lunchbox(int sum, int... cells) {
    List<List<Integer>> states = new ArrayList<>(List.of(List.of()));
    Map<List<Integer>, Integer> numbers = new HashMap<>(Map.of(List.of(), 0));
    Constraint.Machine machine =
        new Constraint.Machine() {
          @Override
          public int start() {
            return 0;
          }

          @Override
          public int next(int state, int value) {
            List<Integer> next = after(states.get(state), value);
            return numbers.computeIfAbsent(
                next,
                key -> {
                  states.add(key);
                  return states.size() - 1;
                });
          }

          @Override
          public boolean accepts(int state) {
            return states.get(state).size() > 0 && states.get(state).get(3) == sum;
          }
        };
    return List.of(Constraint.machine("lunchbox", machine, cells), different(cells));
  }

  /** A state is the smallest, the largest, whether that is later, the sums between and after. */
  private static List<Integer> after(List<Integer> state, int value) {
    if (state.isEmpty()) {
      return List.of(value, value, 1, 0, 0);
    }
    int least = state.get(0);
    int most = state.get(1);
    boolean isMostLater = state.get(2) == 1;
    int between = state.get(3);
    int since = state.get(4);
    boolean isOne = least == most;
    if (value < least) {
      int sum = isOne || isMostLater ? since : between + least + since;
      return List.of(value, most, 0, sum, 0);
    }
    if (value > most) {
      int sum = isOne || !isMostLater ? since : between + most + since;
      return List.of(least, value, 1, sum, 0);
    }
    return List.of(least, most, isMostLater ? 1 : 0, between, since + value);
  }
}
