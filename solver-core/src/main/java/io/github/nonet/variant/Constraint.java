package io.github.nonet.variant;

import io.github.nonet.internal.Arguments;
import io.github.nonet.internal.Refusal;
import io.github.nonet.internal.StreamFields;
import io.github.nonet.internal.constraints.AllowedValues;
import io.github.nonet.internal.constraints.ConstraintData;
import io.github.nonet.internal.constraints.ConstraintKind;
import io.github.nonet.internal.constraints.ConstraintRemark;
import io.github.nonet.internal.constraints.ConstraintText;
import io.github.nonet.internal.constraints.Table;
import io.github.nonet.internal.constraints.TableMaker;
import io.github.nonet.internal.rules.ConstraintLists;
import io.github.nonet.internal.rules.LayoutPlan;
import io.github.nonet.internal.rules.Neighbours;
import io.github.nonet.internal.sets.Lists;
import io.github.nonet.internal.sets.ValueSet;
import java.io.InvalidObjectException;
import java.io.NotSerializableException;
import java.io.ObjectInputStream;
import java.io.Serializable;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/**
 * A rule about the values that certain cells may hold together: a thermometer, an arrow, a
 * sandwich, or your own rule. {@link Rules#plus} adds constraints to rules; {@link
 * Rules#withConstraints} replaces their own.
 *
 * <pre>{@code
 * Rules usual = Rules.of(9);
 * Rules rules = usual.plus(
 *     Constraint.thermometer(usual.cells("r1c1 r2c2 r3c3")),
 *     Constraint.arrow(4, 13, 22),
 *     Constraint.pairs("parity", (a, b) -> (a + b) % 2 == 1, 27, 28, 29));
 * }</pre>
 *
 * <p>Cells are numbered as in the rules that the constraint is for. A line may close, cross itself
 * or return to a cell, up to 100 times for each cell: neighbours are then compared wherever they
 * meet, and sums count a cell as often as it is listed. Other constraints have each cell once, as
 * their factories say. Cells may hold equal values unless the constraint or the houses forbid it. A
 * constraint that no values satisfy is allowed: the puzzle then has no solution.
 *
 * <p>A cell is 0 to 15,624, because rules have at most 125 rows and columns. A number is -1,000,000
 * to 1,000,000, unless a factory allows fewer. A name has 1 to 60 visible characters or blanks, not
 * all blank. Otherwise every factory throws {@link IllegalArgumentException}.
 *
 * <p>Your own rule becomes a table: the predicate is evaluated once for each pair, set or step when
 * rules take the constraint, because then the number of values is known. {@link #forValues} does it
 * sooner. Afterwards the constraint contains no code: it is equal to a constraint with the same
 * table, can be serialized, and {@link Grid#toFullString} writes it. Before that, it is equal only
 * to itself, even if another has the same predicate, and cannot be serialized.
 *
 * <p>Any constraint takes a {@linkplain #withName name}, a {@linkplain #withSentence sentence} and
 * a {@linkplain #withLook look}, so that your own rules are called, described and drawn like the
 * built-in ones. Texts, links and streams keep them.
 *
 * <p>This class is immutable and thread-safe if the predicate is. Two constraints are equal when
 * their names, sentences, looks, cells, numbers and tables are equal.
 *
 * @since 1.0.0
 */
public final class Constraint implements Serializable {
  final transient ConstraintData data;

  /** The number of values that the constraint is for, or 0 if it is not known. */
  private final int symbols;

  private static final long serialVersionUID = 1L;

  /** The number of values that is assumed if nothing determines it. */
  private static final int USUAL_SYMBOLS = 9;

  /**
   * Decides which values may be next to each other.
   *
   * @since 1.0.0
   */
  @FunctionalInterface
  public interface PairRule {
    /**
     * {@return whether two cells may hold these values}
     *
     * @param first the value of the cell that comes first in the constraint
     * @param second the value of the other cell
     */
    boolean allows(int first, int second);
  }

  /**
   * Reads values one after the other and reports whether they are allowed: a deterministic finite
   * automaton. States are any numbers from 0. When its table is made, each method is called once
   * for each state that can be reached, {@link #next} once for each value.
   *
   * @since 1.0.0
   */
  public interface Machine {
    /** {@return the state before the first value} */
    int start();

    /**
     * {@return the state after a value, or -1 if the value is not allowed there}
     *
     * @param state a state that this machine returned
     * @param value 1 to the number of values
     */
    int next(int state, int value);

    /**
     * {@return whether the values are allowed if they end here}
     *
     * @param state a state that this machine returned
     */
    boolean accepts(int state);
  }

  private Constraint(ConstraintData data, int symbols) {
    this.data = data;
    this.symbols = symbols;
  }

  /** Returns the constraint with this data. */
  static Constraint of(ConstraintData data, int symbols) {
    return new Constraint(data, symbols);
  }

