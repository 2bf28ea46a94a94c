/** Constraints beyond houses and cages, as data: their kinds, tables, forms and text. */
package io.github.nonet.internal.constraints;
