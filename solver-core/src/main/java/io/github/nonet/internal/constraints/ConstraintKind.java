package io.github.nonet.internal.constraints;

import org.jspecify.annotations.Nullable;

/**
 * The kinds of constraints. A kind is data: the call that makes it, its noun, the arguments of the
 * call before the cells, the shape of its cells, and the fewest of them in a list. {@link
 * FormMaker} defines the values that it allows. Links contain the ordinal numbers, so new kinds
 * must be added at the end.
 */
public enum ConstraintKind {
  THERMOMETER("thermometer", "thermometer", Shape.LINE, 2),
  SLOW_THERMOMETER("slowThermometer", "slow thermometer", Shape.LINE, 2),
  ARROW("arrow", "arrow", Shape.LINE, 2),
  PILL_ARROW("pillArrow", "pill arrow", Shape.COUPLE, 1),
  DOUBLE_ARROW("doubleArrow", "double arrow", Shape.LINE, 2),
  WHISPERS("whispers", "whisper line", Given.NUMBER, Shape.LINE, 2),
  RENBAN("renban", "renban line", Shape.LINE, 1),
  PALINDROME("palindrome", "palindrome", Shape.LINE, 2),
  BETWEEN("between", "between line", Shape.LINE, 2),
  LOCKOUT("lockout", "lockout line", Given.NUMBER, Shape.LINE, 2),
  ZIPPER("zipper", "zipper line", Shape.LINE, 2),
  ENTROPIC("entropic", "entropic line", Shape.LINE, 2),
  MODULAR("modular", "modular line", Given.NUMBER, Shape.LINE, 2),
  REGION_SUMS("regionSums", "region sum line", Shape.LISTS, 1),
  EQUAL_SUMS("equalSums", "equality of sums", Shape.LISTS, 1),
  DIFFERENCE("difference", "difference", Given.NUMBER, Shape.TWO, 2),
  RATIO("ratio", "ratio", Given.NUMBER, Shape.TWO, 2),
  X("x", "X", Shape.TWO, 2),
  V("v", "V", Shape.TWO, 2),
  GREATER("greater", "greater-than sign", Shape.TWO, 2),
  ODD("odd", "odd mark", Shape.CELLS, 1),
  EVEN("even", "even mark", Shape.CELLS, 1),
  MINIMUM("minimum", "minimum", Shape.CELLS, 2),
  MAXIMUM("maximum", "maximum", Shape.CELLS, 2),
  QUADRUPLE("quadruple", "quadruple", Given.VALUES, Shape.CELLS, 1),
  LITTLE_KILLER("littleKiller", "little killer", Given.COUNT, Shape.ROW, 1),
  SANDWICH("sandwich", "sandwich", Given.COUNT, Shape.ROW, 2),
  SKYSCRAPER("skyscraper", "skyscraper clue", Given.NUMBER, Shape.ROW, 1),
  X_SUM("xSum", "X-sum", Given.COUNT, Shape.ROW, 1),
  NUMBERED_ROOM("numberedRoom", "numbered room", Given.NUMBER, Shape.ROW, 1),
  INDEXER("indexer", "indexer", Given.NUMBER, Shape.ROW, 1),
  CLONE("clone", "clone", Shape.COUPLE, 1),
  PAIRS("pairs", null, Given.TABLE, Shape.LINE, 2),
  ANY_TWO("anyTwo", null, Given.TABLE, Shape.CELLS, 2),
  SETS("sets", null, Given.TABLE, Shape.CELLS, 1),
  SUM("sum", "sum", Given.TOTAL, Shape.CELLS, 1),
  OWN_SUM("sum", null, Given.FACTORS, Shape.CELLS, 1),
  MACHINE("machine", null, Given.TABLE, Shape.ROW, 1),
  EVERYWHERE_ELSE("everywhereElse", "negative constraint", Given.TABLE, Shape.PAIRS, 2),
  ANTI_KNIGHT("antiKnight", "knight's move", Shape.PAIRS, 2),
  ANTI_KING("antiKing", "king's move", Shape.PAIRS, 2),
  NON_CONSECUTIVE("nonConsecutive", "non-consecutive rule", Shape.PAIRS, 2),
  COUNT("count", "count", Given.COUNTS, Shape.CELLS, 1),
  COUNT_IN("countIn", "count in a cell", Given.NUMBER, Shape.COUPLE, 1),
  DISTINCT("distinct", "number of different values", Given.NUMBER, Shape.CELLS, 1),
  VALUES("values", "list of values", Given.VALUES, Shape.CELLS, 1),
  SAME_VALUES("sameValues", "equality of values", Shape.LISTS, 1),
  COUNTING_CIRCLES("countingCircles", "rule of counting circles", Shape.CELLS, 1),
  MAGIC_SQUARE("magicSquare", "magic square", Shape.CELLS, 9),
  EVERYWHERE("everywhere", "rule for cells apart", Given.TABLE, Shape.PAIRS, 2),
  ANY_OF("anyOf", "either-or rule", Shape.CELLS, 1),
  /** The parts of one way of {@link #ANY_OF}; not used on its own. */
  ALL_OF("allOf", "rule of several parts", Shape.CELLS, 1);