  private static Constraint of(ConstraintKind kind, int[] numbers, int[]... parts) {
    return new Constraint(ConstraintData.of(kind, numbers, parts), 0);
  }

  private static int[] of(int... numbers) {
    return numbers;
  }

  /**
   * {@return a thermometer: values increase from the bulb}
   *
   * @param cells the cells, two or more, starting at the bulb
   * @throws IllegalArgumentException if a cell is negative or listed too often, or there are too
   *     few
   */
  public static Constraint thermometer(int... cells) {
    return of(ConstraintKind.THERMOMETER, of(), cells);
  }

  /**
   * {@return a slow thermometer: values increase or stay the same from the bulb}
   *
   * @param cells the cells, two or more, starting at the bulb
   * @throws IllegalArgumentException if a cell is negative or listed too often, or there are too
   *     few
   */
  public static Constraint slowThermometer(int... cells) {
    return of(ConstraintKind.SLOW_THERMOMETER, of(), cells);
  }

  /**
   * {@return an arrow: the values of its shaft add up to the value of its circle} The shaft may use
   * a cell twice, which then counts twice, and may cross the circle.
   *
   * @param circle the cell with the circle
   * @param shaft the cells of the shaft, one or more
   * @throws IllegalArgumentException if a cell is negative or listed too often, or there are too
   *     few
   */
  public static Constraint arrow(int circle, int... shaft) {
    return of(ConstraintKind.ARROW, of(), ConstraintLists.joined(circle, shaft));
  }

  /**
   * {@return an arrow with a pill: the values of its shaft add up to the number in the pill, where
   * each value counts as one decimal digit} A value of 10 or more carries: 12 and 3 make 123.
   *
   * @param pill the cells of the pill, two or three, the highest digit first
   * @param shaft the cells of the shaft, one or more
   * @throws IllegalArgumentException if a cell is negative or listed too often, the pill has a cell
   *     twice, or there are too few or many
   */
  public static Constraint pillArrow(int[] pill, int... shaft) {
    return of(ConstraintKind.PILL_ARROW, of(), pill, shaft);
  }

  /**
   * {@return a double arrow: the values between its circles have the same sum as the values in its
   * circles} Without a cell between them, the circles hold any values.
   *
   * @param cells the cells, two or more, from circle to circle
   * @throws IllegalArgumentException if a cell is negative or listed too often, or there are too
   *     few
   */
  public static Constraint doubleArrow(int... cells) {
    return of(ConstraintKind.DOUBLE_ARROW, of(), cells);
  }

  /**
   * {@return a whisper line: neighbours on the line differ by at least a given number} German
   * whispers have 5.
   *
   * @param difference 1 or more
   * @param cells the cells, two or more, along the line
   * @throws IllegalArgumentException if the difference is less than 1, a cell is negative or listed
   *     too often, or there is one
   */
  public static Constraint whispers(int difference, int... cells) {
    return of(ConstraintKind.WHISPERS, of(difference), cells);
  }

  /**
   * {@return a renban line: its values are consecutive and different, in any order} A cell that is
   * listed twice counts once. A line of more cells than values has no solution.
   *
   * @param cells the cells, one or more
   * @throws IllegalArgumentException if a cell is negative or listed too often, or there are too
   *     few
   */
  public static Constraint renban(int... cells) {
    return of(ConstraintKind.RENBAN, of(), cells);
  }

  /**
   * {@return a palindrome: its values are the same from both ends}
   *
   * @param cells the cells, two or more, along the line
   * @throws IllegalArgumentException if a cell is negative or listed too often, or there are too
   *     few
   */
  public static Constraint palindrome(int... cells) {
    return of(ConstraintKind.PALINDROME, of(), cells);
  }

  /**
   * {@return a between line: all its values lie between the values of its ends} Without an inside,
   * the ends hold any values. A line that comes back to an end has no solution.
   *
   * @param cells the cells, two or more, from end to end
   * @throws IllegalArgumentException if a cell is negative or listed too often, or there are too
   *     few
   */
  public static Constraint between(int... cells) {
    return of(ConstraintKind.BETWEEN, of(), cells);
  }

  /**
   * {@return a lockout line: its ends differ by at least a given number, and its other values are
   * neither equal to the ends nor between them} The usual number is 4. A line that comes back to an
   * end has no solution.
   *
   * @param difference 1 or more
   * @param cells the cells, two or more, from end to end
   * @throws IllegalArgumentException if the difference is less than 1, a cell is negative or listed
   *     too often, or there is one
   */
  public static Constraint lockout(int difference, int... cells) {
    return of(ConstraintKind.LOCKOUT, of(difference), cells);
  }

  /**
   * {@return a zipper line: two values at the same distance from the middle always have the same
   * sum, which is also the value of the middle cell, if there is one} A line of two cells allows
   * any values.
   *
   * @param cells the cells, two or more, along the line
   * @throws IllegalArgumentException if a cell is negative or listed too often, or there are too
   *     few
   */
  public static Constraint zipper(int... cells) {
    return of(ConstraintKind.ZIPPER, of(), cells);
  }

