/**
 * Boards and grids as pictures. A {@code Drawing} holds the puzzle, {@code Shown} the step. {@code
 * Sheet} draws both as SVG, {@code GridSheet} adds cages and tints, and {@code LineSvg} and {@code
 * OutsideSvg} add constraints. {@code TableText} makes tables of HTML, Markdown and LaTeX.
 */
package io.github.nonet.internal.drawing;
