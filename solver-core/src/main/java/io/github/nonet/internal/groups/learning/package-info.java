/** Clause learning: rules as literals, unit propagation, conflict analysis and the decisions. */
package io.github.nonet.internal.groups.learning;
