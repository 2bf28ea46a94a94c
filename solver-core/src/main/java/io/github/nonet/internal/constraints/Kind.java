package io.github.nonet.internal.constraints;

import org.jspecify.annotations.Nullable;

/**
 * The kinds of constraints. A kind is data: the call that makes it, its noun, its look, and what
 * the call takes; which values it allows is said where {@linkplain FormMaker forms} are made. Links
 * have the ordinal numbers, so new kinds come at the end.
 */
public enum Kind {
  THERMOMETER("thermometer", "thermometer", "bulb #c8c8c8", 0, 1, 2),
  SLOW_THERMOMETER("slowThermometer", "slow thermometer", "bulb #b4cbe0", 0, 1, 2),
  ARROW("arrow", "arrow", "arrow", 0, 1, 2),
  PILL_ARROW("pillArrow", "pill arrow", "pill", 0, 2, 1),
  DOUBLE_ARROW("doubleArrow", "double arrow", "ends", 0, 1, 3),
  WHISPERS("whispers", "whisper line", "line #93d693", 1, 1, 2),
  RENBAN("renban", "renban line", "line #dfa8e6", 0, 1, 1),
  PALINDROME("palindrome", "palindrome", "line #c8c8c8", 0, 1, 2),
  BETWEEN("between", "between line", "between", 0, 1, 3),
  LOCKOUT("lockout", "lockout line", "diamonds #8fb4e0", 1, 1, 2),
  ZIPPER("zipper", "zipper line", "line #bba8ea", 0, 1, 3),
  ENTROPIC("entropic", "entropic line", "line #f7c59f", 0, 1, 2),
  MODULAR("modular", "modular line", "line #93d9d2", 1, 1, 2),
  REGION_SUMS("regionSums", "region sum line", "line #9fd0f5", 0, Kind.ANY, 1),
  EQUAL_SUMS("equalSums", "equality of sums", "lines #e3d58a", 0, Kind.ANY, 1),
  DIFFERENCE("difference", "difference", "dot #fff", 1, 1, Kind.TWO),
  RATIO("ratio", "ratio", "dot #000", 1, 1, Kind.TWO),
  X("x", "X", "sign", 0, 1, Kind.TWO),
  V("v", "V", "sign", 0, 1, Kind.TWO),
  GREATER("greater", "greater-than sign", "greater", 0, 1, Kind.TWO),
  ODD("odd", "odd mark", "circle #dcdcdc", 0, 1, 1),
  EVEN("even", "even mark", "square #dcdcdc", 0, 1, 1),
  MINIMUM("minimum", "minimum", "less #e2e2e2", 0, 1, 2),
  MAXIMUM("maximum", "maximum", "more #e2e2e2", 0, 1, 2),
  QUADRUPLE("quadruple", "quadruple", "quadruple", Kind.ANY, 1, 1),
  LITTLE_KILLER("littleKiller", "little killer", "outside", 1, 1, 1),
  SANDWICH("sandwich", "sandwich", "outside", 1, 1, 2),
  SKYSCRAPER("skyscraper", "skyscraper clue", "outside", 1, 1, 1),
  X_SUM("xSum", "X-sum", "outside", 1, 1, 1),
  NUMBERED_ROOM("numberedRoom", "numbered room", "outside", 1, 1, 1),
  INDEXER("indexer", "indexer", "indexer #fbe0c8", 1, 1, 1),
  CLONE("clone", "clone", "clone", 0, 2, 1),
  PAIRS("pairs", null, "line #d9cf9c", 0, 1, 2),
  ANY_TWO("anyTwo", null, "tint #f3ecc8", 0, 1, 2),
  SETS("sets", null, "tint #f3ecc8", 0, 1, 1),
  SUM("sum", "sum", "tint #f3ecc8", 1, 1, 1),
  OWN_SUM("sum", null, "tint #f3ecc8", Kind.ANY, 1, 1),
  MACHINE("machine", null, "line #d9cf9c", 0, 1, 1),
  EVERYWHERE_ELSE("everywhereElse", "negative constraint", "", 0, Kind.ANY, Kind.TWO),
  ANTI_KNIGHT("antiKnight", "knight's move", "", 0, Kind.ANY, Kind.TWO),
  ANTI_KING("antiKing", "king's move", "", 0, Kind.ANY, Kind.TWO),
  NON_CONSECUTIVE("nonConsecutive", "non-consecutive rule", "", 0, Kind.ANY, Kind.TWO);

  /** As many as are wanted, one or more. */
  static final int ANY = -1;

  /** Two cells, not more. */
  private static final int TWO = -2;

  private final String method;
  private final @Nullable String noun;
  private final String look;
  private final int numbers;
  private final int parts;
  private final int fewest;

  Kind(String method, @Nullable String noun, String look, int numbers, int parts, int fewest) {
    this.method = method;
    this.noun = noun;
    this.look = look;
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

  /** Returns how it is drawn, perhaps with a colour after a blank; empty if it is not drawn. */
  public String look() {
    return look;
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

  /** Returns whether its table is someone's own: its text has the table. */
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
