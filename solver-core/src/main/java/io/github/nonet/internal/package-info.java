/**
 * The common part of the packages of this module: the interface of engines, limits, the geometry of
 * boards, and checks of what is passed in.
 */
package io.github.nonet.internal;