  /**
   * {@return an entropic line: any three neighbours in a row have a low, a middle and a high value}
   * The two cells of a shorter line are of different kinds. A third of the values, rounded, are
   * low, equally many are high: of 4 values 1 is low and 4 high, of 5 values 1 and 2 are low.
   *
   * @param cells the cells, two or more, along the line
   * @throws IllegalArgumentException if a cell is negative or listed too often, or there are too
   *     few
   */
  public static Constraint entropic(int... cells) {
    return of(ConstraintKind.ENTROPIC, of(), cells);
  }

  /**
   * {@return a modular line: any {@code modulus} neighbours in a row have different remainders}
   *
   * @param modulus 1 to the number of values, usually 3
   * @param cells the cells, two or more, along the line
   * @throws IllegalArgumentException if the modulus is less than 1, a cell is negative or listed
   *     too often, or there is one
   */
  public static Constraint modular(int modulus, int... cells) {
    return of(ConstraintKind.MODULAR, of(modulus), cells);
  }

  /**
   * {@return a region sum line: its parts in each box or region have the same sum} A line that
   * returns to a box starts another part there.
   *
   * @param rules the rules with the boxes and regions
   * @param cells the cells, one or more, along the line
   * @throws IllegalArgumentException if a cell is listed too often, or the rules do not have it
   */
  public static Constraint regionSums(Rules rules, int... cells) {
    return of(ConstraintKind.REGION_SUMS, of(), Neighbours.segments(rules.tables.layout, cells));
  }

  /**
   * {@return equal sums: all of these lists of cells have the same sum} Lists may share cells, as
   * the rows, columns and diagonals of a magic square do.
   *
   * @param parts one or more lists of one cell or more
   * @throws IllegalArgumentException if a cell is negative or listed too often, or there are too
   *     few
   */
  public static Constraint equalSums(int[]... parts) {
    return of(ConstraintKind.EQUAL_SUMS, of(), parts);
  }

  /**
   * {@return a sum: the values of these cells add up to a number} Unlike in a {@link Cage}, values
   * may repeat, and a cell that is listed twice counts twice.
   *
   * @param total any number
   * @param cells the cells, one or more
   * @throws IllegalArgumentException if a cell is negative or listed too often, or there is none
   */
  public static Constraint sum(int total, int... cells) {
    return of(ConstraintKind.SUM, of(total), cells);
  }

  /**
   * {@return a difference: two values differ by a given number}
   *
   * @param difference 1 or more
   * @param a a cell
   * @param b another cell
   * @throws IllegalArgumentException if the difference is less than 1, a cell is negative or both
   *     are the same
   */
  public static Constraint difference(int difference, int a, int b) {
    return of(ConstraintKind.DIFFERENCE, of(difference), of(a, b));
  }

  /**
   * {@return a ratio: one of two values is the other times a given number}
   *
   * @param ratio 1 or more
   * @param a a cell
   * @param b another cell
   * @throws IllegalArgumentException if the ratio is less than 1, a cell is negative or both are
   *     the same
   */
  public static Constraint ratio(int ratio, int a, int b) {
    return of(ConstraintKind.RATIO, of(ratio), of(a, b));
  }

  /**
   * {@return a white dot: two values are consecutive} It is a difference of 1.
   *
   * @param a a cell
   * @param b another cell
   * @throws IllegalArgumentException if a cell is negative or both are the same
   */
  public static Constraint whiteDot(int a, int b) {
    return difference(1, a, b);
  }

  /**
   * {@return a black dot: one of two values is twice the other} It is a ratio of 2.
   *
   * @param a a cell
   * @param b another cell
   * @throws IllegalArgumentException if a cell is negative or both are the same
   */
  public static Constraint blackDot(int a, int b) {
    return ratio(2, a, b);
  }

  /**
   * {@return an X: two values add up to 10}
   *
   * @param a a cell
   * @param b another cell
   * @throws IllegalArgumentException if a cell is negative or both are the same
   */
  public static Constraint x(int a, int b) {
    return of(ConstraintKind.X, of(), of(a, b));
  }

  /**
   * {@return a V: two values add up to 5}
   *
   * @param a a cell
   * @param b another cell
   * @throws IllegalArgumentException if a cell is negative or both are the same
   */
  public static Constraint v(int a, int b) {
    return of(ConstraintKind.V, of(), of(a, b));
  }

  /**
   * {@return a greater-than sign: one value is greater than another}
   *
   * @param a the cell of the greater value
   * @param b another cell
   * @throws IllegalArgumentException if a cell is negative or both are the same
   */
  public static Constraint greater(int a, int b) {
    return of(ConstraintKind.GREATER, of(), of(a, b));
  }

