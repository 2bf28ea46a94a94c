/** How HoDoKu 2.2.0 walks through a puzzle, for its rating. */
package io.github.nonet.internal.logic.hodoku;
