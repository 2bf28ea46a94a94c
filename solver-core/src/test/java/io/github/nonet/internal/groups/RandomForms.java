package io.github.nonet.internal.groups;

import io.github.nonet.internal.groups.forms.Form;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/** Random constraints beyond groups and cages, of all forms, most of which a solution fits. */
final class RandomForms {
  /** One in this many forms does not fit. */
  private static final int ERRORS = 60;

  private static final int[] FACTORS = {1, 1, 1, 1, -1, -1, -1, 2, -2, 3, 10, -10, 100, -100};

  private final Random random;
  private final int symbols;
  private final int[] solution;
  private final int all;

  private RandomForms(int symbols, int[] solution, Random random) {
    this.random = random;
    this.symbols = symbols;
    this.solution = solution;
    all = (2 << symbols) - 2;
  }

  /** Returns a structure with random forms more. */
  static Structure add(Structure structure, int[] solution, Random random) {
    RandomForms forms = new RandomForms(structure.symbols(), solution, random);
    List<Form> made = new ArrayList<>();
    int wanted = 1 + random.nextInt(random.nextBoolean() ? 4 : 1 + structure.cells() / 3);
    for (int i = 0; i < wanted; i++) {
      made.add(forms.next());
    }
    return structure.withForms(made);
  }

  private Form next() {
    return switch (random.nextInt(6)) {
      case 0 -> pair();
      case 1 -> apart();
      case 2 -> sets();
      case 3 -> sum();
      case 4 -> machine();
      default -> counter();
    };
  }

  private boolean isError() {
    return random.nextInt(ERRORS) == 0;
  }

  private int[] cells(int count) {
    int[] cells = IntStream.range(0, solution.length).toArray();
    for (int i = 0; i < count; i++) {
      int other = i + random.nextInt(cells.length - i);
      int cell = cells[other];
      cells[other] = cells[i];
      cells[i] = cell;
    }
    return Arrays.copyOf(cells, count);
  }

  /** Returns cells that lie side by side, as groups mostly have them, or any. */
  private int[] line(int most) {
    int count = 1 + random.nextInt(most);
    if (random.nextInt(3) == 0) {
      return cells(count);
    }
    int step = random.nextBoolean() ? 1 : symbols;
    int start = random.nextInt(solution.length);
    return IntStream.range(0, count)
        .map(i -> start + i * step)
        .filter(cell -> cell < solution.length)
        .toArray();
  }

  private Form pair() {
    int[] cells = cells(2);
    int kind = random.nextInt(7);
    int gap = random.nextInt(symbols / 2);
    int[] next = new int[symbols];
    for (int first = 1; first <= symbols; first++) {
      for (int second = 1; second <= symbols; second++) {
        boolean fits =
            switch (kind) {
              case 0 -> first < second;
              case 1 -> Math.abs(first - second) > gap;
              case 2 -> first == second;
              case 3 -> first != second;
              case 4 -> first == 2 * second || second == 2 * first;
              case 5 -> first != second || first > gap;
              default -> random.nextInt(5) > 1;
            };
        next[first - 1] |= fits ? 1 << second : 0;
      }
    }
    if (!isError()) {
      next[solution[cells[0]] - 1] |= 1 << solution[cells[1]];
    }
    return new Form.TwoCells(cells, next);
  }

  private Form apart() {
    int[] cells = cells(1 + random.nextInt(Math.min(6, solution.length)));
    return new Form.Apart(
        IntStream.range(0, cells.length)
            .filter(i -> i == 0 || solution[cells[i]] != solution[cells[0]] || isError())
            .map(i -> cells[i])
            .toArray());
  }

  private Form sets() {
    int values = 0;
    List<Integer> cells = new ArrayList<>();
    for (int cell : line(Math.min(symbols, solution.length))) {
      if ((values >> solution[cell] & 1) == 0) {
        values |= 1 << solution[cell];
        cells.add(cell);
      }
    }
    int size = cells.size();
    int sum = IntStream.rangeClosed(1, symbols).filter(inSet(values)).sum();
    int kind = random.nextInt(3);
    int[] sets;
    if (kind > 0 && symbols < 12) {
      sets =
          IntStream.rangeClosed(0, all)
              .filter(set -> (set & 1) == 0 && Integer.bitCount(set) == size)
              .filter(set -> kind == 1 || sumOf(set) == sum)
              .toArray();
    } else {
      int chosen = isError() ? shuffled(values) : values;
      sets =
          IntStream.concat(IntStream.of(chosen), IntStream.range(0, 8).map(i -> shuffled(chosen)))
              .sorted()
              .distinct()
              .toArray();
    }
    return new Form.Sets(cells.stream().mapToInt(cell -> cell).toArray(), sets);
  }

  private static IntPredicate inSet(int set) {
    return value -> (set >> value & 1) != 0;
  }

  private int sumOf(int set) {
    return IntStream.rangeClosed(1, symbols).filter(inSet(set)).sum();
  }

  /** Returns a set of this many values. */
  private int shuffled(int set) {
    int other = set;
    for (int i = 0; i < 3; i++) {
      int bit = 2 << random.nextInt(symbols);
      int size = Integer.bitCount(other);
      other ^= bit;
      while (Integer.bitCount(other) != size) {
        int second = 2 << random.nextInt(symbols);
        boolean isRight = (other & second) != 0 == Integer.bitCount(other) > size;
        other ^= isRight && second != bit ? second : 0;
        if (size == symbols) {
          return set;
        }
      }
    }
    return other;
  }

  private Form sum() {
    int[] cells = line(Math.min(2 * symbols, solution.length));
    boolean isPlain = random.nextBoolean();
    int[] factors =
        IntStream.range(0, cells.length)
            .map(i -> isPlain ? 1 : FACTORS[random.nextInt(FACTORS.length)])
            .toArray();
    int total = isError() ? 1 : 0;
    for (int i = 0; i < cells.length; i++) {
      total += factors[i] * solution[cells[i]];
    }
    return new Form.Sum(total, factors, cells);
  }

  /** Returns an automaton of random steps that accepts the solution. */
  private Form machine() {
    int[] cells = line(Math.min(9, solution.length));
    int states = 1 + random.nextInt(6);
    int[][] next = new int[states][symbols];
    for (int[] row : next) {
      Arrays.setAll(row, value -> random.nextInt(4) == 0 ? -1 : random.nextInt(states));
    }
    boolean[] accepting = new boolean[states];
    for (int state = 0; state < states; state++) {
      accepting[state] = random.nextInt(4) == 0;
    }
    int start = random.nextInt(states);
    int state = start;
    for (int cell : cells) {
      int value = solution[cell] - 1;
      next[state][value] = next[state][value] < 0 ? random.nextInt(states) : next[state][value];
      state = next[state][value];
    }
    accepting[state] = accepting[state] || !isError();
    return new Form.Machine(cells, start, accepting, next);
  }

  /** Returns an automaton that counts values of a set. */
  private Form counter() {
    int[] cells = line(Math.min(9, solution.length));
    int counted = random.nextInt() & all;
    int states = cells.length + 1;
    int[][] next = new int[states][symbols];
    for (int state = 0; state < states; state++) {
      for (int value = 1; value <= symbols; value++) {
        int after = state + (counted >> value & 1);
        next[state][value - 1] = after < states ? after : -1;
      }
    }
    boolean[] accepting = new boolean[states];
    int count = 0;
    for (int cell : cells) {
      count += counted >> solution[cell] & 1;
    }
    accepting[isError() ? random.nextInt(states) : count] = true;
    return new Form.Machine(cells, 0, accepting, next);
  }
}
