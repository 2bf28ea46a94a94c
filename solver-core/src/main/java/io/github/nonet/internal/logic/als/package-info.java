/** Almost locked sets and the techniques that use them. */
package io.github.nonet.internal.logic.als;
