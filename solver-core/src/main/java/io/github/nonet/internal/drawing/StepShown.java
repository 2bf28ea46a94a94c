package io.github.nonet.internal.drawing;

import io.github.nonet.Candidate;
import io.github.nonet.Detail;
import io.github.nonet.internal.deduction.GridDeduction;
import java.util.Arrays;
import java.util.List;

/**
 * What a picture shows of a step: no more than its text of the same depth tells.
 *
 * <pre>
 *   TECHNIQUE   nothing
 *   WHERE       the houses in which to look; if the reason names none, its cells
 *   FULL        the houses, the cells and the candidates of the reason, and what the step does
 * </pre>
 *
 * @param base the units that are framed
 * @param cover the units that are framed by dashes
 * @param cells the cells that are coloured
 * @param others the cells that are coloured otherwise
 * @param values the candidates that are marked in these cells
 */
public record StepShown(
    int[] base,
    int[] cover,
    int[] cells,
    int[] others,
    int values,
    List<Candidate> placements,
    List<Candidate> eliminations) {
  private static final int[] NONE = {};

  public static final StepShown NOTHING = ofReason(NONE, NONE);

  private static StepShown ofReason(int[] base, int[] cells) {
    return new StepShown(base, NONE, cells, NONE, 0, List.of(), List.of());
  }

  public static StepShown of(GridDeduction step, Detail detail) {
    if (detail == Detail.FULL) {
      return new StepShown(
          step.base(),
          step.cover(),
          step.causes(),
          step.others(),
          marked(step),
          step.placements(),
          step.eliminations());
    }
    boolean isWhere = detail == Detail.WHERE;
    return isWhere ? ofReason(step.base(), step.base().length > 0 ? NONE : step.causes()) : NOTHING;
  }

  /** Returns the values whose candidates the reason is about. */
  private static int marked(GridDeduction step) {
    boolean isFilled = Arrays.equals(step.causes(), step.cells());
    return step.isPlacement() && isFilled ? 0 : step.values();
  }
}
