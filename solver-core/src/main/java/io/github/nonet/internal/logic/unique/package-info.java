/** Patterns that prove something only if the puzzle has one solution. */
package io.github.nonet.internal.logic.unique;
