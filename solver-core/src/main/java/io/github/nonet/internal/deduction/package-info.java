/** The techniques by which people solve grids of any rules, on sets of candidates as bits. */
@NullMarked
package io.github.nonet.internal.deduction;

import org.jspecify.annotations.NullMarked;
