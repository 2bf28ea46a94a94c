package io.github.nonet.internal;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks a class that uses what API level 26 of Android lacks. The build checks the rest against
 * that level.
 *
 * <p>Android resolves a class when a method that uses it runs. So whatever is marked must not run
 * there, or its caller must catch the {@link LinkageError}.
 */
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface JdkOnly {}
