/** Templates: all ways to put one digit nine times into the grid; not exported. */
package io.github.nonet.internal.logic.template;
