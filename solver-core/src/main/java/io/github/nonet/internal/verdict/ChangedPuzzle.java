package io.github.nonet.internal.verdict;

import io.github.nonet.internal.groups.Structure;

/**
 * A puzzle that is searched for solutions.
 *
 * @param structure the rules
 * @param sets the values that each cell may have
 */
record ChangedPuzzle(Structure structure, int[] sets) {}
