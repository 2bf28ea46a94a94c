/** Wings, remote pairs: reasons of cells with two or three candidates; not exported. */
package io.github.nonet.internal.logic.wing;