  /**
   * {@return an odd mark: each of these cells holds an odd value}
   *
   * @param cells the cells, one or more
   * @throws IllegalArgumentException if a cell is negative or repeated, or there is none
   */
  public static Constraint odd(int... cells) {
    return of(ConstraintKind.ODD, of(), cells);
  }

  /**
   * {@return an even mark: each of these cells holds an even value}
   *
   * @param cells the cells, one or more
   * @throws IllegalArgumentException if a cell is negative or repeated, or there is none
   */
  public static Constraint even(int... cells) {
    return of(ConstraintKind.EVEN, of(), cells);
  }

  /**
   * {@return a minimum: a cell holds a smaller value than each of some other cells}
   *
   * @param cell the cell of the minimum
   * @param others the other cells, one or more
   * @throws IllegalArgumentException if a cell is negative or repeated, or there are too few
   */
  public static Constraint minimum(int cell, int... others) {
    return of(ConstraintKind.MINIMUM, of(), ConstraintLists.joined(cell, others));
  }

  /**
   * {@return a minimum: a cell holds a smaller value than the cells above, below, left and right of
   * it}
   *
   * @param rules the rules with the cells
   * @param cell the cell of the minimum
   * @throws IndexOutOfBoundsException if there is no such cell
   */
  public static Constraint minimum(Rules rules, int cell) {
    Arguments.requireIndex("cell", cell, rules.cellCount());
    return minimum(cell, Neighbours.neighbours(rules.tables.layout, cell));
  }

  /**
   * {@return a maximum: a cell holds a greater value than each of some other cells}
   *
   * @param cell the cell of the maximum
   * @param others the other cells, one or more
   * @throws IllegalArgumentException if a cell is negative or repeated, or there are too few
   */
  public static Constraint maximum(int cell, int... others) {
    return of(ConstraintKind.MAXIMUM, of(), ConstraintLists.joined(cell, others));
  }

  /**
   * {@return a maximum: a cell holds a greater value than the cells above, below, left and right of
   * it}
   *
   * @param rules the rules with the cells
   * @param cell the cell of the maximum
   * @throws IndexOutOfBoundsException if there is no such cell
   */
  public static Constraint maximum(Rules rules, int cell) {
    Arguments.requireIndex("cell", cell, rules.cellCount());
    return maximum(cell, Neighbours.neighbours(rules.tables.layout, cell));
  }

  /**
   * {@return a quadruple: each of these values is in one of the cells; a value that is listed twice
   * is in two of them}
   *
   * @param values the values, one or more, but not more than cells, and at most 12
   * @param cells the cells, usually the four around a corner
   * @throws IllegalArgumentException if a cell is negative or repeated, or a value is less than 1,
   *     or there are too many
   */
  public static Constraint quadruple(int[] values, int... cells) {
    return of(ConstraintKind.QUADRUPLE, of(values), cells);
  }

  /**
   * {@return a little killer: the values along a diagonal add up to a number} Values may repeat.
   *
   * @param sum 0 or more
   * @param cells the cells, one or more, starting at the clue
   * @throws IllegalArgumentException if the sum or a cell is negative, or a cell occurs twice, or
   *     there is none
   */
  public static Constraint littleKiller(int sum, int... cells) {
    return of(ConstraintKind.LITTLE_KILLER, of(sum), cells);
  }

  /**
   * {@return a sandwich: the values between the lowest and the highest one add up to a number} The
   * line holds the lowest and the highest value once each, in either order.
   *
   * @param sum 0 or more
   * @param line the cells, two or more, usually a row or a column
   * @throws IllegalArgumentException if the sum or a cell is negative, or a cell occurs twice, or
   *     there is one
   */
  public static Constraint sandwich(int sum, int... line) {
    return of(ConstraintKind.SANDWICH, of(sum), line);
  }

  /**
   * {@return a skyscraper clue: the number of values that are greater than all before them}
   *
   * @param count 1 or more
   * @param line the cells, one or more, starting at the clue
   * @throws IllegalArgumentException if the count is less than 1, a cell is negative or repeated,
   *     or there is none
   */
  public static Constraint skyscraper(int count, int... line) {
    return of(ConstraintKind.SKYSCRAPER, of(count), line);
  }

  /**
   * {@return an X-sum: the first X values of a line add up to a number, where X is the first value}
   *
   * @param sum 0 or more
   * @param line the cells, one or more, starting at the clue
   * @throws IllegalArgumentException if the sum or a cell is negative, or a cell occurs twice, or
   *     there is none
   */
  public static Constraint xSum(int sum, int... line) {
    return of(ConstraintKind.X_SUM, of(sum), line);
  }

