/** Fish: houses whose candidates of one digit are covered by an equal number of other houses. */
package io.github.nonet.internal.logic.fish;
