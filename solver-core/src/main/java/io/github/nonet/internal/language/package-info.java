/** The texts of each language, and characters of someone else's text in a message. */
package io.github.nonet.internal.language;
