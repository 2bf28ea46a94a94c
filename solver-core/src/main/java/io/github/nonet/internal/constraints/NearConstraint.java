package io.github.nonet.internal.constraints;

/**
 * A constraint that may be right where another one is printed.
 *
 * @param misprint what went wrong
 * @param constraint what may be right
 */
public record NearConstraint(Misprint misprint, ConstraintData constraint) {}
