/**
 * The meaning of a constraint, as data: pairs, sets, sums and machines, and all ways to meet it.
 */
package io.github.nonet.internal.groups.forms;
