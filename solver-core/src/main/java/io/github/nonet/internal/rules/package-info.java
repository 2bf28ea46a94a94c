/**
 * The rules of grids as data, and their text. It knows values as numbers, but no grids: the types
 * that people call are made of what it returns.
 *
 * <dl>
 *   <dt>where cells are
 *   <dd>a {@code LayoutPlan} collects {@code BuilderCall}s of the builder, a {@code LayoutMaker}
 *       makes the {@code GridLayout}; {@code Layouts} keeps the usual ones
 *   <dt>what holds for them
 *   <dd>{@code RulesTables}: a layout, its cages and constraints, and the structure that engines
 *       see
 *   <dt>what that leaves to a grid
 *   <dd>{@code Conflicts}, {@code PencilMarks}
 *   <dt>text
 *   <dd>{@code PuzzleReader} finds the form of a text and asks {@code RulesReader}, {@code
 *       LongKiller}, {@code ShortKiller} or {@code CellReader}; {@code GridText} and {@code
 *       RulesText} write
 * </dl>
 */
package io.github.nonet.internal.rules;
