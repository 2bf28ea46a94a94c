package io.github.nonet.logic;

import io.github.nonet.Candidates;
import java.util.Locale;
import java.util.Objects;

/**
 * A state with a step drawn into it: as SVG for a browser, as text for a terminal.
 *
 * <p>This class is immutable and thread-safe.
 *
 * @since 1.0.0
 */
public final class StepPicture {
  private final Candidates state;
  private final Step step;

  private StepPicture(Candidates state, Step step) {
    this.state = state;
    this.step = step;
  }

  /**
   * {@return the picture of a step}
   *
   * @param state the candidates before the step
   * @param step a step that was found in the state
   */
  public static StepPicture of(Candidates state, Step step) {
    return new StepPicture(
        Objects.requireNonNull(state, "state"), Objects.requireNonNull(step, "step"));
  }

  /** {@return the picture as SVG, titled in English} */
  public String toSvg() {
    return toSvg(Locale.ENGLISH);
  }

  /**
   * {@return the picture as an SVG document of its own, which a page may also hold inline}
   *
   * <p>It shows the pencil marks. Each role of the pattern has a colour; the colours are those of
   * Okabe and Ito (2008), which colour-blind people can tell apart. Houses are framed; a link is an
   * arrow, drawn through if it is strong and dashed if it is weak. What the step eliminates is
   * crossed out, what it places is circled. The description of the step is the title of the
   * picture, which browsers and screen readers show.
   *
   * @param locale the language of the title
   */
  public String toSvg(Locale locale) {
    return new SvgDrawing(state, step).draw(step.describe(Detail.FULL, locale));
  }

  /**
   * {@return the picture as 13 lines of text, without a line end after the last}
   *
   * <p>Before a candidate, {@code *} says that it plays a role in the pattern, {@code -} that the
   * step eliminates it, {@code =} that the step places it.
   *
   * <pre>
   * +-------------------+---------------+---------------+
   * | *1*2  345    *1*2 | -1567 89  467 | -2589 37  679 |
   *  ...
   * </pre>
   */
  public String toText() {
    return new TextDrawing(state, step).draw();
  }

  /** Returns the picture as text. */
  @Override
  public String toString() {
    return toText();
  }
}
