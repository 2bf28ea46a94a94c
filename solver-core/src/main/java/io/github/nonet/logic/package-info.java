/** Solving as people do: techniques, steps with reasons, hints, ratings. */
@NullMarked
package io.github.nonet.logic;

import org.jspecify.annotations.NullMarked;
