package io.github.nonet.internal.vector;

import static io.github.nonet.internal.vector.Layout.NEXT_PLACE;
import static io.github.nonet.internal.vector.Layout.STACK;
import static jdk.incubator.vector.VectorOperators.LSHL;
import static jdk.incubator.vector.VectorOperators.LSHR;
import static jdk.incubator.vector.VectorOperators.NE;
import static jdk.incubator.vector.VectorOperators.SUSUB;
import static jdk.incubator.vector.VectorOperators.UMIN;

import io.github.nonet.internal.Geometry;
import io.github.nonet.internal.Outcome;
import java.io.IOException;
import java.io.InputStream;
import java.lang.constant.ConstantDescs;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodHandles.Lookup;
import java.lang.invoke.MethodType;
import jdk.incubator.vector.IntVector;
import jdk.incubator.vector.LongVector;
import jdk.incubator.vector.ShortVector;
import jdk.incubator.vector.VectorMask;
import jdk.incubator.vector.VectorShape;
import jdk.incubator.vector.VectorShuffle;
import jdk.incubator.vector.VectorSpecies;

/**
 * Deduces what follows from a board, in rounds over the whole board: no list of changed cells, and
 * no branch but those that end it. {@link Layout} draws where the cells are.
 *
 * <p>Locked candidates as a question about three rows of three are an idea of tdoku (Tom Dillon,
 * 2019, <a href="https://github.com/t-dillon/tdoku">github.com/t-dillon/tdoku</a>); that a whole
 * board fits a few vectors is his as well, with another layout.
 *
 * <p>A vector holds one board, or two with consecutive numbers: this class is for one, and {@link
 * #forTwoBoards} makes a copy of it for two.
 */
final class Kernel {
  /*
   * The compiler makes instructions of vectors only where it knows their width, which must be a
   * constant. So each width wants a class of its own. The copy is the same class once more, as a
   * hidden class, whose data is its width.
   */
  private static final VectorShape SHAPE = shape();

  private static final VectorSpecies<Long> QUARTERS = VectorSpecies.of(long.class, SHAPE);
  private static final VectorSpecies<Short> LANES = VectorSpecies.of(short.class, SHAPE);

  /** No instruction of AVX2 moves the lanes of a vector, but one moves pairs of them. */
  private static final VectorSpecies<Integer> PAIRS = VectorSpecies.of(int.class, SHAPE);

  /** Each quarter takes the place of the one before: bands 1, 2, 0, 1 instead of 0, 1, 2, 0. */
  private static final VectorShuffle<Integer> NEXT_BAND = bandsFrom(1);

  /** Bands 2, 0, 1, 2 instead of 0, 1, 2, 0. */
  private static final VectorShuffle<Integer> LAST_BAND = bandsFrom(2);

  private static final ShortVector ZERO = ShortVector.zero(LANES);
  private static final ShortVector ONE = ShortVector.broadcast(LANES, 1);

  /** All nine digits in every lane. */
  private static final ShortVector ALL_DIGITS = ShortVector.broadcast(LANES, 0b111_111_111);

  /** The bits that no candidate has. */
  private static final ShortVector ABOVE_DIGITS = ALL_DIGITS.not();

  /** Stands for what was placed before the first round, and equals no set of digits. */
  private static final int NOTHING_YET = -1;

  /** The lanes of a board, as bits, and of the one behind it. */
  private static final int LANES_OF_BOARD = Layout.LANES.length();

  private static final long FIRST = (1L << LANES_OF_BOARD) - 1;
  private static final long BOTH = FIRST << LANES_OF_BOARD | FIRST;

  /** Whether a vector holds one board; the tests are cheaper then. */
  private static final boolean IS_ONE_BOARD = LANES.length() == LANES_OF_BOARD;

  /** What {@link #deduce} returns: two bits for each board. */
  private static final int DEAD = 0b00;

  private static final int STUCK = 0b01;

  private static final int SOLVED = 0b10;
  private static final int OUTCOME_BITS = 2;
  private static final int OUTCOME_MASK = (1 << OUTCOME_BITS) - 1;

  private Kernel() {}

