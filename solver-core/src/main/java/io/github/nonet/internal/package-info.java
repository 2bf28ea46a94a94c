/** What the packages of this module share: the interface of engines, limits, sets and geometry. */
package io.github.nonet.internal;
