/**
 * The engines that hold a whole board in a few vectors: {@code VectorEngine} in nine of 256 bits,
 * {@code WideEngine} in three of 512. The engines themselves are among the sources for JDK 25: a
 * {@code Layout} draws where the cells are, a {@code Kernel} deduces, a {@code Choice} chooses
 * where to guess. This package decides whether an engine can run, and which: {@link
 * io.github.nonet.internal.vector.VectorSupport} asks for the JDK, the module and the processor.
 */
package io.github.nonet.internal.vector;
