/** Colouring: candidates of one digit that are all true or all false together. */
package io.github.nonet.internal.logic.coloring;
