package io.github.nonet.logic;

import io.github.nonet.Candidate;
import io.github.nonet.House;
import io.github.nonet.Incubating;
import io.github.nonet.internal.language.XmlText;
import io.github.nonet.internal.sets.Lists;
import io.github.nonet.logic.Part.Role;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * The reason for a {@link Step} as data: houses, cells, candidates and links, each with its role.
 *
 * <p>A program that only draws needs {@link #parts()} and {@link #links()}. A program that needs
 * more checks the kind, of which there are few. A later version may add kinds, so a {@code switch}
 * over them needs a {@code default}; all except {@link Custom} are {@linkplain Incubating
 * incubating}.
 *
 * <p>Reasons are immutable; their lists are unmodifiable.
 *
 * @since 1.0.0
 */
public sealed interface Reason
    permits AlmostLockedSets,
        Chain,
        Colors,
        FurtherReason,
        Reason.Bug,
        Reason.Custom,
        Reason.Fish,
        Reason.LockedCandidates,
        Reason.Rectangle,
        Reason.Searched,
        Reason.Several,
        Reason.Single,
        Reason.Subset,
        Reason.SueDeCoq,
        Reason.Template,
        Reason.Wing,
        Net {

  /**
   * {@return the houses, cells and candidates by role, in the order in which the sentence names
   * them}
   */
  List<Part> parts();

  /** {@return the links to draw, in their order; none in most reasons} */
  default List<Link> links() {
    return List.of();
  }

  /**
   * A full house, a naked single or a hidden single.
   *
   * @param candidate the candidate that the single places
   * @param houses the houses in which it is the only one; none for a naked single
   * @since 1.0.0
   */
  @Incubating
  record Single(Candidate candidate, List<House> houses) implements Reason {
    /** Makes a reason; the list is copied. */
    public Single {
      Objects.requireNonNull(candidate, "candidate");
      houses = List.copyOf(houses);
    }

    @Override
    public List<Part> parts() {
      return List.of(
          Part.houses(Role.HOUSE, houses), Part.candidates(Role.DEFINING, List.of(candidate)));
    }
  }

  /**
   * Locked candidates: in one house, a digit can only go in cells of another house.
   *
   * @param digit the digit
   * @param cells the cells where it can go
   * @param house the house in which it is locked
   * @param target the house from which it is eliminated
   * @since 1.0.0
   */
  @Incubating
  record LockedCandidates(int digit, List<Integer> cells, House house, House target)
      implements Reason {
    /** Makes a reason; the list is copied. */
    public LockedCandidates {
      cells = List.copyOf(cells);
      Objects.requireNonNull(house, "house");
      Objects.requireNonNull(target, "target");
    }

    @Override
    public List<Part> parts() {
      return List.of(
          Part.houses(Role.HOUSE, List.of(house)),
          Part.houses(Role.TARGET, List.of(target)),
          Part.digit(Role.DEFINING, digit, cells));
    }
  }

  /**
   * A naked or hidden subset of equally many cells and digits: the cells have no other digits, or
   * the digits have no other cells.
   *
   * @param digits the digits
   * @param cells the cells
   * @param houses the house, or the two houses of a locked pair or triple
   * @param candidates the candidates of the digits in the cells
   * @since 1.0.0
   */
  @Incubating
  record Subset(
      List<Integer> digits, List<Integer> cells, List<House> houses, List<Candidate> candidates)
      implements Reason {
    /** Makes a reason; the lists are copied. */
    public Subset {
      digits = List.copyOf(digits);
      cells = List.copyOf(cells);
      houses = List.copyOf(houses);
      candidates = List.copyOf(candidates);
    }

    @Override
    public List<Part> parts() {
      return List.of(
          Part.houses(Role.HOUSE, houses),
          Part.cells(Role.DEFINING, cells),
          Part.candidates(Role.DEFINING, candidates));
    }
  }

  /**
   * A fish: in the base sets, a digit can only go in an equal number of cover sets, except for the
   * fins.
   *
   * @param digit the digit
   * @param base the base sets
   * @param cover the cover sets
   * @param body the cells of the digit in both base and cover sets
   * @param fins the cells of the digit only in base sets
   * @param endoFins the cells of the digit in two base sets
   * @since 1.0.0
   */
  @Incubating
  record Fish(
      int digit,
      List<House> base,
      List<House> cover,
      List<Integer> body,
      List<Integer> fins,
      List<Integer> endoFins)
      implements Reason {
    /** Makes a reason; the lists are copied. */
    public Fish {
      base = List.copyOf(base);
      cover = List.copyOf(cover);
      body = List.copyOf(body);
      fins = List.copyOf(fins);
      endoFins = List.copyOf(endoFins);
    }

    @Override
    public List<Part> parts() {
      return List.of(
          Part.houses(Role.BASE, base),
          Part.houses(Role.COVER, cover),
          Part.digit(Role.DEFINING, digit, body),
          Part.digit(Role.FIN, digit, fins),
          Part.digit(Role.ENDO_FIN, digit, endoFins));
    }
  }

  /**
   * A wing: whatever the pivot is, at least one of its cells is the digit that they share.
   *
   * @param digit the digit that is eliminated
   * @param pivot the candidates of the cell in the middle
   * @param pincers the candidates of the cells at the ends
   * @since 1.0.0
   */
  @Incubating
  record Wing(int digit, List<Candidate> pivot, List<Candidate> pincers) implements Reason {
    /** Makes a reason; the lists are copied. */
    public Wing {
      pivot = List.copyOf(pivot);
      pincers = List.copyOf(pincers);
    }

    @Override
    public List<Part> parts() {
      return List.of(Part.candidates(Role.PIVOT, pivot), Part.candidates(Role.PINCER, pincers));
    }
  }

  /**
   * A rectangle of four cells in two rows, two columns and two boxes, which must not become a
   * deadly pattern of two digits.
   *
   * @param digits the two digits
   * @param floor the corners that have only these two digits
   * @param roof the corners that also have other candidates, or that are open
   * @param extras the additional candidates of the roof
   * @param others other cells that the reason needs: a subset with the extras, a strong link
   * @param houses the houses that the reason needs
   * @since 1.0.0
   */
  @Incubating
  record Rectangle(
      List<Integer> digits,
      List<Integer> floor,
      List<Integer> roof,
      List<Candidate> extras,
      List<Candidate> others,
      List<House> houses)
      implements Reason {
    /** Makes a reason; the lists are copied. */
    public Rectangle {
      digits = List.copyOf(digits);
      floor = List.copyOf(floor);
      roof = List.copyOf(roof);
      extras = List.copyOf(extras);
      others = List.copyOf(others);
      houses = List.copyOf(houses);
    }

    /** {@return the four corners, ascending} */
    public List<Integer> corners() {
      List<Integer> corners = new ArrayList<>(floor);
      corners.addAll(roof);
      return corners.stream().sorted().collect(Lists.toList());
    }

    @Override
    public List<Part> parts() {
      return List.of(
          Part.houses(Role.HOUSE, houses),
          Part.cells(Role.FLOOR, floor),
          Part.cells(Role.ROOF, roof),
          Part.candidates(Role.EXTRA, extras),
          Part.candidates(Role.DEFINING, others));
    }
  }

  /**
   * A bivalue universal grave (BUG), except for these candidates, one of which must be true.
   *
   * @param extras the candidates
   * @since 1.0.0
   */
  @Incubating
  record Bug(List<Candidate> extras) implements Reason {
    /** Makes a reason; the list is copied. */
    public Bug {
      extras = List.copyOf(extras);
    }

    @Override
    public List<Part> parts() {
      return List.of(Part.candidates(Role.EXTRA, extras));
    }
  }

  /**
   * A Sue de Coq: the cells of an intersection, a set in the line and a set in the box have just
   * enough digits together.
   *
   * @param intersection the candidates of the cells in the intersection
   * @param inLine the candidates of the set in the line
   * @param inBox the candidates of the set in the box
   * @param line the line
   * @param box the box
   * @since 1.0.0
   */
  @Incubating
  record SueDeCoq(
      List<Candidate> intersection,
      List<Candidate> inLine,
      List<Candidate> inBox,
      House line,
      House box)
      implements Reason {
    /** Makes a reason; the lists are copied. */
    public SueDeCoq {
      intersection = List.copyOf(intersection);
      inLine = List.copyOf(inLine);
      inBox = List.copyOf(inBox);
      Objects.requireNonNull(line, "line");
      Objects.requireNonNull(box, "box");
    }

    @Override
    public List<Part> parts() {
      return List.of(
          Part.houses(Role.HOUSE, List.of(line, box)),
          Part.candidates(Role.FIRST, intersection),
          Part.candidates(Role.SECOND, inLine),
          Part.candidates(Role.THIRD, inBox));
    }
  }

  /**
   * All ways to place a digit nine times in the grid.
   *
   * @param digit the digit
   * @param cells the cells that all of these ways use, or that at least one uses
   * @since 1.0.0
   */
  @Incubating
  record Template(int digit, List<Integer> cells) implements Reason {
    /** Makes a reason; the list is copied. */
    public Template {
      cells = List.copyOf(cells);
    }

    @Override
    public List<Part> parts() {
      return List.of(Part.digit(Role.DEFINING, digit, cells));
    }
  }

  /**
   * A search: the only reason is the solution that it found.
   *
   * @param candidate the candidate that is in the solution
   * @since 1.0.0
   */
  @Incubating
  record Searched(Candidate candidate) implements Reason {
    /** Makes a reason. */
    public Searched {
      Objects.requireNonNull(candidate, "candidate");
    }

    @Override
    public List<Part> parts() {
      return List.of(Part.candidates(Role.DEFINING, List.of(candidate)));
    }
  }

  /**
   * Several reasons combined in one step: siamese fish, dual kites and dual empty rectangles.
   *
   * @param reasons the reasons
   * @since 1.0.0
   */
  @Incubating
  record Several(List<Reason> reasons) implements Reason {
    /** Makes a reason; the list is copied. */
    public Several {
      reasons = List.copyOf(reasons);
    }

    @Override
    public List<Part> parts() {
      return reasons.stream()
          .flatMap(reason -> reason.parts().stream())
          .distinct()
          .collect(Lists.toList());
    }

    @Override
    public List<Link> links() {
      return reasons.stream()
          .flatMap(reason -> reason.links().stream())
          .distinct()
          .collect(Lists.toList());
    }
  }

  /**
   * The reason for a step of your own technique.
   *
   * @param name the name of the technique, without control characters and lone surrogates, which
   *     pictures cannot contain
   * @param reason one or more sentences, without the same characters
   * @param parts the houses, cells and candidates to draw
   * @param links the links to draw
   * @since 1.0.0
   */
  record Custom(String name, String reason, List<Part> parts, List<Link> links) implements Reason {
    /**
     * Makes a reason; the lists are copied.
     *
     * @throws IllegalArgumentException if a text has a character that pictures cannot contain
     */
    public Custom {
      XmlText.require("name", Objects.requireNonNull(name, "name"));
      XmlText.require("reason", Objects.requireNonNull(reason, "reason"));
      parts = List.copyOf(parts);
      links = List.copyOf(links);
    }
  }
}

/** Represents the kinds of later versions, so that no switch over the kinds is complete. */
non-sealed interface FurtherReason extends Reason {}
