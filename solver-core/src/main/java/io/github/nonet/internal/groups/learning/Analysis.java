package io.github.nonet.internal.groups.learning;

import static io.github.nonet.internal.groups.learning.UnitPropagation.BY_CLAUSE;
import static io.github.nonet.internal.groups.learning.UnitPropagation.BY_GROUP;
import static io.github.nonet.internal.groups.learning.UnitPropagation.BY_LITERAL;
import static io.github.nonet.internal.groups.learning.UnitPropagation.BY_NOTHING;
import static io.github.nonet.internal.groups.learning.UnitPropagation.KIND;
import static io.github.nonet.internal.groups.learning.UnitPropagation.KIND_BITS;

import java.util.Arrays;

/**
 * Finds a clause that explains a conflict and would have prevented it.
 *
 * <p>Sources: Joao P. Marques-Silva and Karem A. Sakallah, "GRASP", 1996; the first unique
 * implication point, Zhang, Madigan, Moskewicz and Malik, ICCAD 2001; leaving out literals that
 * follow from others, Niklas Sorensson and Armin Biere, "Minimizing Learned Clauses", SAT 2009.
 */
public final class Analysis {
  /*
   * The clause starts as the false literals of the conflict. Literals of the highest level are
   * replaced by the false literals of their reasons, the latest first, until only one of that level
   * is left. Then literals that follow from others of the clause are left out.
   *
   * Then literals are merged, which is a matter of groups: where two or more are false because the
   * same y is true, "not y" replaces all of them. The clause is no weaker as long as y is true, and
   * half as long if grids are large. One literal alone keeps its place: "not y" in its stead is
   * weaker, and clauses without positive literals are of little use on grids without any solution.
   */
  private static final int MERGED = -1;

  private final UnitPropagation propagation;
  private final VariableOrder order;

  /** The variables of the clause, and those that were replaced. */
  private final boolean[] isSeen;

  /** Seen variables of lower levels, for the time when they are forgotten. */
  private int[] seen = new int[64];

  private int seenSize;
  private int[] stack = new int[64];
  private int[] literals = new int[64];
  private int size;
  private int openCount;

  /** How many literals are false because of a literal; 0 but while merging. */
  private final int[] effects;

  /** When a level was counted last. */
  private int[] levelStamps = new int[64];

  private int stamp;
  private int backLevel;
  private int levelCount;

  /* The literals of a reason: the literals of "from" in a range. */
  private int[] from = new int[0];
  private int start;
  private int end;
  private final int[] single = new int[1];

  public Analysis(UnitPropagation propagation, VariableOrder order) {
    this.propagation = propagation;
    this.order = order;
    isSeen = new boolean[propagation.levels.length];
    effects = new int[propagation.values.length];
  }

  /** Returns the clause; the first literal becomes true after backtracking. */
  public int[] literals() {
    return literals;
  }

  /** Returns the number of literals of the clause. */
  public int size() {
    return size;
  }

  /**
   * Returns the highest level of the other literals, which is the level of the second; 0 if there
   * is none.
   */
  public int backLevel() {
    return backLevel;
  }

  public int levelCount() {
    return levelCount;
  }

  /** Analyses the conflict of the propagation, which is above the root. */
  public void analyze() {
    resolve(propagation.conflictLiteral(), propagation.conflictReason());
    minimize();
    merge();
    forgetSince(0);
    findBackLevel();
    levelCount = countLevels(literals, 0, size);
  }

  private void resolve(int conflictLiteral, int conflictReason) {
    size = 1;
    openCount = 0;
    int literal = conflictLiteral;
    int reason = conflictReason;
    see(literal);
    int index = propagation.size();
    do {
      use(reason);
      explain(reason);
      for (int i = start; i < end; i++) {
        if (from[i] != literal) {
          see(from[i]);
        }
      }
      do {
        literal = propagation.trail[--index];
      } while (!isSeen[literal >> 1]);
      isSeen[literal >> 1] = false;
      reason = propagation.reasons[literal >> 1];
      openCount--;
    } while (openCount > 0);
    literals[0] = literal ^ 1;
  }

  private void see(int literal) {
    int variable = literal >> 1;
    int level = propagation.levels[variable];
    if (isSeen[variable] || level == 0) {
      return;
    }
    isSeen[variable] = true;
    order.bump(variable);
    if (level == propagation.level()) {
      openCount++;
    } else {
      if (size == literals.length) {
        literals = Arrays.copyOf(literals, 2 * size);
      }
      literals[size++] = literal;
      remember(variable);
    }
  }

  private void remember(int variable) {
    if (seenSize == seen.length) {
      seen = Arrays.copyOf(seen, 2 * seenSize);
    }
    seen[seenSize++] = variable;
  }

