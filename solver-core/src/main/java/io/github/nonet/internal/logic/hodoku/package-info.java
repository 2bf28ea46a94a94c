/** The path of HoDoKu 2.2.0 through a puzzle, on which its rating is based. */
package io.github.nonet.internal.logic.hodoku;
