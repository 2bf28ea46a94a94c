package io.github.nonet;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.Property;

/** A property that is tried on the same hundred examples each time; jqwik prints the seed. */
@Documented
@Target(ElementType.METHOD)
@Retention(RetentionPolicy.RUNTIME)
@Property(tries = 100, seed = "20261121", edgeCases = EdgeCasesMode.NONE)
public @interface Law {}
