/** Templates: all ways to place one digit nine times in the grid. */
package io.github.nonet.internal.logic.template;
