/** Clause learning: unit propagation, conflict analysis, and the variable to decide next. */
package io.github.nonet.internal.groups.learning;
