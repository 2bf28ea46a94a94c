package io.github.nonet.logic;

import io.github.nonet.Candidate;
import io.github.nonet.House;
import io.github.nonet.TextFormatException;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * Reads and writes steps, cells and candidates in the notation of players' forums, which is the
 * same in every language.
 *
 * <pre>{@code
 * Notation.of(step);       // X-Wing: 5 r28 c68 => r1c6<>5
 * Notation.eureka(step);   // (5)r1c2=(5)r1c8-(3)r1c8=(3)r4c8 => r4c2<>5
 * Notation.cells(cells);   // r1c23,r4c1
 * }</pre>
 *
 * <p>Rows and columns count from 1. Cells of one row or one column share its letter. {@link
 * #parseCells}, {@link #parseCandidates} and {@link #parseResult} read the notation back, except
 * for the reason of a step, which a line does not contain completely.
 *
 * <p>All methods are thread-safe and take microseconds.
 *
 * @since 1.0.0
 */
public final class Notation {
  private Notation() {}

  /**
   * {@return the step as one line, in HoDoKu's form} The names are HoDoKu's. In a chain, a cell
   * that holds two consecutive nodes is written once; a line of a net contains only the result.
   *
   * @param step a step
   */
  public static String of(Step step) {
    return HodokuLine.of(Objects.requireNonNull(step, "step"));
  }

  /**
   * {@return the chain of a step in Eureka notation, with its result; empty if the reason is not a
   * chain} {@code =} is a strong link, {@code -} a weak one. A closed loop starts and ends with the
   * sign of the link that closes it. An almost locked set is written with its cells in braces.
   *
   * @param step a step
   */
  public static Optional<String> eureka(Step step) {
    if (step.reason() instanceof Chain chain) {
      return Optional.of(Eureka.of(chain) + " => " + result(step));
    }
    return Optional.empty();
  }

  /**
   * {@return the result of the step: {@code "r1c1=5"} or {@code "r1c23<>4, r5c6<>7"}}
   *
   * @param step a step
   */
  public static String result(Step step) {
    return CellNotation.result(step);
  }

  /**
   * {@return a cell: {@code "r1c9"}}
   *
   * @param cell 0 to 80
   * @throws IndexOutOfBoundsException if there is no such cell
   */
  public static String cell(int cell) {
    return CellNotation.cell(cell);
  }

  /**
   * {@return cells, grouped by rows or columns: {@code "r1c23,r4c1"}} Each is named once. The
   * lowest cell is grouped with the cells of its row, or of its column if its row has no other, and
   * likewise the rest.
   *
   * @param cells cells of 0 to 80, in any order
   * @throws IndexOutOfBoundsException if there is no such cell
   */
  public static String cells(Collection<Integer> cells) {
    return CellNotation.cells(cells);
  }

  /**
   * {@return candidates, by digit: {@code "r1c23=4, r5c6=7"}}
   *
   * @param candidates candidates in any order
   * @throws IllegalArgumentException if a board has no such candidate
   */
  public static String candidates(Collection<Candidate> candidates) {
    return CellNotation.candidates(Part.onBoard("candidates", candidates), CellNotation.PLACES);
  }

  /**
   * {@return a house: {@code "r1"}, {@code "c9"}, {@code "b5"}}
   *
   * @param house a house
   */
  public static String house(House house) {
    return CellNotation.house(house);
  }

  /**
   * {@return the cells that a text names, ascending} It reads the notation of {@link #cells}, and
   * also several rows and several columns together ({@code r12c34} are four cells), capital
   * letters, and white space between groups.
   *
   * @param text cells, separated by commas; an empty text names none
   * @throws TextFormatException if the text is anything else; its message gives the place, what was
   *     found and what was expected
   */
  public static List<Integer> parseCells(CharSequence text) {
    NotationReader reader = new NotationReader(Objects.requireNonNull(text, "text").toString());
    return reader.allCells();
  }

  /**
   * {@return the candidates that a text names, by digit, then by cell} It reads the notation of
   * {@link #candidates} and {@link #result}: groups of cells, each followed by {@code =} or {@code
   * <>} and a digit, or by several digits with commas.
   *
   * @param text candidates, separated by commas; an empty text names none
   * @throws TextFormatException if the text is anything else
   */
  public static List<Candidate> parseCandidates(CharSequence text) {
    return new NotationReader(Objects.requireNonNull(text, "text").toString()).allCandidates();
  }

  /**
   * {@return the part of a line that names placements or eliminations} In a line with {@code =>} it
   * is the part after the last one; in others, such as {@code Hidden Single: r1c1=5}, the part
   * after the last colon; otherwise the whole text.
   *
   * @param line a line of {@link #of}, of {@link #eureka} or of HoDoKu
   * @throws TextFormatException if that part is anything else, or has both placements and
   *     eliminations; its {@code index} counts from the start of the line
   */
  public static Result parseResult(CharSequence line) {
    List<List<Candidate>> result =
        NotationReader.result(Objects.requireNonNull(line, "line").toString());
    return new Result(result.get(0), result.get(1));
  }

  /**
   * The result of a step. Results are equal when their placements and eliminations are equal.
   *
   * @since 1.0.0
   */
  public static final class Result {
    private final List<Candidate> placements;
    private final List<Candidate> eliminations;

    Result(List<Candidate> placements, List<Candidate> eliminations) {
      this.placements = List.copyOf(placements);
      this.eliminations = List.copyOf(eliminations);
    }

    /** {@return the digits to place, by digit, then by cell; unmodifiable} */
    public List<Candidate> placements() {
      return placements;
    }

    /** {@return the candidates to eliminate, by digit, then by cell; unmodifiable} */
    public List<Candidate> eliminations() {
      return eliminations;
    }

    @Override
    public boolean equals(Object o) {
      return o instanceof Result other
          && placements.equals(other.placements)
          && eliminations.equals(other.eliminations);
    }

    @Override
    public int hashCode() {
      return Objects.hash(placements, eliminations);
    }

    /** Returns the notation that {@link #parseResult} reads. */
    @Override
    public String toString() {
      return placements.isEmpty()
          ? CellNotation.candidates(eliminations, CellNotation.ELIMINATES)
          : CellNotation.candidates(placements, CellNotation.PLACES);
    }
  }
}