  /**
   * {@return a numbered room: the first value is the position, counted from 1, of a given value on
   * the line}
   *
   * @param value 1 or more
   * @param line the cells, one or more, starting at the clue
   * @throws IllegalArgumentException if the value is less than 1, a cell is negative or repeated,
   *     or there is none
   */
  public static Constraint numberedRoom(int value, int... line) {
    return of(ConstraintKind.NUMBERED_ROOM, of(value), line);
  }

  /**
   * {@return an indexer: the value of the cell at a position is the position, counted from 1, of
   * that number on the line} In the first column of a row, 4 means that the fourth cell of the row
   * is 1.
   *
   * @param position the position of the indexing cell on the line, counted from 1
   * @param line the cells, one or more, usually a row or a column
   * @throws IllegalArgumentException if there is no cell at the position, or a cell is negative or
   *     repeated
   */
  public static Constraint indexer(int position, int... line) {
    return of(ConstraintKind.INDEXER, of(position), line);
  }

  /**
   * {@return a clone: cells hold the same values as other cells, one by one}
   *
   * @param cells one or more
   * @param others the other cells, in the same number
   * @throws IllegalArgumentException if a cell is negative or repeated, or the numbers of cells
   *     differ
   */
  public static Constraint clone(int[] cells, int... others) {
    return of(ConstraintKind.CLONE, of(), cells, others);
  }

  /**
   * {@return a custom rule for each pair of neighbours on a line}
   *
   * @param name the name of the rule in messages; not blank
   * @param allowed the predicate for the values of two neighbours, evaluated for each pair of
   *     values
   * @param line the cells, two or more, in order
   * @throws IllegalArgumentException if the name is blank, a cell is negative or listed too often,
   *     or there is one
   */
  public static Constraint pairs(String name, PairRule allowed, int... line) {
    return own(ConstraintKind.PAIRS, name, pairs(allowed), line);
  }

  /**
   * {@return a custom rule for any two of the cells}
   *
   * @param name the name of the rule in messages; not blank
   * @param allowed the predicate for the values of two cells, the value of the earlier cell first
   * @param cells the cells, 2 to 64
   * @throws IllegalArgumentException if the name is blank, a cell is negative or repeated, or there
   *     are too few or many
   */
  public static Constraint anyTwo(String name, PairRule allowed, int... cells) {
    return own(ConstraintKind.ANY_TWO, name, pairs(allowed), cells);
  }

  /**
   * {@return a custom rule for the set of values of the cells, which are different} The order of
   * the cells does not matter. Up to 200,000 sets can be checked.
   *
   * @param name the name of the rule in messages; not blank
   * @param allowed the predicate for the set of values, evaluated for each set of one value per
   *     cell
   * @param cells the cells, one or more, at most one for each value
   * @throws IllegalArgumentException if the name is blank, a cell is negative or repeated, or there
   *     is none
   */
  public static Constraint sets(String name, Predicate<Set<Integer>> allowed, int... cells) {
    Objects.requireNonNull(allowed, "allowed");
    Table.Maker maker =
        TableMaker.sets(set -> allowed.test(Collections.unmodifiableSet(new ValueSet(set))));
    return own(ConstraintKind.SETS, name, maker, cells);
  }

  /**
   * {@return a custom rule by which multiples of the values add up to a number} Values may repeat.
   * The factors of a cell that is listed several times add up, to -100 to 100.
   *
   * @param name the name of the rule in messages; not blank
   * @param total any number
   * @param factors the factor for each cell, -100 to 100, not 0
   * @param cells the cells, one or more
   * @throws IllegalArgumentException if the name is blank, the numbers of factors and cells differ,
   *     a factor is out of range, a cell is negative or listed too often, or there is none
   */
  public static Constraint sum(String name, int total, int[] factors, int... cells) {
    Objects.requireNonNull(name, "name");
    return new Constraint(
        ConstraintData.ownSum(name, ConstraintLists.joined(total, factors), cells), 0);
  }

  /**
   * {@return a custom rule that a machine checks along a line} The machine may have up to 20,000
   * states before it is minimised.
   *
   * @param name the name of the rule in messages; not blank
   * @param machine the machine, which reads the values in the order of the cells
   * @param line the cells, one or more, in order
   * @throws IllegalArgumentException if the name is blank, a cell is negative or repeated, or there
   *     is none
   */
  public static Constraint machine(String name, Machine machine, int... line) {
    Objects.requireNonNull(machine, "machine");
    Table.Maker maker = TableMaker.machine(machine::start, machine::next, machine::accepts);
    return own(ConstraintKind.MACHINE, name, maker, line);
  }

