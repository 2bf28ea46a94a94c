/** The techniques that everyone learns first: singles, locked candidates, subsets. */
package io.github.nonet.internal.logic.basic;