  private static VectorShape shape() {
    try {
      VectorShape shape =
          MethodHandles.classData(
              MethodHandles.lookup(), ConstantDescs.DEFAULT_NAME, VectorShape.class);
      return shape == null ? Layout.QUARTERS.vectorShape() : shape;
    } catch (IllegalAccessException e) {
      throw new LinkageError("the width of vectors", e);
    }
  }

  /** Returns {@code deduce} of a copy of this class, for two boards at once. */
  static MethodHandle forTwoBoards() {
    try (InputStream file = Kernel.class.getResourceAsStream("Kernel.class")) {
      Lookup copy =
          MethodHandles.lookup()
              .defineHiddenClassWithClassData(file.readAllBytes(), VectorShape.S_512_BIT, true);
      MethodType type = MethodType.methodType(int.class, long[].class, int.class);
      return copy.findStatic(copy.lookupClass(), "deduce", type);
    } catch (IOException | ReflectiveOperationException e) {
      throw new LinkageError("the copy for two boards", e);
    }
  }

  private static VectorShuffle<Integer> bandsFrom(int first) {
    int pairs = Layout.LANES.length() / 2;
    return VectorShuffle.fromOp(
        PAIRS,
        pair -> {
          int band = (first + Layout.bandOfQuarter(pair % pairs / 2)) % Geometry.BOX_SIZE;
          return pair - pair % pairs + 2 * band + pair % 2;
        });
  }

  /** Returns what {@link #deduce} found of the first of two boards. */
  static int first(int found) {
    return found & OUTCOME_MASK;
  }

  /** Returns what {@link #deduce} found of the second of two boards. */
  static int second(int found) {
    return found >>> OUTCOME_BITS;
  }

  /** Returns in words what was found of one board. */
  static Outcome outcome(int found) {
    return found == DEAD ? Outcome.DEAD : found == STUCK ? Outcome.STUCK : Outcome.SOLVED;
  }

  /** Returns all lanes of the boards that have any of these. */
  private static long boards(long lanes) {
    return ((lanes & FIRST) == 0 ? 0 : FIRST) | ((lanes & ~FIRST) == 0 ? 0 : BOTH & ~FIRST);
  }

  private static int outcomes(long stuck, long solved) {
    return (int) (stuck & 1) * STUCK
        | (int) (solved & 1) * SOLVED
        | (int) (stuck >>> LANES_OF_BOARD & 1) * STUCK << OUTCOME_BITS
        | (int) (solved >>> LANES_OF_BOARD & 1) * SOLVED << OUTCOME_BITS;
  }

