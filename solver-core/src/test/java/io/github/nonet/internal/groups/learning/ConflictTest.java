package io.github.nonet.internal.groups.learning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.nonet.Tries;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Compares the consequences of groups of literals, and the clauses learned from conflicts, with all
 * models.
 */
class ConflictTest {
  private static final int VARIABLES = 12;
  private static final int PLENTY = 1_000_000;

  private final Random random = new Random(2);

  private final List<int[]> exactly = new ArrayList<>();
  private final List<int[]> most = new ArrayList<>();

  /** Returns random groups that have a model, or nearly. */
  private LiteralGroups groups(int count) {
    LiteralGroups.Builder builder = new LiteralGroups.Builder(VARIABLES, () -> {});
    exactly.clear();
    most.clear();
    for (int i = 0; i < count; i++) {
      int[] variables = random.ints(0, VARIABLES).distinct().limit(2 + random.nextInt(3)).toArray();
      int[] literals =
          IntStream.of(variables).map(variable -> 2 * variable + random.nextInt(2)).toArray();
      IntStream.of(literals).forEach(builder::add);
      if (random.nextInt(3) > 0) {
        builder.endExactlyOne();
        exactly.add(literals);
      } else {
        builder.endAtMostOne();
        most.add(literals);
      }
    }
    assertThat(builder.isContradictory()).isFalse();
    return builder.build();
  }

  private static boolean isTrue(int model, int literal) {
    return (model >> (literal >> 1) & 1) != (literal & 1);
  }

  private boolean isModel(int model) {
    return exactly.stream()
            .allMatch(group -> IntStream.of(group).filter(l -> isTrue(model, l)).count() == 1)
        && most.stream()
            .allMatch(group -> IntStream.of(group).filter(l -> isTrue(model, l)).count() < 2);
  }

  private int[] models() {
    return IntStream.range(0, 1 << VARIABLES).filter(this::isModel).toArray();
  }

  /** Returns whether a literal follows at once: from a group with one more, or with a true one. */
  private boolean followsAtOnce(UnitPropagation propagation, int literal) {
    for (int[] group : exactly) {
      boolean has = IntStream.of(group).anyMatch(l -> l == literal);
      if (has
          && IntStream.of(group)
              .allMatch(l -> l == literal || propagation.value(l) == UnitPropagation.FALSE)) {
        return true;
      }
    }
    List<int[]> all = new ArrayList<>(exactly);
    all.addAll(most);
    return all.stream()
        .filter(group -> IntStream.of(group).anyMatch(l -> l == (literal ^ 1)))
        .anyMatch(
            group ->
                IntStream.of(group)
                    .anyMatch(
                        l -> l != (literal ^ 1) && propagation.value(l) == UnitPropagation.TRUE));
  }

  /** A search to the end finds each model, learns what holds in all, and leaves no open group. */
  @ParameterizedTest
  @ValueSource(ints = {4, 6, 8, 10})
  void search_learnsWhatHoldsInAllModels(int count) {
    int learned = 0;
    for (int i = 0; i < Tries.of(20, 60); i++) {
      LiteralGroups groups = groups(count);
      int[] models = models();
      Clauses clauses = new Clauses(2 * VARIABLES);
      UnitPropagation propagation = new UnitPropagation(groups, clauses);
      propagation.allow(PLENTY);
      VariableOrder order = new VariableOrder(random.doubles(VARIABLES).toArray());
      Analysis analysis = new Analysis(propagation, order);
      int conflicts = search(propagation, order, analysis, models);
      learned += Math.max(0, conflicts);
      assertThat(conflicts < 0).isEqualTo(models.length == 0);
    }
    assertThat(learned).isPositive();
  }

  /** Returns how many conflicts there were, or -1 if there is no model. */
  private int search(
      UnitPropagation propagation, VariableOrder order, Analysis analysis, int... models) {
    for (int conflicts = 0; ; ) {
      UnitPropagation.Ending outcome = propagation.propagate();
      if (outcome == UnitPropagation.Ending.CONFLICT) {
        if (propagation.level() == 0) {
          return -1;
        }
        conflicts++;
        analysis.analyze();
        requireClause(propagation, analysis, models);
        learn(propagation, order, analysis);
      } else {
        requireSettled(propagation);
        int open =
            IntStream.range(0, VARIABLES)
                .filter(variable -> propagation.value(2 * variable) == UnitPropagation.OPEN)
                .findFirst()
                .orElse(-1);
        if (open < 0) {
          assertThat(models).contains(model(propagation));
          return conflicts;
        }
        propagation.newLevel();
        assertThat(propagation.isEmpty(propagation.level())).isTrue();
        int decision = 2 * open + random.nextInt(2);
        propagation.assign(decision, UnitPropagation.BY_NOTHING);
        assertThat(propagation.isEmpty(propagation.level())).isFalse();
        assertThat(propagation.decision(propagation.level())).isEqualTo(decision);
      }
    }
  }

  private static int model(UnitPropagation propagation) {
    return IntStream.range(0, VARIABLES)
        .filter(variable -> propagation.value(2 * variable) == UnitPropagation.TRUE)
        .map(variable -> 1 << variable)
        .sum();
  }

