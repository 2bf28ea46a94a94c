package io.github.nonet.internal.groups.learning;

import io.github.nonet.internal.Refusal;
import io.github.nonet.internal.Watch;
import io.github.nonet.internal.sets.IntList;
import java.util.Arrays;

/**
 * Groups of literals of which exactly one is true, or at most one, and facts: literals that are
 * true anyway. Immutable; {@link Builder} makes them.
 */
public final class LiteralGroups {
  /*
   * One number holds everything about a group that propagation needs:
   *
   *     bit 31                20 19                     0
   *        | literals not false |  XOR of these literals |
   *
   * With one left, the XOR is this literal: no search for it. A group of "at most one" counts
   * LOOSE more than it has, so that it never seems to have one left.
   */
  public static final int COUNT_SHIFT = 20;

  /** One literal, in the count of a group. */
  public static final int ONE = 1 << COUNT_SHIFT;

  /** Literals are below this, so that an XOR of them does not touch the count. */
  public static final int MOST_LITERALS = ONE;

  private static final int LOOSE = 1 << 11;

  /** The most literals of a group, so that a count is below {@link #LOOSE}. */
  public static final int MOST_MEMBERS = LOOSE - 1;

  /** The members of group {@code g} are those from {@code starts[g]} to {@code starts[g + 1]}. */
  public final int[] starts;

  public final int[] members;

  /**
   * The groups with literal {@code l} are those from {@code places[l]} to {@code places[l + 1]}.
   */
  public final int[] places;

  public final int[] groups;

  /** The state of each group while nothing is false. */
  public final int[] states;

  public final int[] facts;
  public final int variables;

  /** How many members are indexed between two looks. */
  private static final int MEMBERS_BETWEEN_LOOKS = 4_000;

  private LiteralGroups(Builder builder) {
    Watch watch = builder.watch;
    variables = builder.variables;
    watch.look();
    starts = Arrays.copyOf(builder.starts, builder.count + 1);
    members = Arrays.copyOf(builder.members, builder.size);
    watch.look();
    states = Arrays.copyOf(builder.states, builder.count);
    facts = builder.facts.toArray();
    places = new int[2 * variables + 2];
    watch.look();
    groups = new int[members.length];
    index(watch);
  }

  /** Fills {@link #places} and {@link #groups}: members sorted by literal, counted first. */
  private void index(Watch watch) {
    for (int i = 0; i < members.length; i++) {
      if (i % MEMBERS_BETWEEN_LOOKS == 0) {
        watch.look();
      }
      places[members[i] + 2]++;
    }
    watch.look();
    for (int i = 2; i < places.length; i++) {
      places[i] += places[i - 1];
    }
    int group = 0;
    for (int i = 0; i < members.length; i++) {
      if (i % MEMBERS_BETWEEN_LOOKS == 0) {
        watch.look();
      }
      if (i == starts[group + 1]) {
        group++;
      }
      groups[places[members[i] + 1]++] = group;
    }
  }

  public static final class Builder {
    private int[] starts = new int[256];
    private int[] members = new int[1024];
    private int[] states = new int[256];
    private final IntList facts = new IntList();
    private int count;
    private int size;
    private boolean isContradictory;
    private int variables;

    /** Called now and then while groups are added; it may throw. */
    public final Watch watch;

    public Builder(int variables, Watch watch) {
      this.variables = variables;
      this.watch = watch;
    }

    public int newVariable() {
      return variables++;
    }

    public void add(int literal) {
      if (size == members.length) {
        members = Arrays.copyOf(members, 2 * size);
      }
      members[size++] = literal;
    }

    public void endExactlyOne() {
      int length = size - starts[count];
      if (length == 0) {
        isContradictory = true;
      } else if (length == 1) {
        addFact(members[--size]);
      } else {
        end(0);
      }
    }

    public void endAtMostOne() {
      if (size - starts[count] < 2) {
        size = starts[count];
      } else {
        end(LOOSE);
      }
    }

    private void end(int extra) {
      int length = size - starts[count];
      if (length > MOST_MEMBERS) {
        throw Refusal.argument("a group has " + length + " literals", "at most " + MOST_MEMBERS);
      }
      int xor = 0;
      for (int i = starts[count]; i < size; i++) {
        xor ^= members[i];
      }
      if (count + 1 == states.length) {
        states = Arrays.copyOf(states, 2 * states.length);
        starts = Arrays.copyOf(starts, 2 * starts.length);
      }
      states[count++] = (extra + length) << COUNT_SHIFT | xor;
      starts[count] = size;
    }

    public void addFact(int literal) {
      facts.add(literal);
    }

    public void contradict() {
      isContradictory = true;
    }

    /** Returns whether a group has no literal that can be true, or was declared to have none. */
    public boolean isContradictory() {
      return isContradictory;
    }

    /** Returns the groups; the watch may throw. */
    public LiteralGroups build() {
      return new LiteralGroups(this);
    }
  }
}