  /*
   * Names: x the candidates of a place, single the digit of its cells that have one. Without a
   * number: of the box. The rounds are those of BITBOARD, with other tests for dead boards.
   *
   * 1. Boxes. A digit is in two or more places of the box if it is in two cells of one of the three
   *    rows, or in two of the rows. A digit that is nowhere: dead.
   *
   * 2. Cells. A digit that is alone in its box is the digit of its cell. Then the cells with one
   *    candidate are the singles. A cell with none: dead. The rounds end when no digit of any box
   *    has been placed since the round before: the last changes seldom lead further.
   *
   * 3. Singles leave the other cells of their box.
   *
   * 4. Rows. In a band, a digit takes one mini-row of each row and of each box: three of nine
   *    fields, no two of them in line. So a field needs partners in one of the two ways
   *
   *        x . .        x . .
   *        . o .   or   . . o     where the digit is possible in both fields marked o,
   *        . . o        . o .
   *
   *    and the digit leaves the mini-rows that have none. These are the locked candidates, all at
   *    once. They also clear the row of a single, which has left the rest of its box. The two fields
   *    are one and two stacks on. So the question is asked of each stack and the next, which takes
   *    one shift for each row, and its answer is moved by a stack. Of what is shifted out, the copy
   *    of stack 0 brings one stack back, and a shift the other way the others.
   *
   * 5. Columns: the same in a stack, with columns for rows, and bands for stacks.
   *
   * A digit that is alone in its row or column is alone in its box after 4 and 5.
   *
   * A cell is a single when x & (x - 1) is 0. To get x then and else 0, twice that is subtracted from
   * x, with saturation: it is more than x unless it is 0. To get z if it is not 0 and else x, the
   * smaller of z - 1 and x - 1 is taken, as numbers without a sign, and 1 added. If x is empty, x - 1
   * has bits above the nine digits.
   *
   * When the rounds end, a cell may be the only place of two digits, or a placed digit may have
   * another place, which is another single. Dead. If all nine digits of every box are placed in two
   * rounds, the board is solved: between them 4 and 5 would have emptied a cell.
   *
   * Of two boards, one may be dead or settled before the other. A dead one is not looked at any more;
   * the rounds go on until neither changes, and may find more in the one that was settled first.
   *
   * All in one method, for vectors that leave a method are written to the heap. The tests stand where
   * they cut the round into shorter stretches without a branch, which the compiler gets into 16
   * registers more easily: docs/inside/design-decisions.md has the figures.
   */
  static int deduce(long[] boards, int at) {
    long alive = IS_ONE_BOARD ? FIRST : BOTH;
    ShortVector x0 = LongVector.fromArray(QUARTERS, boards, at).reinterpretAsShorts();
    ShortVector x1 = LongVector.fromArray(QUARTERS, boards, at + NEXT_PLACE).reinterpretAsShorts();
    ShortVector x2 =
        LongVector.fromArray(QUARTERS, boards, at + 2 * NEXT_PLACE).reinterpretAsShorts();
    ShortVector x3 =
        LongVector.fromArray(QUARTERS, boards, at + 3 * NEXT_PLACE).reinterpretAsShorts();
    ShortVector x4 =
        LongVector.fromArray(QUARTERS, boards, at + 4 * NEXT_PLACE).reinterpretAsShorts();
    ShortVector x5 =
        LongVector.fromArray(QUARTERS, boards, at + 5 * NEXT_PLACE).reinterpretAsShorts();
    ShortVector x6 =
        LongVector.fromArray(QUARTERS, boards, at + 6 * NEXT_PLACE).reinterpretAsShorts();
    ShortVector x7 =
        LongVector.fromArray(QUARTERS, boards, at + 7 * NEXT_PLACE).reinterpretAsShorts();
    ShortVector x8 =
        LongVector.fromArray(QUARTERS, boards, at + 8 * NEXT_PLACE).reinterpretAsShorts();
    ShortVector placed = ShortVector.broadcast(LANES, NOTHING_YET);
    while (true) {
      /* 1. Boxes. */
      ShortVector any01 = x0.or(x1);
      ShortVector row0 = any01.or(x2);
      ShortVector two0 = x0.and(x1).or(any01.and(x2));
      ShortVector any34 = x3.or(x4);
      ShortVector row1 = any34.or(x5);
      ShortVector two1 = x3.and(x4).or(any34.and(x5));
      ShortVector any67 = x6.or(x7);
      ShortVector row2 = any67.or(x8);
      ShortVector two2 = x6.and(x7).or(any67.and(x8));
      ShortVector row01 = row0.or(row1);
      ShortVector two = row0.and(row1).or(row01.and(row2)).or(two0.or(two1).or(two2));
      VectorMask<Short> missing = row01.or(row2).compare(NE, ALL_DIGITS);
      if (IS_ONE_BOARD ? missing.anyTrue() : (missing.toLong() & alive) != 0) {
        alive &= ~boards(missing.toLong());
        if (alive == 0) {
          return DEAD;
        }
      }
      ShortVector alone = two.not();

      /* 2. Cells. */
      ShortVector less0 = x0.sub(ONE).lanewise(UMIN, x0.and(alone).sub(ONE));
      x0 = less0.add(ONE);
      ShortVector more0 = x0.and(less0);
      ShortVector single0 = x0.lanewise(SUSUB, more0.add(more0));
      ShortVector less1 = x1.sub(ONE).lanewise(UMIN, x1.and(alone).sub(ONE));
      x1 = less1.add(ONE);
      ShortVector more1 = x1.and(less1);
      ShortVector single1 = x1.lanewise(SUSUB, more1.add(more1));
      ShortVector less2 = x2.sub(ONE).lanewise(UMIN, x2.and(alone).sub(ONE));
      x2 = less2.add(ONE);
      ShortVector more2 = x2.and(less2);
      ShortVector single2 = x2.lanewise(SUSUB, more2.add(more2));
      ShortVector less3 = x3.sub(ONE).lanewise(UMIN, x3.and(alone).sub(ONE));
      x3 = less3.add(ONE);
      ShortVector more3 = x3.and(less3);
      ShortVector single3 = x3.lanewise(SUSUB, more3.add(more3));
      ShortVector less4 = x4.sub(ONE).lanewise(UMIN, x4.and(alone).sub(ONE));
      x4 = less4.add(ONE);
      ShortVector more4 = x4.and(less4);
      ShortVector single4 = x4.lanewise(SUSUB, more4.add(more4));
      ShortVector less5 = x5.sub(ONE).lanewise(UMIN, x5.and(alone).sub(ONE));
      x5 = less5.add(ONE);
      ShortVector more5 = x5.and(less5);
      ShortVector single5 = x5.lanewise(SUSUB, more5.add(more5));
      ShortVector less6 = x6.sub(ONE).lanewise(UMIN, x6.and(alone).sub(ONE));
      x6 = less6.add(ONE);
      ShortVector more6 = x6.and(less6);
      ShortVector single6 = x6.lanewise(SUSUB, more6.add(more6));
      ShortVector less7 = x7.sub(ONE).lanewise(UMIN, x7.and(alone).sub(ONE));
      x7 = less7.add(ONE);
      ShortVector more7 = x7.and(less7);
      ShortVector single7 = x7.lanewise(SUSUB, more7.add(more7));
      ShortVector less8 = x8.sub(ONE).lanewise(UMIN, x8.and(alone).sub(ONE));
      x8 = less8.add(ONE);
      ShortVector more8 = x8.and(less8);
      ShortVector single8 = x8.lanewise(SUSUB, more8.add(more8));
      ShortVector less =
          less0.or(less1).or(less2.or(less3)).or(less4.or(less5).or(less6.or(less7))).or(less8);
      VectorMask<Short> empty = less.and(ABOVE_DIGITS).compare(NE, ZERO);
      if (IS_ONE_BOARD ? empty.anyTrue() : (empty.toLong() & alive) != 0) {
        alive &= ~boards(empty.toLong());
        if (alive == 0) {
          return DEAD;
        }
      }
      ShortVector before = placed;
      placed =
          single0
              .or(single1)
              .or(single2.or(single3))
              .or(single4.or(single5).or(single6.or(single7)))
              .or(single8);
      VectorMask<Short> changed = placed.compare(NE, before);
      if (IS_ONE_BOARD ? !changed.anyTrue() : (changed.toLong() & alive) == 0) {
        ShortVector several =
            x0.and(x0.sub(ONE))
                .or(x1.and(x1.sub(ONE)))
                .or(x2.and(x2.sub(ONE)).or(x3.and(x3.sub(ONE))))
                .or(
                    x4.and(x4.sub(ONE))
                        .or(x5.and(x5.sub(ONE)))
                        .or(x6.and(x6.sub(ONE)).or(x7.and(x7.sub(ONE)))))
                .or(x8.and(x8.sub(ONE)));
        alive &= ~boards(several.and(alone).or(placed.and(two)).compare(NE, ZERO).toLong());
        if (alive == 0) {
          return DEAD;
        }
        x0.reinterpretAsLongs().intoArray(boards, at);
        x1.reinterpretAsLongs().intoArray(boards, at + NEXT_PLACE);
        x2.reinterpretAsLongs().intoArray(boards, at + 2 * NEXT_PLACE);
        x3.reinterpretAsLongs().intoArray(boards, at + 3 * NEXT_PLACE);
        x4.reinterpretAsLongs().intoArray(boards, at + 4 * NEXT_PLACE);
        x5.reinterpretAsLongs().intoArray(boards, at + 5 * NEXT_PLACE);
        x6.reinterpretAsLongs().intoArray(boards, at + 6 * NEXT_PLACE);
        x7.reinterpretAsLongs().intoArray(boards, at + 7 * NEXT_PLACE);
        x8.reinterpretAsLongs().intoArray(boards, at + 8 * NEXT_PLACE);
        long open = boards(placed.compare(NE, ALL_DIGITS).toLong());
        return outcomes(alive & open, alive & ~open);
      }

      /* 3. Singles. */
      ShortVector free = placed.not();
      x0 = x0.and(free).or(single0);
      x1 = x1.and(free).or(single1);
      x2 = x2.and(free).or(single2);
      x3 = x3.and(free).or(single3);
      x4 = x4.and(free).or(single4);
      x5 = x5.and(free).or(single5);
      x6 = x6.and(free).or(single6);
      x7 = x7.and(free).or(single7);
      x8 = x8.and(free).or(single8);

      /* 4. Rows. */
      row0 = x0.or(x1).or(x2);
      row1 = x3.or(x4).or(x5);
      row2 = x6.or(x7).or(x8);
      ShortVector nextStack0 =
          row0.reinterpretAsLongs().lanewise(LSHR, STACK).reinterpretAsShorts();
      ShortVector nextStack1 =
          row1.reinterpretAsLongs().lanewise(LSHR, STACK).reinterpretAsShorts();
      ShortVector nextStack2 =
          row2.reinterpretAsLongs().lanewise(LSHR, STACK).reinterpretAsShorts();
      LongVector others0 = row1.and(nextStack2).or(nextStack1.and(row2)).reinterpretAsLongs();
      ShortVector rowSupport0 =
          others0.lanewise(LSHR, STACK).or(others0.lanewise(LSHL, 2 * STACK)).reinterpretAsShorts();
      x0 = x0.and(rowSupport0);
      x1 = x1.and(rowSupport0);
      x2 = x2.and(rowSupport0);
      LongVector others1 = row2.and(nextStack0).or(nextStack2.and(row0)).reinterpretAsLongs();
      ShortVector rowSupport1 =
          others1.lanewise(LSHR, STACK).or(others1.lanewise(LSHL, 2 * STACK)).reinterpretAsShorts();
      x3 = x3.and(rowSupport1);
      x4 = x4.and(rowSupport1);
      x5 = x5.and(rowSupport1);
      LongVector others2 = row0.and(nextStack1).or(nextStack0.and(row1)).reinterpretAsLongs();
      ShortVector rowSupport2 =
          others2.lanewise(LSHR, STACK).or(others2.lanewise(LSHL, 2 * STACK)).reinterpretAsShorts();
      x6 = x6.and(rowSupport2);
      x7 = x7.and(rowSupport2);
      x8 = x8.and(rowSupport2);

      /* 5. Columns. */
      IntVector column0 = x0.or(x3).or(x6).reinterpretAsInts();
      ShortVector nextBand0 = column0.rearrange(NEXT_BAND).reinterpretAsShorts();
      ShortVector lastBand0 = column0.rearrange(LAST_BAND).reinterpretAsShorts();
      IntVector column1 = x1.or(x4).or(x7).reinterpretAsInts();
      ShortVector nextBand1 = column1.rearrange(NEXT_BAND).reinterpretAsShorts();
      ShortVector lastBand1 = column1.rearrange(LAST_BAND).reinterpretAsShorts();
      IntVector column2 = x2.or(x5).or(x8).reinterpretAsInts();
      ShortVector nextBand2 = column2.rearrange(NEXT_BAND).reinterpretAsShorts();
      ShortVector lastBand2 = column2.rearrange(LAST_BAND).reinterpretAsShorts();
      ShortVector columnSupport0 = nextBand1.and(lastBand2).or(lastBand1.and(nextBand2));
      x0 = x0.and(columnSupport0);
      x3 = x3.and(columnSupport0);
      x6 = x6.and(columnSupport0);
      ShortVector columnSupport1 = nextBand2.and(lastBand0).or(lastBand2.and(nextBand0));
      x1 = x1.and(columnSupport1);
      x4 = x4.and(columnSupport1);
      x7 = x7.and(columnSupport1);
      ShortVector columnSupport2 = nextBand0.and(lastBand1).or(lastBand0.and(nextBand1));
      x2 = x2.and(columnSupport2);
      x5 = x5.and(columnSupport2);
      x8 = x8.and(columnSupport2);
    }
  }
}
