/** How HoDoKu 2.2.0 walks through a puzzle, for its rating; not exported. */
package io.github.nonet.internal.logic.hodoku;
