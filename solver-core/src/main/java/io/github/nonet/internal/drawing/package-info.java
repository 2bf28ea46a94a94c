/**
 * Grids as pictures: what a {@code Drawing} holds is drawn as SVG by {@code GridSvg}, and as a
 * table of HTML or Markdown by {@code GridTable}. {@code LineSvg} draws constraints, {@code
 * StepSvg} what is {@code StepShown} of a step.
 */
package io.github.nonet.internal.drawing;
