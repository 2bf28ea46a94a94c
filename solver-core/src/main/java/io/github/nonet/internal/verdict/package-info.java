/** Why a puzzle has no solution: what boards and other grids say of it in common. */
package io.github.nonet.internal.verdict;
