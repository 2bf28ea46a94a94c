/** What the packages of this module share and no one else may use: it is not exported. */
package io.github.nonet.internal;
