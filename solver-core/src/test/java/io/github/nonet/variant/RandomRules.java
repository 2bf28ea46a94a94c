package io.github.nonet.variant;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Rules of every kind that a builder can make, drawn at random. */
final class RandomRules {
  /** Characters that mean something in text, and some that do not. */
  private static final String ODD = "AZaz09|()\\:,.;\"'-+_?*#@\u00e9\u4e2d\ud83d\ude00\u0000";

  /** Characters of names: each can be seen, but for a blank. */
  private static final String OF_NAMES = "AZaz09|()\\:,.;\"'-+_?*#~<>\u00e9\u4e2d ";

  private final Random random;
  private final int symbols;
  private final Rules.Builder builder;
  private int lastRow;
  private int lastColumn;

  private RandomRules(Random random) {
    this.random = random;
    symbols = random.nextInt(3) == 0 ? 9 : 4 + random.nextInt(22);
    builder = Rules.builder(symbols);
  }

  static Rules of(Random random) {
    return new RandomRules(random).build();
  }

  private Rules build() {
    int squares = random.nextInt(3) == 0 ? 2 : 1;
    for (int i = 0; i < squares; i++) {
      addSquare(i == 0 && random.nextBoolean());
      addExtras();
    }
    Rules rules = builder.build();
    return random.nextBoolean() ? rules : rules.withCages(cages(rules));
  }

  private void addSquare(boolean isFirst) {
    int row = isFirst ? 0 : random.nextInt(symbols + 2);
    int column = isFirst ? 0 : random.nextInt(symbols + 2);
    int boxRows = 1 + random.nextInt(symbols);
    boolean hasBoxes = symbols % boxRows == 0 && boxRows > 1 && boxRows < symbols;
    if (hasBoxes) {
      builder.grid(row, column, boxRows, symbols / boxRows);
    } else {
      builder.rowsAndColumns(row, column);
    }
    lastRow = row;
    lastColumn = column;
  }

  private void addExtras() {
    int side = (int) Math.sqrt(symbols);
    add(() -> builder.regions(regions()));
    add(builder::diagonals);
    add(() -> builder.group(name(), places()));
    if (side * side == symbols) {
      add(builder::windows);
      add(builder::disjointGroups);
    }
    if (symbols == 9) {
      add(builder::asterisk);
      add(builder::percent);
    }
  }

  private void add(Runnable extra) {
    if (random.nextInt(3) == 0) {
      extra.run();
    }
  }

  /** Returns one character for each cell of each region, anywhere. */
  private String regions() {
    List<Character> marks = new ArrayList<>();
    String names = distinct(symbols);
    for (int i = 0; i < symbols * symbols; i++) {
      marks.add(names.charAt(i % symbols));
    }
    Collections.shuffle(marks, random);
    return marks.stream().map(String::valueOf).collect(Collectors.joining());
  }

  private String distinct(int count) {
    StringBuilder found = new StringBuilder();
    while (found.length() < count) {
      char next =
          random.nextBoolean() ? ODD.charAt(random.nextInt(ODD.length())) : (char) random.nextInt();
      if (found.indexOf(String.valueOf(next)) < 0 && !Character.isWhitespace(next)) {
        found.append(next);
      }
    }
    return found.toString();
  }

  private String name() {
    return "n"
        + IntStream.range(0, random.nextInt(6))
            .mapToObj(i -> "" + OF_NAMES.charAt(random.nextInt(OF_NAMES.length())))
            .collect(Collectors.joining());
  }

  /** Returns places of the last square, which is where it begins or farther. */
  private int[][] places() {
    List<Integer> steps =
        IntStream.range(0, symbols * symbols).boxed().collect(Collectors.toList());
    Collections.shuffle(steps, random);
    return steps.subList(0, 2 + random.nextInt(symbols - 1)).stream()
        .map(step -> new int[] {lastRow + step / symbols, lastColumn + step % symbols})
        .toArray(int[][]::new);
  }

  private List<Cage> cages(Rules rules) {
    return IntStream.range(0, 1 + random.nextInt(2 * symbols))
        .mapToObj(i -> cage(rules))
        .collect(Collectors.toList());
  }

  private Cage cage(Rules rules) {
    List<Integer> cells =
        IntStream.range(0, rules.cellCount()).boxed().collect(Collectors.toList());
    Collections.shuffle(cells, random);
    int size = 1 + random.nextInt(4);
    int sum = random.nextInt(20) == 0 ? Integer.MAX_VALUE : random.nextInt(4 * symbols);
    return new Cage(sum, cells.subList(0, size));
  }
}
