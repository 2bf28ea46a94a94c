/** Sets of values and of cells as bits, and lists of numbers. */
package io.github.nonet.internal.sets;
