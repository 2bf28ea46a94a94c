/** How many solutions a puzzle has, and why it has none: what boards and grids share. */
package io.github.nonet.internal.verdict;
