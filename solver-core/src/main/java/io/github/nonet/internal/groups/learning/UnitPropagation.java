package io.github.nonet.internal.groups.learning;

import static io.github.nonet.internal.groups.learning.LiteralGroups.COUNT_SHIFT;
import static io.github.nonet.internal.groups.learning.LiteralGroups.ONE;

import java.util.Arrays;

/**
 * Which literals are true, since which decision and why, and what follows from them: by groups and
 * by learned clauses.
 */
public final class UnitPropagation {
  /*
   * The trail holds the true literals in the order in which they became true. Those before "head" have
   * been propagated, and only these are counted as false in the states of the groups; so
   * backtracking undoes only the count of these. A conflict therefore first completes the counts
   * of its literal.
   *
   * Level 0 is the root. Each decision starts a level.
   *
   * A reason is a number and, in its two lowest bits, what the number is:
   *   BY_NOTHING  a decision; FACT, above the root: something that is true at the root
   *   BY_LITERAL  another literal of a group is true, so this one is false
   *   BY_GROUP    all other literals of a group are false
   *   BY_CLAUSE   all other literals of a clause are false; this one is its first
   */
  public static final int KIND = 0b11;

  public static final int KIND_BITS = 2;
  public static final int BY_NOTHING = 0;
  public static final int BY_LITERAL = 1;
  public static final int BY_GROUP = 2;
  public static final int BY_CLAUSE = 3;
  public static final int FACT = 1 << KIND_BITS;

  private static final int ABOVE_ROOT = -1;

  public static final byte TRUE = 1;
  public static final byte FALSE = -1;
  public static final byte OPEN = 0;

  /** How a call of {@link #propagate} ended. */
  public enum Ending {
    /** Nothing more follows. */
    SETTLED,
    /** A literal would have to be true and false. */
    CONFLICT,
    /** There is more to propagate. */
    PAUSED
  }

  public final LiteralGroups groups;
  public final Clauses clauses;
  public final byte[] values;
  public final int[] trail;
  public final int[] levels;
  public final int[] reasons;
  private final int[] states;
  private int[] levelStarts = new int[64];
  private int size;
  private int head;
  private int level;
  private int allowed;

  private int conflictLiteral;
  private int conflictReason;

  public UnitPropagation(LiteralGroups groups, Clauses clauses) {
    this.groups = groups;
    this.clauses = clauses;
    values = new byte[2 * groups.variables];
    trail = new int[groups.variables];
    levels = new int[groups.variables];
    reasons = new int[groups.variables];
    states = groups.states.clone();
  }

  public byte value(int literal) {
    return values[literal];
  }

  /** Returns the level since which a variable has its value. */
  public int level(int literal) {
    return levels[literal >> 1];
  }

  /** Returns the number of decisions that hold. */
  public int level() {
    return level;
  }

  /** Returns how many literals are true. */
  public int size() {
    return size;
  }

  /** Returns the decision of a level; not for an empty level. */
  public int decision(int ofLevel) {
    return trail[levelStarts[ofLevel]];
  }

  /** Returns whether a level has no literal, because its assumption was true already. */
  public boolean isEmpty(int ofLevel) {
    return levelStarts[ofLevel] == (ofLevel == level ? size : levelStarts[ofLevel + 1]);
  }

  /** Returns the literal that is false and would have to be true. */
  public int conflictLiteral() {
    return conflictLiteral;
  }

  /** Returns why it would have to be true. */
  public int conflictReason() {
    return conflictReason;
  }

  public void newLevel() {
    level++;
    if (level == levelStarts.length) {
      levelStarts = Arrays.copyOf(levelStarts, 2 * level);
    }
    levelStarts[level] = size;
  }

  /** Makes an open literal true. */
  public void assign(int literal, int reason) {
    values[literal] = TRUE;
    values[literal ^ 1] = FALSE;
    int variable = literal >> 1;
    levels[variable] = level;
    reasons[variable] = reason;
    trail[size++] = literal;
  }

  /** Takes back all levels above; their variables return to the order. */
  public void backtrack(int toLevel, VariableOrder order) {
    if (level <= toLevel) {
      return;
    }
    int start = levelStarts[toLevel + 1];
    for (int i = size - 1; i >= start; i--) {
      int literal = trail[i];
      values[literal] = OPEN;
      values[literal ^ 1] = OPEN;
      order.insert(literal >> 1);
      if (i < head) {
        uncount(literal ^ 1);
      }
    }
    size = start;
    head = Math.min(head, start);
    level = toLevel;
  }

  private void uncount(int literal) {
    for (int i = groups.places[literal]; i < groups.places[literal + 1]; i++) {
      int group = groups.groups[i];
      states[group] = (states[group] + ONE) ^ literal;
    }
  }

  /** Takes everything back, the root included. */
  public void clear(VariableOrder order) {
    backtrack(ABOVE_ROOT, order);
    level = 0;
  }

