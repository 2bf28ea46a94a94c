/** Clauses: what follows from them, what conflicts teach, and which variable to decide next. */
@NullMarked
package io.github.nonet.internal.groups.learning;

import org.jspecify.annotations.NullMarked;