  private static void learn(UnitPropagation propagation, VariableOrder order, Analysis analysis) {
    int reason = UnitPropagation.FACT;
    if (analysis.size() > 1) {
      int clause =
          propagation.clauses.add(analysis.literals(), analysis.size(), analysis.levelCount());
      reason = clause << UnitPropagation.KIND_BITS | UnitPropagation.BY_CLAUSE;
    }
    propagation.backtrack(analysis.backLevel(), order);
    assertThat(propagation.level()).isEqualTo(analysis.backLevel());
    assertThat(propagation.value(analysis.literals()[0])).isEqualTo(UnitPropagation.OPEN);
    for (int i = 1; i < analysis.size(); i++) {
      assertThat(propagation.value(analysis.literals()[i])).isEqualTo(UnitPropagation.FALSE);
    }
    propagation.assign(analysis.literals()[0], reason);
    requireReasons(propagation);
  }

  /** The clause is false now, has one literal of the highest level, and holds in all models. */
  private static void requireClause(UnitPropagation propagation, Analysis analysis, int... models) {
    int[] literals = IntStream.of(analysis.literals()).limit(analysis.size()).toArray();
    assertThat(literals).doesNotHaveDuplicates();
    for (int literal : literals) {
      assertThat(propagation.value(literal)).isEqualTo(UnitPropagation.FALSE);
    }
    int[] levels = IntStream.of(literals).map(propagation::level).toArray();
    assertThat(IntStream.of(levels).filter(level -> level == propagation.level())).hasSize(1);
    assertThat(levels[0]).isEqualTo(propagation.level());
    int second = IntStream.of(levels).skip(1).max().orElse(0);
    assertThat(analysis.backLevel()).isEqualTo(second);
    assertThat(levels.length > 1 ? levels[1] : 0).isEqualTo(second);
    assertThat(analysis.levelCount()).isEqualTo((int) IntStream.of(levels).distinct().count());
    assertThat(IntStream.of(levels)).doesNotContain(0);
    for (int model : models) {
      assertThat(IntStream.of(literals).anyMatch(literal -> isTrue(model, literal))).isTrue();
    }
  }

  private static void requireReasons(UnitPropagation propagation) {
    for (int i = 0; i < propagation.size(); i++) {
      int literal = propagation.trail[i];
      assertThat(propagation.value(literal)).isEqualTo(UnitPropagation.TRUE);
      assertThat(propagation.value(literal ^ 1)).isEqualTo(UnitPropagation.FALSE);
    }
  }

  /** Nothing more follows from a group or a clause. */
  private void requireSettled(UnitPropagation propagation) {
    for (int literal = 0; literal < 2 * VARIABLES; literal++) {
      if (propagation.value(literal) != UnitPropagation.TRUE) {
        assertThat(followsAtOnce(propagation, literal)).isFalse();
      }
    }
    Clauses clauses = propagation.clauses;
    for (int clause = 0; clause < clauses.end(); clause = clauses.endOf(clause)) {
      int[] literals =
          IntStream.range(clause + Clauses.HEADER, clauses.endOf(clause))
              .map(i -> clauses.words[i])
              .toArray();
      boolean isSatisfied =
          IntStream.of(literals).anyMatch(l -> propagation.value(l) == UnitPropagation.TRUE);
      long open =
          IntStream.of(literals).filter(l -> propagation.value(l) == UnitPropagation.OPEN).count();
      assertThat(isSatisfied || open > 1).isTrue();
    }
  }

  /** Where all is taken back, the groups are as before. */
  @Test
  void clear_beginsAnew() {
    for (int i = 0; i < 50; i++) {
      LiteralGroups groups = groups(7);
      UnitPropagation propagation = new UnitPropagation(groups, new Clauses(2 * VARIABLES));
      propagation.allow(PLENTY);
      VariableOrder order = new VariableOrder(new double[VARIABLES]);
      propagation.assign(2 * random.nextInt(VARIABLES), UnitPropagation.FACT);
      List<Integer> first = settle(propagation);
      propagation.clear(order);
      assertThat(propagation.size()).isZero();
      assertThat(propagation.level()).isZero();
      if (!first.isEmpty()) {
        propagation.assign(first.get(0), UnitPropagation.FACT);
        assertThat(settle(propagation)).isEqualTo(first);
        propagation.newLevel();
        int open =
            IntStream.range(0, VARIABLES)
                .filter(variable -> propagation.value(2 * variable) == UnitPropagation.OPEN)
                .findFirst()
                .orElse(-1);
        if (open >= 0) {
          propagation.assign(2 * open, UnitPropagation.BY_NOTHING);
          propagation.propagate();
        }
        propagation.backtrack(0, order);
        assertThat(propagation.size()).isEqualTo(first.size());
        assertThat(propagation.level()).isZero();
      }
    }
  }

