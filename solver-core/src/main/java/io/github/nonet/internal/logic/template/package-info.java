/** Templates: all ways to put one digit nine times into the grid. */
package io.github.nonet.internal.logic.template;
