/** Single-digit patterns other than fish: strong links and empty rectangles. */
package io.github.nonet.internal.logic.onedigit;
