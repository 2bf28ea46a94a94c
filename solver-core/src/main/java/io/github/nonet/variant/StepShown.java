package io.github.nonet.variant;

import io.github.nonet.internal.deduction.Deduction;
import io.github.nonet.logic.Detail;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a picture shows of a step: no more than its text of the same depth tells.
 *
 * <pre>
 *   TECHNIQUE   nothing
 *   WHERE       the houses in which to look; if the reason names none, its cells
 *   FULL        the houses, the cells and the candidates of the reason, and what the step does
 * </pre>
 *
 * @param step the step, whose text is the title; null for a picture without a step
 * @param detail how much the title tells
 * @param base the units that are framed
 * @param cover the units that are framed by dashes
 * @param cells the cells that are coloured
 * @param others the cells that are coloured otherwise
 * @param values the candidates that are marked in these cells
 */
record StepShown(
    @Nullable GridStep step,
    Detail detail,
    int[] base,
    int[] cover,
    int[] cells,
    int[] others,
    int values,
    List<GridStep.Mark> placements,
    List<GridStep.Mark> eliminations) {
  private static final int[] NONE = {};

  static final StepShown NOTHING = empty(null, Detail.TECHNIQUE);

  private static StepShown empty(@Nullable GridStep step, Detail detail) {
    return new StepShown(step, detail, NONE, NONE, NONE, NONE, 0, List.of(), List.of());
  }

  static StepShown of(GridStep step, Detail detail) {
    Deduction why = step.deduction;
    return switch (detail) {
      case TECHNIQUE -> empty(step, detail);
      case WHERE -> {
        int[] cells = why.base().length > 0 ? NONE : why.causes();
        yield new StepShown(step, detail, why.base(), NONE, cells, NONE, 0, List.of(), List.of());
      }
      case FULL ->
          new StepShown(
              step,
              detail,
              why.base(),
              why.cover(),
              why.causes(),
              why.others(),
              marked(step),
              step.placements(),
              step.eliminations());
    };
  }

  /** Returns the values whose candidates the reason is about. */
  private static int marked(GridStep step) {
    boolean isFilled = Arrays.equals(step.deduction.causes(), step.deduction.cells());
    return step.deduction.isPlacement() && isFilled ? 0 : step.deduction.values();
  }
}