  /**
   * {@return a custom rule by which the values along a line match a regular expression} The
   * expression consists of values as characters, 1 to 9 and A to P, {@code .} for any value, {@code
   * [1-4]} and {@code [^1-4]}, {@code |}, {@code *}, {@code +}, <code>?</code>, <code>{2,4}</code>
   * and parentheses. Lower-case letters are accepted, and white space is skipped.
   *
   * <p>An item can be repeated up to 100 times, and parentheses can be nested up to 100 deep. Each
   * repetition of a value, {@code .} or a set takes two places, of which there are 5,000. The
   * machine that reads the expression may have as many states as a {@link #machine}.
   *
   * @param name the name of the rule in messages; not blank
   * @param expression the regular expression that all values together match
   * @param line the cells, one or more, in order
   * @throws IllegalArgumentException if the name is blank, the expression has a fault, which the
   *     message explains, a cell is negative or repeated, or there is none
   */
  public static Constraint regularExpression(String name, String expression, int... line) {
    Objects.requireNonNull(expression, "expression");
    return own(ConstraintKind.MACHINE, name, TableMaker.regularExpression(expression), line);
  }

  /**
   * {@return a rule for all neighbours without a sign: "all dots are given"} It holds for all pairs
   * of cells that share an edge, except for the two cells of a given constraint.
   *
   * @param rules the rules that the cells belong to
   * @param allowed the predicate for the values of such a pair, the value of the left or upper cell
   *     first
   * @param given the given constraints; constraints of more than two cells are ignored
   * @throws IllegalArgumentException if no two such cells are left
   */
  public static Constraint everywhereElse(
      Rules rules, PairRule allowed, Collection<Constraint> given) {
    int[][] pairs =
        Neighbours.pairsWithout(rules.tables.layout, given.stream().map(it -> it.data.cells()));
    if (pairs.length == 0) {
      throw Refusal.argument("every pair of neighbours has a sign", "one without");
    }
    ConstraintData data =
        ConstraintData.own(ConstraintKind.EVERYWHERE_ELSE, "", pairs(allowed), pairs);
    return new Constraint(data, 0).forValues(rules.valueCount());
  }

  /**
   * {@return a rule for all cells that are some leaps apart} A leap counts in every direction, and
   * rows and columns may change places: {@code 1, 2} are the moves of a knight, {@code 1, 1} are
   * diagonal neighbours. {@link Rules.Builder#antiKnight} is shorter; use this for other leaps, and
   * as a way of {@link #anyOf}.
   *
   * <pre>{@code
   * Rules rules = Rules.of(9);
   * Rules camel = rules.plus(Constraint.everywhere(rules, (a, b) -> a != b, 1, 3));
   * }</pre>
   *
   * @param rules the rules that the cells belong to
   * @param allowed the predicate for the values of such a pair, the value of the earlier cell first
   * @param leaps two numbers for each leap
   * @throws IllegalArgumentException if the number of numbers is odd or 0, or no two cells are such
   *     a leap apart
   */
  public static Constraint everywhere(Rules rules, PairRule allowed, int... leaps) {
    Objects.requireNonNull(allowed, "allowed");
    int[][] pairs = Neighbours.leaps(rules.tables.layout, leaps);
    if (pairs.length == 0) {
      throw Refusal.argument("no two cells are such a leap apart", "a shorter one");
    }
    ConstraintData data = ConstraintData.own(ConstraintKind.EVERYWHERE, "", pairs(allowed), pairs);
    return new Constraint(data, 0).forValues(rules.valueCount());
  }

  /**
   * {@return a count: a value occurs a given number of times in the cells}
   *
   * @param value the value
   * @param times the number of times that it occurs, 0 or more
   * @param cells the cells, one or more
   * @throws IllegalArgumentException if a number is out of its range, or a cell is negative or
   *     repeated
   */
  public static Constraint count(int value, int times, int... cells) {
    return of(ConstraintKind.COUNT, of(value, times), cells);
  }

  /**
   * {@return a count between two limits: the number of times that a value occurs in the cells}
   *
   * @param value the value
   * @param range the least and the greatest number of times
   * @param cells the cells, one or more
   * @throws IllegalArgumentException if there are not two limits, the lower one first, a number is
   *     out of its range, or a cell is negative or repeated
   */
  public static Constraint countBetween(int value, int[] range, int... cells) {
    Objects.requireNonNull(cells, "cells");
    Arguments.requireLength("range", range.length, 2);
    return of(ConstraintKind.COUNT, of(value, range[0], range[1]), cells);
  }

  /**
   * {@return a count in a cell: another cell holds the number of times that a value occurs in the
   * cells}
   *
   * @param counter the cell that holds the count, which is at least 1; not one of the others
   * @param value the value
   * @param cells the cells, one or more
   * @throws IllegalArgumentException if the value is not positive, or a cell is negative or
   *     repeated
   */
  public static Constraint countIn(int counter, int value, int... cells) {
    return of(ConstraintKind.COUNT_IN, of(value), of(counter), cells);
  }

  /**
   * {@return a number of different values in the cells} With 15 values or more it may be too large.
   *
   * @param count the number of different values
   * @param cells the cells, one or more
   * @throws IllegalArgumentException if the number is not positive, or a cell is negative or
   *     repeated
   */
  public static Constraint distinct(int count, int... cells) {
    return of(ConstraintKind.DISTINCT, of(count), cells);
  }

