/** Almost locked sets and what they eliminate. */
package io.github.nonet.internal.logic.als;
