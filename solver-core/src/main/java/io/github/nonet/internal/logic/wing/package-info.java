/** Wings and remote pairs: patterns of cells with two or three candidates. */
package io.github.nonet.internal.logic.wing;
