package io.github.nonet.internal.constraints;

import org.jspecify.annotations.Nullable;

/**
 * The kinds of constraints. A kind is data: the call that makes it, its noun, and what the call
 * takes; which values it allows is said where {@linkplain FormMaker forms} are made. Links have the
 * ordinal numbers, so new kinds come at the end.
 */
public enum Kind {
  THERMOMETER("thermometer", "thermometer", 0, 1, 2),
  SLOW_THERMOMETER("slowThermometer", "slow thermometer", 0, 1, 2),
  ARROW("arrow", "arrow", 0, 1, 2),
  PILL_ARROW("pillArrow", "pill arrow", 0, 2, 1),
  DOUBLE_ARROW("doubleArrow", "double arrow", 0, 1, 3),
  WHISPERS("whispers", "whisper line", 1, 1, 2),
  RENBAN("renban", "renban line", 0, 1, 1),
  PALINDROME("palindrome", "palindrome", 0, 1, 2),
  BETWEEN("between", "between line", 0, 1, 3),
  LOCKOUT("lockout", "lockout line", 1, 1, 2),
  ZIPPER("zipper", "zipper line", 0, 1, 3),
  ENTROPIC("entropic", "entropic line", 0, 1, 2),
  MODULAR("modular", "modular line", 1, 1, 2),
  REGION_SUMS("regionSums", "region sum line", 0, Kind.ANY, 1),
  EQUAL_SUMS("equalSums", "equality of sums", 0, Kind.ANY, 1),
  DIFFERENCE("difference", "difference", 1, 1, Kind.TWO),
  RATIO("ratio", "ratio", 1, 1, Kind.TWO),
  X("x", "X", 0, 1, Kind.TWO),
  V("v", "V", 0, 1, Kind.TWO),
  GREATER("greater", "greater-than sign", 0, 1, Kind.TWO),
  ODD("odd", "odd mark", 0, 1, 1),
  EVEN("even", "even mark", 0, 1, 1),
  MINIMUM("minimum", "minimum", 0, 1, 2),
  MAXIMUM("maximum", "maximum", 0, 1, 2),
  QUADRUPLE("quadruple", "quadruple", Kind.ANY, 1, 1),
  LITTLE_KILLER("littleKiller", "little killer", 1, 1, 1),
  SANDWICH("sandwich", "sandwich", 1, 1, 2),
  SKYSCRAPER("skyscraper", "skyscraper clue", 1, 1, 1),
  X_SUM("xSum", "X-sum", 1, 1, 1),
  NUMBERED_ROOM("numberedRoom", "numbered room", 1, 1, 1),
  INDEXER("indexer", "indexer", 1, 1, 1),
  CLONE("clone", "clone", 0, 2, 1),
  PAIRS("pairs", null, 0, 1, 2),
  ANY_TWO("anyTwo", null, 0, 1, 2),
  SETS("sets", null, 0, 1, 1),
  SUM("sum", "sum", 1, 1, 1),
  OWN_SUM("sum", null, Kind.ANY, 1, 1),
  MACHINE("machine", null, 0, 1, 1),
  EVERYWHERE_ELSE("everywhereElse", "negative constraint", 0, Kind.ANY, Kind.TWO),
  ANTI_KNIGHT("antiKnight", "knight's move", 0, Kind.ANY, Kind.TWO),
  ANTI_KING("antiKing", "king's move", 0, Kind.ANY, Kind.TWO),
  NON_CONSECUTIVE("nonConsecutive", "non-consecutive rule", 0, Kind.ANY, Kind.TWO);

  /** As many as are wanted, one or more. */
  static final int ANY = -1;

  /** Two cells, not more. */
  private static final int TWO = -2;

  private final String method;
  private final @Nullable String noun;
  private final int numbers;
  private final int parts;
  private final int fewest;

  Kind(String method, @Nullable String noun, int numbers, int parts, int fewest) {
    this.method = method;
    this.noun = noun;
    this.numbers = numbers;
    this.parts = parts;
    this.fewest = fewest;
  }

  /** Returns the name of the call that makes such a constraint. */
  public String method() {
    return method;
  }

  /** Returns the English noun; that of own rules is {@code "rule"}. */
  public String noun() {
    return noun == null ? "rule" : noun;
  }

  /** Returns whether people name such constraints themselves. */
  public boolean isOwn() {
    return noun == null;
  }

  /** Returns whether the rules have it by a call of the builder without numbers. */
  public boolean isOfBuilder() {
    return switch (this) {
      case ANTI_KNIGHT, ANTI_KING, NON_CONSECUTIVE -> true;
      default -> false;
    };
  }

  /** Returns whether it is about many pairs of cells, each of which counts by itself. */
  boolean isOfPairs() {
    return this == EVERYWHERE_ELSE || isOfBuilder();
  }

  /** Returns whether it holds for cells one after the other. */
  public boolean isLine() {
    return parts == 1 && fewest != TWO && !isMark();
  }

  private boolean isMark() {
    return switch (this) {
      case ODD, EVEN, MINIMUM, MAXIMUM, QUADRUPLE, ANY_TWO, SETS, SUM, OWN_SUM -> true;
      default -> false;
    };
  }

  /** Returns whether its table is somebody's own: its text has the table. */
  public boolean hasTable() {
    return switch (this) {
      case PAIRS, ANY_TWO, SETS, MACHINE, EVERYWHERE_ELSE -> true;
      default -> false;
    };
  }

  /** Returns how many numbers it has before its cells, or {@link #ANY}. */
  int numbers() {
    return numbers;
  }

  /** Returns the least that its numbers may be. */
  int least() {
    return switch (this) {
      case LITTLE_KILLER, SANDWICH, X_SUM -> 0;
      case SUM, OWN_SUM -> Integer.MIN_VALUE;
      default -> 1;
    };
  }

  /** Returns how many lists of cells it has, or {@link #ANY}. */
  int parts() {
    return parts;
  }

  /** Returns how many cells each of its lists has at least. */
  int fewest() {
    return Math.abs(fewest);
  }

  /** Returns how many cells each of its lists has at most. */
  int most() {
    return fewest == TWO ? 2 : Integer.MAX_VALUE;
  }

  /** Returns the greatest number that any values meet: larger ones need no look at all states. */
  long most(int symbols, int cells) {
    return switch (this) {
      case SANDWICH -> (cells - 2L) * (symbols - 1);
      case SKYSCRAPER -> Math.min(cells, symbols);
      case X_SUM -> (long) Math.min(cells, symbols) * symbols;
      default -> Long.MAX_VALUE;
    };
  }
}
