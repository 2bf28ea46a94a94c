/**
 * The engine that holds a whole board in three vectors of 512 bits. The engine itself is among the
 * sources for JDK 25: {@code Layout} draws where the cells are, {@code Kernel} deduces, {@code
 * Choice} chooses where to guess. What is here says whether the engine can run: {@link
 * io.github.nonet.internal.vector.VectorSupport} asks for the JDK, the module and the processor.
 */
package io.github.nonet.internal.vector;
