/** Colouring: groups of candidates of one digit that are all true or all false. */
package io.github.nonet.internal.logic.coloring;