  /**
   * Sets {@link #from} and its range to the literals of a reason, at most one of which is not
   * false.
   */
  private void explain(int reason) {
    int number = reason >>> KIND_BITS;
    switch (reason & KIND) {
      case BY_LITERAL -> {
        single[0] = number ^ 1;
        from = single;
        start = 0;
        end = 1;
      }
      case BY_GROUP -> {
        from = propagation.groups.members;
        start = propagation.groups.starts[number];
        end = propagation.groups.starts[number + 1];
      }
      case BY_CLAUSE -> {
        from = propagation.clauses.words;
        start = number + Clauses.HEADER;
        end = propagation.clauses.endOf(number);
      }
      default -> {
        start = 0;
        end = 0;
      }
    }
  }

  private void use(int reason) {
    if ((reason & KIND) == BY_CLAUSE) {
      int clause = reason >>> KIND_BITS;
      Clauses clauses = propagation.clauses;
      clauses.use(
          clause, countLevels(clauses.words, clause + Clauses.HEADER, clauses.endOf(clause)));
    }
  }

  private void minimize() {
    int levelSet = 0;
    for (int i = 1; i < size; i++) {
      levelSet |= levelBit(literals[i] >> 1);
    }
    int kept = 1;
    for (int i = 1; i < size; i++) {
      int literal = literals[i];
      if (propagation.reasons[literal >> 1] == BY_NOTHING || !follows(literal, levelSet)) {
        literals[kept++] = literal;
      }
    }
    size = kept;
  }

  private int levelBit(int variable) {
    return 1 << propagation.levels[variable];
  }

  /** Returns whether a literal is false because seen ones are. */
  private boolean follows(int literal, int levelSet) {
    int before = seenSize;
    int depth = 0;
    stack[depth++] = literal >> 1;
    while (depth > 0) {
      int variable = stack[--depth];
      explain(propagation.reasons[variable]);
      for (int i = start; i < end; i++) {
        int next = from[i] >> 1;
        if (next == variable || isSeen[next] || propagation.levels[next] == 0) {
          continue;
        }
        if (propagation.reasons[next] == BY_NOTHING || (levelBit(next) & levelSet) == 0) {
          forgetSince(before);
          return false;
        }
        isSeen[next] = true;
        remember(next);
        if (depth == stack.length) {
          stack = Arrays.copyOf(stack, 2 * depth);
        }
        stack[depth++] = next;
      }
    }
    return true;
  }

  private void forgetSince(int before) {
    while (seenSize > before) {
      isSeen[seen[--seenSize]] = false;
    }
  }

  private void merge() {
    int causes = countEffects();
    int kept = 1;
    for (int i = 1; i < size; i++) {
      int cause = cause(literals[i]);
      if (cause == Literals.NONE || effects[cause] == 1) {
        literals[kept++] = literals[i];
      } else if (effects[cause] > 1) {
        literals[kept++] = cause ^ 1;
        effects[cause] = MERGED;
      }
    }
    size = kept;
    for (int i = 0; i < causes; i++) {
      effects[stack[i]] = 0;
    }
  }

  /** Fills {@link #effects}; returns the number of causes, which are on the stack. */
  private int countEffects() {
    if (stack.length < size) {
      stack = new int[2 * size];
    }
    int causes = 0;
    for (int i = 1; i < size; i++) {
      int cause = cause(literals[i]);
      if (cause != Literals.NONE && effects[cause]++ == 0) {
        stack[causes++] = cause;
      }
    }
    return causes;
  }

  /** Returns the literal of a group that makes another one false; NONE if it is false otherwise. */
  private int cause(int literal) {
    int reason = propagation.reasons[literal >> 1];
    return (reason & KIND) == BY_LITERAL ? reason >>> KIND_BITS : Literals.NONE;
  }

  /** Puts a literal of the highest level, except for the first, in the second place. */
  private void findBackLevel() {
    backLevel = 0;
    for (int i = 1; i < size; i++) {
      int level = propagation.level(literals[i]);
      if (level > backLevel) {
        backLevel = level;
        int literal = literals[i];
        literals[i] = literals[1];
        literals[1] = literal;
      }
    }
  }

  private int countLevels(int[] of, int from, int to) {
    if (levelStamps.length <= propagation.level()) {
      levelStamps = Arrays.copyOf(levelStamps, 2 * propagation.level() + 1);
    }
    stamp++;
    int count = 0;
    for (int i = from; i < to; i++) {
      int level = propagation.level(of[i]);
      if (levelStamps[level] != stamp) {
        levelStamps[level] = stamp;
        count++;
      }
    }
    return count;
  }
}
