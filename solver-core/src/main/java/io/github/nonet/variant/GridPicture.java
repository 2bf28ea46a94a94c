package io.github.nonet.variant;

import io.github.nonet.Candidate;
import io.github.nonet.Detail;
import io.github.nonet.Picture;
import io.github.nonet.internal.Refusal;
import io.github.nonet.internal.deduction.GridDeduction;
import io.github.nonet.internal.drawing.Drawing;
import io.github.nonet.internal.drawing.GridSheet;
import io.github.nonet.internal.drawing.Shown;
import io.github.nonet.internal.drawing.Shown.Highlight;
import io.github.nonet.internal.drawing.TableText;
import io.github.nonet.internal.groups.Structure;
import io.github.nonet.internal.sets.Lists;
import io.github.nonet.internal.sets.ValueSet;
import io.github.nonet.logic.GridTechnique;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * Draws a grid, or a step on a grid, as SVG, HTML or Markdown.
 *
 * <pre>{@code
 * String svg = GridPicture.of(puzzle).size(600).toSvg();
 * String marks = GridPicture.of(GridCandidates.of(puzzle)).toSvg();
 * String hint = GridPicture.of(state, step, Detail.WHERE).toSvg(Locale.GERMAN);
 * }</pre>
 *
 * <p>Thick lines separate boxes and regions, and dashed lines surround cages, with the sum in the
 * corner. Windows and other groups are tinted, and diagonals are drawn as lines. Constraints look
 * as setters draw them: thermometers, arrows, coloured lines, dots and signs on borders, numbers
 * outside the grid. Chess moves and {@link Constraint#everywhereElse} are not drawn.
 *
 * <p>A picture takes time in proportion to the length of its text: a few milliseconds for a grid of
 * nine values, up to a second or two for the largest rules. This class is immutable and
 * thread-safe: each option returns another picture.
 *
 * @since 1.0.0
 */
public final class GridPicture implements Picture {
  private final Rules rules;
  private final Drawing drawing;

  /**
   * The step whose text is the title, at this level of detail; null in a picture without a step.
   */
  private final @Nullable GridStep step;

  private final Detail detail;

  private GridPicture(Rules rules, byte[] values, byte[] clues, int[] marks) {
    this(
        rules,
        Drawing.of(rules.tables.layout, rules.tables.cages, values, clues, marks),
        null,
        Detail.TECHNIQUE);
  }

  private GridPicture(Rules rules, Drawing drawing, @Nullable GridStep step, Detail detail) {
    this.rules = rules;
    this.drawing = drawing;
    this.step = step;
    this.detail = detail;
  }

  private GridPicture with(Drawing other) {
    return new GridPicture(rules, other, step, detail);
  }

  /**
   * {@return the picture of a grid whose values are all clues, 450 pixels wide}
   *
   * @param grid any grid
   */
  public static GridPicture of(Grid grid) {
    Objects.requireNonNull(grid, "grid");
    return new GridPicture(grid.rules, grid.values, grid.values, new int[grid.values.length]);
  }

  /**
   * {@return the picture of a grid with its pencil marks, 450 pixels wide} Given values are bold,
   * placed ones are not, and candidates are small.
   *
   * @param candidates any candidates
   */
  public static GridPicture of(GridCandidates candidates) {
    Objects.requireNonNull(candidates, "candidates");
    int[] marks = candidates.toSets();
    byte[] values = new byte[marks.length];
    byte[] clues = new byte[marks.length];
    for (int cell = 0; cell < marks.length; cell++) {
      values[cell] = (byte) candidates.value(cell);
      clues[cell] = candidates.isGiven(cell) ? values[cell] : 0;
      marks[cell] = values[cell] == 0 ? marks[cell] : 0;
    }
    return new GridPicture(candidates.rules(), values, clues, marks);
  }

  /** Returns the picture of given and other values, with these marks in the open cells. */
  static GridPicture of(Grid givens, Grid grid, int[] marks) {
    int[] shown = marks.clone();
    for (int cell = 0; cell < shown.length; cell++) {
      shown[cell] = grid.values[cell] == 0 ? shown[cell] : 0;
    }
    return new GridPicture(grid.rules, grid.values, givens.values, shown);
  }

  /**
   * {@return the picture of a grid with a step, 450 pixels wide} The drawing and the title show as
   * much as {@link GridStep#describe(Detail)}: {@link Detail#TECHNIQUE} shows only the grid under
   * the name of the technique; {@link Detail#WHERE} frames the houses to examine, or colours the
   * cells; {@link Detail#FULL} also shows the reason, crosses out eliminated candidates and circles
   * placed values. The colours come from Okabe and Ito (2008), which colour-blind people can
   * distinguish.
   *
   * @param state the candidates before the step
   * @param step a step that was found in the state
   * @param detail the level of detail
   * @throws IllegalArgumentException if the step was found in a grid of other rules
   */
  public static GridPicture of(GridCandidates state, GridStep step, Detail detail) {
    Objects.requireNonNull(step, "step");
    Objects.requireNonNull(detail, "detail");
    GridPicture picture = of(state);
    if (!step.rules.equals(state.rules())) {
      throw Refusal.argument("step has other rules (" + step.rules + ")", state.rules());
    }
    return new GridPicture(picture.rules, picture.drawing, step, detail);
  }

  /**
   * {@return the picture with the values of another grid as clues} Clues are bold, other values are
   * not.
   *
   * @param puzzle the grid with the clues, with the same rules
   * @throws IllegalArgumentException if the puzzle has other rules
   */
  public GridPicture clues(Grid puzzle) {
    Objects.requireNonNull(puzzle, "puzzle");
    if (!puzzle.rules.equals(rules)) {
      throw Refusal.argument("puzzle has other rules (" + puzzle.rules + ")", rules);
    }
    return with(drawing.withClues(puzzle.values));
  }

  /**
   * {@return the picture with another width} The height follows from it.
   *
   * @param pixels the size, 90 to 10,000
   * @throws IllegalArgumentException if {@code pixels} is out of range
   */
  @Override
  public GridPicture size(int pixels) {
    return with(drawing.withSize(pixels));
  }

  /**
   * {@return the picture with or without attributes by which a program finds its cells and
   * candidates} By default it has none. Attributes and classes are the same as in {@link
   * io.github.nonet.text.BoardPicture#interactive} and {@link
   * io.github.nonet.logic.StepPicture#interactive}.
   *
   * <p>The elements of a cell have the attribute {@code data-cell}, its number; the elements of a
   * candidate also have {@code data-digit}. Each cell has a transparent rectangle, which takes
   * clicks. The classes are:
   *
   * <ul>
   *   <li>{@code nonet-paper}, {@code nonet-grid}, {@code nonet-given}, {@code nonet-placed},
   *       {@code nonet-mark}, {@code nonet-cell}: the grid; {@code nonet-border}: its thick lines;
   *   <li>{@code nonet-cage} and {@code nonet-sum}: its cages; {@code nonet-group} and {@code
   *       nonet-diagonal}: the cells of other groups, and diagonals;
   *   <li>{@code nonet-lines}, {@code nonet-signs} and {@code nonet-outside}: the groups that
   *       constraints draw below the lines of the grid, above them, and outside the grid; {@code
   *       nonet-disc}: the ground of a sign that is a letter;
   *   <li>{@code nonet-behind}: the group that a step draws behind the values; {@code nonet-houses}
   *       and {@code nonet-links}: the groups of its frames and arrows; {@code nonet-role} and the
   *       role in lower case: each cell, candidate and house in a role;
   *   <li>{@code nonet-eliminated} and {@code nonet-large}, which are behind the digits, and {@code
   *       nonet-result}, the group of {@code nonet-placement}: the effects of the step.
   * </ul>
   *
   * @param interactive whether the picture has these attributes
   */
  @Override
  public GridPicture interactive(boolean interactive) {
    return with(drawing.interactive(interactive));
  }

  /**
   * {@return an SVG image whose step has its title in the given language, or in English if the
   * library does not have it}
   *
   * @param locale a language
   */
  @Override
  public String toSvg(Locale locale) {
    Objects.requireNonNull(locale, "locale");
    String title = step == null ? rules.toString() : step.describe(detail, locale);
    return new GridSheet(rules.tables, drawing, visible()).draw(title);
  }

  private Shown visible() {
    Shown shown = shown();
    return rules.tables.structure.hasHidden() ? shown.below(rules.shownCellCount()) : shown;
  }

  /**
   * Returns the parts of the step to show, which reveal no more than its text at the same level of
   * detail.
   *
   * <pre>
   *   TECHNIQUE   nothing
   *   WHERE       the houses in which to look; if the reason names none, its cells, or the ends of a
   *               chain
   *   FULL        the houses, the cells and the candidates of the reason, and what the step does
   * </pre>
   */
  private Shown shown() {
    if (step == null) {
      return Shown.NOTHING;
    }
    return switch (detail) {
      case TECHNIQUE -> Shown.NOTHING;
      case WHERE -> Shown.of(List.of(where(step.deduction)));
      case FULL -> full(step);
    };
  }

  private Highlight where(GridDeduction reason) {
    return reason.base().length > 0 ? base(reason) : part("defining", 0, reason.outer());
  }

  private Highlight base(GridDeduction reason) {
    return new Highlight("house", houses(reason.base()), List.of(), List.of());
  }

  private Shown full(GridStep step) {
    GridDeduction reason = step.deduction;
    boolean isTold =
        reason instanceof GridDeduction.LinkedLiterals
            || reason instanceof GridDeduction.FailedCandidate;
    if (isTold) {
      return Shown.of(step.inferences(), step.placements(), step.eliminations());
    }
    boolean isFilled = Arrays.equals(reason.causes(), reason.cells());
    int values = reason.placements().isEmpty() || !isFilled ? reason.values() : 0;
    return new Shown(
        List.of(
            new Highlight("house", List.of(), seeing(reason), List.of()),
            part("defining", values, reason.causes()),
            part("second", values, reason.others()),
            base(reason),
            new Highlight("target", houses(reason.cover()), List.of(), List.of())),
        List.of(),
        step.placements(),
        step.eliminations());
  }

  /** Returns the cells of houses and groups that leave a naked single no other value. */
  private List<Integer> seeing(GridDeduction reason) {
    Set<Integer> cells = new TreeSet<>();
    if (reason.technique() == GridTechnique.NAKED_SINGLE) {
      int single = reason.causes()[0];
      for (Structure.Group group : rules.tables.structure.groups()) {
        List<Integer> its = Lists.of(group.cells());
        cells.addAll(its.contains(single) ? its : List.of());
      }
      cells.remove(single);
    }
    return List.copyOf(cells);
  }

  private List<int[]> houses(int[] units) {
    return Arrays.stream(units)
        .mapToObj(rules.tables.structure::cellsOfUnit)
        .collect(Lists.toList());
  }

  /** Returns cells in a role, with the candidates of theirs that are among the values. */
  private Highlight part(String role, int values, int[] cells) {
    List<Candidate> candidates = new ArrayList<>();
    for (int cell : cells) {
      for (int value : new ValueSet(drawing.marks()[cell] & values)) {
        candidates.add(new Candidate(cell, value));
      }
    }
    return new Highlight(role, List.of(), Lists.of(cells), candidates);
  }

  /**
   * {@return a Markdown table, with the empty header that GitHub's dialect requires} Cages follow
   * as a list. It does not show steps; regions, diagonals and lines need {@link #toSvg()}.
   */
  public String toMarkdown() {
    return new TableText(drawing).markdown();
  }

  /**
   * {@return an HTML table that contains all its styles} Thick lines separate regions, dashed lines
   * separate cages, whose sums are in the corners. It does not show steps; diagonals and lines need
   * {@link #toSvg()}.
   */
  public String toHtml() {
    return new TableText(drawing).html();
  }
}