  /** Sets how many literals may be propagated before a pause. */
  public void allow(int literals) {
    allowed = literals;
  }

  /** Counts other work as this number of literals. */
  public void charge(int literals) {
    allowed -= literals;
  }

  /** Continues until nothing more follows, to a conflict, or to a pause. */
  public Ending propagate() {
    while (head < size) {
      if (allowed <= 0) {
        return Ending.PAUSED;
      }
      allowed--;
      int literal = trail[head++];
      /* The counts come first: they must be complete, whatever else there is. */
      if (!count(literal ^ 1) || !excludeOthers(literal) || !visitClauses(literal ^ 1)) {
        return Ending.CONFLICT;
      }
    }
    return Ending.SETTLED;
  }

  /** Counts a literal that became false in its groups; a group with one left makes it true. */
  private boolean count(int literal) {
    boolean isConsistent = true;
    for (int i = groups.places[literal]; i < groups.places[literal + 1]; i++) {
      int group = groups.groups[i];
      int state = (states[group] - ONE) ^ literal;
      states[group] = state;
      if (state >>> COUNT_SHIFT == 1) {
        isConsistent &= imply(state & (ONE - 1), group << KIND_BITS | BY_GROUP);
      }
    }
    return isConsistent;
  }

  /** Returns false if the literal is false already. */
  private boolean imply(int literal, int reason) {
    if (values[literal] == FALSE) {
      return conflict(literal, reason);
    }
    if (values[literal] == OPEN) {
      assign(literal, reason);
    }
    return true;
  }

  private boolean conflict(int literal, int reason) {
    conflictLiteral = literal;
    conflictReason = reason;
    return false;
  }

  /** Makes the other literals of the groups of a true literal false. */
  private boolean excludeOthers(int literal) {
    int reason = literal << KIND_BITS | BY_LITERAL;
    for (int i = groups.places[literal]; i < groups.places[literal + 1]; i++) {
      int group = groups.groups[i];
      int end = groups.starts[group + 1];
      for (int j = groups.starts[group]; j < end; j++) {
        int other = groups.members[j];
        if (values[other] != FALSE && other != literal) {
          if (values[other] == TRUE) {
            return conflict(other ^ 1, reason);
          }
          assign(other ^ 1, reason);
        }
      }
    }
    return true;
  }

  /** Looks for other literals to watch in the clauses that are watched by a false literal. */
  private boolean visitClauses(int literal) {
    int[] watches = clauses.watches(literal);
    int size = clauses.watchSize(literal);
    int kept = 0;
    for (int i = 0; i < size; i += 2) {
      int clause = watches[i];
      int blocker = watches[i + 1];
      if (values[blocker] != TRUE) {
        blocker = visit(clause, literal);
        if (blocker == Literals.NONE) {
          continue;
        }
      }
      watches[kept] = clause;
      watches[kept + 1] = blocker;
      kept += 2;
      if (values[blocker] == FALSE) {
        System.arraycopy(watches, i + 2, watches, kept, size - i - 2);
        clauses.truncateWatches(literal, kept + size - i - 2);
        return conflict(blocker, clause << KIND_BITS | BY_CLAUSE);
      }
    }
    clauses.truncateWatches(literal, kept);
    return true;
  }

  /**
   * Returns the other watched literal, which is true now, or false in a conflict; NONE if the
   * clause is watched elsewhere now.
   */
  private int visit(int clause, int literal) {
    int[] words = clauses.words;
    int first = clause + Clauses.HEADER;
    int other = words[first] ^ words[first + 1] ^ literal;
    if (values[other] == TRUE) {
      return other;
    }
    int end = clauses.endOf(clause);
    for (int i = first + 2; i < end; i++) {
      int next = words[i];
      if (values[next] != FALSE) {
        words[i] = literal;
        words[first] = other;
        words[first + 1] = next;
        clauses.watch(next, clause, other);
        return Literals.NONE;
      }
    }
    words[first] = other;
    words[first + 1] = literal;
    if (values[other] == OPEN) {
      assign(other, clause << KIND_BITS | BY_CLAUSE);
    }
    return other;
  }

  /** Returns whether a clause is why its first literal is true. */
  public boolean isReason(int clause, int first) {
    return values[first] == TRUE && reasons[first >> 1] == (clause << KIND_BITS | BY_CLAUSE);
  }

  /** Lets reasons follow clauses that have moved. */
  public void forwardReasons(Clauses moved) {
    for (int i = 0; i < size; i++) {
      int variable = trail[i] >> 1;
      int reason = reasons[variable];
      if ((reason & KIND) == BY_CLAUSE) {
        reasons[variable] = moved.forward(reason >>> KIND_BITS) << KIND_BITS | BY_CLAUSE;
      }
    }
  }
}