  /** The arguments of the call before the cells. */
  enum Given {
    NOTHING(0, 0),
    NUMBER(1, 1),
    /** A number that may be 0. */
    COUNT(1, 0),
    /** A number that may be negative. */
    TOTAL(1, Integer.MIN_VALUE),
    /** One number or more. */
    VALUES(ConstraintKind.ANY, 1),
    /** A value, then the number of times that it occurs, or the least and the greatest number. */
    COUNTS(ConstraintKind.ANY, 0),
    /** A total, then the factor of each cell. */
    FACTORS(ConstraintKind.ANY, Integer.MIN_VALUE),
    /** A custom table, which is also in its text. */
    TABLE(0, 0);

    private final int count;
    private final int least;

    Given(int count, int least) {
      this.count = count;
      this.least = least;
    }
  }

  /** The cells that the call takes. */
  enum Shape {
    /** Cells one after the other; the line may return to a cell. */
    LINE(1, Integer.MAX_VALUE),
    /** Cells one after the other, each once, as in a row or along a diagonal. */
    ROW(1, Integer.MAX_VALUE),
    /** Cells in any order, or neighbours of a first one. */
    CELLS(1, Integer.MAX_VALUE),
    TWO(1, 2),
    /** Two lists. */
    COUPLE(2, Integer.MAX_VALUE),
    /** One list or more. */
    LISTS(ConstraintKind.ANY, Integer.MAX_VALUE),
    /** Many pairs of cells, each of which counts on its own. */
    PAIRS(ConstraintKind.ANY, 2);

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
  private final Given given;
  private final Shape shape;
  private final int fewest;

  ConstraintKind(String method, String noun, Shape shape, int fewest) {
    this(method, noun, Given.NOTHING, shape, fewest);
  }

  ConstraintKind(String method, @Nullable String noun, Given given, Shape shape, int fewest) {
    this.method = method;
    this.noun = noun;
    this.given = given;
    this.shape = shape;
    this.fewest = fewest;
  }

  /** Returns the name of the call that makes such a constraint. */
  public String method() {
    return method;
  }

  /** Returns the English noun, which is {@code "rule"} for custom rules. */
  public String noun() {
    return noun == null ? "rule" : noun;
  }

  /** Returns whether people name constraints of this kind themselves. */
  public boolean isOwn() {
    return noun == null;
  }

  /** Returns whether it comes from a call of the builder without numbers. */
  public boolean isOfBuilder() {
    return isOfPairs() && !hasTable();
  }

  /** Returns whether it consists of many pairs of cells, each of which counts on its own. */
  public boolean isOfPairs() {
    return shape == Shape.PAIRS;
  }

  /** Returns whether it holds for cells one after the other. */
  public boolean isLine() {
    return shape == Shape.LINE || shape == Shape.ROW;
  }

  /** Returns whether it is a clue outside the grid, for a whole line of cells. */
  boolean isOutside() {
    return shape == Shape.ROW;
  }

  /**
   * Returns whether it may list a cell several times: a line that closes or crosses itself, and
   * sums, which count the cell as often as it occurs.
   */
  boolean mayRepeat() {
    boolean isSum = this == SUM || this == OWN_SUM || this == PILL_ARROW;
    return isSum || shape == Shape.LINE || shape == Shape.LISTS;
  }

  /** Returns whether it consists of several forms, none of which covers the whole constraint. */
  boolean isOfSeveral() {
    return this == SAME_VALUES || this == COUNTING_CIRCLES || this == MAGIC_SQUARE;
  }

  /** Returns whether it has a custom table, which is part of its text. */
  public boolean hasTable() {
    return given == Given.TABLE;
  }

  /** Returns the number of numbers before its cells, or {@link #ANY}. */
  int numbers() {
    return given.count;
  }

  int least() {
    return given.least;
  }

  /** Returns the number of lists of cells, or {@link #ANY}. */
  int parts() {
    return shape.parts;
  }

  /** Returns the fewest cells of each of its lists. */
  int fewest() {
    return fewest;
  }

  /** Returns the most cells of each of its lists. */
  int most() {
    return shape.most;
  }
}
