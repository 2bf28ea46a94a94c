package io.github.nonet.logic;

import io.github.nonet.Candidate;
import io.github.nonet.Candidates;
import io.github.nonet.Detail;
import io.github.nonet.House;
import io.github.nonet.Picture;
import io.github.nonet.internal.Geometry;
import io.github.nonet.internal.drawing.Drawing;
import io.github.nonet.internal.drawing.Sheet;
import io.github.nonet.internal.drawing.Shown;
import io.github.nonet.internal.sets.Lists;
import io.github.nonet.logic.Part.Role;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * Draws a state with a step: as SVG for a browser, or as text for a terminal.
 *
 * <p>This class is immutable and thread-safe.
 *
 * @since 1.0.0
 */
public final class StepPicture implements Picture {
  /** Chains of one digit, whose sentence names no cells. */
  private static final Set<Technique> OF_DIGITS =
      EnumSet.of(
          Technique.SKYSCRAPER,
          Technique.TWO_STRING_KITE,
          Technique.TURBOT_FISH,
          Technique.EMPTY_RECTANGLE);

  private final Candidates state;
  private final Step step;
  private final Detail detail;
  private final Drawing drawing;

  private StepPicture(Candidates state, Step step, Detail detail, Drawing drawing) {
    this.state = state;
    this.step = step;
    this.detail = detail;
    this.drawing = drawing;
  }

  /**
   * {@return the picture of a step with all details, 450 pixels wide}
   *
   * @param state the candidates before the step
   * @param step a step that was found in the state
   */
  public static StepPicture of(Candidates state, Step step) {
    Objects.requireNonNull(state, "state");
    Objects.requireNonNull(step, "step");
    Drawing drawing =
        Drawing.ofBoard(state::digit)
            .withClues(cell -> state.isGiven(cell) ? 1 : 0)
            .withMarks(state::digits);
    return new StepPicture(state, step, Detail.FULL, drawing);
  }

  /**
   * {@return the picture with another level of detail} The title reveals as much as {@link
   * Step#describe(Detail)}. {@link Detail#TECHNIQUE} shows only the state. {@link Detail#WHERE}
   * shows the houses or the cells that the sentence names. If that names only digits, the picture
   * shows all cells that can be these. Neither shows the result of the step or the roles of its
   * cells.
   *
   * @param shown the level of detail
   */
  public StepPicture detail(Detail shown) {
    return new StepPicture(state, step, Objects.requireNonNull(shown, "shown"), drawing);
  }

  /**
   * {@return the picture with another width and height as SVG} The size of the text stays the same.
   *
   * @param pixels the width and height, 90 to 10,000
   * @throws IllegalArgumentException if {@code pixels} is out of range
   */
  @Override
  public StepPicture size(int pixels) {
    return new StepPicture(state, step, detail, drawing.withSize(pixels));
  }

  /**
   * {@return the picture with or without attributes by which a program finds its cells and
   * candidates} By default it has none.
   *
   * <p>The elements of a cell have the attribute {@code data-cell}, 0 to 80; the elements of a
   * candidate also have {@code data-digit}. The classes are:
   *
   * <ul>
   *   <li>{@code nonet-paper}, {@code nonet-grid}, {@code nonet-names}, {@code nonet-given}, {@code
   *       nonet-placed}, {@code nonet-mark}: the board; {@code nonet-border}: its thick lines;
   *   <li>{@code nonet-cell}: a transparent rectangle for each cell, which takes clicks;
   *   <li>{@code nonet-behind}: the group that the step draws behind the digits; {@code
   *       nonet-houses} and {@code nonet-links}: the groups that it draws in front of them; {@code
   *       nonet-role} and the role in lower case: each cell, candidate and house in a role;
   *   <li>{@code nonet-eliminated} and {@code nonet-large}, which are behind the digits, and {@code
   *       nonet-result}, the group of {@code nonet-placement}: the effects of the step.
   * </ul>
   *
   * <p>A style sheet may give the classes other colours. If you draw your own board, you can use
   * only the groups of the step: the nine cells of 40 units start at 0 in both directions.
   *
   * @param interactive whether the picture has these attributes
   */
  @Override
  public StepPicture interactive(boolean interactive) {
    return new StepPicture(state, step, detail, drawing.interactive(interactive));
  }

  /**
   * {@return the picture as a complete SVG document, which a page may also contain inline}
   *
   * <p>It shows the pencil marks. Each role of the pattern has a colour; the colours come from
   * Okabe and Ito (2008), which colour-blind people can distinguish. Houses are framed; a link is
   * an arrow, solid if it is strong and dashed if it is weak. Eliminated candidates are crossed
   * out, placed digits are circled. The description of the step is the title of the picture, which
   * browsers and screen readers show.
   *
   * @param locale the language of the title
   */
  @Override
  public String toSvg(Locale locale) {
    return new Sheet(drawing, shown(), true).draw(step.describe(detail, locale));
  }

  /**
   * {@return the picture as 13 lines of text, without a line end after the last}
   *
   * <p>Before a candidate, {@code *} means that it has a role in the pattern, {@code -} that the
   * step eliminates it, and {@code =} that the step places it.
   *
   * <pre>
   * +-------------------+---------------+---------------+
   * | *1*2  345    *1*2 | -1567 89  467 | -2589 37  679 |
   *  ...
   * </pre>
   */
  public String toText() {
    return new TextDrawing(state, shown()).draw();
  }

