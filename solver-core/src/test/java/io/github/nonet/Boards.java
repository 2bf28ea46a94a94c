package io.github.nonet;

/** Boards that many tests use. */
public final class Boards {
  /** Proper, with 37 clues. */
  public static final Board PUZZLE =
      Board.parse(
          "030260701680070090190004500820100040004602900050003028009300074040050036703018000");

  /** The solution of {@link #PUZZLE}. */
  public static final Board SOLUTION =
      Board.parse(
          "435269781682571493197834562826195347374682915951743628519326874248957136763418259");

  /** A proper puzzle that singles solve. */
  public static final Board EASY =
      Board.parse(
          "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");

  /** The solution of {@link #EASY}. */
  public static final Board EASY_SOLVED =
      Board.parse(
          "534678912672195348198342567859761423426853791713924856961537284287419635345286179");

  /** Has two solutions. */
  public static final Board TWO_SOLUTIONS =
      Board.parse(
          "5...2..3..9..86..4.82.4.....2..6....3......79..1.......5.8....74.....3.6.......18");

  /** Has 65 solutions. */
  public static final Board SEVERAL_SOLUTIONS =
      Board.parse(
          "9....3..2.....17...18.9...5....89.54...35....15....8............3....1...76.....9");

  /** Two fives in the first row. */
  public static final Board INCONSISTENT = Board.EMPTY.with(1, 5).with(6, 5);

  private Boards() {}
}
