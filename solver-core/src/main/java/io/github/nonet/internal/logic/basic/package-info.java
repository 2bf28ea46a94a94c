/** The techniques that every player learns first: singles, locked candidates, subsets. */
package io.github.nonet.internal.logic.basic;