  /**
   * {@return a list of values: each of the cells holds one of them} If it leaves a row as many
   * values as the row has cells, the row is solved like a house.
   *
   * @param values the values, one or more
   * @param cells the cells, one or more
   * @throws IllegalArgumentException if there is no value, one is not positive, or a cell is
   *     negative or repeated
   */
  public static Constraint values(Set<Integer> values, int... cells) {
    int[] sorted = values.stream().mapToInt(Integer::intValue).sorted().toArray();
    return of(ConstraintKind.VALUES, sorted, cells);
  }

  /**
   * {@return an equality of values: areas hold the same values, each equally often, in any order}
   *
   * @param areas two lists of cells or more, all of one length
   * @throws IllegalArgumentException if there is one list, the lengths differ, or a cell is
   *     negative or repeated in a list
   */
  public static Constraint sameValues(int[]... areas) {
    return of(ConstraintKind.SAME_VALUES, of(), areas);
  }

  /**
   * {@return the rule of counting circles: a value in a circle is the number of circles that hold
   * it}
   *
   * @param circles the cells with a circle, one or more
   * @throws IllegalArgumentException if a cell is negative or repeated
   */
  public static Constraint countingCircles(int... circles) {
    return of(ConstraintKind.COUNTING_CIRCLES, of(), circles);
  }

  /**
   * {@return a magic square: its three rows, three columns and two diagonals have one sum} Values
   * may repeat unless a house forbids it.
   *
   * @param cells the nine cells, row by row
   * @throws IllegalArgumentException if there are not nine cells, or one is negative or repeated
   */
  public static Constraint magicSquare(int... cells) {
    return of(ConstraintKind.MAGIC_SQUARE, of(), cells);
  }

  /**
   * {@return an either-or rule: at least one of some ways holds} A way is any constraint, including
   * your own rules. Ways may have cells in common.
   *
   * <pre>{@code
   * Constraint either =
   *     Constraint.anyOf(Constraint.whispers(5, 0, 10, 20), Constraint.slowThermometer(0, 10, 20));
   * }</pre>
   *
   * <p>The ways become one machine, which is made with the rules. It may have 2,000 states, and the
   * machines of all either-or rules together may take 5,000,000 steps to make.
   *
   * @param ways two or more; at most 1,000 with all their parts
   * @throws IllegalArgumentException if there are too few or too many
   */
  public static Constraint anyOf(Constraint... ways) {
    return of(ConstraintKind.ANY_OF, ways);
  }

  /**
   * {@return a way of {@link #anyOf} that holds if all of its parts do} By itself it is not a
   * constraint, because rules take the parts themselves.
   *
   * @param parts two or more
   * @throws IllegalArgumentException if there are too few or too many, or one is made of parts
   */
  public static Constraint allOf(Constraint... parts) {
    return of(ConstraintKind.ALL_OF, parts);
  }

  private static Constraint of(ConstraintKind kind, Constraint... ways) {
    return new Constraint(
        ConstraintData.of(kind, Arrays.stream(ways).map(way -> way.data).collect(Lists.toList())),
        Arrays.stream(ways).mapToInt(way -> way.symbols).max().orElse(0));
  }

  private static Table.Maker pairs(PairRule allowed) {
    Objects.requireNonNull(allowed, "allowed");
    return TableMaker.pairs(allowed::allows);
  }

  private static Constraint own(ConstraintKind kind, String name, Table.Maker maker, int[] cells) {
    Objects.requireNonNull(name, "name");
    return new Constraint(ConstraintData.own(kind, name, maker, cells), 0);
  }

  /**
   * {@return this constraint with a name, which messages and steps use in place of its kind}
   *
   * @param name 1 to 60 visible characters
   * @throws IllegalArgumentException if the name is blank or too long, or this is made of parts
   */
  public Constraint withName(String name) {
    return with(ConstraintRemark.NAME, name);
  }

  /**
   * {@return this constraint with a sentence, which {@link Rules#describe} and steps use in place
   * of the sentence of its kind} Constraints of one sentence are described together. It stays in
   * its own language, whatever the language of the other sentences.
   *
   * @param sentence 1 to 300 visible characters, with the full stop
   * @throws IllegalArgumentException if the sentence is blank or too long, or this is made of parts
   */
  public Constraint withSentence(String sentence) {
    return with(ConstraintRemark.SENTENCE, sentence);
  }