  /** Returns the picture as text. */
  @Override
  public String toString() {
    return toText();
  }

  /**
   * Returns the parts of the step to show, which reveal no more than its text at the same level of
   * detail.
   *
   * <pre>
   *   TECHNIQUE   nothing, only the state
   *   WHERE       the houses in which to look; the pivot, the ends, or the cells; or all cells of
   *               the digits
   *   FULL        all parts and links of the reason, and the effects of the step
   * </pre>
   */
  private Shown shown() {
    Reason reason = step.reason();
    return switch (detail) {
      case TECHNIQUE -> Shown.NOTHING;
      case WHERE -> Shown.of(List.of(shown(where())));
      case FULL ->
          new Shown(
              parts(reason).map(StepPicture::shown).collect(Lists.toList()),
              reason.links().stream()
                  .map(link -> new Shown.Arrow(link.from(), link.to(), link.strong()))
                  .collect(Lists.toList()),
              step.placements(),
              step.eliminations());
    };
  }

  /**
   * Returns the parts of a reason. For a single, these are its houses; for a naked single, the
   * cells that leave it no other digit.
   */
  private static Stream<Part> parts(Reason reason) {
    if (reason instanceof Reason.Single single) {
      return Stream.of(
          single.houses().isEmpty()
              ? Part.cells(Role.HOUSE, List.copyOf(House.peersOf(single.candidate().cell())))
              : Part.houses(Role.HOUSE, single.houses()));
    }
    return reason.parts().stream();
  }

  private static Shown.Highlight shown(Part part) {
    return new Shown.Highlight(
        part.role().name().toLowerCase(Locale.ROOT),
        part.houses().stream().map(house -> Lists.toArray(house.cells())).collect(Lists.toList()),
        part.cells(),
        part.candidates());
  }

  /** Returns only the part that the sentence names: houses, cells, or all cells of its digits. */
  private Part where() {
    Reason reason = step.reason();
    if (isOfDigits(reason)) {
      return Part.cells(Role.DEFINING, cellsOfDigits(reason));
    }
    if (reason instanceof Chain chain) {
      return ofCandidates(ChainWords.ends(chain));
    }
    if (reason instanceof AlmostLockedSets als && als.stem().isEmpty()) {
      Set<Integer> cells = new TreeSet<>(als.sets().get(0).cells());
      cells.addAll(als.sets().get(als.sets().size() - 1).cells());
      return Part.cells(Role.DEFINING, List.copyOf(cells));
    }
    if (reason instanceof Net net) {
      return ofCandidates(
          net.branches().stream()
              .flatMap(it -> it.assumption().candidates().stream())
              .collect(Lists.toList()));
    }
    return whereOfParts(reason);
  }

  private static Part whereOfParts(Reason reason) {
    List<House> houses = new ArrayList<>();
    for (Part part : reason.parts()) {
      if (part.role() == Role.HOUSE || part.role() == Role.BASE) {
        part.houses().stream().filter(house -> !houses.contains(house)).forEach(houses::add);
      }
    }
    if (!houses.isEmpty()) {
      boolean isOfOne = reason instanceof Reason.Single || reason instanceof Reason.Subset;
      return Part.houses(Role.HOUSE, isOfOne ? houses.subList(0, 1) : houses);
    }
    List<Integer> pivot = cells(reason.parts().stream().filter(part -> part.role() == Role.PIVOT));
    return Part.cells(Role.DEFINING, pivot.isEmpty() ? cells(reason.parts().stream()) : pivot);
  }

  private static Part ofCandidates(List<Candidate> candidates) {
    return Part.cells(Role.DEFINING, cells(Stream.of(Part.candidates(Role.DEFINING, candidates))));
  }

  /** Returns whether the sentence names only digits. */
  private boolean isOfDigits(Reason reason) {
    return reason instanceof Reason.Rectangle
        || reason instanceof Reason.Several
        || reason instanceof Reason.Template
        || reason instanceof Colors
        || reason instanceof Chain && OF_DIGITS.contains(step.technique());
  }

  /**
   * Returns the cells that have all of the digits as candidates, or hold one of them that is not
   * given.
   */
  private List<Integer> cellsOfDigits(Reason reason) {
    Set<Integer> digits = new TreeSet<>();
    if (reason instanceof Reason.Rectangle rectangle) {
      digits.addAll(rectangle.digits());
    } else {
      reason.parts().forEach(part -> part.candidates().forEach(it -> digits.add(it.digit())));
    }
    List<Integer> cells = new ArrayList<>();
    for (int cell = 0; cell < Geometry.CELLS; cell++) {
      boolean isOpen = state.digit(cell) == 0;
      if (isOpen
          ? state.digits(cell).containsAll(digits)
          : isAvoidable() && !state.isGiven(cell) && digits.contains(state.digit(cell))) {
        cells.add(cell);
      }
    }
    return cells;
  }

  private boolean isAvoidable() {
    return step.technique() == Technique.AVOIDABLE_RECTANGLE_1
        || step.technique() == Technique.AVOIDABLE_RECTANGLE_2;
  }

  /** Returns all cells that the parts name, ascending. */
  private static List<Integer> cells(Stream<Part> parts) {
    Set<Integer> cells = new TreeSet<>();
    parts.forEach(
        part -> {
          cells.addAll(part.cells());
          part.candidates().forEach(candidate -> cells.add(candidate.cell()));
        });
    return List.copyOf(cells);
  }
}
