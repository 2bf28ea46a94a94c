package io.github.nonet.internal.constraints;

import org.jspecify.annotations.Nullable;

/**
 * The kinds of constraints. A kind is data: the call that makes it, its noun, its look, what the
 * call takes before the cells, which cells it takes, and the fewest of them in a list. Which values
 * it allows is said where {@linkplain FormMaker forms} are made. Links have the ordinal numbers, so
 * new kinds come at the end.
 */
public enum Kind {
  THERMOMETER("thermometer", "thermometer", "bulb #c8c8c8", Shape.LINE, 2),
  SLOW_THERMOMETER("slowThermometer", "slow thermometer", "bulb #b4cbe0", Shape.LINE, 2),
  ARROW("arrow", "arrow", "arrow", Shape.LINE, 2),
  PILL_ARROW("pillArrow", "pill arrow", "pill", Shape.COUPLE, 1),
  DOUBLE_ARROW("doubleArrow", "double arrow", "ends", Shape.LINE, 3),
  WHISPERS("whispers", "whisper line", "line #93d693", Given.NUMBER, Shape.LINE, 2),
  RENBAN("renban", "renban line", "line #dfa8e6", Shape.LINE, 1),
  PALINDROME("palindrome", "palindrome", "line #c8c8c8", Shape.LINE, 2),
  BETWEEN("between", "between line", "between", Shape.LINE, 3),
  LOCKOUT("lockout", "lockout line", "diamonds #8fb4e0", Given.NUMBER, Shape.LINE, 2),
  ZIPPER("zipper", "zipper line", "line #bba8ea", Shape.LINE, 3),
  ENTROPIC("entropic", "entropic line", "line #f7c59f", Shape.LINE, 2),
  MODULAR("modular", "modular line", "line #93d9d2", Given.NUMBER, Shape.LINE, 2),
  REGION_SUMS("regionSums", "region sum line", "line #9fd0f5", Shape.LISTS, 1),
  EQUAL_SUMS("equalSums", "equality of sums", "lines #e3d58a", Shape.LISTS, 1),
  DIFFERENCE("difference", "difference", "dot #fff", Given.NUMBER, Shape.TWO, 2),
  RATIO("ratio", "ratio", "dot #000", Given.NUMBER, Shape.TWO, 2),
  X("x", "X", "sign", Shape.TWO, 2),
  V("v", "V", "sign", Shape.TWO, 2),
  GREATER("greater", "greater-than sign", "greater", Shape.TWO, 2),
  ODD("odd", "odd mark", "circle #dcdcdc", Shape.CELLS, 1),
  EVEN("even", "even mark", "square #dcdcdc", Shape.CELLS, 1),
  MINIMUM("minimum", "minimum", "less #e2e2e2", Shape.CELLS, 2),
  MAXIMUM("maximum", "maximum", "more #e2e2e2", Shape.CELLS, 2),
  QUADRUPLE("quadruple", "quadruple", "quadruple", Given.VALUES, Shape.CELLS, 1),
  LITTLE_KILLER("littleKiller", "little killer", "outside", Given.COUNT, Shape.LINE, 1),
  SANDWICH("sandwich", "sandwich", "outside", Given.COUNT, Shape.LINE, 2),
  SKYSCRAPER("skyscraper", "skyscraper clue", "outside", Given.NUMBER, Shape.LINE, 1),
  X_SUM("xSum", "X-sum", "outside", Given.COUNT, Shape.LINE, 1),
  NUMBERED_ROOM("numberedRoom", "numbered room", "outside", Given.NUMBER, Shape.LINE, 1),
  INDEXER("indexer", "indexer", "indexer #fbe0c8", Given.NUMBER, Shape.LINE, 1),
  CLONE("clone", "clone", "clone", Shape.COUPLE, 1),
  PAIRS("pairs", null, "line #d9cf9c", Given.TABLE, Shape.LINE, 2),
  ANY_TWO("anyTwo", null, "tint #f3ecc8", Given.TABLE, Shape.CELLS, 2),
  SETS("sets", null, "tint #f3ecc8", Given.TABLE, Shape.CELLS, 1),
  SUM("sum", "sum", "tint #f3ecc8", Given.TOTAL, Shape.CELLS, 1),
  OWN_SUM("sum", null, "tint #f3ecc8", Given.FACTORS, Shape.CELLS, 1),
  MACHINE("machine", null, "line #d9cf9c", Given.TABLE, Shape.LINE, 1),
  EVERYWHERE_ELSE("everywhereElse", "negative constraint", "", Given.TABLE, Shape.PAIRS, 2),
  ANTI_KNIGHT("antiKnight", "knight's move", "", Shape.PAIRS, 2),
  ANTI_KING("antiKing", "king's move", "", Shape.PAIRS, 2),
  NON_CONSECUTIVE("nonConsecutive", "non-consecutive rule", "", Shape.PAIRS, 2);

