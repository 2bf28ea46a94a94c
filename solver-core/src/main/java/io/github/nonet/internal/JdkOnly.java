package io.github.nonet.internal;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks what uses a class or a method that API level 26 of Android lacks. The build checks the rest
 * against that level.
 *
 * <p>Android resolves a class when a method that uses it runs. So whatever is marked must not run
 * there, or its caller must catch the {@link LinkageError}.
 */
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.TYPE, ElementType.METHOD})
public @interface JdkOnly {}
