/** Fish: places of one digit in some houses that as many other houses cover; not exported. */
package io.github.nonet.internal.logic.fish;
