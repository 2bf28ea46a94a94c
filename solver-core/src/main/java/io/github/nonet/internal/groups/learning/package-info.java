/** Clauses: what follows from them, what conflicts teach, and which variable to decide next. */
package io.github.nonet.internal.groups.learning;
