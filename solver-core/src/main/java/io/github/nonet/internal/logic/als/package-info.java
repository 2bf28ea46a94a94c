/** Almost locked sets and what they eliminate; not exported. */
package io.github.nonet.internal.logic.als;
