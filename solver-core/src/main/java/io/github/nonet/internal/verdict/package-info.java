/** Why a puzzle has no solution: the part that boards and grids share. */
package io.github.nonet.internal.verdict;
