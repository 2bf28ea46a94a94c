package io.github.nonet.logic;

import io.github.nonet.Candidate;
import io.github.nonet.House;
import io.github.nonet.internal.Geometry;
import io.github.nonet.internal.Refusal;
import io.github.nonet.internal.sets.Lists;
import java.util.Collection;
import java.util.List;
import java.util.Objects;

/**
 * The houses, cells and candidates that have one role in a {@link Reason}.
 *
 * @param role the role
 * @param houses the houses in this role; unmodifiable
 * @param cells the cells in this role, whatever their digits; unmodifiable
 * @param candidates the candidates in this role; unmodifiable
 * @since 1.0.0
 */
public record Part(Role role, List<House> houses, List<Integer> cells, List<Candidate> candidates) {

  /**
   * The role of houses, cells and candidates in a pattern.
   *
   * <p>A later version may add constants at any place: keep names, not ordinals, and give a {@code
   * switch} a {@code default}.
   *
   * @since 1.0.0
   */
  public enum Role {
    /** A house to examine. */
    HOUSE,
    /** The cells, with their candidates, that form the pattern. */
    DEFINING,
    /** The house from which the digit is eliminated. */
    TARGET,
    /** The base sets of a fish. */
    BASE,
    /** The cover sets of a fish. */
    COVER,
    /** The fins of a fish: candidates in a base set, but in no cover set. */
    FIN,
    /** The endo fins of a fish: candidates in two base sets. */
    ENDO_FIN,
    /** The pivot of a wing, or the stem of a death blossom. */
    PIVOT,
    /** The pincers of a wing, or the petals of a death blossom. */
    PINCER,
    /** The corners of a rectangle that have only its two digits. */
    FLOOR,
    /** The corners of a rectangle that have additional candidates. */
    ROOF,
    /** The additional candidates of a deadly pattern, one of which must be true. */
    EXTRA,
    /** One colour, or one set of cells. */
    FIRST,
    /** The opposite colour, or another set of cells. */
    SECOND,
    /** A third colour, or a third set of cells. */
    THIRD,
    /** A fourth colour, or one more set of cells. */
    FOURTH,
    /** The digits that link two sets. */
    LINK,
    /** A node that is true when the chain is followed from its start. */
    ON,
    /** A node that is false when the chain is followed from its start. */
    OFF
  }

  /**
   * Makes a part; the lists are copied.
   *
   * @throws IllegalArgumentException if a board has no such cell or candidate
   */
  public Part {
    Objects.requireNonNull(role, "role");
    houses = List.copyOf(houses);
    cells = List.copyOf(cells);
    candidates = onBoard("candidates", candidates);
    for (int cell : cells) {
      if (cell < 0 || cell >= Geometry.CELLS) {
        throw new IllegalArgumentException("cells: found " + cell + "; expected 0 to 80");
      }
    }
  }

  /**
   * Returns a copy of candidates of a board.
   *
   * @throws IllegalArgumentException if a board has no such cell or digit
   */
  static List<Candidate> onBoard(String name, Collection<Candidate> candidates) {
    List<Candidate> copy = List.copyOf(Objects.requireNonNull(candidates, name));
    for (Candidate candidate : copy) {
      if (candidate.cell() >= Geometry.CELLS || candidate.digit() > Geometry.SIZE) {
        throw Refusal.argument(name + ": found " + candidate, "digits 1 to 9 in cells 0 to 80");
      }
    }
    return copy;
  }

  /**
   * {@return houses in a role}
   *
   * @param role the role
   * @param houses the houses
   */
  public static Part houses(Role role, List<House> houses) {
    return new Part(role, houses, List.of(), List.of());
  }

  /**
   * {@return cells in a role}
   *
   * @param role the role
   * @param cells the cells
   */
  public static Part cells(Role role, List<Integer> cells) {
    return new Part(role, List.of(), cells, List.of());
  }

  /**
   * {@return candidates in a role}
   *
   * @param role the role
   * @param candidates the candidates
   */
  public static Part candidates(Role role, List<Candidate> candidates) {
    return new Part(role, List.of(), List.of(), candidates);
  }

  /**
   * {@return one digit in several cells, in a role}
   *
   * @param role the role
   * @param digit the digit
   * @param cells the cells
   */
  public static Part digit(Role role, int digit, List<Integer> cells) {
    return candidates(
        role, cells.stream().map(cell -> new Candidate(cell, digit)).collect(Lists.toList()));
  }
}