  /** What the call takes before the cells. */
  enum Given {
    NOTHING(0, 0),
    NUMBER(1, 1),
    /** A number that may be 0. */
    COUNT(1, 0),
    /** A number that may be negative. */
    TOTAL(1, Integer.MIN_VALUE),
    /** One number or more. */
    VALUES(Kind.ANY, 1),
    /** A total, then the factor of each cell. */
    FACTORS(Kind.ANY, Integer.MIN_VALUE),
    /** A custom table, which is also in its text. */
    TABLE(0, 0);

    private final int count;
    private final int least;

    Given(int count, int least) {
      this.count = count;
      this.least = least;
    }
  }

  /** What cells the call takes. */
  enum Shape {
    /** Cells one after the other. */
    LINE(1, Integer.MAX_VALUE),
    /** Cells in any order, or neighbours of a first one. */
    CELLS(1, Integer.MAX_VALUE),
    TWO(1, 2),
    /** Two lists. */
    COUPLE(2, Integer.MAX_VALUE),
    /** One list or more. */
    LISTS(Kind.ANY, Integer.MAX_VALUE),
    /** Two cells, many times; each two count by themselves. */
    PAIRS(Kind.ANY, 2);

    private final int parts;
    private final int most;

    Shape(int parts, int most) {
      this.parts = parts;
      this.most = most;
    }
  }

  /** Any number, one or more. */
  static final int ANY = Integer.MAX_VALUE;

  private final String method;
  private final @Nullable String noun;
  private final String look;
  private final Given given;
  private final Shape shape;
  private final int fewest;

  Kind(String method, String noun, String look, Shape shape, int fewest) {
    this(method, noun, look, Given.NOTHING, shape, fewest);
  }

  Kind(String method, @Nullable String noun, String look, Given given, Shape shape, int fewest) {
    this.method = method;
    this.noun = noun;
    this.look = look;
    this.given = given;
    this.shape = shape;
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
    return isOfPairs() && !hasTable();
  }

  /** Returns whether it is about many pairs of cells, each of which counts by itself. */
  boolean isOfPairs() {
    return shape == Shape.PAIRS;
  }

  /** Returns whether it holds for cells one after the other. */
  public boolean isLine() {
    return shape == Shape.LINE;
  }

  /** Returns whether its table is someone's own: its text has the table. */
  public boolean hasTable() {
    return given == Given.TABLE;
  }

  /** Returns how many numbers it has before its cells, or {@link #ANY}. */
  int numbers() {
    return given.count;
  }

  int least() {
    return given.least;
  }

  /** Returns how many lists of cells it has, or {@link #ANY}. */
  int parts() {
    return shape.parts;
  }

  /** Returns how many cells each of its lists has at least. */
  int fewest() {
    return fewest;
  }

  /** Returns how many cells each of its lists has at most. */
  int most() {
    return shape.most;
  }
}
