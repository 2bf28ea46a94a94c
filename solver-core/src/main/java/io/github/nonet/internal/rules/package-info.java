/**
 * The rules of grids as data, and their text. It knows values as numbers, but no grids: the public
 * types are made from its results.
 *
 * <dl>
 *   <dt>the places of cells
 *   <dd>a {@code LayoutPlan} collects {@code BuilderCall}s of the builder, a {@code LayoutMaker}
 *       makes the {@code GridLayout}; {@code Layouts} keeps the usual ones
 *   <dt>the rules
 *   <dd>{@code RulesTables}: a layout, its cages and constraints, and the structure that engines
 *       see
 *   <dt>the effects on a grid
 *   <dd>{@code Conflicts}, {@code PencilMarks}
 *   <dt>text
 *   <dd>{@code PuzzleReader} finds the form of a text and asks {@code RulesReader}, {@code
 *       LongKiller}, {@code ShortKiller} or {@code CellReader}; {@code GridText} and {@code
 *       RulesText} write
 * </dl>
 */
package io.github.nonet.internal.rules;