  /** Returns what is true then, nothing after a conflict. */
  private static List<Integer> settle(UnitPropagation propagation) {
    if (propagation.propagate() == UnitPropagation.Ending.CONFLICT) {
      return List.of();
    }
    List<Integer> found = new ArrayList<>();
    for (int i = 0; i < propagation.size(); i++) {
      found.add(propagation.trail[i]);
    }
    return found;
  }

  /** A variable that is taken back returns to the order. */
  @Test
  void backtrack_variablesReturnToTheOrder() {
    LiteralGroups groups = new LiteralGroups.Builder(3, () -> {}).build();
    UnitPropagation propagation = new UnitPropagation(groups, new Clauses(6));
    VariableOrder order = new VariableOrder(new double[] {3, 2, 1});
    propagation.newLevel();
    propagation.assign(0, UnitPropagation.BY_NOTHING);
    propagation.newLevel();
    propagation.assign(3, UnitPropagation.BY_NOTHING);
    order.removeFirst();
    order.removeFirst();
    propagation.backtrack(2, order);
    assertThat(order.first()).isEqualTo(2);
    propagation.backtrack(1, order);
    assertThat(order.first()).isEqualTo(1);
    propagation.backtrack(0, order);
    assertThat(order.first()).isZero();
  }

  @Test
  void propagate_pausesAfterSoMuchWork() {
    LiteralGroups.Builder builder = new LiteralGroups.Builder(4, () -> {});
    for (int variable = 0; variable < 3; variable++) {
      builder.add(2 * variable + 1);
      builder.add(2 * variable + 2);
      builder.endExactlyOne();
    }
    UnitPropagation propagation = new UnitPropagation(builder.build(), new Clauses(8));
    propagation.assign(0, UnitPropagation.FACT);
    propagation.allow(2);
    assertThat(propagation.propagate()).isEqualTo(UnitPropagation.Ending.PAUSED);
    assertThat(propagation.size()).isEqualTo(3);
    propagation.allow(5);
    propagation.charge(4);
    assertThat(propagation.propagate()).isEqualTo(UnitPropagation.Ending.PAUSED);
    propagation.allow(1);
    assertThat(propagation.propagate()).isEqualTo(UnitPropagation.Ending.SETTLED);
    assertThat(propagation.size()).isEqualTo(4);
    assertThat(propagation.value(6)).isEqualTo(UnitPropagation.TRUE);
  }

  @Test
  void builder_shortGroups_areFactsOrNothing() {
    LiteralGroups.Builder builder = new LiteralGroups.Builder(2, () -> {});
    builder.add(1);
    builder.endExactlyOne();
    builder.add(2);
    builder.endAtMostOne();
    builder.endAtMostOne();
    assertThat(builder.newVariable()).isEqualTo(2);
    assertThat(builder.isContradictory()).isFalse();
    builder.endExactlyOne();
    assertThat(builder.isContradictory()).isTrue();
    LiteralGroups groups = builder.build();
    assertThat(groups.variables).isEqualTo(3);
    assertThat(groups.facts).containsExactly(1);
    assertThat(groups.members).isEmpty();
    assertThat(groups.states).isEmpty();
  }

  @Test
  void builder_manyGroups_areIndexed() {
    AtomicInteger pulses = new AtomicInteger();
    LiteralGroups.Builder builder = new LiteralGroups.Builder(1_000, pulses::incrementAndGet);
    for (int group = 0; group < 998; group++) {
      for (int i = 0; i < 3; i++) {
        builder.add(2 * (group + i) + i % 2);
      }
      builder.endExactlyOne();
      builder.addFact(group);
    }
    LiteralGroups groups = builder.build();
    assertThat(groups.facts).hasSize(998);
    assertThat(groups.starts).hasSize(999).endsWith(3 * 998);
    for (int literal = 0; literal < 2_000; literal++) {
      int own = literal;
      int[] expected =
          IntStream.range(0, 998)
              .filter(
                  group ->
                      IntStream.range(3 * group, 3 * group + 3)
                          .anyMatch(i -> groups.members[i] == own))
              .toArray();
      assertThat(
              IntStream.range(groups.places[literal], groups.places[literal + 1])
                  .map(i -> groups.groups[i]))
          .containsExactly(IntStream.of(expected).boxed().toArray(Integer[]::new));
    }
    assertThat(groups.states[5] >>> LiteralGroups.COUNT_SHIFT).isEqualTo(3);
    assertThat(groups.states[5] & LiteralGroups.ONE - 1).isEqualTo(10 ^ 13 ^ 14);
    assertThat(pulses).hasValue(6);
  }

  @Test
  void builder_tooManyLiterals_throws() {
    LiteralGroups.Builder builder = new LiteralGroups.Builder(3_000, () -> {});
    for (int i = 0; i < LiteralGroups.MOST_MEMBERS; i++) {
      builder.add(2 * i);
    }
    builder.endExactlyOne();
    for (int i = 0; i <= LiteralGroups.MOST_MEMBERS; i++) {
      builder.add(2 * i);
    }
    assertThatIllegalArgumentException()
        .isThrownBy(builder::endAtMostOne)
        .withMessage("a group has 2048 literals; expected at most 2047");
  }
}
