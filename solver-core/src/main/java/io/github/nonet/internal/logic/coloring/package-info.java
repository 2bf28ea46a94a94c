/** Colouring: places of one digit that are true together or false together; not exported. */
package io.github.nonet.internal.logic.coloring;
