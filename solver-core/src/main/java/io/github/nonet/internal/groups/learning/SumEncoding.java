package io.github.nonet.internal.groups.learning;

import io.github.nonet.internal.groups.FormPlan;
import io.github.nonet.internal.groups.SumParts;
import io.github.nonet.internal.groups.forms.Form;
import io.github.nonet.internal.sets.IntList;
import io.github.nonet.internal.sets.Lists;
import io.github.nonet.internal.sets.ValueSet;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Adds a sum to the groups of a grid, as a path through what its first parts add up to. */
final class SumEncoding {
  /** No part has more sets of values. */
  private static final int MOST_SETS = 600;

  private final Form.Sum sum;
  private final CellVariables cells;
  private final SubsetVariables subsets;
  private final LiteralGroups.Builder builder;
  private final List<EncodedSummand> parts = new ArrayList<>();

  /** The possible sums of the parts of the steps so far. */
  private int[] totals = {0};

  /** The least and the greatest sum of the other parts. */
  private int least;

  private int greatest;
  private int edges;

  SumEncoding(
      Form.Sum sum,
      FormPlan plan,
      CellVariables cells,
      SubsetVariables subsets,
      LiteralGroups.Builder builder) {
    this.sum = sum;
    this.cells = cells;
    this.subsets = subsets;
    this.builder = builder;
    for (SumParts.Summand part : SumParts.of(sum, plan.seen(), plan.tables().symbols)) {
      builder.watch.look();
      parts.add(new EncodedSummand(part));
    }
    parts.sort(Comparator.comparingInt(part -> part.sums.length));
  }

  /** Adds the sum unless it has too many edges; returns how many it has, or a few more. */
  int add() {
    for (EncodedSummand part : parts) {
      edges += part.sets.size() > MOST_SETS ? PathEncoding.MOST_EDGES + 1 : part.sets.size();
      least += part.least();
      greatest += part.greatest();
    }
    List<PathEncoding.Stage> steps = new ArrayList<>();
    for (EncodedSummand part : parts) {
      builder.watch.look();
      steps.add(step(part));
      if (edges > PathEncoding.MOST_EDGES) {
        return edges;
      }
    }
    encode(PathEncoding.prune(steps));
    return edges;
  }

  /** Returns the step that adds a part, without its literals, and continues to the next totals. */
  private PathEncoding.Stage step(EncodedSummand part) {
    least -= part.least();
    greatest -= part.greatest();
    Map<Integer, Integer> next = new LinkedHashMap<>();
    List<PathEncoding.Edge> found = new ArrayList<>();
    for (int from = 0; from < totals.length && edges <= PathEncoding.MOST_EDGES; from++) {
      for (int i = 0; i < part.sums.length; i++) {
        int total = totals[from] + part.factor * part.sums[i];
        if (total + least <= sum.total() && total + greatest >= sum.total()) {
          int to = next.computeIfAbsent(total, key -> next.size());
          found.add(new PathEncoding.Edge(from, i, to));
          edges++;
        }
      }
    }
    totals = Lists.toArray(next.keySet());
    return new PathEncoding.Stage(new int[part.sums.length], totals.length, found);
  }

  private void encode(List<PathEncoding.Stage> steps) {
    List<PathEncoding.Stage> encoded = new ArrayList<>();
    for (int i = 0; i < steps.size(); i++) {
      boolean[] isUsed = new boolean[parts.get(i).sums.length];
      for (PathEncoding.Edge edge : steps.get(i).edges()) {
        isUsed[edge.choice()] = true;
      }
      int[] literals = parts.get(i).literals(isUsed);
      encoded.add(new PathEncoding.Stage(literals, steps.get(i).nodes(), steps.get(i).edges()));
    }
    PathEncoding.add(encoded, builder, subsets.always());
  }

  /** Cells that see each other and have one factor. */
  private final class EncodedSummand {
    private final int factor;
    private final SetsEncoding encoding;
    private final int[] open;
    private final int settled;

    /** The sets of values of the open cells. */
    private final IntList sets = new IntList();

    /** The possible sums of the cells. */
    private final int[] sums;

    EncodedSummand(SumParts.Summand part) {
      factor = part.factor();
      encoding = new SetsEncoding(cells, builder, part.cells());
      open = encoding.cells;
      settled = encoding.settled;
      collect(0, encoding.values & ~encoding.taken, open.length);
      sums =
          Arrays.stream(sets.toArray())
              .map(set -> sumOf(set) + settled)
              .sorted()
              .distinct()
              .toArray();
    }

    private void collect(int chosen, int from, int size) {
      if (size == 0) {
        if (encoding.fits(chosen)) {
          sets.add(chosen);
        }
        return;
      }
      if (Integer.bitCount(from) >= size && sets.size() <= MOST_SETS) {
        int bit = ValueSet.lowestBit(from);
        collect(chosen | bit, from ^ bit, size - 1);
        collect(chosen, from ^ bit, size);
      }
    }

    int least() {
      return sums.length == 0 ? 0 : factor * sums[factor > 0 ? 0 : sums.length - 1];
    }

    int greatest() {
      return sums.length == 0 ? 0 : factor * sums[factor > 0 ? sums.length - 1 : 0];
    }

    /** Returns a literal for each sum; "false" for those that are not used. */
    int[] literals(boolean... isUsed) {
      int[] literals = new int[sums.length];
      Arrays.fill(literals, Literals.not(subsets.always()));
      if (open.length == 0) {
        Arrays.fill(literals, subsets.always());
      } else if (open.length == 1) {
        Arrays.setAll(literals, i -> subsets.literal(open[0], ValueSet.bit(sums[i] - settled)));
      } else {
        addSets(literals, isUsed);
      }
      return literals;
    }

    private void addSets(int[] literals, boolean... isUsed) {
      int[] used =
          Arrays.stream(sets.toArray())
              .filter(set -> isUsed[Arrays.binarySearch(sums, sumOf(set) + settled)])
              .toArray();
      int[] literalsOfSets = encoding.add(used);
      for (int i = 0; i < sums.length; i++) {
        if (isUsed[i]) {
          literals[i] = literal(sums[i] - settled, used, literalsOfSets);
        }
      }
    }

    /** Returns "the open cells have this sum". */
    private int literal(int ofSum, int[] used, int[] literalsOfSets) {
      int ways = 0;
      int literal = Literals.NONE;
      for (int i = 0; i < used.length; i++) {
        if (sumOf(used[i]) == ofSum) {
          literal = literalsOfSets[i];
          ways++;
        }
      }
      if (ways == 1) {
        return literal;
      }
      int variable = Literals.of(builder.newVariable());
      for (int i = 0; i < used.length; i++) {
        if (sumOf(used[i]) == ofSum) {
          builder.add(literalsOfSets[i]);
        }
      }
      builder.add(Literals.not(variable));
      builder.endExactlyOne();
      return variable;
    }
  }

  private static int sumOf(int set) {
    int sum = 0;
    for (int rest = set; rest != 0; rest = ValueSet.withoutLowest(rest)) {
      sum += ValueSet.lowest(rest);
    }
    return sum;
  }
}