  /**
   * {@return this constraint with a look, by which {@link GridPicture} draws it}
   *
   * <pre>
   *   line #93d693     a line through the cells; also bulb, arrow, ends
   *   circle #fff      in each cell; also square, diamond, and cells, which tints them
   *   dot #000         one dot between all of the cells
   *   outside 15       a number outside the grid, before the first cell
   *   none             nothing
   * </pre>
   *
   * <p>The colour may be left out. After it, and after {@code outside}, there may be a text of 1 to
   * 4 letters, digits or {@code + = ? * / . -}, which is written in the dot, outside the grid, or
   * in the first cell. Hidden cells are left out.
   *
   * @param look the figure, then the colour, then the text, with blanks between
   * @throws IllegalArgumentException if it is not a look, or this constraint is made of parts
   */
  public Constraint withLook(String look) {
    return with(ConstraintRemark.LOOK, look);
  }

  private Constraint with(ConstraintRemark remark, String text) {
    return new Constraint(data.with(remark, Objects.requireNonNull(text, "text")), symbols);
  }

  /** {@return the name: {@code "thermometer"}, or the name that was given to the constraint} */
  public String name() {
    return data.name();
  }

  /** {@return the sentence of {@link #withSentence}, if it has one} */
  public Optional<String> sentence() {
    return Optional.of(data.remark(ConstraintRemark.SENTENCE)).filter(text -> !text.isEmpty());
  }

  /** {@return the look of {@link #withLook}, if it has one} */
  public Optional<String> look() {
    return Optional.of(data.remark(ConstraintRemark.LOOK)).filter(text -> !text.isEmpty());
  }

  /** {@return the cells, in order, each once; unmodifiable} */
  public List<Integer> cells() {
    return Lists.of(data.cells());
  }

  /**
   * {@return whether the cells may hold these values} A constraint that belongs to rules knows the
   * number of values; otherwise 9 is assumed, or the greatest value if it is more.
   *
   * @param values a value for each cell, in the order of {@link #cells()}
   * @throws IllegalArgumentException if the numbers of values and cells differ, or one is out of
   *     its range
   */
  public boolean allows(int... values) {
    int known = requireValues(values);
    return AllowedValues.allows(data.forSymbols(known), known, values);
  }

  /** Returns the number of values, which one value per cell determines; throws if there is none. */
  private int requireValues(int[] values) {
    Arguments.requireLength("values", values.length, data.cells().length);
    int most = Math.max(USUAL_SYMBOLS, Arrays.stream(values).max().orElse(0));
    int known = symbols > 0 ? symbols : Math.min(most, LayoutPlan.MOST_SYMBOLS);
    for (int value : values) {
      Arguments.requireValue("value", value, known);
    }
    return known;
  }

  /**
   * {@return this constraint for a number of values} If it is a custom rule, its predicate is
   * evaluated now.
   *
   * @param valueCount the number of values, 4 to 25
   * @throws IllegalArgumentException if the number is out of its range, the constraint has a table
   *     for another number, or its table becomes too large
   */
  public Constraint forValues(int valueCount) {
    return new Constraint(data.forSymbols(LayoutPlan.requireSymbols(valueCount)), valueCount);
  }

  @Override
  public boolean equals(Object o) {
    return o instanceof Constraint other && data.equals(other.data);
  }

  @Override
  public int hashCode() {
    return data.hashCode();
  }

  /**
   * Returns the constraint as {@link Grid#toFullString} writes it: {@code "thermometer(0,10,20)"};
   * without its table if that is not made yet.
   */
  @Override
  public String toString() {
    return ConstraintText.call(data);
  }

  /**
   * {@return the form that is serialized in place of this constraint}
   *
   * @throws NotSerializableException if it is a custom rule without a table
   */
  private Object writeReplace() throws NotSerializableException {
    if (!data.isKnown()) {
      throw new NotSerializableException(
          data.title() + " has no table yet; expected a constraint of rules, or forValues");
    }
    return ConstraintText.isOneCall(data)
        ? new SerializedConstraint(symbols, data.kind().method(), ConstraintText.of(data))
        : new SerializedConstraint(symbols, "", ConstraintText.calls(data));
  }

  /**
   * Refuses every stream that holds a constraint itself.
   *
   * @param in not read
   * @throws InvalidObjectException always
   */
  private void readObject(ObjectInputStream in) throws InvalidObjectException {
    throw new InvalidObjectException("a constraint is serialized as the text of its call");
  }

  /**
   * A constraint in a stream, which is read and checked as a text, so a forged one is refused.
   *
   * @param symbols the number of values that it is for, or 0 if unknown
   * @param method the call that makes it; empty if it takes several
   * @param argument the text between the parentheses, or all calls
   */
  private record SerializedConstraint(int symbols, String method, String argument)
      implements Serializable {
    private static final long serialVersionUID = 1L;

    private Object readResolve() throws InvalidObjectException {
      return StreamFields.restored(this::constraint);
    }

    private Constraint constraint() {
      int known = symbols == 0 ? 0 : LayoutPlan.requireSymbols(symbols);
      ConstraintData data =
          method.isEmpty()
              ? ConstraintText.readCalls(argument, known)
              : ConstraintText.read(method, argument, known);
      return new Constraint(data, known);
    }
  }
}
